//! Sentences about the next direction, the end of a run, and its meaning.

use glam::DVec3;

use super::claim::Words;
use super::feature::{Extent, Points};
use super::message::{Explanation, message};
use super::nearest;
use super::number::primitive;
use super::phrases::{Listed, enumerated};
use super::region::is_on_border;
use super::span::named;
use super::span::{Components, Narration, Number, Say, named_first, say};
use super::support::{is_refuted_boundary, look_alike, zero_certainty};
use super::symptom::is_in_cycle;
use super::telling::Telling;
use super::told;
use crate::geometry::Dimension;
use crate::gjk::claim::{self, About, Claim, Fact, Length, Status};
use crate::gjk::{
    Algorithm, Cause, Defect, Event, Judgement, Question, Reference, Region, Sign, Termination, Tested,
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
    let (supports, tolerance) = (Supports(trace.outcome.supports), Number(reference.tolerance));
    let settled = if trace.outcome.settled_exactly { settled(trace) } else { "not" };
    let mut out = Narration::default();
    out.push(message!("verdict"; verdict = verdict, truth = truth, supports = supports, tolerance = tolerance, settled: settled, judgement: judgement));
    match cause(trace, reference) {
        Some(cause) => out.then(cause),
        None => out,
    }
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
    let message = match reference.cause_of(trace)? {
        Cause::ZeroDirection => message!("cause-zero-direction"; code = code),
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
            message!("cause-touching"; code = code, counts: counts)
        }
        Cause::Defects(defects) => {
            let titles: Vec<String> = defects.iter().map(|defect| format!("“{}”", defect.title())).collect();
            message!("cause-defects"; titles = enumerated(titles.iter().map(String::as_str)), count: titles.len())
        }
        Cause::Limit => {
            let kind = if is_in_cycle(trace) { "cycle" } else { "limit" };
            message!("cause-limit"; supports = Supports(trace.outcome.supports), kind: kind)
        }
        Cause::Roundoff(precision) => {
            message!("cause-roundoff"; precision = precision.name(), code = code)
        }
    };
    message.part(None)
}

/// `4 support points`
pub(super) struct Supports(pub(super) usize);

impl Say for Supports {
    fn say(self, narration: &mut Narration) {
        narration.push(message!("supports"; count: self.0));
    }
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
    let letters = match (toward, state.region) {
        (Some((letters, _)), _) => letters,
        (None, Some(region)) => region.letters().to_vec(),
        (None, None) => Vec::new(),
    };
    let mut feature = Narration::default();
    for letter in letters {
        feature.push(letter);
    }
    let view = if state.view.is_some() { "edge" } else { "whole" };
    let scaled = Scaled(direction, telling.dimension());
    out.add(&message!("redirected"; feature = feature, direction = scaled, case: case, view: view));
    if is_normalized(telling, direction) {
        out.add(&message!("redirected-normalized"; Code = named_first(telling.trace.algorithm)));
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
        let Question::OverFace { face } = tested.test.question else { return false };
        let is_found = face.iter().all(|letter| region.letters().contains(letter));
        is_found && tested.sign == Sign::Zero && tested.test.normal != DVec3::ZERO
    };
    telling.state.tests.iter().any(is_level)
}

/// A direction, and its primitive form: `(−336, −480) = 48·(−7, −10)`.
struct Scaled(DVec3, Dimension);

impl Say for Scaled {
    fn say(self, narration: &mut Narration) {
        let Self(direction, dimension) = self;
        narration.push(Components(direction, dimension));
        if let Some((factor, primitive)) = primitive(direction) {
            say!(narration; " = ", Number(factor), "·", Components(primitive, dimension));
        }
    }
}

