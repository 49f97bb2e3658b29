//! A cycle in a run of an algorithm that takes no notice of it.

use glam::DVec3;

use crate::figure::narration::{Narration, message, said};
use crate::geometry::Vector;
use crate::gjk::{Event, Iteration, Precision, Termination, Trace};

/// The longest cycle that is noticed, in iterations: what takes longer hardly comes back before the limit.
const LONGEST: usize = 64;

/// Up to this angle, in machine epsilons, two directions count as one ray: code that does not give v length one may come
/// back to a direction with another length.
const SAME_RAY: f64 = 8.0;

/// A simplex and a direction that have been there before.
pub(super) struct Cycle {
    /// The step at which they are there again.
    pub(super) step: usize,
    /// How many iterations ago they were there.
    length: usize,
    /// The step at which that was.
    before: usize,
    /// The step at which the first state that came back was there for the first time.
    since: usize,
    /// Whether the direction has the same length, too.
    same_length: bool,
}

/// All states of a run that came back; empty if the algorithm itself noticed and ended.
pub(super) fn cycles(trace: &Trace, iterations: &[Iteration]) -> Vec<Cycle> {
    let mut cycles: Vec<Cycle> = Vec::new();
    if matches!(trace.outcome.termination, Termination::Cycle { .. }) {
        return cycles;
    }
    for (index, now) in iterations.iter().enumerate() {
        let Some(direction) = now.next_direction else { continue };
        let earlier = iterations[..index].iter().enumerate().rev().take(LONGEST);
        let back = earlier.filter(|(_, then)| then.simplex == now.simplex && !now.simplex.is_empty());
        let mut found = back.filter_map(|(place, then)| Some((place, then.next_direction?)));
        let Some((place, then)) = found.find(|(_, then)| is_same_ray(*then, direction, trace.precision))
        else {
            continue;
        };
        let (Some(step), Some(before)) = (looked(trace, now), looked(trace, &iterations[place])) else {
            continue;
        };
        let since = cycles.first().map_or(before, |first| first.since);
        cycles.push(Cycle { step, length: index - place, before, since, same_length: then == direction });
    }
    cycles
}

fn is_same_ray(one: DVec3, other: DVec3, precision: Precision) -> bool {
    let [unit, other_unit] = [one, other].map(Vector::unit);
    one == other
        || (unit.dot(other_unit) > 0.0 && unit.cross(other_unit).length() <= SAME_RAY * precision.epsilon())
}

/// The step of an iteration at which its last direction was found.
fn looked(trace: &Trace, iteration: &Iteration) -> Option<usize> {
    let mut steps = iteration.events.clone();
    steps.rfind(|step| matches!(trace.events.get(*step), Some(Event::Redirected { .. })))
}

impl Cycle {
    /// The sentence for the step at which the state returns.
    pub(super) fn words(&self) -> Narration {
        let direction = if self.same_length { "same" } else { "ray" };
        let (length, before) = (self.length, self.before + 1);
        said(message!("defect-cycle"; :direction, :length, :before))
    }

    /// The notice once the limit has ended the run.
    pub(super) fn in_hindsight(&self) -> Narration {
        said(message!("defect-cycle-since"; since: self.since + 1, length: self.length))
    }
}
