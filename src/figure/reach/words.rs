//! The support functions in one direction, in words.

use glam::DVec3;

use super::Reach;
use crate::figure::analysis::Analysis;
use crate::figure::narration::short;
use crate::geometry::{Dimension, Side};
use crate::gjk::Precision;
use crate::gjk::claim::tolerance_in;
use crate::words::enumerated;

/// Describes u at a step without a direction to follow. Returns `None` if u follows v.
pub fn without_direction(analysis: &Analysis, step: usize) -> Option<&'static str> {
    let direction = super::search_direction(analysis, step);
    (direction == DVec3::ZERO).then_some("v is the zero vector at this step: u lies along x in its place")
}

/// Maximum number of equally far vertices that are named; more are counted.
const MAX_NAMES: usize = 6;

impl Reach {
    /// Phrases one sentence each about P, Q and P ⊖ Q.
    pub fn words(&self, analysis: &Analysis) -> [String; 3] {
        let [p, q, sum] = self.lengths;
        let of_p = format!("P reaches {} along u{}", short(p), self.names(Side::P));
        let of_q = format!("Q reaches {} along −u{}", short(q), self.names(Side::Q));
        let near = tolerance_in(&analysis.trace, Precision::F64);
        let what = if analysis.dimension == Dimension::Two { "line" } else { "plane" };
        let meaning = if sum < -near {
            format!("below zero, so a {what} across u separates P and Q by {}", short(-sum))
        } else if sum > near {
            "above zero, so u does not separate P and Q".to_owned()
        } else {
            let how = if sum == 0.0 { "" } else { " within roundoff" };
            format!("level with O{how}, so a {what} across u touches both P and Q")
        };
        let of_sum = format!("The support function of P ⊖ Q at u is the sum, {}: {meaning}", short(sum));
        [of_p, of_q, of_sum]
    }

    /// Names the vertices: `, at p0 and p2`; empty for a curved shape.
    fn names(&self, side: Side) -> String {
        let letter = side.vertex_letter();
        match self.farthest[side as usize].as_slice() {
            [] => String::new(),
            few if few.len() <= MAX_NAMES => {
                let names: Vec<String> = few.iter().map(|index| format!("{letter}{index}")).collect();
                format!(", at {}", enumerated(&names))
            }
            many => format!(", at {} vertices", many.len()),
        }
    }
}
