//! A feature of the difference with the foot of the origin in its relative interior, in two ways.
//!
//! One that is known [by its foot](super::by_foot) has the direction in f64 only, and a point near the foot in all digits. Its
//! distance has them all the same, since a point that is beside the foot by a little is farther from the origin by the square of
//! that. One that is known [by its normal](super::by_normal) has the direction in all digits, which takes more time, and leaves next
//! to nothing open.

use std::ops::Range;

use glam::DVec3;

use super::vertices::{NOISE, UNDERFLOW, Vertex, Vertices};
use crate::geometry::Side;
use crate::geometry::exact::BoundedReal;

/// The sizes of points whose fourth powers are within the range of numbers, with all their digits as far as these matter.
pub(super) const SIZES: Range<f64> = 1e-55..1e55;

/// A feature of which the foot of the origin certainly lies in the relative interior: all that is known of it but its vertices,
/// which are given with every question.
pub(super) trait Candidate: Sized {
    /// The feature that all of these vertices are; none where it is not certain that the foot lies in it.
    fn of(vertices: &Vertices) -> Option<Self>;

    /// From the nearest point toward the origin, of any length, rounded to f64.
    fn direction(&self) -> DVec3;

    /// How well the direction was known before it was rounded: each component to this share of the largest.
    fn known(&self) -> f64;

    /// From the origin to the foot.
    fn distance(&self, vertices: &Vertices) -> BoundedReal;

    /// How far the difference reaches beyond the feature with a vertex of P (of Q) in place of that of the first vertex, given by
    /// where it is: times the length of the direction.
    fn reach(&self, vertices: &Vertices, side: Side, at: DVec3) -> BoundedReal;

    /// Returns whether a vertex of the difference lies beyond the feature, level with it or behind it, as 1, 0 or −1.
    fn sign_of(&self, vertices: &Vertices, vertex: &Vertex) -> Option<i8>;
}

/// The largest coordinate of some points.
#[inline]
pub(super) fn size(points: &[DVec3]) -> f64 {
    points.iter().map(|point| point.abs().max_element()).fold(0.0, f64::max)
}

/// The sum of the coordinates' sizes.
#[inline]
fn extent(point: DVec3) -> f64 {
    point.abs().element_sum()
}

/// Where the foot of the origin lies, as far as f64 tells.
pub(super) enum FootPlace {
    /// In the relative interior of the feature, with about these weights up to a common factor.
    Inside([f64; 3]),
    /// Elsewhere.
    Outside,
    /// Roundoff leaves that open.
    Open,
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
        // The third is one that does not matter.
        let weighed = Self::told([of_a, of_b, f64::INFINITY], NOISE * f64::EPSILON * size * size + UNDERFLOW);
        if let Self::Inside(_) = weighed { Self::Inside([of_a, of_b, 0.0]) } else { weighed }
    }

    #[inline]
    pub(super) fn in_triangle([a, b, c]: [DVec3; 3]) -> Self {
        let size = extent(a) + extent(b) + extent(c);
        let (ab, bc, ca) = (b - a, c - b, a - c);
        let normal = ab.cross(-ca);
        // How far the origin lies inside of the edge opposite to a vertex, seen along the normal.
        let inside = |from: DVec3, along: DVec3| from.cross(along).dot(normal);
        let noise = NOISE * f64::EPSILON * (size * size) * (size * size) + UNDERFLOW;
        Self::told([inside(b, bc), inside(c, ca), inside(a, ab)], noise)
    }

    /// Numbers that are not finite tell nothing.
    #[inline]
    fn told(weights: [f64; 3], noise: f64) -> Self {
        if weights.iter().all(|weight| *weight > noise) {
            Self::Inside(weights)
        } else if weights.iter().any(|weight| *weight < -noise) {
            Self::Outside
        } else {
            Self::Open
        }
    }
}
