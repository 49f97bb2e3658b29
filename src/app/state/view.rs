//! The camera and framing of a view.

use eframe::egui::Vec2;
use egui_plot::{PlotBounds, PlotTransform};

use super::flight::Flight;
use crate::figure::{Bounds, Camera};

/// The camera and framing of a view.
#[derive(Clone, Debug, Default)]
pub(crate) struct View {
    /// The camera, in 3D.
    pub(crate) camera: Camera,
    /// In 2D: the layout of the plot in the last frame.
    pub(crate) plot: Option<PlotTransform>,
    /// In 2D: the bounds requested by a navigation button.
    pub(crate) moved: Option<PlotBounds>,
    /// Whether the view shows everything.
    pub(crate) framing: Framing,
    /// In 2D: whether to frame once more in the next frame. Axis labels of another length leave the plot less room or
    /// more.
    pub(crate) settles: bool,
    /// The radius of the content when it was framed, in scene units.
    extent: f64,
    /// The size of the view in the last frame, to detect resizing.
    pub(crate) size: Vec2,
    /// Whether the pointer was over the view in the last frame.
    pub(crate) hovered: bool,
    /// In 2D: whether the held press began on nothing, so that it pans.
    pub(crate) pans: bool,
    /// In 3D: the camera animation under way.
    pub(crate) flight: Option<Flight>,
}

/// A view is framed again when its content shrinks to less than this fraction of the framed radius.
const REFRAMED_BELOW: f64 = 1.0 / 3.0;

impl View {
    /// Records that the view shows all of `bounds`.
    pub(crate) fn framed(&mut self, bounds: Bounds) {
        self.framing = Framing::Kept;
        self.extent = bounds.radius();
    }

    /// Whether the view was framed for much larger content: for shapes that were far away and have come back.
    pub(crate) fn dwarfs(&self, bounds: Bounds) -> bool {
        bounds.radius() < REFRAMED_BELOW * self.extent
    }
}

/// The state of a view's framing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Framing {
    /// The view will show everything from the next frame on.
    #[default]
    Due,
    /// The view shows everything and is framed again when it is resized.
    Kept,
    /// The user has panned or zoomed.
    Left,
}
