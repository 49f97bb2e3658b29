//! Sentences about the region of the origin: rulings, new letters, and the points that are kept.

use glam::DVec3;

use super::feature::{self, nearest_to, with_letters, without_side};
use super::telling::{Telling, claimed};
use super::test::{evidence, face_tests, first_face_wins};
use super::{Explanation, Narration, feature_of, listed, message, nearest, said};
use crate::gjk::Letter::{A, B, C, D};
use crate::gjk::claim::{self, Fact, Status};
use crate::gjk::{Algorithm, Event, FaceSide, Letter, PlaneQuestion, Region, Ruling, Sign, State, Tested};

pub(super) fn ruled(telling: &Telling<'_>, out: &mut Explanation) {
    let state = &telling.state;
    let Some((region, claim)) = claimed!(telling, Fact::Nearest { region } => *region) else { return };
    let status = claim.status;
    if telling.trace.algorithm == Algorithm::Distance {
        return nearest::ruled(telling, region, out);
    }
    if region == Region::Interior {
        let is_taken = !status.is_fact() || is_on_border(telling);
        let subject = message!(telling, "region-origin"; :is_taken);
        let simplex = with_letters(state.lettered.letters());
        out.add(&message!(telling, "ruled-inside"; subject, simplex, :is_taken));
    } else {
        nearest_feature(telling, region, !status.is_fact(), out);
    }
    evidence(telling, out);
    if state.lettered.len() == 2 {
        segment(telling, region, out);
    } else if region == Region::Interior {
        old_feature(telling, out);
    }
    if !status.is_fact() {
        doubt(telling, region, status, out);
    }
}

/// Names the feature nearest to the origin, and states whether the origin lies on that feature or in its plane.
fn nearest_feature(telling: &Telling<'_>, region: Region, is_taken: bool, out: &mut Explanation) {
    let state = &telling.state;
    if state.on_feature {
        let status = telling.status_of(|fact| matches!(fact, Fact::OriginOn { .. }));
        let (feature, is_taken) = (without_side(region), !status.is_some_and(Status::is_fact));
        return out.add(&message!(telling, "ruled-on"; feature, :is_taken, :status));
    }
    let is_level = |tested: &Tested| {
        matches!(tested.test.question, PlaneQuestion::OverFace { .. }) && tested.sign == Sign::Zero
    };
    let has_plane = matches!(region, Region::Face(..)) && state.lettered.len() == 3;
    let level = state.tests.iter().find(|tested| has_plane && is_level(tested));
    // A face without a normal has neither a plane nor sides: the algorithm chooses it without a test.
    let is_thin = level.is_some_and(|tested| tested.test.normal == DVec3::ZERO);
    let feature = said(if level.is_some() { without_side(region) } else { feature_of(region) });
    let (is_taken, is_in_plane) = (is_taken || is_thin, level.is_some() && !is_thin);
    out.add(&message!(telling, "ruled-nearest"; feature, :is_taken, :is_in_plane));
}

/// Returns whether a ruling excludes a region as a fact.
fn is_excluded(telling: &Telling<'_>, wanted: Region) -> bool {
    let status = telling.status_of(|fact| matches!(fact, Fact::NotIn { region, .. } if *region == wanted));
    status.is_some_and(Status::is_fact)
}

/// Explains why the origin is nearest to neither end of a segment.
fn segment(telling: &Telling<'_>, region: Region, out: &mut Explanation) {
    let state = &telling.state;
    if region != Region::Edge([A, B]) || !is_excluded(telling, Region::Vertex(A)) {
        return;
    }
    let is_past = state.supported.is_some_and(|supported| supported.sign == Sign::Positive);
    let has_both = is_excluded(telling, Region::Vertex(B));
    out.add(&message!("ruled-segment"; :is_past, :has_both, is_untested: has_both && state.tests.is_empty()));
}

/// Returns whether the simplex has the origin exactly on its border, whatever the algorithm concludes.
pub(super) fn is_on_border(telling: &Telling<'_>) -> bool {
    claim::holds_origin(telling.trace, &telling.state)
        && claim::true_region(telling.trace, &telling.state) != Some(Region::Interior)
}

/// Explains why the origin is on the inner side of the feature that was kept before A, and states whether it is on the
/// border.
fn old_feature(telling: &Telling<'_>, out: &mut Explanation) {
    let state = &telling.state;
    let old = match state.lettered.len() {
        4 => Region::Face([B, C, D], FaceSide::Below),
        _ => Region::Edge([B, C]),
    };
    if is_excluded(telling, old) {
        let has_direction = state.supported.is_some_and(|supported| supported.direction != DVec3::ZERO);
        out.add(&message!(telling, "ruled-old"; old = without_side(old), :has_direction));
    }
    let has_zero = state.tests.iter().any(|tested| tested.sign == Sign::Zero)
        && telling.trace.algorithm != Algorithm::Robust;
    let border = claim::true_region(telling.trace, state).filter(|_| is_on_border(telling));
    let (feature, is_on_border) = (border.map(without_side), border.is_some());
    out.add(&message!(telling, "ruled-border"; feature, :has_zero, :is_on_border));
}

