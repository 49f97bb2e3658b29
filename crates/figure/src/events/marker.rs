//! The markers of the timeline.

/// The marker of a step in the timeline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StepMarker {
    /// The shape of the marker.
    pub shape: MarkerShape,
    /// The meaning of the marker.
    pub word: &'static str,
}

impl StepMarker {
    pub(super) const fn new(shape: MarkerShape, word: &'static str) -> Self {
        Self { shape, word }
    }
}

/// The shape of a marker in the timeline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkerShape {
    /// A filled circle: a support point.
    Disc,
    /// A circle: the search continues with the cores or in a projection, or the nearest point was found.
    Ring,
    /// A cross: a support point or a direction that leads nowhere.
    Cross,
    /// A vertical line: a test.
    Bar,
    /// A triangle: a region.
    Triangle,
    /// A square on its corner: the points of the simplex.
    Diamond,
    /// An arrowhead: a direction.
    Arrowhead,
    /// A square: the polytope.
    Frame,
    /// A filled square: a result.
    Block,
}
