//! The claims of each kind of event.

use std::cmp::Ordering;

use glam::DVec3;

use super::shapes::{Farther, Shapes};
use super::{About, Claim, Fact, Length, Points, RegionClaim, Status, along_unit, tolerance};
use crate::epa;
use crate::geometry::{Length as Measured, Measurement, Side, Vector as _};
use crate::gjk::{
    Algorithm, Approach, Event, Finding, Letter, ReachTest, Region, Ruling, Sign, State, Supported,
    Termination, Tested, Trace, Verdict,
};

/// The claims under way for one step.
struct Claims<'a> {
    trace: &'a Trace,
    state: &'a State,
    shapes: Shapes<'a>,
    /// The length within which a claim counts as true.
    tolerance: f64,
    made: Vec<Claim>,
}

pub(super) fn claims(trace: &Trace, state: &State) -> Vec<Claim> {
    let mut claims = Claims::of(trace, state);
    if let Some(event) = trace.events.get(state.step) {
        claims.event(event);
    }
    claims.made
}

pub(super) fn regions(trace: &Trace, state: &State) -> Vec<RegionClaim> {
    let claims = Claims::of(trace, state);
    let points = claims.points();
    let claim = |finding: &Finding| RegionClaim {
        region: finding.region,
        ruling: finding.ruling,
        status: claims.status_of_finding(points.as_ref(), finding),
    };
    state.findings.iter().map(claim).collect()
}

impl<'a> Claims<'a> {
    fn of(trace: &'a Trace, state: &'a State) -> Self {
        Self { trace, state, shapes: Shapes::of(trace), tolerance: tolerance(trace), made: Vec::new() }
    }

