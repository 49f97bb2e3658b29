//! Sentences about the expanding polytope: its start, the facets it expands, and how it grows.

use glam::DVec3;

use super::claim::Words;
use super::message::{Explanation, Message, message};
use super::number::short;
use super::phrases::{VertexOf, enumerated, plain, said};
use super::span::{Components, Narration, Number, say};
use super::telling::Telling;
use crate::epa::{Event, Facet, Flaw};
use crate::figure::growth::number_of;
use crate::geometry::{Dimension, Side, SupportPoint};
use crate::gjk::claim::{self, About, Fact, Length, Status};
use crate::gjk::{self, Precision};

/// Maximum number of new facets that are all named; of more only the nearest one is.
const MAX_FACETS: usize = 4;

pub(super) fn grown(telling: &Telling<'_>, event: &Event, out: &mut Explanation) {
    let kind = kind(telling.dimension());
    match event {
        Event::Examined { points, flaw } => examined(telling, points.len(), *flaw, out),
        Event::Inflated { direction, support } => {
            let direction = Components(*direction, telling.dimension());
            let found = found(telling, support);
            out.add(&message!("epa-inflated"; direction = direction, found = found, kind: kind));
        }
        Event::Seeded { points, facets } => {
            let to = |it: &Facet| message!("epa-distance-to"; distance = distance(telling, it), facet = facet(telling, it));
            let distances = enumerated(facets.iter().map(to));
            out.add(&message!("epa-seeded"; distances = distances, corners: points.len(), facets: facets.len(), kind: kind));
        }
        Event::Probed { facet, support, gain, is_beyond, .. } => {
            let Some(growth) = &telling.state.growth else { return };
            if let Some(facet) = growth.facets.get(*facet).and_then(Option::as_ref) {
                let number = number_of(growth, support);
                probed(telling, &Probe { facet, support, number, gain: *gain, is_beyond: *is_beyond }, out);
            }
        }
        Event::Expanded { seen, horizon, added } => {
            let points = telling.state.growth.as_ref().map_or(0, |growth| growth.points.len());
            let number = points.saturating_sub(1);
            out.add(&message!("epa-expanded";
                new = new_facets(telling, added), number: number, seen: seen.len(), added: added.len(),
                horizon: horizon.len(), kind: kind
            ));
        }
    }
}

fn examined(telling: &Telling<'_>, count: usize, flaw: Option<Flaw>, out: &mut Explanation) {
    let (kind, about) = (kind(telling.dimension()), difference(telling));
    out.add(&match flaw {
        None => {
            let certainty = match telling.find(|claim| Some(claim.status)) {
                Some(Status::Refuted) => "refuted",
                Some(Status::Within(_)) => "within",
                Some(Status::Proved | Status::Concluded) | None => "sure",
            };
            message!("epa-start"; count: count, certainty: certainty, kind: kind)
        }
        Some(Flaw::OriginOnBoundary) => {
            let certainty = if telling.has_vertices() { "exactly" } else { "within" };
            message!("epa-start-boundary"; certainty: certainty, kind: kind)
        }
        Some(Flaw::OriginOutside) => message!("epa-start-outside"; kind: kind),
        Some(Flaw::TooFewPoints | Flaw::RepeatedPoint | Flaw::Flat) => {
            let needed = telling.dimension().count() + 1;
            message!("epa-start-invalid"; count: count, needed: needed, flaw: key(flaw), kind: kind)
        }
    });
    out.add(&message!("epa"; about = Words(about)));
}

/// A facet with the support point along its normal.
struct Probe<'a> {
    facet: &'a Facet,
    support: &'a SupportPoint<DVec3>,
    /// The number of the support point among those of the polytope.
    number: usize,
    gain: f64,
    is_beyond: bool,
}

fn probed(telling: &Telling<'_>, probe: &Probe<'_>, out: &mut Explanation) {
    let Probe { facet: it, support, number, gain, is_beyond } = *probe;
    let about = difference(telling);
    let status = telling.find(|claim| match claim.fact {
        Fact::Supports { .. } | Fact::ReachesBeyond { .. } => Some(claim.status),
        _ => None,
    });
    let is_outside = it.distance < -claim::tolerance_in(telling.trace, Precision::F64);
    // On curved shapes the expansion ends within a tolerance.
    let next = telling.trace.events.get(telling.state.step + 1);
    let is_expanded = is_beyond && matches!(next, Some(gjk::Event::Epa(Event::Expanded { .. })));
    let certainty = match status {
        Some(status) if !is_beyond && status.is_fact() && telling.has_vertices() => "sure",
        _ if gain <= 0.0 => "nothing",
        _ => "within",
    };
    let name = said(facet(telling, it));
    let place = if is_outside { "outside" } else { "inside" };
    let depth = depth(telling, about, probe, out);
    let (gain, outside, kind) = (Number(gain.max(0.0)), Number(-it.distance), kind(telling.dimension()));
    out.add(&if is_expanded {
        message!(
            "epa-expands"; facet = name.clone(), gain = gain, outside = outside, depth = depth,
            place: place, kind: kind
        )
    } else {
        message!(
            "epa-boundary"; Facet = name.clone().capitalised(), about = Words(about), gain = gain,
            outside = outside, depth = depth, place: place, certainty: certainty, kind: kind
        )
    });
    let normal = Components(it.normal, telling.dimension());
    let (distance, found) = (distance(telling, it), found(telling, support));
    out.add(&message!("epa-probe"; facet = name, distance = distance, normal = normal, found = found, number: number));
}

