//! The commands about cameras: framing, the standard views, the projection.

use super::App;
use crate::app::state::layout::Workspace;
use crate::app::state::panel::WindowPanel;
use crate::app::state::view::Framing;
use crate::figure::{AxisView, Camera};
use crate::scene::Projection;

impl App {
    /// Frames the selection, or else the whole view under the pointer.
    pub(crate) fn frame_here(&mut self) {
        if self.session.workspace == Workspace::Explore || !self.frame_selection() {
            self.frame(self.session.hovered_panel());
        }
    }

    /// Restores the cameras that the scene stores.
    pub(crate) fn home_view(&mut self) {
        self.features.explorer.view.camera = Camera::from(self.document.scene().view);
        self.go_home();
    }

    /// Moves all views to the view that the scene stores, framing everything.
    pub(crate) fn go_home(&mut self) {
        let preset = self.document.scene().view;
        self.session.go_home(preset);
        self.features.go_home(preset);
    }

    /// Frames everything in one view of the run, or in all of its views, and in the views of the other workspaces.
    pub(crate) fn frame(&mut self, panel: Option<WindowPanel>) {
        let Self { session, features, .. } = self;
        features.explorer.view.framing = Framing::Due;
        for candidate in WindowPanel::BOTH {
            if panel.is_none_or(|panel| panel == candidate) {
                session.views[candidate].framing = Framing::Due;
            }
        }
        features.compare.view.framing = Framing::Due;
    }

    /// Turns the camera of the view under the pointer (of the left view if there is none), and the linked camera
    /// with it.
    pub(crate) fn look(&mut self, axis: AxisView) {
        let Self { session, features, .. } = self;
        if session.workspace == Workspace::Explore {
            features.explorer.view.camera.look(axis);
            return;
        }
        let leader = session.hovered_panel().unwrap_or(WindowPanel::Shapes);
        session.views[leader].camera.look(axis);
        features.compare.view.camera.look(axis);
        session.follow(leader);
    }

    /// Switches the projection of the view under the pointer, or else of the left one.
    pub(crate) fn toggle_projection(&mut self) {
        let Self { session, features, .. } = self;
        let explores = session.workspace == Workspace::Explore;
        let leader = session.hovered_panel().unwrap_or(WindowPanel::Shapes);
        let camera =
            if explores { &mut features.explorer.view.camera } else { &mut session.views[leader].camera };
        camera.projection = match camera.projection {
            Projection::Perspective => Projection::Orthographic,
            Projection::Orthographic => Projection::Perspective,
        };
        features.compare.view.camera.projection = session.views[leader].camera.projection;
        if !explores {
            session.follow(leader);
        }
    }
}
