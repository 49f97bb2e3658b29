//! The iterations of a run, of the query and of the polytope, and the bounds on the length, which narrow
//! with each iteration.

use std::ops::Range;

use glam::DVec3;

use super::events::meaning;
pub use super::events::{IterationKind, Measured};
use crate::geometry::SupportPoint;
use crate::gjk::Trace;

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

/// Returns the iterations of a run, in order. They cover all its events.
pub fn iterations(trace: &Trace) -> Vec<SeriesIteration> {
    let mut iterations: Vec<SeriesIteration> = Vec::new();
    trace.walk(|state, event| {
        let meaning = meaning(event);
        if let Some((kind, support)) = meaning.begins(state, iterations.last().map(|last| &last.kind)) {
            iterations.push(SeriesIteration { events: state.step..state.step, kind, support, bounds: None });
        }
        let Some(iteration) = iterations.last_mut() else { return };
        iteration.events.end = state.step + 1;
        if let Some((_, bounds)) = meaning.bounds() {
            iteration.bounds = Some(bounds);
        }
    });
    iterations
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
            let Some((of, bounds)) = meaning(&trace.events[step]).bounds() else { continue };
            if bounds[1].is_finite() {
                let is_same = |last: &mut Sample| last.iteration == index + 1 && last.of == of;
                samples.pop_if(is_same);
                samples.push(Sample { iteration: index + 1, step, of, bounds });
            }
        }
    }
    samples
}
