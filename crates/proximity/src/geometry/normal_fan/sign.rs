//! Signs of products of differences of points, without roundoff.
//!
//! The differences themselves are rounded in f64, but the signs are those of the points as given. A bound on the
//! roundoff decides most of them. [`orient3d`] decides those of the others whose differences happen to be exact, and
//! integers decide the rest.

use std::cmp::Ordering;

use dashu_int::IBig;
use glam::DVec3;

use crate::geometry::exact::ExactVector;
use crate::geometry::predicates::orient3d;
use crate::geometry::roundoff::{MIN_EXACT, PRODUCT_OF_PRODUCTS, TRIPLE_PRODUCT, UNDERFLOW_OF_TERMS};
use crate::geometry::vector::Vector as _;

/// A vector from one point to another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct PointVector {
    /// The first point.
    pub(super) from: DVec3,
    /// The last point.
    pub(super) to: DVec3,
}

impl PointVector {
    /// Returns the vector from the origin along a coordinate axis.
    pub(super) const fn along(axis: DVec3) -> Self {
        Self { from: DVec3::ZERO, to: axis }
    }

    fn rounded(self) -> DVec3 {
        self.to - self.from
    }

    /// Returns the vector if it has no roundoff and is not too small for the exact predicate.
    fn exactly(self) -> Option<DVec3> {
        // The error of a difference (T. J. Dekker, *A floating-point technique for extending the available precision*,
        // 1971).
        let rounded = self.rounded();
        let subtracted = self.to - rounded;
        let kept = rounded + subtracted;
        let error = (self.to - kept) + (subtracted - self.from);
        let is_normal = |part: f64| part == 0.0 || part.abs() >= MIN_EXACT;
        (error == DVec3::ZERO && rounded.to_array().into_iter().all(is_normal)).then_some(rounded)
    }

    /// Returns whether two vectors have the same or opposite directions, or one is zero.
    pub(super) fn is_parallel_to(self, other: Self) -> bool {
        DVec3::AXES.into_iter().all(|axis| volume(self, other, Self::along(axis)).is_eq())
    }
}

/// Returns the sign of u · (v × w), six times the volume of a tetrahedron with these edges.
pub(super) fn volume(u: PointVector, v: PointVector, w: PointVector) -> Ordering {
    let [a, b, c] = [u, v, w].map(PointVector::rounded);
    let turned = |x: DVec3, y: DVec3| DVec3::new(x.y * y.z, x.z * y.x, x.x * y.y);
    let (one, other) = (turned(a, b), turned(b, a));
    let (value, terms) = ((one - other).dot(c), (one.abs() + other.abs()).dot(c.abs()));
    if value.abs() > TRIPLE_PRODUCT * terms && terms > UNDERFLOW_OF_TERMS * (1.0 + c.max_abs()) {
        return of(value);
    }
    if let (Some(a), Some(b), Some(c)) = (u.exactly(), v.exactly(), w.exactly()) {
        return of(orient3d(DVec3::ZERO, a, b, c));
    }
    let [u, v, w] = in_integers([u, v, w]);
    u.cross(&v).dot(&w).cmp(&IBig::ZERO)
}

/// Returns the sign of the product of `w` with the part of `−inner` that is perpendicular to `edge`. It determines
/// whether `w` points out of a polygon at one of its edges; `inner` leads from that edge into the polygon.
pub(super) fn outward(edge: PointVector, inner: PointVector, w: PointVector) -> Ordering {
    let [u, c, v] = [edge, inner, w].map(PointVector::rounded);
    let value = c.dot(u) * u.dot(v) - u.dot(u) * c.dot(v);
    let [u, c, v] = [u, c, v].map(DVec3::abs);
    let terms = c.dot(u) * u.dot(v) + u.dot(u) * c.dot(v);
    let is_safe = terms > UNDERFLOW_OF_TERMS * (1.0 + terms.sqrt());
    if is_safe && value.abs() > PRODUCT_OF_PRODUCTS * terms {
        return of(value);
    }
    let [u, c, v] = in_integers([edge, inner, w]);
    (c.dot(&u) * u.dot(&v) - u.dot(&u) * c.dot(&v)).cmp(&IBig::ZERO)
}

fn of(value: f64) -> Ordering {
    value.partial_cmp(&0.0).unwrap_or(Ordering::Equal)
}

fn in_integers(arrows: [PointVector; 3]) -> [ExactVector; 3] {
    let (points, _) = ExactVector::in_common_unit(&arrows.map(|arrow| [arrow.from, arrow.to]).concat());
    [0, 2, 4].map(|first| &points[first + 1] - &points[first])
}

#[cfg(test)]
mod tests {
    use std::cmp::Ordering;

    use glam::{DVec3, dvec3};

    use super::{PointVector, outward, volume};

    /// Computed on paper: x · (y × z) = 1. A tenth is not a binary fraction, and 1.1 − 1 is not 0.1, so the third arrow
    /// of the second triple is a little longer than the first. All volumes of vectors along one line are zero.
    #[test]
    fn volumes_have_the_sign_of_the_points_as_given() {
        let [x, y, z] = DVec3::AXES.map(PointVector::along);
        assert_eq!(volume(x, y, z), Ordering::Greater);
        assert_eq!(volume(y, x, z), Ordering::Less);
        assert_eq!(volume(x, x, z), Ordering::Equal);
        let tenth = PointVector { from: dvec3(0.0, 0.0, 0.0), to: dvec3(0.1, 0.1, 0.0) };
        let shifted = PointVector { from: dvec3(1.0, 0.0, 0.0), to: dvec3(1.1, 0.1, 0.0) };
        assert_eq!(volume(tenth, shifted, z), Ordering::Less, "1.1 − 1 is more than 0.1");
        assert!(!tenth.is_parallel_to(shifted));
        let tiny = PointVector::along(dvec3(1e-150, 0.0, 0.0));
        assert_eq!(volume(tiny, PointVector::along(dvec3(0.0, 1e-150, 0.0)), z), Ordering::Greater);
        assert!(tiny.is_parallel_to(x));
    }

    /// Computed on paper: the polygon lies below its edge along x, so y points out of it and z along it.
    #[test]
    fn a_direction_points_out_of_a_polygon() {
        let [x, y, z] = DVec3::AXES.map(PointVector::along);
        let inner = PointVector::along(dvec3(5.0, -1.0, 0.0));
        assert_eq!(outward(x, inner, y), Ordering::Greater);
        assert_eq!(outward(x, inner, inner), Ordering::Less);
        assert_eq!(outward(x, inner, z), Ordering::Equal);
        assert_eq!(outward(x, inner, x), Ordering::Equal);
    }
}
