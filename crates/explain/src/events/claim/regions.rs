//! Claims on plane tests, on the rulings on regions and on the next direction.

use glam::DVec3;

use super::fact::Fact;
use super::planes::PlaneOffset;
use super::simplex::SimplexPoints;
use super::statement::{About, RegionClaim, Status};
use super::step::Claims;
use super::tolerance::along_unit;
use crate::geometry::Dimension;
use crate::gjk::{Letter, Region, RegionRuling, Ruling, State, Tested, Trace};
use crate::internal::excludes;

/// Returns the rulings at a state, with their statuses.
pub(super) fn regions(trace: &Trace, state: &State) -> Vec<RegionClaim> {
    let claims = Claims::of(trace, state);
    let points = claims.points();
    let claim = |finding: &RegionRuling| RegionClaim {
        region: finding.region,
        ruling: finding.ruling,
        status: claims.status_of_finding(points.as_ref(), *finding),
    };
    state.findings.iter().map(claim).collect()
}

impl Claims<'_> {
    pub(super) fn tested(&mut self, tested: &Tested) {
        let Tested { test, value, sign, .. } = *tested;
        let question = test.question;
        let distance = along_unit(value, test.normal);
        let status = self.status_of_test(tested);
        self.claim(About::Simplex, status, Fact::Beyond { question, value, distance, sign });
    }

    /// Returns the status of the sign of a test on the current points.
    pub(super) fn status_of_test(&self, tested: &Tested) -> Status {
        let Tested { test, sign, bound, .. } = *tested;
        match self.points().and_then(|points| points.answer(test.question)) {
            None => Status::Concluded,
            Some(PlaneOffset { sign: truth, .. }) if truth == sign => Status::Proved,
            Some(PlaneOffset { length, .. }) => {
                self.status_of_sign(length, along_unit(bound, test.normal).abs())
            }
        }
    }

    pub(super) fn ruled(&mut self) {
        let points = self.points();
        let findings = &self.state.findings;
        let chosen = findings.iter().filter(|finding| finding.ruling == Ruling::Chosen);
        let others = findings.iter().filter(|finding| finding.ruling != Ruling::Chosen);
        for finding in chosen.chain(others) {
            let status = self.status_of_finding(points.as_ref(), *finding);
            let RegionRuling { region, ruling, .. } = *finding;
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

    fn status_of_finding(&self, points: Option<&SimplexPoints>, finding: RegionRuling) -> Status {
        let RegionRuling { region, ruling, secured } = finding;
        let Some(points) = points else { return Status::Concluded };
        match ruling {
            Ruling::NotAsked => Status::Concluded,
            Ruling::Chosen => self.status_of_excess(points.excess(region), secured),
            _ => match points.is_within(region) {
                Some(false) if secured || self.is_tested(points, region) => Status::Proved,
                None | Some(false) => Status::Concluded,
                // Roundoff can decide which of two regions contains the origin: then the chosen one is as near.
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

    /// Returns whether a test of the iteration excludes the region without any argument, and its sign is the true one.
    fn is_tested(&self, points: &SimplexPoints, region: Region) -> bool {
        let dimension = if self.state.view.is_some() { Dimension::Two } else { self.trace.dimension };
        self.state.tests.iter().any(|tested| {
            let question = tested.test.question;
            excludes(question, tested.sign, region, dimension)
                && points.answer(question).is_some_and(|truth| truth.sign == tested.sign)
        })
    }

    fn origin_on_feature(&mut self) {
        let letters = match self.state.region {
            Some(region) => region.letters().to_vec(),
            None => Vec::new(),
        };
        let distance = self.points().and_then(|points| points.distance_to(&letters));
        let status = self.status_of_excess(distance, true);
        let is_thin = letters.len() <= self.trace.dimension.count();
        let is_on_span = || self.points().is_some_and(|points| points.is_on_span(&letters));
        if status == Status::Refuted && is_thin && is_on_span() {
            self.claim(About::Simplex, Status::Proved, Fact::OriginOnSpan { letters: letters.clone() });
        }
        self.claim(About::Simplex, status, Fact::OriginOn { letters });
    }

    pub(super) fn redirected(&mut self, direction: DVec3) {
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
        let points = self.points();
        if points.as_ref().is_some_and(|points| points.is_on_span(&letters)) {
            // The origin lies in the span of the feature: no direction points from there toward it.
            return;
        }
        let status = match points.and_then(|points| points.miss(direction, &letters)) {
            None => Status::Concluded,
            Some(0.0) => Status::Proved,
            Some(off) => self.status_of_error(off, self.tolerance),
        };
        self.claim(About::Simplex, status, Fact::Towards { direction, letters });
    }
}
