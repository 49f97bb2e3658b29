//! Import and export of shapes: the state behind their windows.

mod applied;
pub(crate) mod exporting;
pub(crate) mod importing;
mod understood;

use std::path::Path;

use eframe::egui::{Context, Event};

use super::App;
use super::dialogs::{Leaving, Modal};
use super::files::Purpose;
use super::panels;
use super::request::Request;
use super::view::Framing;
use crate::edit::Selection;
use crate::exchange::{self, Form};
use crate::geometry::Side;
use crate::scene::Scene;
use applied::Applied;

impl App {
    /// Shows the windows that are open.
    pub(super) fn exchange_ui(&mut self, ctx: &Context) {
        let Self { document, importing, exporting, session, requests, .. } = self;
        panels::import::ui(ctx, importing, document.scene(), requests);
        if exporting.is_open {
            let format = session.settings.export_format;
            exporting.prepare(document.scene(), document.revision(), format);
            panels::export::ui(ctx, exporting, format, requests);
        }
    }

    /// Handles text pasted outside a text field: a scene is opened, points are offered for import.
    ///
    /// Called after the panels, so that a panel may have consumed the event.
    pub(super) fn take_paste(&mut self, ctx: &Context) {
        if ctx.text_edit_focused() || self.modal.is_some() || self.exporting.is_open {
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
        if !self.importing.is_open {
            if text.trim().parse::<f64>().is_ok() {
                let words = "A single number is pasted into a field: click one first";
                self.session.notice = Some(words.to_owned());
                return;
            }
            let is_scene = exchange::past_comments(&text).starts_with('(');
            if let Some(scene) = is_scene.then(|| Scene::from_ron(&text).ok()).flatten() {
                self.leave(Leaving::Replace("open a pasted scene".to_owned(), Box::new(scene)), ctx);
                return;
            }
        }
        let side = self.preferred_side();
        self.importing.open_text(text, side, ctx);
    }

    /// Offers the points of a file for import.
    pub(super) fn import_file(&mut self, path: &Path, ctx: &Context) {
        let side = self.preferred_side();
        self.importing.open_file(path, side, ctx);
    }

    /// Whether a file that is no scene holds points, such as lists in RON.
    pub(super) fn holds_points(path: &Path) -> bool {
        exchange::read_file(path)
            .is_ok_and(|reading| reading.form != Form::Scene && !reading.lists.is_empty())
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

    /// Carries out a request of the import window.
    pub(super) fn carry_out_import(&mut self, order: importing::Order, ctx: &Context) {
        match order {
            importing::Order::Open => {
                let side = self.preferred_side();
                self.importing.open(side);
            }
            importing::Order::Choose => {
                self.dialog.ask(Purpose::Import, self.document.suggested_path(), ctx);
            }
            importing::Order::ChoosePath => self.ask_path(Purpose::Import, None),
            importing::Order::Close => self.importing.close(),
            importing::Order::Apply => self.apply_import(ctx),
        }
    }

    fn apply_import(&mut self, ctx: &Context) {
        match self.importing.applied(self.document.scene()) {
            Ok(Applied::Edit(name, scene)) => {
                self.importing.close();
                self.carry_out(Request::Edit(name, Box::new(scene)), ctx);
                // The imported points may be anywhere.
                for view in &mut self.session.views {
                    view.framing = Framing::Due;
                }
            }
            Ok(Applied::Replace(name, scene)) => {
                self.importing.close();
                self.leave(Leaving::Replace(name, Box::new(scene)), ctx);
            }
            Err(error) => self.importing.refuse(error.to_string()),
        }
    }

    /// Carries out a request of the export window or of the menu.
    pub(super) fn carry_out_export(&mut self, order: exporting::Order, ctx: &Context) {
        match order {
            exporting::Order::Open => self.exporting.open(),
            exporting::Order::Close => self.exporting.close(),
            exporting::Order::Copy(what) => {
                let format = exporting::format_for(self.session.settings.export_format, what);
                self.session.notice = Some(match exchange::write(self.document.scene(), what, format) {
                    Ok(text) => {
                        ctx.copy_text(text);
                        format!("Copied {} as {}", what.title(), exporting::words(format))
                    }
                    Err(error) => error.to_string(),
                });
                self.exporting.message = self.session.notice.clone();
            }
            exporting::Order::Save(what) => {
                let format = exporting::format_for(self.session.settings.export_format, what);
                let path = exporting::suggested_path(&self.document.suggested_path(), what, format);
                self.dialog.ask(Purpose::Export(what, format), path, ctx);
            }
            exporting::Order::SavePath(what) => {
                let format = exporting::format_for(self.session.settings.export_format, what);
                self.ask_path(Purpose::Export(what, format), None);
            }
        }
    }

    /// Writes the shapes of the export window to a file.
    pub(super) fn export_to(&mut self, path: &Path, (what, format): exporting::Choice) {
        let written = exchange::write(self.document.scene(), what, format)
            .map_err(|error| error.to_string())
            .and_then(|text| crate::scene::write_text(path, &text).map_err(|error| error.to_string()));
        match written {
            Ok(()) => {
                self.exporting.message = Some(format!("Saved {}", path.display()));
                self.session.notice.clone_from(&self.exporting.message);
            }
            Err(text) => {
                self.modal = Some(Modal::Message { title: "The file cannot be written".to_owned(), text });
            }
        }
    }
}
