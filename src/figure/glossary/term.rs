//! An entry of the glossary.

use glam::DVec2;

use super::sketch::Sketch;
use crate::figure::paper::PaperMark;

/// One entry of the glossary.
#[derive(Clone, Copy, Debug)]
pub struct Term {
    /// A short name that no other entry has: lower case, with hyphens.
    pub id: &'static str,
    /// The heading: the notation as it stands on screen, or the term.
    pub title: &'static str,
    /// How it is written in texts. `L` stands for a letter of the simplex, A to D, and `#` for digits; words in lower
    /// case are found with a capital and in the plural, too.
    pub written: &'static [&'static str],
    /// Other words that somebody might look for.
    pub aliases: &'static [&'static str],
    /// The explanation: one to three sentences.
    pub words: &'static str,
    /// The definition, or an example, as a line of mathematics.
    pub formula: &'static str,
    pub(super) figure: fn() -> Sketch,
}

impl Term {
    /// The figure on paper of `size` points. Equal sizes give equal marks.
    pub fn picture(&self, size: DVec2) -> Vec<PaperMark> {
        (self.figure)().project(size)
    }

    /// Whether this is its heading or one of its aliases, whatever the capitals.
    pub(super) fn is_named(&self, text: &str) -> bool {
        let text = text.to_lowercase();
        self.names().any(|name| name.to_lowercase() == text)
    }

    /// Its heading and its aliases.
    pub(super) fn names(&self) -> impl Iterator<Item = &'static str> {
        [self.title].into_iter().chain(self.aliases.iter().copied())
    }
}
