//! The exact hull of listed points, as edits need it.

use glam::DVec3;

use crate::geometry::{Dimension, Hull, Hull3};

/// The numbers of the points that are corners of the exact hull: counter-clockwise where the hull is a polygon, else
/// ascending.
pub(super) fn corners(dimension: Dimension, points: &[DVec3]) -> Vec<usize> {
    match Hull::of(dimension, points) {
        Some(Hull::Solid(Hull3::Polytope(polytope))) => polytope.extreme_points,
        Some(hull) => hull.vertices().to_vec(),
        None => Vec::new(),
    }
}
