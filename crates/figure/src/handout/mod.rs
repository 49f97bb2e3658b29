//! Handouts: the pictures of a run on sheets of paper, with captions and the table of its iterations; for students with
//! blanks, and for the teacher with the answers in them.
//!
//! ```text
//! run -> run -> Handout -> layout -> sheets as SVG -> structure -> pdf
//!        words, blanks  -> html
//! ```
//!
//! A handout consists of pictures and words alone, so that lessons build theirs from the same parts.

mod blanks;
mod format;
mod html;
mod item;
mod layout;
mod pdf;
mod run;
mod sheet;
mod sheets;
mod structure;
mod words;

pub use blanks::{Blank, Blanks};
pub use format::HandoutFormat;
pub use run::{CellPicture, HandoutOptions, StepList, cells_of_run, picture_of};
pub use sheet::SheetSize;
pub use words::{Block, Piece, Words};

use glam::DVec2;

/// A handout.
#[derive(Clone, Debug, Default)]
pub struct Handout {
    /// The title.
    pub title: String,
    /// A line on the source of the handout.
    pub about: String,
    /// The words below that line.
    pub head: Vec<Block>,
    /// The pictures with their words, in rows.
    pub cells: Vec<HandoutCell>,
    /// The number of pictures in a row.
    pub columns: usize,
    /// The table of the iterations, if there is one.
    pub table: Option<Table>,
    /// The words at the end.
    pub closing: Vec<Block>,
    /// The paper.
    pub size: SheetSize,
    /// Whether the blanks hold the answers.
    pub is_key: bool,
}

/// Pictures, one below the other, with the words below them.
#[derive(Clone, Debug, Default)]
pub struct HandoutCell {
    /// The heading.
    pub heading: String,
    /// The pictures.
    pub pictures: Vec<Picture>,
    /// The words.
    pub blocks: Vec<Block>,
}

/// A picture as an SVG.
#[derive(Clone, Debug)]
pub struct Picture {
    /// What it shows, for those who do not see it; without what a blank hides.
    pub description: String,
    /// The file.
    pub svg: String,
    /// Width and height, in points of the file.
    pub size: DVec2,
}

/// A table.
#[derive(Clone, Debug, Default)]
pub struct Table {
    /// The heads of the columns.
    pub heads: Vec<String>,
    /// The rows, each with a cell for each column.
    pub rows: Vec<Vec<Words>>,
}
