//! One plain sentence for each claim, as `trace --format json` and tooltips have it.

use super::feature::{Extent, Nearest, Points};
use super::message::{Message, message};
use super::phrases::VertexOf;
use super::span::{Compared, Components, Narration, Number, Say};
use super::test;
use crate::geometry::Dimension;
use crate::gjk::Verdict;
use crate::gjk::claim::{About, Claim, Fact, Length, Status};

/// Formats a claim as a sentence of its own, with its certainty.
pub fn claim(claim: &Claim, dimension: Dimension) -> Narration {
    let status = match claim.status {
        Status::Proved | Status::Within(_) => "fact",
        Status::Concluded => "taken",
        Status::Refuted => "false",
    };
    let (certainty, length) = match claim.status {
        Status::Within(length) => ("within", length),
        _ => ("exactly", 0.0),
    };
    let place = if claim.is_projected { "projection" } else { "space" };
    let (fact, length) = (fact(claim, dimension), Number(length));
    let mut narration = Narration::default();
    narration.push(
        message!("claim"; fact = fact, length = length, status: status, where: place, certainty: certainty),
    );
    narration
}

fn fact(claim: &Claim, dimension: Dimension) -> Message {
    let about = Words(claim.about);
    match &claim.fact {
        Fact::Farthest { side, direction, index, point } => {
            let mut vertex = Narration::default();
            if index.is_some() {
                vertex.push(message!("claim-vertex"; vertex = VertexOf(*side, *index)));
            }
            let (point, direction) = (Components(*point, dimension), Components(*direction, dimension));
            message!("claim-farthest"; vertex = vertex, point = point, about = about, direction = direction)
        }
        Fact::Reach { value, sign, .. } => {
            let is_exact = claim.status == Status::Proved;
            let value = Compared { value: *value, sign: *sign, is_exact };
            message!("claim-reach"; value = value, sign: test::name_of(*sign))
        }
        Fact::StopsShort { gap, .. } => message!("claim-gap"; about = about, gap = Number(*gap)),
        Fact::NothingBeyond { .. } => message!("claim-boundary"; about = about),
        Fact::Repeated { older } => message!("claim-repeated"; older = *older),
        Fact::Beyond { question, value, sign, .. } => {
            let test = test::answer(*question, *sign, dimension == Dimension::Three);
            message!("claim-test"; test = test, question = *question, value = Number(*value))
        }
        Fact::Nearest { region } => message!("claim-nearest"; nearest = Nearest(*region)),
        Fact::NotIn { region, .. } => message!("claim-not-in"; nearest = Nearest(*region)),
        Fact::OriginOnSpan { letters } => {
            message!("claim-on-extent"; extent = Extent(letters), feature = Points(letters))
        }
        Fact::OriginOn { letters } => message!("claim-on"; feature = Points(letters)),
        Fact::NoDirection => message!("claim-no-direction"),
        Fact::Towards { letters, .. } => {
            let from = if letters.len() == 1 { "point" } else { "feature" };
            message!("claim-toward"; feature = Points(letters), from: from)
        }
        Fact::Foot { letters, weights } => {
            message!("claim-foot"; feature = Points(letters), weights = Weights(weights))
        }
        Fact::Flat { letters } => message!("claim-flat"; feature = Points(letters)),
        Fact::NearestPoint { point } => message!("claim-closest"; point = Components(*point, dimension)),
        Fact::LowerBound { of, value } => bound(claim.about, *of, *value, "lower"),
        Fact::UpperBound { of, value } => bound(claim.about, *of, *value, "upper"),
        Fact::Supports { corners } => message!("claim-supports"; about = about, facet = name(corners)),
        Fact::ReachesBeyond { corners, by } => {
            message!("claim-extends"; about = about, by = Number(*by), facet = name(corners))
        }
        Fact::Encloses => message!("claim-encloses"),
        Fact::Verdict(verdict) => {
            let verdict = match verdict {
                Verdict::Overlap => "overlap",
                Verdict::Touching => "touching",
                Verdict::Separate => "separate",
                Verdict::Undecided => "undecided",
            };
            message!("claim-verdict"; verdict: verdict)
        }
        Fact::Cycle { length } => message!("claim-cycle"; count: *length),
    }
}

fn bound(about: About, of: Length, value: f64, bound: &'static str) -> Message {
    let length = if of == Length::Depth { "depth" } else { "distance" };
    let value = Number(value);
    message!("claim-bound"; value = value, about: about.name(), length: length, bound: bound)
}

/// Barycentric coordinates: `0.35, 0.65`.
struct Weights<'a>(&'a [f64]);

impl Say for Weights<'_> {
    fn say(self, narration: &mut Narration) {
        for (index, weight) in self.0.iter().enumerate() {
            narration.push(if index > 0 { ", " } else { "" });
            narration.push(Number(*weight));
        }
    }
}

/// A facet by the numbers of its corners: `0–2–5`.
fn name(corners: &[usize]) -> String {
    corners.iter().map(usize::to_string).collect::<Vec<_>>().join("–")
}

/// `P`, `P’s core`, `P ⊖ Q`, `the cores’ difference`, `the simplex`.
pub(super) struct Words(pub(super) About);

impl Say for Words {
    fn say(self, narration: &mut Narration) {
        narration.push(message!("claim-about"; about: self.0.name()));
    }
}
