//! P ⊖ Q projected along a line or a plane through the origin. Once the origin is known to lie inside the span of some
//! points, only the projection remains to be decided.

use dashu_int::IBig;

use crate::geometry::Dimension;
use crate::geometry::exact::ExactVector;

/// A linear map to the space perpendicular to a line or a plane. It rotates and scales that space, so that closest
/// points stay closest. It consists of products only, so that integers stay integers.
#[derive(Clone, Debug)]
pub(super) enum ExactProjection {
    /// The identity.
    Whole,
    /// Along a line: `x` becomes `line × x`.
    AlongLine(ExactVector),
    /// Along the plane with this normal: `x` becomes `normal · x`, stored as the x coordinate.
    AlongPlane(ExactVector),
}

impl ExactProjection {
    /// Returns the map to the directions perpendicular to all these points. Returns `None` if the points span all of
    /// this dimension.
    pub(super) fn beside<'a>(
        mut points: impl Iterator<Item = &'a ExactVector>,
        dimension: Dimension,
    ) -> Option<Self> {
        // Each search continues after the point that the previous one found.
        let Some(line) = points.find(|point| !point.is_zero()) else { return Some(Self::Whole) };
        let normal = points.by_ref().map(|point| line.cross(point)).find(|normal| !normal.is_zero());
        match (dimension, normal) {
            (Dimension::Two, None) => {
                Some(Self::AlongPlane(ExactVector::new(-&line.y, line.x.clone(), IBig::ZERO)))
            }
            (Dimension::Two, Some(_)) => None,
            (Dimension::Three, None) => Some(Self::AlongLine(line.clone().halved())),
            (Dimension::Three, Some(normal)) => {
                let is_flat = points.all(|point| point.dot(&normal).is_zero());
                is_flat.then(|| Self::AlongPlane(normal.halved()))
            }
        }
    }

    /// Returns the image of a point.
    pub(super) fn see(&self, point: ExactVector) -> ExactVector {
        match self {
            Self::Whole => point,
            Self::AlongLine(line) => line.cross(&point),
            Self::AlongPlane(normal) => ExactVector { x: normal.dot(&point), ..ExactVector::default() },
        }
    }

    /// Applies the transpose of the map, up to a positive factor: a point is farthest along the result if its image is
    /// farthest along `direction`.
    pub(super) fn unsee(&self, direction: ExactVector) -> ExactVector {
        match self {
            Self::Whole => direction,
            Self::AlongLine(line) => direction.cross(line).halved(),
            Self::AlongPlane(normal) => normal.scaled(&direction.x.signum()),
        }
    }

    /// Returns any nonzero direction of the image.
    pub(super) fn any_direction(&self) -> ExactVector {
        let x = ExactVector::new(IBig::ONE, IBig::ZERO, IBig::ZERO);
        match self {
            Self::Whole | Self::AlongPlane(_) => x,
            // Perpendicular to the line.
            Self::AlongLine(line) if line.y.is_zero() && line.z.is_zero() => {
                ExactVector::new(IBig::ZERO, IBig::ONE, IBig::ZERO)
            }
            Self::AlongLine(line) => line.cross(&x),
        }
    }
}
