//! Sentences about the next direction, the end of a run, and its meaning.

use glam::DVec3;

use super::claim::owner;
use super::feature::{extent_of, with_letters};
use super::region::is_on_border;
use super::support::{look_alike, zero_certainty};
use super::symptom::is_in_cycle;
use super::telling::Telling;
use super::{Explanation, Message, Narration, enumerated, listed, message, named, nearest, said, say, told};
use crate::figure::number::primitive;
use crate::gjk::claim::{self, BoundedLength, Fact, Status};
use crate::gjk::{
    Algorithm, Cause, Defect, Event, Judgement, PlaneQuestion, Reference, Region, Sign, Termination, Tested,
    Trace, Verdict,
};
use crate::message::text;

/// The answer of the published code as a word: YES, NO, or NONE if it would loop forever.
pub fn answer_word(answer: Option<bool>) -> &'static str {
    match answer {
        Some(true) => text!("figure-answer-yes"),
        Some(false) => text!("figure-answer-no"),
        None => text!("figure-answer-none"),
    }
}

/// The verdict of the algorithm beside that of the independent reference: `OVERLAP after 4 support points. The
/// reference agrees.` Says why if they differ, how close to a touch the shapes are if the reference cannot tell, and
/// whether an open question was settled.
pub fn verdict(trace: &Trace, reference: &Reference) -> Narration {
    let judgement = match reference.judge(trace.outcome.verdict) {
        Judgement::Agrees => "agrees",
        Judgement::Differs if reference.is_open() => "open",
        Judgement::Differs => "differs",
        Judgement::CannotTell => "unknown",
    };
    let (verdict, truth) = (trace.outcome.verdict.word(), reference.verdict.word());
    let (supports, tolerance) = (supports(trace.outcome.supports), reference.tolerance);
    let settled = if trace.outcome.settled_exactly { settled(trace) } else { "not" };
    let mut out = said(message!("verdict"; verdict, truth, supports, tolerance, :settled, :judgement));
    if let Some(cause) = cause(trace, reference) {
        out.add(cause);
    }
    out
}

/// How an open question was settled: exactly, or by bounds on curved shapes.
fn settled(trace: &Trace) -> &'static str {
    if trace.shapes.iter().all(|shape| shape.core_vertices().is_some()) { "exactly" } else { "bounds" }
}

/// Why the algorithm's verdict differs from the truth. Returns `None` if it does not.
pub fn cause(trace: &Trace, reference: &Reference) -> Option<Narration> {
    if let Some(external) = &trace.external {
        return told::error(external);
    }
    let code = named(trace.algorithm);
    Some(said(match reference.cause_of(trace)? {
        Cause::ZeroDirection => message!("cause-zero-direction"; code),
        Cause::FirstFaceWins => message!("cause-first-face"),
        Cause::TouchingPolicy => {
            let is_yes = trace.outcome.verdict == Verdict::Overlap;
            let counts = match (trace.algorithm.rejects_at_zero(), is_yes) {
                // Without a rejection at 0 every touch passes; with it, a touch ends either way.
                (false, true) => "overlap",
                (false, false) => "separate",
                (_, true) => "overlap-here",
                (_, false) => "separate-here",
            };
            message!("cause-touching"; code, :counts)
        }
        Cause::Defects(defects) => {
            let titles: Vec<String> = defects.iter().map(|defect| format!("“{}”", defect.title())).collect();
            let count = titles.len();
            message!("cause-defects"; titles = enumerated(titles.into_iter()), :count)
        }
        Cause::Limit => {
            let kind = if is_in_cycle(trace) { "cycle" } else { "limit" };
            message!("cause-limit"; supports = supports(trace.outcome.supports), :kind)
        }
        Cause::Roundoff(precision) => message!("cause-roundoff"; precision = precision.name(), code),
    }))
}

/// `4 support points`
pub(super) fn supports(count: usize) -> Message {
    message!("supports"; :count)
}

// ---- The next direction -------------------------------------------------------------------------------------

pub(super) fn redirected(telling: &Telling<'_>, direction: DVec3, exactly_zero: bool, out: &mut Explanation) {
    if exactly_zero {
        return zero_direction(telling, out);
    }
    let state = &telling.state;
    let toward = telling.find(|claim| match &claim.fact {
        Fact::Towards { letters, .. } if claim.status != Status::Concluded => {
            Some((letters.clone(), claim.status))
        }
        _ => None,
    });
    let case = match &toward {
        Some((_, Status::Refuted)) => "astray",
        Some((letters, _)) if letters.len() == 1 => "vertex",
        Some(_) => "feature",
        None if is_in_span(telling) => "level",
        None if state.contained => "contained",
        None if direction == -state.asked => "opposite",
        None => "other",
    };
    let feature = match (&toward, &state.region) {
        (Some((letters, _)), _) => letters.as_slice(),
        (None, Some(region)) => region.letters(),
        (None, None) => &[],
    };
    let view = if state.view.is_some() { "edge" } else { "whole" };
    out.add(&message!("redirected"; feature, direction = scaled(telling, direction), :case, :view));
    if is_normalized(telling, direction) {
        out.add(&message!("redirected-normalized"; code = telling.code()));
    }
    if state.contained && matches!(case, "level" | "contained") {
        out.add(&message!("redirected-contained"));
    }
}

