//! Whether a simplex encloses the origin, exactly.

use glam::DVec3;

use crate::geometry::{Dimension, SupportPoint};
use crate::internal::{orient2d, orient3d};

/// The place of the origin relative to a triangle in the plane or a tetrahedron in space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum OriginPlace {
    /// Inside or on the boundary.
    Inside,
    /// Outside.
    Outside,
    /// The simplex has no inside: its points lie on one line, or in one plane.
    Flat,
}

impl OriginPlace {
    /// Places the origin. Returns `None` unless there is one point more than there are dimensions.
    pub(super) fn of(simplex: &[SupportPoint<DVec3>], dimension: Dimension) -> Option<Self> {
        let points: Vec<DVec3> = simplex.iter().map(|support| support.point).collect();
        let orientation = |points: &[DVec3]| match (dimension, points) {
            (Dimension::Two, [a, b, c]) => Some(orient2d(*a, *b, *c)),
            (Dimension::Three, [a, b, c, d]) => Some(orient3d(*a, *b, *c, *d)),
            _ => None,
        };
        let whole = orientation(&points)?;
        if whole == 0.0 {
            return Some(Self::Flat);
        }
        // The sides of the origin: what is left of the whole with it in the place of one point after the other.
        let is_beyond = (0..points.len()).any(|index| {
            let mut points = points.clone();
            points[index] = DVec3::ZERO;
            orientation(&points).is_some_and(|part| part != 0.0 && (part > 0.0) != (whole > 0.0))
        });
        Some(if is_beyond { Self::Outside } else { Self::Inside })
    }
}
