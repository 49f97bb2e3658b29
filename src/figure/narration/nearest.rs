//! Sentences about the point of the simplex that is nearest to the origin: its barycentric coordinates, and the bounds on
//! the distance that follow.

use super::claim::Words;
use super::feature::{Named, Points};
use super::number::short;
use super::span::{Components, Listed, Narration, Number, Say, Span, say};
use super::telling::Telling;
use crate::geometry::{Side, Vector, WitnessPoints};
use crate::gjk::claim::{About, Fact, Length, Status, claims_of, tolerance};
use crate::gjk::{Approach, Event, Letter, Region};

/// The foot of the origin on a feature of the simplex. It lies on the feature itself if all coordinates are positive;
/// where one is zero, a smaller feature holds it, too.
pub(super) fn weighed(telling: &Telling<'_>, letters: &[Letter], weights: &[f64], out: &mut Narration) {
    let foot = telling.claims.iter().find_map(|claim| match &claim.fact {
        Fact::Foot { weights, .. } => Some((weights.as_slice(), claim.status)),
        _ => None,
    });
    let Some((weights, status)) = foot else { return flat(telling, letters, weights, out) };
    let sum = Sum { letters, weights };
    if let [only] = letters {
        say!(out; "Of ", *only, " alone the nearest point is ", *only, " itself: ", sum, ".");
        return;
    }
    // A feature that spans the plane or space has no foot of its own: the coordinates are those of the origin.
    let is_whole = letters.len() > telling.dimension().count();
    if is_whole {
        say!(out; "In barycentric coordinates of ", Points(letters), " the origin is ", sum, ": ");
    } else {
        say!(out; "The foot of the origin on ", Points(letters), " is ", sum, ": ");
    }
    let weighted = || letters.iter().copied().zip(weights.iter().copied());
    let is_outside = weights.iter().any(|weight| *weight < 0.0);
    let telling_ones =
        weighted().filter(|(_, weight)| if is_outside { *weight < 0.0 } else { *weight == 0.0 });
    let mut separator = "";
    for (letter, weight) in telling_ones {
        say!(out; separator, letter, "’s coordinate is ", Number(weight));
        out.push(if weight < 0.0 { " < 0" } else { "" });
        separator = ", ";
    }
    let is_on_border = !is_outside && !separator.is_empty();
    if is_whole && status == Status::Refuted {
        out.push(if is_outside {
            ", so the run takes it to be outside."
        } else {
            "so the run takes it to be inside."
        });
        return;
    }
    out.push(match (is_whole, is_outside, is_on_border) {
        (true, true, _) => ", so the origin is outside.",
        (true, false, true) => ", so the origin is on the boundary.",
        (true, false, false) => "all coordinates are positive, so the origin is inside.",
        (false, true, _) => ", so the foot lies outside of it, and a smaller feature is nearer.",
        (false, false, true) => ", so the foot lies on its border.",
        (false, false, false) => "all coordinates are positive, so the foot lies in its relative interior.",
    });
}

/// Points that span less than so many can. Within roundoff the run may have computed coordinates all the same.
fn flat(telling: &Telling<'_>, letters: &[Letter], weights: &[f64], out: &mut Narration) {
    let is_exact = telling
        .claims
        .iter()
        .any(|claim| matches!(claim.fact, Fact::Flat { .. }) && claim.status == Status::Proved);
    match letters.len() {
        2 if is_exact => say!(out; letters[0], " and ", letters[1], " are the same point"),
        2 => say!(out; letters[0], " and ", letters[1], " cannot be told apart"),
        3 => {
            say!(out; letters[0], ", ", letters[1], " and ", letters[2]);
            out.push(" lie on one line: the triangle is flat");
        }
        _ => {
            say!(out; Listed(letters), " lie in one plane: the tetrahedron is flat");
        }
    }
    out.push(if is_exact { "" } else { " within roundoff" });
    out.push(if weights.is_empty() {
        ", and there are no barycentric coordinates. Smaller features are weighed."
    } else {
        ", and no digit of its barycentric coordinates is certain."
    });
}

