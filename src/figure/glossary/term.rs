//! An entry of the glossary.

use glam::DVec2;

use super::sketch::Sketch;
use crate::figure::paper::PaperMark;
use crate::message;

/// Stands for an empty list of spellings in a message.
const NOTHING: &str = "-";

/// One entry of the glossary. Its words are in `glossary.ftl`, under its id.
#[derive(Clone, Copy, Debug)]
pub struct Term {
    /// A short unique name in lower case, with hyphens.
    pub id: &'static str,
    /// The spellings that are the same in every language. `L` stands for a letter of the simplex, A to D, and `#` for
    /// digits.
    pub(super) notations: &'static [&'static str],
    pub(super) figure: fn() -> Sketch,
}

impl Term {
    pub(super) const fn new(
        id: &'static str,
        notations: &'static [&'static str],
        figure: fn() -> Sketch,
    ) -> Self {
        Self { id, notations, figure }
    }

    /// The heading: the notation as it stands on screen, or the term.
    pub fn title(&self) -> &'static str {
        message::constant(&format!("glossary-{}", self.id))
    }

    /// Returns the explanation: one to three sentences.
    pub fn words(&self) -> &'static str {
        self.part("text")
    }

    /// Returns the definition, or an example, as a line of mathematics.
    pub fn formula(&self) -> &'static str {
        self.part("formula")
    }

    /// Returns other words that a user might search for.
    pub fn aliases(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.part("aliases").split(" | ")
    }

    /// Returns the spellings in texts. Words in lower case are also found with a capital and in the plural.
    pub fn written(&self) -> impl Iterator<Item = &'static str> + use<> {
        let words = self.part("written").split(" | ").filter(|pattern| *pattern != NOTHING);
        self.notations.iter().copied().chain(words)
    }

    fn part(&self, part: &str) -> &'static str {
        message::constant(&format!("glossary-{}.{part}", self.id))
    }

    /// Returns the figure on paper of `size` points. Equal sizes give equal marks.
    pub fn picture(&self, size: DVec2) -> Vec<PaperMark> {
        (self.figure)().project(size)
    }

    /// Returns whether a text is its heading or one of its aliases, ignoring case.
    pub(super) fn is_named(&self, text: &str) -> bool {
        let text = text.to_lowercase();
        self.names().any(|name| name.to_lowercase() == text)
    }

    /// Returns its heading and its aliases.
    pub(super) fn names(&self) -> impl Iterator<Item = &'static str> + use<> {
        [self.title()].into_iter().chain(self.aliases())
    }
}
