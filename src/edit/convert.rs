//! The same shape otherwise: as points, mirrored, centred, of size one.

use super::EditError;
use crate::geometry::{Body, Dimension};
use crate::scene::Scene;

/// The body as the hull of points: exactly, where the shape lists vertices and is not rounded; else of about so many
/// points on its boundary, rounding included.
///
/// # Errors
/// Fewer than 3 (in space 4) or too many points.
pub fn as_polytope(body: &Body, points: usize) -> Result<Body, EditError> {
    todo!("{body:?} {points}")
}

/// The body reflected in the plane (line) through its middle across a world axis: 0, 1 or 2 for x, y or z.
///
/// # Errors
/// There is no such axis in its dimension.
pub fn mirrored(body: &Body, axis: usize) -> Result<Body, EditError> {
    todo!("{body:?} {axis}")
}

/// The body moved so that its middle is at the origin.
///
/// # Errors
/// Its numbers leave the bounds.
pub fn centered(body: &Body) -> Result<Body, EditError> {
    todo!("{body:?}")
}

/// The body scaled evenly about its middle so that the farthest point is 1 away from it.
///
/// # Errors
/// It is a single point.
pub fn normalized(body: &Body) -> Result<Body, EditError> {
    todo!("{body:?}")
}

/// The scene in the other dimension: into space with z = 0, where planar shapes become flat points; into the plane by
/// dropping z.
///
/// # Errors
/// A shape that does not exist there.
pub fn in_dimension(scene: &Scene, dimension: Dimension) -> Result<Scene, EditError> {
    todo!("{scene:?} {dimension:?}")
}
