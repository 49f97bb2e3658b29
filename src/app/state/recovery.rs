//! Recovery files: unsaved work is stored on disk, in case the program ends before it is saved.
//!
//! A separate thread writes them, at most once a second, also while a drag is held. Those of a window are
//! `PROCESS-WINDOW-NUMBER.ron` in the data folder, one for each unsaved scene and for the edited lesson. A
//! lock on `PROCESS-WINDOW` tells other instances of the program that the window is alive;
//! [`super::leftover`] finds the files of windows that are not.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use eframe::egui::Context;

use super::document::{Document, Unsaved};
use super::leftover::Leftover;
use super::recovery_file::{self, Folders, RecoveredWork};
use crate::app::platform::{IS_PAGE, Pace, Worker};
use crate::app::widgets::notice;
use crate::files::{self, FileError, Fingerprint, Lock};
use crate::lesson::Lesson;
use crate::message::text;

/// Minimum time between two writes: short, so that little is lost, and long compared with a write.
const INTERVAL: Duration = Duration::from_secs(1);

/// Time after which files that could not be written are tried again.
const AGAIN: Duration = Duration::from_secs(3);

/// First number for the document that is set aside; no history is that long.
const PARKED: usize = 1_000_000;

/// Number of the edited lesson.
const LESSON: usize = 2 * PARKED;

/// The recovery files of this window.
#[derive(Debug, Default)]
pub(crate) struct Recovery {
    /// The keeper; `None` if nothing is stored.
    keeper: Option<Arc<Keeper>>,
    worker: Option<Worker>,
    /// The revision of the document and the numbers of the unsaved scenes that were last handed over.
    handed_over: Option<(u64, Vec<usize>)>,
    /// The unsaved lesson that was last handed over.
    lesson: Option<Lesson>,
    /// The recovered work of an earlier window that this window shows, until it has recovery files of its
    /// own.
    adopted: Vec<Leftover>,
    /// Whether the user has agreed to lose unsaved work.
    is_discarded: bool,
}

impl Recovery {
    /// Creates the store in these folders; without folders nothing is stored. Notices report failures.
    pub(crate) fn new(folders: Option<Folders>, ctx: &Context) -> Self {
        let keeper = folders.map(|folders| {
            Arc::new(Keeper {
                folders,
                ctx: ctx.clone(),
                latest: Mutex::default(),
                changed: Condvar::new(),
                disk: Mutex::default(),
            })
        });
        let mut recovery = Self::default();
        recovery.keeper = keeper;
        recovery
    }

    /// Stores the unsaved work of the document, of the document set aside for the other dimension, and of the
    /// edited lesson, if any of it has changed.
    pub(crate) fn follow(
        &mut self,
        document: &Document,
        parked: Option<&Document>,
        lesson: Option<UnsavedLesson<'_>>,
    ) {
        let Some(keeper) = self.keeper.as_ref().filter(|_| !self.is_discarded) else { return };
        // A scene shown aside does not belong to the document.
        let before = self.handed_over.as_ref().map(|(revision, _)| *revision);
        let revision = before.filter(|_| document.is_shown_aside()).unwrap_or(document.revision());
        let unsaved = || {
            let aside = parked.into_iter().flat_map(Document::unsaved);
            document.unsaved().map(|scene| (0, scene)).chain(aside.map(|scene| (PARKED, scene)))
        };
        let numbers: Vec<usize> = unsaved().map(|(first, scene)| first + scene.home).collect();
        let now = Some((revision, numbers));
        if self.handed_over == now && self.lesson.as_ref() == lesson.map(|lesson| lesson.lesson) {
            return;
        }
        let has_kept = self.handed_over.as_ref().is_some_and(|(_, numbers)| !numbers.is_empty())
            || self.lesson.is_some();
        self.handed_over = now;
        self.lesson = lesson.map(|lesson| lesson.lesson.clone());
        let of_scenes = unsaved().map(|(first, scene)| UnsavedWork::of(scene, first));
        let drafts: Vec<UnsavedWork> = of_scenes.chain(lesson.map(UnsavedWork::of_lesson)).collect();
        if drafts.is_empty() && !has_kept && self.adopted.is_empty() {
            return;
        }
        keeper.hand_over(drafts, &mut self.adopted);
        if self.worker.is_none() {
            let keeper = Arc::clone(keeper);
            self.worker = Some(Worker::start(move || keeper.turn()));
        }
    }

