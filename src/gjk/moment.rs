//! A trace summed up: iteration by iteration, or as it stands at one step.

use std::ops::Range;

use glam::DVec3;

use super::{Event, Letter, PlaneTest, ReachTest, Region, Ruling, Simplex, Trace};
use crate::epa;
use crate::geometry::SupportPoint;

/// One turn of the loop, summed up: one support point and all that followed from it.
#[derive(Clone, Debug, PartialEq)]
pub struct Iteration {
    /// Its events in [`Trace::events`].
    pub events: Range<usize>,
    /// The search direction.
    pub direction: DVec3,
    /// The support point found, A.
    pub support: SupportPoint<DVec3>,
    /// `A·v`.
    pub reach: f64,
    /// What the reach test made of it.
    pub test: ReachTest,
    /// The plane tests with their values, in the order in which they were made.
    pub tests: Vec<(PlaneTest, f64)>,
    /// The region in which the origin was found.
    pub region: Option<Region>,
    /// The letters kept, as they were named in this iteration.
    pub kept: Vec<Letter>,
    /// The simplex after the reduction, newest first; on a rejecting iteration as it was.
    pub simplex: Simplex<DVec3>,
    /// Where to look next, if the run went on.
    pub next_direction: Option<DVec3>,
}

/// The state of a run at one step.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// The index of the iteration, from 0.
    pub iteration: usize,
    /// The simplex as it stands after this event, newest first.
    pub simplex: Simplex<DVec3>,
    /// The search direction in force: the one the newest point was asked for, then the new one.
    pub direction: DVec3,
    /// The newest support point.
    pub newest: Option<SupportPoint<DVec3>>,
    /// The tests made so far in this iteration.
    pub tests: Vec<(PlaneTest, f64)>,
    /// The rulings of this iteration, once they are made.
    pub rulings: Vec<(Region, Ruling)>,
    /// The simplices at the ends of the earlier iterations, oldest first.
    pub ghosts: Vec<Simplex<DVec3>>,
    /// The polytope of EPA, once it has taken over.
    pub growth: Option<epa::Growth>,
    /// Whether the query is over; the polytope may still grow.
    pub ended: bool,
}

impl Trace {
    /// How many steps there are: one per event.
    pub fn steps(&self) -> usize {
        self.events.len()
    }

    /// The iterations, each summed up.
    pub fn iterations(&self) -> Vec<Iteration> {
        let mut iterations: Vec<Iteration> = Vec::new();
        let mut simplex = Simplex::EMPTY;
        for (index, event) in self.events.iter().enumerate() {
            if let Event::Supported { direction, support, reach, test } = *event {
                if test != ReachTest::Rejected {
                    simplex = simplex.with_newest(support);
                }
                iterations.push(Iteration {
                    events: index..index,
                    direction,
                    support,
                    reach,
                    test,
                    tests: Vec::new(),
                    region: None,
                    kept: simplex.letters().to_vec(),
                    simplex,
                    next_direction: None,
                });
            }
            let Some(iteration) = iterations.last_mut() else { continue };
            iteration.events.end = index + 1;
            match event {
                Event::Tested { test, value } => iteration.tests.push((*test, *value)),
                Event::Ruled { rulings } => iteration.region = chosen(rulings),
                Event::Reduced { kept, .. } => {
                    simplex = simplex.keep(kept);
                    iteration.simplex = simplex;
                    iteration.kept.clone_from(kept);
                }
                Event::Redirected { direction, .. } => iteration.next_direction = Some(*direction),
                Event::SettledExactly { simplex: exact, .. } => {
                    simplex = **exact;
                    iteration.simplex = simplex;
                }
                Event::Supported { .. }
                | Event::Relabelled { .. }
                | Event::Weighed { .. }
                | Event::Approached { .. }
                | Event::Ended(_)
                | Event::Epa(_)
                | Event::Measured(_) => {}
            }
        }
        iterations
    }

    /// The state after the event with this index (clamped to the last), folded from the start.
    pub fn moment(&self, step: usize) -> Moment {
        let mut moment = Moment {
            iteration: 0,
            simplex: Simplex::EMPTY,
            direction: DVec3::ZERO,
            newest: None,
            tests: Vec::new(),
            rulings: Vec::new(),
            ghosts: Vec::new(),
            growth: None,
            ended: false,
        };
        for event in self.events.iter().take(step.saturating_add(1)) {
            moment.apply(event);
        }
        moment
    }
}

impl Moment {
    fn apply(&mut self, event: &Event) {
        match event {
            Event::Supported { direction, support, .. } => {
                if self.newest.is_some() {
                    self.iteration += 1;
                    self.ghosts.push(self.simplex);
                }
                self.direction = *direction;
                self.newest = Some(*support);
                self.simplex = self.simplex.with_newest(*support);
                self.tests.clear();
                self.rulings.clear();
            }
            Event::Tested { test, value } => self.tests.push((*test, *value)),
            Event::Ruled { rulings } => self.rulings.clone_from(rulings),
            Event::Reduced { kept, .. } => self.simplex = self.simplex.keep(kept),
            Event::Redirected { direction, .. } => self.direction = *direction,
            Event::SettledExactly { simplex, .. } => self.simplex = **simplex,
            Event::Ended(_) => self.ended = true,
            Event::Epa(event) => self.growth.get_or_insert_default().apply(event),
            Event::Relabelled { .. }
            | Event::Weighed { .. }
            | Event::Approached { .. }
            | Event::Measured(_) => {}
        }
    }
}

/// The region that was chosen.
pub fn chosen(rulings: &[(Region, Ruling)]) -> Option<Region> {
    rulings.iter().find(|(_, ruling)| *ruling == Ruling::Chosen).map(|(region, _)| *region)
}
