//! Moving, turning and scaling what is selected: the one mechanism behind handles, drags, typed numbers and nudges.

use std::f64::consts::FRAC_PI_2;

use glam::{DQuat, DVec3};

use super::{EditError, Part, Selection, snap, vertices};
use crate::geometry::{Body, Pose, Rotation, Shape, Side};
use crate::scene::Scene;

/// A change of place, of direction or of size, in world space.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Transform {
    /// By this vector, in scene units.
    Move(DVec3),
    /// About an axis of any length through the pivot, counter-clockwise as seen from where it points; in 2D ±z.
    /// The angle is in radians.
    Rotate {
        /// Where it points.
        axis: DVec3,
        /// Radians.
        angle: f64,
    },
    /// By a factor along each axis, from the pivot: of the world for vertices, its own for a body as a whole (which
    /// keeps its middle).
    Scale(DVec3),
}

impl Transform {
    /// What it does, for the name of a change: "move", "rotate" or "scale".
    pub const fn verb(self) -> &'static str {
        match self {
            Self::Move(_) => "move",
            Self::Rotate { .. } => "rotate",
            Self::Scale(_) => "scale",
        }
    }
}

/// The scene with what is selected moved, turned or scaled about `pivot`. Nothing selected gives the same scene.
///
/// # Errors
/// The result would be no shape, or not of its kind.
pub fn apply(
    scene: &Scene,
    selection: &Selection,
    pivot: DVec3,
    transform: Transform,
) -> Result<Scene, EditError> {
    let mut changed = scene.clone();
    for side in Side::BOTH {
        let body = &scene.bodies[side];
        changed.bodies[side] = match &selection[side] {
            Part::Nothing => continue,
            Part::Whole => whole(body, pivot, transform)?,
            Part::Vertices(indices) => {
                let mut points = vertices::local(body);
                let count = points.len();
                for index in indices.iter().copied() {
                    let point = points.get_mut(index).ok_or(EditError::NoSuchVertex { index, count })?;
                    *point = moved_point(body.pose(), *point, pivot, transform);
                }
                vertices::replaced(body, points)?
            }
        };
    }
    Ok(changed)
}

/// A body as a whole.
fn whole(body: &Body, pivot: DVec3, transform: Transform) -> Result<Body, EditError> {
    let pose = body.pose();
    Ok(match transform {
        Transform::Move(by) => body.with_pose(Pose { position: snap::sum_of(pose.position, by), ..pose })?,
        Transform::Rotate { axis, angle } => {
            let position = pivot + turned(pose.position - pivot, axis, angle);
            let rotation = match pose.rotation {
                Rotation::Angle(before) => Rotation::Angle(before + angle.copysign(angle * axis.z)),
                Rotation::Quaternion(before) => {
                    let turn = axis.try_normalize().map(|axis| DQuat::from_axis_angle(axis, angle));
                    Rotation::Quaternion((turn.unwrap_or(DQuat::IDENTITY) * before).normalize())
                }
            };
            body.with_pose(Pose { position, rotation })?
        }
        Transform::Scale(factors) => body.with_shape(scaled(body, factors)?)?,
    })
}

/// One vertex, in local coordinates.
fn moved_point(pose: Pose, local: DVec3, pivot: DVec3, transform: Transform) -> DVec3 {
    let world = || pose.world_from_local(local);
    match transform {
        // Without the way through the world, so that what is moved by 2 is moved by exactly 2.
        Transform::Move(by) => snap::sum_of(local, pose.unrotate(by)),
        Transform::Rotate { axis, angle } => {
            vertices::local_of(pose, pivot + turned(world() - pivot, axis, angle))
        }
        Transform::Scale(factors) => vertices::local_of(pose, pivot + (world() - pivot) * factors),
    }
}

/// A vector turned about an axis; quarter turns about the axes of the scene are exact.
fn turned(vector: DVec3, axis: DVec3, angle: f64) -> DVec3 {
    let Some(axis) = axis.try_normalize() else { return vector };
    let quarters = angle / FRAC_PI_2;
    let (sin, cos) = if (quarters - quarters.round()).abs() < 1e-12 {
        match quarters.round().rem_euclid(4.0) {
            0.0 => (0.0, 1.0),
            1.0 => (1.0, 0.0),
            2.0 => (0.0, -1.0),
            _ => (-1.0, 0.0),
        }
    } else {
        angle.sin_cos()
    };
    // O. Rodrigues, 1840.
    vector * cos + axis.cross(vector) * sin + axis * (axis.dot(vector) * (1.0 - cos))
}

/// A shape scaled along its own axes: listed points from their middle, everything else from its local origin. A
/// negative factor mirrors, where the shape has vertices.
fn scaled(body: &Body, factors: DVec3) -> Result<Shape, EditError> {
    let size = factors.abs();
    let even = size.x == size.y && size.y == size.z;
    let even_in_plane = size.x == size.y;
    let refused = || EditError::UnevenScale { kind: body.kind_name() };
    let as_points = |shape: &Shape| {
        let points = shape.vertices().unwrap_or_default();
        let middle = body.pose().local_from_world(body.center());
        Shape::Points(points.into_iter().map(|point| middle + (point - middle) * factors).collect())
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
        Shape::RegularPolygon { sides, radius } if factors.x == factors.y && factors.x > 0.0 => {
            Shape::RegularPolygon { sides, radius: radius * size.x }
        }
        Shape::Tetrahedron { radius } if even && factors.min_element() > 0.0 => {
            Shape::Tetrahedron { radius: radius * size.x }
        }
        Shape::Octahedron { radius } if even => Shape::Octahedron { radius: radius * size.x },
        Shape::Icosahedron { radius } if even => Shape::Icosahedron { radius: radius * size.x },
        Shape::Prism { sides, radius, half_height } if even_in_plane && factors.min_element() > 0.0 => {
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
        Shape::Cone { half_height, radius } if even_in_plane && factors.z > 0.0 => {
            Shape::Cone { half_height: half_height * size.z, radius: radius * size.x }
        }
        Shape::Capsule { a, b, radius } if even || (even_in_plane && body.dimension().count() == 2) => {
            let middle = a.midpoint(b);
            let end = |point: DVec3| middle + (point - middle) * factors;
            Shape::Capsule { a: end(a), b: end(b), radius: radius * size.x }
        }
        Shape::Capsule { .. } | Shape::Cylinder { .. } | Shape::Cone { .. } => return Err(refused()),
        ref shape => as_points(shape),
    })
}
