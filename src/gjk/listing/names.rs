//! The names that a listing gives to the points of the simplex, where they differ from the letters of the simplex.

use crate::gjk::region::{FaceSide, Region};
use crate::gjk::simplex::Letter;
use crate::gjk::trace::Question;

/// For each letter of the listing the letter of the simplex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Names([Letter; 4]);

impl Names {
    /// Each by its own name.
    pub const OWN: Self = Self(Letter::ALL);

    /// The letter of the simplex that the listing means.
    pub const fn of(self, letter: Letter) -> Letter {
        self.0[letter as usize]
    }

    /// The same for several.
    pub(super) fn of_all(self, letters: &[Letter]) -> Vec<Letter> {
        letters.iter().map(|letter| self.of(*letter)).collect()
    }

    /// The names where the points that have these letters now are called A, B, C and so on; the others follow.
    pub(super) fn renamed(self, letters: &[Letter]) -> Self {
        let others = Letter::ALL.into_iter().filter(|letter| !letters.contains(letter));
        let mut names = self.0;
        for (name, letter) in names.iter_mut().zip(letters.iter().copied().chain(others)) {
            *name = self.of(letter);
        }
        Self(names)
    }

    /// A question of the listing in letters of the simplex.
    pub(super) fn of_question(self, question: Question) -> Question {
        match question {
            Question::Along { edge } => Question::Along { edge: edge.map(|it| self.of(it)) },
            Question::BeyondEdge { edge, face } => {
                Question::BeyondEdge { edge: edge.map(|it| self.of(it)), face: face.map(|it| self.of(it)) }
            }
            Question::OverFace { face } => Question::OverFace { face: face.map(|it| self.of(it)) },
        }
    }

    /// A region of the listing in letters of the simplex.
    pub(super) fn of_region(self, region: Region) -> Region {
        match region {
            Region::Vertex(a) => Region::Vertex(self.of(a)),
            Region::Edge(edge) => Region::Edge(edge.map(|it| self.of(it))),
            Region::Face(face, side) => Region::Face(face.map(|it| self.of(it)), side),
            Region::Interior => Region::Interior,
        }
    }

    /// A text of the listing in letters of the simplex. Texts of listings have no other capitals A to D.
    pub fn in_text(self, text: &str) -> String {
        let renamed = |it: char| {
            let letter = Letter::ALL.into_iter().find(|letter| letter.to_string().starts_with(it));
            letter.map_or(it, |letter| self.of(letter).to_string().chars().next().unwrap_or(it))
        };
        text.chars().map(renamed).collect()
    }
}

/// The face that a listing calls ABC, seen from above.
pub(super) const OVER_ABC: Region = Region::Face([Letter::A, Letter::B, Letter::C], FaceSide::Above);
/// The same from below.
pub(super) const BELOW_ABC: Region = Region::Face([Letter::A, Letter::B, Letter::C], FaceSide::Below);
