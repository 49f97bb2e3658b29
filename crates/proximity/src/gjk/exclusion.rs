//! The step of a run that excluded a region of the simplex, found in the trace.

use glam::DVec3;

use super::iteration::Iteration;
use super::region::{FaceSide, Region, RegionRuling, Ruling};
use super::sign::Sign;
use super::simplex::{Letter, Simplex};
use super::trace::{Event, PlaneQuestion, Ruled, Tested, Trace};
use crate::geometry::Dimension;

impl Trace {
    /// Returns the step (an index of [`Trace::events`]) that excluded a region of the current simplex at `step`. It is
    /// the support point that passed the origin, the direction that pointed away, or the test or ruling of an earlier
    /// iteration. Returns `None` for the chosen region, before there are findings, and if the points have no common
    /// past.
    pub fn excluded_at(&self, step: usize, region: Region) -> Option<usize> {
        Past::of(self).excluded_at(step, region)
    }

    /// Returns the regions among these that were excluded, each with the step: see [`Trace::excluded_at`].
    pub fn exclusions(&self, step: usize, findings: &[RegionRuling]) -> Vec<(Region, usize)> {
        let past = Past::of(self);
        let excluded = findings.iter().map(|finding| finding.region);
        excluded.filter_map(|region| Some((region, past.excluded_at(step, region)?))).collect()
    }
}

/// Returns the test among these by which the code excludes a region, if there is one. It is the last test that alone
/// excludes the region, or else the last that does so together with others. An edge of a tetrahedron is passed over if
/// the origin is not in front of a face at it, and the interior is passed over if the origin is outside an edge of a
/// face.
pub fn excluding_test(tests: &[Tested], region: Region) -> Option<&Tested> {
    let last = |says: &dyn Fn(PlaneQuestion, Sign) -> bool| {
        tests.iter().rev().find(|tested| says(tested.test.question, tested.sign))
    };
    last(&|question, sign| excludes(question, sign, region, Dimension::Three)).or_else(|| {
        last(&|question, sign| match (question, region) {
            (PlaneQuestion::OverFace { face }, Region::Edge(edge)) => {
                has_all(&face, &edge) && sign != Sign::Positive
            }
            (PlaneQuestion::BeyondEdge { .. }, Region::Interior) => sign == Sign::Positive,
            _ => false,
        })
    })
}

/// Returns whether the answer to a question, on its own, puts the origin outside a region or on its border.
pub fn excludes(question: PlaneQuestion, sign: Sign, region: Region, dimension: Dimension) -> bool {
    let is_positive = sign == Sign::Positive;
    match (question, region) {
        (PlaneQuestion::Along { edge: [from, _] }, Region::Vertex(letter)) => from == letter && is_positive,
        (PlaneQuestion::BeyondEdge { edge, .. }, Region::Edge(wanted)) => {
            has_all(&edge, &wanted) && !is_positive
        }
        (PlaneQuestion::BeyondEdge { face, .. }, Region::Face(wanted, _)) => {
            has_all(&face, &wanted) && is_positive
        }
        // In space, the inside of a tetrahedron extends outside an edge of a face if two faces meet at an obtuse angle.
        (PlaneQuestion::BeyondEdge { .. }, Region::Interior) => dimension == Dimension::Two && is_positive,
        (PlaneQuestion::OverFace { face }, Region::Face(wanted, side)) => {
            has_all(&face, &wanted) && is_positive != (side == FaceSide::Above)
        }
        (PlaneQuestion::OverFace { .. }, Region::Interior) => is_positive,
        _ => false,
    }
}

/// The iterations of a run, for searching backward.
struct Past<'a> {
    trace: &'a Trace,
    iterations: Vec<Iteration>,
}

impl<'a> Past<'a> {
    fn of(trace: &'a Trace) -> Self {
        Self { trace, iterations: trace.iterations() }
    }

    fn iteration_at(&self, step: usize) -> Option<usize> {
        self.iterations.iter().rposition(|iteration| iteration.events.start <= step)
    }

