//! Continues after an error in the program.

use std::panic;

use eframe::egui::Context;

use super::App;
use super::dialogs::Modal;
use super::start::start_document;
use crate::app::editing::state::Editing;
use crate::app::features::Features;
use crate::app::panels::failure::FailureTexts;
use crate::app::state::layout::Workspace;
use crate::app::state::panics::{Panic, caught};
use crate::app::state::settings::AppSettings;
use crate::geometry::Dimension;
use crate::message::text;

impl App {
    /// Continues after a panic in a frame: the first time with the last shown scene, the second time with
    /// the start scene. After the third the program ends as usual; its recovery files stay.
    pub(crate) fn survive(&mut self, found: &Panic, ctx: &Context) {
        self.soundness.panics += 1;
        let text = self.document.scene().to_ron();
        let again = match self.soundness.panics {
            1 => caught(|| self.go_back(ctx)),
            2 => caught(|| self.go_to_start(ctx)),
            _ => panic::resume_unwind(Box::new(found.message.clone())),
        };
        match again {
            Ok(()) => self.modal = Some(Modal::Failure(FailureTexts::new(found, &text, &self.renderer))),
            Err(next) => return self.survive(&next, ctx),
        }
        let parked = self.parked.as_ref().map(|parked| &parked.document);
        self.recovery.follow(&self.document, parked, self.features.lessons.authoring.unsaved_lesson());
        ctx.request_repaint();
    }

    /// Goes back to the last shown scene, and ends all current actions.
    fn go_back(&mut self, ctx: &Context) {
        let is_new = self.soundness.shown != Some(self.document.revision());
        self.calm();
        if self.document.is_shown_aside() {
            self.document.show_aside(None);
        } else if is_new && !self.document.cancel_gesture() && self.document.undo().is_none() {
            self.show_start();
        }
        self.start_over(ctx);
    }

    fn go_to_start(&mut self, ctx: &Context) {
        self.session.settings = AppSettings { board: self.session.settings.board, ..AppSettings::default() };
        self.calm();
        self.show_start();
        self.start_over(ctx);
    }

    /// Ends all current actions; an open lesson or draft stays.
    fn calm(&mut self) {
        self.editing = Editing::default();
        let lessons = std::mem::take(&mut self.features).lessons;
        self.features = Features { lessons, ..Features::default() };
        self.requests.take();
        self.waiting.clear();
        (self.modal, self.touch, self.after_save) = (None, None, None);
        self.session.workspace = Workspace::Run;
    }

    /// Shows the start scene. Undo leads back to the scene that failed.
    fn show_start(&mut self) {
        let start = start_document(Dimension::Two);
        let (scene, origin) = (start.scene().clone(), start.origin().clone());
        self.document.replace(text!("shell-leave-a-scene-that-failed").to_owned(), scene, origin);
    }
}
