//! The names of the features of a simplex in a sentence.

use super::span::{Narration, Say, say};
use crate::gjk::{FaceSide, Region};

/// `edge AC`, `face ABC`, `the inside`: the feature whose region it is.
pub(super) struct Feature(pub(super) Region);

impl Say for Feature {
    fn say(self, narration: &mut Narration) {
        match self.0 {
            Region::Face(face, FaceSide::Below) => say!(narration; "the lower side of face ", face),
            Region::Interior => narration.push("the inside"),
            region @ (Region::Vertex(_) | Region::Edge(_) | Region::Face(..)) => narration.push(region),
        }
    }
}

/// `nearest to edge AC`, `inside`.
pub(super) struct Nearest(pub(super) Region);

impl Say for Nearest {
    fn say(self, narration: &mut Narration) {
        match self.0 {
            Region::Interior => narration.push("inside"),
            region => say!(narration; "nearest to ", Feature(region)),
        }
    }
}
