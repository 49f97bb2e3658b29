//! Checks the answers of a solver about a pair against exact numbers. Only the first error counts. The steps come
//! first, in order; then the end of the case, the answer and the lengths.

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
use super::claims::{ClaimedPart, Declared};
use super::dialogue::{End, SolverAnswers};
use super::finding::{Finding, FindingKind};
use super::protocol::Touch;
use super::school;
use step::StepFindings;

use crate::message::text;
pub use tolerance::AuditTolerance;

/// The findings about a run.
#[derive(Clone, Debug, Default)]
pub(super) struct RunFindings {
    /// The first error.
    pub(super) finding: Option<Finding>,
    /// The first step that is unusual, but harmless in this run.
    pub(super) unusual: Option<Finding>,
    /// Sentences about earlier steps that are right only within a tolerance that the run names.
    pub(super) by_tolerance: Vec<String>,
}

/// Returns the first error of a solver whose every step is judged as a step of GJK.
pub fn first_error(
    case: &Case,
    told: &SolverAnswers,
    touch: Touch,
    tolerance: AuditTolerance,
) -> Option<Finding> {
    examine(case, told, Some(touch), tolerance, &Declared::all()).finding
}

/// Returns the first error, the first unusual step, and the decisions by tolerance. If `touch` is `None`, only the
/// steps are examined, since the shapes of the run are unknown.
pub(super) fn examine(
    case: &Case,
    told: &SolverAnswers,
    touch: Option<Touch>,
    tolerance: AuditTolerance,
    declared: &Declared,
) -> RunFindings {
    let answered =
        told.support.and_then(|(question, said)| support::question(case, &question, said, tolerance));
    if answered.is_some() && declared.includes(ClaimedPart::Support) {
        return RunFindings { finding: answered, ..RunFindings::default() };
    }
    let StepFindings { error, unusual, is_endless, by_tolerance } =
        step::examine(case, told, tolerance, declared);
    let said = told.answer.as_ref();
    let error = error.or_else(|| {
        let touch = touch?;
        end(&told.end)
            .or_else(|| said.and_then(|said| answer::error(case, told, said, touch)))
            .or_else(|| told.not_finite.as_ref().map(length::not_finite))
            .or_else(|| said.and_then(|said| length::error(case, said, tolerance)))
    });
    // An unusual step explains the wrong end of a run, except of a school whose steps are all unusual.
    let is_blamed = unusual.is_some() && (error.is_some() || is_endless);
    let (finding, unusual) = match (unusual, error) {
        (Some(unusual), error) if is_blamed => match school::of_other_steps(case, told) {
            Some(_) => (error, None),
            None => (Some(unusual), None),
        },
        (unusual, error) => (error, unusual),
    };
    RunFindings { finding, unusual, by_tolerance }
}

fn end(end: &End) -> Option<Finding> {
    let (kind, sentence) = match end {
        End::Answered => return None,
        End::Timeout => (FindingKind::Timeout, text!("judge-timeout").to_owned()),
        End::Crash(how) => (FindingKind::Crash, text!("judge-crash"; how = how)),
        End::Garbage(what) => (FindingKind::Garbage, text!("judge-garbage"; what = what)),
    };
    Some(Finding { kind, step: None, sentence, exact: Value::Null })
}
