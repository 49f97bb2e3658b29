//! Sentences about the expanding polytope: its start, the facets it asks, and how it grows.

use glam::DVec3;

use super::claim::{Opening, Words};
use super::number::short;
use super::span::{Components, Narration, Number, Say, VertexOf, say};
use super::telling::Telling;
use crate::epa::{Event, Facet, Flaw, Growth};
use crate::figure::growth::number_of;
use crate::geometry::{Dimension, Side, SupportPoint};
use crate::gjk::Precision;
use crate::gjk::claim::{self, About, Fact, Length, Status};
use crate::words::counted;

/// With more facets than this only the nearest one is named: a sentence is no table.
const MAX_FACETS: usize = 4;

pub(super) fn grown(telling: &Telling<'_>, event: &Event, out: &mut Narration) {
    match event {
        Event::Examined { points, flaw } => examined(telling, points.len(), *flaw, out),
        Event::Inflated { direction, support } => inflated(telling, *direction, support, out),
        Event::Seeded { points, facets } => seeded(telling, points.len(), facets, out),
        Event::Probed { facet, support, gain, is_beyond, .. } => {
            probed(telling, &Probe { facet: *facet, support, gain: *gain, is_beyond: *is_beyond }, out);
        }
        Event::Expanded { seen, horizon, added } => expanded(telling, seen, horizon.len(), added, out),
    }
}

fn examined(telling: &Telling<'_>, count: usize, flaw: Option<Flaw>, out: &mut Narration) {
    let is_planar = telling.dimension() == Dimension::Two;
    let space = if is_planar { "an area" } else { "a volume" };
    say!(out; "The expanding polytope (EPA) goes on from this simplex of ", counted(count, "point").as_str(), ". ");
    match flaw {
        None => {
            say!(out; "It has ", space, " and holds the origin: a valid initial polytope.");
            if telling.claims.iter().any(|claim| claim.status == Status::Refuted) {
                out.push(" In exact arithmetic the origin lies outside of it.");
            }
        }
        Some(Flaw::TooFewPoints) => {
            let needed = if is_planar { "3" } else { "4" };
            say!(out; "That is no valid initial polytope: it needs at least ", needed, " points, so more are added.");
        }
        Some(Flaw::RepeatedPoint) => {
            out.push("That is no valid initial polytope: two of its points are the same. One is dropped, and others are added.");
        }
        Some(Flaw::Flat) => {
            say!(out; "That is no valid initial polytope: its points lie ");
            out.push(if is_planar {
                "on one line, so it has no area"
            } else {
                "in one plane, so it has no volume"
            });
            out.push(", and no side of it has an inside. Points are added beside it.");
        }
        Some(Flaw::OriginOnBoundary) => {
            say!(out; "It has ", space, ", but the origin lies on a side of it, ");
            out.push("whose signed distance is 0 (exactly). The way out is the normal of that side, ");
            out.push("away from the other points.");
        }
        Some(Flaw::OriginOutside) => {
            say!(out; "It has ", space, ", but does not hold the origin. ");
            out.push("It grows towards the origin first: the signed distance of a side that the origin is beyond is negative, so it comes first.");
        }
    }
}

fn inflated(telling: &Telling<'_>, direction: DVec3, support: &SupportPoint<DVec3>, out: &mut Narration) {
    say!(out; "At right angles to the span of the simplex, along ", Components(direction, telling.dimension()));
    say!(out; ", the farthest is ", Found { number: None, support, telling }, ". ");
    out.push("It is added, so that the polytope has an inside.");
}

fn seeded(telling: &Telling<'_>, count: usize, facets: &[Facet], out: &mut Narration) {
    let kind = kind(telling.dimension());
    say!(out; "The polytope starts with ", counted(count, "corner").as_str());
    say!(out; " and ", counted(facets.len(), kind).as_str(), ". ");
    if facets.len() <= MAX_FACETS {
        out.push("From the origin it is ");
        for (index, facet) in facets.iter().enumerate() {
            let separator = match index {
                0 => "",
                _ if index + 1 == facets.len() => " and ",
                _ => ", ",
            };
            say!(out; separator, Distance(facet, telling), " to ", kind, " ", facet_name(facet).as_str());
        }
        out.push(".");
    } else {
        nearest_of(telling, facets, out);
    }
}

