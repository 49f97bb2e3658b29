//! Copying and saving pictures: what their windows ask of the files and the clipboard.

use std::path::PathBuf;

use eframe::egui::Context;

use super::App;
use super::dialogs::Modal;
use super::files::Purpose;
use crate::app::features::picture::order::{Order, Saved, Subject};
use crate::app::features::picture::{image, ui};
use crate::app::state::layout::{Pane, Workspace};
use crate::app::state::panel::Panel;
use crate::app::state::request::PictureRequest;
use crate::figure::picture::{self, Album, Layout, Look};

impl App {
    /// Shows the window that is open, and takes the result of making files.
    pub(crate) fn pictures_ui(&mut self, ctx: &Context) {
        match self.features.pictures.poll() {
            None => {}
            Some(Ok(notice)) => self.session.notice = Some(notice),
            Some(Err(text)) => {
                self.modal = Some(Modal::Message { title: "The file cannot be written".to_owned(), text });
            }
        }
        let shown = (self.step(), self.picture_look());
        let Self { document, derived, features, requests, .. } = self;
        let run = (document.shown(), &derived.study, derived.revision);
        ui::ui(ctx, &mut features.pictures, run, shown, requests);
    }

    /// Opens the window *Save picture* or *Save run*.
    pub(crate) fn show_pictures(&mut self, subject: Subject) {
        match self.picture_refusal() {
            Some(refusal) => self.session.notice = Some(refusal.to_owned()),
            None => self.features.pictures.show(subject),
        }
    }

    /// Copies the view under the pointer or else the panel that was chosen last, as the window *Save picture* would
    /// save it.
    pub(crate) fn copy_picture(&mut self, ctx: &Context) {
        if let Some(refusal) = self.picture_refusal() {
            self.session.notice = Some(refusal.to_owned());
            return;
        }
        let layout = self.features.pictures.layout();
        let is_difference = self.session.settings.pane == Pane::Difference;
        let panel = match self.session.hovered_panel() {
            Some(Panel::Shapes) => Some(picture::Panel::Shapes),
            Some(Panel::Difference) if is_difference => Some(picture::Panel::Difference),
            _ => layout.panel,
        };
        self.copy_panel(Layout { panel, ..layout }, ctx);
    }

    /// Carries out a request of the windows.
    pub(crate) fn carry_out_picture(&mut self, request: PictureRequest, ctx: &Context) {
        let Some(subject) = self.features.pictures.open else { return };
        let format = self.features.pictures.format(subject);
        let purpose = Purpose::Picture(subject, format);
        match request {
            PictureRequest::Copy => self.copy_panel(self.features.pictures.layout(), ctx),
            PictureRequest::Save => {
                let path = format.suggested_path(&self.document.suggested_path());
                self.dialog.ask(purpose, path, ctx);
            }
            PictureRequest::TypeSave => self.ask_path(purpose, None),
        }
    }

    /// Makes the files of a picture or of a run.
    pub(crate) fn save_pictures(&mut self, subject: Subject, format: Saved, path: PathBuf, ctx: &Context) {
        let order = self.order(subject, format, path);
        self.features.pictures.begin(order, ctx);
    }

    /// A file that a picture or a run would be written over.
    pub(crate) fn existing_picture(&self, subject: Subject, format: Saved, path: PathBuf) -> Option<PathBuf> {
        self.order(subject, format, path).existing()
    }

    fn order(&self, subject: Subject, format: Saved, path: PathBuf) -> Order {
        let study = self.derived.study.clone();
        let steps = match subject {
            Subject::Step => vec![self.step()],
            Subject::Run => self.features.pictures.steps.of(&study.trace).unwrap_or_default(),
        };
        Order {
            scene: self.document.shown().clone(),
            study,
            look: self.picture_look(),
            layout: self.features.pictures.layout(),
            steps,
            subject,
            format,
            path,
            own: self.document.file().map(ToOwned::to_owned),
        }
    }

    fn copy_panel(&mut self, layout: Layout, ctx: &Context) {
        let album = Album::new(self.document.shown(), &self.derived.study, self.picture_look(), layout);
        let notice = match image(&album, self.step(), None) {
            Ok(pixels) => {
                ctx.copy_image(pixels);
                let name = layout.panel.map_or("shapes and difference", picture::Panel::name);
                format!("Copied a picture: {name}, {} pixels", layout.size)
            }
            Err(reason) => reason,
        };
        self.features.pictures.message = Some(notice.clone());
        self.session.notice = Some(notice);
    }

    /// The reason why there is no picture of what is on screen.
    fn picture_refusal(&self) -> Option<&'static str> {
        match self.session.workspace {
            Workspace::Run => None,
            Workspace::Explore | Workspace::Compare => {
                Some("Pictures show one run: choose Run, One run first")
            }
        }
    }

    fn step(&self) -> usize {
        self.session.playback.step()
    }

    /// The way in which the views show the scene, in the colours of the pictures.
    fn picture_look(&self) -> Look {
        let cameras = self.session.views.each_ref().map(|view| view.camera);
        let floor = self.session.settings.show_floor;
        let (theme, overlays) = (self.features.pictures.theme, self.session.overlays);
        Look { theme, overlays, cameras, floor, values: true }
    }
}
