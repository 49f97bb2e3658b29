//! The search for all items linked to the hovered item.

use std::sync::Arc;

use glam::DVec3;

use super::focus::Focus;
use super::highlights::{LitVertex, Spotlight};
use crate::analysis::Analysis;
use crate::events::{Linked, meaning};
use crate::explain::listing::{Listing, ListingReading};
use crate::geometry::{Side, SupportPoint};
use crate::gjk::{Letter, Region, Simplex, State};
use crate::series::{self, SeriesIteration};
use crate::ties::Ties;

/// Maximum number of vertices of the other shape for which all differences of a vertex are highlighted.
const MAX_PAIRS: usize = 60;

/// Returns the items linked to `focus` while `step` is shown (an index of the events of the trace, clamped
/// to the last), without what only the steps after `known` find. Empty for an item that does not exist. For many items of
/// one run, see [`Links`].
pub fn spotlight(analysis: &Analysis, step: usize, known: usize, focus: Focus) -> Spotlight {
    LinksAt { known, ..Links::of(analysis).at(step) }.spotlight(focus)
}

/// A run prepared for the search at any step: its iterations, and the lines of the published code that it
/// executes.
#[derive(Debug)]
pub struct Links<'a> {
    analysis: &'a Analysis,
    iterations: Vec<SeriesIteration>,
    reading: ListingReading,
}

impl<'a> Links<'a> {
    /// Reads the run of an analysis.
    pub fn of(analysis: &'a Analysis) -> Self {
        let trace = &analysis.trace;
        Self {
            analysis,
            iterations: series::iterations(trace),
            reading: ListingReading::of(trace, &Listing::of_run(trace)),
        }
    }

    /// Returns the run while `step` is shown (an index of the events of the trace, clamped to the last).
    pub fn at(&self, step: usize) -> LinksAt<'_> {
        let step = step.min(self.analysis.trace.steps().saturating_sub(1));
        LinksAt { links: self, step, known: usize::MAX, state: self.analysis.state(step) }
    }
}

/// A run while one of its steps is shown.
#[derive(Debug)]
pub struct LinksAt<'a> {
    links: &'a Links<'a>,
    step: usize,
    /// The last step whose results may be shown.
    known: usize,
    state: Arc<State>,
}

impl LinksAt<'_> {
    /// Returns the items linked to `focus`. Empty for an item that does not exist.
    pub fn spotlight(&self, focus: Focus) -> Spotlight {
        let Self { links: Links { analysis, iterations, reading }, step, known, state } = self;
        let count = iterations.partition_point(|iteration| iteration.events.start <= *known);
        let iterations = &iterations[..count];
        let lit = Spotlight { focus: Some(focus), ..Spotlight::default() };
        let mut finder = Finder { analysis, step: *step, state, iterations, reading, lit };
        match focus {
            Focus::Vertex(side, index) => finder.vertex(side, index),
            Focus::Pair { p, q } => finder.pair(p, q),
            Focus::Letter(letter) => finder.letter(letter),
            Focus::Region(region) => finder.region(region),
            Focus::Iteration(iteration) => finder.iteration(iteration),
            Focus::Step(at) => finder.step(at),
            Focus::Line(line) => finder.line(line),
            Focus::Direction => finder.direction(),
            Focus::Origin => finder.lit.origin = true,
        }
        finder.finish(*known)
    }
}

/// Collects the highlighted items.
struct Finder<'a> {
    analysis: &'a Analysis,
    step: usize,
    state: &'a State,
    iterations: &'a [SeriesIteration],
    /// The lines of the published code that the run executes.
    reading: &'a ListingReading,
    lit: Spotlight,
}