/// Explains why a choice is only the conclusion of the algorithm, and states whether it is false.
fn doubt(telling: &Telling<'_>, region: Region, status: Status, out: &mut Explanation) {
    let state = &telling.state;
    let is_solid = state.lettered.len() == 4;
    let passed_over = state
        .findings
        .iter()
        .any(|finding| finding.ruling == Ruling::NotAsked && matches!(finding.region, Region::Face(..)));
    let aimed = state.supported.is_some_and(|supported| supported.aimed);
    let conclusion = first_conclusion(telling);
    let reason = if passed_over && is_solid && first_face_wins(telling.trace) {
        "first-face"
    } else if !telling.trace.defects.is_none() {
        "defect"
    } else if aimed {
        "none"
    } else if conclusion.is_some() {
        "earlier"
    } else if state.lettered.len() == 2 && !points_from_old(state) {
        if is_excluded(telling, Region::Vertex(A)) { "older" } else { "both" }
    } else {
        "open"
    };
    out.add(&message!("doubt"; step = conclusion.map(|step| (step + 1).to_string()), :reason));
    let truth = claim::true_region(telling.trace, state);
    if status == Status::Refuted {
        feature::refuted(truth, telling.trace.defects.is_none() && !aimed, out);
    } else if truth.is_some() && (region != Region::Interior || !is_on_border(telling)) {
        // An origin on the border counts as inside, and a sentence of its own says so.
        out.add(&message!("doubt-right"));
    }
}

/// Returns whether v pointed from B, the older point of a segment, to the origin.
fn points_from_old(state: &State) -> bool {
    let (b, v) = (state.lettered.at(B), state.asked);
    b.cross(v) == DVec3::ZERO && b.dot(v) < 0.0
}

/// Returns the first earlier step with a conclusion that the run did not establish.
fn first_conclusion(telling: &Telling<'_>) -> Option<usize> {
    telling.trace.events.iter().take(telling.state.step).position(|event| match event {
        Event::Ruled { findings, .. } => findings.iter().any(|finding| !finding.secured),
        _ => false,
    })
}

/// Explains why a region was chosen, or why not.
pub fn reason(region: Region, ruling: Ruling, status: Status) -> Narration {
    let (is_fact, is_proved) = (status.is_fact(), status == Status::Proved);
    let ruling = match ruling {
        Ruling::ImpossibleSincePreviousDirection if is_proved => "direction",
        Ruling::ImpossibleSinceReachTest if is_proved => "reach",
        Ruling::ImpossibleSinceEarlierTest if is_proved => "earlier",
        Ruling::ImpossibleSincePreviousDirection
        | Ruling::ImpossibleSinceReachTest
        | Ruling::ImpossibleSinceEarlierTest => "unproved",
        Ruling::TestedAndOutside if is_fact => "outside",
        Ruling::TestedAndOutside => "taken-outside",
        Ruling::NotAsked => "not-asked",
        Ruling::Chosen if is_fact => "chosen",
        Ruling::Chosen => "taken",
    };
    let (feature, nearest, is_false) = (without_side(region), nearest_to(region), status == Status::Refuted);
    said(message!("ruling-reason"; feature, nearest, :ruling, :is_false))
}

pub(super) fn relabelled(telling: &Telling<'_>, from: &[Letter], to: &[Letter], out: &mut Explanation) {
    let &[a, b, c, ref rest @ ..] = from else { return };
    if [a, b, c] == [A, C, B] && rest.is_empty() {
        let last = telling.state.tests.last();
        let status = last.map(|tested| claim::status_of_test(telling.trace, &telling.state, tested));
        let side = match last {
            Some(tested) if tested.sign == Sign::Zero => "level",
            _ if status == Some(Status::Refuted) => "taken",
            _ => "fact",
        };
        return out.add(&message!(telling, "renamed-swap"; :side));
    }
    if from == to {
        return out.add(&message!(telling, "renamed-back"; face = [a, b, c]));
    }
    let is_in_front = |(_, tested): &([Letter; 3], Tested)| tested.sign == Sign::Positive;
    let in_front = face_tests(&telling.state).into_iter().filter(is_in_front).count();
    let (has_two, one) = (in_front == 2 && !rest.is_empty(), [a, b, c]);
    let other = [a, c, rest.first().copied().unwrap_or(D)];
    let [from, to] = [from, to].map(listed);
    out.add(&message!(telling, "renamed-faces"; one, other, from, to, :has_two));
}

pub(super) fn reduced(telling: &Telling<'_>, kept: &[Letter], dropped: &[Letter], out: &mut Explanation) {
    let is_reason = |region: &Region| kept.len() > 1 && !dropped.is_empty() && is_made_of(*region, kept);
    let feature = telling.state.region.filter(is_reason).map(without_side);
    let letters = Letter::ALL.get(1..=kept.len()).unwrap_or_default();
    let change = match (letters == kept, kept.len()) {
        (true, 1) => "none-one",
        (true, _) => "none",
        (false, 1) => "one",
        (false, _) => "more",
    };
    let (has_reason, count) = (feature.is_some(), dropped.len());
    let [kept, dropped, letters] = [kept, dropped, letters].map(listed);
    out.add(&message!("kept"; kept, dropped, letters, feature, :count, :has_reason, :change));
}

fn is_made_of(region: Region, letters: &[Letter]) -> bool {
    let feature = region.letters();
    letters.len() == feature.len() && letters.iter().all(|letter| feature.contains(letter))
}
