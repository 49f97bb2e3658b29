//! The words for a step of the run, in the forms that the window shows.

use crate::figure::Ties;
use crate::figure::narration::{self, Explanation, Narration};

/// The words for a step, joined once: the window shows them in every frame.
#[derive(Clone, Debug, Default)]
pub(crate) struct StepWords {
    /// The words by importance.
    pub(crate) explanation: Explanation,
    /// The evidence and the consequence.
    pub(crate) reasons: Narration,
    /// All parts except `more`.
    pub(crate) brief: Narration,
    /// All parts as plain text, for screen readers.
    pub(crate) whole: String,
    /// The tied vertices, if there are any.
    pub(crate) tied: Narration,
}

impl StepWords {
    /// Joins the parts of an explanation.
    pub(crate) fn of(explanation: Explanation, ties: Option<&Ties>) -> Self {
        Self {
            reasons: explanation.reasons(),
            brief: explanation.brief(),
            whole: explanation.whole().to_plain(),
            tied: ties.map(narration::tied).unwrap_or_default(),
            explanation,
        }
    }
}