    fn excluded_at(&self, step: usize, region: Region) -> Option<usize> {
        let mut index = self.iteration_at(step)?;
        let (mut region, mut until) = (region, step);
        loop {
            let iteration = self.iterations.get(index)?;
            let (ruled, findings) = self.findings(iteration, until)?;
            let RegionRuling { region: known, ruling, .. } =
                findings.iter().find(|finding| is_same(finding.region, region))?;
            match ruling {
                Ruling::Chosen => return None,
                Ruling::ImpossibleSinceReachTest => return Some(iteration.events.start),
                Ruling::ImpossibleSincePreviousDirection => return Some(self.redirected_before(iteration)),
                Ruling::NotAsked => return Some(ruled),
                Ruling::TestedAndOutside => return Some(self.tested_in(iteration, *known).unwrap_or(ruled)),
                Ruling::ImpossibleSinceEarlierTest => {
                    region = self.renamed(index, *known)?;
                    index = index.checked_sub(1)?;
                    until = self.iterations.get(index)?.events.end;
                }
            }
        }
    }

    /// Returns the last findings that an iteration made up to `step`, with the step that made them.
    fn findings(&self, iteration: &Iteration, step: usize) -> Option<(usize, &'a [RegionRuling])> {
        let findings = self.events(iteration, step).filter_map(|(index, event)| match event {
            Event::Ruled(Ruled { findings, .. }) => Some((index, findings.as_slice())),
            _ => None,
        });
        findings.last()
    }

    /// Returns the events of an iteration with their steps, up to `step`.
    fn events(
        &self,
        iteration: &Iteration,
        step: usize,
    ) -> impl Iterator<Item = (usize, &'a Event)> + use<'a> {
        let (start, end) = (iteration.events.start, iteration.events.end.min(step.saturating_add(1)));
        let events = self.trace.events.get(start..end).unwrap_or_default();
        events.iter().enumerate().map(move |(index, event)| (start + index, event))
    }

    /// Returns the step of the test that excluded a region in this iteration.
    fn tested_in(&self, iteration: &Iteration, region: Region) -> Option<usize> {
        let excluding = excluding_test(&iteration.tests, region)?;
        let is_it =
            |(_, event): &(usize, &Event)| matches!(event, Event::Tested(tested) if tested == excluding);
        self.events(iteration, iteration.events.end).filter(is_it).map(|(index, _)| index).last()
    }

    /// Returns the step that set the direction of this iteration. No step sets the first direction, so the result is
    /// then the first step of the iteration.
    fn redirected_before(&self, iteration: &Iteration) -> usize {
        let before = self.trace.events.get(..iteration.events.start).unwrap_or_default();
        let redirected = before.iter().rposition(|event| matches!(event, Event::Redirected { .. }));
        redirected.unwrap_or(iteration.events.start)
    }

    /// Returns a region of the iteration with this index in the letters of the previous iteration.
    fn renamed(&self, index: usize, region: Region) -> Option<Region> {
        let before = self.iterations.get(index.checked_sub(1)?)?;
        let (then, now) = (self.simplex_of(index - 1)?, self.simplex_of(index)?);
        let old = |letter: Letter| {
            let old = *before.kept.get((letter as usize).checked_sub(1)?)?;
            let is_one = then.get(old).zip(now.get(letter)).is_some_and(|(then, now)| then == now);
            is_one.then_some(old)
        };
        Some(match region {
            Region::Vertex(a) => Region::Vertex(old(a)?),
            Region::Edge([a, b]) => Region::Edge([old(a)?, old(b)?]),
            Region::Face([a, b, c], side) => Region::Face([old(a)?, old(b)?, old(c)?], side),
            Region::Interior => return None,
        })
    }

    /// Returns the simplex of an iteration with the letters of that iteration.
    fn simplex_of(&self, index: usize) -> Option<Simplex<DVec3>> {
        let iteration = self.iterations.get(index)?;
        let before = index.checked_sub(1).and_then(|before| self.iterations.get(before));
        Some(before.map_or(Simplex::EMPTY, |before| before.simplex).with_newest(iteration.support))
    }
}

/// Returns whether two regions belong to the same feature; letters may come in another order.
fn is_same(one: Region, other: Region) -> bool {
    match (one, other) {
        (Region::Edge(one), Region::Edge(other)) => has_all(&one, &other),
        (Region::Face(one, side), Region::Face(other, other_side)) => {
            has_all(&one, &other) && side == other_side
        }
        _ => one == other,
    }
}

fn has_all(letters: &[Letter], wanted: &[Letter]) -> bool {
    wanted.iter().all(|letter| letters.contains(letter))
}
