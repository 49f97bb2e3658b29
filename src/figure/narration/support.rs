//! Sentences about support points: where A comes from, and whether it reaches the origin.

use glam::DVec3;

use super::number::Standing;
use super::span::{Compared, Components, Narration, Number, Parent, Span, say};
use super::{Story, along_unit, named};
use crate::geometry::{Side, SupportPoint};
use crate::gjk::{Algorithm, Defect, Event, Letter, ReachTest, Termination};

/// A support point with its reach test.
pub(super) struct Found<'a> {
    pub(super) direction: DVec3,
    pub(super) support: &'a SupportPoint<DVec3>,
    pub(super) reach: f64,
    pub(super) test: ReachTest,
}

pub(super) fn supported(story: &Story<'_>, found: &Found<'_>, out: &mut Narration) {
    let SupportPoint { point, on_p, on_q, index_p, index_q } = *found.support;
    let components = |vector| Components(vector, story.dimension());
    let (p, q) = (Side::P, Side::Q);
    say!(
        out;
        "Farthest along ", Span::Direction, " = ", components(found.direction), ": ",
        Parent(p, index_p), " ", components(on_p)
    );
    if index_p.is_some() {
        say!(out; " of ", p);
    }
    // As the run asked, right or wrong.
    let against =
        if story.trace.defects.contains(Defect::NoNegation) { ", and along " } else { ", and against " };
    say!(out; against, Span::Direction, " ", Parent(q, index_q), " ", components(on_q));
    if index_q.is_some() {
        say!(out; " of ", q);
    }
    say!(out; ", so ", Letter::A, " = ");
    if index_p.is_some() || index_q.is_some() {
        say!(out; Parent(p, index_p), " − ", Parent(q, index_q), " = ");
    }
    say!(out; components(point), ". ");
    already_there(story, found, out);
    if story.trace.algorithm == Algorithm::Distance {
        return bounding(story, found, out);
    }
    match found.test {
        ReachTest::Untested => untested(story, found, out),
        ReachTest::Passed => passed(story, found, out),
        ReachTest::Touched => touched(story, found, out),
        ReachTest::Rejected => rejected(story, found, out),
    }
}

/// A support point that the simplex has already is the start of most trouble.
fn already_there(story: &Story<'_>, found: &Found<'_>, out: &mut Narration) {
    let older = story.lettered.lettered().skip(1).find(|(_, old)| old.point == found.support.point);
    if let Some((letter, _)) = older {
        say!(out; "It is the same point as ", letter, ": no progress along ", Span::Direction, ". ");
    }
}

/// Where the distance is asked for, a support point bounds it from below; where it brings nothing new, the search ends.
fn bounding(story: &Story<'_>, found: &Found<'_>, out: &mut Narration) {
    let standing = reach(story, found, out);
    if standing == Standing::Negative {
        let gap = along_unit(found.reach, found.direction).abs();
        say!(out; ": along ", Span::Direction, " nothing comes nearer to the origin than ", Number(gap), ".");
    } else {
        say!(out; ": this way something reaches the origin’s level, so it bounds nothing.");
    }
    if found.test == ReachTest::Rejected {
        say!(out; " That is no nearer than the nearest point of the simplex: ", Letter::A, " brings nothing new.");
    }
}

fn untested(story: &Story<'_>, found: &Found<'_>, out: &mut Narration) {
    let first = if story.supports == 1 { "It is the first point of the simplex. " } else { "" };
    say!(out; first, Letter::A, "·", Span::Direction, " = ", Number(found.reach), ", which ");
    say!(out; named(story.trace.algorithm), " does not test here.");
}

fn passed(story: &Story<'_>, found: &Found<'_>, out: &mut Narration) {
    reach(story, found, out);
    let beyond = along_unit(found.reach, found.direction);
    say!(out; ": ", Letter::A, " lies ", Number(beyond), " beyond the origin along ", Span::Direction);
    // Where the origin is known to be in the difference, the question is whether it is inside.
    out.push(if story.is_about_the_boundary() {
        ", so this side is not a boundary through the origin."
    } else {
        ", so the origin may still be reachable."
    });
}

fn touched(story: &Story<'_>, found: &Found<'_>, out: &mut Narration) {
    match reach(story, found, out) {
        Standing::ExactlyZero if found.direction == DVec3::ZERO => {
            say!(out; ", since ", Span::Direction, " is the zero vector: that says nothing about ", Letter::A);
            say!(out; ", but ", named(story.trace.algorithm), " lets it pass.");
        }
        Standing::ExactlyZero => {
            say!(out; ": ", Letter::A, " is level with the origin along ", Span::Direction);
            say!(out; ", and ", named(story.trace.algorithm), " lets that pass.");
        }
        Standing::AboutZero | Standing::Negative | Standing::Positive => {
            say!(out; ": as far as rounding can tell, ", Letter::A, " is level with the origin along ");
            say!(out; Span::Direction, ", and ", named(story.trace.algorithm), " lets that pass.");
        }
    }
}

fn rejected(story: &Story<'_>, found: &Found<'_>, out: &mut Narration) {
    let ending = match story.next_event() {
        Some(Event::Ended(termination)) => Some(*termination),
        _ => None,
    };
    let standing = reach(story, found, out);
    if ending == Some(Termination::OriginOnBoundary) {
        say!(out; ": nothing of ", Side::P, " ⊖ ", Side::Q, " lies beyond the origin along ", Span::Direction, ".");
        return;
    }
    match standing {
        Standing::ExactlyZero if found.direction == DVec3::ZERO => {
            say!(out; ", since ", Span::Direction, " is the zero vector, and ");
            say!(out; named(story.trace.algorithm), " rejects at 0 (“≤ 0”): that says nothing about the shapes.");
        }
        Standing::ExactlyZero => {
            say!(out; ": ", Letter::A, " reaches the origin’s level along ", Span::Direction);
            say!(out; " and no further; ", named(story.trace.algorithm), " rejects at 0 (“≤ 0”).");
        }
        Standing::Negative | Standing::AboutZero | Standing::Positive => {
            let gap = along_unit(found.reach, found.direction).abs();
            say!(out; ": along ", Span::Direction, " ", Side::P, " ⊖ ", Side::Q, " stops ", Number(gap));
            say!(out; " short of the origin, so ", Span::Direction, " is a separating axis.");
        }
    }
}

/// `A·v = 15 > 0`.
fn reach(story: &Story<'_>, found: &Found<'_>, out: &mut Narration) -> Standing {
    let standing = story.reach_standing(found.direction, found.reach);
    say!(out; Letter::A, "·", Span::Direction, " = ", Compared(found.reach, standing));
    standing
}
