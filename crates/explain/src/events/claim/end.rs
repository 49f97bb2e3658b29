//! Claims on the end of a run, and on the polytope that grows after it.

use glam::DVec3;

use super::fact::Fact;
use super::shapes::Shapes;
use super::simplex::SimplexPoints;
use super::statement::{About, Status};
use super::step::Claims;
use super::tolerance::along_unit;
use crate::epa;
use crate::geometry::SupportPoint;
use crate::gjk::{Region, Simplex, Termination, Verdict};

impl Claims<'_> {
    pub(super) fn verdict(&mut self, verdict: Verdict) {
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

    pub(super) fn ended(&mut self, termination: Termination) {
        let state = self.state;
        match (termination, state.supported) {
            (Termination::SeparatingAxis, Some(supported)) if state.settled.is_none() => {
                let distance = along_unit(supported.support_value, supported.direction);
                self.rejected(supported.direction, supported.sign, distance);
            }
            (Termination::OriginEnclosed, _) if state.region == Some(Region::Interior) => self.encloses(),
            (Termination::Converged, Some(supported))
                if self.trace.algorithm.measures() && state.settled.is_none() =>
            {
                let distance = along_unit(supported.support_value, supported.direction);
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

    /// Returns whether the current simplex and next direction are those of `length` iterations ago.
    fn repeats(&self, length: usize) -> bool {
        let iterations = self.trace.iterations();
        let Some(last) = iterations.len().checked_sub(1) else { return false };
        let Some(earlier) = last.checked_sub(length) else { return false };
        let [now, then] = [last, earlier].map(|index| &iterations[index]);
        now.simplex == then.simplex && now.next_direction == then.next_direction
    }

    fn encloses(&mut self) {
        // A flat simplex can contain the origin, too, though the origin is never inside it.
        let distance = self.points().and_then(|points| points.distance_to(&[]));
        let is_sure = self.state.findings.iter().all(|finding| finding.secured);
        let status = self.status_of_excess(distance, is_sure);
        self.claim(About::Simplex, status, Fact::Encloses);
    }

    // ---- The polytope -----------------------------------------------------------------------------------------

    pub(super) fn expanded(&mut self, event: &epa::EpaEvent) {
        match event {
            epa::EpaEvent::Examined(epa::Examined { flaw: None, points }) => {
                let simplex =
                    points.iter().rev().fold(Simplex::EMPTY, |simplex, point| simplex.with_newest(*point));
                let points = SimplexPoints::of(&simplex, None, self.trace.dimension.count());
                let distance = points.and_then(|points| points.distance_to(&[]));
                self.claim(About::Simplex, self.status_of_excess(distance, true), Fact::Encloses);
            }
            epa::EpaEvent::Probed(epa::Probed { facet, gain, is_beyond, bounds, core_bounds, .. }) => {
                self.probed(*facet, *gain, *is_beyond);
                self.bound_depth(self.difference(), *core_bounds);
                if self.is_on_cores() {
                    self.bound_depth(About::Difference, *bounds);
                }
            }
            epa::EpaEvent::Examined { .. }
            | epa::EpaEvent::Inflated { .. }
            | epa::EpaEvent::Seeded { .. }
            | epa::EpaEvent::Expanded { .. } => {}
        }
    }

    fn probed(&mut self, facet: usize, gain: f64, is_beyond: bool) {
        let Some(growth) = self.state.growth.as_ref() else { return };
        let Some(facet) = growth.facets.get(facet).and_then(Option::as_ref) else { return };
        let corners = facet.corners.clone();
        // The plane of the facet compared with the support point along its normal, which is of length one.
        let support_value = self.shapes.support_value(self.is_on_cores(), facet.normal) - facet.distance;
        let (error, fact) = if is_beyond {
            ((support_value - gain).abs(), Fact::ReachesBeyond { corners, by: gain })
        } else {
            (support_value, Fact::Supports { corners })
        };
        // The computed normal of a thin facet is off by more than roundoff, and its plane may support all the same.
        let is_exact = || {
            let vertices = corners_of(&growth.points, &facet.corners)?;
            Shapes::supports(&self.shapes.exact()?, &vertices, facet.normal)
        };
        let status = match self.status_within(error) {
            Status::Refuted if !is_beyond && is_exact() == Some(true) => Status::Within(error),
            status => status,
        };
        self.claim(self.difference(), status, fact);
    }
}

/// Returns the vertex pairs of the corners of a facet. Returns `None` for curved shapes.
fn corners_of(points: &[SupportPoint<DVec3>], corners: &[usize]) -> Option<Vec<(usize, usize)>> {
    corners.iter().map(|corner| points.get(*corner).and_then(|it| it.index_p.zip(it.index_q))).collect()
}
