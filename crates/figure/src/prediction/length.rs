//! The question about the direction of the measured length.

use glam::DVec3;

use super::question::{AnswerChoice, PicturePlace, Prediction};
use crate::geometry::{Dimension, Length, Measurement, Side};
use crate::gjk::Trace;
use crate::message::text;
use crate::narration::{Digits, short};

/// Relative excess over the depth below which a translation counts as equally short.
const TIE: f64 = 1e-9;

/// Asks for the direction in which moving Q by the measured length makes P and Q just touch. Returns `None`
/// if they already touch, or if every direction is right.
pub(super) fn prediction(trace: &Trace, measurement: &Measurement, reason: String) -> Option<Prediction> {
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
