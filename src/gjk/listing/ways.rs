//! What the ways to go on depend on, as a trace shows it.

use glam::DVec3;

use super::walk::Walk;
use crate::geometry::SupportPoint;
use crate::gjk::search::Sign;
use crate::gjk::{Event, Letter, ReachTest, Termination, robust};

impl<'a> Walk<'a> {
    /// How many points the simplex has.
    pub(super) fn points(&self) -> usize {
        self.simplex.len()
    }

    /// An event that is yet to be read.
    pub(super) fn ahead(&self, distance: usize) -> Option<&'a Event> {
        self.trace.events.get(self.at + distance)
    }

    fn last(&self) -> Option<&'a Event> {
        self.trace.events.get(self.at.checked_sub(1)?)
    }

    /// The newest support point with its reach, if that is what the last event brought.
    fn newest(&self) -> Option<(SupportPoint<DVec3>, f64, ReachTest)> {
        match self.last()? {
            Event::Supported { support, reach, test, .. } => Some((*support, *reach, *test)),
            _ => None,
        }
    }

    /// Whether the support point ends the run.
    pub(super) fn is_rejected(&self) -> bool {
        self.newest().is_some_and(|(_, _, test)| test == ReachTest::Rejected)
    }

    /// Whether the support point is level with the origin, and the run goes on.
    pub(super) fn is_touched(&self) -> bool {
        self.newest().is_some_and(|(_, _, test)| test == ReachTest::Touched)
    }

    /// The letter of the simplex that the listing means.
    pub(super) const fn name_of(&self, letter: Letter) -> Letter {
        self.names.of(letter)
    }

    /// Whether the value of the last test is positive.
    pub(super) fn is_positive(&self) -> bool {
        matches!(self.last(), Some(Event::Tested { value, .. }) if *value > 0.0)
    }

    /// Which of the last three faces see the origin.
    pub(super) fn sees(&self) -> [bool; 3] {
        let mut sees = [false; 3];
        for (sees, (_, value)) in sees.iter_mut().rev().zip(self.tests.iter().rev()) {
            *sees = *value > 0.0;
        }
        sees
    }

    /// The same as the robust query decides it, where zero is a case of its own.
    pub(super) fn signs(&self) -> [Sign; 3] {
        let mut signs = [Sign::Zero; 3];
        for (sign, (test, _)) in signs.iter_mut().rev().zip(self.tests.iter().rev()) {
            *sign = robust::sign_of(self.trace.precision, &self.simplex, test.question);
        }
        signs
    }

    /// Whether the run ends with the next event, or the one after it.
    pub(super) fn ends(&self) -> bool {
        matches!(self.ahead(0), None | Some(Event::Ended(_) | Event::SettledExactly { .. }))
    }

    /// Whether it ends with the limit on support points.
    pub(super) fn ends_with_limit(&self) -> bool {
        matches!(self.ahead(0), Some(Event::Ended(Termination::IterationLimit)))
    }

    /// Whether it ends with the limit or because it goes round in circles.
    pub(super) fn ends_undecided(&self) -> bool {
        self.ends_with_limit() || matches!(self.ahead(0), Some(Event::Ended(Termination::Cycle { .. })))
    }

    /// What the listing answers.
    pub(super) const fn answers(&self) -> Option<bool> {
        self.trace.outcome.answer
    }

    /// Whether a reach was zero, so that the origin is not inside.
    pub(super) const fn was_level(&self) -> bool {
        self.was_level
    }

    /// Whether the origin is known to be in P ⊖ Q.
    pub(super) const fn is_contained(&self) -> bool {
        self.is_contained
    }

    /// Whether the newest point cannot be told from the origin.
    pub(super) fn is_at_origin(&self) -> bool {
        self.newest().is_some_and(|(support, ..)| robust::is_at_origin(self.trace.precision, &support))
    }

    /// Whether the reach of the newest point, which ends the run, counts as zero. Where exact arithmetic had the last word,
    /// the verdict that it replaced is not the one that it gave.
    pub(super) fn is_level(&self) -> bool {
        let Some((support, reach, _)) = self.newest() else { return false };
        match self.ahead(0) {
            Some(Event::Ended(Termination::SeparatingAxis)) => false,
            Some(Event::Ended(_)) => true,
            _ => robust::is_level(self.trace.precision, &support, reach, self.direction()),
        }
    }

    fn direction(&self) -> DVec3 {
        match self.last() {
            Some(Event::Supported { direction, .. }) => *direction,
            _ => DVec3::ZERO,
        }
    }

    /// Whether the next event, or the one so many after it, looks along the zero vector.
    pub(super) fn looks_nowhere(&self, distance: usize) -> bool {
        matches!(self.ahead(distance), Some(Event::Redirected { exactly_zero: true, .. }))
    }

    /// Whether the last event looks along the zero vector.
    pub(super) fn has_looked_nowhere(&self) -> bool {
        matches!(self.last(), Some(Event::Redirected { exactly_zero: true, .. }))
    }

    /// Whether all weights of the last event are positive.
    pub(super) fn has_positive_weights(&self) -> bool {
        matches!(self.last(), Some(Event::Weighed { weights, .. }) if weights.iter().all(|weight| *weight > 0.0))
    }
}
