//! Sentences about the point of the simplex that is nearest to the origin: what it weighs, and what it says about the
//! distance.

use glam::DVec3;

use super::Story;
use super::number::Standing;
use super::span::{Compared, Components, Narration, Number, Say, Span, say};
use crate::geometry::{Side, WitnessPoints};
use crate::gjk::Letter;

/// The foot of the origin on a part of the simplex.
pub(super) fn weighed(story: &Story<'_>, letters: &[Letter], weights: &[f64], out: &mut Narration) {
    let sum = Sum { letters, weights };
    if let [only] = letters {
        say!(out; "Of ", *only, " alone the nearest point is ", *only, " itself: ", sum, ".");
        return;
    }
    // A part that spans the plane or space has no foot of its own: the weights are those of the origin.
    let is_whole = letters.len() > story.dimension().count();
    let subject = if is_whole { "The origin" } else { "Its foot" };
    if is_whole {
        say!(out; "In terms of ", Part(letters), " the origin is ", sum, ". ");
    } else {
        say!(out; "The foot of the origin on ", Part(letters), " is ", sum, ". ");
    }
    let negative: Vec<(Letter, f64)> =
        letters.iter().copied().zip(weights.iter().copied()).filter(|(_, weight)| *weight < 0.0).collect();
    if negative.is_empty() {
        say!(out; "No weight is negative: ", subject.to_lowercase().as_str());
        say!(out; if is_whole { " is inside." } else { " is on the part itself, not beyond its end." });
        return;
    }
    for (index, (letter, weight)) in negative.iter().enumerate() {
        let weight = Compared(*weight, Standing::of(*weight, 1.0));
        say!(out; if index > 0 { ", " } else { "" }, *letter, "’s weight is ", weight);
    }
    say!(out; ": ", subject.to_lowercase().as_str());
    out.push(if is_whole { " is outside." } else { " is beyond its end, so another part is nearer." });
}

/// The nearest point of the simplex, as it stands when a turn is over.
pub(super) struct Approach<'a> {
    pub(super) nearest: DVec3,
    pub(super) weights: &'a [f64],
    pub(super) witness_points: WitnessPoints,
    pub(super) bounds: [f64; 2],
}

pub(super) fn approached(story: &Story<'_>, approach: &Approach<'_>, out: &mut Narration) {
    let Approach { nearest, weights, witness_points: WitnessPoints { on_p, on_q }, bounds } = *approach;
    let components = |vector| Components(vector, story.dimension());
    let (p, q) = (Side::P, Side::Q);
    say!(out; "The nearest point of the simplex to the origin is ");
    if weights.len() == story.kept.len() && weights.len() > 1 {
        say!(out; Sum { letters: &story.kept, weights }, " = ");
    } else if let ([letter], 1) = (story.kept.as_slice(), weights.len()) {
        say!(out; *letter, " = ");
    }
    say!(out; components(nearest), ", the difference of ", components(on_p), " in ", p);
    say!(out; " and ", components(on_q), " in ", q, ". ");
    let [least, most] = bounds;
    if least == most {
        say!(out; "The bounds meet: the distance is ", Number(most), ".");
    } else {
        say!(out; "So the distance is at most ", Number(most), ", and at least ", Number(least));
        out.push(", since nothing was found beyond that.");
    }
}

/// A part of the simplex by its letters: `edge AB`, `triangle ABC`.
struct Part<'a>(&'a [Letter]);

impl Say for Part<'_> {
    fn say(self, narration: &mut Narration) {
        narration.push(match self.0.len() {
            0 | 1 => "",
            2 => "edge ",
            3 => "triangle ",
            _ => "tetrahedron ",
        });
        for letter in self.0 {
            narration.push(*letter);
        }
    }
}

/// A weighted sum of points: `0.3·A + 0.7·B`, `1.4·A − 0.4·B`.
struct Sum<'a> {
    letters: &'a [Letter],
    weights: &'a [f64],
}

impl Say for Sum<'_> {
    fn say(self, narration: &mut Narration) {
        for (index, (letter, weight)) in self.letters.iter().zip(self.weights).enumerate() {
            let sign = match (index, *weight < 0.0) {
                (0, false) => "",
                (0, true) => "−",
                (_, false) => " + ",
                (_, true) => " − ",
            };
            let shown = super::short(weight.abs());
            say!(narration; sign, Span::Number { value: *weight, shown }, "·", *letter);
        }
    }
}
