//! Sentences about the expanding polytope: its start, the facets it expands, and how it grows.

use glam::DVec3;

use super::nearest::with_signs;
use super::phrases::{numbered, plain};
use super::telling::{Telling, has_vertices};
use super::{Explanation, Message, Narration, enumerated, message, said, say, short};
use crate::epa::{EpaEvent, Facet, SimplexFlaw};
use crate::geometry::SupportPoint;
use crate::gjk::claim::{self, About, BoundedLength, Fact};
use crate::gjk::{self, Precision};
use crate::growth::number_of;

/// Maximum number of new facets that are named; if there are more, only the nearest is named.
const MAX_FACETS: usize = 4;

pub(super) fn grown(telling: &Telling<'_>, event: &EpaEvent, out: &mut Explanation) {
    match event {
        EpaEvent::Examined { points, flaw } => examined(telling, points.len(), *flaw, out),
        EpaEvent::Inflated { direction, support } => {
            let (direction, found) = (telling.components(*direction), telling.point(support));
            out.add(&message!(telling, "epa-inflated"; direction, found));
        }
        EpaEvent::Seeded { points, facets } => {
            let to = |it| message!("epa-distance-to"; distance = distance(telling, it), facet = facet(telling, it));
            let distances = enumerated(facets.iter().map(to));
            out.add(&message!(telling, "epa-seeded"; distances, corners: points.len(), facets: facets.len()));
        }
        EpaEvent::Probed { facet, support, gain, is_beyond, .. } => {
            if let Some(facet) =
                telling.state.growth.as_ref().and_then(|growth| growth.facets.get(*facet)?.as_ref())
            {
                probed(telling, (facet, support), *gain, *is_beyond, out);
            }
        }
        EpaEvent::Expanded { seen, horizon, added } => {
            let points = telling.state.growth.as_ref().map_or(0, |growth| growth.points.len());
            let number = points.saturating_sub(1);
            let (new, horizon) = (new_facets(telling, added), horizon.len());
            let [seen, added] = [seen.len(), added.len()];
            out.add(&message!(telling, "epa-expanded"; new, :number, :seen, :added, :horizon));
        }
    }
}

fn examined(telling: &Telling<'_>, count: usize, flaw: Option<SimplexFlaw>, out: &mut Explanation) {
    out.add(&match flaw {
        None => message!(telling, "epa-start"; :count, status: telling.status_of(|_| true)),
        Some(SimplexFlaw::OriginOnBoundary) => {
            message!(telling, "epa-start-boundary"; has_vertices: has_vertices(telling.trace))
        }
        Some(SimplexFlaw::OriginOutside) => message!(telling, "epa-start-outside"),
        Some(SimplexFlaw::TooFewPoints | SimplexFlaw::RepeatedPoint | SimplexFlaw::Flat) => {
            let needed = telling.dimension().count() + 1;
            message!(telling, "epa-start-invalid"; :count, :needed, flaw: key(flaw))
        }
    });
    out.add(&message!(telling, "epa"));
}

/// Describes a facet and the support point along its normal.
fn probed(
    telling: &Telling<'_>,
    (it, support): (&Facet, &SupportPoint<DVec3>),
    gain: f64,
    is_beyond: bool,
    out: &mut Explanation,
) {
    let status = telling.status_of(|fact| matches!(fact, Fact::Supports { .. } | Fact::ReachesBeyond { .. }));
    let is_outside = it.distance < -claim::tolerance_in(telling.trace, Precision::F64);
    // On curved shapes the expansion ends within a tolerance.
    let next = telling.trace.events.get(telling.state.step + 1);
    let is_expanded = is_beyond && matches!(next, Some(gjk::Event::Epa(EpaEvent::Expanded { .. })));
    let certainty = match status {
        Some(status) if !is_beyond && status.is_fact() && has_vertices(telling.trace) => "sure",
        _ if gain <= 0.0 => "nothing",
        _ => "within",
    };
    let facet = said(facet(telling, it));
    let depth = depth(telling, it.distance + gain.max(0.0), is_beyond, out);
    let (gain, outside) = (gain.max(0.0), -it.distance);
    let shown = facet.clone();
    out.add(&if is_expanded {
        message!(telling, "epa-expands"; facet = shown, gain, outside, depth, :is_outside)
    } else {
        message!(telling, "epa-boundary"; facet = shown, gain, outside, depth, :is_outside, :certainty)
    });
    let (distance, normal) = (distance(telling, it), telling.components(it.normal));
    let (found, number) = (
        telling.point(support),
        telling.state.growth.as_ref().map_or(0, |growth| number_of(growth, support)),
    );
    out.add(&message!("epa-probe"; facet, distance, normal, found, :number));
}

