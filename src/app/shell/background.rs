//! Background work: reading a large file and computing a large scene take longer than a frame, so both run
//! on a thread. Until then the scene on screen stays, below a dialog that cancels.

use std::path::Path;

use eframe::egui::Context;

use super::background_task::{BackgroundTask, FileContent, PreparedScene, SceneUpdate};
use super::dialogs::{Modal, PendingOpen};
use super::start::{LateFile, StartFile};
use super::{App, Pass};
use crate::app::features::lessons::Lessons;
use crate::app::state::derived::Derived;
use crate::app::state::job::{Job, Polled};
use crate::lesson::is_lesson;
use crate::message::text;
use crate::scene::{Scene, SceneFile};
use crate::words::one_line;

/// Maximum length of a file or text that is read within a frame, in bytes.
pub(super) const MAX_AT_ONCE: usize = 100_000;

impl App {
    /// Returns whether a file is read on a thread.
    pub(crate) fn is_long(path: &Path) -> bool {
        path.metadata().is_ok_and(|metadata| metadata.len() > MAX_AT_ONCE as u64)
    }

    /// Reads a scene, a lesson, or a file with points, on a thread.
    pub(crate) fn read_beside(&mut self, path: &Path, reloads: bool, ctx: &Context) {
        let its_path = path.to_owned();
        let content = Job::start(ctx, move |_| {
            if !reloads && is_lesson(&its_path) {
                return Some(FileContent::Lesson(Lessons::load(&its_path).map(Box::new)));
            }
            Some(match SceneFile::read(&its_path) {
                Ok(file) => {
                    let derived = Derived::of(&file.scene, 0);
                    FileContent::Scene(Box::new(file), Box::new(derived))
                }
                Err(_) if !reloads && Self::holds_points(&its_path) => FileContent::Points,
                Err(error) => FileContent::Refused(error.to_string()),
            })
        });
        self.await_content(path, reloads, None, content);
    }

    /// Continues with a file that was named when the program was started, once it is read.
    pub(super) fn await_late(&mut self, late: LateFile, step: Option<usize>, ctx: &Context) {
        let path = late.path().to_owned();
        let content = Job::start(ctx, move |_| {
            Some(match late.wait()? {
                Ok(StartFile::Scene(file)) => {
                    let derived = Derived::of(&file.scene, 0);
                    FileContent::Scene(file, Box::new(derived))
                }
                Ok(StartFile::Lesson(loaded)) => FileContent::Lesson(Ok(loaded)),
                Err(words) => FileContent::Refused(words),
            })
        });
        self.await_content(&path, false, step, content);
    }

    fn await_content(&mut self, path: &Path, reloads: bool, step: Option<usize>, content: Job<FileContent>) {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        self.modal = Some(Modal::Working(text!("shell-opening"; title = one_line(&name))));
        self.ahead = Some(BackgroundTask::Reading { path: path.to_owned(), reloads, step, content });
    }

    /// Reads a text from the clipboard on a thread.
    pub(crate) fn paste_beside(&mut self, text: String, ctx: &Context) {
        let its_text = text.clone();
        let scene = Job::start(ctx, move |_| {
            Some(Scene::from_ron(&its_text).ok().map(|scene| {
                let derived = Derived::of(&scene, 0);
                Box::new(PreparedScene { scene, derived })
            }))
        });
        self.modal = Some(Modal::Working(text!("shell-reading-the-clipboard").to_owned()));
        self.ahead = Some(BackgroundTask::Pasting { text, scene });
    }

    /// Computes the scene that an action leads to, if that takes long and is not done yet. Returns the
    /// action if it need not wait.
    pub(crate) fn compute_beside(&mut self, leaving: PendingOpen, ctx: &Context) -> Option<PendingOpen> {
        let Some(scene) = leaving.scene() else { return Some(leaving) };
        let is_prepared = self.prepared.as_ref().is_some_and(|prepared| prepared.scene == *scene);
        if is_prepared || !self.derived.takes_long(scene) {
            return Some(leaving);
        }
        let (scene, before) = (scene.clone(), self.derived.clone());
        let derived = Job::start(ctx, move |_| {
            let derived = before.next(&scene, 0);
            Some(PreparedScene { scene, derived })
        });
        self.modal = Some(Modal::Working(text!("shell-computing-the-scene").to_owned()));
        self.ahead = Some(BackgroundTask::Computing { leaving, step: None, derived });
        None
    }

    /// Opens a scene at a step, from 1.
    pub(crate) fn open_at(&mut self, leaving: PendingOpen, step: Option<usize>, ctx: &Context) {
        self.leave_now(leaving, ctx);
        match (&mut self.ahead, step) {
            (Some(BackgroundTask::Computing { step: its_step, .. }), _) => *its_step = step,
            (_, Some(step)) => self.session.playback.jump(step.saturating_sub(1)),
            (_, None) => {}
        }
    }

    /// Returns the data computed from the scene of the document; reuses the background result if it belongs
    /// to that scene.
    pub(crate) fn take_prepared(&mut self) -> Derived {
        let (scene, revision) = (self.document.scene(), self.document.revision());
        match self.prepared.take() {
            Some(PreparedScene { scene: of, derived }) if of == *scene => derived.at(revision),
            Some(_) | None => Derived::of(scene, revision),
        }
    }

