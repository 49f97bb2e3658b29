//! The reasons why a lesson is refused.

use std::path::PathBuf;

use thiserror::Error;

use crate::files::FileError;

/// A lesson that cannot be read. The text is the whole message, with the place where it has one.
#[derive(Debug, Error)]
pub enum LessonError {
    /// The file cannot be read.
    #[error(transparent)]
    File(#[from] FileError),
    /// It is no lesson in RON.
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
    /// Something in it does not fit.
    #[error("{}: {place}: expected {expected}, found {found}", path.display())]
    Content {
        /// The file.
        path: PathBuf,
        /// The page and the part of it.
        place: String,
        /// The expectation.
        expected: String,
        /// Its opposite.
        found: String,
    },
}
