//! The point of a hull nearest to the origin, by brute force. Cramer's rule projects the origin onto the span of every
//! independent set of points. The result is the nearest projection that lies in the hull of its set.

use std::cmp::Ordering;

use super::number::{Exact, Interval, Number, Spot, Triple};

/// The foot of the origin on the span of some points: barycentric coordinates over a common denominator.
pub(crate) struct Foot<N> {
    pub(crate) weights: Vec<N>,
    pub(crate) total: N,
}

/// A nearest point.
#[derive(Clone, Debug)]
pub(crate) struct Nearest {
    /// The indices of the points with positive weights.
    pub(crate) carriers: Vec<usize>,
    /// The sum of the weights.
    pub(crate) total: Exact,
    /// `total` times the point.
    pub(crate) point: Triple<Exact>,
    /// The square of its distance from the origin.
    pub(crate) squared: Exact,
}

fn determinant<N: Number>(rows: &[Vec<N>]) -> N {
    match rows.len() {
        0 => N::of(1.0),
        1 => rows[0][0].clone(),
        size => (0..size).fold(N::of(0.0), |sum, column| {
            let minor: Vec<Vec<N>> = rows[1..]
                .iter()
                .map(|row| (0..size).filter(|it| *it != column).map(|it| row[it].clone()).collect())
                .collect();
            let term = rows[0][column].times(&determinant(&minor));
            if column % 2 == 0 { sum.plus(&term) } else { sum.minus(&term) }
        }),
    }
}

/// By Cramer's rule on the products of the edges from the first point. The total is zero for dependent points.
pub(crate) fn foot<N: Number>(points: &[&Triple<N>]) -> Foot<N> {
    let edges: Vec<Triple<N>> = points[1..].iter().map(|point| point.minus(points[0])).collect();
    let gram: Vec<Vec<N>> =
        edges.iter().map(|one| edges.iter().map(|other| one.dot(other)).collect()).collect();
    let zero = N::of(0.0);
    let wanted: Vec<N> = edges.iter().map(|edge| zero.minus(&edge.dot(points[0]))).collect();
    let total = determinant(&gram);
    let mut weights = vec![total.clone()];
    for column in 0..edges.len() {
        let mut replaced = gram.clone();
        for (row, value) in replaced.iter_mut().zip(&wanted) {
            row[column] = value.clone();
        }
        let weight = determinant(&replaced);
        weights[0] = weights[0].minus(&weight);
        weights.push(weight);
    }
    Foot { weights, total }
}

/// The nearest point of the hull of one to four points.
pub(crate) fn nearest(points: &[Spot]) -> Nearest {
    let mut best: Option<Nearest> = None;
    for set in 1_usize..1 << points.len() {
        let carriers: Vec<usize> = (0..points.len()).filter(|index| set >> index & 1 == 1).collect();
        let rough: Vec<&Triple<Interval>> = carriers.iter().map(|index| &points[*index].rough).collect();
        let is_outside = |weight: &Interval| weight.high < 0.0;
        if carriers.len() > 1 && foot(&rough).weights.iter().any(is_outside) {
            continue;
        }
        let exact: Vec<&Triple<Exact>> = carriers.iter().map(|index| &points[*index].exact).collect();
        let Foot { weights, total } = foot(&exact);
        if total.is_zero() || weights.iter().any(|weight| weight.signum() != Ordering::Greater) {
            continue;
        }
        let zero = Triple([Exact::zero(), Exact::zero(), Exact::zero()]);
        let point =
            exact.iter().zip(&weights).fold(zero, |sum, (point, weight)| sum.plus(&point.times(weight)));
        let squared = point.squared().over(&total.squared());
        if best.as_ref().is_none_or(|best| squared.compare(&best.squared) == Ordering::Less) {
            best = Some(Nearest { carriers, total, point, squared });
        }
    }
    best.unwrap()
}

/// Returns whether the points are affinely dependent.
pub(crate) fn are_dependent(points: &[&Spot]) -> bool {
    let exact: Vec<&Triple<Exact>> = points.iter().map(|point| &point.exact).collect();
    foot(&exact).total.is_zero()
}
