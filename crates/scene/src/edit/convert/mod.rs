//! Conversion of a body: to points, mirrored, centered, normalized, or in the other dimension.

mod dimension;
mod mirror;
mod outline;

pub use dimension::in_dimension;
pub use mirror::mirrored;

use glam::DVec3;

use super::{EditError, transform};
use crate::geometry::{Body, Dimension, MAX_VERTICES, Pose, Shape};
use crate::message::text;

/// Returns whether the body is exactly a polytope, so that its conversion needs no number of points.
pub fn has_exact_corners(body: &Body) -> bool {
    body.rounding() == 0.0 && body.shape().vertices().is_some()
}

/// Converts the body to the hull of points. The hull is exact if the shape lists vertices and has no radius.
/// Otherwise about `points` points lie on its boundary, radius included, so that the hull is inscribed in
/// the shape.
///
/// In the plane, straight sides keep their ends, and the points are distributed over the curved arcs by
/// angle. In space, a cylinder and a cone keep their rims as regular polygons (the apex is one of the
/// points); any other shape gives its support points in directions that are uniform on the sphere.
///
/// # Errors
/// Fewer than 3 (in space 4) or too many points.
pub fn as_polytope(body: &Body, points: usize) -> Result<Body, EditError> {
    if body.rounding() == 0.0
        && let Some(vertices) = body.shape().vertices()
    {
        return Ok(body.with_shape(Shape::Points(vertices))?);
    }
    let least = body.dimension().count() + 1;
    let count = u32::try_from(points).unwrap_or(u32::MAX);
    if points < least || points > MAX_VERTICES {
        return Err(EditError::Impossible(
            text!("editing-a-round-shape-becomes-to"; least = least, MAX_VERTICES = MAX_VERTICES, points = points),
        ));
    }
    let local = body.with_pose(Pose::identity(body.dimension()))?;
    let mut outline = match body.dimension() {
        Dimension::Two => outline::in_the_plane(&local.convex(), count),
        Dimension::Three => outline::in_space(&local, count),
    };
    // + 0.0 avoids −0 in a file.
    for point in &mut outline {
        *point += 0.0;
    }
    Ok(Body::new(body.dimension(), Shape::Points(distinct(&outline)), body.pose(), 0.0)?)
}

/// Moves the body so that its center is at the origin.
///
/// # Errors
/// The coordinates of the body would be out of bounds.
pub fn centered(body: &Body) -> Result<Body, EditError> {
    let pose = body.pose();
    // + 0.0 avoids −0 in a file.
    let position = pose.position - body.center() + 0.0;
    Ok(body.with_pose(Pose { position, ..pose })?)
}

/// Scales the body uniformly about its center so that its farthest point is at distance 1, radius included.
///
/// # Errors
/// The body is a single point, or so small that its coordinates would be out of bounds.
pub fn normalized(body: &Body) -> Result<Body, EditError> {
    let size = body.convex().reach_from(body.center());
    if size == 0.0 {
        return Err(EditError::Impossible(text!("editing-a-single-point-has-no").to_owned()));
    }
    let factor = 1.0 / size;
    if !factor.is_finite() {
        return Err(EditError::Impossible(text!("editing-the-shape-is-too-small").to_owned()));
    }
    let scaled = transform::resized(body, DVec3::splat(factor))?;
    Ok(scaled.with_rounding(body.rounding() * factor)?)
}

/// The distinct points in the same order; the first of equal points is kept.
fn distinct(points: &[DVec3]) -> Vec<DVec3> {
    let mut order: Vec<usize> = (0..points.len()).collect();
    let key = |index: &usize| points[*index].to_array().map(f64::to_bits);
    order.sort_by_key(key);
    order.dedup_by_key(|index| key(index));
    order.sort_unstable();
    order.into_iter().map(|index| points[index]).collect()
}
