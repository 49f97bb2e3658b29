//! Import and export: the requests of their windows to the files, the clipboard and the scene.

use std::path::Path;

use eframe::egui::{Context, Event};

use super::{App, Pass};
use crate::app::features::exchange::applied::Applied;
use crate::app::features::exchange::{export_ui, exporting, import_ui};
use crate::app::shell::background::MAX_AT_ONCE;
use crate::app::shell::dialogs::{Modal, PendingOpen};
use crate::app::shell::files::PathPurpose;
use crate::app::state::request::ExchangeRequest;
use crate::app::state::view::Framing;
use crate::edit::Selection;
use crate::exchange::{self, Proof, SourceForm};
use crate::files;
use crate::geometry::Side;
use crate::judge;
use crate::message::text;
use crate::scene::Scene;

impl App {
    /// Shows the open windows.
    pub(crate) fn exchange_ui(&mut self, ctx: &Context) {
        let Pass { mut cx, features, .. } = self.pass();
        import_ui::ui(ctx, &mut features.importing, &mut cx);
        export_ui::ui(ctx, &mut features.exporting, &mut cx);
    }

    /// Handles text pasted outside a text field: a scene is opened, points are offered for import.
    ///
    /// Called after the panels, so that a panel may have consumed the event.
    pub(crate) fn take_paste(&mut self, ctx: &Context) {
        let window_open = self.features.exporting.is_open || self.features.pictures.open.is_some();
        if ctx.text_edit_focused() || self.modal.is_some() || window_open {
            return;
        }
        let text = ctx.input(|input| {
            input.events.iter().find_map(|event| match event {
                Event::Paste(text) => Some(text.clone()),
                _ => None,
            })
        });
        if let Some(text) = text.filter(|text| !text.trim().is_empty()) {
            self.paste(text, ctx);
        }
    }

    fn paste(&mut self, text: String, ctx: &Context) {
        if !self.features.importing.is_open {
            if text.trim().parse::<f64>().is_ok() {
                let words = text!("shell-a-single-number-is-pasted");
                self.session.notice = Some(words.to_owned());
                return;
            }
            if text.len() <= judge::MAX_BYTES && judge::is_trace(&text) {
                return self.features.trace_import.open_text(text, ctx);
            }
            let is_scene = exchange::past_comments(&text).starts_with('(');
            if is_scene && text.len() > MAX_AT_ONCE {
                return self.paste_beside(text, ctx);
            }
            if let Some(scene) = is_scene.then(|| Scene::from_ron(&text).ok()).flatten() {
                return self.open_pasted(scene, ctx);
            }
        }
        self.paste_points(text, ctx);
    }

    /// Opens a scene from the clipboard.
    pub(crate) fn open_pasted(&mut self, scene: Scene, ctx: &Context) {
        self.leave(PendingOpen::Replace(text!("shell-open-a-pasted-scene").to_owned(), Box::new(scene)), ctx);
    }

    /// Offers the points of a text for import.
    pub(crate) fn paste_points(&mut self, text: String, ctx: &Context) {
        let side = self.preferred_side();
        self.features.importing.open_text(text, side, ctx);
    }

    /// Offers the points of a file for import.
    pub(crate) fn import_file(&mut self, path: &Path, ctx: &Context) {
        let side = self.preferred_side();
        self.features.importing.open_file(path, side, ctx);
    }

    /// Returns whether a file that is not a scene contains points, such as lists in RON.
    pub(crate) fn holds_points(path: &Path) -> bool {
        exchange::read_file(path)
            .is_ok_and(|reading| reading.form != SourceForm::Scene && !reading.lists.is_empty())
    }

    /// The default side for a single list: the side with the selection, and P if none or both have one.
    fn preferred_side(&self) -> Side {
        let selection = &self.session.selection;
        let nothing = Selection::default();
        match Side::BOTH.map(|side| selection[side] != nothing[side]) {
            [false, true] => Side::Q,
            _ => Side::P,
        }
    }

    /// Opens the import window with its last content.
    pub(crate) fn open_import(&mut self) {
        let side = self.preferred_side();
        self.features.importing.open(side);
    }

    /// Copies the proof of the verdict with the pair, as JSON.
    pub(crate) fn copy_proof(&mut self, ctx: &Context) {
        let analysis = &self.derived.analysis;
        let proof = Proof::of(&analysis.trace, &analysis.reference);
        self.session.notice = Some(match serde_json::to_string_pretty(&proof) {
            Ok(text) => {
                ctx.copy_text(text);
                text!("shell-copied-the-proof-as-json").to_owned()
            }
            Err(error) => error.to_string(),
        });
    }

    /// Executes a request of the windows.
    pub(crate) fn carry_out_exchange(&mut self, request: ExchangeRequest, ctx: &Context) {
        let chosen = self.session.settings.export_format;
        match request {
            ExchangeRequest::ChooseImport => {
                self.dialog.ask(PathPurpose::Import, self.document.suggested_path(), ctx);
            }
            ExchangeRequest::TypeImport => self.ask_path(PathPurpose::Import, None),
            ExchangeRequest::ApplyImport => self.apply_import(ctx),
            ExchangeRequest::Copy(what) => {
                let format = exporting::format_for(chosen, what);
                self.session.notice = Some(match exchange::write(self.document.scene(), what, format) {
                    Ok(text) => {
                        ctx.copy_text(text);
                        text!("shell-copied-as"; title = what.title(), words = exporting::words(format))
                    }
                    Err(error) => error.to_string(),
                });
                self.features.exporting.message = self.session.notice.clone();
            }
            ExchangeRequest::Save(what) => {
                let format = exporting::format_for(chosen, what);
                let path = exporting::suggested_path(&self.document.suggested_path(), what, format);
                self.dialog.ask(PathPurpose::Export(what, format), path, ctx);
            }
            ExchangeRequest::TypeSave(what) => {
                let format = exporting::format_for(chosen, what);
                self.ask_path(PathPurpose::Export(what, format), None);
            }
        }
    }

    fn apply_import(&mut self, ctx: &Context) {
        match self.features.importing.applied(self.document.scene()) {
            Ok(Applied::Edit(edit)) => {
                self.features.importing.close();
                self.edit(&edit, ctx);
                // The imported points may be anywhere.
                for view in &mut self.session.views {
                    view.framing = Framing::Due;
                }
            }
            Ok(Applied::Replace(name, scene)) => {
                self.features.importing.close();
                self.leave(PendingOpen::Replace(name, scene), ctx);
            }
            Err(error) => self.features.importing.refuse(error.to_string()),
        }
    }

    /// Writes the shapes of the export window to a file.
    pub(crate) fn export_to(&mut self, path: &Path, (what, format): exporting::ExportChoice) {
        let written = exchange::write(self.document.scene(), what, format)
            .map_err(|error| error.to_string())
            .and_then(|text| {
                // The scene's own file holds more than its shapes.
                files::require_output(path, self.document.file())
                    .and_then(|()| files::write_output(path, text.as_bytes()))
                    .map_err(|error| error.to_string())
            });
        match written {
            Ok(()) => {
                self.features.exporting.message = Some(text!("shell-saved-2"; file = path.display()));
                self.session.notice.clone_from(&self.features.exporting.message);
            }
            Err(text) => {
                self.modal = Some(Modal::Message {
                    title: text!("shell-the-file-cannot-be-written").to_owned(),
                    text,
                });
            }
        }
    }
}
