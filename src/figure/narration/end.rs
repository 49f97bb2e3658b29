//! Sentences about the next direction, the end of a run, and its meaning.

use glam::DVec3;

use super::claim::Words;
use super::feature::{Extent, Points};
use super::nearest;
use super::region::is_on_border;
use super::span::named;
use super::span::{Components, Narration, Number, Say, Span, named_first, say};
use super::support::is_refuted_boundary;
use super::symptom::is_in_cycle;
use super::telling::Telling;
use super::told;
use crate::geometry::Side;
use crate::gjk::claim::{self, About, Claim, Fact, Length, Status};
use crate::gjk::{
    Algorithm, Cause, Defect, Judgement, Letter, Outcome, Question, Reference, Region, Sign, Termination,
    Tested, Trace, Verdict,
};
use crate::words::{counted, enumerated};

/// The answer of a listing as a word: YES, NO, or NONE where it would loop for ever.
pub const fn answer_word(answer: Option<bool>) -> &'static str {
    match answer {
        Some(true) => "YES",
        Some(false) => "NO",
        None => "NONE",
    }
}

/// The verdict of the algorithm beside that of the independent reference. Where they differ, why; where the reference
/// cannot tell, how near to a touch that is; and whether roundoff had to be settled exactly. For example
/// `OVERLAP after 4 supports. The reference agrees.`
pub fn verdict(trace: &Trace, reference: &Reference) -> Narration {
    let mut out = Narration::default();
    conclusion(&trace.outcome, &mut out);
    if trace.outcome.settled_exactly {
        out.push(" The search left the question open, and exact arithmetic settled it.");
    }
    match reference.judge(trace.outcome.verdict) {
        Judgement::Agrees => out.push(" The reference agrees."),
        Judgement::Differs if reference.is_open() => {
            say!(&mut out; " The shapes are within ", Number(reference.tolerance), " of a touch.");
        }
        Judgement::Differs => say!(&mut out; " The reference DISAGREES: ", reference.verdict.word(), "."),
        Judgement::CannotTell => {
            say!(&mut out; " Within ", Number(reference.tolerance), " of a touch, the reference cannot tell.");
        }
    }
    if let Some(cause) = cause(trace, reference) {
        out.push(" ");
        out.append(cause);
    }
    out
}

/// Why the algorithm's verdict differs from the truth; none where it does not.
pub fn cause(trace: &Trace, reference: &Reference) -> Option<Narration> {
    if let Some(external) = &trace.external {
        return told::error(external);
    }
    let mut out = Narration::default();
    let cause = reference.cause_of(trace)?;
    match cause {
        Cause::ZeroDirection => {
            say!(&mut out; "The cause is a zero direction: the origin lies on the simplex, so ", Span::Direction);
            say!(&mut out; " = 0 (exactly), and the reach of 0 counts as a rejection.");
        }
        Cause::FirstFaceWins => {
            say!(&mut out; "The cause is that the first face wins: several faces see the origin, and by taking the ");
            out.push("first of them the search goes into a cycle.");
        }
        Cause::TouchingPolicy => {
            say!(&mut out; "The cause is the policy on touching: ", named(trace.algorithm), " knows no touch and counts ");
            let is_yes = trace.outcome.verdict == Verdict::Overlap;
            out.push(match (trace.algorithm.rejects_at_zero(), is_yes) {
                // Without that every touch passes; with it, a touch may come to either.
                (false, true) => "it as an overlap.",
                (false, false) => "it as apart.",
                (_, true) => "this touch as an overlap, and other touches as apart.",
                (_, false) => "this touch as apart, and other touches as overlaps.",
            });
        }
        Cause::Defects(defects) => {
            let one = defects.iter().count() == 1;
            let titles: Vec<String> = defects.iter().map(|defect| format!("“{}”", defect.title())).collect();
            say!(&mut out; "It was made wrong on purpose: ", enumerated(&titles).as_str());
            out.push(if one { " is switched on." } else { " are switched on." });
        }
        Cause::Limit => {
            let supports = counted(trace.outcome.supports, "support");
            if is_in_cycle(trace) {
                out.push(
                    "The cause is a cycle: the search comes back to the same simplex and direction, and ",
                );
                say!(&mut out; "was cut off after ", supports.as_str(), ".");
            } else {
                say!(&mut out; "The cause is the limit: the search was cut off after ", supports.as_str(), ".");
            }
        }
        Cause::Roundoff(precision) => {
            say!(&mut out; "The cause is roundoff in ", precision.name(), ": with exact sums and products ");
            say!(&mut out; named(trace.algorithm), " would have said something else.");
        }
    }
    Some(out)
}

