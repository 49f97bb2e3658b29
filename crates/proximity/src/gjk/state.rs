//! The state of a run after each of its steps: one fold, the only code that combines events.
//!
//! Pictures, sentences, claims, charts and the display of the pseudocode all read it.

use glam::DVec3;

use super::outcome::{Termination, Verdict};
use super::region::{Region, RegionRuling};
use super::simplex::{Letter, Simplex};
use super::trace::{
    Approach, EdgeProjection, Event, ReachTest, Reduced, Relabelled, Ruled, Supported, Tested, Trace, Weighed,
};
use crate::epa::{self, Growth};
use crate::geometry::{Measurement, SupportPoint};

/// The state of a run after one event.
///
/// Letters are assigned when A is added, and stay until the next support point.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// The index of the event in [`Trace::events`].
    pub step: usize,
    /// The index of the event that began this iteration, of the query or of the polytope.
    pub began: usize,
    /// The number of support points of the query so far; the index of the iteration is one less.
    pub supports: usize,
    /// The radii that were set aside, if the run is about the cores of rounded shapes.
    pub cores: Option<[f64; 2]>,
    /// The newest support point of the query, with the sign of its `A·v`.
    pub supported: Option<Supported>,
    /// The simplex with A, before any point was dropped. It includes a rejected A.
    pub lettered: Simplex<DVec3>,
    /// The current simplex: without the dropped points, and without a rejected A.
    pub simplex: Simplex<DVec3>,
    /// The letters of the kept points, in their new order, once the others were dropped in this iteration.
    pub kept: Option<Vec<Letter>>,
    /// The points that the code renames: letters of the simplex, and the new names.
    pub renamed: Vec<(Letter, Letter)>,
    /// The points whose letter changed with this event: letters of the simplex, and their previous letters.
    pub former: Vec<(Letter, Letter)>,
    /// The test of this event, if the event is one.
    pub asking: Option<Tested>,
    /// The plane tests of this iteration so far.
    pub tests: Vec<Tested>,
    /// The features weighed in this iteration so far, with the barycentric coordinates of the foot of the origin.
    pub weighed: Vec<(Vec<Letter>, Vec<f64>)>,
    /// The region in which the origin was found in this iteration, if it was.
    pub region: Option<Region>,
    /// Whether the origin was found on the feature itself, and not only in its region.
    pub on_feature: bool,
    /// The findings on all regions, once they were made.
    pub findings: Vec<RegionRuling>,
    /// The search direction of the newest point.
    pub asked: DVec3,
    /// The next direction, if there is one.
    pub next: Option<DVec3>,
    /// Whether the origin is known to lie in P ⊖ Q, within roundoff, because it was found on a feature of the simplex.
    /// From then on the robust query decides whether it is interior.
    pub contained: bool,
    /// The projection in which the search continues, if it does.
    pub view: Option<EdgeProjection>,
    /// The point of the simplex nearest to the origin, until the next support point.
    pub approach: Option<Approach>,
    /// The last nearest point of the whole run, with its bounds.
    pub last_approach: Option<Approach>,
    /// The simplices at the ends of the earlier iterations, oldest first.
    pub ghosts: Vec<Simplex<DVec3>>,
    /// The verdict of exact arithmetic, if roundoff left the question open.
    pub settled: Option<Verdict>,
    /// The end of the query; the polytope may still grow.
    pub ended: Option<Termination>,
    /// The polytope of EPA, once it has started.
    pub growth: Option<Growth>,
    /// The lengths, once they are measured.
    pub measurement: Option<Measurement>,
}

impl State {
    /// Returns the state before the first event.
    pub fn start() -> Self {
        Self {
            step: 0,
            began: 0,
            supports: 0,
            cores: None,
            supported: None,
            lettered: Simplex::EMPTY,
            simplex: Simplex::EMPTY,
            kept: None,
            renamed: Vec::new(),
            former: Vec::new(),
            asking: None,
            tests: Vec::new(),
            weighed: Vec::new(),
            region: None,
            on_feature: false,
            findings: Vec::new(),
            asked: DVec3::ZERO,
            next: None,
            contained: false,
            view: None,
            approach: None,
            last_approach: None,
            ghosts: Vec::new(),
            settled: None,
            ended: None,
            growth: None,
            measurement: None,
        }
    }

    /// Returns the index of the iteration of the query, from 0.
    pub const fn iteration(&self) -> usize {
        self.supports.saturating_sub(1)
    }

    /// Returns the current search direction: the next one once it is set, until then that of the newest point.
    pub fn direction(&self) -> DVec3 {
        self.next.unwrap_or(self.asked)
    }

    /// Returns the newest support point: that of the polytope once it has started, until then that of the query.
    pub fn newest(&self) -> Option<SupportPoint<DVec3>> {
        match &self.growth {
            Some(growth) => growth.found,
            None => self.supported.map(|supported| supported.support),
        }
    }

    /// Returns whether the newest point ended the run. It is then not part of the simplex.
    pub fn is_rejected(&self) -> bool {
        self.settled.is_none()
            && self.supported.is_some_and(|supported| supported.test == ReachTest::Rejected)
    }

    /// Returns the letters of the current simplex.
    pub fn live(&self) -> Vec<Letter> {
        if let Some(kept) = &self.kept {
            return kept.clone();
        }
        let letters = self.lettered.letters().iter().copied();
        letters.filter(|letter| !(self.is_rejected() && *letter == Letter::A)).collect()
    }

