//! One sentence more where a length or a coordinate of a step is refuted by exact arithmetic. Signs, regions and verdicts
//! say so in their own sentences.

use super::Telling;
use super::span::Narration;
use crate::gjk::claim::{Fact, Length, Status};

pub(super) fn doubts(telling: &Telling<'_>, out: &mut Narration) {
    let mut told: Vec<&str> = Vec::new();
    for claim in telling.claims.iter().filter(|claim| claim.status == Status::Refuted) {
        let words = match &claim.fact {
            Fact::Foot { letters, .. } if letters.len() > telling.dimension().count() => {
                " Roundoff has spoiled these coordinates: the true ones are others."
            }
            Fact::Foot { .. } => " Roundoff has spoiled these coordinates: the true foot lies elsewhere.",
            Fact::NearestPoint { .. } => " Roundoff has moved that point: the true one lies elsewhere.",
            Fact::LowerBound { of: Length::Distance, .. } | Fact::UpperBound { of: Length::Distance, .. } => {
                " Roundoff has spoiled this bound: the true distance is beyond it."
            }
            Fact::LowerBound { of: Length::Depth, .. } | Fact::UpperBound { of: Length::Depth, .. } => {
                " Roundoff has spoiled this bound: the true depth is beyond it."
            }
            Fact::Supports { .. } | Fact::ReachesBeyond { .. } => {
                " Roundoff has spoiled that length: in truth it is another."
            }
            _ => continue,
        };
        if !told.contains(&words) {
            told.push(words);
            out.push(words);
        }
    }
}
