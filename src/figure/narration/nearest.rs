//! Sentences about the point of the simplex closest to the origin: its barycentric coordinates, and the bounds on the
//! distance that follow.

use super::claim::Words;
use super::feature::{self, Named, Points};
use super::message::{Explanation, message};
use super::number::short;
use super::phrases::Listed;
use super::span::{Components, Narration, Number, Say, Span, named_first, say};
use super::telling::Telling;
use crate::geometry::{Side, Vector};
use crate::gjk::claim::{self, About, Fact, Length, Status, claims_of, tolerance};
use crate::gjk::{Approach, Event, Letter, Region};

/// The foot of the origin on a feature of the simplex. It lies on the feature itself if all coordinates are positive;
/// if one is zero, a smaller feature contains it, too.
pub(super) fn weighed(telling: &Telling<'_>, letters: &[Letter], weights: &[f64], out: &mut Explanation) {
    let foot = telling.find(|claim| match &claim.fact {
        Fact::Foot { weights, .. } => Some((weights.clone(), claim.status)),
        _ => None,
    });
    let Some((weights, status)) = foot else { return flat(telling, letters, weights, out) };
    let (feature, sum) = (Points(letters), Sum { letters, weights: &weights });
    if letters.len() == 1 {
        return out.add(&message!("weighed-vertex"; feature = feature, sum = sum));
    }
    let is_outside = weights.iter().any(|weight| *weight < 0.0);
    let decides = |weight: f64| if is_outside { weight < 0.0 } else { weight == 0.0 };
    let mut deciding = Narration::default();
    for (letter, weight) in letters.iter().zip(&weights) {
        if decides(*weight) {
            let separator = if deciding.spans().is_empty() { "" } else { ", " };
            deciding.push(separator);
            let sign = if is_outside { "negative" } else { "zero" };
            deciding
                .push(message!("weighed-coordinate"; letter = *letter, weight = Number(*weight), sign: sign));
        }
    }
    let place = match (is_outside, deciding.spans().is_empty()) {
        (true, _) => "outside",
        (false, false) => "border",
        (false, true) => "inside",
    };
    // A feature that spans the plane or space has no foot of its own: the coordinates are those of the origin.
    if letters.len() <= telling.dimension().count() {
        out.add(
            &message!("weighed-feature"; feature = feature, sum = sum, deciding = deciding, where: place),
        );
        if is_outside {
            out.add(&message!("weighed-outside"; feature = Points(letters)));
        }
    } else if status == Status::Refuted {
        let first = named_first(telling.trace.algorithm);
        out.add(&message!("weighed-simplex-wrong"; Code = first, feature = feature, sum = sum, deciding = deciding, where: place));
    } else {
        out.add(
            &message!("weighed-simplex"; feature = feature, sum = sum, deciding = deciding, where: place),
        );
    }
}

/// Describes affinely dependent points. The run may still have computed coordinates, which are roundoff.
fn flat(telling: &Telling<'_>, letters: &[Letter], weights: &[f64], out: &mut Explanation) {
    let is_exact = telling
        .claims
        .iter()
        .any(|claim| matches!(claim.fact, Fact::Flat { .. }) && claim.status == Status::Proved);
    let certainty = if is_exact { "sure" } else { "within" };
    let digits = if weights.is_empty() { "none" } else { "uncertain" };
    out.add(&message!("weighed-flat"; points = Listed(letters), count: letters.len(), certainty: certainty, digits: digits));
}

/// Describes the feature that the run chooses after it has weighed all.
pub(super) fn ruled(telling: &Telling<'_>, region: Region, out: &mut Explanation) {
    let is_wrong = telling.find(|claim| {
        (matches!(claim.fact, Fact::Nearest { .. }) && claim.status == Status::Refuted).then_some(())
    });
    let case = match region {
        Region::Interior if has_no_digits(telling) => "uncertain",
        _ if is_wrong.is_some() => "wrong",
        Region::Interior => "inside",
        _ => "feature",
    };
    let first = named_first(telling.trace.algorithm);
    let mut feature = Narration::default();
    feature.push(Named(region));
    let first_feature = feature.clone().capitalised();
    out.add(
        &message!("weighed-chosen"; Feature = first_feature, feature = feature, Code = first, case: case),
    );
    if case == "wrong" {
        feature::refuted(claim::true_region(telling.trace, &telling.state), false, out);
    }
}