    fn event(&mut self, event: &Event) {
        match event {
            Event::Supported(supported) => self.supported(supported),
            Event::Tested(tested) => self.tested(tested),
            Event::Ruled { .. } => self.ruled(),
            Event::Redirected { direction, .. } => self.redirected(*direction),
            Event::Weighed { letters, weights } => self.weighed(letters, weights),
            Event::Approached { .. } => self.approached(),
            Event::SettledExactly { verdict, .. } => self.verdict(*verdict),
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

    fn claim(&mut self, about: About, status: Status, fact: Fact) {
        self.made.push(Claim { about, status, fact });
    }

    /// Whether the run is about the cores of rounded shapes.
    const fn is_on_cores(&self) -> bool {
        self.state.cores.is_some()
    }

    /// P ⊖ Q, or the difference of the cores.
    const fn difference(&self) -> About {
        About::difference(self.is_on_cores())
    }

    /// The points of the simplex as the claims are about them: in the projection, where there is one.
    fn points(&self) -> Option<Points> {
        Points::of(&self.state.lettered, self.state.view, self.trace.dimension.count())
    }

    /// A claim that a computed length ought to be zero, and exactly is this much. `is_sure` where the run made sure of it.
    fn status_of_excess(&self, excess: Option<f64>, is_sure: bool) -> Status {
        match excess {
            Some(0.0) if is_sure => Status::Proved,
            Some(0.0) | None => Status::Concluded,
            Some(excess) if excess.abs() <= self.tolerance => Status::Within(self.tolerance),
            Some(_) => Status::Refuted,
        }
    }

    /// A claim about a computed number: true within roundoff, or not.
    fn status_within(&self, error: f64) -> Status {
        if error <= self.tolerance { Status::Within(self.tolerance) } else { Status::Refuted }
    }

    // ---- Support points ---------------------------------------------------------------------------------------

    fn supported(&mut self, supported: &Supported) {
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
        let distance = along_unit(supported.reach, direction);
        if self.trace.algorithm == Algorithm::Distance {
            self.bounds_from_below(direction, distance);
            return;
        }
        if supported.test == ReachTest::Untested {
            return;
        }
        let status = self.status_of_reach(supported, distance);
        let sign = supported.sign;
        self.claim(About::Simplex, status, Fact::Reach { value: supported.reach, distance, sign });
        if supported.test == ReachTest::Rejected {
            self.rejected(direction, sign, distance);
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

    /// The letter of the older point of the simplex that is the same as A.
    fn older_twin(&self) -> Option<Letter> {
        let newest = self.state.lettered.at(Letter::A);
        let mut older = self.state.lettered.lettered().skip(1);
        older.find(|(_, support)| support.point == newest).map(|(letter, _)| letter)
    }

    fn status_of_reach(&self, supported: &Supported, distance: f64) -> Status {
        let exact = Points::of(&self.state.lettered, None, self.trace.dimension.count())
            .and_then(|points| points.reach(supported.direction));
        match (exact, supported.sign) {
            (None, _) => Status::Concluded,
            (Some(exact), decided) if exact == decided => Status::Proved,
            (Some(_), Sign::Zero) => {
                Status::Within(along_unit(supported.bound, supported.direction).max(distance.abs()))
            }
            (Some(_), Sign::Negative | Sign::Positive) => self.status_within(distance.abs()),
        }
    }

    /// The point that ends the run: nothing lies beyond the origin, or nothing even reaches its level.
    fn rejected(&mut self, direction: DVec3, sign: Sign, distance: f64) {
        let level = self.level(direction);
        if sign == Sign::Negative {
            let status = match level {
                Some(Ordering::Less) => Status::Proved,
                Some(_) => Status::Refuted,
                None => self.status_within(self.shapes.reach(self.is_on_cores(), direction)),
            };
            let gap = distance.abs();
            self.claim(self.difference(), status, Fact::StopsShort { direction, gap });
            return;
        }
        let status = match level {
            Some(Ordering::Less | Ordering::Equal) => Status::Proved,
            _ => self.status_within(self.shapes.reach(self.is_on_cores(), direction)),
        };
        self.claim(self.difference(), status, Fact::NothingBeyond { direction });
    }

    /// How the most that the difference reaches along a direction compares with the origin's level, exactly.
    fn level(&self, direction: DVec3) -> Option<Ordering> {
        let pair = self.shapes.exact()?;
        self.shapes.level(&pair, self.is_on_cores(), direction)
    }

    /// A support point keeps the difference away from the origin: no point of it is nearer.
    fn bounds_from_below(&mut self, direction: DVec3, distance: f64) {
        if distance >= 0.0 {
            return;
        }
        let error = self.shapes.reach(self.is_on_cores(), direction) - distance;
        let fact = Fact::LowerBound { of: Length::Distance, value: -distance };
        self.claim(self.difference(), self.status_within(error), fact);
    }

    // ---- Regions ----------------------------------------------------------------------------------------------

    fn tested(&mut self, tested: &Tested) {
        let Tested { test, value, sign, bound } = *tested;
        let question = test.question;
        let distance = along_unit(value, test.normal);
        let points = self.points();
        let answer = points.as_ref().and_then(|points| points.answer(question));
        let status = match (answer, sign) {
            (None, _) => Status::Concluded,
            (Some(answer), decided) if answer == decided => Status::Proved,
            (Some(_), decided) => {
                let exact = points.as_ref().and_then(|points| points.distance_beyond(question));
                let off = exact.unwrap_or(f64::INFINITY).abs();
                let allowed = along_unit(bound, test.normal).abs().max(self.tolerance);
                match decided {
                    Sign::Zero | Sign::Negative | Sign::Positive if off <= allowed => Status::Within(allowed),
                    _ => Status::Refuted,
                }
            }
        };
        self.claim(About::Simplex, status, Fact::Beyond { question, value, distance, sign });
    }

    fn ruled(&mut self) {
        let points = self.points();
        let findings = self.state.findings.clone();
        let chosen = findings.iter().filter(|finding| finding.ruling == Ruling::Chosen);
        let others = findings.iter().filter(|finding| finding.ruling != Ruling::Chosen);
        for finding in chosen.chain(others) {
            let status = self.status_of_finding(points.as_ref(), finding);
            let Finding { region, ruling, .. } = *finding;
            match ruling {
                Ruling::Chosen => self.claim(About::Simplex, status, Fact::Nearest { region }),
                Ruling::NotAsked => {}
                _ => self.claim(About::Simplex, status, Fact::NotIn { region, ruling }),
            }
        }
        if self.state.on_feature {
            self.origin_on_feature();
        }
    }

    fn status_of_finding(&self, points: Option<&Points>, finding: &Finding) -> Status {
        let Finding { region, ruling, secured } = *finding;
        let Some(points) = points else { return Status::Concluded };
        match ruling {
            Ruling::NotAsked => Status::Concluded,
            Ruling::Chosen => self.status_of_excess(points.excess(region), secured),
            _ => match points.is_within(region) {
                None => Status::Concluded,
                Some(false) if secured => Status::Proved,
                Some(false) => Status::Concluded,
                // Which of two regions the origin is in can be a matter of roundoff: then the chosen one is as near.
                Some(true) => {
                    let excess = self.state.region.and_then(|chosen| points.excess(chosen));
                    match excess {
                        Some(excess) if excess <= self.tolerance => Status::Within(self.tolerance),
                        _ => Status::Refuted,
                    }
                }
            },
        }
    }

    fn origin_on_feature(&mut self) {
        let letters = match self.state.region {
            Some(region) => region.letters().to_vec(),
            None => Vec::new(),
        };
        let distance = self.points().and_then(|points| points.distance_to(&letters));
        let status = self.status_of_excess(distance, true);
        self.claim(About::Simplex, status, Fact::OriginOn { letters });
    }

    fn redirected(&mut self, direction: DVec3) {
        if direction == DVec3::ZERO {
            return self.origin_on_feature();
        }
        let letters = match self.state.region {
            Some(region) if !self.state.on_feature => region.letters().to_vec(),
            None if self.state.lettered.len() == 1 && direction == -self.state.lettered.at(Letter::A) => {
                vec![Letter::A]
            }
            _ => return,
        };
        let at = self.state.points(&letters);
        let image = |point: DVec3| self.state.view.map_or(point, |view| view.axis.unit().cross(point));
        let way = image(direction).unit();
        let slant = at.iter().map(|point| (image(*point) - image(at[0])).dot(way).abs()).fold(0.0, f64::max);
        let leads_on = at.iter().all(|point| image(-*point).dot(way) >= -self.tolerance);
        let status = if leads_on { self.status_within(slant) } else { Status::Refuted };
        self.claim(About::Simplex, status, Fact::Towards { direction, letters });
    }

    // ---- Distances --------------------------------------------------------------------------------------------

    fn weighed(&mut self, letters: &[Letter], weights: &[f64]) {
        let letters = letters.to_vec();
        let is_flat = self.points().and_then(|points| points.are_flat(&letters));
        if is_flat == Some(true) {
            self.claim(About::Simplex, Status::Proved, Fact::Flat { letters });
            return;
        }
        let at = self.state.points(&letters);
        let size = at.iter().map(|point| point.max_abs()).fold(0.0, f64::max);
        // The roundoff of the coordinates is that of the points, as often as the points are close together.
        let spread = weights.iter().map(|weight| weight.abs()).fold(1.0, f64::max);
        if weights.is_empty() || spread * self.tolerance > size {
            self.claim(About::Simplex, Status::Within(self.tolerance), Fact::Flat { letters });
            return;
        }
        let foot: DVec3 = at.iter().zip(weights).map(|(point, weight)| *point * *weight).sum();
        let off = at.iter().map(|point| (*point - foot).dot(foot.unit()).abs()).fold(0.0, f64::max);
        // A simplex that spans the space has no foot but the origin itself.
        let is_whole = letters.len() > self.trace.dimension.count();
        let error = if is_whole { foot.length() } else { off };
        let allowed = self.tolerance * spread * spread;
        let status = if error <= allowed { Status::Within(allowed) } else { Status::Refuted };
        self.claim(About::Simplex, status, Fact::Foot { letters, weights: weights.to_vec() });
    }

    fn approached(&mut self) {
        let Some(Approach { nearest, bounds, core_bounds, .. }) = self.state.approach.clone() else { return };
        let least = Points::of(&self.state.simplex, None, self.trace.dimension.count())
            .and_then(|points| points.distance_to_all());
        let status = match least {
            Some(least) => self.status_within((nearest.length() - least).abs()),
            None => Status::Concluded,
        };
        self.claim(About::Simplex, status, Fact::NearestPoint { point: nearest });
        self.bound_distance(self.difference(), core_bounds);
        if self.is_on_cores() {
            self.bound_distance(About::Difference, bounds);
        }
    }

    /// Both bounds on the distance, of the cores or of the shapes; a lower bound of zero says nothing.
    fn bound_distance(&mut self, about: About, [least, most]: [f64; 2]) {
        let of = Length::Distance;
        let allowed = Status::Within(self.tolerance);
        if most >= 0.0 {
            let status = self.status_of_bound(about, most, true).unwrap_or(allowed);
            self.claim(about, status, Fact::UpperBound { of, value: most });
        }
        if least > 0.0 {
            let status = self.status_of_bound(about, least, false).unwrap_or(allowed);
            self.claim(about, status, Fact::LowerBound { of, value: least });
        }
    }

    /// A bound on the distance against the distance itself, for polytopes.
    fn status_of_bound(&self, about: About, bound: f64, is_upper: bool) -> Option<Status> {
        let pair = self.shapes.exact()?;
        let solution = self.shapes.solve(&pair);
        let of_cores = Shapes::distance_of_cores(&pair, &solution);
        let distance = match about {
            About::CoreDifference => of_cores,
            _ => {
                let [above, below] = &solution.distance_squared;
                pair.gap(above, below)
            }
        };
        let beyond = if is_upper { distance - bound } else { bound - distance };
        Some(if beyond <= 0.0 { Status::Proved } else { self.status_within(beyond) })
    }

    // ---- The end ----------------------------------------------------------------------------------------------

    fn verdict(&mut self, verdict: Verdict) {
        if verdict == Verdict::Undecided {
            return;
        }
        let (truth, within) = self.shapes.verdict(self.state.direction());
        let status = match (truth == verdict, within == 0.0) {
            (true, true) => Status::Proved,
            (true, false) => Status::Within(within),
            (false, true) => Status::Refuted,
            (false, false) => Status::Concluded,
        };
        self.claim(About::Difference, status, Fact::Verdict(verdict));
    }

    fn ended(&mut self, termination: Termination) {
        let state = self.state;
        match (termination, state.supported) {
            (Termination::SeparatingAxis, Some(supported)) if state.settled.is_none() => {
                let distance = along_unit(supported.reach, supported.direction);
                self.rejected(supported.direction, supported.sign, distance);
            }
            (Termination::OriginEnclosed, _) if state.region == Some(Region::Interior) => self.encloses(),
            (Termination::Converged, Some(supported))
                if self.trace.algorithm == Algorithm::Distance && state.settled.is_none() =>
            {
                let distance = along_unit(supported.reach, supported.direction);
                self.bounds_from_below(supported.direction, distance);
            }
            (Termination::Cycle { length }, _) => {
                let status = if self.repeats(length) { Status::Proved } else { Status::Refuted };
                self.claim(About::Simplex, status, Fact::Cycle { length });
            }
            _ => {}
        }
        self.verdict(self.trace.outcome.verdict);
    }

    /// Whether the simplex at hand is the one of so many iterations ago, asked along the same direction next.
    fn repeats(&self, length: usize) -> bool {
        let iterations = self.trace.iterations();
        let Some(last) = iterations.len().checked_sub(1) else { return false };
        let Some(earlier) = last.checked_sub(length) else { return false };
        let [now, then] = [last, earlier].map(|index| &iterations[index]);
        now.simplex == then.simplex && now.next_direction == then.next_direction
    }

    fn encloses(&mut self) {
        let excess = self.points().and_then(|points| points.excess(Region::Interior));
        let is_sure = self.state.findings.iter().all(|finding| finding.secured);
        let status = self.status_of_excess(excess, is_sure);
        self.claim(About::Simplex, status, Fact::Encloses);
    }

    // ---- The polytope -----------------------------------------------------------------------------------------

    fn expanded(&mut self, event: &epa::Event) {
        match event {
            epa::Event::Examined { flaw: None, points } => {
                let simplex = points
                    .iter()
                    .rev()
                    .fold(crate::gjk::Simplex::EMPTY, |simplex, point| simplex.with_newest(*point));
                let points = Points::of(&simplex, None, self.trace.dimension.count());
                let excess = points.and_then(|points| points.excess(Region::Interior));
                self.claim(About::Simplex, self.status_of_excess(excess, true), Fact::Encloses);
            }
            epa::Event::Probed { facet, gain, is_beyond, bounds, core_bounds, .. } => {
                self.probed(*facet, *gain, *is_beyond);
                self.bound_depth(self.difference(), *core_bounds);
                if self.is_on_cores() {
                    self.bound_depth(About::Difference, *bounds);
                }
            }
            epa::Event::Examined { .. }
            | epa::Event::Inflated { .. }
            | epa::Event::Seeded { .. }
            | epa::Event::Expanded { .. } => {}
        }
    }

    fn probed(&mut self, facet: usize, gain: f64, is_beyond: bool) {
        let growth = self.state.growth.as_ref();
        let Some(facet) = growth.and_then(|growth| growth.facets.get(facet)?.as_ref()) else { return };
        let corners = facet.corners.clone();
        // The plane of the facet against the farthest point along its normal, which is of length one.
        let reach = self.shapes.reach(self.is_on_cores(), facet.normal) - facet.distance;
        let (error, fact) = if is_beyond {
            ((reach - gain).abs(), Fact::ReachesBeyond { corners, by: gain })
        } else {
            (reach, Fact::Supports { corners })
        };
        self.claim(self.difference(), self.status_within(error), fact);
    }

    /// Both bounds on the depth: an upper one from a supporting plane, a lower one from the polytope inside.
    fn bound_depth(&mut self, about: About, [least, most]: [f64; 2]) {
        let of = Length::Depth;
        let status = Status::Within(self.tolerance);
        if least > 0.0 {
            self.claim(about, status, Fact::LowerBound { of, value: least });
        }
        if most.is_finite() {
            self.claim(about, status, Fact::UpperBound { of, value: most });
        }
    }

    fn measured(&mut self, measurement: &Measurement) {
        let of = match measurement.length {
            Measured::Separation(_) => Length::Distance,
            Measured::PenetrationDepth(_) => Length::Depth,
        };
        let status = if measurement.exact { Status::Proved } else { Status::Within(self.tolerance) };
        let [least, most] = measurement.bounds;
        self.claim(About::Difference, status, Fact::LowerBound { of, value: least });
        self.claim(About::Difference, status, Fact::UpperBound { of, value: most });
    }
}
