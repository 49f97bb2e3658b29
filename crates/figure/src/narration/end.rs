//! Sentences about the next direction, the end of a run, and its meaning.

use glam::DVec3;

use super::feature::{extent_of, with_letters};
use super::region::is_on_border;
use super::support::look_alike;
use super::symptom::is_in_cycle;
use super::telling::{Telling, claimed, has_vertices};
use super::{Explanation, Message, Narration, enumerated, listed, message, named, nearest, said, say, told};
use crate::gjk::claim::{self, BoundedLength, Claim, Fact, Status};
use crate::gjk::{
    Algorithm, Cause, Defect, Event, PlaneQuestion, Reference, Region, Sign, Termination, Tested, Trace,
    Verdict,
};
use crate::message::text;
use crate::number::primitive;

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
        return told::error(external);
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
        Cause::Roundoff(precision) => message!("cause-roundoff"; precision = precision.name(), code),
    }))
}

pub(super) fn redirected(telling: &Telling<'_>, direction: DVec3, exactly_zero: bool, out: &mut Explanation) {
    if exactly_zero {
        return zero_direction(telling, out);
    }
    let state = &telling.state;
    let toward = claimed!(telling, Fact::Towards { letters, .. } => letters.as_slice());
    let toward = toward.filter(|(_, claim)| claim.status != Status::Concluded);
    let case = match toward {
        Some((_, Claim { status: Status::Refuted, .. })) => "astray",
        Some((&[_], _)) => "vertex",
        Some(_) => "feature",
        None if is_in_span(telling) => "level",
        None if state.contained => "contained",
        None if direction == -state.asked => "opposite",
        None => "other",
    };
    let letters = toward.map(|(letters, _)| letters);
    let feature = letters.or_else(|| state.region.as_ref().map(Region::letters));
    out.add(&message!(telling, "redirected";
        feature, direction = scaled(telling, direction), :case, is_normalized: is_normalized(telling, direction),
        is_contained: state.contained && matches!(case, "level" | "contained")
    ));
}

/// Returns whether the code searches along the unit vector of a direction, not along the direction as computed.
fn is_normalized(telling: &Telling<'_>, direction: DVec3) -> bool {
    let next = telling.trace.events.get(telling.state.step + 1);
    telling.trace.algorithm == Algorithm::Cinkes
        && matches!(next, Some(Event::Supported(next)) if next.direction != direction)
}

/// Returns whether the plane of the chosen face contains the origin, so that no direction leads toward the origin.
/// Other faces may also be level with the origin, or have no normal.
fn is_in_span(telling: &Telling<'_>) -> bool {
    let Some(region @ Region::Face(..)) = telling.state.region else { return false };
    let is_level = |tested: &Tested| {
        let PlaneQuestion::OverFace { face } = tested.test.question else { return false };
        let is_found = face.iter().all(|letter| region.letters().contains(letter));
        is_found && tested.sign == Sign::Zero && tested.test.normal != DVec3::ZERO
    };
    telling.state.tests.iter().any(is_level)
}

/// Formats a direction with its primitive form: `(−336, −480) = 48·(−7, −10)`.
fn scaled(telling: &Telling<'_>, direction: DVec3) -> Narration {
    let primitive = primitive(direction);
    let product = primitive.map(|(factor, vector)| say!(" = ", factor, "·", telling.components(vector)));
    say!(telling.components(direction), product)
}

fn zero_direction(telling: &Telling<'_>, out: &mut Explanation) {
    let on = claimed!(telling, Fact::OriginOn { letters } => letters.as_slice());
    let (letters, status) =
        on.map_or((&[][..], Status::Concluded), |(letters, claim)| (letters, claim.status));
    let is_point = matches!(*telling.state.points(letters), [a, b] if a == b);
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
    let (feature, span, points) = (with_letters(letters), extent_of(letters), listed(letters));
    out.add(&message!(telling, "redirected-nowhere"; feature, span, points, :place, :effect));
}

pub(super) fn on_cores([radius_p, radius_q]: [f64; 2], out: &mut Explanation) {
    let [has_radius_p, has_radius_q] = [radius_p, radius_q].map(|radius| radius > 0.0);
    out.add(&message!("run-on-cores"; radius_p, radius_q, :has_radius_p, :has_radius_q));
}