impl Finder<'_> {
    fn finish(mut self, known: usize) -> Spotlight {
        self.lit.steps.retain(|step| *step <= known);
        for (letter, support) in self.state.lettered.lettered() {
            // In the polytope the points have numbers instead.
            let is_named = self.state.growth.is_none() && !self.lit.letters.contains(&letter);
            if is_named && self.lit.supports.contains(support) {
                self.lit.letters.push(letter);
            }
        }
        let executed = &self.reading.executed;
        let lines =
            self.lit.steps.iter().filter_map(|step| executed.get(*step)).map(|executed| executed.line);
        self.lit.lines.extend(lines);
        for list in [&mut self.lit.iterations, &mut self.lit.steps, &mut self.lit.lines] {
            list.sort_unstable();
            list.dedup();
        }
        self.lit
    }

    /// Adds a vertex of P or Q, and every difference formed with it, unless there are too many. Also adds the
    /// support points formed with it, and the iterations that found them.
    fn vertex(&mut self, side: Side, index: usize) {
        let Some(at) = self.place_of(side, index) else { return };
        self.lit.places.push(LitVertex { side, index: Some(index), at });
        let others = self.analysis.vertices(side.other()).len();
        if others <= MAX_PAIRS {
            let pair = |other: usize| match side {
                Side::P => [index, other],
                Side::Q => [other, index],
            };
            self.lit.pairs = (0..others).map(pair).collect();
        }
        self.found(|support| parent(support, side) == Some(index));
    }

    fn pair(&mut self, p: usize, q: usize) {
        let (Some(on_p), Some(on_q)) = (self.place_of(Side::P, p), self.place_of(Side::Q, q)) else { return };
        self.lit.pairs.push([p, q]);
        self.vertex_pair(&SupportPoint {
            point: on_p - on_q,
            on_p,
            on_q,
            index_p: Some(p),
            index_q: Some(q),
        });
        self.found(|support| support.index_p == Some(p) && support.index_q == Some(q));
    }

    /// Adds a vertex of the simplex: its vertex pair, and the iterations that found it.
    fn letter(&mut self, letter: Letter) {
        self.letters(&[letter]);
        if let Some(support) = self.state.lettered.get(letter).copied() {
            self.found(|other| *other == support);
        }
    }

    fn letters(&mut self, letters: &[Letter]) {
        let simplex = self.state.lettered;
        self.letters_of(&simplex, letters);
    }

    /// Adds the points that have these letters in some simplex of the run.
    fn letters_of(&mut self, simplex: &Simplex<DVec3>, letters: &[Letter]) {
        for support in letters.iter().filter_map(|letter| simplex.get(*letter)) {
            self.support(support);
        }
    }

    /// Adds a region: the feature that it belongs to, and the step that ruled on it.
    fn region(&mut self, region: Region) {
        self.lit.regions.push(region);
        let simplex = self.state.lettered;
        self.letters_of(&simplex, &letters_in(region, &simplex));
        let Some((index, iteration)) = self.iteration_at(self.step) else { return };
        let ruled = iteration.events.clone().find(|step| {
            let ruled = self.analysis.trace.events[*step].ruled();
            ruled.is_some_and(|ruled| ruled.findings.iter().any(|finding| finding.region == region))
        });
        self.lit.iterations.push(index);
        self.lit.steps.extend(ruled);
    }

    /// Adds a row: its support point with the vertex pair, and its steps.
    fn iteration(&mut self, index: usize) {
        let Some(iteration) = self.iterations.get(index) else { return };
        let (support, events) = (iteration.support, iteration.events.clone());
        self.lit.iterations.push(index);
        self.lit.steps.extend(events);
        if let Some(support) = support {
            self.support(&support);
        }
    }

    /// Adds a step: the points that its event concerns.
    fn step(&mut self, step: usize) {
        let Some(event) = self.analysis.trace.events.get(step) else { return };
        self.lit.steps.push(step);
        let there = self.analysis.trace.state(step);
        let is_same_iteration = match (self.iteration_at(step), self.iteration_at(self.step)) {
            (Some((there, _)), Some((here, _))) => {
                self.lit.iterations.push(there);
                there == here
            }
            _ => false,
        };
        match meaning(event).linked(&there) {
            Linked::Nothing => {}
            Linked::Support(support) => self.support(&support),
            Linked::Letters(letters) => self.letters_of(&there.lettered, &letters),
            Linked::Region(region) => {
                self.letters_of(&there.lettered, &letters_in(region, &there.lettered));
                self.lit.regions.extend(is_same_iteration.then_some(region));
            }
            Linked::Direction => self.lit.direction = is_same_iteration,
        }
    }

    /// Adds a line of the published code: the steps that execute it, and the points that they concern in the
    /// current iteration.
    fn line(&mut self, line: usize) {
        let executed = self.reading.executed.iter().enumerate();
        let steps: Vec<usize> =
            executed.filter(|(_, executed)| executed.line == line).map(|(step, _)| step).collect();
        let shown = self.iteration_at(self.step).map(|(_, iteration)| iteration.events.clone());
        for step in steps {
            if shown.as_ref().is_some_and(|shown| shown.contains(&step)) {
                self.step(step);
            } else {
                self.lit.steps.push(step);
                let iteration = self.iteration_at(step).map(|(iteration, _)| iteration);
                self.lit.iterations.extend(iteration);
            }
        }
        self.lit.lines.push(line);
    }

    /// Adds the search direction: the step that set it, and the support point found along it, if that is known by now.
    fn direction(&mut self) {
        self.lit.direction = true;
        let Some((index, iteration)) = self.iteration_at(self.step) else { return };
        let until = self.step.min(iteration.events.end.saturating_sub(1));
        let set = (iteration.events.start..=until)
            .rev()
            .find(|step| self.analysis.trace.events[*step].redirected().is_some());
        let start = iteration.events.start;
        self.lit.iterations.push(index);
        self.lit.steps.push(set.unwrap_or(start));
        if let (None, Some(newest)) = (self.state.next, self.state.newest()) {
            self.support(&newest);
            if let Some(ties) = Ties::of(self.analysis, self.state.asked, newest) {
                for side in Side::BOTH {
                    for index in ties.others(side) {
                        let at = self.place_of(side, index);
                        self.lit.places.extend(at.map(|at| LitVertex { side, index: Some(index), at }));
                    }
                }
            }
        }
    }

    /// Adds the support points of the run that satisfy a condition, with the iterations and steps that found them.
    fn found(&mut self, is_meant: impl Fn(&SupportPoint<DVec3>) -> bool) {
        for (index, iteration) in self.iterations.iter().enumerate() {
            let Some(support) = iteration.support.filter(&is_meant) else { continue };
            self.lit.iterations.push(index);
            self.lit.steps.push(iteration.events.start);
            if !self.lit.supports.contains(&support) {
                self.lit.supports.push(support);
            }
        }
    }

    /// Adds a support point with its vertex pair.
    fn support(&mut self, support: &SupportPoint<DVec3>) {
        if !self.lit.supports.contains(support) {
            self.lit.supports.push(*support);
        }
        if let Some(pair) = support.index_p.zip(support.index_q).map(|(p, q)| [p, q])
            && !self.lit.pairs.contains(&pair)
        {
            self.lit.pairs.push(pair);
        }
        self.vertex_pair(support);
    }

    fn vertex_pair(&mut self, support: &SupportPoint<DVec3>) {
        let places = [
            LitVertex { side: Side::P, index: support.index_p, at: support.on_p },
            LitVertex { side: Side::Q, index: support.index_q, at: support.on_q },
        ];
        for place in places {
            if !self.lit.places.contains(&place) {
                self.lit.places.push(place);
            }
        }
    }

    /// The iteration that a step belongs to.
    fn iteration_at(&self, step: usize) -> Option<(usize, &SeriesIteration)> {
        self.iterations.iter().enumerate().rfind(|(_, iteration)| iteration.events.start <= step)
    }

    /// The world position of a vertex, also of a shape with a radius.
    fn place_of(&self, side: Side, index: usize) -> Option<DVec3> {
        self.analysis.convexes[side].core_vertices()?.get(index).copied()
    }
}

const fn parent(support: &SupportPoint<DVec3>, side: Side) -> Option<usize> {
    match side {
        Side::P => support.index_p,
        Side::Q => support.index_q,
    }
}

/// The letters of the feature that a region belongs to.
fn letters_in(region: Region, simplex: &Simplex<DVec3>) -> Vec<Letter> {
    match region {
        Region::Vertex(letter) => vec![letter],
        Region::Edge(edge) => edge.to_vec(),
        Region::Face(face, _) => face.to_vec(),
        Region::Interior => simplex.letters().to_vec(),
    }
}
