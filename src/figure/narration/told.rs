//! Sentences about the run of another program: the data of its trace, and the truth as far as it can be checked. They
//! name missing parts.

use super::claim::Words;
use super::message::{Explanation, message};
use super::phrases::{Listed, VertexOf};
use super::span::{Components, Narration, Number, say};
use super::telling::Telling;
use crate::geometry::Side;
use crate::gjk::claim::{About, Claim, Fact, Status, true_region};
use crate::gjk::{Event, ExternalIteration, ExternalRun, Letter, Region, Sign, Supported, Verdict};

/// Adds the sentences about a step of an external trace.
pub(super) fn told(telling: &Telling<'_>, external: &ExternalRun, event: &Event, out: &mut Explanation) {
    let given = external.of(telling.state.supports.saturating_sub(1));
    match event {
        Event::Supported(supported) => found(telling, given, supported, out),
        Event::Reduced { kept, dropped } => reduced(telling, given, (kept, dropped), out),
        Event::Redirected { direction, .. } => {
            let direction = Components(*direction, telling.dimension());
            out.add(&message!("external-direction"; direction = direction));
        }
        Event::Ended(_) => ended(telling, external, out),
        // External traces have no other event.
        _ => {}
    }
}

/// Describes the support point, and whether its vertices are the farthest.
fn found(telling: &Telling<'_>, given: ExternalIteration, supported: &Supported, out: &mut Explanation) {
    let Supported { direction, support, reach, sign, .. } = *supported;
    let components = |vector| Components(vector, telling.dimension());
    let mut point = Narration::default();
    if support.index_p.is_some() {
        say!(&mut point; VertexOf(Side::P, support.index_p), " − ", VertexOf(Side::Q, support.index_q), " = ");
    }
    point.push(components(support.point));
    if !given.has_direction {
        return out.add(&message!("external-support-blind"; point = point));
    }
    let farthest = |claim: &&Claim| matches!(claim.fact, Fact::Farthest { .. });
    let statuses: Vec<Status> = telling.claims.iter().filter(farthest).map(|claim| claim.status).collect();
    let farthest = match statuses.len() {
        2 if statuses.contains(&Status::Refuted) => "no",
        2 => "yes",
        _ => "unknown",
    };
    let sign = match sign {
        Sign::Positive => "positive",
        Sign::Negative => "negative",
        Sign::Zero => "zero",
    };
    let (direction, product) = (components(direction), Number(reach));
    out.add(&message!("external-support"; point = point, direction = direction, product = product, farthest: farthest, sign: sign));
    if let Some(about) = telling.find(|claim| {
        (matches!(claim.fact, Fact::StopsShort { .. }) && claim.status.is_fact()).then_some(claim.about)
    }) {
        let of = if about == About::CoreDifference { "cores" } else { "shapes" };
        out.add(&message!("external-separates"; about = Words(about), of: of));
    }
}

/// Describes the kept points, and the true place of the origin.
fn reduced(
    telling: &Telling<'_>,
    given: ExternalIteration,
    (kept, dropped): (&[Letter], &[Letter]),
    out: &mut Explanation,
) {
    out.add(&if given.has_simplex {
        let drops = if dropped.is_empty() { "none" } else { "some" };
        message!("external-kept"; kept = Listed(kept), dropped = Listed(dropped), drops: drops)
    } else {
        message!("external-kept-unknown")
    });
    if given.strangers > 0 {
        out.add(&message!("external-strangers"; count: given.strangers));
    }
    if !given.has_simplex || given.strangers > 0 || telling.state.lettered.len() < 2 {
        return;
    }
    let Some(region) = true_region(telling.trace, &telling.state) else { return };
    out.add(&match region {
        Region::Vertex(letter) => message!("external-region"; feature = letter, region: "vertex"),
        Region::Edge(edge) => message!("external-region"; feature = edge, region: "edge"),
        Region::Face(face, _) => message!("external-region"; feature = face, region: "face"),
        Region::Interior => message!("external-region"; feature = "", region: "inside"),
    });
}

/// Describes the answer, and whether it is true.
fn ended(telling: &Telling<'_>, external: &ExternalRun, out: &mut Explanation) {
    let outcome = &telling.trace.outcome;
    if let Some(answer) = outcome.answer {
        let mut lengths = Narration::default();
        if let Some(distance) = external.distance {
            lengths.push(message!("external-distance"; length = Number(distance)));
        }
        if let Some(depth) = external.depth {
            lengths.push(message!("external-depth"; length = Number(depth)));
        }
        let status = telling.find(|claim| matches!(claim.fact, Fact::Verdict(_)).then_some(claim.status));
        let truth = match status {
            Some(Status::Refuted) => "wrong",
            Some(Status::Proved | Status::Within(_)) if outcome.verdict == Verdict::Touching => "touch",
            Some(Status::Proved | Status::Within(_)) => "right",
            Some(Status::Concluded) | None => "unknown",
        };
        let answer = if answer { "yes" } else { "no" };
        out.add(&message!("external-answer"; lengths = lengths, answer: answer, truth: truth));
    } else {
        out.add(&message!("external-unanswered"));
    }
    if let Some(reason) = &external.breaks_off {
        out.add(&message!("external-cut"; reason = reason.clone()));
    }
}

/// Returns the error that was found in an external trace.
pub(super) fn error(external: &ExternalRun) -> Option<Narration> {
    let error = external.error.as_ref()?;
    let mut out = Narration::default();
    out.push(error.sentence.as_str());
    Some(out)
}
