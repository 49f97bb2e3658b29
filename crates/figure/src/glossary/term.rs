//! An entry of the glossary.

use glam::DVec2;

use super::sketch::Sketch;
use crate::geometry::Dimension;
use crate::message;
use crate::paper::PaperMark;

/// Stands for an empty list of spellings in a message.
const NOTHING: &str = "-";

type Notations = &'static [&'static str];
/// Draws a figure on an empty sketch.
type SketchFunction = fn(Sketch) -> Sketch;

/// One entry of the glossary. Its words are in `glossary.ftl`, under its id.
#[derive(Clone, Copy, Debug)]
pub struct GlossaryTerm {
    /// A short unique name in lower case, with hyphens.
    pub id: &'static str,
    /// The spellings that are the same in every language. `L` stands for a letter of the simplex, A to D, and `#` for
    /// digits.
    notations: Notations,
    figure: SketchFunction,
    dimension: Dimension,
}

/// An entry with a figure in the plane.
pub(super) const fn in_plane(id: &'static str, notations: Notations, figure: SketchFunction) -> GlossaryTerm {
    GlossaryTerm { id, notations, figure, dimension: Dimension::Two }
}

/// An entry with a figure in space.
pub(super) const fn in_space(id: &'static str, notations: Notations, figure: SketchFunction) -> GlossaryTerm {
    GlossaryTerm { id, notations, figure, dimension: Dimension::Three }
}

impl GlossaryTerm {
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
        (self.figure)(Sketch::new(self.dimension)).project(size)
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