/// Phrases the bounds on the depth for the end of a sentence, and the bounds with the radii as a sentence of their own.
fn depth(telling: &Telling<'_>, about: About, probe: &Probe<'_>, out: &mut Explanation) -> Narration {
    let bound = |about: About, upper: bool| {
        telling.find(|claim| match claim.fact {
            Fact::LowerBound { of: Length::Depth, value } if !upper && claim.about == about => Some(value),
            Fact::UpperBound { of: Length::Depth, value } if upper && claim.about == about => Some(value),
            _ => None,
        })
    };
    let Some(most) = bound(about, true) else { return Narration::default() };
    let least = bound(about, false);
    let bounds = match least.map(|least| short(least) == short(most)) {
        // While the polytope still grows, the bounds have not met, even if the shown digits are equal.
        Some(true) if probe.is_beyond => "close",
        Some(true) => "met",
        Some(false) => "between",
        None => "above",
    };
    // The bounds allow for roundoff: in f32, far from the origin, they are wider than the computed lengths.
    let reach = probe.facet.distance + probe.gain.max(0.0);
    let allows = matches!(bounds, "between" | "above") && reach < most && short(reach) != short(most);
    let least = least.unwrap_or_default();
    let depth = said(message!("epa-depth";
        least = Number(least),
        most = Number(most),
        difference = Number(most - least),
        of: if about == About::CoreDifference { "cores" } else { "shapes" },
        bounds: bounds,
        roundoff: if allows { "allowed" } else { "small" }
    ));
    if let (Some(radii), Some(total)) = (telling.state.cores, bound(About::Difference, true)) {
        let mut sum = said(Number(most));
        for radius in radii.into_iter().filter(|radius| *radius != 0.0) {
            say!(&mut sum; " + ", Number(radius));
        }
        out.add(&message!("epa-depth-with-radii"; sum = sum, total = Number(total), bounds: if bounds == "met" { "met" } else { "open" }));
    }
    depth
}

/// Lists the new facets with their distances, or names the nearest of many.
fn new_facets(telling: &Telling<'_>, added: &[Facet]) -> Narration {
    let kind = kind(telling.dimension());
    let at =
        |it: &Facet| message!("epa-facet-at"; corners = facet_name(it), distance = distance(telling, it));
    let nearest = added.iter().min_by(|a, b| a.distance.total_cmp(&b.distance));
    match nearest {
        Some(_) if added.len() <= MAX_FACETS => {
            said(message!("epa-new-facets"; facets = enumerated(added.iter().map(at)), kind: kind))
        }
        Some(nearest) => said(message!("epa-new-nearest"; facet = at(nearest), kind: kind)),
        None => Narration::default(),
    }
}

/// P ⊖ Q, or the difference of the cores.
fn difference(telling: &Telling<'_>) -> About {
    About::difference(telling.state.cores.is_some())
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
    facet.corners.iter().map(usize::to_string).collect::<Vec<_>>().join("–")
}

/// `edge 0–2`, `face 0–2–5`.
fn facet(telling: &Telling<'_>, facet: &Facet) -> Message {
    message!("epa-facet"; corners = facet_name(facet), kind: kind(telling.dimension()))
}

/// The start of EPA in the table.
pub(super) fn start_cell(flaw: Option<Flaw>) -> String {
    plain(message!("epa-cell"; flaw: key(flaw)))
}

const fn key(flaw: Option<Flaw>) -> &'static str {
    match flaw {
        None => "none",
        Some(Flaw::TooFewPoints) => "too-few",
        Some(Flaw::RepeatedPoint) => "repeated",
        Some(Flaw::Flat) => "flat",
        Some(Flaw::OriginOnBoundary) => "boundary",
        Some(Flaw::OriginOutside) => "outside",
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
    message!("epa-distance"; distance = Number(facet.distance), case: case, kind: kind(telling.dimension()))
}

/// `p2 − q0 = (4, 2)`.
fn found(telling: &Telling<'_>, support: &SupportPoint<DVec3>) -> Narration {
    let mut out = Narration::default();
    if support.index_p.is_some() || support.index_q.is_some() {
        say!(&mut out; VertexOf(Side::P, support.index_p), " − ", VertexOf(Side::Q, support.index_q), " = ");
    }
    out.push(Components(support.point, telling.dimension()));
    out
}
