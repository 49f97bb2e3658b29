//! Saving scenes and lessons, and the changes by other programs and windows to the scene's file.

use std::path::{Path, PathBuf};

use eframe::egui::Context;

use super::App;
use super::dialogs::{Doubt, Modal};
use crate::app::state::request::{Ask, EXTENSION, FileRequest, Request, Work};
use crate::files::{self, FileError, Fingerprint, OnDisk};
use crate::gjk;
use crate::message::text;
use crate::scene::{Expectation, Scene};

impl App {
    /// Returns the file of the scene or of the lesson.
    pub(crate) fn file_of(&self, work: Work) -> Option<&Path> {
        match work {
            Work::Scene => self.document.file(),
            Work::Lesson => self.features.lessons.authoring.file(),
        }
    }

    /// Writes the scene or the lesson to its file, or asks for a file.
    pub(crate) fn save(&mut self, work: Work, ctx: &Context) {
        match self.file_of(work).map(Path::to_owned) {
            Some(path) => self.save_to(work, path, ctx),
            None => self.save_as(work, Ask::Dialog, ctx),
        }
    }

    /// Asks for a file to write the scene or the lesson to.
    pub(crate) fn save_as(&mut self, work: Work, ask: Ask, ctx: &Context) {
        let request = match work {
            Work::Scene => Some(FileRequest::to_save(
                [text!("shell-save-the-scene"), text!("shell-save-the-scene-to-a")],
                "scene.ron".to_owned(),
                (text!("shell-scene").to_owned(), EXTENSION),
                self.document.suggested_path(),
                |path| Request::Save(Work::Scene, path),
            )),
            Work::Lesson => self.features.lessons.authoring.file_request(),
        };
        if let Some(request) = request {
            self.ask_for_file(Box::new(request), ask, ctx);
        }
    }

    /// Writes the scene or the lesson to a file; asks first if that may lose data.
    pub(crate) fn save_to(&mut self, work: Work, path: PathBuf, ctx: &Context) {
        let is_own = self.file_of(work).is_some_and(|own| own == path || files::is_same(own, &path));
        let on_disk = match work {
            _ if !is_own => OnDisk::Same,
            Work::Scene => self.document.compare_file(),
            Work::Lesson => self.features.lessons.authoring.compare_file(),
        };
        if on_disk == OnDisk::Changed {
            self.modal = Some(Modal::Overwrite { doubt: Doubt::Changed, path, work });
        } else if work == Work::Scene && self.sharing.is_open_elsewhere(&path) {
            self.modal = Some(Modal::Overwrite { doubt: Doubt::Shared, path, work });
        } else {
            self.write(work, path, files::write, ctx);
        }
    }

    /// Writes the scene or the lesson to a file nevertheless.
    pub(crate) fn overwrite(&mut self, work: Work, doubt: Doubt, path: PathBuf, ctx: &Context) {
        let write = match doubt {
            Doubt::Changed | Doubt::Shared => files::write,
            Doubt::ReadOnly => files::write_even_read_only,
        };
        self.write(work, path, write, ctx);
    }

    fn write(
        &mut self,
        work: Work,
        path: PathBuf,
        write: fn(&Path, &[u8]) -> Result<(), FileError>,
        ctx: &Context,
    ) {
        let updated = if work == Work::Scene { self.updated_expectation() } else { None };
        let scene = self.document.scene();
        let text = match (work, &updated) {
            (Work::Scene, Some((expect, _))) => Scene { expect: expect.clone(), ..scene.clone() }.to_ron(),
            (Work::Scene, None) => scene.to_ron(),
            (Work::Lesson, _) => {
                let Some(text) = self.features.lessons.authoring.text_for(&path) else { return };
                text
            }
        };
        match write(&path, text.as_bytes()) {
            Ok(()) => {
                let saved = match work {
                    Work::Scene => self.mark_saved(path, &text, updated),
                    Work::Lesson => self.mark_lesson_saved(path, &text),
                };
                self.session.tell(saved);
                if let Some(leaving) = self.after_save.take() {
                    // Asks again if undo leads back to another unsaved scene.
                    self.leave(leaving, ctx);
                }
            }
            Err(FileError::ReadOnly { path }) => {
                self.modal = Some(Modal::Overwrite { doubt: Doubt::ReadOnly, path, work });
            }
            Err(error) => {
                self.after_save = None;
                let title = match work {
                    Work::Scene => text!("shell-the-scene-cannot-be-saved"),
                    Work::Lesson => text!("shell-the-lesson-cannot-be-saved"),
                };
                self.modal = Some(Modal::Message { title: title.to_owned(), text: error.to_string() });
            }
        }
    }

    /// Records that the scene has been saved. Returns the notice.
    fn mark_saved(&mut self, path: PathBuf, text: &str, updated: Option<(Expectation, String)>) -> String {
        let saved = text!("shell-saved-4"; file = path.display());
        let notice = match updated {
            Some((expect, changes)) => {
                self.document.expect(expect);
                text!("shell-it-expects-another-result-now"; saved = saved, changes = changes)
            }
            None => saved,
        };
        let path = path.canonicalize().unwrap_or(path);
        self.document.mark_saved(&path, Fingerprint::of(text.as_bytes()));
        self.recent.add_file(&path);
        notice
    }

    /// Records that the lesson has been saved. Returns the notice.
    fn mark_lesson_saved(&mut self, path: PathBuf, text: &str) -> String {
        let saved = text!("shell-saved"; file = path.display());
        let path = path.canonicalize().unwrap_or(path);
        match self.features.lessons.authoring.mark_saved(&path, text) {
            Some(missing) => text!("shell-before-students-can-open-it"; saved = saved, missing = missing),
            None => saved,
        }
    }

    /// Returns an updated expectation for the scene's run, and the differences from the old one. Returns `None`
    /// unless the old one held when the scene was opened or saved, and an edit has made it false. Without the
    /// update, `check` would fail forever.
    fn updated_expectation(&self) -> Option<(Expectation, String)> {
        let scene = self.document.scene();
        let saved = self.document.saved().filter(|saved| saved.expect == scene.expect)?;
        if scene.expect.is_empty() || self.document.is_in_gesture() || saved == scene {
            return None;
        }
        let result = |scene: &Scene| {
            let convexes = scene.convexes();
            let query = scene.query(&convexes);
            let trace = gjk::run(&query);
            (scene.expect.differences_in(&query, &trace), scene.expect.updated(&query, &trace))
        };
        let (differences, updated) = result(scene);
        // A scene that failed intentionally continues to fail.
        if differences.is_empty() || !result(saved).0.is_empty() {
            return None;
        }
        Some((updated, differences.join(", ")))
    }

    /// Reports changes of the scene's file by other programs.
    pub(crate) fn look_at_file(&mut self) {
        let happened = match self.document.glance_at_file() {
            OnDisk::Same => return,
            OnDisk::Changed => text!("shell-was-changed-by-another-program"),
            OnDisk::Deleted => text!("shell-was-deleted-by-another-program"),
        };
        let path = self.document.suggested_path();
        self.session.tell(format!("{} {happened}", path.display()));
    }

    /// Reports if the document's file is now also open in another window.
    pub(crate) fn look_for_other_windows(&mut self) {
        let file = self.document.file();
        if self.sharing.follow(file)
            && let Some(path) = file
        {
            let words = text!("shell-is-open-in-another-window"; file = path.display());
            self.session.tell(words);
        }
    }
}
