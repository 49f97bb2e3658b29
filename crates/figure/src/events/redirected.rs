//! The next search direction was set.

use glam::DVec3;

use super::{Linked, MarkerShape, Meaning, Revealed, StepContext, StepMarker, Topic, claimed};
use crate::geometry::Dimension;
use crate::gjk::claim::{Claim, Fact, Status};
use crate::gjk::{
    Algorithm, Defect, Event, ExternalRun, Letter, PlaneQuestion, Redirected, Region, Sign, State, Tested,
    Trace,
};
use crate::message::text;
use crate::narration::feature::{extent_of, with_letters};
use crate::narration::{Digits, Explanation, Narration, listed, message, say};
use crate::number::primitive;
use crate::prediction::{AnswerChoice, Asking, DIRECTION_TOLERANCE, Prediction};

impl Meaning for Redirected {
    fn marker(&self) -> StepMarker {
        if self.exactly_zero {
            StepMarker::new(MarkerShape::Cross, text!("panels-new-direction-is-zero"))
        } else {
            StepMarker::new(MarkerShape::Arrowhead, text!("panels-new-direction"))
        }
    }

    fn explain(&self, context: &StepContext<'_>, out: &mut Explanation) {
        if self.exactly_zero {
            return zero_direction(context, out);
        }
        let state = &context.state;
        let toward = claimed!(context, Fact::Towards { letters, .. } => letters.as_slice());
        let toward = toward.filter(|(_, claim)| claim.status != Status::Concluded);
        let case = match toward {
            Some((_, Claim { status: Status::Refuted, .. })) => "astray",
            Some((&[_], _)) => "vertex",
            Some(_) => "feature",
            None if is_in_span(context) => "level",
            None if state.contained => "contained",
            None if self.direction == -state.asked => "opposite",
            None => "other",
        };
        let letters = toward.map(|(letters, _)| letters);
        let feature = letters.or_else(|| state.region.as_ref().map(Region::letters));
        let is_normalized = is_normalized(context, self.direction);
        out.add(&message!(context, "redirected";
            feature, direction = scaled(context, self.direction), :case, :is_normalized,
            is_contained: state.contained && matches!(case, "level" | "contained")
        ));
    }

    fn explain_external(&self, context: &StepContext<'_>, _external: &ExternalRun, out: &mut Explanation) {
        out.add(&message!("external-direction"; direction = context.components(self.direction)));
    }

    fn value(&self, trace: &Trace) -> String {
        format!("v = {}", Digits::Four.write_vector(self.direction, trace.dimension))
    }

    fn variable(&self) -> Option<(String, DVec3)> {
        Some((text!("figure-new-v").to_owned(), self.direction))
    }

    fn linked(&self, _there: &State) -> Linked {
        Linked::Direction
    }

    fn reveals(&self) -> Option<Revealed> {
        Some(Revealed::Direction)
    }

    fn topic(&self) -> Option<Topic> {
        Some(Topic::Direction)
    }

    /// Asks where the algorithm looks next.
    fn questions(&self, asking: &Asking<'_>) -> Vec<Prediction> {
        // The directions are given, not found.
        if asking.trace().algorithm == Algorithm::Directions {
            return Vec::new();
        }
        let found = (!self.exactly_zero).then_some(self.direction);
        let mut choices: Vec<AnswerChoice> = Vec::new();
        for (words, direction) in candidates(&asking.before, asking.trace().dimension) {
            let is_known =
                choices.iter().filter_map(|choice| choice.direction).any(|known| is_near(known, direction));
            if !is_known {
                let is_right = found.is_some_and(|found| is_near(found, direction));
                // A dragged v is compared with the direction itself, not with one near it.
                let direction = found.filter(|_| is_right).or(Some(direction));
                choices.push(AnswerChoice { direction, ..AnswerChoice::new(words, is_right) });
            }
        }
        let other = found.filter(|_| choices.iter().all(|choice| !choice.is_right));
        choices
            .push(AnswerChoice { direction: other, ..AnswerChoice::new(other_direction(), other.is_some()) });
        choices.push(AnswerChoice::new(text!("figure-none-v-is-the-zero"), found.is_none()));
        let question = text!("figure-where-does-the-algorithm-look");
        vec![Prediction::of_choices(question, choices, asking.reason())]
    }
}

/// The answer if the next direction does not lead from a feature toward the origin or away from it.
pub fn other_direction() -> &'static str {
    text!("figure-another-direction")
}

fn is_near(a: DVec3, b: DVec3) -> bool {
    a.angle_between(b) < DIRECTION_TOLERANCE
}

