//! The support functions in one direction, in words.

use glam::DVec3;

use super::Reach;
use crate::analysis::Analysis;
use crate::explain::claim::tolerance_in;
use crate::geometry::{Dimension, Side};
use crate::gjk::Precision;
use crate::message::text;
use crate::narration::{enumerated, short, vertex_of};

/// Describes u at a step without a direction to follow. Returns `None` if u follows v.
pub fn without_direction(analysis: &Analysis, step: usize) -> Option<&'static str> {
    let direction = super::search_direction(analysis, step);
    (direction == DVec3::ZERO).then_some(text!("figure-v-is-the-zero-vector"))
}

/// Maximum number of equally far vertices that are named; more are counted.
const MAX_NAMES: usize = 6;

impl Reach {
    /// Phrases one sentence each about P, Q and P ⊖ Q.
    pub fn words(&self, analysis: &Analysis) -> [String; 3] {
        let [p, q, sum] = self.lengths;
        let near = tolerance_in(&analysis.trace, Precision::F64);
        let dimension = if analysis.dimension == Dimension::Two { "two" } else { "three" };
        let sign = match sum {
            _ if sum < -near => "below",
            _ if sum > near => "above",
            0.0 => "exact",
            _ => "within",
        };
        let of_sum = text!(
            "figure-the-support-function-is";
            sum = short(sum), sign = sign, dimension = dimension, gap = short(-sum)
        );
        [self.along(Side::P, p), self.along(Side::Q, q), of_sum]
    }

    /// States the support value of a shape, and the vertices that attain it.
    fn along(&self, side: Side, value: f64) -> String {
        let farthest = &self.farthest[side as usize];
        let vertices = match farthest.len() {
            0 => "none",
            count if count <= MAX_NAMES => "named",
            _ => "counted",
        };
        let names = enumerated(farthest.iter().take(MAX_NAMES).map(|index| vertex_of(side, Some(*index))));
        text!(
            "figure-reaches-along";
            side = side.name(), value = short(value), vertices = vertices, names = names.to_plain(),
            count = farthest.len()
        )
    }
}
