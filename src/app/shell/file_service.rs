//! The file service: asks for the path of a request, asks before files are replaced, and executes the request.

use std::path::PathBuf;

use eframe::egui::Context;

use super::App;
use super::dialogs::Modal;
use crate::app::features::exchange::importing;
use crate::app::platform::FileAnswer;
use crate::app::state::request::{Ask, EXTENSION, FileRequest, Request};
use crate::message::text;

impl App {
    /// Asks for a file to open.
    pub(crate) fn ask_to_open(&mut self, ask: Ask, ctx: &Context) {
        let titles = [text!("shell-open-a-scene"), text!("shell-open-a-scene-by-its")];
        let filters = vec![(text!("shell-scene").to_owned(), vec![EXTENSION]), importing::point_files()];
        let suggestion = self.document.suggested_path();
        let request = FileRequest::to_open(titles, "scene.ron", filters, suggestion, Request::OpenFile);
        self.ask_for_file(Box::new(request), ask, ctx);
    }

    /// Asks for the path of a request.
    pub(crate) fn ask_for_file(&mut self, request: Box<FileRequest>, ask: Ask, ctx: &Context) {
        match ask {
            Ask::Dialog => self.dialog.ask(request, ctx),
            Ask::Typed => self.ask_for_typed_path(request, None),
        }
    }

    fn ask_for_typed_path(&mut self, request: Box<FileRequest>, remark: Option<String>) {
        let suggestion = request.writes.map(|_| request.suggestion.display().to_string());
        self.modal = Some(Modal::Path { request, text: suggestion.unwrap_or_default(), remark });
    }

    /// Executes the answer of the system's file dialog.
    pub(crate) fn take_answer(&mut self, request: Box<FileRequest>, answer: FileAnswer, ctx: &Context) {
        match answer {
            // The system's dialog asks about the file of this name only, not about numbered ones.
            FileAnswer::Path(path) if request.is_numbered => self.take_typed_path(request, path, None, ctx),
            FileAnswer::Path(path) => self.carry_out((request.then)(request.target(path)), ctx),
            FileAnswer::Cancelled => self.after_save = None,
            FileAnswer::NoDialog => {
                let remark = text!("shell-this-system-shows-no-file").to_owned();
                self.ask_for_typed_path(request, Some(remark));
            }
        }
    }

    /// Executes a typed path. Replacing another file takes a second press of the button; the system's dialog asks on
    /// its own.
    pub(super) fn take_typed_path(
        &mut self,
        request: Box<FileRequest>,
        path: PathBuf,
        remark: Option<&str>,
        ctx: &Context,
    ) {
        let text = path.display().to_string();
        let target = request.target(path);
        let then = (request.then)(target.clone());
        let existing = self.replaced(&then, (request.files)(&target));
        let warning = existing.map(|file| text!("shell-exists-save-again-to-replace"; file = file.display()));
        if warning.is_some() && warning.as_deref() != remark {
            self.modal = Some(Modal::Path { request, text, remark: warning });
        } else {
            self.carry_out(then, ctx);
        }
    }

    /// Returns an existing file among those that a request writes. Saving to the own file needs no question.
    fn replaced(&self, request: &Request, files: Vec<PathBuf>) -> Option<PathBuf> {
        match request {
            Request::Save(work, path)
                if self
                    .file_of(*work)
                    .is_some_and(|own| path.canonicalize().is_ok_and(|path| path == own)) =>
            {
                None
            }
            _ => files.into_iter().find(|file| file.exists()),
        }
    }
}
