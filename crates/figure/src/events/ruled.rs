//! The region of the origin was found.

use glam::DVec3;

use super::{Linked, MarkerShape, Meaning, Revealed, StepContext, StepMarker, Topic, claimed};
use crate::explain::claim::{self, Fact, Status, claims_of};
use crate::geometry::Dimension;
use crate::gjk::Letter::{A, B, C, D};
use crate::gjk::{
    Algorithm, Event, FaceSide, PlaneQuestion, Region, Ruled, Ruling, Sign, Simplex, State, Tested, Trace,
};
use crate::message::text;
use crate::narration::feature::{self, with_letters, without_side};
use crate::narration::test::{evidence, first_face_wins};
use crate::narration::{Explanation, feature_of, message, region_name, said};
use crate::prediction::{AnswerChoice, Asking, PicturePlace, Prediction};

impl Meaning for Ruled {
    fn marker(&self) -> StepMarker {
        StepMarker::new(MarkerShape::Triangle, text!("transport-marker-region"))
    }

    fn explain(&self, context: &StepContext<'_>, out: &mut Explanation) {
        let state = &context.state;
        let Some((region, claim)) = claimed!(context, Fact::Nearest { region } => *region) else { return };
        let status = claim.status;
        if context.trace.algorithm.weighs() {
            return weighed(context, region, out);
        }
        if region == Region::Interior {
            let is_taken = !status.is_fact() || context.is_on_border();
            let subject = message!(context, "region-origin"; :is_taken);
            let simplex = with_letters(state.lettered.letters());
            out.add(&message!(context, "ruled-inside"; subject, simplex, :is_taken));
        } else {
            nearest_feature(context, region, !status.is_fact(), out);
        }
        evidence(context, out);
        if state.lettered.len() == 2 {
            segment(context, region, out);
        } else if region == Region::Interior {
            old_feature(context, out);
        }
        if !status.is_fact() {
            doubt(context, region, status, out);
        }
    }

    fn value(&self, _trace: &Trace) -> String {
        self.chosen.to_string()
    }

    fn linked(&self, _there: &State) -> Linked {
        Linked::Region(self.chosen)
    }

    fn reveals(&self) -> Option<Revealed> {
        Some(Revealed::Region)
    }

    fn topic(&self) -> Option<Topic> {
        Some(Topic::Region)
    }

    /// Asks for the region. A single point has only one.
    fn questions(&self, asking: &Asking<'_>) -> Vec<Prediction> {
        if self.findings.len() < 2 {
            return Vec::new();
        }
        let simplex = &asking.before.lettered;
        let is_solid = asking.analysis.dimension == Dimension::Three;
        let choices = self.findings.iter().map(|finding| AnswerChoice {
            region: Some(finding.region),
            // In the plane the regions themselves are drawn.
            place: is_solid.then(|| place(simplex, finding.region)),
            ..AnswerChoice::new(region_name(finding.region), finding.region == self.chosen)
        });
        let question = text!("figure-in-which-region-of-the");
        vec![Prediction::of_choices(question, choices.collect(), asking.reason())]
    }
}

/// The place of a region in space: on its feature.
fn place(simplex: &Simplex<DVec3>, region: Region) -> PicturePlace {
    let letters = if region == Region::Interior { simplex.letters() } else { region.letters() };
    let middle =
        letters.iter().map(|letter| simplex.at(*letter)).sum::<DVec3>() / letters.len().max(1) as f64;
    let Region::Face(face, side) = region else { return PicturePlace::At(middle) };
    let [a, b, c] = face.map(|letter| simplex.at(letter));
    let normal = (b - a).normalize_or_zero().cross((c - a).normalize_or_zero()).normalize_or_zero();
    let normal = if side == FaceSide::Above { normal } else { -normal };
    PicturePlace::OnFacet { middle, normal }
}