/// Whether the code searches along the unit vector of a direction, and not along itself.
fn is_normalized(telling: &Telling<'_>, direction: DVec3) -> bool {
    let next = telling.trace.events.get(telling.state.step + 1);
    telling.trace.algorithm == Algorithm::Cinkes
        && matches!(next, Some(Event::Supported(next)) if next.direction != direction)
}

/// Whether the face that was found spans a plane with the origin in it, so that no direction leads toward the origin.
/// Other faces may be level with it, or have no normal at all.
fn is_in_span(telling: &Telling<'_>) -> bool {
    let Some(region @ Region::Face(..)) = telling.state.region else { return false };
    let is_level = |tested: &Tested| {
        let PlaneQuestion::OverFace { face } = tested.test.question else { return false };
        let is_found = face.iter().all(|letter| region.letters().contains(letter));
        is_found && tested.sign == Sign::Zero && tested.test.normal != DVec3::ZERO
    };
    telling.state.tests.iter().any(is_level)
}

/// A direction, and its primitive form: `(−336, −480) = 48·(−7, −10)`.
fn scaled(telling: &Telling<'_>, direction: DVec3) -> Narration {
    let primitive = primitive(direction);
    let product = primitive.map(|(factor, vector)| say!(" = ", factor, "·", telling.components(vector)));
    say!(telling.components(direction), product)
}

fn zero_direction(telling: &Telling<'_>, out: &mut Explanation) {
    let on = telling.find(|claim| match &claim.fact {
        Fact::OriginOn { letters } => Some((letters.clone(), claim.status)),
        _ => None,
    });
    let (letters, status) = on.unwrap_or((Vec::new(), Status::Concluded));
    let is_point = matches!(*telling.state.points(&letters), [a, b] if a == b);
    let place = match status {
        Status::Proved => "exact",
        Status::Within(_) | Status::Concluded => "within",
        Status::Refuted if telling.status_of(|it| matches!(it, Fact::OriginOnSpan { .. })).is_some() => {
            "span"
        }
        Status::Refuted if is_point => "point",
        Status::Refuted => "elsewhere",
    };
    let (algorithm, defects) = (telling.trace.algorithm, telling.trace.defects);
    let effect = match algorithm {
        Algorithm::Distance if status == Status::Refuted => "taken",
        Algorithm::Distance => "shared",
        Algorithm::Robust if defects.contains(Defect::NoZeroGuard) => "unguarded",
        Algorithm::Robust => "surrounded",
        _ if algorithm.rejects_at_zero() || defects.contains(Defect::RejectsAtZero) => "rejected",
        _ => "passed",
    };
    let (feature, span, points) = (with_letters(&letters), extent_of(&letters), listed(&letters));
    out.add(&message!("redirected-nowhere";
        feature, span, points, code = telling.code(), :place, :effect, of: owner(telling.difference())
    ));
}

pub(super) fn on_cores([radius_p, radius_q]: [f64; 2], out: &mut Explanation) {
    let rounded = match (radius_p > 0.0, radius_q > 0.0) {
        (true, true) => "both",
        (true, false) => "p",
        (false, _) => "q",
    };
    out.add(&message!("run-on-cores"; radius_p, radius_q, :rounded));
}

// ---- The end ------------------------------------------------------------------------------------------------

pub(super) fn ended(telling: &Telling<'_>, termination: Termination, out: &mut Explanation) {
    let outcome = &telling.trace.outcome;
    let (message, is_stated) = end(telling, termination, out);
    if let Some(message) = message {
        out.add(&message);
    }
    if let (Termination::Degenerate | Termination::IterationLimit, Some(answer)) =
        (termination, outcome.answer)
    {
        let answer = if answer { "yes" } else { "no" };
        out.add(&message!("end-answer"; code = telling.code(), :answer));
    }
    let verdict = if is_stated { "stated" } else { outcome.verdict.name() };
    out.add(&message!("end-verdict"; supports = supports(outcome.supports), :verdict));
    if telling.is_wrong() {
        out.add(&message!("end-false"));
    }
}

/// The sentence about an end, and whether it states the verdict. External runs have words of their own.
type End = (Option<Message>, bool);

