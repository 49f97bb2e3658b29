//! The claims of each kind of event, and those on support points.

use std::cmp::Ordering;

use glam::DVec3;

use super::fact::Fact;
use super::planes::PlaneOffset;
use super::shapes::{Farther, Shapes};
use super::simplex::SimplexPoints;
use super::statement::{About, Claim, Status};
use super::tolerance::{along_unit, tolerance};
use crate::geometry::{Side, Vector as _};
use crate::gjk::{
    Event, Letter, ReachTest, Redirected, SettledExactly, Sign, State, Supported, Trace, Weighed,
};

/// The claims of one step, under construction.
pub(super) struct Claims<'a> {
    pub(super) trace: &'a Trace,
    pub(super) state: &'a State,
    pub(super) shapes: Shapes<'a>,
    /// The length within which a claim counts as true.
    pub(super) tolerance: f64,
    made: Vec<Claim>,
}

pub(super) fn claims(trace: &Trace, state: &State) -> Vec<Claim> {
    let mut claims = Claims::of(trace, state);
    if let Some(event) = trace.events.get(state.step) {
        claims.event(event);
    }
    claims.made
}

impl<'a> Claims<'a> {
    pub(super) fn of(trace: &'a Trace, state: &'a State) -> Self {
        Self { trace, state, shapes: Shapes::of(trace), tolerance: tolerance(trace), made: Vec::new() }
    }

    fn event(&mut self, event: &Event) {
        match event {
            Event::Supported(supported) => self.supported(supported),
            Event::Tested(tested) => self.tested(tested),
            Event::Ruled { .. } => self.ruled(),
            Event::Redirected(Redirected { direction, .. }) => self.redirected(*direction),
            Event::Weighed(Weighed { letters, weights }) => self.weighed(letters, weights),
            Event::Approached { .. } => self.approached(),
            Event::SettledExactly(SettledExactly { verdict, .. }) => self.verdict(*verdict),
            Event::Ended(termination) => self.ended(*termination),
            Event::Epa(event) => self.expanded(event),
            Event::Measured(measurement) => self.measured(measurement),
            Event::OnCores { .. }
            | Event::Relabelled { .. }
            | Event::Reduced { .. }
            | Event::Projected { .. } => {}
        }
    }

    // ---- Words for making claims ------------------------------------------------------------------------------

    pub(super) fn claim(&mut self, about: About, status: Status, fact: Fact) {
        let is_projected = about == About::Simplex && self.state.view.is_some();
        // A claim about a direction that has overflowed cannot be checked.
        let along = match fact {
            Fact::Reach { .. } => self.state.supported.map(|supported| supported.direction),
            _ => fact.direction(),
        };
        let status = if along.is_none_or(DVec3::is_finite) { status } else { Status::Concluded };
        self.made.push(Claim { about, is_projected, status, fact });
    }

    /// Returns whether the run is about the cores of rounded shapes.
    pub(super) const fn is_on_cores(&self) -> bool {
        self.state.cores.is_some()
    }

    /// Returns P ⊖ Q, or the difference of the cores.
    pub(super) const fn difference(&self) -> About {
        About::difference(self.is_on_cores())
    }

    /// Returns the points of the simplex that the claims concern: in the projection, if there is one.
    pub(super) fn points(&self) -> Option<SimplexPoints> {
        SimplexPoints::of(&self.state.lettered, self.state.view, self.trace.dimension.count())
    }

    /// Returns the status of a claim that a length is zero, given its exact value. `is_sure` says whether the run
    /// established the claim.
    pub(super) fn status_of_excess(&self, excess: Option<f64>, is_sure: bool) -> Status {
        match excess {
            Some(0.0) if is_sure => Status::Proved,
            Some(0.0) | None => Status::Concluded,
            Some(excess) if excess.abs() <= self.tolerance => Status::Within(self.tolerance),
            Some(_) => Status::Refuted,
        }
    }

    /// Returns the status of a claim about a computed number: true within roundoff, or not.
    pub(super) fn status_within(&self, error: f64) -> Status {
        if error <= self.tolerance { Status::Within(self.tolerance) } else { Status::Refuted }
    }

    /// Returns the status of a computed position with this error. The claim holds within `allowed`, the expected
    /// roundoff, or within an error too small to be visible.
    pub(super) fn status_of_error(&self, error: f64, allowed: f64) -> Status {
        // The four digits that sentences show are right up to this error.
        const UNSEEN: f64 = 1e-5;
        let [p, q] = [Side::P, Side::Q].map(|side| self.shapes.largest_coordinate(side));
        if error <= allowed {
            Status::Within(allowed)
        } else if error <= UNSEEN * (p + q) {
            // Twice, since the error is itself a computed number.
            Status::Within(2.0 * error)
        } else {
            Status::Refuted
        }
    }

    /// Returns the status of a test whose sign is wrong, at this distance from its plane: within roundoff up to the
    /// larger of the run's bound on roundoff and the tolerance, otherwise refuted. A bound that has overflowed does not
    /// count.
    pub(super) fn status_of_sign(&self, distance: f64, bound: f64) -> Status {
        let allowed = if bound.is_finite() { bound.max(self.tolerance) } else { self.tolerance };
        if distance <= allowed { Status::Within(allowed) } else { Status::Refuted }
    }