/// Directions from the vertices, edges and faces of the simplex, with words for them. The letters are those of the
/// picture: kept points get new ones only with the next support point.
fn candidates(state: &State, dimension: Dimension) -> Vec<(String, DVec3)> {
    let points: Vec<(Letter, DVec3)> = state
        .live()
        .into_iter()
        .zip(state.simplex.points())
        .map(|(letter, point)| (letter, point.point))
        .collect();
    let mut found = Vec::new();
    for (letter, point) in &points {
        found.push((text!("figure-from-straight-toward-o"; letter = letter.to_string()), -*point));
    }
    for (number, (a, from)) in points.iter().enumerate() {
        for (b, to) in &points[number + 1..] {
            let Some(along) = (*to - *from).try_normalize() else { continue };
            let across = -*from + along * from.dot(along);
            let edge = format!("{}{}", a.min(b), a.max(b));
            found.push((text!("figure-perpendicular-toward-o"; edge = edge), across));
            found.push((text!("figure-perpendicular-away-from-o"; edge = edge), -across));
        }
    }
    if dimension == Dimension::Three {
        for (number, (a, first)) in points.iter().enumerate() {
            for (next, (b, second)) in points.iter().enumerate().skip(number + 1) {
                for (c, third) in &points[next + 1..] {
                    let normal = (*second - *first).cross(*third - *first);
                    let toward = if normal.dot(*first) > 0.0 { -normal } else { normal };
                    let face = format!("{a}{b}{c}");
                    found.push((text!("figure-perpendicular-to-face-toward-o"; face = face), toward));
                    found.push((text!("figure-perpendicular-to-face-away-from-o"; face = face), -toward));
                }
            }
        }
    }
    found.retain(|(_, direction)| direction.try_normalize().is_some());
    found
}

/// Returns whether the code searches along the unit vector of a direction, not along the direction as computed.
fn is_normalized(context: &StepContext<'_>, direction: DVec3) -> bool {
    let next = context.trace.events.get(context.state.step + 1).and_then(Event::supported);
    context.trace.algorithm == Algorithm::Cinkes && next.is_some_and(|next| next.direction != direction)
}

/// Returns whether the plane of the chosen face contains the origin, so that no direction leads toward the origin.
/// Other faces may also be level with the origin, or have no normal.
fn is_in_span(context: &StepContext<'_>) -> bool {
    let Some(region @ Region::Face(..)) = context.state.region else { return false };
    let is_level = |tested: &Tested| {
        let PlaneQuestion::OverFace { face } = tested.test.question else { return false };
        let is_found = face.iter().all(|letter| region.letters().contains(letter));
        is_found && tested.sign == Sign::Zero && tested.test.normal != DVec3::ZERO
    };
    context.state.tests.iter().any(is_level)
}

/// Formats a direction with its primitive form: `(−336, −480) = 48·(−7, −10)`.
fn scaled(context: &StepContext<'_>, direction: DVec3) -> Narration {
    let primitive = primitive(direction);
    let product = primitive.map(|(factor, vector)| say!(" = ", factor, "·", context.components(vector)));
    say!(context.components(direction), product)
}

fn zero_direction(context: &StepContext<'_>, out: &mut Explanation) {
    let on = claimed!(context, Fact::OriginOn { letters } => letters.as_slice());
    let (letters, status) =
        on.map_or((&[][..], Status::Concluded), |(letters, claim)| (letters, claim.status));
    let is_point = matches!(*context.state.points(letters), [a, b] if a == b);
    let place = match status {
        Status::Proved => "exact",
        Status::Within(_) | Status::Concluded => "within",
        Status::Refuted if context.status_of(|it| matches!(it, Fact::OriginOnSpan { .. })).is_some() => {
            "span"
        }
        Status::Refuted if is_point => "point",
        Status::Refuted => "elsewhere",
    };
    let (algorithm, defects) = (context.trace.algorithm, context.trace.defects);
    let effect = match algorithm {
        _ if algorithm.measures() => {
            if status == Status::Refuted {
                "taken"
            } else {
                "shared"
            }
        }
        Algorithm::Robust if defects.contains(Defect::NoZeroGuard) => "unguarded",
        Algorithm::Robust => "surrounded",
        _ if algorithm.rejects_at_zero() || defects.contains(Defect::RejectsAtZero) => "rejected",
        _ => "passed",
    };
    let (feature, span, points) = (with_letters(letters), extent_of(letters), listed(letters));
    out.add(&message!(context, "redirected-nowhere"; feature, span, points, :place, :effect));
}
