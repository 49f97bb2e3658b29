//! The pen that draws a shape freehand.

use glam::DVec3;

use crate::geometry::Side;

/// The default number of vertices of the hull of a stroke.
const VERTICES: usize = 8;

/// The freehand mode of the pointer.
#[derive(Clone, Debug)]
pub(crate) struct Pen {
    /// The body that takes the shape.
    pub(super) target: Side,
    /// The greatest number of vertices of the shape.
    pub(super) vertices: usize,
    /// The stroke under way, in world space; empty while the pointer is up.
    pub(super) stroke: Vec<DVec3>,
    /// Whether a text field had the focus in the last frame: then Esc belongs to the field.
    pub(super) typing: bool,
}

impl Pen {
    /// A pen for one body.
    pub(crate) const fn new(target: Side) -> Self {
        Self { target, vertices: VERTICES, stroke: Vec::new(), typing: false }
    }
}
