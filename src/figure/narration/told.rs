//! A run that another program has told, in words: what it says, and what is true of that as far as it can be checked. What it
//! does not say is called so.

use super::span::{Components, Listed, Narration, Number, Say, Span, VertexOf, say};
use super::telling::Telling;
use crate::geometry::Side;
use crate::gjk::claim::{Fact, Status, true_region};
use crate::gjk::{
    Event, ExternalIteration, ExternalRun, Letter, ReachTest, Region, Sign, Supported, Verdict,
};

/// The words for a step of a run that was told.
pub(super) fn told(telling: &Telling<'_>, external: &ExternalRun, event: &Event, out: &mut Narration) {
    let given = external.of(telling.state.supports.saturating_sub(1));
    match event {
        Event::Supported(supported) => asked(telling, given, supported, out),
        Event::Reduced { kept, dropped } => reduced(telling, given, (kept, dropped), out),
        Event::Redirected { direction, .. } => {
            say!(out; "It looks next along ", Span::Direction, " = ", Components(*direction, telling.dimension()), ".");
        }
        Event::Ended(_) => ended(telling, external, out),
        // No other event is told.
        _ => {}
    }
}

/// The support point, and whether its parents are the farthest.
fn asked(telling: &Telling<'_>, given: ExternalIteration, supported: &Supported, out: &mut Narration) {
    let Supported { direction, support, reach, sign, test, .. } = *supported;
    let dimension = telling.dimension();
    if given.has_direction {
        say!(out; "It asks along ", Span::Direction, " = ", Components(direction, dimension), " and takes ");
    } else {
        out.push("It does not say along which direction it asks, and takes ");
    }
    say!(out; Letter::A, " = ");
    if support.index_p.is_some() {
        say!(out; VertexOf(Side::P, support.index_p), " − ", VertexOf(Side::Q, support.index_q), " = ");
    }
    say!(out; Components(support.point, dimension), ".");
    let statuses: Vec<Status> = telling
        .claims
        .iter()
        .filter_map(|claim| matches!(claim.fact, Fact::Farthest { .. }).then_some(claim.status))
        .collect();
    if statuses.len() == 2 {
        out.push(if statuses.contains(&Status::Refuted) {
            " Another vertex is farther."
        } else {
            " No vertex is farther."
        });
    }
    if given.has_direction {
        say!(out; " ", Letter::A, "·", Span::Direction, " = ", Number(reach));
        out.push(match sign {
            Sign::Positive => " > 0: the point lies beyond the origin.",
            Sign::Negative => " < 0: the point falls short of the origin.",
            Sign::Zero => ": the point is level with the origin.",
        });
        let is_apart = telling
            .claims
            .iter()
            .any(|claim| matches!(claim.fact, Fact::StopsShort { .. }) && claim.status.is_fact());
        if test == ReachTest::Rejected && is_apart {
            say!(out; " Nothing of ", Side::P, " ⊖ ", Side::Q, " reaches it.");
        }
    }
}

/// The points that are kept, and where the origin is in truth.
fn reduced(
    telling: &Telling<'_>,
    given: ExternalIteration,
    (kept, dropped): (&[Letter], &[Letter]),
    out: &mut Narration,
) {
    if given.has_simplex {
        say!(out; "It keeps ", Listed(kept));
        if !dropped.is_empty() {
            say!(out; " and drops ", Listed(dropped));
        }
        out.push(".");
    } else {
        say!(out; "It does not say which points it keeps: only ", Letter::A, " is drawn.");
    }
    if given.strangers > 0 {
        out.push(if given.strangers == 1 {
            " One more of the points that it keeps was never there, and is not drawn."
        } else {
            " More of the points that it keeps were never there, and are not drawn."
        });
    }
    let is_whole = given.has_simplex && given.strangers == 0;
    if let Some(region) =
        true_region(telling.trace, &telling.state).filter(|_| is_whole && telling.state.lettered.len() > 1)
    {
        match region {
            Region::Interior => out.push(" In exact numbers, the origin is inside."),
            region => say!(out; " In exact numbers, the origin is nearest to ", Place(region), "."),
        }
    }
}

/// The feature of a region: `face ABC` on either side.
struct Place(Region);

impl Say for Place {
    fn say(self, out: &mut Narration) {
        match self.0 {
            Region::Face(face, _) => say!(out; "face ", face),
            region => out.push(region),
        }
    }
}

/// The answer, and whether it is true.
fn ended(telling: &Telling<'_>, external: &ExternalRun, out: &mut Narration) {
    let outcome = &telling.trace.outcome;
    if let Some(reason) = &external.breaks_off {
        say!(out; reason.as_str(), " ");
    }
    if outcome.answer.is_none() {
        out.push("The trace ends without an answer.");
        return;
    }
    say!(out; "It answers ", if outcome.answer == Some(true) { "YES" } else { "NO" });
    if let Some(distance) = external.distance {
        say!(out; ", with a distance of ", Number(distance));
    }
    if let Some(depth) = external.depth {
        say!(out; ", with a depth of ", Number(depth));
    }
    out.push(".");
    let status = telling.find(|claim| matches!(claim.fact, Fact::Verdict(_)).then_some(claim.status));
    out.push(match status {
        Some(Status::Refuted) => " That is wrong.",
        Some(Status::Proved | Status::Within(_)) if outcome.verdict == Verdict::Touching => {
            " The shapes touch, so that either answer is right."
        }
        Some(Status::Proved | Status::Within(_)) => " That is right.",
        _ => "",
    });
}

/// The error that was found in a run that was told.
pub(super) fn error(external: &ExternalRun) -> Option<Narration> {
    let error = external.error.as_ref()?;
    let mut out = Narration::default();
    out.push(error.sentence.as_str());
    Some(out)
}
