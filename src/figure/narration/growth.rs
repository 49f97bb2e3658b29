//! Sentences about the expanding polytope: its start, the facets it expands, and how it grows.

use glam::DVec3;

use super::claim::owner;
use super::nearest::with_signs;
use super::phrases::{numbered, plain};
use super::telling::Telling;
use super::{Explanation, Message, Narration, enumerated, message, said, say, short};
use crate::epa::{EpaEvent, Facet, SimplexFlaw};
use crate::figure::growth::number_of;
use crate::geometry::{Dimension, SupportPoint};
use crate::gjk::claim::{self, About, BoundedLength, Fact, Status};
use crate::gjk::{self, Precision};

/// Maximum number of new facets that are all named; of more only the nearest one is.
const MAX_FACETS: usize = 4;

pub(super) fn grown(telling: &Telling<'_>, event: &EpaEvent, out: &mut Explanation) {
    let kind = kind(telling.dimension());
    match event {
        EpaEvent::Examined { points, flaw } => examined(telling, points.len(), *flaw, out),
        EpaEvent::Inflated { direction, support } => {
            let (direction, found) = (telling.components(*direction), telling.point(support));
            out.add(&message!("epa-inflated"; direction, found, :kind));
        }
        EpaEvent::Seeded { points, facets } => {
            let distance = |it| {
                message!("epa-distance-to";
                    distance = distance(telling, it), facet = facet(telling, it)
                )
            };
            let distances = enumerated(facets.iter().map(distance));
            out.add(&message!("epa-seeded"; distances, corners: points.len(), facets: facets.len(), :kind));
        }
        EpaEvent::Probed { facet, support, gain, is_beyond, .. } => {
            if let Some(facet) = telling.growth().and_then(|growth| growth.facets.get(*facet)?.as_ref()) {
                probed(telling, (facet, support), *gain, *is_beyond, out);
            }
        }
        EpaEvent::Expanded { seen, horizon, added } => {
            let points = telling.growth().map_or(0, |growth| growth.points.len());
            let number = points.saturating_sub(1);
            out.add(&message!("epa-expanded";
                new = new_facets(telling, added), :number, seen: seen.len(), added: added.len(),
                horizon: horizon.len(), :kind
            ));
        }
    }
}

fn examined(telling: &Telling<'_>, count: usize, flaw: Option<SimplexFlaw>, out: &mut Explanation) {
    let kind = kind(telling.dimension());
    out.add(&match flaw {
        None => {
            let certainty = match telling.status_of(|_| true) {
                Some(Status::Refuted) => "refuted",
                Some(Status::Within(_)) => "within",
                Some(Status::Proved | Status::Concluded) | None => "sure",
            };
            message!("epa-start"; :count, :certainty, :kind)
        }
        Some(SimplexFlaw::OriginOnBoundary) => {
            let certainty = if telling.has_vertices() { "exactly" } else { "within" };
            message!("epa-start-boundary"; :certainty, :kind)
        }
        Some(SimplexFlaw::OriginOutside) => message!("epa-start-outside"; :kind),
        Some(SimplexFlaw::TooFewPoints | SimplexFlaw::RepeatedPoint | SimplexFlaw::Flat) => {
            let needed = telling.dimension().count() + 1;
            message!("epa-start-invalid"; :count, :needed, flaw: key(flaw), :kind)
        }
    });
    out.add(&message!("epa"; about = telling.difference()));
}

/// A facet with the support point along its normal.
fn probed(
    telling: &Telling<'_>,
    (it, support): (&Facet, &SupportPoint<DVec3>),
    gain: f64,
    is_beyond: bool,
    out: &mut Explanation,
) {
    let (about, kind) = (telling.difference(), kind(telling.dimension()));
    let status = telling.status_of(|fact| matches!(fact, Fact::Supports { .. } | Fact::ReachesBeyond { .. }));
    let is_outside = it.distance < -claim::tolerance_in(telling.trace, Precision::F64);
    // On curved shapes the expansion ends within a tolerance.
    let next = telling.trace.events.get(telling.state.step + 1);
    let is_expanded = is_beyond && matches!(next, Some(gjk::Event::Epa(EpaEvent::Expanded { .. })));
    let certainty = match status {
        Some(status) if !is_beyond && status.is_fact() && telling.has_vertices() => "sure",
        _ if gain <= 0.0 => "nothing",
        _ => "within",
    };
    let facet = said(facet(telling, it));
    let place = if is_outside { "outside" } else { "inside" };
    let depth = depth(telling, it.distance + gain.max(0.0), is_beyond, out);
    let (gain, outside) = (gain.max(0.0), -it.distance);
    out.add(&if is_expanded {
        message!("epa-expands"; facet = facet.clone(), gain, outside, depth, :place, :kind)
    } else {
        let facet = facet.clone();
        message!("epa-boundary"; facet, about, gain, outside, depth, :place, :certainty, :kind)
    });
    let (distance, normal) = (distance(telling, it), telling.components(it.normal));
    let (found, number) =
        (telling.point(support), telling.growth().map_or(0, |growth| number_of(growth, support)));
    out.add(&message!("epa-probe"; facet, distance, normal, found, :number));
}

