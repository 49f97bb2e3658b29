//! From where a view is seen, and whether it shows everything.

use eframe::egui::Vec2;
use egui_plot::{PlotBounds, PlotTransform};

use super::flight::Flight;
use crate::figure::{Bounds, Camera};

/// From where a view is seen.
#[derive(Clone, Debug, Default)]
pub(crate) struct View {
    /// In 3D.
    pub(crate) camera: Camera,
    /// In 2D: how the plot was laid out in the last frame.
    pub(crate) plot: Option<PlotTransform>,
    /// In 2D: where a button over the plot has moved it.
    pub(crate) moved: Option<PlotBounds>,
    /// Whether it shows everything.
    pub(crate) framing: Framing,
    /// In 2D: whether it is framed once more in the next frame. The numbers along the axes may be longer or shorter then,
    /// and leave the plot less room or more.
    pub(crate) settles: bool,
    /// How large that was when it was framed: its radius, in scene units.
    extent: f64,
    /// The size of the view in the last frame, to notice when it is resized.
    pub(crate) size: Vec2,
    /// Whether the pointer was over it in the last frame.
    pub(crate) hovered: bool,
    /// In 2D: whether the press that is held began on nothing, so that it pans.
    pub(crate) pans: bool,
    /// In 3D: where the camera is turning to by itself.
    pub(crate) flight: Option<Flight>,
}

/// What shrinks to less than this part of what its view was framed for is framed again.
const DWARFED: f64 = 1.0 / 3.0;

impl View {
    /// It shows all of this from now on.
    pub(crate) fn framed(&mut self, bounds: Bounds) {
        self.framing = Framing::Kept;
        self.extent = bounds.radius();
    }

    /// Whether it was framed for something that is gone: shapes that were moved far away, and have come back.
    pub(crate) fn dwarfs(&self, bounds: Bounds) -> bool {
        bounds.radius() < DWARFED * self.extent
    }
}

/// Whether a view shows everything.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Framing {
    /// It will, in the next frame.
    #[default]
    Due,
    /// It does, and does so again when it is resized.
    Kept,
    /// Somebody has panned or zoomed since.
    Left,
}
