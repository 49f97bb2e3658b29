//! A feature of the difference with the foot of the origin in its relative interior: which way the origin lies, and how far.

use std::ops::Range;

use glam::DVec3;

use super::vertices::{NOISE, Parents, UNDERFLOW, exact_points};
use crate::geometry::exact::{Number, Real, RealVector, Triple, WideVector};
use crate::geometry::{Difference, KNOWN, Side};

/// The sizes of points whose fourth powers are within the range of numbers, with all their digits as far as these matter.
const SIZES: Range<f64> = 1e-55..1e55;

/// A number that is known to this share of itself nearly always has its nearest f64: 2⁻⁸⁰.
const FINE: f64 = 1.0 / ((1_u128 << 80) as f64);

/// A bound on the error of the product of a direction and an offset, in squared machine epsilons of the offset times the terms
/// of the direction: 470 u², and twice that.
const REACH: f64 = 256.0;

/// A feature of which the foot of the origin certainly lies in the relative interior.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub(super) parents: Parents,
    /// Where the parents of the first vertex are.
    pub(super) first: [DVec3; 2],
    /// From the nearest point towards the origin, [known](KNOWN) and rounded to f64: minus the vertex; (AB × AO) × AB; or the
    /// normal of the face.
    pub(super) direction: DVec3,
    /// The same in all digits, this way or the opposite.
    line: WideVector,
    /// No term of that is larger; infinite where that is no help.
    terms: f64,
    /// The square of the distance is this,
    square: Real,
    /// divided by that.
    divisor: Real,
}

impl Candidate {
    /// The feature that all of these vertices are; none where it is not certain that the foot lies in it.
    pub(super) fn of(cores: &impl Difference, parents: Parents) -> Option<Self> {
        let count = parents.count;
        let mut points = [WideVector::default(); 3];
        let mut rough = [DVec3::ZERO; 3];
        let mut first = [DVec3::ZERO; 2];
        let mut placed = first;
        for (index, [i, j]) in parents.as_slice().iter().copied().enumerate() {
            // Vertices of a feature that follow each other mostly share a parent.
            let [i_before, j_before] = parents.of[index.saturating_sub(1)];
            if index == 0 || i != i_before {
                placed[0] = cores.vertex(Side::P, i);
            }
            if index == 0 || j != j_before {
                placed[1] = cores.vertex(Side::Q, j);
            }
            if index == 0 {
                first = placed;
            }
            points[index] = WideVector::difference(placed[0], placed[1]);
            rough[index] = points[index].rough();
        }
        // Most features that are none are excluded here, before anything else is computed.
        let clear = clearly_holds_foot(&rough[..count]);
        if clear == Some(false) {
            return None;
        }
        let Bounded { line, terms, level, divisor } =
            Bounded::of(&points, &rough[..count]).or_else(|| Bounded::in_doubt(&points, count))?;
        let is_towards = count == 2 || count == 3 && level.sign()? < 0;
        // Zeros of one sign, whatever products they are: a box takes a corner by it.
        let along = line.rough() + DVec3::ZERO;
        let direction = if is_towards { along } else { -along };
        let square = if count == 3 { level.squared() } else { level };
        let holds_foot = || {
            let weights = weights(&points.map(RealVector::from), count);
            weights[..count].iter().all(|weight| weight.is_positive())
        };
        let is_sound = square.is_positive() && divisor.is_positive() && (clear.is_some() || holds_foot());
        is_sound.then_some(Self { parents, first, direction, line, terms, square, divisor })
    }

    /// From the origin to the foot.
    #[inline]
    pub(super) fn distance(&self) -> Real {
        Real::root_of_quotient(self.square, self.divisor)
    }

    /// How far a point lies beyond the feature, given by its offset from there, times the length of the direction.
    #[inline]
    pub(super) fn reach(&self, cores: &impl Difference, offset: WideVector) -> Real {
        let size = offset.rough().abs().max_element();
        let error = REACH * f64::EPSILON * f64::EPSILON * self.terms * size;
        let along = Real::within(offset.dot(self.line), error);
        // Products of so small an offset have lost digits below the normal range.
        let is_in_range = error > UNDERFLOW || size == 0.0;
        if !is_in_range || along.sign().is_none() {
            return self.reach_in_doubt(cores, offset.into());
        }
        if self.line.rough().dot(self.direction) < 0.0 { -along } else { along }
    }

    /// The same with a bound on the error of every operation, which is less, and zero where nothing was rounded.
    #[cold]
    fn reach_in_doubt(&self, cores: &impl Difference, offset: RealVector) -> Real {
        let parents = self.parents.as_slice();
        let line = Terms::of(&exact_points(cores, parents), parents.len()).line;
        let along = offset.dot(line);
        if line.rough().dot(self.direction) < 0.0 { -along } else { along }
    }

