//! A cycle that the algorithm of a run does not detect.

use glam::DVec3;

use crate::geometry::Vector;
use crate::gjk::{Iteration, Precision, Termination, Trace};
use crate::narration::{Narration, message, said};

/// Maximum length of a detected cycle, in iterations; a longer one hardly repeats before the limit.
const LONGEST: usize = 64;

/// Maximum angle, in machine epsilons, between two directions that count as one ray: code that does not normalize v may
/// return to a direction with another length.
const SAME_RAY: f64 = 8.0;

/// A simplex and a direction that occurred before.
pub(super) struct Cycle {
    /// The step at which simplex and direction recur.
    pub(super) step: usize,
    /// The number of iterations since the earlier occurrence.
    length: usize,
    /// The step of the earlier occurrence.
    before: usize,
    /// Whether the direction also has the same length.
    same_length: bool,
}

/// Returns all states of a run that recur. Empty if the algorithm itself detected the cycle and ended.
pub(super) fn cycles(trace: &Trace, iterations: &[Iteration]) -> Vec<Cycle> {
    if matches!(trace.outcome.termination, Termination::Cycle { .. }) {
        return Vec::new();
    }
    (0..iterations.len()).filter_map(|index| recurrence(trace, iterations, index)).collect()
}

/// Returns the cycle that an iteration closes, from the last earlier iteration that ended in the same state.
fn recurrence(trace: &Trace, iterations: &[Iteration], index: usize) -> Option<Cycle> {
    let now = &iterations[index];
    let direction = now.next_direction?;
    let earlier = iterations[..index].iter().enumerate().rev().take(LONGEST);
    let back = earlier.filter(|(_, then)| then.simplex == now.simplex && !now.simplex.is_empty());
    let mut found = back.filter_map(|(place, then)| Some((place, then.next_direction?)));
    let (place, then) = found.find(|(_, then)| is_same_ray(*then, direction, trace.precision))?;
    let [step, before] = [looked(trace, now)?, looked(trace, &iterations[place])?];
    Some(Cycle { step, length: index - place, before, same_length: then == direction })
}

fn is_same_ray(one: DVec3, other: DVec3, precision: Precision) -> bool {
    let [unit, other_unit] = [one, other].map(Vector::unit);
    one == other
        || (unit.dot(other_unit) > 0.0 && unit.cross(other_unit).length() <= SAME_RAY * precision.epsilon())
}

/// Returns the step of an iteration at which its last direction was set.
fn looked(trace: &Trace, iteration: &Iteration) -> Option<usize> {
    let mut steps = iteration.events.clone();
    steps.rfind(|step| trace.events.get(*step).is_some_and(|event| event.redirected().is_some()))
}

impl Cycle {
    /// Returns the sentence for the step at which the state recurs.
    pub(super) fn words(&self) -> Narration {
        let (is_same, length, before) = (self.same_length, self.length, self.before + 1);
        said(message!("defect-cycle"; :is_same, :length, :before))
    }
}

/// Returns the sentence about these cycles for the end of a run at its limit.
pub(super) fn in_hindsight(cycles: &[Cycle]) -> Option<Narration> {
    let (first, last) = (cycles.first()?, cycles.last()?);
    message!("defect-cycle-since"; since: first.before + 1, length: last.length).part(None)
}
