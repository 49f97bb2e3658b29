//! Near ties: two runs search along the same ray, and find different vertices that are equally far up to roundoff.

use std::cmp::Ordering;

use dashu_int::IBig;
use glam::DVec3;

use crate::geometry::{Convex, Side, Vector};
use crate::gjk::{Iteration, Precision, Trace};
use crate::internal::{ExactPair, ExactVector};

/// Maximum roundoff in the comparison of two vertices, in machine epsilons of the terms of their dot products with the
/// direction. It covers two products of three terms, and a direction whose components were rounded when it was
/// normalized.
const ROUNDOFF: f64 = 8.0;

/// The different vertices of one shape that two runs choose, along directions that are equal up to roundoff.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct NearTie {
    /// The shape.
    pub(super) side: Side,
    /// The vertex that each run chooses, by its index.
    pub(super) taken: [usize; 2],
    /// For each run, along its own direction: the comparison of its vertex with the other run's vertex.
    pub(super) farther: [TieComparison; 2],
}

/// The comparison of a chosen vertex with another one, along the direction of the support query.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct TieComparison {
    /// The order in exact arithmetic; `Greater` if the chosen vertex is farther.
    pub(super) exactly: Ordering,
    /// The difference along the unit direction, in scene units, ≥ 0.
    pub(super) by: f64,
    /// Whether the computed products are equal, so that the order of the vertices decides.
    pub(super) came_out_equal: bool,
}

impl NearTie {
    /// Returns the near ties of the shapes whose vertices differ. Empty if a difference is more than roundoff or not
    /// between vertices, or if the runs differ in precision.
    pub(super) fn all(
        shapes: &[Convex<DVec3>; 2],
        traces: [&Trace; 2],
        iterations: [&Iteration; 2],
    ) -> Vec<Self> {
        let precision = traces[0].precision;
        if traces[1].precision != precision {
            return Vec::new();
        }
        let [p, q] = shapes.each_ref().map(|shape| precision.rounded(shape));
        let Some(pair) = ExactPair::of(&p, &q) else { return Vec::new() };
        let ties = Side::BOTH.map(|side| {
            let taken =
                iterations.map(|it| if side == Side::P { it.support.index_p } else { it.support.index_q });
            let [Some(one), Some(other)] = taken else { return None };
            let sign = if side == Side::P { 1.0 } else { -1.0 };
            let directions = iterations.map(|it| it.direction * sign);
            let shape = if side == Side::P { &p } else { &q };
            (one != other).then(|| Self::of(&pair, shape, side, [one, other], directions, precision))
        });
        let found = ties.into_iter().flatten().collect::<Option<Vec<Self>>>();
        found.unwrap_or_default()
    }

    /// Returns `None` if one of the two is farther by more than roundoff.
    fn of(
        pair: &ExactPair,
        shape: &Convex<DVec3>,
        side: Side,
        taken: [usize; 2],
        directions: [DVec3; 2],
        precision: Precision,
    ) -> Option<Self> {
        let vertices = shape.core_vertices()?;
        let exact = if side == Side::P { pair.p() } else { pair.q() };
        let farther = [0, 1].map(|run| {
            let (own, other) = (taken[run], taken[1 - run]);
            let direction = directions[run];
            let along = ExactVector::along(direction);
            let difference = (exact.get(own)? - exact.get(other)?).dot(&along);
            let by = pair.length_of(&(&difference * &difference), &along.length_squared());
            let points = [*vertices.get(own)?, *vertices.get(other)?];
            let terms = points.map(|point| point.abs().dot(direction.unit().abs()));
            let is_close = !along.is_zero() && by <= ROUNDOFF * precision.epsilon() * terms[0].max(terms[1]);
            let [own, other] = products(points, direction, precision);
            let exactly = difference.cmp(&IBig::ZERO);
            is_close.then_some(TieComparison { exactly, by, came_out_equal: own == other })
        });
        let [Some(one), Some(other)] = farther else { return None };
        Some(Self { side, taken, farther: [one, other] })
    }
}

/// Returns the products of two points with a direction, as a run in this precision computes them.
fn products(points: [DVec3; 2], direction: DVec3, precision: Precision) -> [f64; 2] {
    match precision {
        Precision::F64 => points.map(|point| point.dot(direction)),
        Precision::F32 => points.map(|point| point.as_vec3().dot(direction.as_vec3()).into()),
    }
}