    /// Returns the positions in P ⊖ Q of the points with these letters.
    pub fn points(&self, letters: &[Letter]) -> Vec<DVec3> {
        letters.iter().filter_map(|letter| self.lettered.get(*letter)).map(|support| support.point).collect()
    }

    /// Applies the next event, given its index. [`Trace::walk`] does it for all events of a trace.
    pub fn apply(&mut self, step: usize, event: &Event) {
        self.step = step;
        self.asking = None;
        self.former.clear();
        match event {
            Event::OnCores(event) => self.cores = Some(event.radii),
            Event::Supported(supported) => self.support(supported),
            Event::Tested(tested) => {
                self.asking = Some(*tested);
                self.tests.push(*tested);
            }
            Event::Weighed(Weighed { letters, weights }) => {
                self.weighed.push((letters.clone(), weights.clone()));
            }
            Event::Ruled(Ruled { chosen, on_feature, findings }) => {
                self.region = Some(*chosen);
                self.on_feature = *on_feature;
                self.contained |= *on_feature;
                self.findings.clone_from(findings);
            }
            Event::Relabelled(Relabelled { from, to }) => {
                let pairs = from.iter().copied().zip(to.iter().copied());
                self.renamed = pairs.filter(|(from, to)| from != to).collect();
            }
            Event::Reduced(Reduced { kept, .. }) => {
                self.simplex = self.lettered.keep(kept);
                self.kept = Some(kept.clone());
            }
            Event::Redirected(event) => self.next = Some(event.direction),
            Event::Projected(projection) => self.view = Some(*projection),
            Event::Approached(approach) => {
                self.approach = Some(approach.clone());
                self.last_approach = Some(approach.clone());
            }
            Event::SettledExactly(event) => self.settle(event.verdict, &event.simplex),
            Event::Ended(termination) => self.ended = Some(*termination),
            Event::Epa(event) => self.expand(event),
            Event::Measured(measurement) => self.measurement = Some(*measurement),
        }
        if event.begins_iteration() {
            self.began = step;
        }
    }

    /// Begins a new iteration and clears the findings of the last one, which concern another simplex.
    fn support(&mut self, supported: &Supported) {
        if self.supports > 0 {
            self.ghosts.push(self.simplex);
        }
        let lettered = self.simplex.with_newest(supported.support);
        let shifted = lettered.letters().iter().copied().skip(1).zip(self.live());
        let former = shifted.filter(|(letter, before)| letter != before).collect();
        let simplex = if supported.test == ReachTest::Rejected { self.simplex } else { lettered };
        *self = Self {
            step: self.step,
            supports: self.supports + 1,
            supported: Some(*supported),
            lettered,
            simplex,
            former,
            asked: supported.direction,
            cores: self.cores,
            contained: self.contained,
            view: self.view,
            ghosts: std::mem::take(&mut self.ghosts),
            last_approach: self.last_approach.take(),
            ..Self::start()
        };
    }

    /// Replaces the current simplex; its tests and regions no longer apply.
    fn settle(&mut self, verdict: Verdict, simplex: &Simplex<DVec3>) {
        let with_former = |(letter, support)| {
            let (before, _) = self.lettered.lettered().find(|(_, known)| *known == support)?;
            Some((letter, before))
        };
        let former = simplex.lettered().filter_map(with_former);
        self.former = former.filter(|(letter, before)| letter != before).collect();
        self.settled = Some(verdict);
        self.simplex = *simplex;
        self.lettered = *simplex;
        self.kept = None;
        self.region = None;
        self.on_feature = false;
        self.tests.clear();
        self.weighed.clear();
        self.findings.clear();
        self.renamed.clear();
        self.view = None;
    }

    /// Applies an event of the polytope, which computes support points of its own.
    fn expand(&mut self, event: &epa::EpaEvent) {
        let growth = self.growth.get_or_insert_default();
        growth.apply(event);
        self.next = None;
        match event {
            epa::EpaEvent::Examined { .. } | epa::EpaEvent::Seeded { .. } => self.asked = DVec3::ZERO,
            epa::EpaEvent::Inflated(epa::Inflated { direction, .. }) => self.asked = *direction,
            epa::EpaEvent::Probed(epa::Probed { facet, .. }) => {
                let facet = growth.facets.get(*facet).and_then(Option::as_ref);
                self.asked = facet.map_or(DVec3::ZERO, |facet| facet.normal);
            }
            // The direction is that of the previous probe.
            epa::EpaEvent::Expanded { .. } => {}
        }
    }
}

impl Trace {
    /// Returns the number of steps: one per event.
    pub const fn steps(&self) -> usize {
        self.events.len()
    }

    /// Returns the state after the event with this index (clamped to the last), folded from the start.
    pub fn state(&self, step: usize) -> State {
        let mut state = State::start();
        for (index, event) in self.events.iter().enumerate().take(step.saturating_add(1)) {
            state.apply(index, event);
        }
        state
    }

    /// Passes every state of the run to `visit`, with its event: one fold, in order.
    pub fn walk(&self, mut visit: impl FnMut(&State, &Event)) {
        let mut state = State::start();
        for (index, event) in self.events.iter().enumerate() {
            state.apply(index, event);
            visit(&state, event);
        }
    }
}
