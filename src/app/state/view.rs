//! The camera and framing of a view.

use eframe::egui::Vec2;
use glam::DVec2;

use super::flight::Flight;
use crate::figure::{Bounds, Camera, Extent, Plane};

/// The camera and framing of a view, which draws figures of both dimensions.
#[derive(Clone, Debug, Default)]
pub(crate) struct View {
    /// The camera, in 3D.
    pub(crate) camera: Camera,
    /// In 2D: the map to the area of the view, in points from its upper left corner.
    pub(crate) plane: Plane,
    /// Whether the view shows everything.
    pub(crate) framing: Framing,
    /// The radius of the content when it was framed, in scene units.
    framed_radius: f64,
    /// The size of the view in the last frame, to detect resizing.
    size: Vec2,
    /// Yaw and pitch of the camera in the last frame, to detect turning.
    turn: (f64, f64),
    /// In 3D: whether a floor with coordinates is drawn below the figure.
    pub(crate) has_floor: bool,
    /// Whether the pointer was over the view in the last frame.
    pub(crate) hovered: bool,
    /// Whether the held press of the primary button began on the background, so that it moves the view.
    pub(crate) drags: bool,
    /// In 3D: the current camera animation.
    pub(crate) flight: Option<Flight>,
    /// In 3D: the corner of the axis gizmo; chosen again when the view is framed.
    pub(crate) gizmo: GizmoCorner,
}

/// The corner of a view that contains the axis gizmo.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum GizmoCorner {
    #[default]
    UpperRight,
    /// The corner with less of the figure below it.
    UpperLeft,
}

impl GizmoCorner {
    /// The corners, the usual one first.
    pub(crate) const ALL: [Self; 2] = [Self::UpperRight, Self::UpperLeft];
}

/// A view is framed again when its content shrinks to less than this fraction of the framed radius.
const REFRAMED_BELOW: f64 = 1.0 / 3.0;

impl View {
    /// Adopts the size of this frame: the middle of the view stays. Returns whether the view has been
    /// resized.
    pub(crate) fn resize(&mut self, size: Vec2) -> bool {
        let [x, y] = ((size - self.size) * 0.5).into();
        self.plane.pan(DVec2::new(x.into(), y.into()));
        // Views side by side that share one state may differ by roundoff.
        let is_resized = (size - self.size).abs().max_elem() > 1.0;
        self.size = size;
        is_resized
    }

    /// Adopts the direction of the camera in this frame. Returns whether it has turned.
    pub(crate) fn turn(&mut self) -> bool {
        let turn = (self.camera.yaw, self.camera.pitch);
        std::mem::replace(&mut self.turn, turn) != turn
    }

    /// Returns the extent to which the view must be framed in this frame, for content with `extent`, and
    /// records that this is done. A view is framed on request. It is also framed when it `must` be (it has
    /// been resized, or content has left it), or when content has become tiny in it, unless the user has
    /// panned or zoomed.
    pub(crate) fn due(&mut self, extent: &Extent, must: bool) -> Option<Extent> {
        let dwarfs = extent.bounds().radius() < REFRAMED_BELOW * self.framed_radius;
        let (framing, framed) = match self.framing {
            Framing::Due => (Framing::Kept, extent.clone()),
            Framing::Kept if must || dwarfs => (Framing::Kept, extent.clone()),
            Framing::On(part) => (Framing::Left, part.into()),
            Framing::Kept | Framing::Left => return None,
        };
        self.framing = framing;
        self.framed_radius = framed.bounds().radius();
        Some(framed)
    }
}

/// The state of a view's framing.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) enum Framing {
    /// The view will show everything from the next frame on.
    #[default]
    Due,
    /// The view will show this part of its content from the next frame on.
    On(Bounds),
    /// The view shows everything and is framed again when it is resized.
    Kept,
    /// The user has chosen the content of the view.
    Left,
}
