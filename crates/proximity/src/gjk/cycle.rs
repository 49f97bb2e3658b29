//! Detection of cycles: two of the published codes loop forever, even in exact arithmetic.

use std::ops::ControlFlow;

use super::outcome::{Termination, Verdict};
use super::search::{Ending, Search};
use super::simplex::Simplex;
use super::trace::Recorder;
use crate::geometry::Vector;

/// Maximum length of a cycle that is detected. The longest known one has length 7.
const WINDOW: usize = 32;

/// The last states of a run, to detect a state that comes back. A query is a function of its simplex and direction,
/// so a state that comes back once comes back forever.
///
/// The detector remembers [`WINDOW`] states on the stack; a longer cycle runs into the iteration limit.
pub(super) struct CycleDetector<V: Vector> {
    states: [Option<(Simplex<V>, V)>; WINDOW],
    count: usize,
}

impl<V: Vector> CycleDetector<V> {
    pub(super) const fn new() -> Self {
        Self { states: [None; WINDOW], count: 0 }
    }

    /// Records the state, and ends the run if the state occurred before.
    pub(super) fn check<R: Recorder>(&mut self, search: &Search<'_, V, R>) -> ControlFlow<Ending> {
        let state = (search.simplex, search.direction);
        let earlier = (1..=self.count.min(WINDOW))
            .find(|back| self.states[(self.count - back) % WINDOW].as_ref() == Some(&state));
        if let Some(length) = earlier {
            return ControlFlow::Break(Ending {
                termination: Termination::Cycle { length },
                answer: None,
                verdict: Verdict::Undecided,
            });
        }
        self.states[self.count % WINDOW] = Some(state);
        self.count += 1;
        ControlFlow::Continue(())
    }
}
