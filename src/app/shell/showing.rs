//! The view stored with a scene: shown when it is opened, stored and removed by commands; and the tour.

use eframe::egui::Context;

use super::App;
use crate::app::features::tour;
use crate::app::state::panel::WindowPanel;
use crate::edit::{Change, Edit};
use crate::figure::{Overlay, Overlays};
use crate::message::text;
use crate::scene::{InitialView, ViewPreset};

impl App {
    /// Shows the scene with its stored view; unspecified parts stay as they are.
    pub(super) fn show_as_kept(&mut self) {
        let Self { document, session, .. } = self;
        if let Some(own) = session.own_overlays.take() {
            session.overlays = own;
        }
        let InitialView { step, workspace, lower, right, overlays } = document.scene().shown;
        if let Some(overlays) = overlays {
            session.own_overlays = Some(session.overlays);
            session.overlays = with_kept(session.overlays, overlays);
        }
        if let Some(tab) = lower {
            session.settings.tab = tab.into();
        }
        if let Some(figure) = right {
            session.settings.pane = figure.into();
        }
        if let Some(step) = step {
            session.playback.jump(step.saturating_sub(1));
            session.playback.forget_later();
        }
        if let Some(workspace) = workspace {
            self.enter(workspace.into());
        }
    }

    /// Shows the bubble of the tour, which waits behind a dialog. Once it has ended, it appears only on
    /// request.
    pub(crate) fn tour_ui(&mut self, ctx: &Context) {
        if self.modal.is_some() {
            return;
        }
        let may_escape = !ctx.text_edit_focused();
        if tour::ui(ctx, &mut self.features.tour, may_escape) {
            self.session.settings.tour_done = true;
            ctx.request_repaint();
        }
    }

    /// Stores the current view with the scene, as a change that can be undone and saved.
    pub(super) fn keep_view(&mut self, ctx: &Context) {
        let session = &self.session;
        let camera = session.views[WindowPanel::Difference].camera;
        let shown = InitialView {
            step: Some(session.playback.step() + 1),
            workspace: Some(session.workspace.into()),
            lower: Some(session.settings.tab.into()),
            right: Some(session.settings.pane.into()),
            overlays: Some(InitialView::kept_overlays(session.overlays)),
        };
        let view = ViewPreset { yaw: camera.yaw, pitch: camera.pitch, projection: camera.projection };
        self.change_view(text!("shell-keep-this-view"), shown, view, ctx);
    }

    /// Removes the stored view from the scene.
    pub(super) fn forget_view(&mut self, ctx: &Context) {
        let view = ViewPreset::default();
        self.change_view(text!("shell-forget-the-kept-view"), InitialView::default(), view, ctx);
    }

    fn change_view(&mut self, name: &str, shown: InitialView, view: ViewPreset, ctx: &Context) {
        let scene = self.document.scene();
        if (scene.shown, scene.view) == (shown, view) {
            self.session.tell(text!("shell-the-scene-is-kept-with").to_owned());
        } else {
            self.edit(&Edit::new(name, Change::Shown(shown, view)), ctx);
        }
    }
}

/// Returns `overlays` with the overlays of a run set as in `kept`.
fn with_kept(overlays: Overlays, kept: Overlays) -> Overlays {
    let set = |overlays: Overlays, overlay: Overlay| overlays.set(overlay, kept.contains(overlay));
    Overlay::OF_RUN.into_iter().fold(overlays, set)
}
