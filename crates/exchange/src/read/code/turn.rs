//! Rotations and poses whose dimension may be open.

use glam::{DQuat, DVec3};

use crate::geometry::{Dimension, Pose, Rotation};

/// A rotation in the plane or in space.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) enum WrittenTurn {
    /// None, in either dimension.
    #[default]
    None,
    /// In the plane, by this angle in radians.
    Angle(f64),
    /// In space.
    Quaternion(DQuat),
}

/// A pose whose dimension may be open.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct PartialPose {
    pub(super) position: DVec3,
    pub(super) turn: WrittenTurn,
    /// The dimension. `None` for the identity.
    pub(super) dimension: Option<Dimension>,
}

impl WrittenTurn {
    /// Returns the quaternion of a rotation in space.
    pub(super) const fn quaternion(self) -> Option<DQuat> {
        match self {
            Self::None => Some(DQuat::IDENTITY),
            Self::Quaternion(quaternion) => Some(quaternion),
            Self::Angle(_) => None,
        }
    }

    /// Returns this rotation after another within its frame. Returns `None` if one is in the plane and the
    /// other in space.
    pub(super) fn then_inside(self, inner: Self) -> Option<Self> {
        match (self, inner) {
            (Self::None, other) | (other, Self::None) => Some(other),
            (Self::Angle(a), Self::Angle(b)) => Some(Self::Angle(a + b)),
            (Self::Quaternion(a), Self::Quaternion(b)) => Some(Self::Quaternion(a * b)),
            (Self::Angle(_), Self::Quaternion(_)) | (Self::Quaternion(_), Self::Angle(_)) => None,
        }
    }

    /// Returns the inverse rotation.
    pub(super) fn inverse(self) -> Self {
        match self {
            Self::None => Self::None,
            Self::Angle(angle) => Self::Angle(-angle),
            Self::Quaternion(quaternion) => Self::Quaternion(quaternion.inverse()),
        }
    }

    fn applied(self, point: DVec3) -> DVec3 {
        match self {
            Self::None => point,
            Self::Angle(angle) => DQuat::from_rotation_z(angle) * point,
            Self::Quaternion(quaternion) => quaternion * point,
        }
    }
}

impl PartialPose {
    /// Creates a shift by two or three numbers; a fourth, as in Bullet's vectors, means nothing.
    pub(super) fn shift(numbers: &[f64]) -> Option<Self> {
        let (position, dimension) = match numbers {
            [x, y] => (DVec3::new(*x, *y, 0.0), Dimension::Two),
            [x, y, z] | [x, y, z, _] => (DVec3::new(*x, *y, *z), Dimension::Three),
            _ => return None,
        };
        Some(Self { position, turn: WrittenTurn::None, dimension: Some(dimension) })
    }

    /// Returns the pose with another rotation.
    pub(super) fn turned(self, turn: WrittenTurn) -> Self {
        let dimension = match turn {
            WrittenTurn::None => self.dimension,
            WrittenTurn::Angle(_) => Some(Dimension::Two),
            WrittenTurn::Quaternion(_) => Some(Dimension::Three),
        };
        Self { turn, dimension, ..self }
    }

    /// Returns the pose at another position.
    pub(super) fn moved(self, other: Self) -> Self {
        let dimension = other.dimension.or(self.dimension);
        Self { position: other.position, dimension, ..self }
    }

    /// Returns the pose of a frame within this one.
    pub(super) fn of(self, inner: Self) -> Option<Self> {
        let turn = self.turn.then_inside(inner.turn)?;
        let position = self.position + self.turn.applied(inner.position);
        Some(Self { position, turn, dimension: self.dimension.or(inner.dimension) })
    }

    /// Returns the pose that undoes this one.
    pub(super) fn inverse(self) -> Self {
        let turn = self.turn.inverse();
        // + 0.0 avoids −0.
        Self { position: turn.applied(-self.position) + 0.0, turn, ..self }
    }

    /// Returns the pose with a turn about z as an angle, if the dimension is that of the plane.
    pub(super) fn flat(self, dimension: Dimension) -> Self {
        match self.turn {
            WrittenTurn::Quaternion(turn)
                if dimension == Dimension::Two && turn.x == 0.0 && turn.y == 0.0 =>
            {
                let turn = WrittenTurn::Angle(2.0 * libm::atan2(turn.z, turn.w));
                Self { turn, dimension: Some(dimension), ..self }
            }
            _ => self,
        }
    }

    /// Returns the pose in this dimension, if it exists there.
    pub(super) fn pose(self, dimension: Dimension) -> Option<Pose> {
        let rotation = match (dimension, self.turn) {
            (Dimension::Two, WrittenTurn::None) => Rotation::Angle(0.0),
            (Dimension::Two, WrittenTurn::Angle(angle)) => Rotation::Angle(angle),
            (Dimension::Three, WrittenTurn::None) => Rotation::Quaternion(DQuat::IDENTITY),
            (Dimension::Three, WrittenTurn::Quaternion(turn)) => Rotation::Quaternion(turn),
            (Dimension::Two, WrittenTurn::Quaternion(_)) | (Dimension::Three, WrittenTurn::Angle(_)) => {
                return None;
            }
        };
        let is_other = self.dimension == Some(Dimension::Three) && dimension == Dimension::Two;
        (!is_other).then_some(Pose { position: self.position, rotation })
    }
}
