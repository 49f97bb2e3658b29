//! The questions that an event answers.

use std::sync::Arc;

use super::question::{AnswerChoice, Prediction};
use crate::analysis::Analysis;
use crate::events::meaning;
use crate::gjk::{Event, State, Trace, Verdict};
use crate::message::text;
use crate::narration;

/// The question about the verdict. Pages of lessons ask it at any step, so it does not mention the shown
/// step.
pub fn verdict_question() -> &'static str {
    text!("figure-which-verdict")
}

/// Returns the questions that the event at this index of [`Trace::events`] answers, in order. Empty for an event that
/// decides nothing, and for the first event, before which nothing is shown.
pub fn predictions(analysis: &Analysis, event: usize) -> Vec<Prediction> {
    let trace = &analysis.trace;
    let (Some(before), Some(next)) = (event.checked_sub(1), trace.events.get(event)) else {
        return Vec::new();
    };
    meaning(next).questions(&Asking { analysis, event, before: analysis.state(before) })
}

/// A run before one of its events.
pub(crate) struct Asking<'a> {
    pub(crate) analysis: &'a Analysis,
    /// The index of the event, which answers the questions.
    pub(crate) event: usize,
    /// The state before the event.
    pub(crate) before: Arc<State>,
}

impl Asking<'_> {
    pub(crate) const fn trace(&self) -> &Trace {
        &self.analysis.trace
    }

    /// Returns the sentences about the event, the reason why an answer is right.
    pub(crate) fn reason(&self) -> String {
        narration::narrate(self.trace(), self.event).to_plain()
    }

    /// Returns the event before.
    pub(crate) fn previous(&self) -> Option<&Event> {
        self.trace().events.get(self.event.checked_sub(1)?)
    }

    /// Returns the question about the verdict.
    pub(crate) fn verdict(&self) -> Prediction {
        let verdict = self.trace().outcome.verdict;
        let all = [Verdict::Overlap, Verdict::Touching, Verdict::Separate, Verdict::Undecided];
        let choices = all.into_iter().map(|it| AnswerChoice::new(it.word(), it == verdict)).collect();
        Prediction::of_choices(verdict_question(), choices, self.reason())
    }
}
