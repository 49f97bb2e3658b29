//! Conversion of a scene from 2D to 3D and back.

use glam::{DQuat, DVec3};

use super::distinct;
use crate::edit::EditError;
use crate::geometry::{Body, Dimension, Pose, Rotation, Shape, Side};
use crate::gjk::Algorithm;
use crate::message::text;
use crate::scene::{Expectation, Scene};

/// Converts the scene to the other dimension. In its own dimension, the scene stays unchanged.
///
/// From 2D to 3D, everything stays in the plane z = 0: polygons become flat points, discs and ellipses flat
/// ellipsoids. Capsules stay capsules and radii stay, and both gain a thickness. From 3D to 2D, shapes are
/// projected along z. The expected results are dropped, since the query is a new one. An algorithm that does
/// not exist in the other dimension is replaced by the robust one. Bodies beside P and Q are converted too;
/// names and colors stay.
///
/// # Errors
/// A shape whose projection has a curved outline that is not a shape in 2D: an ellipsoid, a cylinder or a
/// cone that is rotated about another axis than z. The message names the body.
pub fn in_dimension(scene: &Scene, dimension: Dimension) -> Result<Scene, EditError> {
    if scene.dimension == dimension {
        return Ok(scene.clone());
    }
    let mut changed = scene.clone();
    changed.dimension = dimension;
    let converted = |body: &Body, called: &dyn Fn() -> String| {
        let converted = match dimension {
            Dimension::Two => flattened(body),
            Dimension::Three => raised(body),
        };
        // No body is dropped silently: one that cannot be converted prevents the conversion.
        converted.map_err(|error| EditError::Impossible(format!("{}: {error}", called())))
    };
    for side in Side::BOTH {
        changed.bodies[side] = converted(&scene.bodies[side], &|| side.name().to_owned())?;
    }
    for (index, other) in changed.others.iter_mut().enumerate() {
        other.body = converted(&scene.others[index].body, &|| scene.other_name(index))?;
    }
    if dimension == Dimension::Two {
        changed.query.initial_direction = flat(scene.query.initial_direction);
        changed.query.next_directions = scene.query.next_directions.map(flat);
        if let Some(motion) = &mut changed.motion {
            motion.axis = DVec3::Z;
            motion.waypoints.iter_mut().for_each(|waypoint| waypoint.z = 0.0);
        }
    }
    if changed.query.algorithm.refusal(dimension).is_some() {
        changed.query.algorithm = Algorithm::default();
    }
    changed.expect = Expectation::default();
    Ok(changed)
}

/// A direction in the plane, x if none is left.
fn flat(direction: DVec3) -> DVec3 {
    let flat = direction.with_z(0.0);
    if flat == DVec3::ZERO { DVec3::X } else { flat }
}

/// A 2D body in 3D.
fn raised(body: &Body) -> Result<Body, EditError> {
    let pose = body.pose();
    let rotation = Rotation::Quaternion(match pose.rotation {
        Rotation::Angle(angle) if angle != 0.0 => DQuat::from_rotation_z(angle),
        Rotation::Angle(_) => DQuat::IDENTITY,
        Rotation::Quaternion(quaternion) => quaternion,
    });
    let pose = Pose { position: pose.position, rotation };
    Ok(Body::new(Dimension::Three, body.shape().raised(), pose, body.rounding())?)
}

/// The projection of a 3D body along z.
fn flattened(body: &Body) -> Result<Body, EditError> {
    let pose = body.pose();
    let about_z = match pose.rotation {
        Rotation::Angle(angle) => Some(angle),
        Rotation::Quaternion(turn) => {
            (turn.x == 0.0 && turn.y == 0.0).then(|| 2.0 * libm::atan2(turn.z, turn.w))
        }
    };
    // The projection is expressed as a rotation in the plane if there is one, otherwise in its coordinates.
    let seen = match about_z {
        Some(_) => Some(body.shape().clone()),
        None => body.shape().rotated(|point| pose.rotate(point)),
    };
    let seen = seen.ok_or_else(|| {
        let kind = body.kind_name();
        EditError::Impossible(text!("editing-the-projection-of-a-rotated"; kind = kind))
    })?;
    let shape = match seen.projected() {
        Shape::Points(shadow) => Shape::Points(distinct(&shadow)),
        shape => shape,
    };
    let pose =
        Pose { position: pose.position.with_z(0.0), rotation: Rotation::Angle(about_z.unwrap_or(0.0)) };
    Ok(Body::new(Dimension::Two, shape, pose, body.rounding())?)
}
