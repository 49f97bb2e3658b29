//! A support point of the query was found.

use glam::DVec3;

use super::{
    BegunIteration, IterationKind, Linked, MarkerShape, Meaning, StepContext, StepMarker, Topic, claimed,
    has_vertices,
};
use crate::explain::claim::{self, BoundedLength, Claim, Fact, Status};
use crate::geometry::Side;
use crate::gjk::{Algorithm, Defect, ReachTest, Sign, State, Supported, Trace};
use crate::internal::ExternalRun;
use crate::message::text;
use crate::narration::{
    Compared, Digits, Explanation, Narration, Span, look_alike, message, operand, owner, placed, shift, short,
};
use crate::prediction::{AnswerChoice, Asking, PicturePlace, Prediction, farthest};

impl Meaning for Supported {
    fn marker(&self) -> StepMarker {
        if self.test == ReachTest::Rejected {
            StepMarker::new(MarkerShape::Cross, text!("panels-support-point-rejected"))
        } else {
            StepMarker::new(MarkerShape::Disc, text!("panels-support-point"))
        }
    }

    fn explain(&self, context: &StepContext<'_>, out: &mut Explanation) {
        if let Some((older, _)) = claimed!(context, Fact::Repeated { older } => *older) {
            out.add(&message!("support-repeated"; older));
        }
        decided(context, self, out);
        vertex_pair(context, self, out);
    }

    /// Describes the support point, and whether its vertices are the farthest.
    fn explain_external(&self, context: &StepContext<'_>, external: &ExternalRun, out: &mut Explanation) {
        let given = external.of(context.state.iteration());
        let Self { direction, support, support_value: product, sign, .. } = *self;
        let point = context.point(&support);
        if !given.has_direction {
            return out.add(&message!("external-support-blind"; point));
        }
        let farthest = |claim: &&Claim| matches!(claim.fact, Fact::Farthest { .. });
        let statuses: Vec<Status> =
            context.claims.iter().filter(farthest).map(|claim| claim.status).collect();
        let is_farthest = (statuses.len() == 2).then(|| !statuses.contains(&Status::Refuted));
        let direction = context.components(direction);
        out.add(&message!("external-support"; point, direction, product, :is_farthest, :sign));
        if let Some((about, ..)) = context.separating().filter(|(.., status)| status.is_fact()) {
            out.add(&message!("external-separates"; about, of: owner(about)));
        }
    }

    fn value(&self, trace: &Trace) -> String {
        match (self.support.index_p, self.support.index_q) {
            // The position of A is among the variables.
            (Some(p), Some(q)) => format!("A = p{p} − q{q}"),
            _ => format!("A = {}", Digits::Four.write_vector(self.support.point, trace.dimension)),
        }
    }

    fn linked(&self, _there: &State) -> Linked {
        Linked::Support(self.support)
    }

    fn begins(&self, there: &State, _last: Option<&IterationKind>) -> Option<BegunIteration> {
        Some((IterationKind::Search(there.iteration()), Some(self.support)))
    }

    fn zero_within(&self) -> Option<f64> {
        let is_zero = self.sign == Sign::Zero && self.support_value != 0.0;
        is_zero.then(|| self.bound / self.direction.length())
    }

    fn topic(&self) -> Option<Topic> {
        Some(Topic::Sign)
    }

    /// Asks for the farthest vertex of each shape that has vertices, then for the sign of A·v, if it is tested.
    fn questions(&self, asking: &Asking<'_>) -> Vec<Prediction> {
        let v = self.direction;
        let mut asked = farthest(asking.analysis, v, self.support);
        if self.test != ReachTest::Untested {
            let (support_value, sign) = (short(self.support_value), self.sign.name());
            let mut choices = AnswerChoice::signs("A·v", self.sign);
            let places = [PicturePlace::Toward(-v), PicturePlace::At(DVec3::ZERO), PicturePlace::Toward(v)];
            for (choice, place) in choices.iter_mut().zip(places) {
                choice.place = Some(place);
            }
            let reason = text!("figure-a-v-is"; support_value = support_value, sign = sign);
            asked.push(Prediction::of_choices(text!("figure-the-farthest-point-of-p"), choices, reason));
        }
        asked
    }
}

fn decided(context: &StepContext<'_>, supported: &Supported, out: &mut Explanation) {
    if supported.direction == DVec3::ZERO {
        let is_rejected = supported.test == ReachTest::Rejected;
        return out.add(&message!(context, "support-no-direction"; :is_rejected));
    }
    if context.trace.algorithm.measures() {
        return bounding(context, supported, out);
    }
    match supported.test {
        ReachTest::Untested => {
            let (product, is_first) = (supported.support_value, context.state.supports == 1);
            out.add(&message!(context, "support-untested"; product, :is_first));
        }
        ReachTest::Passed | ReachTest::Touched => passed(context, out),
        ReachTest::Rejected => rejected(context, out),
    }
}

