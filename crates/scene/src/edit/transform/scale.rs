//! Scaling a body as a whole along its own axes.

use std::f64::consts::PI;

use glam::{DQuat, DVec3};

use super::tidy_rotation;
use crate::edit::EditError;
use crate::geometry::{Body, Dimension, Pose, Rotation, Shape};

/// Scales the body by a factor along each of its own axes; its center and its radius do not change. In 2D the third
/// factor is ignored. A negative factor mirrors; if the mirror image is not the same shape rotated, it becomes the
/// hull of its points.
///
/// # Errors
/// A capsule, a cylinder or a cone would change its kind, or coordinates would be out of bounds.
pub(in crate::edit) fn resized(body: &Body, factors: DVec3) -> Result<Body, EditError> {
    let factors = if body.dimension() == Dimension::Two { factors.with_z(1.0) } else { factors };
    let shape = scaled(body.shape(), factors, body.dimension())
        .ok_or_else(|| EditError::UnevenScale { kind: body.kind_name() })?;
    let mut pose = body.pose();
    let is_upright = body.shape().mirror_planes().contains(&DVec3::Z);
    if is_upright {
        return Ok(body.with_shape(shape)?);
    }
    if factors.z < 0.0
        && shape.vertices().is_none()
        && let Rotation::Quaternion(rotation) = pose.rotation
    {
        // A cone mirrored along its axis is turned over.
        pose.rotation = tidy_rotation(Rotation::Quaternion(rotation * DQuat::from_rotation_x(PI)));
    }
    // Only a shape that is not symmetric about z = 0 has its center elsewhere than at its origin.
    let scaled = body.with_shape(shape)?.with_pose(pose)?;
    let position = pose.position + (body.center() - scaled.center());
    Ok(scaled.with_pose(Pose { position, ..pose })?)
}

/// A shape scaled along its own axes: listed points and the ends of a capsule from their center, every other
/// shape from its local origin. It keeps its kind if it can: if its lengths need one factor each, and its
/// mirror image is the shape itself.
fn scaled(shape: &Shape, factors: DVec3, dimension: Dimension) -> Option<Shape> {
    let is_curved = shape.vertices().is_none();
    let is_kept = DVec3::AXES
        .iter()
        .enumerate()
        .all(|(axis, normal)| factors[axis] > 0.0 || shape.mirror_planes().contains(normal) || is_curved);
    let of_its_kind = if is_kept { shape.scaled(factors, dimension) } else { None };
    of_its_kind.or_else(|| shape.stretchable()?.scaled(factors, dimension))
}
