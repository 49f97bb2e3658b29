//! The corners of the polytope, and what is asked about them: which side of a plane, how far, what lies beyond.
//!
//! A question is answered in floating point where that is beyond doubt, and otherwise in integers. On curved shapes the
//! points are taken for what they are, rounded as they may be: then all answers are about one and the same polytope.

use dashu_int::IBig;
use glam::DVec3;

use super::Task;
use crate::geometry::exact::ExactVector;
use crate::geometry::{Scalar, SupportPoint, Vector, core_support_point, orient2d, orient3d};

/// Rounding of a determinant, in machine epsilons of its terms: each of its nine factors is rounded twice, as are the
/// products and sums.
const NOISE: f64 = 32.0;

/// Below this the products of the exact predicates may underflow.
const SMALLEST: f64 = 1e-70;

/// A point of the difference.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    support: SupportPoint<DVec3>,
    /// Whether its coordinates are free of rounding, or taken to be.
    is_whole: bool,
}

impl Spot {
    /// The point with its parents.
    pub(super) const fn support(&self) -> &SupportPoint<DVec3> {
        &self.support
    }
}

/// The line or plane through a side of the polytope.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plane {
    /// Outwards, of length one.
    pub(super) normal: DVec3,
    /// From the origin; negative where the origin is outside.
    pub(super) distance: f64,
    /// How much the distance may be off.
    pub(super) error: f64,
}

/// All points found so far, by number.
pub(super) struct Cloud<'a, V: Vector> {
    pub(super) task: &'a Task<'a, V>,
    spots: Vec<Spot>,
}

impl<'a, V: Vector> Cloud<'a, V> {
    pub(super) fn new(task: &'a Task<'a, V>, points: &[SupportPoint<DVec3>]) -> Self {
        let mut cloud = Self { task, spots: Vec::new() };
        cloud.spots = points.iter().map(|point| cloud.judged(*point)).collect();
        cloud
    }

    /// The points with their parents.
    pub(super) fn points(&self) -> Vec<SupportPoint<DVec3>> {
        self.spots.iter().map(|spot| spot.support).collect()
    }

    /// How many points there are.
    pub(super) fn len(&self) -> usize {
        self.spots.len()
    }

    /// The point with this number.
    pub(super) fn spot(&self, index: usize) -> &Spot {
        &self.spots[index]
    }

    /// The point with this number and its parents.
    pub(super) fn support(&self, index: usize) -> &SupportPoint<DVec3> {
        &self.spots[index].support
    }

    /// Takes in a point, which gets the next number.
    pub(super) fn push(&mut self, spot: Spot) {
        self.spots.push(spot);
    }

    /// Keeps only the points with these numbers, in this order.
    pub(super) fn keep(&mut self, indices: &[usize]) {
        self.spots = indices.iter().map(|index| self.spots[*index]).collect();
    }

    // ---- Support points ---------------------------------------------------------------------------------------

    /// The farthest point of the difference of the cores, in the precision of the shapes.
    pub(super) fn ask(&self, direction: DVec3) -> Spot {
        let [p, q] = self.task.shapes;
        self.judged(core_support_point(p, q, V::from_f64(direction)).to_f64())
    }

    /// The same without rounding, for polytopes.
    pub(super) fn ask_exactly(&self, direction: &ExactVector) -> Option<Spot> {
        let pair = self.task.exact?;
        let (i, j) = pair.support(direction);
        let [p, q] = self.task.shapes;
        Some(self.judged(SupportPoint::of_vertices(p, q, [i, j])?.to_f64()))
    }

    /// The farthest point along the normal of a side, and whether it lies beyond the side.
    pub(super) fn ask_beyond(&self, corners: &[usize], normal: DVec3) -> (Spot, bool) {
        let is_beyond = |spot: &Spot| self.side(corners, spot) > 0.0;
        let rough = self.ask(normal);
        if is_beyond(&rough) {
            return (rough, true);
        }
        let exact = self.exact_normal(corners).and_then(|normal| self.ask_exactly(&normal));
        exact.map_or((rough, false), |spot| (spot, is_beyond(&spot)))
    }

    fn judged(&self, support: SupportPoint<DVec3>) -> Spot {
        // In f64 also where the query is not: the vertices are what is rounded there, their difference need not be.
        let support = SupportPoint { point: support.on_p - support.on_q, ..support };
        let is_whole = self.task.exact.is_none() || is_exact_difference(&support);
        Spot { support, is_whole }
    }

    // ---- Sides ------------------------------------------------------------------------------------------------

    /// On which side of the line or plane through two or three corners a point lies: positive is outside. The sign is
    /// exact; in 2D the outside is on the right.
    pub(super) fn side(&self, corners: &[usize], spot: &Spot) -> f64 {
        let at = |index: usize| self.spots[index].support.point;
        let point = spot.support.point;
        let is_whole = spot.is_whole && corners.iter().all(|index| self.spots[*index].is_whole);
        match *corners {
            [a, b] if is_whole => -orient2d(at(a), at(b), point),
            [a, b, c] if is_whole => orient3d(at(a), at(b), at(c), point),
            [a, ..] => {
                let (normal, terms) = self.normal(corners);
                let value = normal.dot(point - at(a));
                let most = NOISE * f64::EPSILON * terms.dot(point.abs() + at(a).abs());
                if value.abs() > most { value } else { self.exact_side(corners, spot).unwrap_or(value) }
            }
            [] => 0.0,
        }
    }

