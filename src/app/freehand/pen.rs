//! The pen, while a shape is drawn.

use glam::DVec3;

use crate::geometry::Side;

/// How many vertices the hull of a stroke may keep at first.
const VERTICES: usize = 8;

/// The mode in which the pointer draws.
#[derive(Clone, Debug)]
pub(crate) struct Pen {
    /// Which body takes the shape.
    pub(super) target: Side,
    /// How many vertices it has at most.
    pub(super) vertices: usize,
    /// The stroke under way, in world space; empty while the pointer is up.
    pub(super) stroke: Vec<DVec3>,
    /// Whether a field had the focus in the last frame, whose Esc is its own.
    pub(super) typing: bool,
}

impl Pen {
    /// A pen for one body.
    pub(crate) const fn new(target: Side) -> Self {
        Self { target, vertices: VERTICES, stroke: Vec::new(), typing: false }
    }
}
