//! A polygon from a stroke of the pen.

use glam::DVec3;

use super::EditError;
use super::hull::corners;
use crate::geometry::{Dimension, Shape};

/// The hull of a stroke in the plane, simplified to at most so many vertices by giving up, one after the other, the
/// vertex whose loss takes away the least area; of several the first. Counter-clockwise; z is dropped.
///
/// M. Visvalingam, J. D. Whyatt, *Line generalisation by repeated elimination of points*, 1993, on a closed line: on a
/// convex one every triangle that is cut off lies inside, so the result is inscribed.
///
/// # Errors
/// A stroke without area, a place that is not finite, or fewer than three vertices asked for.
pub fn polygon(stroke: &[DVec3], vertices: usize) -> Result<Shape, EditError> {
    if vertices < 3 {
        return Err(EditError::Impossible(format!("a polygon has at least 3 vertices, not {vertices}")));
    }
    if let Some(place) = stroke.iter().find(|place| !place.truncate().is_finite()) {
        return Err(EditError::Impossible(format!("the stroke leaves the plane at {place}")));
    }
    // + 0.0: no −0 in a file.
    let flat: Vec<DVec3> = stroke.iter().map(|place| place.with_z(0.0) + 0.0).collect();
    let mut outline: Vec<DVec3> =
        corners(Dimension::Two, &flat).into_iter().map(|index| flat[index]).collect();
    if outline.len() < 3 {
        return Err(EditError::Impossible("the stroke has no area: draw around it".to_owned()));
    }
    while outline.len() > vertices {
        let count = outline.len();
        let loss = |index: usize| {
            let [before, corner, after] = [index + count - 1, index, index + 1].map(|at| outline[at % count]);
            (corner - before).cross(after - before).z.abs()
        };
        let losses = (0..count).map(|index| (index, loss(index)));
        let least = losses.min_by(|(_, one), (_, other)| one.total_cmp(other));
        outline.remove(least.map_or(0, |(index, _)| index));
    }
    let shape = Shape::Points(outline);
    shape.check(Dimension::Two)?;
    Ok(shape)
}
