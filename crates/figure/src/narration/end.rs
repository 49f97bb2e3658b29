//! Sentences about the verdict of a run, and the cause of a wrong one.

use super::symptom::is_in_cycle;
use super::{Narration, enumerated, message, named, said};
use crate::events::has_vertices;
use crate::gjk::{Cause, Reference, Trace, Verdict};
use crate::internal::ExternalRun;
use crate::message::text;

/// Returns the answer of the published code as a word: YES, NO, or NONE if it would loop forever.
pub fn answer_word(answer: Option<bool>) -> &'static str {
    match answer {
        Some(true) => text!("figure-answer-yes"),
        Some(false) => text!("figure-answer-no"),
        None => text!("figure-answer-none"),
    }
}

/// Compares the verdict of the algorithm with the independent reference: `OVERLAP after 4 support points. The
/// reference agrees.` States the cause if the verdicts differ, the distance from a touch if the reference cannot tell,
/// and whether an open question was settled.
pub fn verdict(trace: &Trace, reference: &Reference) -> Narration {
    let (judgement, is_open) = (reference.judge(trace.outcome.verdict), reference.is_open());
    let (verdict, truth) = (trace.outcome.verdict.word(), reference.verdict.word());
    let (count, tolerance) = (trace.outcome.supports, reference.tolerance);
    let is_exact = trace.outcome.settled_exactly.then(|| has_vertices(trace));
    let mut out =
        said(message!("verdict"; verdict, truth, :count, tolerance, :is_exact, :judgement, :is_open));
    if let Some(cause) = cause(trace, reference) {
        out.add(cause);
    }
    out
}

/// Explains why the algorithm's verdict differs from the truth. Returns `None` if the verdict is true.
pub fn cause(trace: &Trace, reference: &Reference) -> Option<Narration> {
    if let Some(external) = &trace.external {
        return external_error(external);
    }
    let code = named(trace.algorithm);
    Some(said(match reference.cause_of(trace)? {
        Cause::ZeroDirection => message!("cause-zero-direction"; code),
        Cause::FirstFaceWins => message!("cause-first-face"),
        Cause::TouchingPolicy => {
            // Without a rejection at 0 every touch passes; with it, a touch ends either way.
            let is_strict = trace.algorithm.rejects_at_zero();
            message!("cause-touching"; code, :is_strict, is_overlap: trace.outcome.verdict == Verdict::Overlap)
        }
        Cause::Defects(defects) => {
            let titles: Vec<String> = defects.iter().map(|defect| format!("“{}”", defect.title())).collect();
            message!("cause-defects"; count: titles.len(), titles = enumerated(titles.into_iter()))
        }
        Cause::Limit => {
            message!("cause-limit"; count: trace.outcome.supports, is_cycle: is_in_cycle(trace))
        }
        Cause::Directions => message!("cause-directions"; is_overlap: reference.verdict == Verdict::Overlap),
        Cause::Roundoff(precision) => message!("cause-roundoff"; precision = precision.name(), code),
    }))
}

/// Returns the error that was found in an external trace.
pub(super) fn external_error(external: &ExternalRun) -> Option<Narration> {
    Some(said(external.error.as_ref()?.sentence.as_str()))
}