    fn exact_side(&self, corners: &[usize], spot: &Spot) -> Option<f64> {
        let normal = self.exact_normal(corners)?;
        let from = self.exact_point(self.spots.get(*corners.first()?)?)?;
        Some(sign(&normal.dot(&(&self.exact_point(spot)? - &from))))
    }

    /// The outward normal of a side, and the size of the terms of its components: without cancellation, and with that
    /// of the differences the corners are.
    fn normal(&self, corners: &[usize]) -> (DVec3, DVec3) {
        let at = |index: usize| self.spots[index].support.point;
        let edge = |from: usize, to: usize| {
            let lost = if [from, to].iter().all(|index| self.spots[*index].is_whole) { 0.0 } else { 1.0 };
            let edge = at(to) - at(from);
            (edge, edge.abs() + (at(to).abs() + at(from).abs()) * lost)
        };
        match *corners {
            [a, b] => {
                let (along, terms) = edge(a, b);
                (along.cross(DVec3::Z), terms.cross_terms(DVec3::Z))
            }
            [a, b, c] => {
                let ((ab, ab_terms), (ac, ac_terms)) = (edge(a, b), edge(a, c));
                (ab.cross(ac), ab_terms.cross_terms(ac_terms))
            }
            _ => (DVec3::ZERO, DVec3::ZERO),
        }
    }

    /// The line or plane through two or three corners, with a bound on the error. None where rounding leaves no normal.
    pub(super) fn plane(&self, corners: &[usize]) -> Option<Plane> {
        let (normal, terms) = self.normal(corners);
        let point = self.support(*corners.first()?).point;
        let unit = normal.unit();
        let relative = Vector::length(terms) / Vector::length(normal);
        let error = NOISE * f64::EPSILON * Vector::length(point) * (1.0 + relative);
        (unit != DVec3::ZERO && error.is_finite()).then(|| Plane {
            normal: unit,
            distance: unit.dot(point),
            error,
        })
    }

    /// The same without error, to the nearest f64. None for curved shapes.
    pub(super) fn exact_plane(&self, corners: &[usize]) -> Option<Plane> {
        let pair = self.task.exact?;
        let normal = self.exact_normal(corners)?;
        let level = normal.dot(&self.exact_point(self.spots.get(*corners.first()?)?)?);
        let distance = sign(&level) * pair.length_of(&(&level * &level), &normal.length_squared());
        (!normal.is_zero()).then(|| Plane { normal: normal.unit(), distance, error: 0.0 })
    }

    // ---- Integers ---------------------------------------------------------------------------------------------

    /// The outward normal of a side, of any length; none for curved shapes.
    pub(super) fn exact_normal(&self, corners: &[usize]) -> Option<ExactVector> {
        let [from, others @ ..] = corners else { return None };
        let from = self.exact_point(self.spots.get(*from)?)?;
        let edge = |index: usize| Some(&self.exact_point(self.spots.get(index)?)? - &from);
        match *others {
            [b] => {
                let along = edge(b)?;
                Some(ExactVector::new(along.y, -along.x, IBig::ZERO))
            }
            [b, c] => Some(edge(b)?.cross(&edge(c)?)),
            _ => None,
        }
    }

    /// The point in integers; none for curved shapes.
    pub(super) fn exact_point(&self, spot: &Spot) -> Option<ExactVector> {
        let (i, j) = (spot.support.index_p?, spot.support.index_q?);
        Some(self.task.exact?.difference(i, j))
    }

    /// The point with this number in integers; none for curved shapes.
    pub(super) fn exact_corner(&self, index: usize) -> Option<ExactVector> {
        self.exact_point(self.spots.get(index)?)
    }
}

/// How far rounding in the precision of the shapes may have moved a support point along a direction of length one.
pub(super) fn rounding_of<V: Vector>(support: &SupportPoint<DVec3>) -> f64 {
    const NOISE: f64 = 8.0;
    NOISE * V::Scalar::EPSILON.to_f64() * (support.on_p.max_abs() + support.on_q.max_abs())
}

/// −1, 0 or 1.
fn sign(number: &IBig) -> f64 {
    number.signum().to_f64().value()
}

/// Whether `on_p − on_q` is free of rounding (what was lost is computed exactly: Knuth's two-sum), and large enough for
/// products of it.
fn is_exact_difference(support: &SupportPoint<DVec3>) -> bool {
    let SupportPoint { point, on_p, on_q, .. } = *support;
    let q_seen = on_p - point;
    let lost = (on_p - (point + q_seen)) - (on_q - q_seen);
    lost == DVec3::ZERO && point.to_array().into_iter().all(|it| it == 0.0 || it.abs() > SMALLEST)
}