/// Returns the bounds on the depth for the end of a sentence, and adds a sentence about the bounds with the radii.
/// `support_value` is the distance of the support point from the origin along the normal of the facet.
fn depth(telling: &Telling<'_>, support_value: f64, is_beyond: bool, out: &mut Explanation) -> Narration {
    let bounds = telling.bounds(BoundedLength::Depth, telling.difference());
    let [least, Some(most)] = bounds else {
        return Narration::default();
    };
    let bounds = match least.map(|least| short(least) == short(most)) {
        // While the polytope still grows, the bounds have not met, even if their shown digits are equal.
        Some(true) if is_beyond => "close",
        Some(true) => "met",
        Some(false) => "between",
        None => "above",
    };
    // The bounds allow for roundoff: in f32, far from the origin, they are wider than the lengths that were found.
    let has_roundoff =
        matches!(bounds, "between" | "above") && support_value < most && short(support_value) != short(most);
    let least = least.unwrap_or_default();
    let difference = most - least;
    let depth = said(message!(telling, "epa-depth"; least, most, difference, :bounds, :has_roundoff));
    let [_, total] = telling.bounds(BoundedLength::Depth, About::Difference);
    if let (Some(radii), Some(total)) = (telling.state.cores, total) {
        let sum = say!(most, with_signs(" + ", radii));
        out.add(&message!("epa-depth-with-radii"; sum, total, is_met: bounds == "met"));
    }
    depth
}

/// Lists the new facets with their distances; if there are many, only the nearest.
fn new_facets(telling: &Telling<'_>, added: &[Facet]) -> Option<Message> {
    let at =
        |it: &Facet| message!("epa-facet-at"; corners = facet_name(it), distance = distance(telling, it));
    let nearest = added.iter().min_by(|a, b| a.distance.total_cmp(&b.distance))?;
    Some(if added.len() <= MAX_FACETS {
        message!(telling, "epa-new-facets"; facets = enumerated(added.iter().map(at)))
    } else {
        message!(telling, "epa-new-nearest"; facet = at(nearest))
    })
}

/// Names a facet by the numbers of its corners: `0–2`, `0–2–5`.
pub(crate) fn facet_name(facet: &Facet) -> String {
    numbered(&facet.corners)
}

/// Names a facet with its kind: `edge 0–2`, `face 0–2–5`.
fn facet(telling: &Telling<'_>, facet: &Facet) -> Message {
    message!(telling, "epa-facet"; corners = facet_name(facet))
}

/// Returns the table cell about the start of EPA.
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

/// Formats the signed distance of a facet from the origin.
fn distance(telling: &Telling<'_>, facet: &Facet) -> Message {
    // The plane of a facet is computed, so a distance of 0 is zero only within roundoff.
    let is_about_zero = facet.distance.abs() <= claim::tolerance_in(telling.trace, Precision::F64);
    let case = match facet.distance {
        0.0 => "zero",
        _ if is_about_zero => "about-zero",
        distance if distance < 0.0 => "outside",
        _ => "inside",
    };
    message!(telling, "epa-distance"; distance = facet.distance, :case)
}
