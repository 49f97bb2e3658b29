//! Scaling a body as a whole along its own axes.

use std::f64::consts::PI;

use glam::{DQuat, DVec3};

use super::tidy_rotation;
use crate::edit::EditError;
use crate::geometry::{Body, Dimension, Pose, Rotation, Shape};

/// The body scaled by a factor along each of its own axes; its centre and its radius stay. In 2D the third factor is
/// ignored. A negative factor mirrors; if the mirror image is not the same shape rotated, it becomes the hull of its
/// points.
///
/// # Errors
/// A capsule, a cylinder or a cone would change its kind, or coordinates would be out of bounds.
pub(in crate::edit) fn resized(body: &Body, factors: DVec3) -> Result<Body, EditError> {
    let factors = if body.dimension() == Dimension::Two { factors.with_z(1.0) } else { factors };
    let mut pose = body.pose();
    if matches!(body.shape(), Shape::Cone { .. })
        && factors.z < 0.0
        && let Rotation::Quaternion(rotation) = pose.rotation
    {
        // A cone that is mirrored along its axis is turned over.
        pose.rotation = tidy_rotation(Rotation::Quaternion(rotation * DQuat::from_rotation_x(PI)));
    }
    let scaled = body.with_shape(scaled(body, factors)?)?.with_pose(pose)?;
    let is_off_centre = matches!(body.shape(), Shape::Pyramid { .. } | Shape::Frustum { .. });
    if !is_off_centre {
        return Ok(scaled);
    }
    let position = pose.position + (body.center() - scaled.center());
    Ok(scaled.with_pose(Pose { position, ..pose })?)
}

/// A shape scaled along its own axes: listed points from their centre, every other shape from its local origin. A
/// negative factor mirrors, if the shape has vertices.
fn scaled(body: &Body, factors: DVec3) -> Result<Shape, EditError> {
    let size = factors.abs();
    let even = size.x == size.y && size.y == size.z;
    let even_in_plane = size.x == size.y;
    let refused = || EditError::UnevenScale { kind: body.kind_name() };
    let as_points = |shape: &Shape| {
        let points = shape.vertices().unwrap_or_default();
        let middle = points.iter().sum::<DVec3>() / points.len().max(1) as f64;
        // + 0.0 avoids −0 in a file.
        Shape::Points(points.into_iter().map(|point| middle + (point - middle) * factors + 0.0).collect())
    };
    Ok(match *body.shape() {
        Shape::Rectangle { half_extents } => {
            Shape::Rectangle { half_extents: half_extents * size.truncate() }
        }
        Shape::Cuboid { half_extents } => Shape::Cuboid { half_extents: half_extents * size },
        Shape::Ellipse { semi_axes } => Shape::Ellipse { semi_axes: semi_axes * size.truncate() },
        Shape::Ellipsoid { semi_axes } => Shape::Ellipsoid { semi_axes: semi_axes * size },
        Shape::Disc { radius } if even_in_plane => Shape::Disc { radius: radius * size.x },
        Shape::Disc { radius } => Shape::Ellipse { semi_axes: size.truncate() * radius },
        Shape::Ball { radius } if even => Shape::Ball { radius: radius * size.x },
        Shape::Ball { radius } => Shape::Ellipsoid { semi_axes: size * radius },
        Shape::RegularPolygon { sides, radius }
            if even_in_plane && factors.truncate().min_element() > 0.0 =>
        {
            Shape::RegularPolygon { sides, radius: radius * size.x }
        }
        Shape::Tetrahedron { radius } if even && factors.min_element() > 0.0 => {
            Shape::Tetrahedron { radius: radius * size.x }
        }
        Shape::Octahedron { radius } if even => Shape::Octahedron { radius: radius * size.x },
        Shape::Icosahedron { radius } if even => Shape::Icosahedron { radius: radius * size.x },
        Shape::Prism { sides, radius, half_height }
            if even_in_plane && factors.truncate().min_element() > 0.0 =>
        {
            Shape::Prism { sides, radius: radius * size.x, half_height: half_height * size.z }
        }
        Shape::Pyramid { sides, radius, half_height } if even_in_plane && factors.min_element() > 0.0 => {
            Shape::Pyramid { sides, radius: radius * size.x, half_height: half_height * size.z }
        }
        Shape::Frustum { vertical_fov, aspect, near, far } if even && factors.min_element() > 0.0 => {
            Shape::Frustum { vertical_fov, aspect, near: near * size.x, far: far * size.x }
        }
        Shape::Cylinder { half_height, radius } if even_in_plane => {
            Shape::Cylinder { half_height: half_height * size.z, radius: radius * size.x }
        }
        Shape::Cone { half_height, radius } if even_in_plane => {
            Shape::Cone { half_height: half_height * size.z, radius: radius * size.x }
        }
        Shape::Capsule { a, b, radius } => {
            let middle = a.midpoint(b);
            let end = |point: DVec3| middle + (point - middle) * factors + 0.0;
            let across = across(b - a, size, body.dimension()).ok_or_else(refused)?;
            Shape::Capsule { a: end(a), b: end(b), radius: radius * across }
        }
        Shape::Cylinder { .. } | Shape::Cone { .. } => return Err(refused()),
        ref shape => as_points(shape),
    })
}

/// The common factor perpendicular to a segment, if there is one; the factor along the segment may differ if the segment
/// lies along an axis.
fn across(segment: DVec3, size: DVec3, dimension: Dimension) -> Option<f64> {
    let axes = 0..dimension.count();
    let lies_along = |axis: usize| {
        segment[axis] != 0.0 && axes.clone().all(|other| other == axis || segment[other] == 0.0)
    };
    let mut sides = axes.clone().filter(|axis| !lies_along(*axis)).map(|axis| size[axis]);
    let first = sides.next()?;
    sides.all(|side| side == first).then_some(first)
}
