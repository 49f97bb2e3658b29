//! The features of a simplex in sentences.

use super::span::{Listed, Narration, Say, say};
use crate::gjk::{FaceSide, Letter, Region};

/// `edge AC`, `face ABC`, `the inside of the simplex`: the feature whose region it is.
pub(in crate::figure) struct Feature(pub(in crate::figure) Region);

impl Say for Feature {
    fn say(self, narration: &mut Narration) {
        match self.0 {
            Region::Face(face, FaceSide::Below) => say!(narration; "the far side of face ", face),
            Region::Interior => narration.push("the inside of the simplex"),
            region @ (Region::Vertex(_) | Region::Edge(_) | Region::Face(..)) => narration.push(region),
        }
    }
}

/// The same without a side: `edge AC`, `face ABC`, for what does not depend on it.
pub(super) struct Named(pub(super) Region);

impl Say for Named {
    fn say(self, narration: &mut Narration) {
        match self.0 {
            Region::Face(face, _) => say!(narration; "face ", face),
            region => say!(narration; Feature(region)),
        }
    }
}

/// `nearest to edge AC`, `nearest to face ABC, on its far side`, `inside the simplex`.
pub(in crate::figure) struct Nearest(pub(in crate::figure) Region);

impl Say for Nearest {
    fn say(self, narration: &mut Narration) {
        match self.0 {
            Region::Interior => narration.push("inside the simplex"),
            Region::Face(face, FaceSide::Below) => {
                say!(narration; "nearest to face ", face, ", on the side that its normal points away from");
            }
            region => say!(narration; "nearest to ", Feature(region)),
        }
    }
}

/// `the line through A and B`, `the plane through A, B and C`.
pub(super) struct Extent<'a>(pub(super) &'a [Letter]);

impl Say for Extent<'_> {
    fn say(self, narration: &mut Narration) {
        let what = if self.0.len() == 2 { "the line through " } else { "the plane through " };
        say!(narration; what, Listed(self.0));
    }
}

/// A feature by its letters: `A`, `edge AB`, `triangle ABC`, `tetrahedron ABCD`.
pub(super) struct Points<'a>(pub(super) &'a [Letter]);

impl Say for Points<'_> {
    fn say(self, narration: &mut Narration) {
        narration.push(match self.0.len() {
            0 => "the simplex",
            1 => "",
            2 => "edge ",
            3 => "triangle ",
            _ => "tetrahedron ",
        });
        for letter in self.0 {
            narration.push(*letter);
        }
    }
}
