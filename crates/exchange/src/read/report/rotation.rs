//! Rotations from the numbers of other programs. An invalid matrix or quaternion is refused, not repaired.

use glam::{DMat3, DQuat, DVec3};

use crate::geometry::{Pose, Rotation, UNIT_TOLERANCE};
use crate::message::text;

/// A position and a rotation in space, as seen from the frame around them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::read) struct SpatialFrame {
    pub(in crate::read) position: DVec3,
    pub(in crate::read) rotation: DQuat,
}

impl SpatialFrame {
    /// The frame of the world.
    pub(in crate::read) const WORLD: Self = Self { position: DVec3::ZERO, rotation: DQuat::IDENTITY };

    /// Returns the frame as seen from the world, if it is given relative to `parent`.
    pub(in crate::read) fn within(self, parent: Self) -> Self {
        if parent.rotation == DQuat::IDENTITY {
            // The identity moves no point by a rounding error.
            return Self { position: parent.position + self.position, ..self };
        }
        Self {
            position: parent.position + parent.rotation * self.position,
            rotation: parent.rotation * self.rotation,
        }
    }

    /// Returns the pose of a body at this frame.
    pub(in crate::read) const fn pose(self) -> Pose {
        Pose { position: self.position, rotation: Rotation::Quaternion(self.rotation) }
    }
}

/// Returns the rotation by roll, pitch and yaw: about the fixed axes x, y and z, in this order.
pub(in crate::read) fn about_fixed_axes([roll, pitch, yaw]: [f64; 3]) -> DQuat {
    DQuat::from_rotation_z(yaw) * DQuat::from_rotation_y(pitch) * DQuat::from_rotation_x(roll)
}

/// The order of the components of a quaternion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::read) enum QuaternionOrder {
    /// i, j, k, then the real part.
    RealLast,
    /// The real part first.
    RealFirst,
}

/// Returns the rotation of a quaternion. The error contains the quaternion found instead of a unit
/// quaternion.
pub(in crate::read) fn quaternion(numbers: [f64; 4], order: QuaternionOrder) -> Result<DQuat, String> {
    let [a, b, c, d] = numbers;
    let quaternion = match order {
        QuaternionOrder::RealLast => DQuat::from_xyzw(a, b, c, d),
        QuaternionOrder::RealFirst => DQuat::from_xyzw(b, c, d, a),
    };
    let length = quaternion.length();
    if (length - 1.0).abs() <= UNIT_TOLERANCE {
        Ok(quaternion)
    } else {
        Err(text!("import-a-quaternion-of-length"; length = length))
    }
}

/// Returns the rotation by an angle, in radians, about an axis of any nonzero length.
pub(in crate::read) fn about(axis: DVec3, angle: f64) -> Option<DQuat> {
    Some(DQuat::from_axis_angle(axis.try_normalize()?, angle))
}

/// Returns the rotation of a matrix, row after row. The error contains the matrix found instead of a
/// rotation.
pub(in crate::read) fn matrix(rows: [f64; 9]) -> Result<DQuat, String> {
    let matrix = DMat3::from_cols_array(&rows).transpose();
    let off = (matrix * matrix.transpose() - DMat3::IDENTITY).to_cols_array();
    let off = off.into_iter().map(f64::abs).fold(0.0, f64::max);
    // A comparison that is false for NaN.
    let is_orthogonal = off <= UNIT_TOLERANCE;
    if !is_orthogonal {
        return Err(text!("import-a-matrix-whose-rows-are-not").to_owned());
    }
    if matrix.determinant() < 0.0 {
        return Err(text!("import-a-reflection-determinant-1").to_owned());
    }
    // The identity moves no point by a rounding error.
    Ok(if matrix == DMat3::IDENTITY { DQuat::IDENTITY } else { DQuat::from_mat3(&matrix) })
}
