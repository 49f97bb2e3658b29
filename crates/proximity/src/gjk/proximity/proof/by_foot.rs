//! A feature known by a point near the foot of the origin: a mean of its vertices in double-word arithmetic, with
//! weights in f64.
//!
//! Whatever the weights are, the mean x lies in the plane or on the line of the feature, at some distance e from the
//! foot. Its distance from the origin is √(d² + e²), which is at most d + e²/2d. Roundoff makes e so small that e²/2d
//! is negligible.
//!
//! Except for e, x is perpendicular to the edges AB and AC. So e follows from its products with these: e = |x·AB| /
//! |AB| for an edge, and at most (|x·AB| |AC| + |x·AC| |AB|) / |AB × AC| for a face. They are computed in f64.

use glam::DVec3;

use super::candidate::{CandidateFeature, FootPlace, SIZES, size};
use super::vertices::{ProofVertex, ProofVertices};
use crate::geometry::exact::{BoundedReal, DoubleWordVector};
use crate::geometry::roundoff::{HEIGHT, MEAN, MEAN_ALONG_EDGE, NORMAL, PERPENDICULAR};
use crate::geometry::{KNOWN, Side};

/// Minimum distance that this method can determine, as a fraction of the largest coordinate.
const MIN_SHARE: f64 = 1.0 / ((1_u64 << 40) as f64);

/// Distance within which a vertex counts as the fourth corner of a parallelogram, as a fraction of the largest
/// coordinate.
const NEARLY: f64 = 1.0 / ((1_u64 << 40) as f64);

/// Maximum error of a direction, as a fraction of its length.
const ROUGHLY: f64 = 1.0 / ((1_u64 << 20) as f64);

/// A feature known by its foot.
#[derive(Clone, Copy, Debug)]
pub(super) struct ByFoot {
    /// The approximate weights of the foot, up to a common factor.
    weights: [f64; 3],
    direction: DVec3,
    known: f64,
    /// The largest coordinate of the vertices.
    size: f64,
}

impl CandidateFeature for ByFoot {
    #[inline]
    fn of(vertices: &ProofVertices) -> Option<Self> {
        let [a, b, c] = vertices.approx();
        let count = vertices.as_slice().len();
        // One case each, since a slice of variable length would have to be written to memory first.
        let (place, size) = match count {
            1 => (FootPlace::of(&[a]), size(&[a])),
            2 => (FootPlace::on_edge([a, b]), size(&[a, b])),
            _ => (FootPlace::in_triangle([a, b, c]), size(&[a, b, c])),
        };
        let FootPlace::Inside(weights) = place else { return None };
        let (direction, error) = match count {
            1 => (-a, 0.0),
            2 => ((b - a).cross(-a).cross(b - a), PERPENDICULAR * size * size * size),
            _ => {
                let normal = (b - a).cross(c - a);
                let height = normal.dot(a);
                // Written so that numbers that are not finite prove nothing.
                let is_clear = height.abs() > HEIGHT * size * size * size;
                if !is_clear {
                    return None;
                }
                (normal * -1.0_f64.copysign(height), NORMAL * size * size)
            }
        };
        let known = KNOWN + error / direction.abs().max_element();
        let is_known = SIZES.contains(&size) && known < ROUGHLY;
        // Adding zero turns −0 into 0: a box chooses a corner by the sign.
        is_known.then_some(Self { weights, direction: direction + DVec3::ZERO, known, size })
    }

    #[inline]
    fn direction(&self) -> DVec3 {
        self.direction
    }

    #[inline]
    fn known(&self) -> f64 {
        self.known
    }

