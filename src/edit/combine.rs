//! Shapes from shapes: hulls, sums, cut corners.

use super::EditError;
use crate::geometry::Body;
use crate::scene::Scene;

/// The scene with a copy of P in the place of Q, moved aside by the width of P along x so that both can be seen.
///
/// # Errors
/// The copy leaves the bounds.
pub fn duplicated(scene: &Scene) -> Result<Scene, EditError> {
    todo!("{scene:?}")
}

/// The scene with P and Q swapped.
pub fn swapped(scene: &Scene) -> Scene {
    todo!("{scene:?}")
}

/// The hull of both bodies, as points in the place of `p`.
///
/// # Errors
/// A round body; too many vertices.
pub fn hull_of_both(p: &Body, q: &Body) -> Result<Body, EditError> {
    todo!("{p:?} {q:?}")
}

/// The Minkowski sum of two bodies: all sums of a point of one and a point of the other, about the middle of `p`.
///
/// # Errors
/// A round body; too many vertices.
pub fn minkowski_sum(p: &Body, q: &Body) -> Result<Body, EditError> {
    todo!("{p:?} {q:?}")
}

/// The body without one corner: each edge at the vertex is cut at this part of its length, 0 < `part` < 1.
///
/// # Errors
/// A round body, a vertex that is no corner of the hull, or a part outside of its range.
pub fn corner_cut(body: &Body, vertex: usize, part: f64) -> Result<Body, EditError> {
    todo!("{body:?} {vertex} {part}")
}
