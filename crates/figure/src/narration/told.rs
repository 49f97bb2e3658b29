//! Sentences about the run of another program: the data of its trace, the truth as far as it can be checked, and the
//! missing parts.

use super::feature::kind;
use super::phrases::owner;
use super::telling::Telling;
use super::{Explanation, Narration, listed, message, said};
use crate::gjk::claim::{Claim, Fact, Status, true_region};
use crate::gjk::{Event, ExternalIteration, ExternalRun, Letter, Supported, Verdict};

/// Adds the sentences about a step of an external trace.
pub(super) fn told(telling: &Telling<'_>, external: &ExternalRun, event: &Event, out: &mut Explanation) {
    let given = external.of(telling.state.supports.saturating_sub(1));
    match event {
        Event::Supported(supported) => found(telling, given, supported, out),
        Event::Reduced { kept, dropped } => reduced(telling, given, (kept, dropped), out),
        Event::Redirected { direction, .. } => {
            out.add(&message!("external-direction"; direction = telling.components(*direction)));
        }
        Event::Ended(_) => ended(telling, external, out),
        // External traces have no other event.
        _ => {}
    }
}

/// Describes the support point, and whether its vertices are the farthest.
fn found(telling: &Telling<'_>, given: ExternalIteration, supported: &Supported, out: &mut Explanation) {
    let Supported { direction, support, support_value: product, sign, .. } = *supported;
    let point = telling.point(&support);
    if !given.has_direction {
        return out.add(&message!("external-support-blind"; point));
    }
    let farthest = |claim: &&Claim| matches!(claim.fact, Fact::Farthest { .. });
    let statuses: Vec<Status> = telling.claims.iter().filter(farthest).map(|claim| claim.status).collect();
    let is_farthest = (statuses.len() == 2).then(|| !statuses.contains(&Status::Refuted));
    let direction = telling.components(direction);
    out.add(&message!("external-support"; point, direction, product, :is_farthest, :sign));
    if let Some((about, ..)) = telling.separating().filter(|(.., status)| status.is_fact()) {
        out.add(&message!("external-separates"; about, of: owner(about)));
    }
}

/// Describes the kept points, and the true place of the origin.
fn reduced(
    telling: &Telling<'_>,
    given: ExternalIteration,
    (kept, dropped): (&[Letter], &[Letter]),
    out: &mut Explanation,
) {
    let ([kept, dropped], count) = ([kept, dropped].map(listed), dropped.len());
    out.add(&message!("external-kept"; kept, dropped, :count, has_simplex: given.has_simplex));
    if given.strangers > 0 {
        out.add(&message!("external-strangers"; count: given.strangers));
    }
    if given.has_simplex && given.strangers == 0 && telling.state.lettered.len() > 1 {
        let Some(region) = true_region(telling.trace, &telling.state) else { return };
        out.add(&message!("external-region"; feature = region.letters(), region: kind(region)));
    }
}

/// Describes the answer, and whether it is true.
fn ended(telling: &Telling<'_>, external: &ExternalRun, out: &mut Explanation) {
    let outcome = &telling.trace.outcome;
    if let Some(answer) = outcome.answer {
        let mut lengths = said(external.distance.map(|length| message!("external-distance"; length)));
        lengths.push(external.depth.map(|length| message!("external-depth"; length)));
        let status = telling.status_of(|fact| matches!(fact, Fact::Verdict(_)));
        let is_touch = outcome.verdict == Verdict::Touching;
        out.add(&message!("external-answer"; lengths, :answer, :status, :is_touch));
    } else {
        out.add(&message!("external-unanswered"));
    }
    if let Some(reason) = &external.breaks_off {
        out.add(&message!("external-cut"; reason = reason.as_str()));
    }
}

/// Returns the error that was found in an external trace.
pub(super) fn error(external: &ExternalRun) -> Option<Narration> {
    Some(said(external.error.as_ref()?.sentence.as_str()))
}
