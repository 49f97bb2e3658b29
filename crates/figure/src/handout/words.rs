//! Words on a handout, some of which are left blank.

use crate::message::text;

/// A piece of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The words, or the answer of a blank.
    pub text: String,
    /// Whether the words are left blank.
    pub is_gap: bool,
}

/// A text with blanks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Words(pub Vec<Piece>);

/// A paragraph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A text.
    Words(Words),
    /// Lines to write a sentence on, with the sentence as the answer.
    Ruled(String),
    /// A box to tick.
    Choice {
        /// The answer beside the box.
        words: String,
        /// Whether this answer is the right one.
        is_right: bool,
    },
}

impl Words {
    /// Creates a text without blanks.
    pub fn text(text: impl Into<String>) -> Self {
        Self(vec![Piece { text: text.into(), is_gap: false }])
    }

    /// Makes a blank alone; nothing for an empty answer.
    pub fn gap(answer: &str) -> Self {
        let gap = Piece { text: answer.to_owned(), is_gap: true };
        Self(if answer.is_empty() { Vec::new() } else { vec![gap] })
    }

    /// Returns what a screen reader speaks: the words, and the answers or the word for a blank.
    pub(super) fn read(&self, is_key: bool) -> String {
        let blank = text!("figure-blank");
        let piece =
            |piece: &Piece| if piece.is_gap && !is_key { blank } else { piece.text.as_str() }.to_owned();
        self.0.iter().map(piece).collect()
    }

    /// Returns all words, with the answers in the blanks.
    pub fn answered(&self) -> String {
        self.0.iter().map(|piece| piece.text.as_str()).collect()
    }
}

impl Block {
    /// Returns what a screen reader speaks.
    pub(super) fn read(&self, is_key: bool) -> String {
        match self {
            Self::Words(words) => words.read(is_key),
            Self::Ruled(answer) => Words::gap(answer).read(is_key),
            Self::Choice { words, is_right } => tick(words, *is_right && is_key),
        }
    }

    /// Creates a paragraph without blanks.
    pub fn text(text: impl Into<String>) -> Self {
        Self::Words(Words::text(text))
    }
}

/// Returns an answer with its box.
pub(super) fn tick(words: &str, is_ticked: bool) -> String {
    format!("{} {words}", if is_ticked { '☒' } else { '☐' })
}
