//! Copying and saving pictures: the requests of their windows to the files and the clipboard.

use std::path::PathBuf;

use eframe::egui::Context;

use super::App;
use super::dialogs::Modal;
use super::files::PathPurpose;
use crate::app::features::picture::order::{PictureOrder, PictureSubject, Saved};
use crate::app::features::picture::source::PictureSource;
use crate::app::features::picture::{image, ui};
use crate::app::state::layout::{Pane, Workspace};
use crate::app::state::panel::WindowPanel;
use crate::app::state::request::{PictureRequest, Request};
use crate::figure::explorer::Arrangement;
use crate::figure::picture::{self, Exploring, Layout, Look, SecondRun, Theme};
use crate::message::text;

impl App {
    /// Shows the open window, and accepts the result of writing files.
    pub(crate) fn pictures_ui(&mut self, ctx: &Context) {
        match self.features.pictures.poll() {
            None => {}
            Some(Ok(notice)) => self.session.notice = Some(notice),
            Some(Err(text)) => {
                self.modal = Some(Modal::Message {
                    title: text!("shell-the-file-cannot-be-written").to_owned(),
                    text,
                });
            }
        }
        if self.features.pictures.open.is_none() {
            return;
        }
        // Set aside, so that the rest of the window is readable during the choice.
        let mut pictures = std::mem::take(&mut self.features.pictures);
        let (step, steps) = (self.step(), self.derived.analysis.trace.steps().max(1));
        let look = self.picture_look(pictures.theme);
        let source = |layout| self.source(layout, look);
        let pressed = ui::ui(ctx, &mut pictures, step, steps, source, self.derived.revision, look);
        self.features.pictures = pictures;
        if let Some(request) = pressed {
            self.requests.push(Request::Picture(request));
        }
    }

    /// Opens the window *Save picture* or *Save run*.
    pub(crate) fn show_pictures(&mut self, subject: PictureSubject) {
        if let Some(refusal) = self.picture_refusal(subject) {
            self.session.notice = Some(refusal.to_owned());
        } else {
            self.features.pictures.only = self.own_panel();
            self.features.pictures.show(subject);
        }
    }

    /// Copies the view under the pointer or else the panel chosen last, as the window *Save picture* would
    /// save it; in Explore and Compare, their own pictures.
    pub(crate) fn copy_picture(&mut self, ctx: &Context) {
        if let Some(refusal) = self.picture_refusal(PictureSubject::Step) {
            self.session.notice = Some(refusal.to_owned());
            return;
        }
        self.features.pictures.only = self.own_panel();
        let layout = self.features.pictures.layout();
        let is_difference = self.session.settings.pane == Pane::Difference;
        let panel = match self.session.hovered_panel().filter(|_| self.own_panel().is_none()) {
            Some(WindowPanel::Shapes) => Some(picture::Panel::Shapes),
            Some(WindowPanel::Difference) if is_difference => Some(picture::Panel::Difference),
            _ => layout.panel,
        };
        self.copy_panel(Layout { panel, ..layout }, ctx);
    }

    /// Executes a request of the windows.
    pub(crate) fn carry_out_picture(&mut self, request: PictureRequest, ctx: &Context) {
        let Some(subject) = self.features.pictures.open else { return };
        let format = self.features.pictures.format(subject);
        let purpose = PathPurpose::Picture(subject, format);
        match request {
            PictureRequest::Copy => self.copy_panel(self.features.pictures.layout(), ctx),
            PictureRequest::Save => {
                let path = format.suggested_path(&self.document.suggested_path());
                self.dialog.ask(purpose, path, ctx);
            }
            PictureRequest::TypeSave => self.ask_path(purpose, None),
        }
    }

    /// Writes the files of a picture or of a run.
    pub(crate) fn save_pictures(
        &mut self,
        subject: PictureSubject,
        format: Saved,
        path: PathBuf,
        ctx: &Context,
    ) {
        let order = self.order(subject, format, path);
        self.features.pictures.begin(order, ctx);
    }