    // ---- Support points ---------------------------------------------------------------------------------------

    fn supported(&mut self, supported: &Supported) {
        if self.trace.external.is_some() {
            return self.told(supported);
        }
        let Supported { direction, support, .. } = *supported;
        self.farthest(Side::P, direction, support.on_p, support.index_p);
        self.farthest(Side::Q, -direction, support.on_q, support.index_q);
        if let Some(older) = self.older_twin() {
            self.claim(About::Simplex, Status::Proved, Fact::Repeated { older });
        }
        if direction == DVec3::ZERO {
            self.claim(self.difference(), Status::Proved, Fact::NoDirection);
            return;
        }
        // The A·v of two short vectors may be too small for an f64 although the level is not.
        let is_small = supported.support_value.abs() < f64::MIN_POSITIVE / f64::EPSILON;
        let is_known = !is_small || supported.support_value == 0.0 && !self.trace.algorithm.measures();
        let distance = if is_known {
            along_unit(supported.support_value, direction)
        } else {
            support.point.dot(direction.unit())
        };
        if self.trace.algorithm.measures() {
            self.bounds_from_below(direction, distance);
            return;
        }
        if supported.test == ReachTest::Untested {
            return;
        }
        let status = self.status_of_reach(supported);
        let sign = supported.sign;
        self.claim(About::Simplex, status, Fact::Reach { value: supported.support_value, distance, sign });
        if supported.test == ReachTest::Rejected {
            self.rejected(direction, sign, distance);
        }
    }

    /// Claims a support point of an external trace: only the facts of the trace can be claimed.
    fn told(&mut self, supported: &Supported) {
        let Supported { direction, support, support_value, sign, .. } = *supported;
        if direction == DVec3::ZERO {
            return;
        }
        // A vertex of a rounded shape is not a support point of that shape.
        let is_rounded = self.trace.shapes.iter().any(|shape| shape.radius > 0.0);
        if (self.is_on_cores() || !is_rounded) && support.index_p.is_some() && support.index_q.is_some() {
            self.farthest(Side::P, direction, support.on_p, support.index_p);
            self.farthest(Side::Q, -direction, support.on_q, support.index_q);
        }
        if supported.test == ReachTest::Rejected {
            self.rejected(direction, sign, along_unit(support_value, direction));
        }
    }

    fn farthest(&mut self, side: Side, direction: DVec3, point: DVec3, index: Option<usize>) {
        let is_core = self.is_on_cores();
        let status = match self.shapes.farther_than(side, is_core, point, direction) {
            Farther::Nowhere => Status::Proved,
            Farther::By(by) | Farther::About(by) => self.status_within(by),
        };
        let has_radius = self.state.cores.is_some_and(|radii| radii[side as usize] > 0.0);
        self.claim(About::shape(side, has_radius), status, Fact::Farthest { side, direction, index, point });
    }

    /// Returns the letter of the older point of the simplex that equals A.
    fn older_twin(&self) -> Option<Letter> {
        let newest = self.state.lettered.at(Letter::A);
        let mut older = self.state.lettered.lettered().skip(1);
        older.find(|(_, support)| support.point == newest).map(|(letter, _)| letter)
    }

    fn status_of_reach(&self, supported: &Supported) -> Status {
        let Supported { direction, sign, bound, .. } = *supported;
        let exact = SimplexPoints::of(&self.state.lettered, None, self.trace.dimension.count())
            .and_then(|points| points.support_value(direction));
        match exact {
            None => Status::Concluded,
            Some(PlaneOffset { sign: truth, .. }) if truth == sign => Status::Proved,
            Some(PlaneOffset { length, .. }) => self.status_of_sign(length, along_unit(bound, direction)),
        }
    }

    /// Claims the point that ends the run: no point lies past the origin, or none is even level with it.
    pub(super) fn rejected(&mut self, direction: DVec3, sign: Sign, distance: f64) {
        let level = self.level(direction);
        let support_value = self.shapes.support_value(self.is_on_cores(), direction);
        // If curved shapes touch, roundoff decides on which side of the origin's level they end: no gap is claimed.
        let has_gap = level.is_some() || support_value < 0.0 || support_value > self.tolerance;
        if sign == Sign::Negative && has_gap {
            let status = match level {
                Some(Ordering::Less) => Status::Proved,
                Some(_) => Status::Refuted,
                None => self.status_within(support_value),
            };
            // If the support point is not the farthest one, the difference ends nearer to the origin than it.
            let gap = if support_value < 0.0 { -support_value } else { distance.abs().min(self.tolerance) };
            self.claim(self.difference(), status, Fact::StopsShort { direction, gap });
            return;
        }
        let status = match level {
            Some(Ordering::Less | Ordering::Equal) => Status::Proved,
            _ => self.status_within(support_value),
        };
        self.claim(self.difference(), status, Fact::NothingBeyond { direction });
    }

    /// Compares the support value of the difference along a direction with the origin's level, exactly.
    fn level(&self, direction: DVec3) -> Option<Ordering> {
        let pair = self.shapes.exact()?;
        Shapes::level(&pair, self.is_on_cores(), direction)
    }
}
