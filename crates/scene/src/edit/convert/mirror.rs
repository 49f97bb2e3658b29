//! Reflection in a plane through the center of a body.

use std::f64::consts::PI;

use glam::{DQuat, DVec3};

use crate::edit::EditError;
use crate::edit::transform::tidy_rotation;
use crate::geometry::{Body, Pose, Rotation, Shape};
use crate::message::text;

/// Reflects the body in the plane (line) through its center perpendicular to a world axis: 0, 1 or 2 for x,
/// y or z. Every shape keeps its kind: most are mirror-symmetric, so that only their pose changes. Listed
/// points and the ends of a capsule are reflected themselves.
///
/// # Errors
/// The dimension has no such axis.
pub fn mirrored(body: &Body, axis: usize) -> Result<Body, EditError> {
    let dimension = body.dimension();
    if axis >= dimension.count() {
        return Err(EditError::Impossible(
            text!("editing-there-is-no-axis-in"; axis = axis, count = dimension.count()),
        ));
    }
    let pose = body.pose();
    let mut position = pose.position;
    // The center stays fixed; this form is exact if it is the position.
    position[axis] = position[axis] + 2.0 * (body.center()[axis] - position[axis]);
    let (shape, plane) = own_image(body.shape(), axis);
    // With M the reflection in the world and L that of the shape onto itself, M R L is a rotation. Each reflection is
    // minus a half turn about the normal of its plane, so it is R between two half turns.
    let rotation = match pose.rotation {
        Rotation::Angle(angle) if plane.dot(DVec3::AXES[axis]) == 1.0 => Rotation::Angle(-angle),
        Rotation::Angle(angle) => Rotation::Angle(PI - angle),
        Rotation::Quaternion(quaternion) => {
            let half_turn = |normal: DVec3| DQuat::from_vec4(normal.extend(0.0));
            Rotation::Quaternion(half_turn(DVec3::AXES[axis]) * quaternion * half_turn(plane))
        }
    };
    let pose = Pose { position: position + 0.0, rotation: tidy_rotation(rotation) };
    Ok(Body::new(dimension, shape, pose, body.rounding())?)
}

/// The image of a shape under a reflection of local space, and the normal of its plane. The plane
/// perpendicular to the requested axis is preferred, since then the pose of an unrotated body stays as it
/// is. About any other plane the shape is symmetric.
fn own_image(shape: &Shape, axis: usize) -> (Shape, DVec3) {
    let asked = DVec3::AXES[axis];
    let mut image = shape.clone();
    for (_, point) in image.points_mut() {
        *point = *point - asked * (2.0 * point[axis]) + 0.0;
    }
    let planes = shape.mirror_planes();
    (image, if planes.contains(&asked) { asked } else { planes[0] })
}