/// `Nearest to the origin is face 0–2–5, at distance 0.5.`
fn nearest_of(telling: &Telling<'_>, facets: &[Facet], out: &mut Narration) {
    let nearest = facets.iter().min_by(|a, b| a.distance.total_cmp(&b.distance));
    if let Some(facet) = nearest {
        say!(out; "Nearest to the origin is ", kind(telling.dimension()), " ", facet_name(facet).as_str());
        say!(out; ", at distance ", Distance(facet, telling), ".");
    }
}

/// A facet with the support point along its normal.
struct Probe<'a> {
    facet: usize,
    support: &'a SupportPoint<DVec3>,
    gain: f64,
    is_beyond: bool,
}

fn probed(telling: &Telling<'_>, probe: &Probe<'_>, out: &mut Narration) {
    let Probe { facet, support, gain, is_beyond } = *probe;
    let growth = telling.growth();
    let about = About::difference(telling.state.cores.is_some());
    let status = telling.find(|claim| match claim.fact {
        Fact::Supports { .. } | Fact::ReachesBeyond { .. } => Some(claim.status),
        _ => None,
    });
    let facet = growth.facets.get(facet).and_then(Option::as_ref);
    let side = Asked { facet, telling };
    if is_beyond {
        say!(out; Opening(about), " reaches ", Number(gain), " beyond ", side, ". ");
    } else if status.is_some_and(Status::is_fact) && telling.has_vertices() {
        say!(out; "Nothing of ", Words(about), " lies beyond ", side, ", so this ", kind(telling.dimension()));
        say!(out; " lies on the boundary of ", Words(about), ". ");
    } else {
        say!(out; Opening(about), " reaches at most ", Number(gain.max(0.0)), " beyond ", side);
        out.push(", which is within the tolerance. ");
    }
    // The bounds allow for roundoff: in f32, far from the origin, they are wider than what was found.
    let found = facet.map(|facet| facet.distance + gain.max(0.0));
    depth(telling, about, is_beyond, found, out);
    out.push(" Farthest along ");
    match facet {
        Some(facet) => say!(out; "its normal ", Components(facet.normal, telling.dimension())),
        None => out.push("the normal of that side"),
    }
    let number = number_of(&growth, support);
    say!(out; " is ", Found { number: Some(number), support, telling }, ".");
}

/// The facet that a probe asks: the nearest to the origin, or the one that the origin is farthest beyond.
struct Asked<'a> {
    facet: Option<&'a Facet>,
    telling: &'a Telling<'a>,
}

impl Say for Asked<'_> {
    fn say(self, out: &mut Narration) {
        let Self { facet, telling } = self;
        let Some(facet) = facet else { return out.push("the nearest side") };
        say!(out; kind(telling.dimension()), " ", facet_name(facet).as_str());
        if facet.distance < -claim::tolerance_in(telling.trace, Precision::F64) {
            say!(out; ", which the origin is outside of by ", Number(-facet.distance));
        } else {
            say!(out; ", which is nearest to the origin, at distance ", Distance(facet, telling));
        }
    }
}

/// Both bounds on the depth, of the cores and then with the radii. `goes_on`: the polytope still grows, so the bounds have
/// not met, also where the digits that are shown are the same. `found`: how far the difference reaches along the normal.
fn depth(telling: &Telling<'_>, about: About, goes_on: bool, found: Option<f64>, out: &mut Narration) {
    let bound = |about: About, upper: bool| {
        telling.find(|claim| match claim.fact {
            Fact::LowerBound { of: Length::Depth, value } if !upper && claim.about == about => Some(value),
            Fact::UpperBound { of: Length::Depth, value } if upper && claim.about == about => Some(value),
            _ => None,
        })
    };
    let Some(most) = bound(about, true) else { return };
    let least = bound(about, false);
    let allows = found.is_some_and(|found| found < most && short(found) != short(most));
    let the = if allows { "Allowing for roundoff, the " } else { "The " };
    let what = if about == About::CoreDifference { "cores’ depth" } else { "depth" };
    let mut have_met = false;
    match least {
        Some(least) if short(least) == short(most) => {
            have_met = !goes_on;
            if goes_on {
                say!(out; "The ", what, " is ", Number(most), ", to within ", Number(most - least), ".");
            } else {
                say!(out; "The bounds meet: the ", what, " is ", Number(most), ".");
            }
        }
        Some(least) => {
            say!(out; the, what, " is at least ", Number(least), " and at most ", Number(most), ".");
        }
        None => say!(out; the, what, " is at most ", Number(most), "."),
    }
    if let (Some(radii), Some(with_radii)) = (telling.state.cores, bound(About::Difference, true)) {
        say!(out; " With the radii, ", Side::P, " and ", Side::Q, if have_met { " are " } else { " are at most " });
        say!(out; Number(most));
        for radius in radii.into_iter().filter(|radius| *radius != 0.0) {
            say!(out; " + ", Number(radius));
        }
        say!(out; " = ", Number(with_radii), " deep in each other.");
    }
}