/// `OVERLAP after 4 supports.`
fn conclusion(outcome: &Outcome, out: &mut Narration) {
    let supports = counted(outcome.supports, "support");
    say!(out; outcome.verdict.word(), " after ", supports.as_str(), ".");
}

pub(super) fn redirected(telling: &Telling<'_>, direction: DVec3, exactly_zero: bool, out: &mut Narration) {
    if exactly_zero {
        return zero_direction(telling, out);
    }
    let state = &telling.state;
    say!(out; "Look next along ", Span::Direction, " = ", Components(direction, telling.dimension()));
    let towards = telling.claims.iter().find_map(|claim| match &claim.fact {
        Fact::Towards { letters, .. } if claim.status.is_fact() => Some(letters.as_slice()),
        _ => None,
    });
    let astray = telling.claims.iter().find_map(|claim| match &claim.fact {
        Fact::Towards { letters, .. } if claim.status == Status::Refuted => Some(letters.as_slice()),
        _ => None,
    });
    if let Some(letters) = astray {
        say!(out; ", which does not point from ", Points(letters), " towards the origin");
    }
    match towards {
        Some([letter]) => say!(out; ", from ", *letter, " straight to the origin"),
        Some(letters) => say!(out; ", at right angles to ", Points(letters), " and towards the origin"),
        None if is_in_span(telling) => {
            out.push(", at right angles to the feature, in whose span the origin lies");
        }
        None if state.contained => {
            let (p, q) = (Side::P, Side::Q);
            say!(out; ": the origin lies in ", p, " ⊖ ", q, ", and it is interior only if ", p, " ⊖ ", q);
            out.push(" reaches beyond it in this direction, too");
        }
        None if direction == -state.asked => out.push(", against the first direction"),
        None => {}
    }
    out.push(if state.view.is_some() { ", in the projection along the edge." } else { "." });
}

/// Whether the feature that was found spans a line or a plane with the origin in it: then no direction leads towards it.
fn is_in_span(telling: &Telling<'_>) -> bool {
    let is_level = |tested: &Tested| {
        matches!(tested.test.question, Question::OverFace { .. }) && tested.sign == Sign::Zero
    };
    matches!(telling.state.region, Some(Region::Face(..))) && telling.state.tests.iter().any(is_level)
}

fn zero_direction(telling: &Telling<'_>, out: &mut Narration) {
    let on = telling.claims.iter().find_map(|claim| match &claim.fact {
        Fact::OriginOn { letters } => Some((letters.as_slice(), claim.status)),
        _ => None,
    });
    let (letters, status) = on.unwrap_or((&[], Status::Concluded));
    let is_on_span = telling.claims.iter().any(|claim| matches!(claim.fact, Fact::OriginOnSpan { .. }));
    if status == Status::Refuted && is_on_span {
        say!(out; "The origin lies on ", Extent(letters), ", but not on ", Points(letters), ", so ");
        say!(out; Span::Direction, " = 0 and has no direction. ");
    } else if status == Status::Refuted {
        say!(out; Span::Direction, " = 0, since a product was too small for the numbers: the origin does not lie on ");
        say!(out; Points(letters), ". ");
    } else {
        say!(out; "The origin lies on ", Points(letters));
        out.push(if status == Status::Proved { " exactly" } else { ", within roundoff" });
        say!(out; ", so ", Span::Direction, " = 0 and has no direction. ");
    }
    match telling.trace.algorithm {
        Algorithm::Distance => {
            let shapes = if telling.state.cores.is_some() { "The cores of the shapes" } else { "The shapes" };
            say!(out; shapes, " have a point in common, and the search ends.");
        }
        Algorithm::Robust if telling.trace.defects.contains(Defect::NoZeroGuard) => {
            out.push("Without the guard, the search goes on with it.");
        }
        Algorithm::Robust => {
            say!(out; "It is interior only if ", Side::P, " ⊖ ", Side::Q, " goes on beyond it on every side, ");
            out.push("which is tested next.");
        }
        listing if listing.rejects_at_zero() => {
            say!(out; "The next ", Letter::A, "·", Span::Direction, " will be 0, and ", named(listing));
            out.push(" will answer NO, whatever the shapes are.");
        }
        listing => {
            say!(out; "The next ", Letter::A, "·", Span::Direction, " will be 0, which ", named(listing), " lets pass.");
        }
    }
}

pub(super) fn projected(out: &mut Narration) {
    say!(out; "The origin lies on the edge, so the rest is decided in the projection along it: there the edge is the ");
    say!(out; "origin, and the origin is interior exactly if ", Side::P, " ⊖ ", Side::Q, " surrounds it.");
}

