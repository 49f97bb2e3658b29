//! Sentences about the region of the origin: tests, rulings, new names, and the points that are kept.

use super::feature::{Feature, Named, Nearest, Points};
use super::nearest;
use super::span::named;
use super::span::{Listed, Narration, Say, Span, named_first, say};
use super::telling::Telling;
use super::test::{evidence, face_tests, first_face_wins, in_projection};
use crate::gjk::Letter::{A, B, C, D};
use crate::gjk::claim::{self, Fact, Status};
use crate::gjk::{Algorithm, Event, FaceSide, Letter, Question, Region, Ruling, Sign, State, Tested};

// ---- Rulings ------------------------------------------------------------------------------------------------

pub(super) fn ruled(telling: &Telling<'_>, out: &mut Narration) {
    let state = &telling.state;
    let Some((region, status)) = chosen(telling) else { return };
    if telling.trace.algorithm == Algorithm::Distance {
        return nearest::ruled(telling, region, out);
    }
    in_projection(state, out);
    let is_first = out.spans().is_empty();
    let is_on_border = region == Region::Interior && is_on_border(telling);
    if status.is_fact() && !is_on_border {
        say!(out; if is_first { "The" } else { "the" }, " origin is ", Found(region, state));
    } else {
        let listing = if is_first {
            named_first(telling.trace.algorithm)
        } else {
            named(telling.trace.algorithm).to_owned()
        };
        say!(out; listing.as_str(), " concludes that the origin is ", Found(region, state));
    }
    if state.on_feature {
        on_feature(telling, out);
    }
    evidence(telling, out);
    out.push(".");
    if state.lettered.len() == 2 {
        segment(telling, out);
    } else if region == Region::Interior {
        old_feature(telling, out);
    }
    if !status.is_fact() {
        doubt(telling, status, out);
    }
}

/// The chosen region as the run found it: of a face, the side; or its plane, where the test says so.
struct Found<'a>(Region, &'a State);

impl Say for Found<'_> {
    fn say(self, narration: &mut Narration) {
        let Self(region, state) = self;
        let is_level = |tested: &Tested| {
            matches!(tested.test.question, Question::OverFace { .. }) && tested.sign == Sign::Zero
        };
        if let (Region::Face(..), 3) = (region, state.lettered.len())
            && state.tests.iter().any(is_level)
        {
            say!(narration; "nearest to ", Named(region), " and lies in its plane");
        } else {
            say!(narration; Nearest(region));
        }
    }
}

/// The chosen region, with how sure the choice is.
fn chosen(telling: &Telling<'_>) -> Option<(Region, Status)> {
    telling.find(|claim| match claim.fact {
        Fact::Nearest { region } => Some((region, claim.status)),
        _ => None,
    })
}

/// The status of the ruling that the origin is not in a region; none if there is no such ruling.
fn excluded(telling: &Telling<'_>, wanted: Region) -> Option<Status> {
    telling.find(|claim| match claim.fact {
        Fact::NotIn { region, .. } if region == wanted => Some(claim.status),
        _ => None,
    })
}

fn on_feature(telling: &Telling<'_>, out: &mut Narration) {
    let status = telling.find(|claim| match &claim.fact {
        Fact::OriginOn { .. } => Some(claim.status),
        _ => None,
    });
    out.push(match status {
        Some(Status::Proved) => " and lies on it exactly",
        _ => " and lies on it, within roundoff",
    });
}

/// Why the origin is nearest to neither end of a segment.
fn segment(telling: &Telling<'_>, out: &mut Narration) {
    if chosen(telling).is_none_or(|(region, _)| region != Region::Edge([A, B])) {
        return;
    }
    let [a, b] = [A, B].map(|letter| excluded(telling, Region::Vertex(letter)));
    let holds = |status: Option<Status>| status.is_some_and(Status::is_fact);
    match (holds(a), holds(b)) {
        (true, true) => {
            say!(out; " It is not nearest to ", A, ", which passed it, nor to ", B, ", from which the search ");
            out.push("was directed towards it.");
        }
        (true, false) => say!(out; " It is not nearest to ", A, ", which passed it."),
        (false, _) => {}
    }
}

