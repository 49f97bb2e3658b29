//! The pose of a body: its position in the world and its rotation.

use glam::{DQuat, DVec2, DVec3};

use super::dimension::Dimension;
use super::error::{ShapeError, bounded, position};

/// The tolerance for the length of an orientation quaternion, which is normalized before use.
///
/// It accepts quaternions typed with four decimals and refuses those with a forgotten component.
pub const UNIT_TOLERANCE: f64 = 1e-3;

/// The rotation of a body about its local origin.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Rotation {
    /// In 2D: radians, counterclockwise.
    Angle(f64),
    /// In 3D: a unit quaternion (within [`UNIT_TOLERANCE`]), local to world.
    Quaternion(DQuat),
}

/// Position and rotation of a body: rotated first, then translated.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// The world position of the local origin.
    pub position: DVec3,
    /// The rotation from local to world axes.
    pub rotation: Rotation,
}

/// The map from local to world positions of a pose, with the work on the rotation done once; see [`Pose::placing`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Placing {
    position: DVec3,
    turn: Turn,
}

/// A rotation, ready to apply.
#[derive(Clone, Copy, Debug)]
enum Turn {
    None,
    /// The cosine and the sine of the angle.
    Angle(DVec2),
    /// A quaternion of length one.
    Quaternion(DQuat),
}

impl Placing {
    /// Returns the world position of a local point.
    #[inline]
    pub(crate) fn place(&self, point: DVec3) -> DVec3 {
        let turned = match self.turn {
            Turn::None => point,
            Turn::Angle(turn) => turn.rotate(point.truncate()).extend(point.z),
            Turn::Quaternion(turn) => turn * point,
        };
        self.position + turned
    }
}

impl Rotation {
    /// Returns the rotation by zero, in the representation of this dimension.
    ///
    /// ```
    /// # use gjk_proximity::geometry::{Dimension, Rotation};
    /// assert_eq!(Rotation::identity(Dimension::Two), Rotation::Angle(0.0));
    /// ```
    pub const fn identity(dimension: Dimension) -> Self {
        match dimension {
            Dimension::Two => Self::Angle(0.0),
            Dimension::Three => Self::Quaternion(DQuat::IDENTITY),
        }
    }
}

impl Pose {
    /// Returns the pose at the origin without rotation: world coordinates equal local coordinates exactly.
    ///
    /// ```
    /// # use gjk_proximity::geometry::{Dimension, Pose};
    /// # use gjk_proximity::glam::DVec3;
    /// assert_eq!(Pose::identity(Dimension::Three).world_from_local(DVec3::X), DVec3::X);
    /// ```
    pub const fn identity(dimension: Dimension) -> Self {
        Self::at(dimension, DVec3::ZERO)
    }

    /// Returns the pose at `position` without rotation.
    ///
    /// ```
    /// # use gjk_proximity::geometry::{Dimension, Pose};
    /// # use gjk_proximity::glam::DVec3;
    /// let pose = Pose::at(Dimension::Two, DVec3::new(1.0, 2.0, 0.0));
    /// assert_eq!(pose.world_from_local(DVec3::X), DVec3::new(2.0, 2.0, 0.0));
    /// ```
    pub const fn at(dimension: Dimension, position: DVec3) -> Self {
        Self { position, rotation: Rotation::identity(dimension) }
    }

    /// Returns the world position of a point given in local coordinates.
    ///
    /// ```
    /// # use gjk_proximity::geometry::{Pose, Rotation};
    /// # use gjk_proximity::glam::{DQuat, DVec3};
    /// let rotation = Rotation::Quaternion(DQuat::from_xyzw(0.0, 0.0, 1.0, 0.0)); // half a turn about z
    /// let pose = Pose { position: DVec3::Z, rotation };
    /// assert_eq!(pose.world_from_local(DVec3::X), DVec3::new(-1.0, 0.0, 1.0));
    /// ```
    pub fn world_from_local(&self, point: DVec3) -> DVec3 {
        self.position + self.rotate(point)
    }

    /// Returns the world direction of a local direction: rotated, not translated. The identity rotation changes no bit.
    ///
    /// ```
    /// # use gjk_proximity::geometry::{Pose, Rotation};
    /// # use gjk_proximity::glam::{DQuat, DVec3};
    /// let pose = Pose { position: DVec3::Z, rotation: Rotation::Quaternion(DQuat::from_xyzw(0.0, 0.0, 1.0, 0.0)) };
    /// assert_eq!(pose.rotate(DVec3::X), -DVec3::X);
    /// ```
    pub fn rotate(&self, direction: DVec3) -> DVec3 {
        match self.rotation {
            Rotation::Angle(angle) if angle != 0.0 => {
                DVec2::from_angle(angle).rotate(direction.truncate()).extend(direction.z)
            }
            Rotation::Quaternion(quaternion) if quaternion != DQuat::IDENTITY => {
                quaternion.normalize() * direction
            }
            Rotation::Angle(_) | Rotation::Quaternion(_) => direction,
        }
    }

