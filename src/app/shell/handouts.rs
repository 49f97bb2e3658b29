//! Handouts: the requests of their window to the files.

use std::path::PathBuf;

use eframe::egui::Context;

use super::dialogs::Modal;
use super::files::PathPurpose;
use super::{App, Pass};
use crate::app::features::handout::ui;
use crate::app::state::request::HandoutRequest;
use crate::message::text;

impl App {
    /// Shows the window, if it is open, and accepts the result of writing files.
    pub(crate) fn handouts_ui(&mut self, ctx: &Context) {
        match self.features.handouts.poll() {
            None => {}
            Some(Ok(notice)) => self.session.notice = Some(notice),
            Some(Err(text)) => {
                self.modal = Some(Modal::Message {
                    title: text!("shell-the-file-cannot-be-written").to_owned(),
                    text,
                });
            }
        }
        let Pass { mut cx, features, .. } = self.pass();
        ui::ui(ctx, &mut features.handouts, features.lessons.loaded(), &mut cx);
    }

    /// Executes a request of the window.
    pub(crate) fn carry_out_handout(&mut self, request: HandoutRequest, ctx: &Context) {
        let format = self.features.handouts.format;
        let purpose = PathPurpose::Handout(format);
        match request {
            HandoutRequest::Save => {
                let path = self.document.suggested_path().with_extension(format.extension());
                self.dialog.ask(purpose, path, ctx);
            }
            HandoutRequest::TypeSave => self.ask_path(purpose, None),
        }
    }

    /// Writes the files of a handout.
    pub(crate) fn save_handout(&mut self, path: PathBuf, ctx: &Context) {
        let Pass { cx, features, .. } = self.pass();
        features.handouts.save(path, features.lessons.loaded(), &cx, ctx);
    }
}
