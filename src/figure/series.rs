//! The turns of a run, the query's and the polytope's, and the bounds on the length that close in from turn to turn.

use std::ops::Range;

use glam::DVec3;

use crate::epa::{self, Facet, Flaw, Growth};
use crate::geometry::{Length, Measurement, SupportPoint};
use crate::gjk::{Event, Trace};

/// One turn of a loop: a support point and what follows from it.
#[derive(Clone, Debug, PartialEq)]
pub struct Turn {
    /// Its events in [`Trace::events`].
    pub events: Range<usize>,
    /// Of which loop.
    pub kind: TurnKind,
    /// The support point that was found.
    pub support: Option<SupportPoint<DVec3>>,
    /// Between which lengths the distance or the depth is, as far as this turn knows; in scene units.
    pub bounds: Option<[f64; 2]>,
}

/// Which loop turns.
#[derive(Clone, Debug, PartialEq)]
pub enum TurnKind {
    /// The query's, by the index of its iteration.
    Iteration(usize),
    /// The polytope is made from the simplex, in spite of what is the matter with that.
    Start(Option<Flaw>),
    /// The polytope's: a facet is asked how far P ⊖ Q reaches beyond it.
    Growth {
        /// From 1.
        number: usize,
        /// The facet.
        facet: Facet,
        /// How far the support point lies beyond it, in scene units.
        gain: f64,
    },
}

/// The turns of a run, in order. They cover all its events.
pub fn turns(trace: &Trace) -> Vec<Turn> {
    let mut turns: Vec<Turn> = Vec::new();
    let mut growth = Growth::default();
    let (mut iterations, mut probes) = (0, 0);
    for (index, event) in trace.events.iter().enumerate() {
        let begun = match event {
            Event::Supported(supported) => {
                iterations += 1;
                Some((TurnKind::Iteration(iterations - 1), Some(supported.support)))
            }
            Event::Epa(epa::Event::Examined { flaw, .. }) => Some((TurnKind::Start(*flaw), None)),
            Event::Epa(epa::Event::Probed { facet, support, gain, .. }) => {
                probes += 1;
                let facet = growth.facets.get(*facet).cloned().flatten();
                facet.map(|facet| (TurnKind::Growth { number: probes, facet, gain: *gain }, Some(*support)))
            }
            _ => None,
        };
        if let Some((kind, support)) = begun {
            turns.push(Turn { events: index..index, kind, support, bounds: None });
        }
        if let Event::Epa(event) = event {
            growth.apply(event);
        }
        let Some(turn) = turns.last_mut() else { continue };
        turn.events.end = index + 1;
        match event {
            Event::Approached { bounds, .. } | Event::Epa(epa::Event::Probed { bounds, .. }) => {
                turn.bounds = Some(*bounds);
            }
            // The last support point may have closed the gap.
            Event::Measured(Measurement { bounds, .. }) => turn.bounds = Some(*bounds),
            _ => {}
        }
    }
    turns
}

/// Which length is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Measured {
    /// The distance between P and Q.
    Separation,
    /// How deep they are in each other.
    Depth,
}

impl Measured {
    /// `separation`, `depth`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Separation => "separation",
            Self::Depth => "depth",
        }
    }
}

/// The bounds on a length after an iteration.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sample {
    /// The number of the turn, from 1, counted through both loops.
    pub turn: usize,
    /// The step that says so.
    pub step: usize,
    /// Of which length.
    pub of: Measured,
    /// The length lies between these two, in scene units; finite.
    pub bounds: [f64; 2],
}

/// The bounds from turn to turn; none where the run measures nothing.
pub fn bounds(trace: &Trace) -> Vec<Sample> {
    let mut samples = Vec::new();
    for (index, turn) in turns(trace).iter().enumerate() {
        for step in turn.events.clone() {
            let (of, bounds) = match trace.events[step] {
                Event::Approached { bounds, .. } => (Measured::Separation, bounds),
                Event::Epa(epa::Event::Probed { bounds, .. }) => (Measured::Depth, bounds),
                Event::Measured(Measurement { length: Length::Separation(_), bounds, .. }) => {
                    (Measured::Separation, bounds)
                }
                Event::Measured(Measurement { length: Length::PenetrationDepth(_), bounds, .. }) => {
                    (Measured::Depth, bounds)
                }
                _ => continue,
            };
            if bounds.iter().all(|bound| bound.is_finite()) {
                let is_same = |last: &mut Sample| last.turn == index + 1 && last.of == of;
                samples.pop_if(is_same);
                samples.push(Sample { turn: index + 1, step, of, bounds });
            }
        }
    }
    samples
}
