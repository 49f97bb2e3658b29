//! The features of a simplex in sentences.

use super::message::{Explanation, message};
use super::phrases::Listed;
use super::span::{Narration, Say};
use crate::gjk::{FaceSide, Letter, Region};

/// `edge AC`, `face ABC`, `the inside of the simplex`: the feature whose region it is.
pub(in crate::figure) struct Feature(pub(in crate::figure) Region);

impl Say for Feature {
    fn say(self, narration: &mut Narration) {
        let kind = kind(self.0);
        narration.push(message!("region-feature"; letters = Row(self.0.letters()), kind: kind));
    }
}

/// `vertex A`, `edge AC`, `face ADB`, `below ABC`, `inside`.
impl Say for Region {
    fn say(self, narration: &mut Narration) {
        narration.push(message!("figure-region"; letters = Row(self.letters()), kind: kind(self)));
    }
}

const fn kind(region: Region) -> &'static str {
    match region {
        Region::Vertex(_) => "vertex",
        Region::Edge(_) => "edge",
        Region::Face(_, FaceSide::Above) => "face",
        Region::Face(_, FaceSide::Below) => "below",
        Region::Interior => "inside",
    }
}

/// A feature without a side: `edge AC`, `face ABC`.
pub(super) struct Named(pub(super) Region);

impl Say for Named {
    fn say(self, narration: &mut Narration) {
        narration.push(Feature(match self.0 {
            Region::Face(face, _) => Region::Face(face, FaceSide::Above),
            region => region,
        }));
    }
}

/// `nearest to edge AC`, `nearest to the underside of face ABC`, `inside the simplex`.
pub(in crate::figure) struct Nearest(pub(in crate::figure) Region);

impl Say for Nearest {
    fn say(self, narration: &mut Narration) {
        let kind = if self.0 == Region::Interior { "inside" } else { "feature" };
        narration.push(message!("region-nearest"; feature = Feature(self.0), kind: kind));
    }
}

/// `the line through A and B`, `the plane through A, B and C`.
pub(super) struct Extent<'a>(pub(super) &'a [Letter]);

impl Say for Extent<'_> {
    fn say(self, narration: &mut Narration) {
        let kind = if self.0.len() == 2 { "line" } else { "plane" };
        narration.push(message!("region-extent"; letters = Listed(self.0), kind: kind));
    }
}

/// A feature by its letters: `A`, `edge AB`, `triangle ABC`, `tetrahedron ABCD`.
pub(super) struct Points<'a>(pub(super) &'a [Letter]);

impl Say for Points<'_> {
    fn say(self, narration: &mut Narration) {
        narration.push(message!("region-points"; letters = Row(self.0), count: self.0.len()));
    }
}

/// Letters without a space: `ACD`.
struct Row<'a>(&'a [Letter]);

impl Say for Row<'_> {
    fn say(self, narration: &mut Narration) {
        for letter in self.0 {
            narration.push(*letter);
        }
    }
}

/// Adds that a choice is false, and what is true. `fails` says that the argument behind the code fails here.
pub(super) fn refuted(truth: Option<Region>, fails: bool, out: &mut Explanation) {
    let kind = match truth {
        Some(Region::Interior) => "inside",
        Some(_) => "feature",
        None => "unknown",
    };
    let argument = if fails { "fails" } else { "spoiled" };
    let feature = Feature(truth.unwrap_or(Region::Interior));
    out.add(&message!("doubt-wrong"; feature = feature, truth: kind, argument: argument));
}
