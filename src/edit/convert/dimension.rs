//! From the plane into space and back.

use glam::{DQuat, DVec2, DVec3};

use super::distinct;
use crate::edit::EditError;
use crate::geometry::{Body, Dimension, Pose, Rotation, Shape, Side};
use crate::gjk::Algorithm;
use crate::scene::{Expectation, Scene};

/// The scene in the other dimension; in its own, the same scene.
///
/// Into space, everything lies in the plane z = 0: polygons become flat points, discs and ellipses flat ellipsoids.
/// Capsules stay capsules and rounding stays, and both gain a thickness. Into the plane, z is dropped: shapes become
/// their shadow from above. What was expected of the query is forgotten, since it is another query; an algorithm that
/// does not exist there is replaced by the robust one. Bodies beside P and Q go with them; names and colours stay.
///
/// # Errors
/// It names the body: a shape with a round outline that has no name there: an ellipsoid, a cylinder or a cone that is turned about another
/// axis than z.
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
        // Nothing is left out in silence: one that cannot follow keeps all of them here.
        converted.map_err(|error| EditError::Impossible(format!("{}: {error}", called())))
    };
    for side in Side::BOTH {
        changed.bodies[side] = converted(&scene.bodies[side], &|| side.name().to_owned())?;
    }
    for (index, other) in changed.others.iter_mut().enumerate() {
        other.body = converted(&scene.others[index].body, &|| scene.other_name(index))?;
    }
    if dimension == Dimension::Two {
        let flat = scene.query.initial_direction.with_z(0.0);
        changed.query.initial_direction = if flat == DVec3::ZERO { DVec3::X } else { flat };
    }
    if changed.query.algorithm.refusal(dimension).is_some() {
        changed.query.algorithm = Algorithm::default();
    }
    changed.expect = Expectation::default();
    Ok(changed)
}

/// A body of the plane in space.
fn raised(body: &Body) -> Result<Body, EditError> {
    let pose = body.pose();
    let shape = match *body.shape() {
        Shape::Disc { radius } => Shape::Ellipsoid { semi_axes: DVec3::new(radius, radius, 0.0) },
        Shape::Ellipse { semi_axes } => Shape::Ellipsoid { semi_axes: semi_axes.extend(0.0) },
        ref shape => shape.vertices().map_or_else(|| shape.clone(), Shape::Points),
    };
    let rotation = Rotation::Quaternion(match pose.rotation {
        Rotation::Angle(angle) if angle != 0.0 => DQuat::from_rotation_z(angle),
        Rotation::Angle(_) => DQuat::IDENTITY,
        Rotation::Quaternion(quaternion) => quaternion,
    });
    Ok(Body::new(Dimension::Three, shape, Pose { position: pose.position, rotation }, body.rounding())?)
}

/// The shadow of a body from above.
fn flattened(body: &Body) -> Result<Body, EditError> {
    let pose = body.pose();
    let about_z = match pose.rotation {
        Rotation::Angle(angle) => Some(angle),
        Rotation::Quaternion(turn) => (turn.x == 0.0 && turn.y == 0.0).then(|| 2.0 * turn.z.atan2(turn.w)),
    };
    // A shadow is turned in the plane, or it is drawn as it is turned.
    let flat = |point: DVec3| {
        let seen = if about_z.is_some() { point } else { pose.rotate(point) };
        seen.with_z(0.0) + 0.0
    };
    let upright = || {
        about_z.map(|_| ()).ok_or_else(|| {
            let kind = body.kind_name();
            EditError::Impossible(format!("the outline of a turned {kind} is no shape of the plane"))
        })
    };
    let shape = match *body.shape() {
        Shape::Ball { radius } => Shape::Disc { radius },
        Shape::Capsule { a, b, radius } => Shape::Capsule { a: flat(a), b: flat(b), radius },
        Shape::Cuboid { half_extents } if about_z.is_some() => {
            Shape::Rectangle { half_extents: half_extents.truncate() }
        }
        Shape::Ellipsoid { semi_axes } => {
            upright()?;
            ellipse(semi_axes.truncate())
        }
        Shape::Cylinder { radius, .. } | Shape::Cone { radius, .. } => {
            upright()?;
            Shape::Disc { radius }
        }
        ref shape => {
            let shadow: Vec<DVec3> = shape.vertices().unwrap_or_default().into_iter().map(flat).collect();
            Shape::Points(distinct(&shadow))
        }
    };
    let pose =
        Pose { position: pose.position.with_z(0.0), rotation: Rotation::Angle(about_z.unwrap_or(0.0)) };
    Ok(Body::new(Dimension::Two, shape, pose, body.rounding())?)
}

fn ellipse(semi_axes: DVec2) -> Shape {
    if semi_axes.x == semi_axes.y {
        Shape::Disc { radius: semi_axes.x }
    } else {
        Shape::Ellipse { semi_axes }
    }
}
