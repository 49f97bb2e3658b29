//! Saving, and the changes by other programs and windows to the scene's file.

use std::path::{Path, PathBuf};

use eframe::egui::Context;

use super::App;
use super::dialogs::{Doubt, Modal};
use super::files::PathPurpose;
use crate::files::{self, FileError, Fingerprint, OnDisk};
use crate::gjk;
use crate::message::text;
use crate::scene::{Expectation, Scene};

impl App {
    /// Writes the scene to its file, or asks for a file.
    pub(crate) fn save_scene(&mut self, ctx: &Context) {
        match self.document.file().map(Path::to_owned) {
            Some(path) => self.save_to(path, ctx),
            None => self.ask_where_to_save(ctx),
        }
    }

    /// Asks for a file to write the scene to.
    pub(crate) fn ask_where_to_save(&mut self, ctx: &Context) {
        self.dialog.ask(PathPurpose::Save, self.document.suggested_path(), ctx);
    }

    /// Writes the scene to a file; asks first if that may lose data.
    pub(crate) fn save_to(&mut self, path: PathBuf, ctx: &Context) {
        let is_own = self.document.file().is_some_and(|own| own == path || files::is_same(own, &path));
        if is_own && self.document.compare_file() == OnDisk::Changed {
            self.modal = Some(Modal::Overwrite { doubt: Doubt::Changed, path, purpose: PathPurpose::Save });
        } else if self.sharing.is_open_elsewhere(&path) {
            self.modal = Some(Modal::Overwrite { doubt: Doubt::Shared, path, purpose: PathPurpose::Save });
        } else {
            self.write_scene(path, files::write, ctx);
        }
    }

    /// Writes the scene to a file nevertheless.
    pub(crate) fn overwrite(&mut self, doubt: Doubt, path: PathBuf, ctx: &Context) {
        let write = match doubt {
            Doubt::Changed | Doubt::Shared => files::write,
            Doubt::ReadOnly => files::write_even_read_only,
        };
        self.write_scene(path, write, ctx);
    }

    fn write_scene(
        &mut self,
        path: PathBuf,
        write: fn(&Path, &[u8]) -> Result<(), FileError>,
        ctx: &Context,
    ) {
        let updated = self.updated_expectation();
        let text = match &updated {
            Some((expect, _)) => Scene { expect: expect.clone(), ..self.document.scene().clone() }.to_ron(),
            None => self.document.scene().to_ron(),
        };
        match write(&path, text.as_bytes()) {
            Ok(()) => {
                let saved = text!("shell-saved-4"; file = path.display());
                self.session.notice = Some(match updated {
                    Some((expect, changes)) => {
                        self.document.expect(expect);
                        text!("shell-it-expects-another-result-now"; saved = saved, changes = changes)
                    }
                    None => saved,
                });
                let path = path.canonicalize().unwrap_or(path);
                self.document.mark_saved(&path, Fingerprint::of(text.as_bytes()));
                self.recent.add_file(&path);
                if let Some(leaving) = self.after_save.take() {
                    // Asks again if undo leads back to another unsaved scene.
                    self.leave(leaving, ctx);
                }
            }
            Err(FileError::ReadOnly { path }) => {
                let purpose = PathPurpose::Save;
                self.modal = Some(Modal::Overwrite { doubt: Doubt::ReadOnly, path, purpose });
            }
            Err(error) => {
                let text = error.to_string();
                self.after_save = None;
                self.modal =
                    Some(Modal::Message { title: text!("shell-the-scene-cannot-be-saved").to_owned(), text });
            }
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
        self.session.notice = Some(format!("{} {happened}", path.display()));
    }

    /// Reports if the document's file is now also open in another window.
    pub(crate) fn look_for_other_windows(&mut self) {
        let file = self.document.file();
        if self.sharing.follow(file)
            && let Some(path) = file
        {
            let words = text!("shell-is-open-in-another-window"; file = path.display());
            self.session.notice = Some(words);
        }
    }
}
