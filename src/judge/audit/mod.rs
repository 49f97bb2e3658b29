//! The answers of a solver about a pair, held against exact numbers. The first error counts, in the order of the steps; then
//! how the case ended, then the answer and the lengths.

mod answer;
mod direction;
mod feature;
mod length;
mod step;
mod support;
mod tolerance;
mod words;

use serde_json::Value;

use super::case::Case;
use super::dialogue::{End, Told};
use super::finding::{Finding, Kind};
use super::protocol::Touch;
pub use tolerance::Tolerance;

/// The first error, if there is one.
pub fn first_error(case: &Case, told: &Told, touch: Touch, tolerance: Tolerance) -> Option<Finding> {
    told.support
        .and_then(|(question, said)| support::question(case, &question, said, tolerance))
        .or_else(|| step::first_error(case, told, tolerance))
        .or_else(|| end(&told.end))
        .or_else(|| told.answer.as_ref().and_then(|said| answer::error(case, told, said, touch)))
        .or_else(|| told.answer.as_ref().and_then(|said| length::error(case, said, tolerance)))
}

/// The first error in the steps alone: of a run whose shapes are not known.
pub(super) fn first_wrong_step(case: &Case, told: &Told, tolerance: Tolerance) -> Option<Finding> {
    step::first_error(case, told, tolerance)
}

fn end(end: &End) -> Option<Finding> {
    let (kind, sentence) = match end {
        End::Answered => return None,
        End::Timeout => (Kind::Timeout, "There was no answer in time.".to_owned()),
        End::Crash(how) => (Kind::Crash, format!("The solver {how}.")),
        End::Garbage(what) => (Kind::Garbage, format!("A message cannot be read: {what}.")),
    };
    Some(Finding { kind, step: None, sentence, exact: Value::Null })
}