/// Whether the simplex holds the origin on its border, exactly: not inside, whatever a listing takes it for.
pub(super) fn is_on_border(telling: &Telling<'_>) -> bool {
    claim::holds_origin(telling.trace, &telling.state)
        && claim::true_region(telling.trace, &telling.state) != Some(Region::Interior)
}

/// The feature that was there before A: why the origin is on its inner side.
fn old_feature(telling: &Telling<'_>, out: &mut Narration) {
    let state = &telling.state;
    let old: &[Letter] = if state.lettered.len() == 4 { &[B, C, D] } else { &[B, C] };
    let region = match *old {
        [b, c, d] => Region::Face([b, c, d], FaceSide::Below),
        _ => Region::Edge([B, C]),
    };
    if excluded(telling, region).is_some_and(Status::is_fact) {
        say!(out; " It is not beyond ", if old.len() == 3 { "face " } else { "edge " });
        for letter in old {
            out.push(*letter);
        }
        say!(out; " either: ", A, " was sought from there towards it.");
    }
    if state.tests.iter().any(|tested| tested.sign == Sign::Zero)
        && telling.trace.algorithm != Algorithm::Robust
    {
        say!(out; " ", named_first(telling.trace.algorithm).as_str(), " counts a test of 0 as inside");
        match claim::true_region(telling.trace, state).filter(|_| is_on_border(telling)) {
            Some(region) => say!(out; "; the origin is on ", Feature(region), "."),
            None => out.push("."),
        }
    }
}

/// Why a choice is only the conclusion of the listing, and whether it is false.
fn doubt(telling: &Telling<'_>, status: Status, out: &mut Narration) {
    let state = &telling.state;
    let passed_over = state
        .findings
        .iter()
        .any(|finding| finding.ruling == Ruling::NotAsked && matches!(finding.region, Region::Face(..)));
    let aimed = state.supported.is_some_and(|supported| supported.aimed);
    if passed_over && first_face_wins(telling.trace) {
        out.push(" The first face that sees it wins; the others were not asked.");
    } else if !telling.trace.defects.is_none() {
        out.push(" With a mistake made on purpose, the argument proves nothing.");
    } else if !aimed && state.lettered.len() == 2 {
        say!(out; " That it is not nearest to ", B, " does not follow: ", Span::Direction, " did not point from ");
        say!(out; B, " towards it.");
    } else if !aimed {
        match first_conclusion(telling) {
            Some(step) => {
                let number = (step + 1).to_string();
                say!(out; " That rests on step ", number.as_str(), ", which the run did not make sure of.");
            }
            None => out.push(" The run did not make sure of that."),
        }
    }
    let truth = claim::true_region(telling.trace, state);
    if status != Status::Refuted {
        out.push(if truth.is_some() { " Exact arithmetic confirms it here." } else { "" });
        return;
    }
    match truth {
        Some(region) => say!(out; " It is false here: the origin is ", Nearest(region)),
        None => out.push(" It is false here"),
    }
    out.push(if telling.trace.defects.is_none() && !aimed {
        ". This is where the argument of the article fails."
    } else {
        "."
    });
}

/// The step before this one at which the run first concluded what it had not made sure of.
fn first_conclusion(telling: &Telling<'_>) -> Option<usize> {
    let earlier = telling.trace.events.iter().take(telling.state.step);
    let mut ruled = earlier.enumerate().filter_map(|(step, event)| match event {
        Event::Ruled { findings, .. } => Some((step, findings)),
        _ => None,
    });
    ruled.find_map(|(step, findings)| findings.iter().any(|finding| !finding.secured).then_some(step))
}