    /// Starts over with another document, which may have come from an earlier window.
    pub(crate) fn start_over(&mut self, adopted: Option<Leftover>) {
        // Nothing equals the content of the other document.
        if let Some((revision, _)) = &mut self.handed_over {
            *revision = u64::MAX;
        }
        self.adopted.extend(adopted);
    }

    /// Removes the files: the user has agreed to lose unsaved work.
    pub(crate) fn discard(&mut self) {
        if let Some(keeper) = self.keeper.as_ref().filter(|_| !self.is_discarded) {
            keeper.hand_over(Vec::new(), &mut self.adopted);
        }
        self.is_discarded = true;
    }

    /// Returns a function that writes all pending data at once, for when the process is about to end.
    pub(crate) fn at_the_end(&self) -> impl FnOnce() + Send + 'static {
        let keeper = self.keeper.clone();
        move || keeper.into_iter().for_each(|keeper| keeper.write())
    }
}

impl Drop for Recovery {
    fn drop(&mut self) {
        if let Some(keeper) = &self.keeper {
            known(&keeper.latest).has_ended = true;
            keeper.changed.notify_all();
            // It ends after the current write.
            self.worker.take().into_iter().for_each(Worker::join);
            keeper.write();
        }
    }
}

/// The edited lesson with unsaved changes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct UnsavedLesson<'a> {
    /// The lesson as the fields contain it.
    pub(crate) lesson: &'a Lesson,
    /// The base path of the lesson's scene files.
    pub(crate) path: &'a Path,
    /// The file of the scene or lesson, with the bytes last read or written there.
    pub(crate) file: Option<&'a (PathBuf, Fingerprint)>,
}

/// An unsaved scene or lesson.
#[derive(Clone, Debug)]
struct UnsavedWork {
    /// The number of the draft among those of the window.
    number: usize,
    work: RecoveredWork,
    /// The file of the scene or lesson, with the bytes last read or written there.
    file: Option<(PathBuf, Fingerprint)>,
}

impl UnsavedWork {
    fn of(Unsaved { scene, home, file, .. }: Unsaved<'_>, first: usize) -> Self {
        let file = file.map(|(path, fingerprint)| (path.to_owned(), fingerprint));
        Self { number: first + home, work: RecoveredWork::Scene(Box::new(scene.clone())), file }
    }

    fn of_lesson(UnsavedLesson { lesson, path, file }: UnsavedLesson<'_>) -> Self {
        let work = RecoveredWork::Lesson(lesson.clone(), path.to_owned());
        Self { number: LESSON, work, file: file.cloned() }
    }
}

/// The part of a window's recovery files that the thread, the window and a signal share.
#[derive(Debug)]
struct Keeper {
    folders: Folders,
    ctx: Context,
    /// Locked only briefly, so that no frame waits.
    latest: Mutex<Latest>,
    changed: Condvar,
    /// Locked while files are written.
    disk: Mutex<Disk>,
}

/// The drafts to write next.
#[derive(Debug, Default)]
struct Latest {
    drafts: Option<Vec<UnsavedWork>>,
    adopted: Vec<Leftover>,
    has_ended: bool,
    /// Whether the drafts could not be written.
    has_failed: bool,
}

/// The files on disk.
#[derive(Debug, Default)]
struct Disk {
    /// The beginning of the files' names, and its lock.
    name: Option<(String, Lock)>,
    files: BTreeSet<PathBuf>,
}