/// Returns whether the whole simplex is flat within roundoff. The run weighs it first.
fn has_no_digits(telling: &Telling<'_>) -> bool {
    let whole = telling.state.lettered.letters();
    let is_whole = |event: &Event| matches!(event, Event::Weighed { letters, .. } if letters == whole);
    let steps = telling.state.began..=telling.state.step;
    let mut weighed = steps.filter(|step| telling.trace.events.get(*step).is_some_and(is_whole));
    weighed.any(|step| {
        let claims = claims_of(telling.trace, &telling.trace.state(step));
        claims.iter().any(|claim| matches!(claim.fact, Fact::Flat { .. }))
    })
}

pub(super) fn approached(telling: &Telling<'_>, out: &mut Explanation) {
    let Some(Approach { nearest, weights, witness_points, .. }) = &telling.state.approach else { return };
    let [point, on_p, on_q] = [*nearest, witness_points.on_p, witness_points.on_q]
        .map(|vector| Components(vector, telling.dimension()));
    let kept = telling.state.live();
    let mut from = Narration::default();
    if weights.len() == kept.len() && weights.len() > 1 {
        from.push(Sum { letters: &kept, weights });
    } else if let ([letter], 1) = (kept.as_slice(), weights.len()) {
        from.push(*letter);
    }
    let known = if from.spans().is_empty() { "point" } else { "sum" };
    let [shape_p, shape_q] = [Side::P, Side::Q].map(|side| {
        let has_radius = telling.state.cores.is_some_and(|radii| radii[side as usize] > 0.0);
        Words(About::shape(side, has_radius))
    });
    out.add(&message!("approached"; point = point, from = from, on_p = on_p, on_q = on_q, shape_p = shape_p, shape_q = shape_q, known: known));
    bounds(telling, About::difference(telling.state.cores.is_some()), out);
    if let Some(radii) = telling.state.cores {
        with_radii(telling, radii, false, out);
    }
}

/// Describes both bounds on the distance of the shapes or of their cores.
fn bounds(telling: &Telling<'_>, about: About, out: &mut Explanation) {
    let [least, most] = claimed(telling, about);
    let Some(most) = most else { return };
    let found = telling.state.approach.as_ref().map_or(most, |approach| Vector::length(approach.nearest));
    let roundoff = if found < most && short(found) != short(most) { "shown" } else { "none" };
    let bounds = match least {
        // The search goes on: the bounds have not met, even if the shown digits are equal.
        Some(least) if short(least) == short(most) && least < most => "close",
        Some(least) if least >= most => "met",
        Some(_) => "two",
        None => "upper",
    };
    let least = least.unwrap_or(0.0);
    let of = if about == About::CoreDifference { "cores" } else { "shapes" };
    let (difference, least, most) = (Number(most - least), Number(least), Number(most));
    out.add(&message!("approached-bounds"; least = least, most = most, difference = difference, roundoff: roundoff, of: of, bounds: bounds));
    if roundoff == "shown" {
        out.add(&message!("approached-roundoff"; found = Number(found)));
    }
}

/// Returns the claimed bounds on the distance of a difference from the origin.
fn claimed(telling: &Telling<'_>, about: About) -> [Option<f64>; 2] {
    let find = |upper: bool| {
        telling.find(|claim| match claim.fact {
            Fact::LowerBound { of: Length::Distance, value } if !upper && claim.about == about => Some(value),
            Fact::UpperBound { of: Length::Distance, value } if upper && claim.about == about => Some(value),
            _ => None,
        })
    };
    [find(false), find(true)]
}

/// `P and Q are separated by at most 2.121 − 1.6 − 0.5 = 0.0213.` Without “at most” once the bounds `have_met`.
pub(super) fn with_radii(telling: &Telling<'_>, radii: [f64; 2], have_met: bool, out: &mut Explanation) {
    let Some(approach) = &telling.state.last_approach else { return };
    let ([_, most], [_, of_cores]) = (approach.bounds, approach.core_bounds);
    let case = match most {
        _ if most.abs() <= tolerance(telling.trace) => "touch",
        _ if most >= 0.0 => "apart",
        _ => "overlap",
    };
    let bounds = if have_met { "met" } else { "open" };
    let (cores, gap, depth) = (Number(of_cores), Number(most), Number(-most));
    out.add(&message!("rounded-distance"; cores = cores, radii = Radii(radii), gap = gap, depth = depth, case: case, bounds: bounds));
}

/// The radii as they are subtracted: ` − 1.6 − 0.5`; a radius of zero is left out.
struct Radii([f64; 2]);

impl Say for Radii {
    fn say(self, narration: &mut Narration) {
        for radius in self.0.into_iter().filter(|radius| *radius != 0.0) {
            say!(narration; " − ", Number(radius));
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