/// Why a region was chosen, or why not.
pub fn reason(region: Region, ruling: Ruling, status: Status) -> Narration {
    let mut narration = Narration::default();
    let out = &mut narration;
    let (is_fact, is_proved) = (status.is_fact(), status == Status::Proved);
    match ruling {
        Ruling::ImpossibleSincePreviousDirection if is_proved => {
            say!(out; "Impossible: ", Span::Direction, " pointed from ", Named(region));
            say!(out; " towards the origin, and ", A, " lies farther that way.");
        }
        Ruling::ImpossibleSinceReachTest if is_proved => {
            say!(out; "Impossible: ", A, " passed the origin, so the older points lead nearer to it than ");
            say!(out; Named(region), " is.");
        }
        Ruling::ImpossibleSinceEarlierTest if is_proved => {
            say!(out; "Impossible: an earlier iteration excluded ", Named(region), ".");
        }
        Ruling::ImpossibleSincePreviousDirection
        | Ruling::ImpossibleSinceReachTest
        | Ruling::ImpossibleSinceEarlierTest => {
            say!(out; "The listing concludes: not here. The run did not make sure of the argument for ");
            say!(out; Named(region), ".");
        }
        Ruling::TestedAndOutside if is_fact => {
            say!(out; "Tested: the origin is not ", Nearest(region), ".");
        }
        Ruling::TestedAndOutside => {
            say!(out; "The listing concludes that the origin is not ", Nearest(region), ".");
        }
        Ruling::NotAsked => {
            say!(out; "Not asked: another region was taken before ", Feature(region), ".");
        }
        Ruling::Chosen if is_fact => say!(out; "Chosen: the origin is ", Nearest(region), "."),
        Ruling::Chosen => say!(out; "The listing concludes that the origin is ", Nearest(region), "."),
    }
    if status == Status::Refuted {
        out.push(" That is false here.");
    }
    narration
}

// ---- Names and points -----------------------------------------------------------------------------------------

pub(super) fn relabelled(telling: &Telling<'_>, from: &[Letter], to: &[Letter], out: &mut Narration) {
    if from == [A, C, B] {
        let is_level = telling.state.tests.last().is_some_and(|tested| tested.sign == Sign::Zero);
        say!(out; B, " and ", C, " change places, so that the normal of the triangle ");
        out.push(if is_level {
            "is turned over; the origin lies in its plane. "
        } else {
            "points to the origin. "
        });
    } else if let [a, b, c, d] = *from {
        let seen_by =
            face_tests(&telling.state).iter().filter(|(_, tested)| tested.sign == Sign::Positive).count();
        if seen_by == 2 {
            say!(out; "The listing treats faces ", [a, b, c], " and ", [a, c, d], " as its ", [A, B, C]);
            say!(out; " and ", [A, C, D], ". ");
        } else {
            say!(out; "The listing treats face ", [a, b, c], " as its ", [A, B, C], ". ");
        }
    } else if let [a, b, c] = *from {
        if from == to {
            say!(out; "The listing goes on with face ", [a, b, c], " alone, by its own letters again.");
            return;
        }
        say!(out; "The listing treats face ", [a, b, c], " as its ", [A, B, C], ". ");
    }
    say!(out; "From here on ", caller(telling), " calls ", Listed(from), " by the names ", Listed(to));
    out.push("; the letters shown change with the next support point.");
}

/// Whose letters change.
const fn caller(telling: &Telling<'_>) -> &'static str {
    if telling.trace.algorithm.is_listing() { "the listing" } else { "the query" }
}

pub(super) fn reduced(telling: &Telling<'_>, kept: &[Letter], dropped: &[Letter], out: &mut Narration) {
    if dropped.is_empty() {
        say!(out; "Keep ", Listed(kept), ", in this order");
    } else {
        say!(out; "Keep ", Listed(kept), ", drop ", Listed(dropped));
        if let Some(region) = telling.state.region.filter(|region| is_made_of(*region, kept)) {
            let verb = if dropped.len() == 1 { " does not belong to " } else { " do not belong to " };
            say!(out; ": ", Listed(dropped), verb, Points(region.letters()));
        }
    }
    let renamed = Letter::ALL.get(1..=kept.len()).unwrap_or_default();
    say!(out; ". The next support point will be the new ", A, ", and ", Listed(kept));
    if renamed == kept {
        out.push(if kept.len() == 1 { " keeps its name." } else { " keep their names." });
    } else {
        say!(out; if kept.len() == 1 { " becomes " } else { " become " }, Listed(renamed), ".");
    }
}

// ---- Words --------------------------------------------------------------------------------------------------

fn is_made_of(region: Region, letters: &[Letter]) -> bool {
    let feature = region.letters();
    !feature.is_empty()
        && letters.len() == feature.len()
        && letters.iter().all(|letter| feature.contains(letter))
}
