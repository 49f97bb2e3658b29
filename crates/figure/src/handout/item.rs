//! The items of the columns of a handout.

use super::Picture;
use super::words::Piece;

/// The font size of words, in points.
pub(super) const WORDS: f64 = 9.5;

/// The line spacing, as a multiple of the font size; twice that for a handwritten sentence.
pub(super) const LINE: f64 = 1.4;

/// A word, or a blank, at a distance from the left of its line.
pub(super) struct PlacedWord {
    pub(super) piece: Piece,
    pub(super) x: f64,
    pub(super) width: f64,
    /// The cell of the table, as a number of parts after that of its row.
    pub(super) cell: usize,
}

/// An item in a column.
pub(super) enum ColumnItem<'a> {
    Picture(&'a Picture, f64),
    Line {
        words: Vec<PlacedWord>,
        font: f64,
    },
    /// A line to write on.
    Ruled {
        answer: Vec<PlacedWord>,
        width: f64,
    },
    /// A box to tick.
    Tick {
        x: f64,
        is_ticked: bool,
    },
    Space(f64),
}

impl ColumnItem<'_> {
    pub(super) fn height(&self) -> f64 {
        match self {
            Self::Picture(picture, scale) => picture.size.y * scale,
            Self::Line { font, .. } => LINE * font,
            Self::Ruled { .. } => 2.0 * LINE * WORDS,
            // It is placed before the line below it.
            Self::Tick { .. } => 0.0,
            Self::Space(height) => *height,
        }
    }
}

/// The items of a column, each with the number of its part.
pub(super) type Column<'a> = Vec<(usize, ColumnItem<'a>)>;
