//! Recovery files: what no file holds is kept beside the window, in case the program ends before it is saved.
//!
//! A thread of its own writes them, at most once a second, also while a drag is held. Those of a window are
//! `PROCESS-WINDOW-NUMBER.ron` in the data folder, one for each unsaved scene and for the lesson that is being written. A lock on `PROCESS-WINDOW` tells other
//! starts of the program that the window lives; [`super::leftover`] finds those of windows that do not.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use eframe::egui::Context;

use super::document::{Document, Unsaved};
use super::leftover::Leftover;
use super::recovery_file::{self, Folders, Work};
use crate::app::widgets::notice;
use crate::files::{self, FileError, Fingerprint, Lock};
use crate::lesson::Lesson;

/// The least time between two writings: short, so that little is lost, and long compared with a writing.
const INTERVAL: Duration = Duration::from_secs(1);

/// The number from which those of the document that is set aside are counted: no history is as long.
const PARKED: usize = 1_000_000;

/// The number of the lesson that is being written.
const LESSON: usize = 2 * PARKED;

/// The recovery files of this window.
#[derive(Debug, Default)]
pub(crate) struct Recovery {
    /// `None` if nothing is kept.
    keeper: Option<Arc<Keeper>>,
    thread: Option<JoinHandle<()>>,
    /// The revision of the document and the numbers of the unsaved scenes that were handed over last.
    handed_over: Option<(u64, Vec<usize>)>,
    /// The unsaved lesson that was handed over last.
    lesson: Option<Lesson>,
    /// The work that this window shows from an earlier one, until it has recovery files of its own.
    adopted: Vec<Leftover>,
    /// Whether the user has agreed to lose what is not saved.
    is_discarded: bool,
}

impl Recovery {
    /// With files in these folders; without folders nothing is kept. Failures are said in notices.
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

    /// Keeps what no file holds of the document, of the one set aside for the other dimension, and of the lesson that is
    /// being written, if that has changed.
    pub(crate) fn follow(
        &mut self,
        document: &Document,
        parked: Option<&Document>,
        lesson: Option<UnsavedLesson<'_>>,
    ) {
        let Some(keeper) = self.keeper.as_ref().filter(|_| !self.is_discarded) else { return };
        // A scene that is shown aside is not the document's.
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
        let of_scenes = unsaved().map(|(first, scene)| Draft::of(scene, first));
        let drafts: Vec<Draft> = of_scenes.chain(lesson.map(Draft::of_lesson)).collect();
        if drafts.is_empty() && !has_kept && self.adopted.is_empty() {
            return;
        }
        keeper.hand_over(drafts, &mut self.adopted);
        if self.thread.is_none() {
            let keeper = Arc::clone(keeper);
            self.thread = Some(thread::spawn(move || keeper.run()));
        }
    }

    /// Starts over with another document, which may have come from an earlier window.
    pub(crate) fn start_over(&mut self, adopted: Option<Leftover>) {
        // Nothing is equal to the other document's.
        if let Some((revision, _)) = &mut self.handed_over {
            *revision = u64::MAX;
        }
        self.adopted.extend(adopted);
    }

    /// Removes the files: the user has agreed to lose what is not saved.
    pub(crate) fn discard(&mut self) {
        if let Some(keeper) = self.keeper.as_ref().filter(|_| !self.is_discarded) {
            keeper.hand_over(Vec::new(), &mut self.adopted);
        }
        self.is_discarded = true;
    }

    /// Writes at once what is not yet written, for when the process is about to end.
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
            // It ends after the writing under way. That it has panicked changes nothing here.
            self.thread.take().into_iter().for_each(|thread| drop(thread.join()));
            keeper.write();
        }
    }
}

/// The lesson that is being written, which no file holds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct UnsavedLesson<'a> {
    /// The lesson as it stands in the fields.
    pub(crate) lesson: &'a Lesson,
    /// Where its scene files are looked for.
    pub(crate) path: &'a Path,
    /// Its file, with the bytes last read or written there.
    pub(crate) file: Option<&'a (PathBuf, Fingerprint)>,
}

/// A scene or lesson that no file holds.
#[derive(Clone, Debug)]
struct Draft {
    /// Its number among those of the window.
    number: usize,
    work: Work,
    /// Its file, with the bytes last read or written there.
    file: Option<(PathBuf, Fingerprint)>,
}