/// The feature that was taken, after all were weighed.
pub(super) fn ruled(telling: &Telling<'_>, region: Region, out: &mut Narration) {
    if region == Region::Interior && has_no_digits(telling) {
        out.push("The computed barycentric coordinates of the whole simplex are all positive, so the run takes the ");
        out.push("origin to be inside it, although it is flat within roundoff.");
    } else if region == Region::Interior {
        out.push("All barycentric coordinates of the whole simplex are positive: the origin is inside it.");
    } else {
        say!(out; "Of the features on which the foot of the origin lies, the nearest is ", Named(region), ".");
    }
}

/// Whether the coordinates of the whole simplex, which were weighed first, were told as those of a flat one.
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

pub(super) fn approached(telling: &Telling<'_>, out: &mut Narration) {
    let Some(Approach { nearest, weights, witness_points, .. }) = &telling.state.approach else { return };
    let WitnessPoints { on_p, on_q } = *witness_points;
    let components = |vector| Components(vector, telling.dimension());
    let kept = telling.state.live();
    out.push("The point of the simplex nearest to the origin is ");
    if weights.len() == kept.len() && weights.len() > 1 {
        say!(out; Sum { letters: &kept, weights }, " = ");
    } else if let ([letter], 1) = (kept.as_slice(), weights.len()) {
        say!(out; *letter, " = ");
    }
    let [p, q] = [Side::P, Side::Q].map(|side| {
        let has_radius = telling.state.cores.is_some_and(|radii| radii[side as usize] > 0.0);
        About::shape(side, has_radius)
    });
    say!(out; components(*nearest), ", the difference of ", components(on_p), " in ", Words(p));
    say!(out; " and ", components(on_q), " in ", Words(q), ". ");
    bounds(telling, About::difference(telling.state.cores.is_some()), out);
    if let Some(radii) = telling.state.cores {
        with_radii(telling, radii, false, out);
    }
}

/// Both bounds on the distance, of the shapes or of their cores.
fn bounds(telling: &Telling<'_>, about: About, out: &mut Narration) {
    let [least, most] = claimed(telling, about);
    let Some(most) = most else { return };
    let found = telling.state.approach.as_ref().map(|approach| Vector::length(approach.nearest));
    let found = found.filter(|found| *found < most && short(*found) != short(most));
    if let Some(found) = found {
        say!(out; "It is ", Number(found), " away. ");
    }
    let what = match (about, found) {
        (About::CoreDifference, None) => "The cores’ distance is ",
        (About::CoreDifference, Some(_)) => "Allowing for roundoff, the cores’ distance is ",
        (_, None) => "The distance is ",
        (_, Some(_)) => "Allowing for roundoff, the distance is ",
    };
    match least {
        // The search goes on: the bounds have not met, also where the digits that are shown are the same.
        Some(least) if short(least) == short(most) && least < most => {
            say!(out; what, Number(most), ", to within ", Number(most - least), ".");
        }
        Some(least) if least >= most => say!(out; what, Number(most), "."),
        Some(least) => say!(out; what, "at least ", Number(least), " and at most ", Number(most), "."),
        None => say!(out; what, "at most ", Number(most), "; no lower bound above 0 is certain yet."),
    }
}

/// The claimed bounds on the distance of a difference from the origin.
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

/// `P and Q are at most 2.121 − 1.6 − 0.5 = 0.0213 apart.` Once the bounds `have_met`, they are.
pub(super) fn with_radii(telling: &Telling<'_>, radii: [f64; 2], have_met: bool, out: &mut Narration) {
    let Some(approach) = &telling.state.last_approach else { return };
    let [_, most] = approach.bounds;
    let [_, of_cores] = approach.core_bounds;
    say!(out; if have_met { " So " } else { " " }, Side::P, " and ", Side::Q);
    let are = if have_met { " are " } else { " are at most " };
    if most.abs() <= tolerance(telling.trace) {
        say!(out; are, Number(of_cores), Radii(radii), " = 0 apart, within roundoff.");
    } else if most >= 0.0 {
        say!(out; are, Number(of_cores), Radii(radii), " = ", Number(most), " apart.");
    } else {
        say!(out; " overlap: ", Number(of_cores), Radii(radii), " = ", Number(most), ", so they are at least ");
        say!(out; Number(-most), " deep in each other.");
    }
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
