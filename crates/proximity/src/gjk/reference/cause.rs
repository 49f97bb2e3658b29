//! The reason why an algorithm's verdict differs from the truth.

use glam::DVec3;

use super::judgement::Reference;
use crate::geometry::exact::ExactPair;
use crate::geometry::{Convex, Dimension, SupportPoint};
use crate::gjk::defect::Defects;
use crate::gjk::exact;
use crate::gjk::outcome::{Termination, Verdict};
use crate::gjk::settings::Precision;
use crate::gjk::trace::Trace;

/// The reason why an algorithm's verdict differs from the truth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cause {
    /// The origin lies on the simplex, so the direction toward it is the zero vector; its `A·v` of zero counts as a
    /// rejection.
    ZeroDirection,
    /// The origin is in front of several faces of a tetrahedron, and the code takes the first of them, which leads into
    /// a cycle.
    FirstFaceWins,
    /// The shapes touch, and the code does not detect a touch: it says yes or no by its `<` or `<=`.
    TouchingPolicy,
    /// The run has planted defects.
    Defects(Defects),
    /// A limit cut off the run.
    Limit,
    /// No simplex along the given directions contains the origin.
    Directions,
    /// Exact arithmetic would have given another verdict: the vertices are exact, but sums and products of them are
    /// rounded.
    Roundoff(Precision),
}

impl Reference {
    /// Returns the reason why the verdict of this run differs from the truth. Returns `None` if the verdict is true.
    /// The named reasons are visible in the run; the remaining reason is roundoff. An external trace has no reason.
    pub fn cause_of(&self, trace: &Trace) -> Option<Cause> {
        let outcome = &trace.outcome;
        if self.agrees_with(outcome.verdict) || trace.external.is_some() {
            return None;
        }
        let is_answer = matches!(outcome.verdict, Verdict::Overlap | Verdict::Separate);
        Some(match outcome.termination {
            _ if self.verdict == Verdict::Touching && is_answer && trace.algorithm.is_listing() => {
                Cause::TouchingPolicy
            }
            _ if !trace.defects.is_none() => Cause::Defects(trace.defects),
            Termination::ZeroDirection if holds_origin(outcome.simplex.points()) => Cause::ZeroDirection,
            Termination::Cycle { length } if passes_over_a_face(trace, length) => Cause::FirstFaceWins,
            Termination::IterationLimit => Cause::Limit,
            Termination::OutOfDirections => Cause::Directions,
            _ => Cause::Roundoff(trace.precision),
        })
    }
}

/// Returns whether the hull of some points of the difference contains the origin, exactly.
fn holds_origin(points: &[SupportPoint<DVec3>]) -> bool {
    let vertex_pairs: Vec<[usize; 2]> = (0..points.len()).map(|index| [index, index]).collect();
    exact_pair(points).is_some_and(|pair| exact::hold_origin(&pair, &vertex_pairs))
}

/// Returns whether some tetrahedron of the last iterations has the origin in front of more than one face, exactly.
fn passes_over_a_face(trace: &Trace, iterations: usize) -> bool {
    let all = trace.iterations();
    let first = all.len().saturating_sub(iterations);
    trace.dimension == Dimension::Three
        && (first.max(1)..all.len()).any(|index| {
            let tetrahedron = all[index - 1].simplex.with_newest(all[index].support);
            exact_pair(tetrahedron.points()).is_some_and(|pair| faces_that_see_the_origin(&pair) > 1)
        })
}

/// Returns how many of the three faces at the newest point of a tetrahedron have the origin strictly outside.
fn faces_that_see_the_origin(pair: &ExactPair) -> usize {
    let points: Vec<_> = (0..pair.p().len()).map(|index| pair.difference(index, index)).collect();
    let [a, b, c, d] = points.as_slice() else { return 0 };
    [[b, c, d], [c, d, b], [d, b, c]]
        .into_iter()
        .filter(|[b, c, opposite]| {
            let normal = (*b - a).cross(&(*c - a));
            let (inside, origin) = (normal.dot(&(*opposite - a)), -normal.dot(a));
            (inside * origin).signum() == dashu_int::IBig::NEG_ONE
        })
        .count()
}

/// Returns the vertex pairs of some points of the difference, by index.
fn exact_pair(points: &[SupportPoint<DVec3>]) -> Option<ExactPair> {
    let (p, q) = points.iter().map(|point| (point.on_p, point.on_q)).unzip::<_, _, Vec<_>, Vec<_>>();
    ExactPair::of(&Convex::vertices(p).ok()?, &Convex::vertices(q).ok()?)
}