pub(super) fn ended(telling: &Telling<'_>, termination: Termination, out: &mut Explanation) {
    let outcome = &telling.trace.outcome;
    let (message, is_stated) = end(telling, termination, out);
    if let Some(message) = message {
        out.add(&message);
    }
    let without_decision = matches!(termination, Termination::Degenerate | Termination::IterationLimit);
    let answer = outcome.answer.filter(|_| without_decision);
    let verdict = if is_stated { "stated" } else { outcome.verdict.name() };
    out.add(&message!(telling, "end-verdict"; count: outcome.supports, :answer, :verdict));
}

/// The sentence about an end, and whether the sentence states the verdict. `None` for external runs, which have words
/// of their own.
type End = (Option<Message>, bool);

fn end(telling: &Telling<'_>, termination: Termination, out: &mut Explanation) -> End {
    let (algorithm, outcome) = (telling.trace.algorithm, &telling.trace.outcome);
    let (message, is_stated) = match termination {
        Termination::SeparatingAxis => return separated(telling),
        Termination::OriginEnclosed => match telling.status_of(|fact| matches!(fact, Fact::Encloses)) {
            Some(status) => enclosed(telling, status),
            None => (message!(telling, "end-surrounded"), true),
        },
        Termination::OriginOnBoundary if outcome.verdict != Verdict::Touching => {
            (message!(telling, "end-common-point"), false)
        }
        Termination::OriginOnBoundary => (message!(telling, "end-touching"), true),
        Termination::ZeroDirection => (message!(telling, "end-no-direction"), false),
        Termination::Degenerate => {
            (message!("end-degenerate"; has_defects: !telling.trace.defects.is_none()), false)
        }
        Termination::Converged if algorithm == Algorithm::Distance => (converged(telling, out), false),
        Termination::Converged => (message!(telling, "end-no-progress"), true),
        Termination::Cycle { length } => (message!(telling, "end-cycle"; :length), false),
        Termination::IterationLimit => {
            let is_djonov = algorithm == Algorithm::Djonov && outcome.answer == Some(true);
            (message!("end-limit"; :is_djonov), false)
        }
        Termination::External => return (None, false),
    };
    (Some(message), is_stated)
}

/// Describes the end of a run whose simplex contains the origin: inside, or on its boundary, which published code
/// counts as inside.
fn enclosed(telling: &Telling<'_>, status: Status) -> (Message, bool) {
    let is_inside = claim::true_region(telling.trace, &telling.state) == Some(Region::Interior);
    if status == Status::Refuted {
        (message!(telling, "end-encloses-wrong"), false)
    } else if !is_inside {
        (message!(telling, "end-encloses-border"; is_exact: is_on_border(telling)), false)
    } else if telling.is_wrong() {
        (message!(telling, "end-encloses-outside"), false)
    } else {
        (message!(telling, "end-encloses"; is_concluded: status == Status::Concluded), true)
    }
}

/// Describes the end of a run whose last direction separates the shapes, or does so according to the algorithm.
fn separated(telling: &Telling<'_>) -> End {
    let Some(supported) = telling.state.supported else { return (None, false) };
    let extends = telling.extends_past_origin();
    let (message, is_stated) = match telling.separating() {
        Some((_, gap, status)) if status != Status::Refuted => (message!("end-separated"; gap), true),
        None if telling.state.settled.is_some() => {
            (message!("end-separated-settled"; has_vertices: has_vertices(telling.trace)), true)
        }
        None if supported.support_value == 0.0 => {
            let is_exact = status_of_last_reach(telling) == Status::Proved;
            (message!(telling, "end-rejected-at-zero"; has_past: extends, :is_exact), false)
        }
        None if !extends => (message!(telling, "end-level"), false),
        _ => (message!(telling, "end-separated-wrong"), false),
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

/// Describes the end of a distance query: the two bounds meet, or come no closer.
fn converged(telling: &Telling<'_>, out: &mut Explanation) -> Message {
    let least = claimed!(telling, Fact::LowerBound { of: BoundedLength::Distance, value } => *value);
    let most = telling.state.last_approach.as_ref().map(|approach| approach.core_bounds[1]);
    let (Some((least, _)), Some(most)) = (least, most) else { return message!("end-converged-roundoff") };
    if let Some(radii) = telling.state.cores {
        nearest::with_radii(telling, radii, true, out);
    }
    let has_vertices = has_vertices(telling.trace);
    if has_vertices && !look_alike(least, most) {
        return message!(telling, "end-converged-apart"; least, most);
    }
    message!(telling, "end-converged"; least, most, within = (most - least).max(0.0), :has_vertices)
}
