//! The next direction: from a feature of the simplex toward the origin, or away from it.

use glam::DVec3;

use super::question::{AnswerChoice, DIRECTION_TOLERANCE, Prediction};
use crate::geometry::Dimension;
use crate::gjk::{Letter, State};
use crate::message::text;

/// The answer if the next direction does not lead from a feature toward the origin or away from it.
pub fn other_direction() -> &'static str {
    text!("figure-another-direction")
}

/// Returns the question about the next direction: `found`, or the zero vector.
pub(super) fn prediction(
    state: &State,
    dimension: Dimension,
    found: Option<DVec3>,
    reason: String,
) -> Prediction {
    let mut choices: Vec<AnswerChoice> = Vec::new();
    for (words, direction) in candidates(state, dimension) {
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
    choices.push(AnswerChoice { direction: other, ..AnswerChoice::new(other_direction(), other.is_some()) });
    choices.push(AnswerChoice::new(text!("figure-none-v-is-the-zero"), found.is_none()));
    let question = text!("figure-where-does-the-algorithm-look");
    Prediction::of_choices(question, choices, reason)
}

fn is_near(a: DVec3, b: DVec3) -> bool {
    a.angle_between(b) < DIRECTION_TOLERANCE
}

/// Directions from the vertices, edges and faces of the simplex, with words for them.
fn candidates(state: &State, dimension: Dimension) -> Vec<(String, DVec3)> {
    let points: Vec<(Letter, DVec3)> =
        state.simplex.lettered().map(|(letter, point)| (letter, point.point)).collect();
    let mut found = Vec::new();
    for (letter, point) in &points {
        found.push((text!("figure-from-straight-toward-o"; letter = letter.to_string()), -*point));
    }
    for (number, (a, from)) in points.iter().enumerate() {
        for (b, to) in &points[number + 1..] {
            let Some(along) = (*to - *from).try_normalize() else { continue };
            let across = -*from + along * from.dot(along);
            let edge = format!("{a}{b}");
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
