//! An iteration of a run with what it decided, so that two of them can be held against each other.

use glam::DVec3;

use super::Kind;
use crate::figure::series::{Turn, TurnKind, turns};
use crate::geometry::{Dimension, SupportPoint, Vector as _};
use crate::gjk::{Event, Iteration, ReachTest, Region, Simplex, Termination, Trace};

/// A point of the difference, as a trace has it.
pub(super) type Support = SupportPoint<DVec3>;

/// By how much the cosine of two directions that count as one may miss 1, in the same precision and in different ones.
const SAME_DIRECTION: [f64; 2] = [1e-9, 1e-5];

/// How far apart points of runs in different precisions may be to count as one, as a fraction of the largest coordinate.
const SAME_POINT: f64 = 1e-4;

/// A run in turns, ready to be compared.
#[derive(Clone, Debug)]
pub(in crate::figure) struct Run<'a> {
    pub(in crate::figure) trace: &'a Trace,
    pub(in crate::figure) turns: Vec<Turn>,
    pub(in crate::figure) iterations: Vec<Iteration>,
}

/// How nearly two runs have to agree to count as equal.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tolerance {
    point: f64,
    direction: f64,
}

impl<'a> Run<'a> {
    pub(super) fn of(trace: &'a Trace) -> Self {
        Self { trace, turns: turns(trace), iterations: trace.iterations() }
    }

    /// The iteration that a turn is, unless it belongs to the polytope.
    pub(in crate::figure) fn iteration(&self, turn: usize) -> Option<&Iteration> {
        match self.turns.get(turn)?.kind {
            TurnKind::Iteration(index) => self.iterations.get(index),
            TurnKind::Start(_) | TurnKind::Growth { .. } => None,
        }
    }

    /// The simplex of an iteration with its new point, before anything was dropped. The letters of the turn are its.
    pub(in crate::figure) fn lettered(&self, turn: usize) -> Simplex<DVec3> {
        let Some(iteration) = self.iteration(turn) else { return Simplex::EMPTY };
        let before = turn.checked_sub(1).and_then(|turn| self.iteration(turn));
        before.map_or(Simplex::EMPTY, |before| before.simplex).with_newest(iteration.support)
    }

    /// Why the run ended, if it did so in this turn.
    pub(in crate::figure) fn ending(&self, turn: usize) -> Option<Termination> {
        let events = self.trace.events.get(self.turns.get(turn)?.events.clone())?;
        events.iter().find_map(|event| match event {
            Event::Ended(termination) => Some(*termination),
            _ => None,
        })
    }

    /// The step of a turn at which this happens; the last of it where it does not.
    pub(super) fn step(&self, turn: usize, is_it: impl Fn(&Event) -> bool) -> usize {
        let Some(turn) = self.turns.get(turn) else { return 0 };
        let found = turn.events.clone().find(|step| self.trace.events.get(*step).is_some_and(&is_it));
        found.unwrap_or(turn.events.end.saturating_sub(1))
    }

    fn largest(&self) -> f64 {
        self.iterations.iter().map(|iteration| iteration.support.point.max_abs()).fold(0.0, f64::max)
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
    pub(super) fn same_point(self, one: &Support, other: &Support) -> bool {
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

    /// Whether two turns belong in one row.
    pub(super) fn same_turn(self, one: &Turn, other: &Turn) -> bool {
        use TurnKind::{Growth, Iteration, Start};
        let alike = matches!(
            (&one.kind, &other.kind),
            (Iteration(_), Iteration(_)) | (Start(_), Start(_)) | (Growth { .. }, Growth { .. })
        );
        alike
            && match (&one.support, &other.support) {
                (Some(one), Some(other)) => self.same_point(one, other),
                (None, None) => true,
                _ => false,
            }
    }

    /// How the decisions of two turns with the same support point differ first, if they do.
    pub(super) fn difference(self, runs: &[Run<'_>; 2], turns: [usize; 2]) -> Option<Kind> {
        let [Some(one), Some(other)] = [0, 1].map(|run| runs[run].iteration(turns[run])) else { return None };
        let is_rejected = |it: &Iteration| it.test == ReachTest::Rejected;
        if is_rejected(one) != is_rejected(other) {
            return Some(Kind::Reach);
        }
        let places = [0, 1].map(|run| place(&runs[run], turns[run]));
        if let [Some(one), Some(other)] = &places
            && !self.same_points(one, other)
        {
            return Some(Kind::Region);
        }
        let endings = [0, 1].map(|run| runs[run].ending(turns[run]));
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
fn place(run: &Run<'_>, turn: usize) -> Option<Vec<Support>> {
    let simplex = run.lettered(turn);
    let letters = match run.iteration(turn)?.region? {
        Region::Vertex(a) => vec![a],
        Region::Edge(edge) => edge.to_vec(),
        Region::Face(face, _) => face.to_vec(),
        Region::Interior => simplex.letters().to_vec(),
    };
    Some(letters.into_iter().filter_map(|letter| simplex.get(letter).copied()).collect())
}
