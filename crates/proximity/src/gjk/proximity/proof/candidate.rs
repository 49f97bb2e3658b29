//! A feature of the difference with the foot of the origin in its relative interior, in two representations.
//!
//! A feature known [by its foot](super::by_foot) has the direction in f64 only, and a point near the foot in double
//! words. Its distance is as accurate, since a small offset from the foot changes the distance only by its square. A
//! feature known [by its normal](super::by_normal) has the direction in double words, which takes more time and leaves
//! almost nothing open.

use std::ops::Range;

use glam::DVec3;

use super::vertices::{ProofVertex, ProofVertices};
use crate::geometry::Side;
use crate::geometry::exact::BoundedReal;
use crate::geometry::roundoff::{MIN_PRODUCT, PRODUCT};

/// Sizes of points whose fourth powers neither overflow nor lose digits that matter.
pub(super) const SIZES: Range<f64> = 1e-55..1e55;

/// A feature that certainly has the foot of the origin in its relative interior. It holds all data except the vertices,
/// which each method receives.
pub(super) trait CandidateFeature: Sized {
    /// Creates the feature of all these vertices. Returns `None` if the foot is not certain to lie in it.
    fn of(vertices: &ProofVertices) -> Option<Self>;

    /// Returns the direction from the nearest point toward the origin, of any length, rounded to f64.
    fn direction(&self) -> DVec3;

    /// Returns the accuracy of the direction before rounding: the error of each component, as a fraction of the
    /// largest.
    fn known(&self) -> f64;

    /// Returns the distance from the origin to the foot.
    fn distance(&self, vertices: &ProofVertices) -> BoundedReal;

    /// Returns the signed height of a point of the difference in front of the feature, times the length of
    /// [`direction`](Self::direction). The point comes from the first vertex pair, with the vertex of `side` replaced
    /// by the vertex at `at`.
    fn support_value(&self, vertices: &ProofVertices, side: Side, at: DVec3) -> BoundedReal;

    /// Returns whether a vertex of the difference lies in front of the feature, level with it or behind it, as 1, 0 or
    /// −1.
    fn sign_of(&self, vertices: &ProofVertices, vertex: &ProofVertex) -> Option<i8>;
}

/// Returns the largest coordinate of some points.
#[inline]
pub(super) fn size(points: &[DVec3]) -> f64 {
    points.iter().map(|point| point.abs().max_element()).fold(0.0, f64::max)
}

/// Returns the sum of the absolute coordinates.
#[inline]
fn extent(point: DVec3) -> f64 {
    point.abs().element_sum()
}

/// The position of the foot of the origin, as far as f64 can decide.
pub(super) enum FootPlace {
    /// In the relative interior of the feature, with approximately these weights up to a common factor.
    Inside([f64; 3]),
    /// Outside the relative interior.
    Outside,
    /// Undetermined, because of roundoff.
    Undetermined,
}

impl FootPlace {
    #[inline]
    pub(super) fn of(points: &[DVec3]) -> Self {
        match *points {
            [_] => Self::Inside([1.0, 0.0, 0.0]),
            [a, b] => Self::on_edge([a, b]),
            [a, b, c] => Self::in_triangle([a, b, c]),
            _ => Self::Outside,
        }
    }

    #[inline]
    pub(super) fn on_edge([a, b]: [DVec3; 2]) -> Self {
        let size = extent(a) + extent(b);
        let ab = b - a;
        let [of_a, of_b] = [b.dot(ab), -a.dot(ab)];
        // The third number is irrelevant here.
        let weighed = Self::told([of_a, of_b, f64::INFINITY], PRODUCT * size * size + MIN_PRODUCT);
        if let Self::Inside(_) = weighed { Self::Inside([of_a, of_b, 0.0]) } else { weighed }
    }

    #[inline]
    pub(super) fn in_triangle([a, b, c]: [DVec3; 3]) -> Self {
        let size = extent(a) + extent(b) + extent(c);
        let (ab, bc, ca) = (b - a, c - b, a - c);
        let normal = ab.cross(-ca);
        // The distance of the origin inside the edge opposite to a vertex, seen along the normal.
        let inside = |from: DVec3, along: DVec3| from.cross(along).dot(normal);
        let noise = PRODUCT * (size * size) * (size * size) + MIN_PRODUCT;
        Self::told([inside(b, bc), inside(c, ca), inside(a, ab)], noise)
    }

    /// Decides the position. Numbers that are not finite prove nothing.
    #[inline]
    fn told(weights: [f64; 3], noise: f64) -> Self {
        if weights.iter().all(|weight| *weight > noise) {
            Self::Inside(weights)
        } else if weights.iter().any(|weight| *weight < -noise) {
            Self::Outside
        } else {
            Self::Undetermined
        }
    }
}
