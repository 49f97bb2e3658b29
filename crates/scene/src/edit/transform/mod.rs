//! Moving, rotating and scaling the selection: the common implementation of handles, drags, typed numbers and nudges.

mod scale;

use std::f64::consts::{FRAC_PI_2, TAU};

use glam::{DQuat, DVec3};

use super::{EditError, Part, Selection, decimal, vertices};
use crate::geometry::{Body, Dimension, Pose, Rotation, Side, Vector as _};
use crate::scene::Scene;

pub(super) use scale::resized;

/// The tolerance within which an angle counts as a whole number of quarter turns, and a component of a quaternion as
/// zero. It is invisible, and exceeds the roundoff of several rotations in sequence.
const EXACTLY: f64 = 1e-12;

/// A translation, rotation or scaling in world space.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Transform {
    /// A translation by this vector, in scene units.
    Move(DVec3),
    /// A rotation about an axis of any length through the pivot, counterclockwise as seen from the tip of the axis;
    /// in 2D the axis is ±z. The angle is in radians.
    Rotate {
        /// The direction of the axis.
        axis: DVec3,
        /// The angle in radians.
        angle: f64,
    },
    /// A scaling by a factor along each axis: for vertices along the world axes from the pivot, for a body as a whole
    /// along its own axes from its center. A negative factor mirrors, and zero makes flat.
    Scale(DVec3),
}

impl Transform {
    /// The transform restricted to the plane z = 0.
    fn in_the_plane(self) -> Self {
        match self {
            Self::Move(by) => Self::Move(by.with_z(0.0)),
            Self::Rotate { axis, angle } => Self::Rotate { axis: DVec3::new(0.0, 0.0, axis.z).unit(), angle },
            Self::Scale(factors) => Self::Scale(factors.with_z(1.0)),
        }
    }
}

/// Translates, rotates or scales the selection about `pivot`. An empty selection changes nothing. In 2D,
/// components out of the plane are ignored: z of a translation, of a factor and of the pivot, x and y of an
/// axis.
///
/// # Errors
/// The resulting shape is invalid or would be of another kind.
pub fn apply(
    scene: &Scene,
    selection: &Selection,
    pivot: DVec3,
    transform: Transform,
) -> Result<Scene, EditError> {
    let mut changed = scene.clone();
    let (pivot, transform) = match scene.dimension {
        Dimension::Two => (pivot.with_z(0.0), transform.in_the_plane()),
        Dimension::Three => (pivot, transform),
    };
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

/// Transforms a body as a whole.
fn whole(body: &Body, pivot: DVec3, transform: Transform) -> Result<Body, EditError> {
    let pose = body.pose();
    match transform {
        Transform::Move(by) => {
            let position = decimal::sum_of(pose.position, by);
            Ok(body.with_pose(Pose { position, ..pose })?)
        }
        Transform::Rotate { axis, angle } => {
            let position = pivot + turned(pose.position - pivot, axis, angle) + 0.0;
            let rotation = match pose.rotation {
                // About the −z axis the angle is negative; about the zero vector it is zero.
                Rotation::Angle(before) => Rotation::Angle(before + angle * axis.unit().z),
                Rotation::Quaternion(before) => {
                    let axis = axis.unit();
                    let turn = DQuat::from_axis_angle(axis, angle);
                    Rotation::Quaternion(if axis == DVec3::ZERO { before } else { turn * before })
                }
            };
            Ok(body.with_pose(Pose { position, rotation: tidy_rotation(rotation) })?)
        }
        Transform::Scale(factors) => resized(body, factors),
    }
}

/// Transforms one vertex, in local coordinates.
fn moved_point(pose: Pose, local: DVec3, pivot: DVec3, transform: Transform) -> DVec3 {
    let world = || pose.world_from_local(local);
    match transform {
        // Computed without world coordinates, so that a vertex moved by 2 is moved by exactly 2.
        Transform::Move(by) => decimal::sum_of(local, pose.unrotate(by)),
        Transform::Rotate { axis, angle } => {
            vertices::local_of(pose, pivot + turned(world() - pivot, axis, angle))
        }
        Transform::Scale(factors) => vertices::local_of(pose, pivot + (world() - pivot) * factors),
    }
}

/// A vector rotated about an axis; quarter turns about the axes of the scene are exact.
fn turned(vector: DVec3, axis: DVec3, angle: f64) -> DVec3 {
    let axis = axis.unit();
    if axis == DVec3::ZERO {
        return vector;
    }
    let (sin, cos) = match quarters(angle) {
        Some(0) => (0.0, 1.0),
        Some(1) => (1.0, 0.0),
        Some(2) => (0.0, -1.0),
        Some(_) => (-1.0, 0.0),
        None => libm::sincos(angle),
    };
    // O. Rodrigues, 1840.
    vector * cos + axis.cross(vector) * sin + axis * (axis.dot(vector) * (1.0 - cos))
}

/// The angle in quarter turns, 0 to 3. Returns `None` unless it is a whole number of them to within
/// [`EXACTLY`].
fn quarters(angle: f64) -> Option<u8> {
    let quarters = angle / FRAC_PI_2;
    let whole = quarters.round();
    // Above a million quarter turns, the resolution of angles is too coarse.
    if (quarters - whole).abs() >= EXACTLY || quarters.abs() >= 1e6 || quarters.is_nan() {
        return None;
    }
    let rest = whole.rem_euclid(4.0);
    (0..4).find(|count| f64::from(*count) == rest)
}

/// Returns the rotation in normal form: an angle between −π and π, exact quarter turns, and a unit
/// quaternion with w ≥ 0 whose negligible components are zero. A full turn becomes the identity.
pub(super) fn tidy_rotation(rotation: Rotation) -> Rotation {
    match rotation {
        Rotation::Angle(angle) => Rotation::Angle(match quarters(angle) {
            Some(3) => -FRAC_PI_2,
            Some(quarters) => f64::from(quarters) * FRAC_PI_2,
            None if angle.abs() > TAU / 2.0 => angle - TAU * (angle / TAU).round(),
            None => angle,
        }),
        Rotation::Quaternion(quaternion) => {
            let unit = quaternion.normalize();
            let sign = if unit.w < 0.0 { -1.0 } else { 1.0 };
            let tidy = |part: f64| if part.abs() < EXACTLY { 0.0 } else { sign * part };
            let [x, y, z, w] = unit.to_array().map(tidy);
            let tidied = DQuat::from_xyzw(x, y, z, w);
            // A quaternion that is not finite stays so, and is refused.
            Rotation::Quaternion(if tidied.is_finite() { tidied.normalize() } else { quaternion })
        }
    }
}
