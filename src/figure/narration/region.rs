//! Sentences about the region of the origin: rulings, new letters, and the points that are kept.

use glam::DVec3;

use super::feature::{self, nearest_to, with_letters, without_side};
use super::telling::Telling;
use super::test::{evidence, face_tests, first_face_wins, origin, subject};
use super::{Explanation, Narration, feature_of, listed, message, nearest, said};
use crate::gjk::Letter::{A, B, C, D};
use crate::gjk::claim::{self, Fact, Status};
use crate::gjk::{Algorithm, Event, FaceSide, Letter, PlaneQuestion, Region, Ruling, Sign, State, Tested};

// ---- Rulings ------------------------------------------------------------------------------------------------

pub(super) fn ruled(telling: &Telling<'_>, out: &mut Explanation) {
    let state = &telling.state;
    let Some((region, status)) = telling.chosen() else { return };
    if telling.trace.algorithm == Algorithm::Distance {
        return nearest::ruled(telling, region, out);
    }
    if region == Region::Interior {
        let is_taken = !status.is_fact() || is_on_border(telling);
        let (subject, simplex) = (origin(telling, is_taken), with_letters(state.lettered.letters()));
        out.add(&message!("ruled-inside"; subject, simplex));
        if is_taken && state.view.is_some() {
            out.add(&message!("ruled-projected"));
        }
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

/// Names the feature that is nearest to the origin, and states whether the origin lies on it or in its plane.
fn nearest_feature(telling: &Telling<'_>, region: Region, is_taken: bool, out: &mut Explanation) {
    let state = &telling.state;
    let code = telling.code();
    if state.on_feature {
        let certainty = match telling.status_of(|fact| matches!(fact, Fact::OriginOn { .. })) {
            Some(Status::Proved) => "exactly",
            Some(Status::Within(_)) => "within",
            _ => "open",
        };
        let (feature, subject) = (without_side(region), subject(telling, certainty == "open"));
        return out.add(&message!("ruled-on"; code, feature, :subject, :certainty));
    }
    let is_level = |tested: &Tested| {
        matches!(tested.test.question, PlaneQuestion::OverFace { .. }) && tested.sign == Sign::Zero
    };
    let has_plane = matches!(region, Region::Face(..)) && state.lettered.len() == 3;
    let level = state.tests.iter().find(|tested| has_plane && is_level(tested));
    // A face without a normal has neither a plane nor sides: the algorithm chooses it without a test.
    let is_thin = level.is_some_and(|tested| tested.test.normal == DVec3::ZERO);
    let feature = said(if level.is_some() { without_side(region) } else { feature_of(region) });
    let place = if level.is_some() && !is_thin { "plane" } else { "off" };
    let subject = subject(telling, is_taken || is_thin);
    out.add(&message!("ruled-nearest"; code, feature, :subject, :place));
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
    let reach = if is_past { "past" } else { "level" };
    let has_both = is_excluded(telling, Region::Vertex(B));
    let ends = if has_both { "both" } else { "first" };
    let tests = if has_both && state.tests.is_empty() { "none" } else { "some" };
    out.add(&message!("ruled-segment"; :tests, :reach, :ends));
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
    let code = telling.code();
    if is_excluded(telling, old) {
        let has_direction = state.supported.is_some_and(|supported| supported.direction != DVec3::ZERO);
        let search = if has_direction { "from" } else { "nowhere" };
        out.add(&message!("ruled-old"; code, old = without_side(old), :search));
    }
    let has_zero = state.tests.iter().any(|tested| tested.sign == Sign::Zero)
        && telling.trace.algorithm != Algorithm::Robust;
    match claim::true_region(telling.trace, state).filter(|_| is_on_border(telling)) {
        Some(region) => {
            let zero = if has_zero { "yes" } else { "no" };
            out.add(&message!("ruled-border"; code, feature = without_side(region), :zero));
        }
        None if has_zero => out.add(&message!("ruled-zero"; code)),
        None => {}
    }
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
    if passed_over && is_solid && first_face_wins(telling.trace) {
        out.add(&message!("doubt-first-face"));
    } else if !telling.trace.defects.is_none() {
        out.add(&message!("doubt-defect"));
    } else if !aimed {
        out.add(&if let Some(step) = first_conclusion(telling) {
            message!("doubt-earlier"; step = (step + 1).to_string())
        } else if state.lettered.len() == 2 && !points_from_old(state) {
            let open = if is_excluded(telling, Region::Vertex(A)) { "older" } else { "both" };
            message!("doubt-start"; :open)
        } else {
            message!("doubt-open")
        });
    }
    let truth = claim::true_region(telling.trace, state);
    if status == Status::Refuted {
        feature::refuted(truth, telling.trace.defects.is_none() && !aimed, out);
    } else if truth.is_some() && (region != Region::Interior || !is_on_border(telling)) {
        // The border counts as inside, and is named as what it is.
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
    let certainty = if status == Status::Refuted { "false" } else { "fact" };
    let (feature, nearest) = (without_side(region), nearest_to(region));
    said(message!("ruling-reason"; feature, nearest, :ruling, :certainty))
}

// ---- Letters and points ---------------------------------------------------------------------------------------

pub(super) fn relabelled(telling: &Telling<'_>, from: &[Letter], to: &[Letter], out: &mut Explanation) {
    let code = telling.code();
    let &[a, b, c, ref rest @ ..] = from else { return };
    if [a, b, c] == [A, C, B] && rest.is_empty() {
        let last = telling.state.tests.last();
        let status = last.map(|tested| claim::status_of_test(telling.trace, &telling.state, tested));
        let side = match last {
            Some(tested) if tested.sign == Sign::Zero => "level",
            _ if status == Some(Status::Refuted) => "taken",
            _ => "fact",
        };
        return out.add(&message!("renamed-swap"; code, :side));
    }
    if from == to {
        return out.add(&message!("renamed-back"; code, face = [a, b, c]));
    }
    let is_in_front = |(_, tested): &([Letter; 3], Tested)| tested.sign == Sign::Positive;
    let has_two = face_tests(&telling.state).into_iter().filter(is_in_front).count() == 2;
    let faces = if has_two && !rest.is_empty() { "two" } else { "one" };
    let other = [a, c, rest.first().copied().unwrap_or(D)];
    out.add(&message!("renamed-faces";
        code, one = [a, b, c], other, from = listed(from), to = listed(to), :faces
    ));
}

pub(super) fn reduced(telling: &Telling<'_>, kept: &[Letter], dropped: &[Letter], out: &mut Explanation) {
    if dropped.is_empty() {
        out.add(&message!("kept-all"; kept = listed(kept)));
    } else {
        out.add(&message!("kept"; kept = listed(kept), dropped = listed(dropped)));
        let region = telling.state.region.filter(|region| is_made_of(*region, kept));
        if let Some(region) = region.filter(|_| kept.len() > 1) {
            let (dropped, count) = (listed(dropped), dropped.len());
            out.add(&message!("kept-reason"; dropped, feature = without_side(region), :count));
        }
    }
    let letters = Letter::ALL.get(1..=kept.len()).unwrap_or_default();
    let change = match (letters == kept, kept.len()) {
        (true, 1) => "none-one",
        (true, _) => "none",
        (false, 1) => "one",
        (false, _) => "more",
    };
    out.add(&message!("kept-letters"; kept = listed(kept), letters = listed(letters), :change));
}

fn is_made_of(region: Region, letters: &[Letter]) -> bool {
    let feature = region.letters();
    letters.len() == feature.len() && letters.iter().all(|letter| feature.contains(letter))
}
