//! Listings and trees of decisions row by row: what a step executes, what the run has reached, and the numbers beside it.

mod code;
mod tree;
mod values;
mod write;

pub use code::code;
pub use tree::{next_visit, tree};
pub use values::{Variable, variables};
pub use write::script_svg;

/// Rows of text, set in.
#[derive(Clone, Debug, PartialEq)]
pub struct Script {
    /// What it is, for the accessible name and for paper.
    pub title: String,
    /// From top to bottom.
    pub rows: Vec<ScriptRow>,
    /// Whether lines join a row to those that are set in below it.
    pub is_tree: bool,
}

/// A row of a [`Script`].
#[derive(Clone, Debug, PartialEq)]
pub struct ScriptRow {
    /// The index of the line of the listing, or of the branch of the tree.
    pub index: usize,
    /// The line of the listing that it is, or begins with.
    pub line: usize,
    /// How far it is set in, from 0.
    pub depth: usize,
    /// What it says.
    pub text: String,
    /// What stands beside it: the number that was compared, or how often.
    pub aside: String,
    /// What the run makes of it.
    pub stance: Stance,
    /// Whether it is the name of what follows.
    pub is_heading: bool,
    /// What is said of it to a pointer.
    pub hint: String,
}

/// What a run makes of a row, seen from one of its steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stance {
    /// This step is it.
    Now,
    /// This step has passed it.
    Passed,
    /// Another step of the run is it, or passes it.
    Reached,
    /// No step of the run gets there.
    Unreached,
    /// No run gets there, but for rounding, and the row says why.
    Never,
}

impl Stance {
    /// In a word, for those who do not see it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Now => "this step",
            Self::Passed => "passed in this step",
            Self::Reached => "reached in this run",
            Self::Unreached => "not reached in this run",
            Self::Never => "never reached",
        }
    }
}
