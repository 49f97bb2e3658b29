//! The true verdict on a pair, and whether an algorithm gives it.

use super::Fault;
use crate::gjk::{self, Algorithm, Query, Reference, Settings, Verdict};

/// The true verdict on a pair, independent of the algorithm of the query: `robust` leads the way, and its result is
/// proved.
pub fn truth(query: &Query<'_>) -> Reference {
    let settings = Settings { algorithm: Algorithm::Robust, ..query.settings.sound() };
    gjk::reference(query, &gjk::decide(&Query { settings, ..*query }))
}

/// The fault of a verdict; none where it is right, or where the reference cannot tell.
pub fn fault_of(verdict: Verdict, reference: &Reference) -> Option<Fault> {
    if reference.agrees_with(verdict) {
        return None;
    }
    Some(match (verdict, reference.verdict) {
        (Verdict::Undecided, _) => Fault::Undecided,
        (Verdict::Touching, _) | (_, Verdict::Touching) => Fault::Touch,
        (Verdict::Separate, _) => Fault::FalseNo,
        (Verdict::Overlap, _) => Fault::FalseYes,
    })
}
