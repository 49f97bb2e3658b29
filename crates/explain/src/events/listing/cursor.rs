//! The position of a reading in a trace.

use super::names::Names;
use crate::gjk::{Event, ReachTest, Sign, State, Supported, Trace};

/// A run with the position of the reading.
#[derive(Debug)]
pub(super) struct Cursor<'a> {
    pub(super) trace: &'a Trace,
    /// The index of the next event.
    pub(super) at: usize,
    /// The names of the points in the pseudocode.
    pub(super) names: Names,
    /// The state of the run after the last event that was read.
    pub(super) state: State,
    /// Whether an `A·v` was zero, so that the origin is not inside.
    pub(super) was_level: bool,
    /// Whether the origin is known to be in P ⊖ Q.
    pub(super) is_contained: bool,
}

impl<'a> Cursor<'a> {
    pub(super) fn new(trace: &'a Trace) -> Self {
        Self { trace, at: 0, names: Names::OWN, state: State::start(), was_level: false, is_contained: false }
    }

    /// Reads the next event, which must be `event`.
    pub(super) fn read(&mut self, event: &Event) {
        if let Event::Supported(supported) = event {
            self.names = Names::OWN;
            self.was_level |= supported.test == ReachTest::Touched;
        }
        self.state.apply(self.at, event);
        self.at += 1;
    }

    /// Returns the first event that is still to be read.
    pub(super) fn next(&self) -> Option<&'a Event> {
        self.trace.events.get(self.at)
    }

    /// Returns the last event that was read.
    pub(super) fn last(&self) -> Option<&'a Event> {
        self.trace.events.get(self.at.checked_sub(1)?)
    }

    /// Returns the newest support point, if the last event added one.
    pub(super) fn newest(&self) -> Option<&'a Supported> {
        match self.last()? {
            Event::Supported(supported) => Some(supported),
            _ => None,
        }
    }

    /// Returns the signs of the last three tests, as decided; zero for tests that were not made.
    pub(super) fn signs(&self) -> [Sign; 3] {
        let mut signs = [Sign::Zero; 3];
        for (sign, tested) in signs.iter_mut().rev().zip(self.state.tests.iter().rev()) {
            *sign = tested.sign;
        }
        signs
    }
}
