//! Import: pasted texts, and files with points.

use std::path::Path;

use eframe::egui::{Context, Event};

use super::App;
use crate::app::features::exchange::importing::preferred_side;
use crate::app::features::feature::Feature;
use crate::app::shell::background::MAX_AT_ONCE;
use crate::app::shell::dialogs::PendingOpen;
use crate::exchange::{self, SourceForm};
use crate::judge;
use crate::link;
use crate::message::text;
use crate::scene::Scene;

impl App {
    /// Handles text pasted outside a text field: a scene is opened, points are offered for import.
    ///
    /// Called after the panels, so that a panel may have consumed the event. Not in presenter mode: the window with the
    /// points would wait behind the presentation and appear after the talk.
    pub(crate) fn take_paste(&mut self, ctx: &Context) {
        if ctx.text_edit_focused()
            || self.modal.is_some()
            || self.presenter.is_some()
            || self.features.all().into_iter().any(Feature::takes_paste)
        {
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
            if link::is_link(&text) {
                return self.open_link(&text, ctx);
            }
            if text.trim().parse::<f64>().is_ok() {
                let words = text!("shell-a-single-number-is-pasted");
                self.session.tell(words.to_owned());
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
        let side = preferred_side(&self.session.selection);
        self.features.importing.open_text(text, side, ctx);
    }

    /// Offers the points of a file for import.
    pub(crate) fn import_file(&mut self, path: &Path, ctx: &Context) {
        let side = preferred_side(&self.session.selection);
        self.features.importing.open_file(path, side, ctx);
    }

    /// Returns whether a file that is not a scene contains points, such as lists in RON.
    pub(crate) fn holds_points(path: &Path) -> bool {
        exchange::read_file(path)
            .is_ok_and(|reading| reading.form != SourceForm::Scene && !reading.lists.is_empty())
    }
}
