//! Why a shape, a pose or a rounding is refused.

use glam::DVec3;
use thiserror::Error;

use super::{Dimension, MAX_COORDINATE, MAX_VERTICES};

/// What was expected of a body and what was found instead.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum ShapeError {
    /// NaN or an infinity.
    #[error("{field} must be finite, found {found}")]
    NotFinite {
        /// The parameter.
        field: &'static str,
        /// The number in question.
        found: f64,
    },
    /// A coordinate or a length beyond [`MAX_COORDINATE`].
    #[error("{field} must be at most {MAX_COORDINATE:e} in magnitude, found {found:e}")]
    TooLarge {
        /// The parameter.
        field: &'static str,
        /// The number in question.
        found: f64,
    },
    /// A length below zero.
    #[error("{field} must not be negative, found {found}")]
    Negative {
        /// The parameter.
        field: &'static str,
        /// The number in question.
        found: f64,
    },
    /// A number that must be above zero and is not.
    #[error("{field} must be positive, found {found}")]
    NotPositive {
        /// The parameter.
        field: &'static str,
        /// The number in question.
        found: f64,
    },
    /// A hull of no points.
    #[error("a shape needs at least one point, found none")]
    NoVertices,
    /// More than [`MAX_VERTICES`] vertices.
    #[error("a shape has at most {MAX_VERTICES} vertices, found {found}")]
    TooManyVertices {
        /// How many there would be.
        found: usize,
    },
    /// A regular polygon, prism or pyramid with fewer than three sides.
    #[error("sides must be at least 3, found {found}")]
    TooFewSides {
        /// How many were asked for.
        found: u32,
    },
    /// A regular polygon, prism or pyramid with more than [`MAX_VERTICES`] vertices.
    #[error("sides must be at most {limit}, found {found}")]
    TooManySides {
        /// How many were asked for.
        found: u32,
        /// How many there may be.
        limit: usize,
    },
    /// A view angle outside of the open interval from zero to half a turn.
    #[error("vertical_fov must lie between 0 and π radians, found {found}")]
    FieldOfView {
        /// The angle in radians.
        found: f64,
    },
    /// A frustum that ends before it begins.
    #[error("far must be greater than near = {near}, found {found}")]
    FarNotBeyondNear {
        /// Distance of the near plane.
        near: f64,
        /// Distance of the far plane.
        found: f64,
    },
    /// A shape that exists only in the other dimension.
    #[error("a {shape} does not exist in {}D", dimension.count())]
    WrongDimension {
        /// The kind of shape.
        shape: &'static str,
        /// The dimension of the scene.
        dimension: Dimension,
    },
    /// A third component in 2D.
    #[error("{field} must have z = 0 in 2D, found z = {found}")]
    OffPlane {
        /// The parameter.
        field: &'static str,
        /// The z component.
        found: f64,
    },
    /// A quaternion in 2D or an angle in 3D.
    #[error("a body in {}D is turned by {field}", dimension.count())]
    WrongRotation {
        /// The parameter that is expected instead.
        field: &'static str,
        /// The dimension of the scene.
        dimension: Dimension,
    },
    /// A quaternion whose length differs from one by more than [`UNIT_TOLERANCE`](super::UNIT_TOLERANCE).
    #[error("orientation must be a quaternion of length 1, found length {length}")]
    NotUnit {
        /// Its length.
        length: f64,
    },
}

impl ShapeError {
    /// The name of the parameter that the error is about, as it is written in scene files.
    pub const fn field(&self) -> &'static str {
        match self {
            Self::NotFinite { field, .. }
            | Self::TooLarge { field, .. }
            | Self::Negative { field, .. }
            | Self::NotPositive { field, .. }
            | Self::OffPlane { field, .. }
            | Self::WrongRotation { field, .. } => field,
            Self::NoVertices | Self::TooManyVertices { .. } => "points",
            Self::TooFewSides { .. } | Self::TooManySides { .. } => "sides",
            Self::FieldOfView { .. } => "vertical_fov",
            Self::FarNotBeyondNear { .. } => "far",
            Self::WrongDimension { .. } => "shape",
            Self::NotUnit { .. } => "orientation",
        }
    }
}

/// Refuses NaN, infinities and magnitudes over [`MAX_COORDINATE`].
pub(super) fn bounded(field: &'static str, number: f64) -> Result<(), ShapeError> {
    if !number.is_finite() {
        Err(ShapeError::NotFinite { field, found: number })
    } else if number.abs() > MAX_COORDINATE {
        Err(ShapeError::TooLarge { field, found: number })
    } else {
        Ok(())
    }
}

/// Refuses what is not a length: see [`bounded`], and below zero.
pub(super) fn length(field: &'static str, number: f64) -> Result<(), ShapeError> {
    bounded(field, number)?;
    if number < 0.0 { Err(ShapeError::Negative { field, found: number }) } else { Ok(()) }
}

/// Refuses what is not a position: see [`bounded`], and a z component in 2D.
pub(super) fn position(field: &'static str, vector: DVec3, dimension: Dimension) -> Result<(), ShapeError> {
    vector.to_array().into_iter().try_for_each(|number| bounded(field, number))?;
    match dimension {
        Dimension::Two if vector.z != 0.0 => Err(ShapeError::OffPlane { field, found: vector.z }),
        Dimension::Two | Dimension::Three => Ok(()),
    }
}
