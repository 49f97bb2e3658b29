//! Summaries of the iterations of a query: one support point and everything that followed from it.

use std::ops::Range;

use glam::DVec3;

use super::region::{Region, RegionRuling};
use super::simplex::{Letter, Simplex};
use super::state::State;
use super::trace::{Event, ReachTest, Redirected, Reduced, Ruled, SettledExactly, Supported, Tested, Trace};
use crate::geometry::SupportPoint;

/// The summary of one iteration of the query: one support point and everything that followed from it.
#[derive(Clone, Debug, PartialEq)]
pub struct Iteration {
    /// The events of the iteration in [`Trace::events`].
    pub events: Range<usize>,
    /// The search direction.
    pub direction: DVec3,
    /// The support point found, A.
    pub support: SupportPoint<DVec3>,
    /// `A·v`.
    pub support_value: f64,
    /// The outcome of comparing `A·v` with zero.
    pub test: ReachTest,
    /// The plane tests, in the order in which they were made.
    pub tests: Vec<Tested>,
    /// The region in which the origin was found.
    pub region: Option<Region>,
    /// The findings on all regions.
    pub findings: Vec<RegionRuling>,
    /// The letters of the kept points, as named in this iteration.
    pub kept: Vec<Letter>,
    /// The simplex after the reduction, newest first; unchanged in a rejecting iteration.
    pub simplex: Simplex<DVec3>,
    /// The next search direction, if the run went on.
    pub next_direction: Option<DVec3>,
}

impl Trace {
    /// Returns the summaries of all iterations of the query.
    pub fn iterations(&self) -> Vec<Iteration> {
        let mut iterations: Vec<Iteration> = Vec::new();
        self.walk(|state, event| {
            let Some(supported) = state.supported else { return };
            if matches!(event, Event::Supported(_)) {
                iterations.push(Iteration::begun(state, &supported));
            } else if let Some(iteration) = iterations.last_mut() {
                iteration.follow(state, event);
            }
        });
        iterations
    }
}

impl Iteration {
    fn begun(state: &State, supported: &Supported) -> Self {
        Self {
            events: state.step..state.step + 1,
            direction: supported.direction,
            support: supported.support,
            support_value: supported.support_value,
            test: supported.test,
            tests: Vec::new(),
            region: None,
            findings: Vec::new(),
            kept: state.simplex.letters().to_vec(),
            simplex: state.simplex,
            next_direction: None,
        }
    }

    fn follow(&mut self, state: &State, event: &Event) {
        self.events.end = state.step + 1;
        match event {
            Event::Tested(tested) => self.tests.push(*tested),
            Event::Ruled(Ruled { chosen, findings, .. }) => {
                self.region = Some(*chosen);
                self.findings.clone_from(findings);
            }
            Event::Reduced(Reduced { kept, .. }) => {
                self.simplex = state.simplex;
                self.kept.clone_from(kept);
            }
            Event::Redirected(Redirected { direction, .. }) => self.next_direction = Some(*direction),
            Event::SettledExactly(SettledExactly { simplex, .. }) => self.simplex = **simplex,
            _ => {}
        }
    }
}