    /// Returns an existing file that a picture or a run would overwrite.
    pub(crate) fn existing_picture(
        &self,
        subject: PictureSubject,
        format: Saved,
        path: PathBuf,
    ) -> Option<PathBuf> {
        self.order(subject, format, path).existing()
    }

    fn order(&self, subject: PictureSubject, format: Saved, path: PathBuf) -> PictureOrder {
        let pictures = &self.features.pictures;
        let source = self.source(pictures.layout(), self.picture_look(pictures.theme));
        let steps = match subject {
            PictureSubject::Step => vec![self.step()],
            PictureSubject::Run => pictures.steps.of(&source.analysis.trace).unwrap_or_default(),
        };
        let own = self.document.file().map(ToOwned::to_owned);
        PictureOrder { source, steps, subject, format, path, own }
    }

    fn copy_panel(&mut self, layout: Layout, ctx: &Context) {
        let source = self.source(layout, self.picture_look(self.features.pictures.theme));
        let notice = match image(&source.album(), self.step(), None) {
            Ok(pixels) => {
                ctx.copy_image(pixels);
                let name = layout.panel.map_or(text!("shell-shapes-and-difference"), picture::Panel::name);
                text!("shell-copied-a-picture-pixels"; name = name, size = layout.size.to_string())
            }
            Err(reason) => reason,
        };
        self.features.pictures.message = Some(notice.clone());
        self.session.notice = Some(notice);
    }

    /// The scene, its run and the look of its pictures.
    fn source(&self, layout: Layout, look: Look) -> PictureSource {
        let compare = &self.features.compare;
        let second = compare.second.as_ref().filter(|_| self.session.workspace == Workspace::Compare);
        let beside = second.map(|second| SecondRun {
            analysis: second.derived.analysis.clone(),
            comparison: second.comparison.clone(),
            stop: compare.playback.step(),
        });
        PictureSource {
            scene: self.document.shown().clone(),
            analysis: self.derived.analysis.clone(),
            beside,
            look,
            layout,
        }
    }

    /// The panel that the workspace shows, if it has one of its own.
    const fn own_panel(&self) -> Option<picture::Panel> {
        match self.session.workspace {
            Workspace::Run => None,
            Workspace::Explore => Some(picture::Panel::Explorer),
            Workspace::Compare => Some(picture::Panel::Compare),
        }
    }

    /// The reason why there is no picture of the screen, or of its run.
    fn picture_refusal(&self, subject: PictureSubject) -> Option<&'static str> {
        let workspace = self.session.workspace;
        if subject == PictureSubject::Run && workspace != Workspace::Run {
            return Some(text!("shell-save-run-saves-the-scenes"));
        }
        let shown = self.document.shown();
        match workspace {
            Workspace::Run => None,
            Workspace::Explore => {
                Arrangement::of(shown).is_err().then_some(text!("shell-explore-shows-no-simplex-of"))
            }
            Workspace::Compare => {
                let is_covered =
                    self.derived.is_sealed || !self.session.told(shown, &self.derived.analysis.trace).all;
                is_covered.then_some(text!("shell-compare-is-covered-until-the"))
            }
        }
    }

    /// The step of the pictures: in Compare, the position of the scrubber that both runs share.
    fn step(&self) -> usize {
        match self.session.workspace {
            Workspace::Run | Workspace::Explore => self.session.playback.step(),
            Workspace::Compare => self.features.compare.playback.step(),
        }
    }

    /// The look of the views, in these colors.
    fn picture_look(&self, theme: Theme) -> Look {
        let explorer = &self.features.explorer;
        let cameras = match self.session.workspace {
            Workspace::Run => self.session.views.each_ref().map(|view| view.camera),
            Workspace::Explore => [explorer.view.camera; 2],
            Workspace::Compare => [self.features.compare.view.camera; 2],
        };
        Look {
            theme,
            overlays: self.session.overlays,
            cameras,
            floor: self.session.settings.show_floor,
            values: true,
            coarse: false,
            explorer: Exploring {
                overlays: explorer.shown_overlays(),
                color: explorer.color,
                rules_broken: explorer.rules_broken,
            },
        }
    }
}
