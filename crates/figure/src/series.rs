//! The iterations of a run, of the query and of the polytope, and the bounds on the length, which narrow
//! with each iteration.

use std::ops::Range;

use glam::DVec3;

use crate::epa::{self, Facet, SimplexFlaw};
use crate::geometry::{Length, Measurement, SupportPoint};
use crate::gjk::{Event, Trace};
use crate::message::text;

/// One iteration of a loop: a support point and its consequences.
#[derive(Clone, Debug, PartialEq)]
pub struct SeriesIteration {
    /// The events of the iteration in [`Trace::events`].
    pub events: Range<usize>,
    /// The loop that the iteration belongs to.
    pub kind: IterationKind,
    /// The support point that was found.
    pub support: Option<SupportPoint<DVec3>>,
    /// Lower and upper bounds on the distance or the depth known at this iteration; in scene units.
    pub bounds: Option<[f64; 2]>,
}

/// The loop that an iteration belongs to.
#[derive(Clone, Debug, PartialEq)]
pub enum IterationKind {
    /// An iteration of the query, by its index.
    Search(usize),
    /// The start of the polytope from the simplex, with the flaw of the simplex, if it has one.
    Start(Option<SimplexFlaw>),
    /// An iteration of the polytope: the support point along the normal of a facet.
    Growth {
        /// The number of the iteration, from 1.
        number: usize,
        /// The facet.
        facet: Facet,
        /// The distance of the support point outside the facet, in scene units.
        gain: f64,
    },
}

/// Returns the iterations of a run, in order. They cover all its events.
pub fn iterations(trace: &Trace) -> Vec<SeriesIteration> {
    let mut iterations: Vec<SeriesIteration> = Vec::new();
    let mut probes = 0;
    trace.walk(|state, event| {
        let begun = match event {
            Event::Supported(supported) => {
                Some((IterationKind::Search(state.iteration()), Some(supported.support)))
            }
            Event::Epa(epa::EpaEvent::Examined { flaw, .. }) => Some((IterationKind::Start(*flaw), None)),
            Event::Epa(epa::EpaEvent::Probed { facet, support, gain, .. }) => {
                probes += 1;
                let facet =
                    state.growth.as_ref().and_then(|growth| growth.facets.get(*facet).cloned().flatten());
                facet.map(|facet| {
                    (IterationKind::Growth { number: probes, facet, gain: *gain }, Some(*support))
                })
            }
            _ => None,
        };
        if let Some((kind, support)) = begun {
            iterations.push(SeriesIteration { events: state.step..state.step, kind, support, bounds: None });
        }
        let Some(iteration) = iterations.last_mut() else { return };
        iteration.events.end = state.step + 1;
        match event {
            Event::Approached { bounds, .. } | Event::Epa(epa::EpaEvent::Probed { bounds, .. }) => {
                iteration.bounds = Some(*bounds);
            }
            // The last support point may have closed the gap.
            Event::Measured(Measurement { bounds, .. }) => iteration.bounds = Some(*bounds),
            _ => {}
        }
    });
    iterations
}

/// The kind of the measured length.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Measured {
    /// The distance between P and Q.
    Separation,
    /// The penetration depth.
    Depth,
}

impl Measured {
    /// `separation`, `depth`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Separation => text!("figure-separation"),
            Self::Depth => text!("figure-depth"),
        }
    }
}

/// The bounds on a length after an iteration.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sample {
    /// The number of the iteration, from 1, counted through both loops.
    pub iteration: usize,
    /// The step that gives the bounds.
    pub step: usize,
    /// The kind of length.
    pub of: Measured,
    /// Lower and upper bounds on the length, in scene units. The upper one is finite; the lower one is
    /// negative infinity if the depth of rounded shapes has no bound.
    pub bounds: [f64; 2],
}

/// Lists the bounds, iteration by iteration; empty if the run measures nothing.
pub fn bounds(trace: &Trace) -> Vec<Sample> {
    let mut samples = Vec::new();
    for (index, iteration) in iterations(trace).iter().enumerate() {
        for step in iteration.events.clone() {
            let (of, bounds) = match trace.events[step] {
                Event::Approached { bounds, .. } => (Measured::Separation, bounds),
                Event::Epa(epa::EpaEvent::Probed { bounds, .. }) => (Measured::Depth, bounds),
                Event::Measured(Measurement { length: Length::Separation(_), bounds, .. }) => {
                    (Measured::Separation, bounds)
                }
                Event::Measured(Measurement { length: Length::PenetrationDepth(_), bounds, .. }) => {
                    (Measured::Depth, bounds)
                }
                _ => continue,
            };
            if bounds[1].is_finite() {
                let is_same = |last: &mut Sample| last.iteration == index + 1 && last.of == of;
                samples.pop_if(is_same);
                samples.push(Sample { iteration: index + 1, step, of, bounds });
            }
        }
    }
    samples
}