pub(super) fn on_cores([radius_p, radius_q]: [f64; 2], out: &mut Narration) {
    let (p, q) = (Side::P, Side::Q);
    match (radius_p > 0.0, radius_q > 0.0) {
        (true, true) => {
            say!(out; "The radii ", Number(radius_p), " of ", p, " and ", Number(radius_q), " of ", q, " are set aside");
        }
        (true, false) => say!(out; "The radius ", Number(radius_p), " of ", p, " is set aside"),
        (false, _) => say!(out; "The radius ", Number(radius_q), " of ", q, " is set aside"),
    }
    out.push(
        ": from here on the points are those of the cores. At the end a distance is smaller by the radii, a ",
    );
    out.push("depth larger.");
}

pub(super) fn ended(telling: &Telling<'_>, termination: Termination, out: &mut Narration) {
    let outcome = &telling.trace.outcome;
    let v = Span::Direction;
    let (p, q) = (Side::P, Side::Q);
    match termination {
        Termination::SeparatingAxis => separated(telling, out),
        Termination::OriginEnclosed if enclosing(telling).is_some() => enclosed(telling, out),
        Termination::OriginEnclosed => {
            say!(out; p, " ⊖ ", q, " reaches beyond the origin on every side: ", p, " and ", q, " overlap.");
        }
        Termination::OriginOnBoundary if telling.trace.outcome.verdict != Verdict::Touching => {
            let about = About::difference(telling.state.cores.is_some());
            say!(out; "The origin lies on the simplex, whose points belong to ", Words(about), ": ");
            say!(out; p, " and ", q, " have a point in common.");
        }
        Termination::OriginOnBoundary => {
            say!(out; "The origin lies in ", p, " ⊖ ", q, ", and nothing lies beyond it along one direction: it is on the ");
            say!(out; "boundary. ", p, " and ", q, " touch.");
        }
        Termination::ZeroDirection => {
            say!(out; "With ", v, " = 0 every point has ", Letter::A, "·", Span::Direction);
            say!(out; " = 0 (exactly), which ", named(telling.trace.algorithm), " takes for a rejection. ");
            out.push("A zero direction separates nothing.");
        }
        Termination::Degenerate => {
            say!(out; "All 3 new faces seem to see the origin, which cannot be: ", Letter::A, " passed it.");
            out.push(if telling.trace.defects.is_none() {
                " Only roundoff can bring that about."
            } else {
                ""
            });
        }
        Termination::Converged if telling.trace.algorithm == Algorithm::Distance => converged(telling, out),
        Termination::Converged => {
            say!(out; Letter::A, " lies no farther along ", v, " than the simplex does: within roundoff, ");
            out.push("the origin is on the boundary.");
        }
        Termination::Cycle { length } => {
            let iterations = counted(length, "iteration");
            say!(out; "The same simplex and search direction were there ", iterations.as_str());
            say!(out; " ago: ", named(telling.trace.algorithm), " would loop for ever and never answer.");
        }
        Termination::IterationLimit => limit(telling, out),
        // Told runs have words of their own.
        Termination::External => {}
    }
    out.push(" ");
    out.push(Answer(telling));
    conclusion(outcome, out);
    refuted_verdict(telling, out);
}

/// How sure it is that the simplex holds the origin; none where nothing of that kind is claimed.
fn enclosing(telling: &Telling<'_>) -> Option<Status> {
    telling.find(|claim| matches!(claim.fact, Fact::Encloses).then_some(claim.status))
}

/// The simplex holds the origin: inside, or on its border, which the listings count as inside.
fn enclosed(telling: &Telling<'_>, out: &mut Narration) {
    let (p, q) = (Side::P, Side::Q);
    let about = About::difference(telling.state.cores.is_some());
    let listing = named_first(telling.trace.algorithm);
    let is_inside = claim::true_region(telling.trace, &telling.state) == Some(Region::Interior);
    match enclosing(telling) {
        Some(Status::Refuted) | None => {
            say!(out; listing.as_str(), " concludes that the origin is inside the simplex, where it is not.");
        }
        Some(_) if !is_inside => {
            say!(out; listing.as_str(), " concludes that the origin is inside the simplex. It lies on the border");
            out.push(if is_on_border(telling) { "." } else { ", within roundoff." });
        }
        Some(Status::Concluded) => {
            say!(out; listing.as_str(), " concludes that the origin is inside the simplex, whose points belong to ");
            say!(out; Words(about), ": ", p, " and ", q, " overlap. Exact arithmetic confirms it.");
        }
        Some(Status::Proved | Status::Within(_)) => {
            say!(out; "The origin is inside the simplex, whose points belong to ", Words(about), ": ");
            say!(out; p, " and ", q, " overlap.");
        }
    }
}