/// Describes the vertex pair of A, and states that each vertex is the farthest of its shape.
fn vertex_pair(context: &StepContext<'_>, supported: &Supported, out: &mut Explanation) {
    let support = &supported.support;
    let mut parts = Narration::default();
    let mut is_right = true;
    let shift = shift([support.on_p, support.on_q], support.point);
    if let Some(shift) = shift {
        parts.push(" ");
        parts.push(message!("support-shift"; shift = operand(shift, DVec3::ONE, context.dimension())));
    }
    for claim in &context.claims {
        let Fact::Farthest { side, direction, index, point } = claim.fact else { continue };
        let at = |point| placed(side, index, operand(point, support.point, context.dimension()));
        let vertex = at(point);
        let (about, is_negated) = (claim.about, side == Side::Q);
        if is_negated && context.trace.defects.contains(Defect::NoNegation) {
            // The support mapping is correct, but the direction it got was wrong.
            is_right = false;
            out.add(&message!("support-part-not-negated"; vertex, about));
        } else if claim.status == Status::Refuted {
            is_right = false;
            out.add(&message!("support-part-wrong"; vertex, about, :is_negated));
        } else {
            let winner = index.and_then(|_| claim::farther_vertex(context.trace, side, point, direction));
            let vertex = shift.map_or(vertex, |shift| at(point - shift));
            parts.push(" ");
            parts.push(if let Some((winner, by)) = winner {
                message!("support-part-computed"; vertex, other = Span::Vertex(side, winner), by)
            } else {
                message!("support-part"; vertex, about, :is_negated)
            });
        }
    }
    let (point, direction) = (context.point(support), context.components(supported.direction));
    out.add(&message!("support-point"; point, direction, parts, :is_right));
}

/// Returns the product of the support test with its sign, and the certainty of that sign.
fn support_test(context: &StepContext<'_>) -> Option<(Compared, Status)> {
    let ((value, sign), claim) = claimed!(context, Fact::Reach { value, sign, .. } => (*value, *sign))?;
    Some((Compared { value, sign, is_exact: claim.status == Status::Proved }, claim.status))
}

fn passed(context: &StepContext<'_>, out: &mut Explanation) {
    let Some((product, status)) = support_test(context) else { return };
    out.add(&if product.sign == Sign::Zero {
        let is_robust = context.trace.algorithm == Algorithm::Robust;
        message!(context, "support-level"; product, :is_robust, is_exact: status == Status::Proved)
    } else {
        message!(context, "support-passed"; product, :status, is_contained: context.state.contained)
    });
}

fn rejected(context: &StepContext<'_>, out: &mut Explanation) {
    let Some((product, status)) = support_test(context) else { return };
    out.add(&match context.separating() {
        Some((about, _, Status::Refuted)) => {
            message!(context, "support-separates-wrong"; product, about)
        }
        Some((about, gap, _)) => message!("support-separates"; product, about, gap, of: owner(about)),
        None if context.state.contained && !context.extends_past_origin() => {
            // The text of a product that is 0 within roundoff already says so.
            let is_said = product.sign == Sign::Zero && !product.is_exact;
            let is_boundary = |fact: &Fact| matches!(fact, Fact::NothingBeyond { .. });
            let is_sure = is_said || context.claims_with(Status::Proved, is_boundary);
            message!("support-boundary"; product, :is_sure)
        }
        None => {
            message!(context, "support-rejected-at-zero"; product, is_exact: status == Status::Proved)
        }
    });
}

/// Describes the lower bound on the distance from a support point; the search ends once it meets the upper bound.
fn bounding(context: &StepContext<'_>, supported: &Supported, out: &mut Explanation) {
    let product = supported.support_value;
    let bound = claimed!(context, Fact::LowerBound { of: BoundedLength::Distance, value } => *value);
    let Some((least, claim)) = bound else { return out.add(&message!("support-no-bound"; product)) };
    let (about, is_tiny) = (claim.about, product == 0.0);
    out.add(&message!("support-bound"; product, about, least, :is_tiny, of: owner(about)));
    if let (ReachTest::Rejected, Some(approach)) = (supported.test, &context.state.last_approach) {
        let [_, most] = approach.core_bounds;
        let has_vertices = has_vertices(context.trace);
        out.add(&if has_vertices && !look_alike(least, most) {
            message!("support-bound-apart"; most)
        } else {
            let (difference, is_exact) = (most - least, least >= most || has_vertices);
            message!("support-bound-met"; most, difference, :is_exact)
        });
    }
}
