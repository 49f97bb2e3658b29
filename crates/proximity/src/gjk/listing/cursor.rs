//! The position of a reading in a trace, and the conditions for the branches of the pseudocode there.

use super::names::Names;
use crate::gjk::defect::Defect;
use crate::gjk::outcome::Termination;
use crate::gjk::sign::Sign;
use crate::gjk::simplex::Letter;
use crate::gjk::state::State;
use crate::gjk::trace::{Event, PlaneQuestion, ReachTest, Redirected, Supported, Tested, Trace, Weighed};

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
    was_level: bool,
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

    /// Returns the number of points of the simplex.
    pub(super) fn points(&self) -> usize {
        self.state.simplex.len()
    }

    /// Returns an event that is still to be read.
    pub(super) fn ahead(&self, distance: usize) -> Option<&'a Event> {
        self.trace.events.get(self.at + distance)
    }

    fn last(&self) -> Option<&'a Event> {
        self.trace.events.get(self.at.checked_sub(1)?)
    }

    /// Returns the newest support point, if the last event added one.
    fn newest(&self) -> Option<&'a Supported> {
        match self.last()? {
            Event::Supported(supported) => Some(supported),
            _ => None,
        }
    }

    /// Returns whether the support point ends the run.
    pub(super) fn is_rejected(&self) -> bool {
        self.newest().is_some_and(|newest| newest.test == ReachTest::Rejected)
    }

    /// Returns whether the support point is level with the origin, and the run continues.
    pub(super) fn is_touched(&self) -> bool {
        self.newest().is_some_and(|newest| newest.test == ReachTest::Touched)
    }

    /// Returns the letter of the simplex for a letter of the pseudocode.
    pub(super) const fn name_of(&self, letter: Letter) -> Letter {
        self.names.of(letter)
    }

    /// Returns whether the number of the last test counts as positive.
    pub(super) fn is_positive(&self) -> bool {
        self.last_sign() == Sign::Positive
    }

    /// Returns the sign of the last test, as decided.
    pub(super) fn last_sign(&self) -> Sign {
        self.signs()[2]
    }

    /// Returns, for each of the last three faces, whether the origin is in front of it.
    pub(super) fn sees(&self) -> [bool; 3] {
        self.signs().map(|sign| sign == Sign::Positive)
    }

    /// Returns the signs of the last three tests, as decided; zero for tests that were not made.
    pub(super) fn signs(&self) -> [Sign; 3] {
        let mut signs = [Sign::Zero; 3];
        for (sign, tested) in signs.iter_mut().rev().zip(self.state.tests.iter().rev()) {
            *sign = tested.sign;
        }
        signs
    }

    /// Returns the sign of the last test of this edge in this iteration, by the names of the pseudocode. Returns `None`
    /// if it was not tested.
    pub(super) fn sign_beyond(&self, edge: [Letter; 2]) -> Option<Sign> {
        let edge = edge.map(|letter| self.name_of(letter));
        let is_it = |tested: &&Tested| {
            let PlaneQuestion::BeyondEdge { edge: asked, .. } = tested.test.question else { return false };
            asked == edge
        };
        self.state.tests.iter().rev().find(is_it).map(|tested| tested.sign)
    }

    /// Returns whether the run searches all around the chosen feature, since the origin lies on it.
    pub(super) const fn looks_round(&self) -> bool {
        self.state.on_feature && !self.trace.defects.contains(Defect::NoZeroGuard)
    }

    /// Returns whether the run ends with the next event, or with the event after it.
    pub(super) fn ends(&self) -> bool {
        matches!(self.ahead(0), None | Some(Event::Ended(_) | Event::SettledExactly { .. }))
    }

    /// Returns whether the run ends with the limit on support points.
    pub(super) fn ends_with_limit(&self) -> bool {
        matches!(self.ahead(0), Some(Event::Ended(Termination::IterationLimit)))
    }

    /// Returns whether the run ends with the limit or with a cycle.
    pub(super) fn ends_undecided(&self) -> bool {
        self.ends_with_limit() || matches!(self.ahead(0), Some(Event::Ended(Termination::Cycle { .. })))
    }

    /// Returns the answer of the code.
    pub(super) const fn answers(&self) -> Option<bool> {
        self.trace.outcome.answer
    }

    /// Returns whether an `A·v` was zero, so that the origin is not inside.
    pub(super) const fn was_level(&self) -> bool {
        self.was_level
    }

    /// Returns whether the origin is known to be in P ⊖ Q.
    pub(super) const fn is_contained(&self) -> bool {
        self.is_contained
    }

    /// Returns whether the newest point is indistinguishable from the origin.
    pub(super) fn is_at_origin(&self) -> bool {
        self.newest().is_some_and(|newest| newest.at_origin)
    }

    /// Returns whether the `A·v` of the newest point counts as zero.
    pub(super) fn is_level(&self) -> bool {
        self.newest().is_some_and(|newest| newest.sign == Sign::Zero)
    }

    /// Returns whether the last event set the direction to the zero vector.
    pub(super) fn has_looked_nowhere(&self) -> bool {
        matches!(self.last(), Some(Event::Redirected(Redirected { exactly_zero: true, .. })))
    }

    /// Returns whether all weights of the last event are positive.
    pub(super) fn has_positive_weights(&self) -> bool {
        matches!(self.last(), Some(Event::Weighed(Weighed { weights, .. })) if !weights.is_empty() && weights.iter().all(|weight| *weight > 0.0))
    }
}
