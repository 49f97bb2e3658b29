//! The limits of shapes, poses and radii, and the errors for invalid ones.

use glam::DVec3;
use thiserror::Error;

use super::dimension::Dimension;
use crate::message::text;
use crate::words::number;

/// Maximum number of vertices of one shape. A query evaluates all of them for each support point, the exact hull takes
/// a large fraction of a second, and the explicit difference of shapes this large is computed from a sample.
pub const MAX_VERTICES: usize = 10_000;

/// Maximum magnitude of a coordinate or length, in scene units. It keeps every product in a solver from overflowing.
pub const MAX_COORDINATE: f64 = 1e12;

/// An invalid parameter of a body: the expected range and the value found.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum ShapeError {
    /// A number that is NaN or infinite.
    #[error("{}", text!("shape-must-be-finite"; field = field, found = found))]
    NotFinite {
        /// Name of the parameter.
        field: &'static str,
        /// The refused number.
        found: f64,
    },
    /// A coordinate or a length that exceeds [`MAX_COORDINATE`].
    #[error("{}", text!(
        "shape-too-large"; field = field, most = format!("{MAX_COORDINATE:e}"), found = format!("{found:e}"),
    ))]
    TooLarge {
        /// Name of the parameter.
        field: &'static str,
        /// The refused number.
        found: f64,
    },
    /// A length below zero.
    #[error("{}", text!("shape-negative"; field = field, found = number(*found)))]
    Negative {
        /// Name of the parameter.
        field: &'static str,
        /// The refused number.
        found: f64,
    },
    /// A number that must be positive and is not.
    #[error("{}", text!("shape-not-positive"; field = field, found = number(*found)))]
    NotPositive {
        /// Name of the parameter.
        field: &'static str,
        /// The refused number.
        found: f64,
    },
    /// A hull of no points.
    #[error("{}", text!("shape-no-vertices"))]
    NoVertices,
    /// More than [`MAX_VERTICES`] vertices.
    #[error("{}", text!("shape-too-many-vertices"; most = MAX_VERTICES, found = found))]
    TooManyVertices {
        /// Number of vertices that the shape would have.
        found: usize,
    },
    /// A regular polygon, prism or pyramid with fewer than three sides.
    #[error("{}", text!("shape-too-few-sides"; found = found))]
    TooFewSides {
        /// The requested number of sides.
        found: u32,
    },
    /// A regular polygon, prism or pyramid with more than [`MAX_VERTICES`] vertices.
    #[error("{}", text!("shape-too-many-sides"; limit = limit, found = found))]
    TooManySides {
        /// The requested number of sides.
        found: u32,
        /// The largest allowed number of sides.
        limit: usize,
    },
    /// A view angle outside the open interval from 0 to π.
    #[error("{}", text!("shape-field-of-view"; found = number(*found)))]
    FieldOfView {
        /// The angle in radians.
        found: f64,
    },
    /// A frustum whose far plane has corners that exceed [`MAX_COORDINATE`].
    #[error("{}", text!("shape-far-plane-too-large"; field = field, most = format!("{MAX_COORDINATE:e}")))]
    FarPlaneTooLarge {
        /// The parameter that makes the far plane too high or too wide.
        field: &'static str,
    },
    /// A frustum whose far plane is not farther away than its near plane.
    #[error("{}", text!("shape-far-not-beyond-near"; near = number(*near), found = number(*found)))]
    FarNotBeyondNear {
        /// Distance of the near plane.
        near: f64,
        /// Distance of the far plane.
        found: f64,
    },
    /// A shape that exists only in the other dimension.
    #[error("{}", text!("shape-wrong-dimension"; shape = shape, dimension = dimension.count()))]
    WrongDimension {
        /// The name of the kind of shape.
        shape: &'static str,
        /// The dimension of the scene.
        dimension: Dimension,
    },
    /// A third component in 2D.
    #[error("{}", text!("shape-off-plane"; field = field, found = number(*found)))]
    OffPlane {
        /// Name of the parameter.
        field: &'static str,
        /// The z component.
        found: f64,
    },
    /// A quaternion in 2D or an angle in 3D.
    #[error("{}", text!("shape-wrong-rotation"; dimension = dimension.count(), field = field))]
    WrongRotation {
        /// The parameter that is expected instead.
        field: &'static str,
        /// The dimension of the scene.
        dimension: Dimension,
    },
    /// A quaternion whose length differs from one by more than [`UNIT_TOLERANCE`](super::UNIT_TOLERANCE).
    #[error("{}", text!("shape-not-unit"; length = length))]
    NotUnit {
        /// The length of the quaternion.
        length: f64,
    },
}

impl ShapeError {
    /// Returns the name of the invalid parameter, as in scene files.
    pub const fn field(&self) -> &'static str {
        match self {
            Self::NotFinite { field, .. }
            | Self::TooLarge { field, .. }
            | Self::Negative { field, .. }
            | Self::FarPlaneTooLarge { field }
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

/// Refuses negative numbers and those that [`bounded`] refuses.
pub(super) fn length(field: &'static str, number: f64) -> Result<(), ShapeError> {
    bounded(field, number)?;
    if number < 0.0 { Err(ShapeError::Negative { field, found: number }) } else { Ok(()) }
}

/// Refuses vectors with a component that [`bounded`] refuses, and in 2D those with a z component.
pub(super) fn position(field: &'static str, vector: DVec3, dimension: Dimension) -> Result<(), ShapeError> {
    vector.to_array().into_iter().try_for_each(|number| bounded(field, number))?;
    match dimension {
        Dimension::Two if vector.z != 0.0 => Err(ShapeError::OffPlane { field, found: vector.z }),
        Dimension::Two | Dimension::Three => Ok(()),
    }
}
