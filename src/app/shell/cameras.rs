//! The commands about cameras: framing, the standard views, the projection.

use super::App;
use crate::app::command::Command;
use crate::app::state::layout::Workspace;
use crate::app::state::panel::Panel;
use crate::app::state::view::Framing;
use crate::figure::{AxisView, Camera};
use crate::scene::Projection;

impl App {
    /// Carries out a command about the cameras.
    pub(crate) fn run_camera(&mut self, command: Command) {
        match command {
            Command::Frame => self.frame(self.session.hovered_panel()),
            Command::FrameAll => self.frame(None),
            Command::ViewFront => self.look(AxisView::Front),
            Command::ViewBack => self.look(AxisView::Back),
            Command::ViewRight => self.look(AxisView::Right),
            Command::ViewLeft => self.look(AxisView::Left),
            Command::ViewTop => self.look(AxisView::Top),
            Command::ViewBottom => self.look(AxisView::Bottom),
            Command::ToggleProjection => self.toggle_projection(),
            Command::HomeView => {
                self.features.explorer.view.camera = Camera::from(self.document.scene().view);
                self.go_home();
            }
            _ => {}
        }
    }

    /// Moves all views to the view that the scene stores, framing everything.
    pub(crate) fn go_home(&mut self) {
        let preset = self.document.scene().view;
        self.session.go_home(preset);
        self.features.go_home(preset);
    }

    /// Frames everything in one view of the run, or in all, and in those of the other workspaces.
    pub(crate) fn frame(&mut self, panel: Option<Panel>) {
        let Self { session, features, .. } = self;
        features.explorer.view.framing = Framing::Due;
        for candidate in Panel::BOTH {
            if panel.is_none_or(|panel| panel == candidate) {
                session.views[candidate].framing = Framing::Due;
            }
        }
        features.compare.view.framing = Framing::Due;
    }

    /// Turns the camera of the view under the pointer (the left one if there is none), and the linked one with it.
    fn look(&mut self, axis: AxisView) {
        let Self { session, features, .. } = self;
        if session.workspace == Workspace::Explore {
            features.explorer.view.camera.look(axis);
            return;
        }
        let leader = session.hovered_panel().unwrap_or(Panel::Shapes);
        session.views[leader].camera.look(axis);
        features.compare.view.camera.look(axis);
        session.follow(leader);
    }

    fn toggle_projection(&mut self) {
        let Self { session, features, .. } = self;
        let explores = session.workspace == Workspace::Explore;
        let leader = session.hovered_panel().unwrap_or(Panel::Shapes);
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

    /// Ends the change under way, because something else has changed the scene.
    pub(crate) fn drop_gesture(&mut self) {
        let [edited, explored] = [self.editing.drop_gesture(), self.features.drop_drag()];
        self.session.drag_cancelled |= edited || explored;
    }
}
