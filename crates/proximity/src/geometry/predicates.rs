//! Exact predicates: the side of a line or a plane on which a point lies.
//!
//! J. R. Shewchuk, *Adaptive Precision Floating-Point Arithmetic and Fast Robust Geometric Predicates*, 1997, through
//! the `robust` crate. The signs are exact for finite coordinates of magnitude up to
//! [`MAX_COORDINATE`](super::MAX_COORDINATE) as long as no product underflows. No product does if the coordinates are
//! zero or above 1e-80.

use glam::DVec3;
use robust::{Coord, Coord3D};

/// The position of a point relative to a convex set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Position {
    /// In the interior, in the dimension of the scene: a flat set in space has no interior.
    Inside,
    /// On the boundary.
    Boundary,
    /// Not in the set.
    Outside,
}

/// Returns twice the signed area of the triangle a, b, c in the xy-plane. It is positive if the triangle turns
/// counterclockwise, negative if clockwise, zero exactly if the points are collinear. The sign is exact, the value is
/// not.
pub fn orient2d(a: DVec3, b: DVec3, c: DVec3) -> f64 {
    let coord = |point: DVec3| Coord { x: point.x, y: point.y };
    robust::orient2d(coord(a), coord(b), coord(c))
}

/// Returns six times the signed volume of the tetrahedron a, b, c, d. It is positive if d lies on the side of the plane
/// to which (b − a) × (c − a) points, negative on the other side, zero exactly if the points are coplanar. The sign is
/// exact, the value is not.
pub fn orient3d(a: DVec3, b: DVec3, c: DVec3, d: DVec3) -> f64 {
    let coord = |point: DVec3| Coord3D { x: point.x, y: point.y, z: point.z };
    // Shewchuk's predicate has the opposite sign: it is positive for a point below the plane.
    -robust::orient3d(coord(a), coord(b), coord(c), coord(d))
}

/// A coordinate axis. Projection along it drops one coordinate of a point in space, so it has no roundoff.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CoordinateAxis {
    X,
    Y,
    Z,
}

impl CoordinateAxis {
    const ALL: [Self; 3] = [Self::X, Self::Y, Self::Z];

    /// Returns the remaining two coordinates as x and y, counterclockwise as seen from the positive end of the axis.
    pub(super) fn project(self, point: DVec3) -> DVec3 {
        match self {
            Self::X => DVec3::new(point.y, point.z, 0.0),
            Self::Y => DVec3::new(point.z, point.x, 0.0),
            Self::Z => DVec3::new(point.x, point.y, 0.0),
        }
    }

    /// Returns the axis along which the projection of the triangle has the largest area, with twice its signed area in
    /// that projection. Returns `None` if the three points are collinear, exactly.
    pub(super) fn facing(a: DVec3, b: DVec3, c: DVec3) -> Option<(Self, f64)> {
        Self::ALL
            .map(|axis| (axis, orient2d(axis.project(a), axis.project(b), axis.project(c))))
            .into_iter()
            .filter(|(_, area)| *area != 0.0)
            .max_by(|(_, one), (_, other)| one.abs().total_cmp(&other.abs()))
    }
}

/// Returns whether `point` lies on the segment from a to b, decided exactly in space.
pub(super) fn on_segment(a: DVec3, b: DVec3, point: DVec3) -> bool {
    CoordinateAxis::facing(a, b, point).is_none()
        && point.cmpge(a.min(b)).all()
        && point.cmple(a.max(b)).all()
}
