//! A polygon from a stroke of the pen.

use glam::DVec3;

use super::EditError;
use crate::geometry::Shape;

/// The hull of a stroke in the plane, simplified to at most so many vertices by giving up, one after the other, the
/// vertex whose loss takes away the least area.
///
/// # Errors
/// A stroke without area, or fewer than three vertices asked for.
pub fn polygon(stroke: &[DVec3], vertices: usize) -> Result<Shape, EditError> {
    todo!("{stroke:?} {vertices}")
}
