//! Sentences about the expanding polytope: its start, the facets it asks, and how it grows.

use glam::DVec3;

use super::number::Standing;
use super::span::{Compared, Components, Narration, Number, Parent, Say, say};
use super::{Story, short};
use crate::epa::{Event, Facet, Flaw, Growth};
use crate::figure::growth::number_of;
use crate::geometry::{Dimension, Side, SupportPoint};

/// With more facets than this only the nearest one is named: a sentence is no table.
const MOST_FACETS: usize = 4;

pub(super) fn grown(story: &Story<'_>, event: &Event, out: &mut Narration) {
    match event {
        Event::Examined { points, flaw } => examined(story, points.len(), *flaw, out),
        Event::Inflated { direction, support } => inflated(story, *direction, support, out),
        Event::Seeded { points, facets } => seeded(story, points.len(), facets, out),
        Event::Probed { facet, support, gain, bounds } => {
            probed(story, &Probe { facet: *facet, support, gain: *gain, bounds: *bounds }, out);
        }
        Event::Expanded { seen, horizon, added } => expanded(story, seen, horizon.len(), added, out),
    }
}

fn examined(story: &Story<'_>, count: usize, flaw: Option<Flaw>, out: &mut Narration) {
    let is_planar = story.dimension() == Dimension::Two;
    let space = if is_planar { "an area" } else { "a volume" };
    say!(out; "The expanding polytope (EPA) goes on from this simplex of ", counted(count, "point").as_str(), ". ");
    match flaw {
        None => {
            say!(out; "It has ", space, " and holds the origin: a legal start.");
        }
        Some(Flaw::TooFewPoints) => {
            let needed = if is_planar { "3" } else { "4" };
            say!(out; "That is no legal start: an inside needs ", needed, " points at least, so more are added.");
        }
        Some(Flaw::RepeatedPoint) => {
            out.push("That is no legal start: two of its points are the same. One of them goes, and others are added.");
        }
        Some(Flaw::Flat) => {
            say!(out; "That is no legal start: its points lie ");
            out.push(if is_planar {
                "on one line, so it has no area"
            } else {
                "in one plane, so it has no volume"
            });
            out.push(", and no side of it tells inside from outside. Points are added beside it.");
        }
        Some(Flaw::OriginOnBoundary) => {
            say!(out; "It has ", space, ", but the origin lies on a side of it, ");
            out.push("whose distance is 0 (exactly): from there the origin shows no way out. ");
            out.push("The side itself does: out is away from the other points.");
        }
        Some(Flaw::OriginOutside) => {
            say!(out; "It has ", space, ", but does not hold the origin. ");
            out.push("It grows towards the origin first: sides that the origin is beyond count as nearest.");
        }
    }
}

fn inflated(story: &Story<'_>, direction: DVec3, support: &SupportPoint<DVec3>, out: &mut Narration) {
    let number = story.growth().points.len().saturating_sub(1);
    say!(out; "At right angles to what the simplex spans, along ", Components(direction, story.dimension()));
    say!(out; ", the farthest is ", Found { number, support, story }, ". ");
    out.push("It is added, so that the polytope gets an inside.");
}

fn seeded(story: &Story<'_>, count: usize, facets: &[Facet], out: &mut Narration) {
    let kind = kind(story.dimension());
    say!(out; "The polytope starts with ", counted(count, "corner").as_str());
    say!(out; " and ", counted(facets.len(), kind).as_str(), ". ");
    if facets.len() <= MOST_FACETS {
        out.push("From the origin it is ");
        for (index, facet) in facets.iter().enumerate() {
            let separator = match index {
                0 => "",
                _ if index + 1 == facets.len() => " and ",
                _ => ", ",
            };
            say!(out; separator, Distance(facet, story), " to ", kind, " ", facet_name(facet).as_str());
        }
        out.push(".");
    } else {
        nearest_of(story, facets, out);
    }
}

/// `Nearest to the origin is face 0–2–5, at distance 0.5.`
fn nearest_of(story: &Story<'_>, facets: &[Facet], out: &mut Narration) {
    let nearest = facets.iter().min_by(|a, b| a.distance.total_cmp(&b.distance));
    if let Some(facet) = nearest {
        say!(out; "Nearest to the origin is ", kind(story.dimension()), " ", facet_name(facet).as_str());
        say!(out; ", at distance ", Distance(facet, story), ".");
    }
}

/// The question that was put to P ⊖ Q, and its answer.
struct Probe<'a> {
    facet: usize,
    support: &'a SupportPoint<DVec3>,
    gain: f64,
    bounds: [f64; 2],
}

