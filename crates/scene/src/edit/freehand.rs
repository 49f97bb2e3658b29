//! A polygon from a freehand stroke.

use glam::DVec3;

use super::error::EditError;
use super::hull::corners;
use crate::geometry::{Dimension, Shape};
use crate::message::text;

/// Returns the hull of a stroke in the plane, simplified to at most `vertices` vertices. The vertex whose
/// removal loses the least area is removed repeatedly; of several, the first. The result is
/// counterclockwise; z is dropped.
///
/// M. Visvalingam, J. D. Whyatt, *Line generalisation by repeated elimination of points*, 1993, on a closed line. On a
/// convex one every removed triangle lies inside, so the result is inscribed.
///
/// # Errors
/// A stroke without area, a point that is not finite, or a limit below three vertices.
pub fn polygon(stroke: &[DVec3], vertices: usize) -> Result<Shape, EditError> {
    if vertices < 3 {
        return Err(EditError::Impossible(text!("editing-a-polygon-has-at-least"; vertices = vertices)));
    }
    if let Some(place) = stroke.iter().find(|place| !place.truncate().is_finite()) {
        return Err(EditError::Impossible(
            text!("editing-the-stroke-leaves-the-plane"; place = place.to_string()),
        ));
    }
    // + 0.0 avoids −0 in a file.
    let flat: Vec<DVec3> = stroke.iter().map(|place| place.with_z(0.0) + 0.0).collect();
    let mut outline: Vec<DVec3> =
        corners(Dimension::Two, &flat).into_iter().map(|index| flat[index]).collect();
    if outline.len() < 3 {
        return Err(EditError::Impossible(text!("editing-the-stroke-has-no-area").to_owned()));
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
