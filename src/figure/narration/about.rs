//! The things that claims are about, in words.

use super::span::{Narration, Say, say};
use crate::geometry::Side;
use crate::gjk::claim::About;

/// `P`, `P’s core`, `P ⊖ Q`, `the cores’ difference`, `the simplex`.
pub(super) struct Words(pub(super) About);

impl Say for Words {
    fn say(self, narration: &mut Narration) {
        match self.0 {
            About::P => narration.push(Side::P),
            About::Q => narration.push(Side::Q),
            About::PCore => say!(narration; Side::P, "’s core"),
            About::QCore => say!(narration; Side::Q, "’s core"),
            About::Difference => say!(narration; Side::P, " ⊖ ", Side::Q),
            About::CoreDifference => narration.push("the cores’ difference"),
            About::Simplex => narration.push("the simplex"),
        }
    }
}

/// The same at the start of a sentence.
pub(super) struct Opening(pub(super) About);

impl Say for Opening {
    fn say(self, narration: &mut Narration) {
        match self.0 {
            About::CoreDifference => narration.push("The cores’ difference"),
            About::Simplex => narration.push("The simplex"),
            about => narration.push(Words(about)),
        }
    }
}
