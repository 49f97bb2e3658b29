//! Sentences about where to look next, why a run ended, and what that means.

use glam::DVec3;

use super::number::Standing;
use super::span::{Compared, Components, Narration, Number, Say, Span, say};
use super::{Story, along_unit, named, named_first};
use crate::geometry::Side;
use crate::gjk::{
    Algorithm, Cause, FaceSide, Judgement, Letter, Outcome, Reference, Region, Termination, Trace, Verdict,
};

/// The answer of a listing as a word: YES, NO, or NONE where it would loop for ever.
pub const fn answer_word(answer: Option<bool>) -> &'static str {
    match answer {
        Some(true) => "YES",
        Some(false) => "NO",
        None => "NONE",
    }
}

/// What the algorithm says and what the independent reference says: `OVERLAP after 4 supports. The reference agrees.`
/// Where they differ, why; where the reference cannot tell, how near to a touch that is; and whether roundoff had to be
/// settled exactly.
pub fn verdict(trace: &Trace, reference: &Reference) -> Narration {
    let mut out = Narration::default();
    conclusion(&trace.outcome, &mut out);
    if trace.outcome.settled_exactly {
        out.push(" Roundoff left the question open, and exact arithmetic settled it.");
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
    let mut out = Narration::default();
    let cause = reference.cause_of(trace)?;
    match cause {
        Cause::ZeroDirection => {
            say!(&mut out; "The cause is a zero direction: the origin lies on the simplex, so ", Span::Direction);
            say!(&mut out; " = 0 (exactly), and the reach of 0 counts as a rejection.");
        }
        Cause::FirstFaceWins => {
            say!(&mut out; "The cause is that the first face wins: several faces see the origin, and by taking the ");
            out.push("first of them the search goes round in circles.");
        }
        Cause::TouchingPolicy => {
            say!(&mut out; "The cause is the policy on touching: ", named(trace.algorithm), " knows no touch and counts ");
            let is_yes = trace.outcome.verdict == Verdict::Overlap;
            out.push(if is_yes { "it as an overlap" } else { "it as apart" });
            // Djonov's lets every touch pass; of the others each says yes to some.
            out.push(match trace.algorithm {
                Algorithm::Bittle | Algorithm::Winter | Algorithm::Cinkes => {
                    if is_yes {
                        " here, and others as apart."
                    } else {
                        " here, and others as overlaps."
                    }
                }
                Algorithm::Djonov | Algorithm::Robust | Algorithm::Distance => ".",
            });
        }
        Cause::Defects(defects) => {
            let one = defects.iter().count() == 1;
            let titles: Vec<String> = defects.iter().map(|defect| format!("“{}”", defect.title())).collect();
            say!(&mut out; "It was made wrong on purpose: ", titles.join(", ").as_str());
            out.push(if one { " is switched on." } else { " are switched on." });
        }
        Cause::Limit => {
            let supports = trace.outcome.supports.to_string();
            say!(&mut out; "The cause is the limit: the search was cut off after ", supports.as_str(), " supports.");
        }
        Cause::Rounding(precision) => {
            say!(&mut out; "The cause is roundoff in ", precision.name(), ": with exact sums and products ");
            say!(&mut out; named(trace.algorithm), " would have said something else.");
        }
    }
    Some(out)
}

/// `OVERLAP after 4 supports.`
fn conclusion(outcome: &Outcome, out: &mut Narration) {
    let plural = if outcome.supports == 1 { "" } else { "s" };
    let supports = outcome.supports.to_string();
    say!(out; outcome.verdict.word(), " after ", supports.as_str(), " support", plural, ".");
}

pub(super) fn redirected(story: &Story<'_>, direction: DVec3, exactly_zero: bool, out: &mut Narration) {
    if exactly_zero {
        zero_direction(story, out);
        return;
    }
    let next = Components(direction, story.dimension());
    say!(out; "Look next along ", Span::Direction, " = ", next);
    if story.is_about_the_boundary() {
        let (p, q) = (Side::P, Side::Q);
        say!(out; ": the origin is in ", p, " ⊖ ", q, "; it is inside only if ", p, " ⊖ ", q);
        say!(out; " reaches beyond it in this direction, too.");
        return;
    }
    match story.region {
        Some(Region::Vertex(letter)) => say!(out; ", from ", letter, " straight to the origin."),
        Some(Region::Edge(edge)) => say!(out; ", at right angles to edge ", edge, ", towards the origin."),
        Some(Region::Face(face, FaceSide::Above)) => {
            say!(out; ", along the normal of face ", face, ", towards the origin.");
        }
        Some(Region::Face(face, FaceSide::Below)) => {
            say!(out; ", against the normal of face ", face, ", towards the origin.");
        }
        Some(Region::Interior) => out.push("."),
        None => first_direction(story, direction, out),
    }
}

/// The second direction of all: no region was ruled on yet.
fn first_direction(story: &Story<'_>, direction: DVec3, out: &mut Narration) {
    let first = story.last_support.map(|(direction, _)| direction);
    if direction == -story.lettered.at(Letter::A) {
        say!(out; ", from ", Letter::A, " straight to the origin.");
    } else if first == Some(-direction) {
        out.push(", against the first direction.");
    } else {
        out.push(".");
    }
}

fn zero_direction(story: &Story<'_>, out: &mut Narration) {
    say!(out; "Exactly zero: the origin lies on ");
    match story.region {
        Some(Region::Interior) | None => out.push("the simplex"),
        Some(Region::Vertex(letter)) => say!(out; letter),
        Some(Region::Edge(edge)) => say!(out; "edge ", edge),
        Some(Region::Face(face, _)) => say!(out; "face ", face),
    }
    say!(out; ", so ", Span::Direction, " = 0 (exactly) and points nowhere. ");
    match story.trace.algorithm {
        Algorithm::Distance => {
            out.push("The cores of the shapes have a point in common, and the search ends.");
        }
        Algorithm::Robust => {
            out.push("Look to the sides instead, whether anything lies beyond.");
        }
        Algorithm::Djonov => {
            say!(out; "The next ", Letter::A, "·", Span::Direction, " will be 0, which Djonov’s listing lets pass.");
        }
        listing @ (Algorithm::Bittle | Algorithm::Winter | Algorithm::Cinkes) => {
            say!(out; "The next ", Letter::A, "·", Span::Direction, " will be 0, and ", named(listing));
            out.push(" will answer NO, whatever the shapes are.");
        }
    }
}

pub(super) fn ended(story: &Story<'_>, termination: Termination, out: &mut Narration) {
    let outcome = &story.trace.outcome;
    let v = Span::Direction;
    let (p, q) = (Side::P, Side::Q);
    match termination {
        Termination::SeparatingAxis => separated(story, out),
        Termination::OriginEnclosed if story.region == Some(Region::Interior) => {
            say!(out; "The origin is inside the simplex, and the simplex is part of ", p, " ⊖ ", q, ": ");
            say!(out; p, " and ", q, " overlap.");
        }
        Termination::OriginEnclosed => {
            say!(out; p, " ⊖ ", q, " reaches beyond the origin on every side: ", p, " and ", q, " overlap.");
        }
        Termination::OriginOnBoundary => {
            say!(out; "The origin is in ", p, " ⊖ ", q, ", and nothing lies beyond it along one direction: it is on the ");
            say!(out; "boundary. ", p, " and ", q, " touch.");
        }
        Termination::ZeroDirection => {
            say!(out; "With ", v, " = 0 (exactly) every point has ", Letter::A, "·", Span::Direction);
            say!(out; " = 0 (exactly), which ", named(story.trace.algorithm), " takes for a rejection. ");
            out.push("A zero direction separates nothing.");
        }
        Termination::DuplicateSupport => {
            say!(out; "The support point is already in the simplex: no progress along ", v, ".");
        }
        Termination::Degenerate => {
            out.push("All 3 new faces seem to see the origin, which cannot be: this is down to rounding.");
        }
        Termination::Converged if story.trace.algorithm == Algorithm::Distance => {
            say!(out; "No support point is nearer to the origin than the nearest point of the simplex: that is the nearest of all.");
        }
        Termination::Converged => {
            say!(out; Letter::A, " gets no nearer to the origin than the simplex is: as far as rounding can tell, ");
            out.push("the origin is on the boundary.");
        }
        Termination::Cycle { length } => {
            let (length, plural) = (length.to_string(), if length == 1 { "" } else { "s" });
            say!(out; "The same simplex and search direction were there ", length.as_str(), " iteration", plural);
            say!(out; " ago: ", named(story.trace.algorithm), " would loop for ever and never answer.");
        }
        Termination::IterationLimit => limit(story, out),
    }
    out.push(" ");
    out.push(Answer(story));
    conclusion(outcome, out);
}

fn separated(story: &Story<'_>, out: &mut Narration) {
    let (p, q) = (Side::P, Side::Q);
    let (direction, reach) = story.last_support.unwrap_or_default();
    let standing = story.reach_standing(direction, reach);
    say!(out; "The farthest that ", p, " ⊖ ", q, " reaches along ", Span::Direction, " is ", Letter::A, "·");
    say!(out; Span::Direction, " = ", Compared(reach, standing));
    if standing == Standing::ExactlyZero {
        say!(out; ", the level of the origin, and ", named(story.trace.algorithm), " counts that as apart.");
    } else {
        let gap = along_unit(reach, direction).abs();
        say!(out; ", ", Number(gap), " short of the origin: ", p, " and ", q, " are apart.");
    }
}

fn limit(story: &Story<'_>, out: &mut Narration) {
    let outcome = &story.trace.outcome;
    let supports = outcome.supports.to_string();
    say!(out; supports.as_str(), " supports without a decision.");
    if story.trace.algorithm == Algorithm::Djonov {
        out.push(" Djonov’s rule: assume that they overlap.");
    }
}

/// `Bittle’s listing answers NO.` where a listing's answer says more than its verdict.
struct Answer<'a>(&'a Story<'a>);

impl Say for Answer<'_> {
    fn say(self, out: &mut Narration) {
        let Self(story) = self;
        let doubtful = matches!(
            story.trace.outcome.termination,
            Termination::ZeroDirection
                | Termination::Degenerate
                | Termination::IterationLimit
                | Termination::DuplicateSupport
        );
        let Some(answer) = story.trace.outcome.answer.filter(|_| doubtful) else { return };
        let listing = named_first(story.trace.algorithm);
        say!(out; listing.as_str(), " answers ", answer_word(Some(answer)), ". ");
    }
}