    /// Whether a vertex of the difference lies beyond the feature, level with it or behind it, as 1, 0 or −1.
    pub(super) fn sign_of(&self, cores: &impl Difference, parents: [usize; 2]) -> Option<i8> {
        let ([p, q], [on_p, on_q]) = (self.first, cores.vertices(parents));
        let [of_p, of_q] = [WideVector::difference(on_p, p), WideVector::difference(q, on_q)];
        let sum = self.reach(cores, of_p) + self.reach(cores, of_q);
        sum.sign().or_else(|| {
            let offset = RealVector::difference(on_p, on_q) - RealVector::difference(p, q);
            self.reach_in_doubt(cores, offset).sign()
        })
    }
}

/// The numbers that the direction of a feature and its distance from the origin are made of.
struct Terms<N> {
    /// Towards the origin or away from it: the vertex; (AB × AO) × AB; or the normal of the face.
    line: Triple<N>,
    /// The square of the distance, or, of a face, its root,
    level: N,
    /// divided by the divisor, or, of a face, by the root of it.
    divisor: N,
}

impl<N: Number> Terms<N> {
    /// Of the first of these points, as many as are counted.
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

/// The weights of the vertices in the nearest point, up to a common positive factor.
pub(super) fn weights([a, b, c]: &[RealVector; 3], count: usize) -> [Real; 3] {
    let (a, b, c) = (*a, *b, *c);
    let [zero, one] = [Real::ZERO, Real::of(1.0)];
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

/// [`Terms`] with bounds on their errors.
struct Bounded {
    line: WideVector,
    /// See [`Candidate::terms`].
    terms: f64,
    level: Real,
    divisor: Real,
}

impl Bounded {
    /// From one bound for all points of their size; none where errors as large as that would not be much smaller than the
    /// numbers are.
    ///
    /// With u half a machine epsilon and s the largest coordinate, the points have lower parts of u s. Each sum and product adds a
    /// few of these, and loses as many times u². Together, in u²: 63 s² in the square of a vertex; 6900 s⁴ in that of a moment
    /// and 512 s² in that of an edge; 2200 s³ in the product of a normal with a vertex and 36000 s⁴ in its square. Twice that, in
    /// ε² = 4u², or nearly. The terms of a line are s, 16 s³ or 8 s²; its lower parts are at most 9u of these, and its errors
    /// 76u².
    ///
    /// Numbers that are [`FINE`] are not much smaller than their terms: an edge is longer than 2⁻⁸ s and a moment than 2⁻⁶ s², a
    /// normal than 2⁻⁵ s². So the errors of a line are less than 2⁻⁸¹ of its length, and the direction is [known](KNOWN).
    #[inline]
    fn of(points: &[WideVector; 3], rough: &[DVec3]) -> Option<Self> {
        let count = rough.len();
        let size = rough.iter().map(|point| point.abs().max_element()).fold(0.0, f64::max);
        if !SIZES.contains(&size) {
            return None;
        }
        let (squared, unit) = (size * size, f64::EPSILON * f64::EPSILON);
        let (terms, of_level, of_divisor) = match count {
            1 => (size, 32.0 * squared, 0.0),
            2 => (16.0 * squared * size, 4096.0 * squared * squared, 256.0 * squared),
            _ => (8.0 * squared, 1024.0 * squared * size, 20_000.0 * squared * squared),
        };
        let Terms { line, level, divisor } = Terms::of(points, count);
        let (level, divisor) =
            (Real::within(level, of_level * unit), Real::within(divisor, of_divisor * unit));
        let is_fine = |number: Real| number.error() <= FINE * number.rough().abs();
        (is_fine(level) && is_fine(divisor)).then_some(Self { line, terms, level, divisor })
    }

    /// From a bound for every operation; none where too little is [known](KNOWN) of the line, as of that of a needle.
    #[cold]
    fn in_doubt(points: &[WideVector; 3], count: usize) -> Option<Self> {
        let Terms { line, level, divisor } = Terms::of(&points.map(RealVector::from), count);
        line.is_known_to(KNOWN).then(|| Self { line: line.into(), terms: f64::INFINITY, level, divisor })
    }
}

/// Whether the foot of the origin lies in the relative interior of a feature; none where roundoff leaves that open.
fn clearly_holds_foot(points: &[DVec3]) -> Option<bool> {
    let size: f64 = points.iter().map(|point| point.abs().element_sum()).sum();
    let noise = NOISE * f64::EPSILON;
    let tell = |inside: &[f64], least: f64| {
        if inside.iter().all(|inside| *inside > least) {
            Some(true)
        } else if inside.iter().any(|inside| *inside < -least) {
            Some(false)
        } else {
            None
        }
    };
    match *points {
        [_] => Some(true),
        [a, b] => {
            let ab = b - a;
            tell(&[b.dot(ab), -a.dot(ab)], noise * size * size + UNDERFLOW)
        }
        [a, b, c] => {
            let (ab, bc, ca) = (b - a, c - b, a - c);
            let normal = ab.cross(-ca);
            // How far the origin lies inside of each edge, seen along the normal.
            let inside = |from: DVec3, along: DVec3| from.cross(along).dot(normal);
            let inside = [inside(a, ab), inside(b, bc), inside(c, ca)];
            tell(&inside, noise * (size * size) * (size * size) + UNDERFLOW)
        }
        _ => Some(false),
    }
}