    /// Returns the local coordinates of a world position: the inverse of [`Pose::world_from_local`], up to roundoff.
    ///
    /// ```
    /// # use gjk_proximity::geometry::{Pose, Rotation};
    /// # use gjk_proximity::glam::{DQuat, DVec3};
    /// let pose = Pose { position: DVec3::Z, rotation: Rotation::Quaternion(DQuat::from_xyzw(0.0, 0.0, 1.0, 0.0)) };
    /// assert_eq!(pose.local_from_world(DVec3::new(-1.0, 0.0, 1.0)), DVec3::X);
    /// ```
    pub fn local_from_world(&self, point: DVec3) -> DVec3 {
        self.unrotate(point - self.position)
    }

    /// Returns the local direction of a world direction: the inverse of [`Pose::rotate`]. The identity rotation changes
    /// no bit.
    ///
    /// ```
    /// # use gjk_proximity::geometry::{Pose, Rotation};
    /// # use gjk_proximity::glam::{DQuat, DVec3};
    /// let pose = Pose { position: DVec3::Z, rotation: Rotation::Quaternion(DQuat::from_xyzw(0.0, 0.0, 1.0, 0.0)) };
    /// assert_eq!(pose.unrotate(-DVec3::X), DVec3::X);
    /// ```
    pub fn unrotate(&self, direction: DVec3) -> DVec3 {
        let rotation = match self.rotation {
            Rotation::Angle(angle) => Rotation::Angle(-angle),
            Rotation::Quaternion(quaternion) => Rotation::Quaternion(quaternion.conjugate()),
        };
        Self { rotation, ..*self }.rotate(direction)
    }

    /// Returns the map from local to world positions with the work on the rotation done once. Its results equal those
    /// of [`Pose::world_from_local`] to the last bit.
    #[inline]
    pub(crate) fn placing(&self) -> Placing {
        let turn = match self.rotation {
            Rotation::Angle(angle) if angle != 0.0 => Turn::Angle(DVec2::from_angle(angle)),
            Rotation::Quaternion(quaternion) if quaternion != DQuat::IDENTITY => {
                Turn::Quaternion(quaternion.normalize())
            }
            Rotation::Angle(_) | Rotation::Quaternion(_) => Turn::None,
        };
        Placing { position: self.position, turn }
    }

    /// Returns whether the pose is a pure translation: world coordinates are local coordinates plus the position.
    ///
    /// ```
    /// # use gjk_proximity::geometry::{Dimension, Pose, Rotation};
    /// # use gjk_proximity::glam::DVec3;
    /// assert!(Pose::at(Dimension::Three, DVec3::X).is_unturned());
    /// assert!(!Pose { position: DVec3::X, rotation: Rotation::Angle(0.5) }.is_unturned());
    /// ```
    pub fn is_unturned(&self) -> bool {
        match self.rotation {
            Rotation::Angle(angle) => angle == 0.0,
            Rotation::Quaternion(quaternion) => quaternion == DQuat::IDENTITY,
        }
    }

    /// Checks that the pose is valid in this dimension.
    ///
    /// # Errors
    /// Returns an error for numbers that are not finite or too large, for a z component or a quaternion in 2D, for an
    /// angle in 3D, and for a quaternion that is not of length one.
    ///
    /// ```
    /// # use gjk_proximity::geometry::{Dimension, Pose, Rotation};
    /// # use gjk_proximity::glam::{DQuat, DVec3};
    /// assert!(Pose::at(Dimension::Three, DVec3::X).check(Dimension::Three).is_ok());
    /// assert!(Pose::at(Dimension::Three, DVec3::NAN).check(Dimension::Three).is_err());
    /// let not_unit = Pose { position: DVec3::ZERO, rotation: Rotation::Quaternion(DQuat::from_xyzw(0.0, 0.0, 0.0, 2.0)) };
    /// assert!(not_unit.check(Dimension::Three).is_err());
    /// ```
    pub fn check(&self, dimension: Dimension) -> Result<(), ShapeError> {
        position("position", self.position, dimension)?;
        match (dimension, self.rotation) {
            (Dimension::Two, Rotation::Angle(angle)) => bounded("angle", angle),
            (Dimension::Three, Rotation::Quaternion(quaternion)) => {
                quaternion.to_array().into_iter().try_for_each(|number| bounded("orientation", number))?;
                let length = quaternion.length();
                if (length - 1.0).abs() <= UNIT_TOLERANCE {
                    Ok(())
                } else {
                    Err(ShapeError::NotUnit { length })
                }
            }
            (Dimension::Two, Rotation::Quaternion(_)) => {
                Err(ShapeError::WrongRotation { field: "angle", dimension })
            }
            (Dimension::Three, Rotation::Angle(_)) => {
                Err(ShapeError::WrongRotation { field: "orientation", dimension })
            }
        }
    }
}