/// Names the feature nearest to the origin, and states whether the origin lies on that feature or in its plane.
fn nearest_feature(context: &StepContext<'_>, region: Region, is_taken: bool, out: &mut Explanation) {
    let state = &context.state;
    if state.on_feature {
        let status = context.status_of(|fact| matches!(fact, Fact::OriginOn { .. }));
        let (feature, is_taken) = (without_side(region), !status.is_some_and(Status::is_fact));
        return out.add(&message!(context, "ruled-on"; feature, :is_taken, :status));
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
    out.add(&message!(context, "ruled-nearest"; feature, :is_taken, :is_in_plane));
}

/// Returns whether a ruling excludes a region as a fact.
fn is_excluded(context: &StepContext<'_>, wanted: Region) -> bool {
    let status = context.status_of(|fact| matches!(fact, Fact::NotIn { region, .. } if *region == wanted));
    status.is_some_and(Status::is_fact)
}

/// Explains why the origin is nearest to neither end of a segment.
fn segment(context: &StepContext<'_>, region: Region, out: &mut Explanation) {
    let state = &context.state;
    if region != Region::Edge([A, B]) || !is_excluded(context, Region::Vertex(A)) {
        return;
    }
    let is_past = state.supported.is_some_and(|supported| supported.sign == Sign::Positive);
    let has_both = is_excluded(context, Region::Vertex(B));
    out.add(&message!("ruled-segment"; :is_past, :has_both, is_untested: has_both && state.tests.is_empty()));
}

/// Explains why the origin is on the inner side of the feature that was kept before A, and states whether it is on the
/// border.
fn old_feature(context: &StepContext<'_>, out: &mut Explanation) {
    let state = &context.state;
    let old = match state.lettered.len() {
        4 => Region::Face([B, C, D], FaceSide::Below),
        _ => Region::Edge([B, C]),
    };
    if is_excluded(context, old) {
        let has_direction = state.supported.is_some_and(|supported| supported.direction != DVec3::ZERO);
        out.add(&message!(context, "ruled-old"; old = without_side(old), :has_direction));
    }
    let has_zero = state.tests.iter().any(|tested| tested.sign == Sign::Zero)
        && context.trace.algorithm != Algorithm::Robust;
    let border = claim::true_region(context.trace, state).filter(|_| context.is_on_border());
    let (feature, is_on_border) = (border.map(without_side), border.is_some());
    out.add(&message!(context, "ruled-border"; feature, :has_zero, :is_on_border));
}

/// Explains why a choice is only the conclusion of the algorithm, and states whether it is false.
fn doubt(context: &StepContext<'_>, region: Region, status: Status, out: &mut Explanation) {
    let state = &context.state;
    let is_solid = state.lettered.len() == 4;
    let passed_over = state
        .findings
        .iter()
        .any(|finding| finding.ruling == Ruling::NotAsked && matches!(finding.region, Region::Face(..)));
    let aimed = state.supported.is_some_and(|supported| supported.aimed);
    let conclusion = first_conclusion(context);
    let reason = if passed_over && is_solid && first_face_wins(context.trace) {
        "first-face"
    } else if !context.trace.defects.is_none() {
        "defect"
    } else if aimed {
        "none"
    } else if conclusion.is_some() {
        "earlier"
    } else if state.lettered.len() == 2 && !points_from_old(state) {
        if is_excluded(context, Region::Vertex(A)) { "older" } else { "both" }
    } else {
        "open"
    };
    out.add(&message!("doubt"; step = conclusion.map(|step| (step + 1).to_string()), :reason));
    let truth = claim::true_region(context.trace, state);
    if status == Status::Refuted {
        feature::refuted(truth, context.trace.defects.is_none() && !aimed, out);
    } else if truth.is_some() && (region != Region::Interior || !context.is_on_border()) {
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
fn first_conclusion(context: &StepContext<'_>) -> Option<usize> {
    let is_unproved = |ruled: &Ruled| ruled.findings.iter().any(|finding| !finding.secured);
    let mut earlier = context.trace.events.iter().take(context.state.step);
    earlier.position(|event| event.ruled().is_some_and(is_unproved))
}

/// Describes the feature that the run chooses after computing the coordinates on all features.
fn weighed(context: &StepContext<'_>, region: Region, out: &mut Explanation) {
    let is_wrong = context.claims_with(Status::Refuted, |fact| matches!(fact, Fact::Nearest { .. }));
    let case = match region {
        Region::Interior if has_no_digits(context) => "uncertain",
        _ if is_wrong => "wrong",
        Region::Interior => "inside",
        _ => "feature",
    };
    out.add(&message!(context, "weighed-chosen"; feature = without_side(region), :case));
    if case == "wrong" {
        feature::refuted(claim::true_region(context.trace, &context.state), false, out);
    }
}

/// Returns whether the whole simplex is flat within roundoff. The run computes its coordinates first.
fn has_no_digits(context: &StepContext<'_>) -> bool {
    let whole = context.state.lettered.letters();
    let is_whole = |event: &Event| matches!(event, Event::Weighed(event) if event.letters == whole);
    let steps = context.state.began..=context.state.step;
    let mut weighed = steps.filter(|step| context.trace.events.get(*step).is_some_and(is_whole));
    weighed.any(|step| {
        let claims = claims_of(context.trace, &context.trace.state(step));
        claims.iter().any(|claim| matches!(claim.fact, Fact::Flat { .. }))
    })
}