fn end(telling: &Telling<'_>, termination: Termination, out: &mut Explanation) -> End {
    let code = telling.code();
    let (algorithm, outcome) = (telling.trace.algorithm, &telling.trace.outcome);
    let truth = if telling.is_wrong() { "false" } else { "true" };
    let (message, is_stated) = match termination {
        Termination::SeparatingAxis => return separated(telling),
        Termination::OriginEnclosed => match telling.status_of(|fact| matches!(fact, Fact::Encloses)) {
            Some(status) => enclosed(telling, status),
            None => (message!("end-surrounded"; code, :truth), true),
        },
        Termination::OriginOnBoundary if outcome.verdict != Verdict::Touching => {
            (message!("end-common-point"; about = telling.difference()), false)
        }
        Termination::OriginOnBoundary => (message!("end-touching"; code, :truth), true),
        Termination::ZeroDirection => (message!("end-no-direction"; code), false),
        Termination::Degenerate => {
            let defects = if telling.trace.defects.is_none() { "none" } else { "some" };
            (message!("end-degenerate"; :defects), false)
        }
        Termination::Converged if algorithm == Algorithm::Distance => (converged(telling, out), false),
        Termination::Converged => (message!("end-no-progress"; code, :truth), true),
        Termination::Cycle { length } => (message!("end-cycle"; code, :length), false),
        Termination::IterationLimit => {
            let is_djonov = algorithm == Algorithm::Djonov && outcome.answer == Some(true);
            (message!("end-limit"; rule: if is_djonov { "djonov" } else { "own" }), false)
        }
        Termination::External => return (None, false),
    };
    (Some(message), is_stated)
}

/// The simplex contains the origin: inside, or on its boundary, which the published code counts as inside.
fn enclosed(telling: &Telling<'_>, status: Status) -> (Message, bool) {
    let (code, about) = (telling.code(), telling.difference());
    let is_inside = claim::true_region(telling.trace, &telling.state) == Some(Region::Interior);
    if status == Status::Refuted {
        (message!("end-encloses-wrong"; code), false)
    } else if !is_inside {
        let certainty = if is_on_border(telling) { "sure" } else { "within" };
        (message!("end-encloses-border"; code, :certainty), false)
    } else if telling.is_wrong() {
        (message!("end-encloses-outside"; code, about), false)
    } else {
        let certainty = if status == Status::Concluded { "taken" } else { "sure" };
        (message!("end-encloses"; code, about, :certainty), true)
    }
}

/// The last direction separates the shapes, or the algorithm says so.
fn separated(telling: &Telling<'_>) -> End {
    let Some(supported) = telling.state.supported else { return (None, false) };
    let code = telling.code();
    let extends = telling.extends_past_origin();
    let (message, is_stated) = match telling.separating() {
        Some((_, gap, status)) if status != Status::Refuted => (message!("end-separated"; gap), true),
        None if telling.state.settled.is_some() => {
            (message!("end-separated-settled"; settled: settled(telling.trace)), true)
        }
        None if supported.reach == 0.0 => {
            let others = if extends { "past" } else { "none" };
            let certainty = zero_certainty(status_of_last_reach(telling));
            (message!("end-rejected-at-zero"; code, :others, :certainty), false)
        }
        None if !extends => (message!("end-level"; code), false),
        _ => (message!("end-separated-wrong"; code), false),
    };
    (Some(message), is_stated)
}

/// Returns the certainty of the sign of the last `A·v`.
fn status_of_last_reach(telling: &Telling<'_>) -> Status {
    let before = &telling.trace.events[..telling.state.step];
    let step = before.iter().rposition(|event| matches!(event, Event::Supported(_)));
    let last = step.map(|step| Telling::of(telling.trace, step));
    let status = last.and_then(|last| last.status_of(|fact| matches!(fact, Fact::Reach { .. })));
    status.unwrap_or(Status::Concluded)
}

/// The distance query ends when the two bounds meet.
fn converged(telling: &Telling<'_>, out: &mut Explanation) -> Message {
    let least = telling.find(|claim| match claim.fact {
        Fact::LowerBound { of: BoundedLength::Distance, value } => Some(value),
        _ => None,
    });
    let most = telling.state.last_approach.as_ref().map(|approach| approach.core_bounds[1]);
    let (Some(least), Some(most)) = (least, most) else { return message!("end-converged-roundoff") };
    if let Some(radii) = telling.state.cores {
        nearest::with_radii(telling, radii, true, out);
    }
    let about = telling.difference();
    if telling.has_vertices() && !look_alike(least, most) {
        return message!("end-converged-apart"; about, least, most);
    }
    let difference = if telling.has_vertices() { "none" } else { "some" };
    let within = (most - least).max(0.0);
    message!("end-converged"; about, least, most, within, :difference, of: owner(about))
}
