//! Sentences about the point of the simplex that is nearest to the origin: what it weighs, and what it says about the
//! distance.

use glam::DVec3;

use super::feature::Feature;
use super::number::Standing;
use super::span::{Compared, Components, Narration, Number, Say, Span, say};
use super::{Story, short};
use crate::geometry::{Side, WitnessPoints};
use crate::gjk::{Letter, Region};

/// The foot of the origin on a part of the simplex. It is on the part itself if all weights are positive; where one is
/// zero, a smaller part holds it, too.
pub(super) fn weighed(story: &Story<'_>, letters: &[Letter], weights: &[f64], out: &mut Narration) {
    let sum = Sum { letters, weights };
    if let [only] = letters {
        say!(out; "Of ", *only, " alone the nearest point is ", *only, " itself: ", sum, ".");
        return;
    }
    // A part that spans the plane or space has no foot of its own: the weights are those of the origin.
    let is_whole = letters.len() > story.dimension().count();
    if is_whole {
        say!(out; "In terms of ", Part(letters), " the origin is ", sum, ": ");
    } else {
        say!(out; "The foot of the origin on ", Part(letters), " is ", sum, ": ");
    }
    let weighted = || letters.iter().copied().zip(weights.iter().copied());
    let is_outside = weights.iter().any(|weight| *weight < 0.0);
    let telling = weighted().filter(|(_, weight)| if is_outside { *weight < 0.0 } else { *weight == 0.0 });
    let mut separator = "";
    for (letter, weight) in telling {
        let weight = Compared(weight, Standing::of(weight, 1.0));
        say!(out; separator, letter, "’s weight is ", weight);
        separator = ", ";
    }
    let is_on_border = !is_outside && !separator.is_empty();
    out.push(match (is_whole, is_outside, is_on_border) {
        (true, true, _) => ", so the origin is outside.",
        (true, false, true) => ", so the origin is on the border.",
        (true, false, false) => "all weights are positive, so the origin is inside.",
        (false, true, _) => ", so the foot is beyond the end, and a smaller part is nearer.",
        (false, false, true) => ", so the foot is on its end.",
        (false, false, false) => "all weights are positive, so the foot is on the part itself.",
    });
}

/// Which part was taken, after all were weighed.
pub(super) fn ruled(region: Region, out: &mut Narration) {
    if region == Region::Interior {
        out.push("All weights of the whole simplex are positive: the origin is inside.");
    } else {
        say!(out; "Of the parts that hold their foot, the nearest to the origin is ", Feature(region), ".");
    }
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
    if short(least) == short(most) {
        say!(out; "The bounds meet: the distance is ", Number(most), ".");
    } else {
        say!(out; "So the distance is at most ", Number(most));
        if least > 0.0 {
            say!(out; ", and at least ", Number(least), ", since nothing was found beyond that.");
        } else {
            out.push(".");
        }
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
            let shown = short(weight.abs());
            say!(narration; sign, Span::Number { value: *weight, shown }, "·", *letter);
        }
    }
}
