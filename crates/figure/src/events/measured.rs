//! The lengths were measured.

use glam::DVec3;

use super::{MarkerShape, Meaning, Measured, StepContext, StepMarker, Topic};
use crate::geometry::{Dimension, Length, Measurement, Side};
use crate::gjk::{Trace, Verdict};
use crate::message::text;
use crate::narration::proof::{certainty_key, shown_vectors};
use crate::narration::{Components, Digits, Explanation, Span, length_of, message, short};
use crate::prediction::{AnswerChoice, Asking, PicturePlace, Prediction};

/// Relative excess over the depth below which a translation counts as equally short.
const TIE: f64 = 1e-9;

impl Meaning for Measurement {
    fn marker(&self) -> StepMarker {
        StepMarker::new(MarkerShape::Block, text!("transport-marker-measured"))
    }

    fn explain(&self, context: &StepContext<'_>, out: &mut Explanation) {
        let (trace, measurement) = (context.trace, self);
        let certainty = certainty_key(measurement);
        let (Length::Separation(value) | Length::PenetrationDepth(value)) = measurement.length;
        let length = Span::Number { value, shown: length_of(measurement) };
        let [normal, on_p, on_q] =
            shown_vectors(measurement).map(|vector| Components(vector, trace.dimension));
        out.add(&match measurement.length {
            Length::Separation(0.0) if trace.outcome.verdict == Verdict::Separate => {
                return out.add(&message!("measured-distance-tiny"; normal, on_p));
            }
            Length::PenetrationDepth(0.0) => return out.add(&message!("measured-depth-tiny"; normal, on_p)),
            Length::Separation(0.0) => message!("measured-touch"; length, normal, on_p, :certainty),
            Length::Separation(_) => message!("measured-distance"; length, normal, on_p, on_q),
            Length::PenetrationDepth(_) => message!("measured-depth"; length, normal, on_p, on_q),
        });
        let [least, most] = measurement.bounds;
        out.add(&message!("measured-certainty"; least, most, difference = most - least, :certainty));
    }

    fn value(&self, _trace: &Trace) -> String {
        let kind = match self.length {
            Length::Separation(_) => "distance",
            Length::PenetrationDepth(_) => "depth",
        };
        text!("figure-length-of"; kind = kind, length = length_of(self))
    }

    /// Returns the final bounds, which the last support point may have narrowed.
    fn bounds(&self) -> Option<(Measured, [f64; 2])> {
        let of = match self.length {
            Length::Separation(_) => Measured::Separation,
            Length::PenetrationDepth(_) => Measured::Depth,
        };
        Some((of, self.bounds))
    }

    fn topic(&self) -> Option<Topic> {
        Some(Topic::Direction)
    }

    fn questions(&self, asking: &Asking<'_>) -> Vec<Prediction> {
        direction(asking.trace(), self, asking.reason()).into_iter().collect()
    }
}

/// Asks for the direction in which moving Q by the measured length makes P and Q just touch. Returns `None`
/// if they already touch, or if every direction is right.
fn direction(trace: &Trace, measurement: &Measurement, reason: String) -> Option<Prediction> {
    let Measurement { length, normal, .. } = *measurement;
    let (kind, distance, way) = match length {
        Length::PenetrationDepth(depth) => ("depth", depth, normal),
        Length::Separation(gap) => ("separation", gap, -normal),
    };
    if distance <= 0.0 || way == DVec3::ZERO {
        return None;
    }
    let is_depth = length.penetration_depth().is_some();
    let is_right =
        |other: DVec3| other == way || (is_depth && support_value(trace, other) <= distance * (1.0 + TIE));
    let across = match trace.dimension {
        Dimension::Two => vec![way.cross(DVec3::Z)],
        Dimension::Three => {
            let (one, other) = way.any_orthonormal_pair();
            vec![one, other]
        }
    };
    let ways = std::iter::once(way).chain(across).flat_map(|way| [way, -way]);
    let mut choices: Vec<AnswerChoice> = ways
        .map(|way| {
            let words = text!("figure-along"; direction = Digits::Four.write_vector(way, trace.dimension));
            AnswerChoice { place: Some(PicturePlace::Toward(way)), ..AnswerChoice::new(words, is_right(way)) }
        })
        .collect();
    if choices.iter().all(|choice| choice.is_right) {
        // Every direction gives the shortest translation.
        return None;
    }
    // In an order that does not give away the answer.
    choices.sort_by(|one, other| one.words.cmp(&other.words));
    let question = text!("figure-p-and-q-are"; distance = short(distance), kind = kind);
    Some(Prediction::of_choices(question, choices, reason))
}

/// The support value of P ⊖ Q in this direction: the distance by which Q has to move that way to leave P.
fn support_value(trace: &Trace, way: DVec3) -> f64 {
    let [p, q] = &trace.shapes;
    let along = |side: Side| match side {
        Side::P => p.support(way).0.dot(way),
        Side::Q => q.support(-way).0.dot(-way),
    };
    along(Side::P) + along(Side::Q)
}
