//! A feature known by its normal: by the direction toward the origin in double-word arithmetic.

use glam::DVec3;

use super::candidate::{CandidateFeature, FootPlace, SIZES, size};
use super::vertices::{ProofVertex, ProofVertices};
use crate::geometry::exact::{BoundedReal, DoubleWordVector, RealVector, RingElement, Triple};
use crate::geometry::roundoff::{MIN_PRODUCT, OFFSET_ALONG_LINE};
use crate::geometry::{KNOWN, Side};

/// Relative accuracy at which the nearest f64 of a number is nearly always certain: 2⁻⁸⁰.
const FINE: f64 = 1.0 / ((1_u128 << 80) as f64);

/// A feature known by its normal.
#[derive(Clone, Copy, Debug)]
pub(super) struct ByNormal {
    /// The direction from the nearest point toward the origin, [known](KNOWN) and rounded to f64: minus the vertex; (AB
    /// × AO) × AB; or the normal of the face.
    direction: DVec3,
    /// That direction, or its opposite, in double words.
    line: DoubleWordVector,
    /// Upper bound on the terms of `line`; infinite if it is useless.
    terms: f64,
    /// The numerator of the squared distance, `square / divisor`.
    square: BoundedReal,
    /// The denominator of the squared distance.
    divisor: BoundedReal,
}

impl CandidateFeature for ByNormal {
    fn of(vertices: &ProofVertices) -> Option<Self> {
        let count = vertices.as_slice().len();
        let (points, approx) = (vertices.points(), vertices.approx());
        // Most wrong features are excluded here, before anything else is computed.
        let foot = FootPlace::of(&approx[..count]);
        if let FootPlace::Outside = foot {
            return None;
        }
        let Bounded { line, terms, level, divisor } =
            Bounded::of(&points, &approx[..count]).or_else(|| Bounded::in_doubt(&points, count))?;
        let is_towards = count == 2 || count == 3 && level.sign()? < 0;
        // Adding zero turns −0 into 0: a box chooses a corner by the sign.
        let along = line.approx() + DVec3::ZERO;
        let direction = if is_towards { along } else { -along };
        let square = if count == 3 { level.squared() } else { level };
        let holds_foot = || {
            let weights = weights(&vertices.exact(), count);
            weights[..count].iter().all(|weight| weight.is_positive())
        };
        let is_inside = matches!(foot, FootPlace::Inside(_)) || holds_foot();
        let is_sound = square.is_positive() && divisor.is_positive() && is_inside;
        is_sound.then_some(Self { direction, line, terms, square, divisor })
    }

    #[inline]
    fn direction(&self) -> DVec3 {
        self.direction
    }

    #[inline]
    fn known(&self) -> f64 {
        KNOWN
    }

    #[inline]
    fn distance(&self, _: &ProofVertices) -> BoundedReal {
        BoundedReal::root_of_quotient(self.square, self.divisor)
    }

    #[inline]
    fn support_value(&self, vertices: &ProofVertices, side: Side, at: DVec3) -> BoundedReal {
        let from = vertices.first().at[side];
        let offset = match side {
            Side::P => DoubleWordVector::difference(at, from),
            Side::Q => DoubleWordVector::difference(from, at),
        };
        self.reach_of(vertices, offset)
    }

    fn sign_of(&self, vertices: &ProofVertices, vertex: &ProofVertex) -> Option<i8> {
        let ([p, q], [on_p, on_q]) = (vertices.first().at, vertex.at);
        let sum = self.support_value(vertices, Side::P, on_p) + self.support_value(vertices, Side::Q, on_q);
        sum.sign().or_else(|| {
            let offset = RealVector::difference(on_p, on_q) - RealVector::difference(p, q);
            self.reach_in_doubt(vertices, offset).sign()
        })
    }
}

impl ByNormal {
    /// Returns the distance of a point in front of the feature, times the length of the direction. The point is given
    /// by its offset from the first vertex.
    #[inline]
    fn reach_of(&self, vertices: &ProofVertices, offset: DoubleWordVector) -> BoundedReal {
        let size = offset.approx().abs().max_element();
        let error = OFFSET_ALONG_LINE * self.terms * size;
        let along = BoundedReal::within(offset.dot(self.line), error);
        // Products of an offset this small have lost digits below the normal range.
        let is_in_range = error > MIN_PRODUCT || size == 0.0;
        if !is_in_range || along.sign().is_none() {
            return self.reach_in_doubt(vertices, offset.into());
        }
        if self.line.approx().dot(self.direction) < 0.0 { -along } else { along }
    }

    /// Returns the same distance as [`Self::reach_of`], with a bound on the error of every operation. That bound is
    /// tighter, and zero if nothing was rounded.
    #[cold]
    fn reach_in_doubt(&self, vertices: &ProofVertices, offset: RealVector) -> BoundedReal {
        let line = NormalTerms::of(&vertices.exact(), vertices.as_slice().len()).line;
        let along = offset.dot(line);
        if line.approx().dot(self.direction) < 0.0 { -along } else { along }
    }
}