    #[inline]
    fn distance(&self, vertices: &ProofVertices) -> BoundedReal {
        let ([a, b, c], approx) = (vertices.points(), vertices.approx());
        let [ab, ac] = [approx[1] - approx[0], approx[2] - approx[0]];
        let [of_a, of_b, of_c] = self.weights;
        let roundoff = MEAN_ALONG_EDGE * self.size;
        // The square of e, as a share of that of the distance.
        let (foot, beside_squared) = match vertices.as_slice().len() {
            1 => return a.length(),
            2 => {
                let foot = DoubleWordVector::between(a, b, of_b / (of_a + of_b));
                (foot, EdgeComponent { foot: foot.approx(), roundoff }.along(ab) / ab.length_squared())
            }
            _ => {
                let per_total = 1.0 / (of_a + of_b + of_c);
                let foot = DoubleWordVector::mean(a, (b, of_b * per_total), (c, of_c * per_total));
                let part = EdgeComponent { foot: foot.approx(), roundoff };
                let across = part.along(ab) * ac.length_squared() + part.along(ac) * ab.length_squared();
                // The square of a sum is at most twice the sum of the squares; and the normal may be off by half.
                (foot, 8.0 * across / self.direction.length_squared())
            }
        };
        let distance = foot.length();
        if distance.approx() < MIN_SHARE * self.size {
            return BoundedReal::UNKNOWN;
        }
        let of_point = MEAN * self.size;
        distance.widened(of_point + beside_squared * distance.approx())
    }

    /// Returns how far the difference extends in front of the feature at the fourth corner of a parallelogram, such as
    /// a face of a box; for other vertices it is unknown.
    ///
    /// Three corners A, B, C of the same face are level. A fourth corner R is nearly B + C − A. Roundoff has moved all
    /// four, but the small difference R − (B + C − A) is known nearly exactly, and so is its component along the
    /// direction.
    fn support_value(&self, vertices: &ProofVertices, side: Side, at: DVec3) -> BoundedReal {
        let [a, b, c] = match *vertices.as_slice() {
            [a, b, c] if have_same_parent([&a, &b, &c], side.other()) => [a, b, c].map(|it| it.at[side]),
            _ => return BoundedReal::UNKNOWN,
        };
        // Opposite to one of the three; for the corners of a box it is the second, before any repair.
        let size = size(&[a, b, c, at]);
        let is_fourth = |(opposite, one, other): &(DVec3, DVec3, DVec3)| {
            ((at - *one) - (*other - *opposite)).abs().max_element() <= NEARLY * size
        };
        let Some((opposite, one, other)) = [(b, c, a), (c, a, b), (a, b, c)].into_iter().find(is_fourth)
        else {
            return BoundedReal::UNKNOWN;
        };
        let missed = DoubleWordVector::difference(at, one) - DoubleWordVector::difference(other, opposite);
        if missed.is_zero() {
            return BoundedReal::ZERO;
        }
        let missed = missed.approx();
        let along = missed.dot(self.direction);
        // The difference is off by 8u² of the coordinates in each component and by u of itself. The direction is off by
        // its unknown part and by u of itself, and the product by 3u.
        let error = (missed.length() * (2.0 * self.known + 4.0 * f64::EPSILON)
            + 4.0 * f64::EPSILON * f64::EPSILON * size)
            * self.direction.length();
        let along = match side {
            Side::P => along,
            Side::Q => -along,
        };
        BoundedReal::of(along).widened(error)
    }

    fn sign_of(&self, vertices: &ProofVertices, vertex: &ProofVertex) -> Option<i8> {
        let first = vertices.first();
        match Side::BOTH.map(|side| vertex.vertex_pair[side] == first.vertex_pair[side]) {
            [true, true] => Some(0),
            [false, true] => self.support_value(vertices, Side::P, vertex.at[0]).sign(),
            [true, false] => self.support_value(vertices, Side::Q, vertex.at[1]).sign(),
            [false, false] => None,
        }
    }
}

/// Returns whether all vertices come from the same vertex of P (of Q).
fn have_same_parent([a, b, c]: [&ProofVertex; 3], side: Side) -> bool {
    a.vertex_pair[side] == b.vertex_pair[side] && b.vertex_pair[side] == c.vertex_pair[side]
}

/// The component of a foot along an edge.
struct EdgeComponent {
    foot: DVec3,
    roundoff: f64,
}

impl EdgeComponent {
    /// Returns the square of the product of the foot with the edge, with its roundoff, as a fraction of the square of
    /// the foot.
    #[inline]
    fn along(&self, edge: DVec3) -> f64 {
        let product = self.foot.dot(edge);
        // The square of a sum is at most twice the sum of the squares.
        2.0 * (product * product / self.foot.length_squared() + self.roundoff * self.roundoff)
    }
}
