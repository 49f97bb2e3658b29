//! P, Q and their difference, for checking the claims about them: exactly if they have vertices, and otherwise from
//! their support functions.

use std::cmp::Ordering;

use dashu_int::IBig;
use glam::DVec3;

use crate::geometry::{Convex, Dimension, Side, Vector as _};
use crate::gjk::{Trace, Verdict};
use crate::internal::{
    ExactPair, ExactSolution, ExactVector, RealVector, curved_reference, root_of_quotient, solve,
};

/// The shapes of a run, or their cores.
pub(super) struct Shapes<'a> {
    shapes: [&'a Convex<DVec3>; 2],
    dimension: Dimension,
}

impl<'a> Shapes<'a> {
    pub(super) const fn of(trace: &'a Trace) -> Self {
        let [p, q] = &trace.shapes;
        Self { shapes: [p, q], dimension: trace.dimension }
    }

    fn shape(&self, side: Side) -> &'a Convex<DVec3> {
        self.shapes[side as usize]
    }

    /// Returns the largest absolute coordinate of a shape.
    pub(super) fn largest_coordinate(&self, side: Side) -> f64 {
        let shape = self.shape(side);
        let size = if let Some(vertices) = shape.core_vertices() {
            vertices.iter().map(|vertex| vertex.max_abs()).fold(0.0, f64::max)
        } else {
            let ways = DVec3::AXES.into_iter().flat_map(|axis| [axis, -axis]);
            ways.map(|way| shape.core_support(way).0.max_abs()).fold(0.0, f64::max)
        };
        size + shape.radius
    }

    /// Returns how much farther than this point the shape, or its core, extends along a direction, in scene units. The
    /// result is exact for polytopes with vertices; otherwise the support function gives it within roundoff.
    pub(super) fn farther_than(&self, side: Side, is_core: bool, point: DVec3, direction: DVec3) -> Farther {
        // Products with a very long or short direction are out of range.
        let (shape, direction) = (self.shape(side), direction.scaled());
        let is_exact = shape.core_vertices().is_some() && (is_core || shape.radius == 0.0);
        let farthest = if is_core { shape.core_support(direction).0 } else { shape.support(direction).0 };
        let by = (farthest - point).dot(direction.unit());
        if !is_exact {
            return Farther::About(by);
        }
        match shape.core_vertices().map(|vertices| is_farthest(vertices, point, direction)) {
            Some(Some(true)) => Farther::Nowhere,
            Some(Some(false)) => Farther::By(by.max(f64::MIN_POSITIVE)),
            _ => Farther::About(by),
        }
    }

    /// Returns the vertex of the core that exact arithmetic finds farthest along a direction, and how much farther than
    /// a point it lies, in scene units. Returns `None` if none is farther, and for a curved core.
    pub(super) fn winner(&self, side: Side, point: DVec3, direction: DVec3) -> Option<(usize, f64)> {
        let vertices = self.shape(side).core_vertices()?;
        if is_farthest(vertices, point, direction.scaled())? {
            return None;
        }
        let pair = ExactPair::of(&Convex::vertices(vertices.iter().copied()).ok()?, &Convex::point(point))?;
        let (index, _) = pair.support(&ExactVector::along(direction));
        let offset = RealVector::difference(*vertices.get(index)?, point);
        Some((index, offset.dot(RealVector::difference(direction.unit(), DVec3::ZERO)).approx()))
    }

    /// Returns the exact pair, of the shapes with their radii. Returns `None` if one of them is curved.
    pub(super) fn exact(&self) -> Option<ExactPair> {
        ExactPair::of(self.shapes[0], self.shapes[1])
    }

    /// Returns the exact answer about the cores and the radii.
    pub(super) fn solve(&self, pair: &ExactPair) -> ExactSolution {
        solve(pair, self.dimension, &[])
    }

    /// Compares the support value of the difference along a direction with the level of the origin; for the cores,
    /// without the radii. Exact for polytopes, rounded or not.
    pub(super) fn level(pair: &ExactPair, is_core: bool, direction: DVec3) -> Option<Ordering> {
        let direction = ExactVector::along(direction);
        if direction.is_zero() {
            return None;
        }
        let (i, j) = pair.support(&direction);
        let most = pair.difference(i, j).dot(&direction);
        if is_core || pair.radius().is_zero() || most >= IBig::ZERO {
            let with_radii = !is_core && !pair.radius().is_zero();
            return Some(if with_radii { Ordering::Greater } else { most.cmp(&IBig::ZERO) });
        }
        // most + r·|v| compared with zero: the squares decide, since the first is negative.
        let radius_squared = pair.radius() * pair.radius() * direction.length_squared();
        Some(radius_squared.cmp(&(&most * &most)))
    }

    /// Returns whether no point of the difference of the cores lies in front of the facet with these pairs of vertices,
    /// exactly. `outward` is approximately its normal.
    pub(super) fn supports(pair: &ExactPair, corners: &[(usize, usize)], outward: DVec3) -> Option<bool> {
        let at = |(i, j): (usize, usize)| pair.difference(i, j);
        let (from, normal) = match *corners {
            [a, b] => {
                let along = &at(b) - &at(a);
                (at(a), ExactVector::new(along.y, -along.x, IBig::ZERO))
            }
            [a, b, c] => (at(a), (&at(b) - &at(a)).cross(&(&at(c) - &at(a)))),
            _ => return None,
        };
        let is_outward = normal.dot(&ExactVector::along(outward)) >= IBig::ZERO;
        let normal = if is_outward { normal } else { -&normal };
        let (i, j) = pair.support(&normal);
        Some((&pair.difference(i, j) - &from).dot(&normal) <= IBig::ZERO)
    }

    /// Returns the support value of the difference along a direction, as a signed distance from the origin's level, in
    /// scene units, as the support functions compute it.
    pub(super) fn support_value(&self, is_core: bool, direction: DVec3) -> f64 {
        let [p, q] = self.shapes;
        let (unit, direction) = (direction.unit(), direction.scaled());
        let point = if is_core {
            p.core_support(direction).0 - q.core_support(-direction).0
        } else {
            p.support(direction).0 - q.support(-direction).0
        };
        point.dot(unit)
    }

    /// Returns the distance of the cores of two polytopes, in scene units, to the nearest f64.
    pub(super) fn distance_of_cores(pair: &ExactPair, solution: &ExactSolution) -> f64 {
        let [above, below] = &solution.distance_squared;
        root_of_quotient(above, below, pair.unit_exponent())
    }

    /// Returns the verdict on the shapes and its tolerance, which is zero if the verdict is exact. `direction` is a
    /// good guess at a separating axis.
    pub(super) fn verdict(&self, direction: DVec3) -> (Verdict, f64) {
        if let Some(pair) = self.exact() {
            return (self.solve(&pair).verdict, 0.0);
        }
        let reference = curved_reference(self.shapes, self.dimension, direction);
        (reference.verdict, reference.tolerance)
    }
}

/// How much farther than a point a shape extends.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Farther {
    /// No farther than the point, exactly.
    Nowhere,
    /// Farther by this length, for certain.
    By(f64),
    /// Farther by this length, as the support function computes it.
    About(f64),
}

/// Returns whether no vertex lies farther along a direction than a point does. Returns `None` for numbers that are not
/// finite.
fn is_farthest(vertices: &[DVec3], point: DVec3, direction: DVec3) -> Option<bool> {
    // Exact arithmetic is used only for vertices that a product in f64, with its roundoff, does not rule out.
    let may_be_farther = |vertex: &&DVec3| {
        let gain = (**vertex - point).dot(direction);
        let bound = 8.0 * f64::EPSILON * (vertex.abs() + point.abs()).dot(direction.abs());
        gain >= -bound || gain.is_nan()
    };
    let candidates = vertices.iter().filter(may_be_farther).copied().chain([point]);
    let pair = ExactPair::of(&Convex::vertices(candidates).ok()?, &Convex::point(point))?;
    let direction = ExactVector::along(direction);
    let (i, _) = pair.support(&direction);
    Some(pair.difference(i, 0).dot(&direction) <= IBig::ZERO)
}
