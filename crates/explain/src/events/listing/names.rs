//! The names of the simplex points in the pseudocode, which may differ from the letters of the simplex.

use crate::gjk::{Letter, PlaneQuestion};

/// For each letter of the pseudocode, the letter of the simplex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Names([Letter; 4]);

impl Names {
    /// Each point by its own letter.
    pub const OWN: Self = Self(Letter::ALL);

    /// Returns the letter of the simplex for a letter of the pseudocode.
    pub const fn of(self, letter: Letter) -> Letter {
        self.0[letter as usize]
    }

    /// Returns the letters of the simplex for several letters of the pseudocode.
    pub(super) fn of_all(self, letters: &[Letter]) -> Vec<Letter> {
        letters.iter().map(|letter| self.of(*letter)).collect()
    }

    /// Returns the names after the points with these letters are renamed A, B, C and so on; the others follow.
    pub(super) fn renamed(self, letters: &[Letter]) -> Self {
        let others = Letter::ALL.into_iter().filter(|letter| !letters.contains(letter));
        let mut names = self.0;
        for (name, letter) in names.iter_mut().zip(letters.iter().copied().chain(others)) {
            *name = self.of(letter);
        }
        Self(names)
    }

    /// Returns a question of the pseudocode in letters of the simplex.
    pub(super) fn of_question(self, question: PlaneQuestion) -> PlaneQuestion {
        match question {
            PlaneQuestion::Along { edge } => PlaneQuestion::Along { edge: edge.map(|it| self.of(it)) },
            PlaneQuestion::BeyondEdge { edge, face } => PlaneQuestion::BeyondEdge {
                edge: edge.map(|it| self.of(it)),
                face: face.map(|it| self.of(it)),
            },
            PlaneQuestion::OverFace { face } => PlaneQuestion::OverFace { face: face.map(|it| self.of(it)) },
        }
    }

    /// Returns a text of the pseudocode in letters of the simplex.
    pub fn in_text(self, text: &str) -> String {
        let renamed = |(it, letter): (char, Option<Letter>)| {
            letter.map_or(it, |letter| self.of(letter).to_string().chars().next().unwrap_or(it))
        };
        points_in(text).into_iter().map(renamed).collect()
    }
}

/// Returns the characters of a text of the pseudocode, each with the point that it names. Points are the capitals A to
/// D, alone or beside other such capitals and O, as in `AO` and `ABC`, but not in words such as TOUCHING.
pub fn points_in(text: &str) -> Vec<(char, Option<Letter>)> {
    let letter_of = |it: char| Letter::ALL.into_iter().find(|letter| letter.to_string().starts_with(it));
    let characters: Vec<char> = text.chars().collect();
    characters
        .chunk_by(|a, b| a.is_alphabetic() == b.is_alphabetic())
        .flat_map(|word| {
            let names_points = word.iter().all(|it| *it == 'O' || letter_of(*it).is_some());
            word.iter().map(move |it| (*it, letter_of(*it).filter(|_| names_points)))
        })
        .collect()
}

/// Returns the points that a word such as `ACD` names.
pub(super) fn letters(word: &str) -> Vec<Letter> {
    let named =
        word.chars().map(|it| Letter::ALL.into_iter().find(|letter| letter.to_string().starts_with(it)));
    named.flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::points_in;

    #[test]
    fn letters_in_words_name_no_points() {
        let named = |text: &str| -> String {
            points_in(text).into_iter().filter(|(_, letter)| letter.is_some()).map(|(it, _)| it).collect()
        };
        assert_eq!(named("found TOUCHING: P ⊖ Q ends at O, A·v"), "A");
        assert_eq!(named("if ABC⟂·AO > 0 and B, then SEPARATE"), "ABCAB");
        assert_eq!(named("Add D"), "D");
    }
}