    /// Stops the work of the dialog. A change that cannot be shown is undone.
    pub(crate) fn cancel_work(&mut self) {
        self.ahead = None;
        if self.must_wait() {
            self.give_up();
        }
    }

    fn close_working(&mut self) {
        self.modal.take_if(|modal| matches!(modal, Modal::Working(_)));
    }

    /// Continues with the data that has been read or computed.
    pub(crate) fn poll_ahead(&mut self, ctx: &Context) {
        let Some(ahead) = self.ahead.take() else { return };
        match ahead {
            BackgroundTask::Reading { path, reloads, step, content } => match content.poll() {
                Polled::Running => {
                    self.ahead = Some(BackgroundTask::Reading { path, reloads, step, content });
                }
                Polled::Failed => self.close_working(),
                Polled::Done(content) => {
                    self.close_working();
                    self.take_content(content, &path, (reloads, step), ctx);
                }
            },
            BackgroundTask::Pasting { text, scene } => match scene.poll() {
                Polled::Running => self.ahead = Some(BackgroundTask::Pasting { text, scene }),
                Polled::Failed => self.close_working(),
                Polled::Done(prepared) => {
                    self.close_working();
                    match prepared {
                        Some(prepared) => {
                            let scene = prepared.scene.clone();
                            self.prepared = Some(*prepared);
                            self.open_pasted(scene, ctx);
                        }
                        None => self.paste_points(text, ctx),
                    }
                    ctx.request_repaint();
                }
            },
            BackgroundTask::Computing { leaving, step, derived } => match derived.poll() {
                Polled::Running => {
                    self.ahead = Some(BackgroundTask::Computing { leaving, step, derived });
                }
                Polled::Failed => self.close_working(),
                Polled::Done(prepared) => {
                    self.close_working();
                    self.prepared = Some(prepared);
                    self.open_at(leaving, step, ctx);
                }
            },
        }
    }

    fn take_content(
        &mut self,
        content: FileContent,
        path: &Path,
        (reloads, step): (bool, Option<usize>),
        ctx: &Context,
    ) {
        match content {
            FileContent::Scene(file, derived) => {
                self.prepared = Some(PreparedScene { scene: file.scene.clone(), derived: *derived });
                if reloads {
                    self.show_reloaded(*file, ctx);
                } else {
                    self.leave(PendingOpen::Open(file), ctx);
                    if let Some(step) = step {
                        self.session.playback.jump(step.saturating_sub(1));
                    }
                }
            }
            FileContent::Lesson(loaded) => {
                let Pass { mut cx, features, .. } = self.pass();
                features.lessons.begin_lesson(loaded.map(|loaded| *loaded), 0, &mut cx);
                self.carry_out_all(ctx);
                if let Some(step) = step {
                    self.session.playback.jump(step.saturating_sub(1));
                }
            }
            FileContent::Points => self.import_file(path, ctx),
            FileContent::Refused(words) => self.refuse_opening(words),
        }
        ctx.request_repaint();
    }

    /// Recomputes the derived data if the scene has changed: at once, or on a thread if that takes long.
    /// Returns whether they are new.
    pub(crate) fn derive(&mut self, ctx: &Context) -> bool {
        let revision = self.document.revision();
        let scene = self.document.shown();
        let found = if self.derived.revision == revision {
            self.change = None;
            return false;
        } else if self.derived.takes_long(scene) {
            let Some(derived) = self.follow_change(ctx) else { return false };
            derived
        } else {
            self.derived.next(scene, revision)
        };
        self.close_working();
        (self.change, self.derived) = (None, found);
        true
    }

    /// Returns the data computed on a thread for the changed scene, once they are ready.
    fn follow_change(&mut self, ctx: &Context) -> Option<Derived> {
        let revision = self.document.revision();
        if let Some(change) = self.change.take() {
            match change.derived.poll() {
                Polled::Running => self.change = Some(change),
                // While a vertex is dragged, the picture lags behind it. Data for an outdated scene with
                // other vertices is dropped.
                Polled::Done(derived)
                    if change.revision == revision || derived.fits(self.document.shown()) =>
                {
                    ctx.request_repaint();
                    return Some(derived);
                }
                Polled::Done(_) => ctx.request_repaint(),
                // A notice gives the reason.
                Polled::Failed => {
                    self.give_up();
                    ctx.request_repaint();
                    return None;
                }
            }
        }
        if self.change.is_none() {
            let (scene, before) = (self.document.shown().clone(), self.derived.clone());
            let step = self.session.playback.step();
            let derived = Job::start(ctx, move |_| {
                let derived = before.next(&scene, revision);
                // The words that the next frame shows are checked here.
                derived.words(step);
                Some(derived)
            });
            self.change = Some(SceneUpdate { revision, derived });
            if self.must_wait() {
                self.modal
                    .get_or_insert_with(|| Modal::Working(text!("shell-computing-the-scene").to_owned()));
            }
        }
        None
    }

    /// Returns whether the scene is being computed, and the earlier data belongs to another scene, so that
    /// nothing can be shown.
    pub(crate) fn must_wait(&self) -> bool {
        self.change.is_some() && !self.derived.fits(self.document.shown())
    }

    /// Goes back to the scene before the slow change.
    fn give_up(&mut self) {
        self.change = None;
        self.close_working();
        if self.document.is_shown_aside() {
            self.document.show_aside(None);
        } else if !self.document.cancel_gesture() && self.document.undo().is_none() {
            self.document.redo();
        }
    }
}