fn zero_direction(telling: &Telling<'_>, out: &mut Explanation) {
    let on = telling.find(|claim| match &claim.fact {
        Fact::OriginOn { letters } => Some((letters.clone(), claim.status)),
        _ => None,
    });
    let (letters, status) = on.unwrap_or((Vec::new(), Status::Concluded));
    let is_on_span = telling.claims.iter().any(|claim| matches!(claim.fact, Fact::OriginOnSpan { .. }));
    let is_point = matches!(*telling.state.points(&letters), [a, b] if a == b);
    let place = match status {
        Status::Proved => "exact",
        Status::Within(_) | Status::Concluded => "within",
        Status::Refuted if is_on_span => "span",
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
    let (feature, span, points) = (Points(&letters), Extent(&letters), Listed(&letters));
    out.add(&message!("redirected-nowhere"; feature = feature, span = span, points = points, code = named(algorithm), place: place, effect: effect, of: of(telling)));
}

/// Whether the run is about the cores of P and Q, for a message.
fn of(telling: &Telling<'_>) -> &'static str {
    if telling.state.cores.is_some() { "cores" } else { "shapes" }
}

pub(super) fn on_cores([radius_p, radius_q]: [f64; 2], out: &mut Explanation) {
    let rounded = match (radius_p > 0.0, radius_q > 0.0) {
        (true, true) => "both",
        (true, false) => "p",
        (false, _) => "q",
    };
    let (radius_p, radius_q) = (Number(radius_p), Number(radius_q));
    out.add(&message!("run-on-cores"; radius_p = radius_p, radius_q = radius_q, rounded: rounded));
}

// ---- The end ------------------------------------------------------------------------------------------------

pub(super) fn ended(telling: &Telling<'_>, termination: Termination, out: &mut Explanation) {
    let outcome = &telling.trace.outcome;
    let algorithm = telling.trace.algorithm;
    let (code, first) = (named(algorithm), named_first(algorithm));
    let about = Words(About::difference(telling.state.cores.is_some()));
    let is_false = telling.claims.iter().any(is_refuted_verdict);
    let truth = if is_false { "false" } else { "true" };
    let is_stated = match termination {
        Termination::SeparatingAxis => separated(telling, out),
        Termination::OriginEnclosed if enclosing(telling).is_some() => enclosed(telling, out),
        Termination::OriginEnclosed => {
            out.add(&message!("end-surrounded"; Code = first, truth: truth));
            true
        }
        Termination::OriginOnBoundary if outcome.verdict != Verdict::Touching => {
            out.add(&message!("end-common-point"; about = about));
            false
        }
        Termination::OriginOnBoundary => {
            out.add(&message!("end-touching"; Code = first, truth: truth));
            true
        }
        Termination::ZeroDirection => {
            out.add(&message!("end-no-direction"; Code = first, code = code));
            false
        }
        Termination::Degenerate => {
            let defects = if telling.trace.defects.is_none() { "none" } else { "some" };
            out.add(&message!("end-degenerate"; defects: defects));
            false
        }
        Termination::Converged if algorithm == Algorithm::Distance => converged(telling, out),
        Termination::Converged => {
            out.add(&message!("end-no-progress"; Code = first, truth: truth));
            true
        }
        Termination::Cycle { length } => {
            out.add(&message!("end-cycle"; Code = first, length: length));
            false
        }
        Termination::IterationLimit => {
            let is_djonov = algorithm == Algorithm::Djonov && outcome.answer == Some(true);
            out.add(&message!("end-limit"; rule: if is_djonov { "djonov" } else { "own" }));
            false
        }
        // External runs have words of their own.
        Termination::External => false,
    };
    if let (Termination::Degenerate | Termination::IterationLimit, Some(answer)) =
        (termination, outcome.answer)
    {
        let answer = if answer { "yes" } else { "no" };
        out.add(&message!("end-answer"; Code = named_first(algorithm), answer: answer));
    }
    let verdict = if is_stated { "stated" } else { outcome.verdict.name() };
    out.add(&message!("end-verdict"; supports = Supports(outcome.supports), verdict: verdict));
    if is_false {
        out.add(&message!("end-false"));
    }
}

fn is_refuted_verdict(claim: &Claim) -> bool {
    matches!(claim.fact, Fact::Verdict(_)) && claim.status == Status::Refuted
}

/// Returns the certainty that the simplex contains the origin. Returns `None` without such a claim.
fn enclosing(telling: &Telling<'_>) -> Option<Status> {
    telling.find(|claim| matches!(claim.fact, Fact::Encloses).then_some(claim.status))
}

/// The simplex contains the origin: inside, or on its boundary, which the published code counts as inside. Returns
/// whether the claim states the verdict.
fn enclosed(telling: &Telling<'_>, out: &mut Explanation) -> bool {
    let first = named_first(telling.trace.algorithm);
    let about = Words(About::difference(telling.state.cores.is_some()));
    let is_inside = claim::true_region(telling.trace, &telling.state) == Some(Region::Interior);
    match enclosing(telling) {
        Some(Status::Refuted) | None => {
            out.add(&message!("end-encloses-wrong"; Code = first));
            false
        }
        Some(_) if !is_inside => {
            let certainty = if is_on_border(telling) { "sure" } else { "within" };
            out.add(&message!("end-encloses-border"; Code = first, certainty: certainty));
            false
        }
        Some(_) if telling.claims.iter().any(is_refuted_verdict) => {
            out.add(&message!("end-encloses-outside"; Code = first, about = about));
            false
        }
        Some(status) => {
            let certainty = if status == Status::Concluded { "taken" } else { "sure" };
            out.add(&message!("end-encloses"; Code = first, about = about, certainty: certainty));
            true
        }
    }
}

/// The last direction separates the shapes, or the algorithm says so. Returns whether the claim states the verdict.
fn separated(telling: &Telling<'_>, out: &mut Explanation) -> bool {
    let Some(supported) = telling.state.supported else { return false };
    let (code, first) = (named(telling.trace.algorithm), named_first(telling.trace.algorithm));
    let stops = telling.find(|claim| match claim.fact {
        Fact::StopsShort { gap, .. } => Some((gap, claim.status)),
        _ => None,
    });
    let extends = telling.claims.iter().any(is_refuted_boundary);
    let (message, is_stated) = match stops {
        Some((gap, status)) if status != Status::Refuted => {
            (message!("end-separated"; gap = Number(gap)), true)
        }
        None if telling.state.settled.is_some() => {
            (message!("end-separated-settled"; settled: settled(telling.trace)), true)
        }
        None if supported.reach == 0.0 => {
            let others = if extends { "past" } else { "none" };
            let certainty = zero_certainty(status_of_last_reach(telling));
            let message = message!(
                "end-rejected-at-zero"; Code = first, code = code, others: others, certainty: certainty
            );
            (message, false)
        }
        None if !extends => (message!("end-level"; code = code), false),
        _ => (message!("end-separated-wrong"; Code = first), false),
    };
    out.add(&message);
    is_stated
}

/// Returns the certainty of the sign of the last `A·v`.
fn status_of_last_reach(telling: &Telling<'_>) -> Status {
    let before = &telling.trace.events[..telling.state.step];
    let claims = before
        .iter()
        .rposition(|event| matches!(event, Event::Supported(_)))
        .map(|step| claim::claims(telling.trace, step));
    let reach = claims.into_iter().flatten().find(|claim| matches!(claim.fact, Fact::Reach { .. }));
    reach.map_or(Status::Concluded, |claim| claim.status)
}

/// The distance query ends when the two bounds meet. Returns that the claim does not state the verdict.
fn converged(telling: &Telling<'_>, out: &mut Explanation) -> bool {
    let least = telling.find(|claim| match claim.fact {
        Fact::LowerBound { of: Length::Distance, value } => Some(value),
        _ => None,
    });
    let most = telling.state.last_approach.as_ref().map(|approach| approach.core_bounds[1]);
    let (Some(least), Some(most)) = (least, most) else {
        out.add(&message!("end-converged-roundoff"));
        return false;
    };
    let about = Words(About::difference(telling.state.cores.is_some()));
    let difference = if telling.has_vertices() { "none" } else { "some" };
    let within = Number((most - least).max(0.0));
    out.add(&if telling.has_vertices() && !look_alike(least, most) {
        message!("end-converged-apart"; about = about, least = Number(least), most = Number(most))
    } else {
        message!("end-converged"; about = about, least = Number(least), most = Number(most), within = within, difference: difference, of: of(telling))
    });
    if let Some(radii) = telling.state.cores {
        nearest::with_radii(telling, radii, true, out);
    }
    false
}
