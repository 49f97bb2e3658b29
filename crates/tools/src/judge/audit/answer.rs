//! Checks the yes or no. If it is wrong, the certificate of the reference verdict says why.

use glam::DVec3;
use serde_json::{Value, json};

use super::words::{short, shown};
use crate::exchange::Proof;
use crate::gjk::{self, Algorithm, Verdict};
use crate::judge::case::Case;
use crate::judge::dialogue::SolverAnswers;
use crate::judge::finding::{Finding, FindingKind};
use crate::judge::protocol::{SolverAnswer, Touch, vector};
use crate::message::text;

pub(super) fn error(case: &Case, told: &SolverAnswers, said: &SolverAnswer, touch: Touch) -> Option<Finding> {
    let is_right = match case.reference.verdict {
        Verdict::Overlap => said.intersects,
        Verdict::Separate => !said.intersects,
        // A touch of curved shapes is never certain; the policy decides as for any other touch. The
        // reference never gives UNDECIDED.
        Verdict::Touching | Verdict::Undecided => touch.allows(said.intersects),
    };
    if is_right {
        return None;
    }
    let truth = truth(case);
    let sentence = match last_reach(case, told) {
        Some((step, v, reach)) if !said.intersects && reach > 0.0 => text!(
            "judge-answer-after-step"; step = step.to_string(), reach = short(reach), v = shown(v, case), truth = truth,
        ),
        _ if said.intersects => text!("judge-answer-yes"; truth = truth),
        _ => text!("judge-answer-no"; truth = truth),
    };
    Some(Finding { kind: FindingKind::Answer, step: None, sentence, exact: proof(case) })
}

/// The reason why the true verdict is true.
fn truth(case: &Case) -> String {
    let certificate = &case.reference.certificate;
    let point = certificate.common_point().map(|common| shown(common.point, case)).unwrap_or_default();
    let axis =
        certificate.axis().map(|axis| (shown(axis.direction, case), short(axis.gap))).unwrap_or_default();
    match case.reference.verdict {
        Verdict::Overlap => text!("judge-truth-overlap"; point = point),
        Verdict::Separate => {
            text!("judge-truth-separate"; axis = axis.0, gap = axis.1)
        }
        Verdict::Touching | Verdict::Undecided => {
            text!("judge-truth-touching"; point = point, axis = axis.0)
        }
    }
}

/// The last step with a known direction and newest point: its number, v and A·v.
fn last_reach(case: &Case, told: &SolverAnswers) -> Option<(usize, DVec3, f64)> {
    let step = told.steps.last()?;
    let v = vector(step.v.as_deref()?, case.dimension())?;
    let a = vector(step.a.as_deref()?, case.dimension())?;
    Some((told.steps.len(), v, a.dot(v)))
}

/// The proof of the true verdict, as `trace` and `check` print it.
fn proof(case: &Case) -> Value {
    let trace = gjk::run(&case.query(Algorithm::Robust));
    let proof = serde_json::to_value(Proof::of(&trace, &case.reference));
    json!({ "proof": proof.unwrap_or_default() })
}
