//! A run in iterations, each with its decision, so that two runs can be compared.

use glam::DVec3;

use crate::explain::claim::along_unit;
use crate::geometry::{SupportPoint, Vector as _};
use crate::gjk::{Event, Iteration, Simplex, Termination, Trace};
use crate::internal::ExternalIteration;
use crate::series::{self, IterationKind};

/// A point of the difference, as recorded in a trace.
pub(super) type ComparedSupport = SupportPoint<DVec3>;

/// A run in iterations, ready to be compared.
#[derive(Clone, Debug)]
pub(super) struct ComparedRun<'a> {
    pub(super) trace: &'a Trace,
    /// The iterations of the query and of the polytope.
    pub(super) iterations: Vec<series::SeriesIteration>,
    /// The summaries of the iterations of the query.
    summaries: Vec<Iteration>,
}

impl<'a> ComparedRun<'a> {
    pub(super) fn of(trace: &'a Trace) -> Self {
        Self { trace, iterations: series::iterations(trace), summaries: trace.iterations() }
    }

    /// Returns the summary of the iteration with this index. Returns `None` for an iteration of the polytope.
    pub(super) fn summary(&self, index: usize) -> Option<&Iteration> {
        match self.iterations.get(index)?.kind {
            IterationKind::Search(number) => self.summaries.get(number),
            IterationKind::Start(_) | IterationKind::Growth { .. } => None,
        }
    }

    /// Returns the facts that an external trace gives about an iteration. Returns `None` for a run of the sandbox,
    /// where everything is known.
    pub(super) fn given(&self, index: usize) -> Option<ExternalIteration> {
        let IterationKind::Search(number) = self.iterations.get(index)?.kind else { return None };
        self.trace.external.as_ref().map(|external| external.of(number))
    }

    /// Returns whether the points that an iteration keeps are known.
    pub(super) fn has_simplex(&self, index: usize) -> bool {
        self.given(index).is_none_or(|given| given.has_simplex)
    }

    /// Returns whether the direction of an iteration is known.
    pub(super) fn has_direction(&self, index: usize) -> bool {
        self.given(index).is_none_or(|given| given.has_direction)
    }

    /// Returns the simplex of an iteration with its new point, before any point is dropped. This simplex defines
    /// the letters of the iteration.
    pub(super) fn lettered(&self, index: usize) -> Simplex<DVec3> {
        let Some(summary) = self.summary(index) else { return Simplex::EMPTY };
        let before = index.checked_sub(1).and_then(|index| self.summary(index));
        before.map_or(Simplex::EMPTY, |before| before.simplex).with_newest(summary.support)
    }

    /// Returns the reason why the run ended, if it ended in this iteration.
    pub(super) fn ending(&self, index: usize) -> Option<Termination> {
        let is_here = self.iterations.get(index)?.events.contains(&self.trace.end()?);
        is_here.then_some(self.trace.outcome.termination)
    }

    /// Returns whether exact arithmetic replaced the result of the search in this iteration.
    pub(super) fn is_settled(&self, index: usize) -> bool {
        let events = self.iterations.get(index).and_then(|it| self.trace.events.get(it.events.clone()));
        events.is_some_and(|events| events.iter().any(|it| it.settled().is_some()))
    }

    /// Returns whether the run grows a polytope.
    pub(super) fn has_polytope(&self) -> bool {
        self.iterations.iter().any(|iteration| !matches!(iteration.kind, IterationKind::Search(_)))
    }

    /// Returns the step of an iteration at which `is_it` holds, or its last step if there is none.
    pub(super) fn step(&self, index: usize, is_it: impl Fn(&Event) -> bool) -> usize {
        let Some(iteration) = self.iterations.get(index) else { return 0 };
        let found = iteration.events.clone().find(|step| self.trace.events.get(*step).is_some_and(&is_it));
        found.unwrap_or(iteration.events.end.saturating_sub(1))
    }

    /// Returns the largest absolute coordinate of the points that the query finds.
    pub(super) fn largest(&self) -> f64 {
        self.summaries.iter().map(|summary| summary.support.point.max_abs()).fold(0.0, f64::max)
    }
}

/// Returns the signed distance of the support point along its direction, `A·v / |v|`, in scene units.
pub(super) fn distance_along(iteration: &Iteration) -> f64 {
    along_unit(iteration.support_value, iteration.direction)
}