fn probed(story: &Story<'_>, probe: &Probe<'_>, out: &mut Narration) {
    let Probe { facet, support, gain, bounds } = *probe;
    let growth = story.growth();
    let number = number_of(&growth, support);
    let kind = kind(story.dimension());
    if let Some(facet) = growth.facets.get(facet).and_then(Option::as_ref) {
        say!(out; "Nearest to the origin is ", kind, " ", facet_name(facet).as_str(), ", at distance ");
        say!(out; Distance(facet, story), ". Farthest along its normal ", Components(facet.normal, story.dimension()));
    } else {
        out.push("Farthest along the normal of the nearest side");
    }
    say!(out; " is ", Found { number, support, story }, ", ");
    say!(out; Compared(gain, Standing::of(gain, story.size)), " beyond it: ");
    let [least, most] = bounds;
    if story.grows_next() {
        say!(out; Side::P, " ⊖ ", Side::Q, " reaches farther than this ", kind, ", so the polytope grows there. ");
    } else {
        say!(out; "nothing of ", Side::P, " ⊖ ", Side::Q, " lies beyond this ", kind, ", so it is a side of ");
        say!(out; Side::P, " ⊖ ", Side::Q, " itself. ");
    }
    if short(least) == short(most) {
        say!(out; "The bounds meet: the depth is ", Number(most), ".");
    } else {
        say!(out; "The depth is between ", Number(least), " and ", Number(most), ".");
    }
}

fn expanded(story: &Story<'_>, seen: &[usize], horizon: usize, added: &[Facet], out: &mut Narration) {
    let growth = story.growth();
    let number = growth.points.len().saturating_sub(1).to_string();
    let kind = kind(story.dimension());
    say!(out; "Point ", number.as_str(), " sees ", counted(seen.len(), kind).as_str());
    say!(out; if seen.len() == 1 { ": it goes. " } else { ": they go. " });
    match story.dimension() {
        Dimension::Two => say!(out; "The two ends that are left are joined to point ", number.as_str()),
        Dimension::Three => {
            say!(out; "What they leave open is bounded by ", counted(horizon, "edge").as_str());
            say!(out; ", the horizon; each is joined to point ", number.as_str());
        }
    }
    say!(out; ": ", counted(added.len(), &format!("new {kind}")).as_str());
    if added.len() <= MOST_FACETS {
        for (index, facet) in added.iter().enumerate() {
            let separator = if index == 0 { ", " } else { " and " };
            let separator = if index > 0 && index + 1 < added.len() { ", " } else { separator };
            say!(out; separator, facet_name(facet).as_str(), " at distance ", Distance(facet, story));
        }
        out.push(".");
    } else {
        out.push(". ");
        nearest_of(story, added, out);
    }
}

impl Story<'_> {
    /// The polytope at this step.
    fn growth(&self) -> Growth {
        self.trace.moment(self.step).growth.unwrap_or_default()
    }

    /// Whether the next step adds the point that was just found.
    fn grows_next(&self) -> bool {
        matches!(self.next_event(), Some(crate::gjk::Event::Epa(Event::Expanded { .. })))
    }
}

// ---- Words --------------------------------------------------------------------------------------------------

/// What a facet is called.
pub(super) const fn kind(dimension: Dimension) -> &'static str {
    match dimension {
        Dimension::Two => "edge",
        Dimension::Three => "face",
    }
}

/// A facet by the numbers of its corners: `0–2`, `0–2–5`.
pub(super) fn facet_name(facet: &Facet) -> String {
    facet.corners.iter().map(usize::to_string).collect::<Vec<_>>().join("–")
}

/// What is the matter with a start, in the table.
pub(super) const fn flaw_name(flaw: Flaw) -> &'static str {
    match flaw {
        Flaw::TooFewPoints => "too few points: repaired",
        Flaw::RepeatedPoint => "a point twice: repaired",
        Flaw::Flat => "flat: repaired",
        Flaw::OriginOnBoundary => "origin on a side",
        Flaw::OriginOutside => "origin outside",
    }
}

/// `1 edge`, `3 edges`.
fn counted(count: usize, what: &str) -> String {
    let plural = if count == 1 { "" } else { "s" };
    format!("{count} {what}{plural}")
}

/// How far a facet is from the origin; a negative distance says that the origin is beyond it.
struct Distance<'a>(&'a Facet, &'a Story<'a>);

impl Say for Distance<'_> {
    fn say(self, narration: &mut Narration) {
        let Self(facet, story) = self;
        let standing = Standing::of(facet.distance, story.size);
        match standing {
            Standing::Positive => narration.push(Number(facet.distance)),
            Standing::Negative => say!(narration; Number(facet.distance), " (the origin is beyond it)"),
            Standing::ExactlyZero | Standing::AboutZero => narration.push(Compared(facet.distance, standing)),
        }
    }
}

/// `point 4 = p2 − q0 = (4, 2)`.
struct Found<'a> {
    number: usize,
    support: &'a SupportPoint<DVec3>,
    story: &'a Story<'a>,
}

impl Say for Found<'_> {
    fn say(self, narration: &mut Narration) {
        let Self { number, support, story } = self;
        say!(narration; "point ", number.to_string().as_str(), " = ");
        if support.index_p.is_some() || support.index_q.is_some() {
            say!(narration; Parent(Side::P, support.index_p), " − ", Parent(Side::Q, support.index_q), " = ");
        }
        narration.push(Components(support.point, story.dimension()));
    }
}
