//! Copying and saving pictures: the data that their windows take from the workspaces.

use std::path::PathBuf;

use eframe::egui::Context;

use super::{App, Pass};
use crate::app::features::picture::order::PictureOrder;
use crate::app::features::picture::source::PictureSource;
use crate::app::features::picture::ui;
use crate::app::state::layout::Workspace;
use crate::app::state::picture_format::{PictureSubject, Saved};
use crate::app::state::request::Request;
use crate::figure::picture::{Exploring, Layout, Look, SecondRun, Theme};

impl App {
    /// Shows the open window, and accepts the result of writing files.
    pub(crate) fn pictures_ui(&mut self, ctx: &Context) {
        if let Some(written) = self.features.pictures.poll() {
            self.requests.push(Request::Written(written));
        }
        if self.features.pictures.open.is_none() {
            return;
        }
        // Set aside, so that the rest of the window is readable during the choice.
        let mut pictures = std::mem::take(&mut self.features.pictures);
        let look = self.picture_look(pictures.theme);
        let source = |layout| self.source(layout, look);
        let pressed = ui::ui(ctx, &mut pictures, &self.document, &self.derived, self.step(), source, look);
        self.features.pictures = pictures;
        if let Some(request) = pressed {
            self.requests.push(request);
        }
    }

    /// Copies the view under the pointer or else the panel chosen last, as the window *Save picture* would
    /// save it; in Explore and Compare, their own pictures.
    pub(crate) fn copy_picture(&mut self, ctx: &Context) {
        let Pass { mut cx, features, .. } = self.pass();
        if let Some(layout) = features.pictures.layout_here(&mut cx) {
            self.copy_panel(layout, ctx);
        }
    }

    /// Copies the picture of the window.
    pub(crate) fn copy_shown_picture(&mut self, ctx: &Context) {
        self.copy_panel(self.features.pictures.layout(), ctx);
    }

    /// Returns the files to write for a picture or a run, with their content.
    pub(super) fn order(&self, subject: PictureSubject, format: Saved, path: PathBuf) -> PictureOrder {
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
        self.session.notice = Some(self.features.pictures.copy(&source, self.step(), ctx));
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
