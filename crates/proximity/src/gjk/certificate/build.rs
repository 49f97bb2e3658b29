//! The construction of certificates from the results of solvers.

use dashu_int::IBig;
use glam::DVec3;

use super::{Certificate, CommonPoint, PointSource, SeparatingAxis, Weight, WeightedPoint};
use crate::geometry::exact::{BoundedReal, ExactPair, ExactVector, RealVector, quotient};
use crate::geometry::{Convex, Dimension, Side, SupportPoint};
use crate::gjk::exact::ExactSolution;
use crate::gjk::exact::carriers::{Carriers, carriers};
use crate::gjk::outcome::Verdict;

/// A support point of curved shapes: its direction, the point, and its weight, which may be zero.
pub(in crate::gjk) type WeightedSupport = (DVec3, SupportPoint<DVec3>, IBig);

impl Certificate {
    /// Creates the proof that comes with an exact solution.
    pub(in crate::gjk) fn of(
        solution: &ExactSolution,
        pair: &ExactPair,
        shapes: [&Convex<DVec3>; 2],
        dimension: Dimension,
    ) -> Self {
        let axis = || SeparatingAxis::exact(solution.direction.clone(), pair);
        let point = || CommonPoint::of(carriers(solution, pair, dimension), pair, shapes);
        match solution.verdict {
            Verdict::Separate => Self::SeparatingAxis(axis()),
            Verdict::Touching => Self::Contact { point: point(), axis: axis() },
            Verdict::Overlap | Verdict::Undecided => Self::CommonPoint(point()),
        }
    }
}

impl SeparatingAxis {
    /// Creates the axis in this direction, which must not be zero.
    pub(in crate::gjk) fn exact(direction: ExactVector, pair: &ExactPair) -> Self {
        let (i, j) = pair.support(&direction);
        let support_value = pair.difference(i, j).dot(&direction);
        let gap = pair.gap(&(&support_value * &support_value), &direction.length_squared()).nearest;
        Self { direction: direction.unit(), gap, tolerance: 0.0, exact: direction }
    }

    /// Creates an axis that holds to a tolerance.
    pub(in crate::gjk) fn rounded(direction: DVec3, gap: f64, tolerance: f64) -> Self {
        Self { direction, gap, tolerance, exact: ExactVector::along(direction) }
    }
}

impl CommonPoint {
    fn of(carriers: Carriers, pair: &ExactPair, [p, q]: [&Convex<DVec3>; 2]) -> Self {
        let Carriers { vertex_pairs, weights, total, shares } = carriers;
        let terms = vertex_pairs.iter().zip(weights);
        let terms: Vec<WeightedPoint> = terms
            .map(|(vertex_pair, weight)| WeightedPoint {
                source: PointSource::Vertices(*vertex_pair),
                weight,
            })
            .collect();
        let side = |side: Side| {
            // In the order of the vertices.
            let mut of_vertices: Vec<(usize, BoundedReal)> = Vec::with_capacity(vertex_pairs.len());
            for (vertex_pair, share) in vertex_pairs.iter().zip(&shares) {
                let vertex = vertex_pair[side as usize];
                match of_vertices.binary_search_by_key(&vertex, |(index, _)| *index) {
                    Ok(at) => of_vertices[at].1 = of_vertices[at].1 + *share,
                    Err(at) => of_vertices.insert(at, (vertex, *share)),
                }
            }
            let weight = |(index, share): (usize, BoundedReal)| Weight {
                index: Some(index),
                // Without the sign of a zero, since an integer has none.
                vertex: pair.given(side, index) + DVec3::ZERO,
                value: share
                    .nearest()
                    .unwrap_or_else(|| quotient(&WeightedPoint::sum(&terms, side, index), &total, 0)),
            };
            of_vertices.into_iter().map(weight).collect()
        };
        let mean = |side: Side| {
            let part = |(vertex_pair, share): (&[usize; 2], &BoundedReal)| {
                RealVector::of(pair.given(side, vertex_pair[side as usize])).scaled(*share)
            };
            let sum = vertex_pairs
                .iter()
                .zip(&shares)
                .map(part)
                .fold(RealVector::default(), |sum, part| sum + part);
            sum.nearest().unwrap_or_else(|| {
                let vertex = |vertex_pair: &[usize; 2]| pair.vertex(side, vertex_pair[side as usize]);
                let vertices: Vec<ExactVector> = vertex_pairs.iter().map(vertex).collect();
                let weights = terms.iter().map(|term| &term.weight);
                pair.point(&ExactVector::weighted_sum(vertices.iter().zip(weights)), &total)
            })
        };
        let of_p = mean(Side::P);
        let radii = p.radius + q.radius;
        let point =
            if radii > 0.0 { of_p + (mean(Side::Q) - of_p) * (p.radius / radii) } else { of_p + DVec3::ZERO };
        let (on_p, on_q) = (side(Side::P), side(Side::Q));
        Self { on_p, on_q, point, tolerance: 0.0, terms, radii: Some([p.radius, q.radius]) }
    }

    /// Creates the mean of support points of curved shapes, which holds to a tolerance.
    pub(in crate::gjk) fn rounded(found: &[WeightedSupport], tolerance: f64) -> Self {
        let total: IBig = found.iter().map(|(.., weight)| weight).sum();
        let side = |parent: fn(&SupportPoint<DVec3>) -> DVec3| -> Vec<Weight> {
            found
                .iter()
                .filter(|(.., weight)| !weight.is_zero())
                .map(|(_, support, weight)| Weight {
                    index: None,
                    vertex: parent(support),
                    value: quotient(weight, &total, 0),
                })
                .collect()
        };
        let (on_p, on_q) = (side(|support| support.on_p), side(|support| support.on_q));
        let mean = |weights: &[Weight]| -> DVec3 { weights.iter().map(|it| it.vertex * it.value).sum() };
        let point = mean(&on_p).midpoint(mean(&on_q));
        let term = |(direction, _, weight): &WeightedSupport| WeightedPoint {
            source: PointSource::Support(*direction),
            weight: weight.clone(),
        };
        Self { on_p, on_q, point, tolerance, terms: found.iter().map(term).collect(), radii: None }
    }
}