/// The numbers from which the direction of a feature and its distance from the origin are computed.
struct NormalTerms<N> {
    /// The direction toward the origin or away from it: the vertex; (AB × AO) × AB; or the normal of the face.
    line: Triple<N>,
    /// The numerator of the squared distance; for a face, that of the distance, whose denominator is the root of
    /// `divisor`.
    level: N,
    /// The denominator of the squared distance.
    divisor: N,
}

impl<N: RingElement> NormalTerms<N> {
    /// Computes the terms of the first `count` of these points.
    #[inline]
    fn of([a, b, c]: &[Triple<N>; 3], count: usize) -> Self {
        let (a, b, c) = (*a, *b, *c);
        match count {
            1 => Self { line: a, level: a.dot(a), divisor: N::from(1.0) },
            2 => {
                let ab = b - a;
                // AB × AO.
                let moment = a.cross(ab);
                Self { line: moment.cross(ab), level: moment.dot(moment), divisor: ab.dot(ab) }
            }
            _ => {
                let normal = (b - a).cross(c - a);
                Self { line: normal, level: normal.dot(a), divisor: normal.dot(normal) }
            }
        }
    }
}

/// Returns the weights of the vertices in the nearest point, up to a common positive factor.
pub(super) fn weights([a, b, c]: &[RealVector; 3], count: usize) -> [BoundedReal; 3] {
    let (a, b, c) = (*a, *b, *c);
    let [zero, one] = [BoundedReal::ZERO, BoundedReal::of(1.0)];
    match count {
        2 => {
            let ab = b - a;
            [b.dot(ab), -a.dot(ab), zero]
        }
        3 => {
            let normal = (b - a).cross(c - a);
            [b.cross(c), c.cross(a), a.cross(b)].map(|part| part.dot(normal))
        }
        _ => [one, zero, zero],
    }
}

/// The terms of a normal, with bounds on their errors; see [`NormalTerms`].
struct Bounded {
    line: DoubleWordVector,
    /// See [`ByNormal::terms`].
    terms: f64,
    level: BoundedReal,
    divisor: BoundedReal,
}

impl Bounded {
    /// Computes the terms from one bound for all points of their size. Returns `None` if errors that large would not be
    /// much smaller than the numbers.
    ///
    /// Let u be half a machine epsilon and s the largest coordinate; the points have lower parts of u s. Each sum and
    /// product adds a few of these, and loses as many times u². The total losses, in u², are:
    ///
    /// * 63 s² in the square of a vertex;
    /// * 6900 s⁴ in that of a moment and 512 s² in that of an edge;
    /// * 2200 s³ in the product of a normal with a vertex and 36000 s⁴ in its square.
    ///
    /// The bounds are twice that, in ε² = 4u², or nearly. The terms of a line are s, 16 s³ or 8 s²; its lower parts are
    /// at most 9u of these, and its errors 76u².
    ///
    /// Numbers that are [`FINE`] are not much smaller than their terms: an edge is longer than 2⁻⁸ s and a moment than
    /// 2⁻⁶ s², a normal than 2⁻⁵ s². So the errors of a line are less than 2⁻⁸¹ of its length, and the direction is
    /// [known](KNOWN).
    #[inline]
    fn of(points: &[DoubleWordVector; 3], approx: &[DVec3]) -> Option<Self> {
        let count = approx.len();
        let size = size(approx);
        if !SIZES.contains(&size) {
            return None;
        }
        let (squared, unit) = (size * size, f64::EPSILON * f64::EPSILON);
        let (terms, of_level, of_divisor) = match count {
            1 => (size, 32.0 * squared, 0.0),
            2 => (16.0 * squared * size, 4096.0 * squared * squared, 256.0 * squared),
            _ => (8.0 * squared, 1024.0 * squared * size, 20_000.0 * squared * squared),
        };
        let NormalTerms { line, level, divisor } = NormalTerms::of(points, count);
        let (level, divisor) =
            (BoundedReal::within(level, of_level * unit), BoundedReal::within(divisor, of_divisor * unit));
        let is_fine = |number: BoundedReal| number.error() <= FINE * number.approx().abs();
        (is_fine(level) && is_fine(divisor)).then_some(Self { line, terms, level, divisor })
    }

    /// Computes the terms with a bound for every operation. Returns `None` if too little of the line is [known](KNOWN),
    /// as for a needle.
    #[cold]
    fn in_doubt(points: &[DoubleWordVector; 3], count: usize) -> Option<Self> {
        let NormalTerms { line, level, divisor } = NormalTerms::of(&points.map(RealVector::from), count);
        line.is_known_to(KNOWN).then(|| Self { line: line.into(), terms: f64::INFINITY, level, divisor })
    }
}