impl Draft {
    fn of(Unsaved { scene, home, file, .. }: Unsaved<'_>, first: usize) -> Self {
        let file = file.map(|(path, fingerprint)| (path.to_owned(), fingerprint));
        Self { number: first + home, work: Work::Scene(Box::new(scene.clone())), file }
    }

    fn of_lesson(UnsavedLesson { lesson, path, file }: UnsavedLesson<'_>) -> Self {
        let work = Work::Lesson(lesson.clone(), path.to_owned());
        Self { number: LESSON, work, file: file.cloned() }
    }
}

/// The part of a window's recovery files that the thread, the window and a signal share.
#[derive(Debug)]
struct Keeper {
    folders: Folders,
    ctx: Context,
    /// Locked for moments only, so that no frame waits.
    latest: Mutex<Latest>,
    changed: Condvar,
    /// Locked while files are written.
    disk: Mutex<Disk>,
}

/// The drafts to be written next.
#[derive(Debug, Default)]
struct Latest {
    drafts: Option<Vec<Draft>>,
    adopted: Vec<Leftover>,
    has_ended: bool,
}

/// The files on disk.
#[derive(Debug, Default)]
struct Disk {
    /// The beginning of the files' names, and its lock.
    name: Option<(String, Lock)>,
    files: BTreeSet<PathBuf>,
}

/// The value under a lock. A thread that has panicked with it has left something whole.
fn known<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Keeper {
    fn hand_over(&self, drafts: Vec<Draft>, adopted: &mut Vec<Leftover>) {
        let mut latest = known(&self.latest);
        latest.drafts = Some(drafts);
        latest.adopted.append(adopted);
        self.changed.notify_all();
    }

    /// Writes whatever is handed over until the window ends.
    fn run(&self) {
        loop {
            let idle = |latest: &mut Latest| latest.drafts.is_none() && !latest.has_ended;
            let latest = self.changed.wait_while(known(&self.latest), idle);
            if latest.unwrap_or_else(PoisonError::into_inner).has_ended {
                return;
            }
            self.write();
            let living = |latest: &mut Latest| !latest.has_ended;
            drop(self.changed.wait_timeout_while(known(&self.latest), INTERVAL, living));
        }
    }

    /// Writes what was handed over last, unless that is done.
    fn write(&self) {
        let mut disk = known(&self.disk);
        let mut latest = known(&self.latest);
        let (Some(drafts), adopted) = (latest.drafts.take(), std::mem::take(&mut latest.adopted)) else {
            return;
        };
        drop(latest);
        match disk.keep(&drafts, &self.folders) {
            Ok(()) => adopted.iter().for_each(Leftover::remove),
            Err(error) => {
                notice::leave(&self.ctx, format!("No recovery file can be written: {error}"));
                self.ctx.request_repaint();
            }
        }
    }
}

impl Disk {
    /// Makes these what is kept.
    fn keep(&mut self, drafts: &[Draft], folders: &Folders) -> Result<(), FileError> {
        let mut files = BTreeSet::new();
        if !drafts.is_empty() {
            let name = self.name(folders)?;
            for draft in drafts {
                let path = folders.recovery.join(format!("{name}-{}.ron", draft.number));
                files::write(&path, recovery_file::text(&draft.work, draft.file.as_ref()).as_bytes())?;
                files.insert(path);
            }
        }
        for path in self.files.difference(&files) {
            // One that is gone already is as it should be.
            files::remove(path).ok();
        }
        self.files = files;
        Ok(())
    }

    /// The beginning of the names, which is locked from the first one on.
    fn name(&mut self, folders: &Folders) -> Result<String, FileError> {
        if let Some((name, _)) = &self.name {
            return Ok(name.clone());
        }
        files::make_folder(&folders.recovery)?;
        let taken = files::list(&folders.recovery);
        for window in 0_u64.. {
            let name = format!("{}-{window}", process::id());
            let is_taken = taken.iter().any(|path| {
                path.file_stem()
                    .is_some_and(|stem| recovery_file::window_of(&stem.to_string_lossy()) == Some(&name))
            });
            if !is_taken && let Some(lock) = folders.lock(&name)? {
                self.name = Some((name.clone(), lock));
                return Ok(name);
            }
        }
        // More windows than there are numbers.
        Ok(String::new())
    }
}
