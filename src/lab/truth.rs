//! What is true of a pair, and whether an algorithm says so.

use super::Fault;
use crate::gjk::{self, Algorithm, Query, Reference, Settings, Verdict};

/// What is true of a pair, whatever the algorithm of the query says: `robust` leads the way, and what it finds is proved.
pub fn truth(query: &Query<'_>) -> Reference {
    let settings = Settings { algorithm: Algorithm::Robust, ..query.settings.sound() };
    gjk::reference(query, &gjk::decide(&Query { settings, ..*query }))
}

/// What is wrong with a verdict, if anything is. Nothing is where the reference cannot tell.
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
