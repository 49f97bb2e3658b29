//! The proof of a guess, with errors that are known: the nearest feature of the difference of two cores, and that the
//! difference holds the origin.
//!
//! A feature is nearest to the origin O if the foot N of O on its span has positive weights, and if no vertex of the
//! difference lies farther along N O than the feature does (the conditions of Karush, Kuhn and Tucker). The second is
//! two statements, on the vertices of P and on those of Q. f64 excludes nearly all of them; the signs of those that
//! roundoff leaves are decided in [`Real`]. Whatever is not certain is left to integers.

use std::ops::Range;

use glam::DVec3;

use super::approach::{Simplex, Vertex, vertex};
use crate::geometry::exact::{Number, Real, RealVector, Triple, WideVector};
use crate::geometry::{Difference, Dimension, Side, WitnessPoints};

/// How often the feature may be mended. A guess is nearly always right, or wrong by roundoff in one vertex.
const MENDINGS: usize = 8;

/// A bound on the error of a product of four vectors that are sums of vertices, in machine epsilons of the fourth power
/// of the size of all vertices together: a dozen roundoff errors of half an epsilon.
const NOISE: f64 = 16.0;

/// More than what products lose below the normal range.
const UNDERFLOW: f64 = 1e-250;

/// The sizes of points whose fourth powers are within the range of numbers, with all their digits as far as these matter.
const SIZES: Range<f64> = 1e-55..1e55;

/// A number that is known to this share of itself nearly always has its nearest f64: 2⁻⁸⁰.
const FINE: f64 = 1.0 / ((1_u128 << 80) as f64);

/// A bound on the error of the product of a direction and an offset, in squared machine epsilons of the offset times the terms
/// of the direction: 470 u², and twice that.
const REACH: f64 = 256.0;

/// The feature of the difference that is nearest to the origin, where that is outside: one to three vertices.
#[derive(Clone, Copy, Debug)]
pub(in crate::gjk) struct Feature {
    simplex: Simplex,
    /// The parents of the first vertex.
    first: [DVec3; 2],
    /// From the nearest point towards the origin, each component to about the nearest f64: minus the vertex;
    /// (AB × AO) × AB; or the normal of the face.
    pub(in crate::gjk) direction: DVec3,
    /// The same in all digits, this way or the opposite.
    line: WideVector,
    /// No term of that is larger; infinite where that is no help.
    terms: f64,
    /// The square of the distance is this,
    square: Real,
    /// divided by that.
    divisor: Real,
    /// The distance of the difference may be less by so much.
    slack: f64,
}

impl Feature {
    /// The points of the cores whose difference is the point nearest to the origin, each component to about the nearest f64;
    /// none where that is not certain.
    pub(in crate::gjk) fn witness_points(&self, cores: &impl Difference) -> Option<WitnessPoints> {
        let weights = weights(&self.exact_points(cores), self.vertices().len());
        let total = weights[0] + weights[1] + weights[2];
        let mut sums = [RealVector::default(); 2];
        for (vertex, weight) in self.vertices().iter().zip(weights) {
            for (sum, point) in sums.iter_mut().zip(cores.vertices(vertex.parents)) {
                *sum = *sum + RealVector::difference(point, DVec3::ZERO).scaled(weight);
            }
        }
        let size = sums.map(|sum| sum.rough().abs().max_element()).into_iter().fold(0.0, f64::max);
        let [on_p, on_q] = sums.map(|sum| {
            let [x, y, z] = [sum.x, sum.y, sum.z].map(|it| {
                // A small component has fewer digits, but never fewer than the point has.
                (it.error() <= f64::EPSILON * f64::EPSILON.sqrt() * size)
                    .then(|| Real::quotient(it, total).rough())
            });
            Some(DVec3::new(x?, y?, z?))
        });
        Some(WitnessPoints { on_p: on_p?, on_q: on_q? })
    }