/// The bounds on the depth for the end of a sentence, and those with the radii for one of its own. `reach` is the distance
/// of the support point from the origin along the normal of the facet.
fn depth(telling: &Telling<'_>, reach: f64, is_beyond: bool, out: &mut Explanation) -> Narration {
    let about = telling.difference();
    let [least, Some(most)] = telling.bounds(BoundedLength::Depth, about) else {
        return Narration::default();
    };
    let bounds = match least.map(|least| short(least) == short(most)) {
        // While the polytope still grows the bounds have not met, also if the digits that are shown are the same.
        Some(true) if is_beyond => "close",
        Some(true) => "met",
        Some(false) => "between",
        None => "above",
    };
    // The bounds allow for roundoff: in f32, far from the origin, they are wider than the lengths that were found.
    let allows = matches!(bounds, "between" | "above") && reach < most && short(reach) != short(most);
    let least = least.unwrap_or_default();
    let depth = said(message!("epa-depth";
        least, most, difference = most - least, of: owner(about), :bounds,
        roundoff: if allows { "allowed" } else { "small" }
    ));
    let [_, total] = telling.bounds(BoundedLength::Depth, About::Difference);
    if let (Some(radii), Some(total)) = (telling.state.cores, total) {
        let sum = say!(most, with_signs(" + ", radii));
        let bounds = if bounds == "met" { "met" } else { "open" };
        out.add(&message!("epa-depth-with-radii"; sum, total, :bounds));
    }
    depth
}

/// The new facets with their distances, or of many the nearest.
fn new_facets(telling: &Telling<'_>, added: &[Facet]) -> Option<Message> {
    let kind = kind(telling.dimension());
    let at =
        |it: &Facet| message!("epa-facet-at"; corners = facet_name(it), distance = distance(telling, it));
    let nearest = added.iter().min_by(|a, b| a.distance.total_cmp(&b.distance))?;
    Some(if added.len() <= MAX_FACETS {
        message!("epa-new-facets"; facets = enumerated(added.iter().map(at)), :kind)
    } else {
        message!("epa-new-nearest"; facet = at(nearest), :kind)
    })
}

// ---- Words --------------------------------------------------------------------------------------------------

/// The name of a facet's kind.
pub(in crate::figure) const fn kind(dimension: Dimension) -> &'static str {
    match dimension {
        Dimension::Two => "edge",
        Dimension::Three => "face",
    }
}

/// A facet by the numbers of its corners: `0–2`, `0–2–5`.
pub(in crate::figure) fn facet_name(facet: &Facet) -> String {
    numbered(&facet.corners)
}

/// `edge 0–2`, `face 0–2–5`.
fn facet(telling: &Telling<'_>, facet: &Facet) -> Message {
    message!("epa-facet"; corners = facet_name(facet), kind: kind(telling.dimension()))
}

/// The start of EPA in the table.
pub(super) fn start_cell(flaw: Option<SimplexFlaw>) -> String {
    plain(message!("epa-cell"; flaw: key(flaw)))
}

const fn key(flaw: Option<SimplexFlaw>) -> &'static str {
    match flaw {
        None => "none",
        Some(SimplexFlaw::TooFewPoints) => "too-few",
        Some(SimplexFlaw::RepeatedPoint) => "repeated",
        Some(SimplexFlaw::Flat) => "flat",
        Some(SimplexFlaw::OriginOnBoundary) => "boundary",
        Some(SimplexFlaw::OriginOutside) => "outside",
    }
}

/// The signed distance of a facet from the origin.
fn distance(telling: &Telling<'_>, facet: &Facet) -> Message {
    // The plane of a facet is computed, so a distance of 0 is zero only within roundoff.
    let is_about_zero = facet.distance.abs() <= claim::tolerance_in(telling.trace, Precision::F64);
    let case = match facet.distance {
        0.0 => "zero",
        _ if is_about_zero => "about-zero",
        distance if distance < 0.0 => "outside",
        _ => "inside",
    };
    message!("epa-distance"; distance = facet.distance, :case, kind: kind(telling.dimension()))
}
