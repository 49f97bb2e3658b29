//! A geom of the model at its place.

use std::ops::Range;

use super::super::rotation::SpatialFrame;
use crate::geometry::Shape;

/// A geom in the world.
pub(super) struct PlacedGeom {
    pub(super) name: String,
    pub(super) kind: String,
    pub(super) range: Range<usize>,
    pub(super) shape: Shape,
    pub(super) frame: SpatialFrame,
}
