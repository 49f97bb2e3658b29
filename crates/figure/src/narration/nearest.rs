//! Sentences about the point of the simplex closest to the origin: its barycentric coordinates, and the bounds on the
//! distance that follow.

use super::feature::{self, with_letters, without_side};
use super::telling::{Telling, claimed};
use super::{Explanation, Narration, Span, listed, message, said, say, separated, short};
use crate::geometry::{Side, Vector};
use crate::gjk::claim::{self, About, BoundedLength, Fact, Status, claims_of, tolerance};
use crate::gjk::{Approach, Event, Letter, Region};

/// Describes the foot of the origin on a feature of the simplex. The foot lies on the feature itself if all coordinates
/// are positive; if one is zero, a smaller feature also contains the foot.
pub(super) fn weighed(telling: &Telling<'_>, letters: &[Letter], weights: &[f64], out: &mut Explanation) {
    let Some((weights, claim)) = claimed!(telling, Fact::Foot { weights, .. } => weights) else {
        return flat(telling, letters, weights, out);
    };
    let (feature, sum) = (with_letters(letters), sum(letters, weights));
    if letters.len() == 1 {
        return out.add(&message!("weighed-vertex"; feature, sum));
    }
    let is_negative = weights.iter().any(|weight| *weight < 0.0);
    let decides = |weight: f64| if is_negative { weight < 0.0 } else { weight == 0.0 };
    let deciding = letters.iter().zip(weights).filter(|(_, weight)| decides(**weight));
    let deciding = deciding.map(
        |(letter, weight)| message!("weighed-coordinate"; letter = *letter, weight = *weight, :is_negative),
    );
    let deciding = separated(deciding, ", ");
    let place = match (is_negative, deciding.spans().is_empty()) {
        (true, _) => "outside",
        (false, false) => "border",
        (false, true) => "inside",
    };
    // A feature that spans the plane or space has no foot of its own: the coordinates belong to the origin.
    out.add(&if letters.len() <= telling.dimension().count() {
        message!("weighed-feature"; feature, sum, deciding, where: place)
    } else {
        let is_refuted = claim.status == Status::Refuted;
        message!(telling, "weighed-simplex"; feature, sum, deciding, where: place, :is_refuted)
    });
}

/// Describes affinely dependent points. The run may still have computed coordinates, which are roundoff.
fn flat(telling: &Telling<'_>, letters: &[Letter], weights: &[f64], out: &mut Explanation) {
    let is_exact = telling.claims_with(Status::Proved, |fact| matches!(fact, Fact::Flat { .. }));
    let (points, count, has_weights) = (listed(letters), letters.len(), !weights.is_empty());
    out.add(&message!("weighed-flat"; points, :count, :is_exact, :has_weights));
}

/// Describes the feature that the run chooses after computing the coordinates on all features.
pub(super) fn ruled(telling: &Telling<'_>, region: Region, out: &mut Explanation) {
    let is_wrong = telling.claims_with(Status::Refuted, |fact| matches!(fact, Fact::Nearest { .. }));
    let case = match region {
        Region::Interior if has_no_digits(telling) => "uncertain",
        _ if is_wrong => "wrong",
        Region::Interior => "inside",
        _ => "feature",
    };
    out.add(&message!(telling, "weighed-chosen"; feature = without_side(region), :case));
    if case == "wrong" {
        feature::refuted(claim::true_region(telling.trace, &telling.state), false, out);
    }
}

/// Returns whether the whole simplex is flat within roundoff. The run computes its coordinates first.
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
    let [point, on_p, on_q] =
        [*nearest, witness_points.on_p, witness_points.on_q].map(|vector| telling.components(vector));
    let kept = telling.state.live();
    let from = match (kept.as_slice(), weights.len()) {
        ([letter], 1) => said(*letter),
        (_, count) if count == kept.len() => sum(&kept, weights),
        _ => Narration::default(),
    };
    let has_sum = !from.spans().is_empty();
    let [shape_p, shape_q] = Side::BOTH.map(|side| {
        let has_radius = telling.state.cores.is_some_and(|radii| radii[side as usize] > 0.0);
        About::shape(side, has_radius)
    });
    out.add(&message!("approached"; point, from, on_p, on_q, shape_p, shape_q, :has_sum));
    bounds(telling, out);
    if let Some(radii) = telling.state.cores {
        with_radii(telling, radii, false, out);
    }
}

/// Describes both bounds on the distance of the shapes or of their cores.
fn bounds(telling: &Telling<'_>, out: &mut Explanation) {
    let [least, Some(most)] = telling.bounds(BoundedLength::Distance, telling.difference()) else { return };
    let found = telling.state.approach.as_ref().map_or(most, |approach| Vector::length(approach.nearest));
    let has_roundoff = found < most && short(found) != short(most);
    let bounds = match least {
        // The search goes on: the bounds have not met, even if the shown digits are equal.
        Some(least) if short(least) == short(most) && least < most => "close",
        Some(least) if least >= most => "met",
        Some(_) => "two",
        None => "upper",
    };
    let least = least.unwrap_or(0.0);
    let difference = most - least;
    out.add(&message!(telling, "approached-bounds"; least, most, difference, found, :has_roundoff, :bounds));
}

/// `P and Q are separated by at most 2.121 − 1.6 − 0.5 = 0.0213.` Without “at most” once the bounds have met.
pub(super) fn with_radii(telling: &Telling<'_>, radii: [f64; 2], is_met: bool, out: &mut Explanation) {
    let Some(approach) = &telling.state.last_approach else { return };
    let ([_, gap], [_, cores]) = (approach.bounds, approach.core_bounds);
    let case = match gap {
        _ if gap.abs() <= tolerance(telling.trace) => "touch",
        _ if gap >= 0.0 => "apart",
        _ => "overlap",
    };
    let radii = with_signs(" − ", radii);
    out.add(&message!("rounded-distance"; cores, radii, gap, depth = -gap, :case, :is_met));
}

/// Formats the radii in a sum or difference: ` − 1.6 − 0.5`; a radius of zero is left out.
pub(super) fn with_signs(sign: &str, radii: [f64; 2]) -> Narration {
    separated(radii.into_iter().filter(|radius| *radius != 0.0).map(|radius| say!(sign, radius)), "")
}

/// Formats a weighted sum of points: `0.3·A + 0.7·B`, `1.4·A − 0.4·B`.
fn sum(letters: &[Letter], weights: &[f64]) -> Narration {
    let terms = letters.iter().zip(weights.iter().copied()).enumerate().map(|(index, (letter, value))| {
        let sign = match (index, value < 0.0) {
            (0, false) => "",
            (0, true) => "−",
            (_, false) => " + ",
            (_, true) => " − ",
        };
        say!(sign, Span::Number { value, shown: short(value.abs()) }, "·", *letter)
    });
    separated(terms, "")
}