/// Returns the locked value. It is consistent even if a thread has panicked while it held the lock.
fn known<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Keeper {
    fn hand_over(&self, drafts: Vec<UnsavedWork>, adopted: &mut Vec<Leftover>) {
        let mut latest = known(&self.latest);
        latest.drafts = Some(drafts);
        latest.adopted.append(adopted);
        self.changed.notify_all();
    }

    /// Writes all handed-over data, and waits. The window ends the wait; in a page nothing may wait.
    fn turn(&self) -> Pace {
        if !IS_PAGE {
            let idle = |latest: &mut Latest| latest.drafts.is_none() && !latest.has_ended;
            let latest = self.changed.wait_while(known(&self.latest), idle);
            if latest.unwrap_or_else(PoisonError::into_inner).has_ended {
                return Pace::Done;
            }
        }
        self.write();
        let latest = known(&self.latest);
        let pause = if latest.has_failed { AGAIN } else { INTERVAL };
        if IS_PAGE {
            return Pace::After(pause);
        }
        let living = |latest: &mut Latest| !latest.has_ended;
        drop(self.changed.wait_timeout_while(latest, pause, living));
        Pace::Again
    }

    /// Writes the data handed over last, unless it is written already. Drafts that cannot be written stay
    /// pending.
    fn write(&self) {
        let mut disk = known(&self.disk);
        let mut latest = known(&self.latest);
        let (Some(drafts), adopted) = (latest.drafts.take(), std::mem::take(&mut latest.adopted)) else {
            return;
        };
        drop(latest);
        let kept = disk.keep(&drafts, &self.folders);
        let mut latest = known(&self.latest);
        let had_failed = std::mem::replace(&mut latest.has_failed, kept.is_err());
        match kept {
            Ok(()) => {
                adopted.iter().for_each(Leftover::remove);
                if had_failed && !drafts.is_empty() {
                    self.say(text!("state-recovery-is-written-again").to_owned());
                }
            }
            Err(error) => {
                latest.drafts.get_or_insert(drafts);
                latest.adopted.extend(adopted);
                self.say(text!("state-no-recovery-file-can-be"; error = error.to_string()));
            }
        }
    }

    fn say(&self, sentence: String) {
        notice::leave(&self.ctx, sentence);
        self.ctx.request_repaint();
    }
}

impl Disk {
    /// Makes these drafts the stored ones. Every draft is tried, and no file is removed before all are written.
    fn keep(&mut self, drafts: &[UnsavedWork], folders: &Folders) -> Result<(), FileError> {
        let mut files = BTreeSet::new();
        if !drafts.is_empty() {
            let name = self.name(folders)?;
            let mut written = Ok(());
            for draft in drafts {
                let path = folders.recovery.join(format!("{name}-{}.ron", draft.number));
                let text = recovery_file::text(&draft.work, draft.file.as_ref());
                written = written.and(files::write_output(&path, text.as_bytes()));
                files.insert(path.clone());
                self.files.insert(path);
            }
            written?;
        }
        for path in self.files.difference(&files) {
            // A file that no longer exists is fine.
            files::remove(path).ok();
        }
        self.files = files;
        Ok(())
    }

    /// The beginning of the files' names, locked since the first file.
    fn name(&mut self, folders: &Folders) -> Result<String, FileError> {
        if let Some((name, _)) = &self.name {
            return Ok(name.clone());
        }
        files::make_folder(&folders.recovery)?;
        let taken = files::list(&folders.recovery);
        for window in 0_u64.. {
            let name = format!("{}-{window}", files::process());
            let is_taken = taken.iter().any(|path| {
                path.file_stem()
                    .is_some_and(|stem| recovery_file::window_of(&stem.to_string_lossy()) == Some(&name))
            });
            if !is_taken && let Some(lock) = folders.lock(&name)? {
                self.name = Some((name.clone(), lock));
                return Ok(name);
            }
        }
        // There are more windows than numbers.
        Ok(String::new())
    }
}
