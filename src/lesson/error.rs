//! The reasons why a lesson is refused.

use std::path::PathBuf;

use thiserror::Error;

use crate::files::FileError;

/// The error of a lesson that cannot be read. The text is the whole message, with the place if there is one.
#[derive(Debug, Error)]
pub enum LessonError {
    /// The file cannot be read.
    #[error(transparent)]
    File(#[from] FileError),
    /// The file is not a lesson in RON.
    #[error("{}:{line}:{column}: expected a lesson, found {found}", path.display())]
    Notation {
        /// The file.
        path: PathBuf,
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// The error of the notation.
        found: String,
    },
    /// A part of the lesson is inconsistent.
    #[error("{}: {place}: expected {expected}, found {found}", path.display())]
    Content {
        /// The file.
        path: PathBuf,
        /// The page and the part of it.
        place: String,
        /// The expectation.
        expected: String,
        /// The value found instead.
        found: String,
    },
}
