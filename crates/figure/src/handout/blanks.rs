//! Blanks: the parts of a handout that students fill in.

use super::words::{Block, Piece, Words};
use crate::events::{Revealed, meaning};
use crate::gjk::Event;
use crate::message::{by_name, text};
use crate::narration::{Narration, Span};
use crate::scene::{Overlay, Overlays};

/// A part that is left blank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Blank {
    /// The numbers in sentences, in the table and beside the tests.
    Numbers,
    /// The regions, and the kept points, which follow from them.
    Regions,
    /// The sentences.
    Sentences,
    /// The search directions.
    V,
}

impl Blank {
    /// All blanks.
    pub const ALL: [Self; 4] = [Self::Numbers, Self::Regions, Self::Sentences, Self::V];

    /// Returns the name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Numbers => "numbers",
            Self::Regions => "regions",
            Self::Sentences => "sentences",
            Self::V => "v",
        }
    }

    /// Returns the name on screen.
    pub fn title(self) -> &'static str {
        match self {
            Self::Numbers => text!("figure-numbers"),
            Self::Regions => text!("figure-regions"),
            Self::Sentences => text!("figure-sentences"),
            Self::V => text!("figure-directions-v"),
        }
    }
}

by_name!(Blank);

/// A set of blanks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Blanks(u8);

impl Blanks {
    /// Returns whether this part is left blank.
    pub const fn contains(self, blank: Blank) -> bool {
        self.0 & (1 << blank as u8) != 0
    }

    /// Returns the set with this part, or without it.
    #[must_use]
    pub const fn set(self, blank: Blank, on: bool) -> Self {
        let bit = 1 << blank as u8;
        Self(if on { self.0 | bit } else { self.0 & !bit })
    }

    /// Returns whether nothing is left blank.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Blanks the sentence of an event.
    pub(super) fn sentence(self, event: Option<&Event>, sentence: &Narration) -> Block {
        let revealed = event.and_then(|event| meaning(event).reveals());
        let is_blank = self.contains(Blank::Sentences)
            || (self.contains(Blank::Regions) && revealed.is_some())
            || (self.contains(Blank::V) && revealed == Some(Revealed::Direction));
        if is_blank { Block::Ruled(sentence.to_plain()) } else { Block::Words(self.words(sentence)) }
    }

    fn words(self, sentence: &Narration) -> Words {
        let mut words = Words::default();
        let (mut follows_v, mut is_v) = (false, false);
        for span in sentence.spans() {
            let text = span.to_plain();
            if let Span::Number { .. } = span
                && (self.contains(Blank::Numbers) || (is_v && self.contains(Blank::V)))
            {
                words.0.push(Piece { text, is_gap: true });
                continue;
            }
            if let Span::Text(text) = span {
                // The coordinates in `v = (1, −1)`.
                is_v = if follows_v { text.starts_with(" = (") } else { is_v && !text.contains(')') };
            }
            follows_v = matches!(span, Span::Direction);
            match words.0.last_mut() {
                Some(Piece { text: last, is_gap: false }) => last.push_str(&text),
                _ => words.0.push(Piece { text, is_gap: false }),
            }
        }
        words
    }

    /// Blanks a cell of the table of iterations, by the index of its column.
    pub(super) fn cell(self, column: usize, cell: &str) -> Words {
        let is_blank = match column {
            1 => self.contains(Blank::V) || self.contains(Blank::Numbers),
            2 | 4 | 7 => self.contains(Blank::Numbers),
            5 | 6 => self.contains(Blank::Regions),
            _ => false,
        };
        if is_blank { Words::gap(cell) } else { Words::text(cell) }
    }

    /// Returns the overlays of the pictures, without those that would give away blanks.
    pub(super) fn overlays(self, mut overlays: Overlays) -> Overlays {
        let mut hide = |blank: Blank, hidden: &[Overlay]| {
            if self.contains(blank) {
                overlays = hidden.iter().fold(overlays, |overlays, it| overlays.without(*it));
            }
        };
        hide(
            Blank::Numbers,
            &[Overlay::TestLines, Overlay::Flags, Overlay::Lengths, Overlay::Proof, Overlay::ProofThroughout],
        );
        hide(
            Blank::Regions,
            &[
                Overlay::Regions,
                Overlay::TestLines,
                Overlay::BarredToA,
                Overlay::BarredToOrigin,
                Overlay::Slabs,
                Overlay::Prism,
                Overlay::Flags,
            ],
        );
        hide(Blank::V, &[Overlay::Direction]);
        overlays
    }
}

impl FromIterator<Blank> for Blanks {
    fn from_iter<T: IntoIterator<Item = Blank>>(blanks: T) -> Self {
        blanks.into_iter().fold(Self::default(), |all, blank| all.set(blank, true))
    }
}