fn expanded(telling: &Telling<'_>, seen: &[usize], horizon: usize, added: &[Facet], out: &mut Narration) {
    let growth = telling.growth();
    let number = growth.points.len().saturating_sub(1).to_string();
    let kind = kind(telling.dimension());
    say!(out; "Point ", number.as_str(), " sees ", counted(seen.len(), kind).as_str());
    say!(out; if seen.len() == 1 { ", which is removed. " } else { ", which are removed. " });
    match telling.dimension() {
        Dimension::Two => say!(out; "The two ends that are left are joined to point ", number.as_str()),
        Dimension::Three => {
            say!(out; "The hole is bounded by ", counted(horizon, "edge").as_str());
            say!(out; ", the horizon; each is joined to point ", number.as_str());
        }
    }
    say!(out; ": ", counted(added.len(), &format!("new {kind}")).as_str());
    if added.len() <= MAX_FACETS {
        for (index, facet) in added.iter().enumerate() {
            let separator = if index == 0 { ", " } else { " and " };
            let separator = if index > 0 && index + 1 < added.len() { ", " } else { separator };
            say!(out; separator, facet_name(facet).as_str(), " at distance ", Distance(facet, telling));
        }
        out.push(".");
    } else {
        out.push(". ");
        nearest_of(telling, added, out);
    }
}

impl Telling<'_> {
    /// The polytope at this step.
    fn growth(&self) -> Growth {
        self.state.growth.clone().unwrap_or_default()
    }
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

/// The flaw of an initial polytope, in the table.
pub(super) const fn flaw_name(flaw: Flaw) -> &'static str {
    match flaw {
        Flaw::TooFewPoints => "too few points: repaired",
        Flaw::RepeatedPoint => "a point twice: repaired",
        Flaw::Flat => "flat: repaired",
        Flaw::OriginOnBoundary => "origin on a side",
        Flaw::OriginOutside => "origin outside",
    }
}

/// How far a facet is from the origin; a negative distance says that the origin is beyond it.
struct Distance<'a>(&'a Facet, &'a Telling<'a>);

impl Say for Distance<'_> {
    fn say(self, narration: &mut Narration) {
        let Self(facet, telling) = self;
        // The plane of a facet is computed: a distance of 0 is one within roundoff.
        let is_about_zero = facet.distance.abs() <= claim::tolerance_in(telling.trace, Precision::F64);
        say!(narration; Number(facet.distance));
        if is_about_zero {
            narration.push(" (0 within roundoff)");
        } else if facet.distance < 0.0 {
            narration.push(" (the origin is beyond it)");
        }
    }
}

/// `point 4 = p2 − q0 = (4, 2)`.
struct Found<'a> {
    /// None before the corners are numbered.
    number: Option<usize>,
    support: &'a SupportPoint<DVec3>,
    telling: &'a Telling<'a>,
}

impl Say for Found<'_> {
    fn say(self, narration: &mut Narration) {
        let Self { number, support, telling } = self;
        if let Some(number) = number {
            say!(narration; "point ", number.to_string().as_str(), " = ");
        }
        if support.index_p.is_some() || support.index_q.is_some() {
            say!(narration; VertexOf(Side::P, support.index_p), " − ", VertexOf(Side::Q, support.index_q), " = ");
        }
        narration.push(Components(support.point, telling.dimension()));
    }
}
