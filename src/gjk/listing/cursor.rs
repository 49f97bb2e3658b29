//! How far a reading has come in a trace, and the conditions on which a listing goes one way or another there.

use super::names::Names;
use crate::gjk::defect::Defect;
use crate::gjk::outcome::Termination;
use crate::gjk::sign::Sign;
use crate::gjk::simplex::Letter;
use crate::gjk::state::State;
use crate::gjk::trace::{Event, Question, ReachTest, Supported, Tested, Trace};

/// A run as far as it was read.
#[derive(Debug)]
pub(super) struct Cursor<'a> {
    pub(super) trace: &'a Trace,
    /// The event that comes next.
    pub(super) at: usize,
    /// The names of the points in the listing.
    pub(super) names: Names,
    /// The state of the run after the last event that was read.
    pub(super) state: State,
    /// Whether a reach was zero, so that the origin is not inside.
    was_level: bool,
    /// Whether the origin is known to be in P ⊖ Q.
    pub(super) is_contained: bool,
}

impl<'a> Cursor<'a> {
    pub(super) fn new(trace: &'a Trace) -> Self {
        Self { trace, at: 0, names: Names::OWN, state: State::start(), was_level: false, is_contained: false }
    }

    /// Reads the next event, which is this one.
    pub(super) fn read(&mut self, event: &Event) {
        if let Event::Supported(supported) = event {
            self.names = Names::OWN;
            self.was_level |= supported.test == ReachTest::Touched;
        }
        self.state.apply(self.at, event);
        self.at += 1;
    }

    /// How many points the simplex has.
    pub(super) fn points(&self) -> usize {
        self.state.simplex.len()
    }

    /// An event that is yet to be read.
    pub(super) fn ahead(&self, distance: usize) -> Option<&'a Event> {
        self.trace.events.get(self.at + distance)
    }

    fn last(&self) -> Option<&'a Event> {
        self.trace.events.get(self.at.checked_sub(1)?)
    }

    /// The newest support point, if that is what the last event brought.
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

    /// Returns whether the support point is level with the origin, and the run goes on.
    pub(super) fn is_touched(&self) -> bool {
        self.newest().is_some_and(|newest| newest.test == ReachTest::Touched)
    }

    /// The letter of the simplex that the listing means.
    pub(super) const fn name_of(&self, letter: Letter) -> Letter {
        self.names.of(letter)
    }

    /// Returns whether the number of the last test counts as positive.
    pub(super) fn is_positive(&self) -> bool {
        self.last_sign() == Sign::Positive
    }

    /// The sign of the last test, as it was decided.
    pub(super) fn last_sign(&self) -> Sign {
        self.signs()[2]
    }

    /// Which of the last three faces see the origin.
    pub(super) fn sees(&self) -> [bool; 3] {
        self.signs().map(|sign| sign == Sign::Positive)
    }

    /// The signs of the last three tests, as they were decided; zero for tests that were not made.
    pub(super) fn signs(&self) -> [Sign; 3] {
        let mut signs = [Sign::Zero; 3];
        for (sign, tested) in signs.iter_mut().rev().zip(self.state.tests.iter().rev()) {
            *sign = tested.sign;
        }
        signs
    }

    /// The sign of the last test of this edge in this iteration, by the names of the listing; none if it was not tested.
    pub(super) fn sign_beyond(&self, edge: [Letter; 2]) -> Option<Sign> {
        let edge = edge.map(|letter| self.name_of(letter));
        let is_it = |tested: &&Tested| matches!(tested.test.question, Question::BeyondEdge { edge: asked, .. } if asked == edge);
        self.state.tests.iter().rev().find(is_it).map(|tested| tested.sign)
    }

    /// Returns whether the run looks to the sides of the feature that was chosen, since the origin lies on it.
    pub(super) const fn looks_round(&self) -> bool {
        self.state.on_feature && !self.trace.defects.contains(Defect::NoZeroGuard)
    }

    /// Returns whether the run ends with the next event, or the one after it.
    pub(super) fn ends(&self) -> bool {
        matches!(self.ahead(0), None | Some(Event::Ended(_) | Event::SettledExactly { .. }))
    }

    /// Returns whether it ends with the limit on support points.
    pub(super) fn ends_with_limit(&self) -> bool {
        matches!(self.ahead(0), Some(Event::Ended(Termination::IterationLimit)))
    }

    /// Returns whether it ends with the limit or with a cycle.
    pub(super) fn ends_undecided(&self) -> bool {
        self.ends_with_limit() || matches!(self.ahead(0), Some(Event::Ended(Termination::Cycle { .. })))
    }

    /// The answer of the listing.
    pub(super) const fn answers(&self) -> Option<bool> {
        self.trace.outcome.answer
    }

    /// Returns whether a reach was zero, so that the origin is not inside.
    pub(super) const fn was_level(&self) -> bool {
        self.was_level
    }

    /// Returns whether the origin is known to be in P ⊖ Q.
    pub(super) const fn is_contained(&self) -> bool {
        self.is_contained
    }

    /// Returns whether the newest point cannot be told from the origin.
    pub(super) fn is_at_origin(&self) -> bool {
        self.newest().is_some_and(|newest| newest.at_origin)
    }

    /// Returns whether the reach of the newest point counts as zero.
    pub(super) fn is_level(&self) -> bool {
        self.newest().is_some_and(|newest| newest.sign == Sign::Zero)
    }

    /// Returns whether the last event looks along the zero vector.
    pub(super) fn has_looked_nowhere(&self) -> bool {
        matches!(self.last(), Some(Event::Redirected { exactly_zero: true, .. }))
    }

    /// Returns whether all weights of the last event are positive.
    pub(super) fn has_positive_weights(&self) -> bool {
        matches!(self.last(), Some(Event::Weighed { weights, .. }) if !weights.is_empty() && weights.iter().all(|weight| *weight > 0.0))
    }
}
