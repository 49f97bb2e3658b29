//! A run in iterations, each with its decision, so that two runs can be compared.

use glam::DVec3;

use super::Kind;
use crate::figure::series::{self, IterationKind};
use crate::geometry::{Dimension, SupportPoint, Vector as _};
use crate::gjk::{Event, Iteration, ReachTest, Region, Simplex, Termination, Trace};

/// A point of the difference, as a trace has it.
pub(super) type Support = SupportPoint<DVec3>;

/// By how much the cosine of two directions that count as one may miss 1, in the same precision and in different ones.
const SAME_DIRECTION: [f64; 2] = [1e-9, 1e-5];

/// How far apart points of runs in different precisions may be to count as one, as a fraction of the largest coordinate.
const SAME_POINT: f64 = 1e-4;

/// A run in iterations, ready to be compared.
#[derive(Clone, Debug)]
pub(in crate::figure) struct Run<'a> {
    pub(in crate::figure) trace: &'a Trace,
    /// Those of the query and of the polytope.
    pub(in crate::figure) iterations: Vec<series::Iteration>,
    /// The summaries of those of the query.
    summaries: Vec<Iteration>,
}

/// How nearly two runs have to agree to count as equal.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tolerance {
    point: f64,
    direction: f64,
}

impl<'a> Run<'a> {
    pub(super) fn of(trace: &'a Trace) -> Self {
        Self { trace, iterations: series::iterations(trace), summaries: trace.iterations() }
    }

    /// The summary of the iteration with this index; none if that belongs to the polytope.
    pub(in crate::figure) fn summary(&self, index: usize) -> Option<&Iteration> {
        match self.iterations.get(index)?.kind {
            IterationKind::Search(number) => self.summaries.get(number),
            IterationKind::Start(_) | IterationKind::Growth { .. } => None,
        }
    }

    /// The simplex of an iteration with its new point, before anything was dropped: the letters of the iteration are
    /// its.
    pub(in crate::figure) fn lettered(&self, index: usize) -> Simplex<DVec3> {
        let Some(summary) = self.summary(index) else { return Simplex::EMPTY };
        let before = index.checked_sub(1).and_then(|index| self.summary(index));
        before.map_or(Simplex::EMPTY, |before| before.simplex).with_newest(summary.support)
    }

    /// Why the run ended, if it did so in this iteration.
    pub(in crate::figure) fn ending(&self, index: usize) -> Option<Termination> {
        let events = self.trace.events.get(self.iterations.get(index)?.events.clone())?;
        events.iter().find_map(|event| match event {
            Event::Ended(termination) => Some(*termination),
            _ => None,
        })
    }

    /// The step of an iteration at which this happens; the last of it where it does not.
    pub(super) fn step(&self, index: usize, is_it: impl Fn(&Event) -> bool) -> usize {
        let Some(iteration) = self.iterations.get(index) else { return 0 };
        let found = iteration.events.clone().find(|step| self.trace.events.get(*step).is_some_and(&is_it));
        found.unwrap_or(iteration.events.end.saturating_sub(1))
    }

    fn largest(&self) -> f64 {
        self.summaries.iter().map(|summary| summary.support.point.max_abs()).fold(0.0, f64::max)
    }
}

impl Tolerance {
    pub(super) fn between([first, second]: &[Run<'_>; 2]) -> Self {
        if first.trace.precision == second.trace.precision {
            Self { point: 0.0, direction: SAME_DIRECTION[0] }
        } else {
            Self { point: SAME_POINT * first.largest().max(second.largest()), direction: SAME_DIRECTION[1] }
        }
    }

    /// Whether two support points are the same: of the same parents, or in the same place.
    fn same_point(self, one: &Support, other: &Support) -> bool {
        let parents = |point: &Support| point.index_p.zip(point.index_q);
        (parents(one).is_some() && parents(one) == parents(other))
            || (one.point - other.point).max_abs() <= self.point
    }

    fn same_points(self, one: &[Support], other: &[Support]) -> bool {
        one.len() == other.len()
            && one.iter().all(|point| other.iter().any(|twin| self.same_point(point, twin)))
    }

    pub(super) fn same_direction(self, one: DVec3, other: DVec3) -> bool {
        let (one, other) = (one.unit(), other.unit());
        one == other || one.dot(other) > 1.0 - self.direction
    }

    /// Whether two iterations belong in one row.
    pub(super) fn same_iteration(self, one: &series::Iteration, other: &series::Iteration) -> bool {
        use IterationKind::{Growth, Search, Start};
        let alike = matches!(
            (&one.kind, &other.kind),
            (Search(_), Search(_)) | (Start(_), Start(_)) | (Growth { .. }, Growth { .. })
        );
        alike
            && match (&one.support, &other.support) {
                (Some(one), Some(other)) => self.same_point(one, other),
                (None, None) => true,
                _ => false,
            }
    }

    /// How the decisions of two iterations with the same support point differ first, if they do.
    pub(super) fn difference(self, runs: &[Run<'_>; 2], indices: [usize; 2]) -> Option<Kind> {
        let [Some(one), Some(other)] = [0, 1].map(|run| runs[run].summary(indices[run])) else { return None };
        let is_rejected = |it: &Iteration| it.test == ReachTest::Rejected;
        if is_rejected(one) != is_rejected(other) {
            return Some(Kind::Reach);
        }
        let places = [0, 1].map(|run| place(&runs[run], indices[run]));
        if let [Some(one), Some(other)] = &places
            && !self.same_points(one, other)
        {
            return Some(Kind::Region);
        }
        let endings = [0, 1].map(|run| runs[run].ending(indices[run]));
        if endings[0].is_some() != endings[1].is_some() {
            return Some(Kind::End);
        }
        if endings[0].is_some() {
            let differs = runs[0].trace.outcome.verdict != runs[1].trace.outcome.verdict;
            return differs.then_some(Kind::End);
        }
        if !self.same_points(one.simplex.points(), other.simplex.points()) {
            return Some(Kind::Region);
        }
        if runs[0].trace.dimension == Dimension::Three && self.is_turned(&one.simplex, &other.simplex) {
            return Some(Kind::Order);
        }
        let next = [one, other].map(|it| it.next_direction.unwrap_or_default());
        (!self.same_direction(next[0], next[1])).then_some(Kind::Direction)
    }

    /// Whether two triangles of the same points are listed the other way round.
    fn is_turned(self, one: &Simplex<DVec3>, other: &Simplex<DVec3>) -> bool {
        let [a, b, _] = one.points() else { return false };
        let place = |point: &Support| other.points().iter().position(|twin| self.same_point(point, twin));
        let (Some(a), Some(b)) = (place(a), place(b)) else { return false };
        (a + 1) % 3 != b
    }
}

/// The points of the feature that the origin was found nearest to.
fn place(run: &Run<'_>, index: usize) -> Option<Vec<Support>> {
    let simplex = run.lettered(index);
    let letters = match run.summary(index)?.region? {
        Region::Vertex(a) => vec![a],
        Region::Edge(edge) => edge.to_vec(),
        Region::Face(face, _) => face.to_vec(),
        Region::Interior => simplex.letters().to_vec(),
    };
    Some(letters.into_iter().filter_map(|letter| simplex.get(letter).copied()).collect())
}