    /// The parents of its vertices.
    pub(in crate::gjk) fn parents(&self) -> impl Iterator<Item = [usize; 2]> + '_ {
        self.vertices().iter().map(|vertex| vertex.parents)
    }

    /// The distance from the origin.
    pub(in crate::gjk) fn distance(&self) -> Real {
        let distance = Real::root_of_quotient(self.square, self.divisor);
        if self.slack == 0.0 { distance } else { distance.widened(self.slack) }
    }

    #[inline]
    fn vertices(&self) -> &[Vertex] {
        self.simplex.vertices()
    }

    /// How far a point lies beyond the feature, given by its offset from there, times the length of the direction.
    #[inline]
    fn reach(&self, cores: &impl Difference, offset: WideVector) -> Real {
        let error = REACH * f64::EPSILON * f64::EPSILON * self.terms * offset.rough().abs().max_element();
        let along = Real::within(offset.dot(self.line), error);
        if along.sign().is_none() {
            return self.reach_in_doubt(cores, offset.into());
        }
        if self.line.rough().dot(self.direction) < 0.0 { -along } else { along }
    }

    /// The same with a bound on the error of every operation, which is less, and zero where nothing was rounded.
    #[cold]
    fn reach_in_doubt(&self, cores: &impl Difference, offset: RealVector) -> Real {
        let line = Terms::of(&self.exact_points(cores), self.vertices().len()).line;
        let along = offset.dot(line);
        if line.rough().dot(self.direction) < 0.0 { -along } else { along }
    }

    fn exact_points(&self, cores: &impl Difference) -> [RealVector; 3] {
        let mut points = [RealVector::default(); 3];
        for (point, vertex) in points.iter_mut().zip(self.vertices()) {
            *point = exact_point(cores, vertex).into();
        }
        points
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
fn weights([a, b, c]: &[RealVector; 3], count: usize) -> [Real; 3] {
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

/// The feature nearest to the origin, from a guess; none where that is left open.
pub(in crate::gjk) fn nearest(cores: &impl Difference, guess: &Simplex) -> Option<Feature> {
    let mut feature = feature_of(cores, guess)?;
    if cores.are_points() {
        return Some(feature);
    }
    for _ in 0..MENDINGS {
        match beyond(cores, &feature) {
            Beyond::Vertex(parents) => feature = nearest_with(cores, &feature, vertex(cores, parents))?,
            Beyond::Nothing(slack) => {
                feature.slack = slack;
                return Some(feature);
            }
        }
    }
    None
}

/// The feature that all of these vertices are, if the foot of the origin certainly lies in its relative interior.
fn feature_of(cores: &impl Difference, simplex: &Simplex) -> Option<Feature> {
    let mut simplex = *simplex;
    let count = simplex.vertices().len();
    let mut points = [WideVector::default(); 3];
    let mut first = [DVec3::ZERO; 2];
    let mut last: Option<([usize; 2], [DVec3; 2])> = None;
    for (point, vertex) in points.iter_mut().zip(simplex.vertices_mut()) {
        // Vertices of a feature that follow each other mostly share a parent.
        let [on_p, on_q] = Side::BOTH.map(|side| {
            let number = vertex.parents[side];
            let known = last.filter(|(parents, _)| parents[side] == number);
            known.map_or_else(|| cores.vertex(side, number), |(_, points)| points[side])
        });
        if last.is_none() {
            first = [on_p, on_q];
        }
        last = Some((vertex.parents, [on_p, on_q]));
        *point = WideVector::difference(on_p, on_q);
        vertex.point = point.rough();
    }
    // Most features that are none are excluded here, before anything else is computed.
    let clear = clearly_holds_foot(simplex.vertices());
    if clear == Some(false) {
        return None;
    }
    let Bounded { line, terms, level, divisor } =
        Bounded::of(&points, count).unwrap_or_else(|| Bounded::in_doubt(&points, count));
    let is_towards = count == 2 || count == 3 && level.sign()? < 0;
    // Zeros of one sign, whatever products they are: a box takes a corner by it.
    let rough = line.rough() + DVec3::ZERO;
    let direction = if is_towards { rough } else { -rough };
    let square = if count == 3 { level.squared() } else { level };
    let holds_foot = || {
        let weights = weights(&points.map(RealVector::from), count);
        weights[..count].iter().all(|weight| weight.is_positive())
    };
    let is_sound = square.is_positive() && divisor.is_positive() && (clear.is_some() || holds_foot());
    is_sound.then_some(Feature { simplex, first, direction, line, terms, square, divisor, slack: 0.0 })
}

/// [`Terms`] with bounds on their errors.
struct Bounded {
    line: WideVector,
    /// See [`Feature::terms`].
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
    /// ε² = 4u². The terms of a line are s, 16 s³ or 8 s²; its lower parts are at most 9u of these, and its errors 76u².
    #[inline]
    fn of(points: &[WideVector; 3], count: usize) -> Option<Self> {
        let size = points[..count].iter().map(|point| point.rough().abs().max_element()).fold(0.0, f64::max);
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

    /// From a bound for every operation.
    #[cold]
    fn in_doubt(points: &[WideVector; 3], count: usize) -> Self {
        let Terms { line, level, divisor } = Terms::of(&points.map(RealVector::from), count);
        Self { line: line.into(), terms: f64::INFINITY, level, divisor }
    }
}

/// Whether the foot of the origin lies in the relative interior of a feature; none where roundoff leaves that open.
fn clearly_holds_foot(vertices: &[Vertex]) -> Option<bool> {
    let size: f64 = vertices.iter().map(|vertex| vertex.point.abs().element_sum()).sum();
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
    match *vertices {
        [_] => Some(true),
        [a, b] => {
            let ab = b.point - a.point;
            tell(&[b.point.dot(ab), -a.point.dot(ab)], noise * size * size + UNDERFLOW)
        }
        [a, b, c] => {
            let (ab, bc, ca) = (b.point - a.point, c.point - b.point, a.point - c.point);
            let normal = ab.cross(-ca);
            // How far the origin lies inside of each edge, seen along the normal.
            let inside = |from: DVec3, along: DVec3| from.cross(along).dot(normal);
            let inside = [inside(a.point, ab), inside(b.point, bc), inside(c.point, ca)];
            tell(&inside, noise * (size * size) * (size * size) + UNDERFLOW)
        }
        _ => Some(false),
    }
}

/// A vertex beyond a feature, or none.
enum Beyond {
    /// A vertex of the difference, for certain.
    Vertex([usize; 2]),
    /// Nothing, or no more than this, in scene units: vertices that roundoff cannot tell from level ones.
    Nothing(f64),
}

fn beyond(cores: &impl Difference, feature: &Feature) -> Beyond {
    let [i, j] = feature.vertices()[0].parents;
    let [p, q] = feature.first;
    let direction = feature.direction;
    let mut parents = [i, j];
    let mut open = 0.0;
    let is_linked = is_linked(&feature.simplex);
    for side in Side::BOTH {
        let mut most: Option<f64> = None;
        cores.rivals(side, direction, [i, j][side as usize], |index| {
            // These are level, by the definition of the direction.
            if is_linked && feature.parents().any(|parents| parents[side as usize] == index) {
                return;
            }
            let vertex = cores.vertex(side, index);
            let offset = match side {
                Side::P => WideVector::difference(vertex, p),
                Side::Q => WideVector::difference(q, vertex),
            };
            let reach = feature.reach(cores, offset);
            match reach.sign() {
                Some(1) if most.is_none_or(|most| reach.rough() > most) => {
                    most = Some(reach.rough());
                    parents[side as usize] = index;
                }
                Some(_) => {}
                None => open += reach.largest(),
            }
        });
    }
    if parents == [i, j] {
        Beyond::Nothing(if open == 0.0 { 0.0 } else { 2.0 * open / direction.length() })
    } else {
        Beyond::Vertex(parents)
    }
}

/// Whether it follows from the feature alone that all its parents on P are level along the direction, and all its parents
/// on Q. Its points are level, and so two of them that share a parent have the other parents level, too.
fn is_linked(simplex: &Simplex) -> bool {
    let link = |one: &Vertex, other: &Vertex| {
        one.parents[0] == other.parents[0] || one.parents[1] == other.parents[1]
    };
    match simplex.vertices() {
        [a, b] => link(a, b),
        [a, b, c] => u8::from(link(a, b)) + u8::from(link(b, c)) + u8::from(link(c, a)) > 1,
        _ => true,
    }
}

/// The nearest feature of the hull of a feature and a vertex beyond it, which has that vertex; none where that is left
/// open, or where the hull holds the origin.
fn nearest_with(cores: &impl Difference, feature: &Feature, beyond: Vertex) -> Option<Feature> {
    let old = feature.simplex.vertices();
    // The larger features first: a foot in the relative interior of one of these is unique.
    let features: &[&[usize]] = match old.len() {
        1 => &[&[0], &[]],
        2 => &[&[0, 1], &[0], &[1], &[]],
        _ => &[&[0, 1], &[1, 2], &[2, 0], &[0], &[1], &[2], &[]],
    };
    features.iter().find_map(|kept| {
        let simplex = match **kept {
            [] => Simplex::of([beyond]),
            [i] => Simplex::of([beyond, old[i]]),
            [i, j, ..] => Simplex::of([beyond, old[i], old[j]]),
        };
        let found = feature_of(cores, &simplex)?;
        let is_beyond = |vertex: &Vertex| {
            let [on_p, on_q] = cores.vertices(vertex.parents);
            let [first_p, first_q] = found.first;
            let offset = RealVector::difference(on_p, on_q) - RealVector::difference(first_p, first_q);
            found.reach_in_doubt(cores, offset).sign()
        };
        let others = (0..old.len()).filter(|index| !kept.contains(index));
        others.map(|index| is_beyond(&old[index])).all(|sign| matches!(sign, Some(-1 | 0))).then_some(found)
    })
}

/// Whether a simplex of as many vertices as there can be certainly has the origin inside: the volumes that the origin
/// spans with its facets have the sign of the whole.
pub(in crate::gjk) fn encloses(cores: &impl Difference, simplex: &Simplex, dimension: Dimension) -> bool {
    let simplex = simplex.placed(cores);
    let vertices = simplex.vertices();
    let mut size = 0.0;
    for vertex in vertices {
        let [on_p, on_q] = cores.vertices(vertex.parents);
        size += on_p.abs().element_sum() + on_q.abs().element_sum();
    }
    let noise = NOISE * f64::EPSILON;
    match (vertices, dimension) {
        ([a, b, c], Dimension::Two) => {
            let least = noise * size * size + UNDERFLOW;
            let areas = [[a, b], [b, c], [c, a]].map(|[a, b]| a.point.cross(b.point).z);
            areas.iter().all(|area| *area > least) || areas.iter().all(|area| -*area > least) || {
                let points = [a, b, c].map(|vertex| RealVector::from(exact_point(cores, vertex)));
                let [a, b, c] = points;
                have_one_sign([a.cross(b).z, b.cross(c).z, c.cross(a).z])
            }
        }
        ([a, b, c, d], Dimension::Three) => {
            let least = noise * size * size * size + UNDERFLOW;
            let [a, b, c, d] = [a, b, c, d].map(|vertex| vertex.point);
            let (ab, cd) = (a.cross(b), c.cross(d));
            let volumes = [b.dot(cd), -a.dot(cd), d.dot(ab), -c.dot(ab)];
            volumes.iter().all(|volume| *volume > least) || volumes.iter().all(|volume| -*volume > least) || {
                let [a, b, c, d] =
                    [0, 1, 2, 3].map(|index| RealVector::from(exact_point(cores, &vertices[index])));
                let (ab, cd) = (a.cross(b), c.cross(d));
                have_one_sign([b.dot(cd), -a.dot(cd), d.dot(ab), -c.dot(ab)])
            }
        }
        _ => false,
    }
}

fn exact_point(cores: &impl Difference, vertex: &Vertex) -> WideVector {
    let [on_p, on_q] = cores.vertices(vertex.parents);
    WideVector::difference(on_p, on_q)
}

/// Whether all numbers are certainly positive, or all negative.
fn have_one_sign<const N: usize>(numbers: [Real; N]) -> bool {
    let sign = numbers[0].sign();
    matches!(sign, Some(1 | -1)) && numbers.iter().all(|number| number.sign() == sign)
}
