//! The words for a step of the run, in the forms that the window shows.

use crate::figure::Ties;
use crate::figure::narration::{self, Explanation, Narration};
use crate::figure::spoken::spoken;

/// The words for a step, joined once: the window shows them in every frame.
#[derive(Clone, Debug, Default)]
pub(crate) struct StepWords {
    /// The words by importance.
    pub(crate) explanation: Explanation,
    /// The evidence and the consequence.
    pub(crate) reasons: Narration,
    /// All parts except `more`.
    pub(crate) brief: Narration,
    /// All parts and the ties, for speech and Braille.
    pub(crate) spoken: String,
    /// The tied vertices, if there are any.
    pub(crate) tied: Narration,
}

impl StepWords {
    /// Joins the parts of an explanation.
    pub(crate) fn of(explanation: Explanation, ties: Option<&Ties>) -> Self {
        let tied = ties.map(narration::tied).unwrap_or_default();
        let whole = format!("{} {}", explanation.whole().to_plain(), tied.to_plain());
        Self {
            reasons: explanation.reasons(),
            brief: explanation.brief(),
            spoken: spoken(whole.trim()),
            tied,
            explanation,
        }
    }
}
