//! Rulings: the region in which the origin was found, and the reason why it is in no other.

use super::Search;
use crate::geometry::{Dimension, Vector};
use crate::gjk::region::{Grounds, Region, RegionRuling};
use crate::gjk::trace::{Event, Recorder, Ruled};

impl<V: Vector, R: Recorder> Search<'_, V, R> {
    /// Records the region in which the origin was found, and the reason why it is in no other. `not_asked` are regions
    /// that the algorithm passed over.
    pub(in crate::gjk) fn rule(&mut self, chosen: Region, not_asked: &[Region]) {
        self.rule_in(self.dimension, chosen, false, not_asked);
    }

    /// Records the region and its rulings, and that the origin lies on the feature of the region itself.
    pub(in crate::gjk) fn rule_on(&mut self, chosen: Region) {
        self.rule_in(self.dimension, chosen, true, &[]);
    }

    /// Records the region and its rulings for a search in this dimension, in the projection along the other axes.
    pub(in crate::gjk) fn rule_in(
        &mut self,
        dimension: Dimension,
        chosen: Region,
        on_feature: bool,
        not_asked: &[Region],
    ) {
        let points = self.simplex.len();
        let passed_over = self.passed_over;
        let secured = self.is_aimed && self.has_sound_regions();
        // A face that was never tested may be nearer than the one that was taken.
        let is_hasty = |region: &Region| matches!(region, Region::Face(..));
        self.is_aimed = secured && passed_over.iter().all(Option::is_none) && !not_asked.iter().any(is_hasty);
        let secured_choice = self.is_aimed;
        self.recorder.record(|| {
            let not_asked: Vec<Region> =
                not_asked.iter().copied().chain(passed_over.into_iter().flatten()).collect();
            let mut findings =
                RegionRuling::all(points, dimension, chosen, &not_asked, Grounds::ReachTest, secured);
            for finding in findings.iter_mut().filter(|finding| !finding.ruling.is_by_argument()) {
                finding.secured &= secured_choice;
            }
            Event::Ruled(Ruled { chosen, on_feature, findings })
        });
    }

    /// Records where the nearest point of the simplex was found, after its features were weighed: those at A, or
    /// [all](Grounds::AllWeights) of them.
    pub(in crate::gjk) fn rule_by_weights(&mut self, chosen: Region, grounds: Grounds) {
        let (points, dimension) = (self.simplex.len(), self.dimension);
        self.recorder.record(|| {
            Event::Ruled(Ruled {
                chosen,
                on_feature: false,
                findings: RegionRuling::all(points, dimension, chosen, &[], grounds, true),
            })
        });
    }

    /// Returns whether no planted defect spoils the tests of regions.
    pub(super) fn has_sound_regions(&self) -> bool {
        self.defects.is_none() || self.defects.iter().all(|defect| !defect.spoils_regions())
    }
}
