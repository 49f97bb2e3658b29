//! The question about the measured length: which way it leads.

use glam::DVec3;

use super::question::{Choice, Place, Prediction};
use crate::figure::narration::{Digits, short};
use crate::geometry::{Dimension, Length, Measurement, Side};
use crate::gjk::Trace;

/// A way that is longer than the depth by less than this part of it is as short.
const TIE: f64 = 1e-9;

/// The direction in which Q is moved by the measured length, so that P and Q only touch; none where they do already, or
/// where every direction will do.
pub(super) fn prediction(trace: &Trace, measurement: &Measurement, reason: String) -> Option<Prediction> {
    let Measurement { length, normal, .. } = *measurement;
    let (words, distance, way) = match length {
        Length::PenetrationDepth(depth) => ("in each other", depth, normal),
        Length::Separation(gap) => ("apart", gap, -normal),
    };
    if distance <= 0.0 || way == DVec3::ZERO {
        return None;
    }
    let is_depth = length.penetration_depth().is_some();
    let is_right = |other: DVec3| other == way || (is_depth && reach(trace, other) <= distance * (1.0 + TIE));
    let across = match trace.dimension {
        Dimension::Two => vec![way.cross(DVec3::Z)],
        Dimension::Three => {
            let (one, other) = way.any_orthonormal_pair();
            vec![one, other]
        }
    };
    let ways = std::iter::once(way).chain(across).flat_map(|way| [way, -way]);
    let mut choices: Vec<Choice> = ways
        .map(|way| {
            let words = format!("along {}", Digits::Four.write_vector(way, trace.dimension));
            Choice { place: Some(Place::Toward(way)), ..Choice::new(words, is_right(way)) }
        })
        .collect();
    if choices.iter().all(|choice| choice.is_right) {
        // Whichever way is taken, it is the shortest.
        return None;
    }
    // In an order that says nothing of the answer.
    choices.sort_by(|one, other| one.words.cmp(&other.words));
    let question = format!(
        "P and Q are {} {words}. In which direction must Q be moved by that, so that they only touch?",
        short(distance)
    );
    Some(Prediction::of_choices(question, choices, reason))
}

/// How far P ⊖ Q reaches from O in this direction: by so much Q has to be moved that way to leave P.
fn reach(trace: &Trace, way: DVec3) -> f64 {
    let [p, q] = &trace.shapes;
    let along = |side: Side| match side {
        Side::P => p.support(way).0.dot(way),
        Side::Q => q.support(-way).0.dot(-way),
    };
    along(Side::P) + along(Side::Q)
}
