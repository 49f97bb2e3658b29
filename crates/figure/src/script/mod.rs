//! Published codes and decision trees row by row: the rows that a step executes, those that the run has
//! reached, and the values beside them.

use crate::message::text;

mod code;
mod program;
mod tree;
mod values;
mod write;

pub use code::code;
pub use program::program;
pub use tree::{next_visit, tree};
pub use values::{Variable, variables};
pub use write::script_svg;

/// Indented rows of text.
#[derive(Clone, Debug, PartialEq)]
pub struct Script {
    /// The accessible name, and the title on paper.
    pub title: String,
    /// The rows from top to bottom.
    pub rows: Vec<ScriptRow>,
    /// Whether lines connect a row to the rows indented below it.
    pub is_tree: bool,
}

/// A row of a [`Script`].
#[derive(Clone, Debug, PartialEq)]
pub struct ScriptRow {
    /// The index of the line of the published code, or of the branch of the tree.
    pub index: usize,
    /// The line of the published code that the row represents, or begins with.
    pub line: usize,
    /// The level of indentation, from 0.
    pub depth: usize,
    /// The text of the row.
    pub text: String,
    /// The text beside the row: the compared value, or a count.
    pub aside: String,
    /// The relation of the run to the row.
    pub status: RowStatus,
    /// Whether the row is a heading of the following rows.
    pub is_heading: bool,
    /// The tooltip.
    pub hint: String,
}

/// The relation of a run, at one of its steps, to a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RowStatus {
    /// The current step executes the row.
    Now,
    /// The current step has passed the row on its path.
    Passed,
    /// Another step of the run executes or passes the row.
    Reached,
    /// No step of the run reaches the row.
    Unreached,
    /// No run reaches the row except through roundoff; the row gives the reason.
    Never,
}

impl RowStatus {
    /// Returns the relation in words, for accessibility.
    pub fn word(self) -> &'static str {
        match self {
            Self::Now => text!("figure-this-step"),
            Self::Passed => text!("figure-passed-in-this-step"),
            Self::Reached => text!("figure-reached-in-this-run"),
            Self::Unreached => text!("figure-not-reached-in-this-run"),
            Self::Never => text!("figure-never"),
        }
    }
}
