//! Words on a handout, some of which are left blank.

/// A piece of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Words that are printed.
    Text(String),
    /// A blank, with what belongs there.
    Gap(String),
}

/// A text with blanks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Words(pub Vec<Piece>);

/// A paragraph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A text.
    Words(Words),
    /// Lines to write a sentence on, with the sentence.
    Ruled(String),
    /// A box to tick.
    Choice {
        /// The answer beside it.
        words: String,
        /// Whether it is to be ticked.
        is_right: bool,
    },
}

impl Words {
    /// A text without blanks.
    pub fn text(text: impl Into<String>) -> Self {
        Self(vec![Piece::Text(text.into())])
    }

    /// A blank alone; nothing where nothing belongs there.
    pub fn gap(answer: &str) -> Self {
        Self(if answer.is_empty() { Vec::new() } else { vec![Piece::Gap(answer.to_owned())] })
    }

    /// All words, with what belongs into the blanks.
    pub fn answered(&self) -> String {
        self.0
            .iter()
            .map(|piece| match piece {
                Piece::Text(text) | Piece::Gap(text) => text.as_str(),
            })
            .collect()
    }
}

impl Block {
    /// A paragraph without blanks.
    pub fn text(text: impl Into<String>) -> Self {
        Self::Words(Words::text(text))
    }
}