/// The verdict of the algorithm is only that: a sentence more where it is false.
fn refuted_verdict(telling: &Telling<'_>, out: &mut Narration) {
    let is_refuted =
        |claim: &Claim| matches!(claim.fact, Fact::Verdict(_)) && claim.status == Status::Refuted;
    if telling.claims.iter().any(is_refuted) {
        say!(out; " That is false: see the reference.");
    }
}

fn separated(telling: &Telling<'_>, out: &mut Narration) {
    let (p, q) = (Side::P, Side::Q);
    let Some(supported) = telling.state.supported else { return };
    let stops = telling.find(|claim| match claim.fact {
        Fact::StopsShort { gap, .. } => Some((gap, claim.status)),
        _ => None,
    });
    match stops {
        Some((gap, status)) if status != Status::Refuted => {
            say!(out; "Along ", Span::Direction, ", ", p, " ⊖ ", q, " stops ", Number(gap), " short of the origin: ");
            say!(out; p, " and ", q, " are apart.");
        }
        Some(_) => {
            say!(out; named_first(telling.trace.algorithm).as_str(), " takes ", Span::Direction);
            out.push(" for a separating axis, which it is not.");
        }
        None if supported.reach == 0.0 => {
            say!(out; "Along ", Span::Direction, ", ", Letter::A, " is on the level of the origin (");
            say!(out; Letter::A, "·", Span::Direction, " = 0), and ", named(telling.trace.algorithm), " counts that as apart.");
            if telling.claims.iter().any(is_refuted_boundary) {
                say!(out; " Other points of ", p, " ⊖ ", q, " lie beyond, so ", Span::Direction, " separates nothing.");
            }
        }
        None => {
            if telling.claims.iter().any(is_refuted_boundary) {
                say!(out; named_first(telling.trace.algorithm).as_str(), " takes ", Span::Direction);
                out.push(" for a separating axis, which it is not.");
            } else if telling.state.settled.is_some() {
                say!(out; "Exact arithmetic has found a separating axis: ", p, " and ", q, " are apart.");
            } else {
                say!(out; "Along ", Span::Direction, ", ", p, " ⊖ ", q, " ends at the level of the origin, within the tolerance.");
            }
        }
    }
}

/// The distance query ends where the two bounds meet.
fn converged(telling: &Telling<'_>, out: &mut Narration) {
    let about = About::difference(telling.state.cores.is_some());
    let least = telling.find(|claim| match claim.fact {
        Fact::LowerBound { of: Length::Distance, value } => Some(value),
        _ => None,
    });
    let most = telling.state.last_approach.as_ref().map(|approach| approach.core_bounds[1]);
    match (least, most) {
        (Some(least), Some(most)) => {
            if telling.has_vertices() {
                say!(out; "The two bounds meet");
            } else {
                say!(out; "The two bounds meet to within ", Number((most - least).max(0.0)));
            }
            say!(out; ": nothing of ", Words(about), " is nearer to the origin than ", Number(least));
            say!(out; ", and the simplex has a point at ", Number(most), ".");
            if let Some(radii) = telling.state.cores {
                nearest::with_radii(telling, radii, true, out);
            }
        }
        _ => {
            say!(out; "No support point brings the simplex nearer to the origin, within roundoff.");
        }
    }
}

fn limit(telling: &Telling<'_>, out: &mut Narration) {
    let supports = counted(telling.trace.outcome.supports, "support");
    say!(out; supports.as_str(), " without a decision.");
    if telling.trace.algorithm == Algorithm::Djonov && telling.trace.outcome.answer == Some(true) {
        out.push(" Djonov’s rule: assume that P and Q overlap.");
    } else {
        out.push(" The limit is the sandbox’s own.");
    }
}

/// `Bittle’s code answers NO.` where a listing's answer says more than its verdict.
struct Answer<'a>(&'a Telling<'a>);

impl Say for Answer<'_> {
    fn say(self, out: &mut Narration) {
        let Self(telling) = self;
        let doubtful = matches!(
            telling.trace.outcome.termination,
            Termination::ZeroDirection | Termination::Degenerate | Termination::IterationLimit
        );
        let Some(answer) = telling.trace.outcome.answer.filter(|_| doubtful) else { return };
        let listing = named_first(telling.trace.algorithm);
        say!(out; listing.as_str(), " answers ", answer_word(Some(answer)), ". ");
    }
}
