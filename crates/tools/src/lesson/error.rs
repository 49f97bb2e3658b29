//! The reasons why a lesson is refused.

use std::path::PathBuf;

use thiserror::Error;

use crate::files::FileError;
use crate::message::text;
use crate::scene::SceneError;

/// The error of a lesson that cannot be read. The text is the whole message, with the place if there is one.
#[derive(Debug, Error)]
pub enum LessonError {
    /// The file cannot be read.
    #[error(transparent)]
    File(#[from] FileError),
    /// The file is not a text, or too long.
    #[error("{}", text!(
        "lesson-notation"; path = path.display(), line = line.to_string(), column = column.to_string(), found = found,
    ))]
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
    /// The file is RON, but not a lesson, or not RON.
    #[error("{}:{error}", path.display())]
    Syntax {
        /// The file.
        path: PathBuf,
        /// The place, and what is expected there.
        error: SceneError,
    },
    /// A text or a question needs a value that the run does not have.
    #[error("{}", text!("lesson-unfilled"; path = path.display(), place = place, sentence = sentence))]
    Unfilled {
        /// The file.
        path: PathBuf,
        /// The page and the part of it, in words.
        place: String,
        /// The expectation and the finding.
        sentence: String,
    },
    /// A part of the lesson is inconsistent.
    #[error("{}", text!(
        "lesson-content"; path = path.display(), place = place, expected = expected, found = found,
    ))]
    Content {
        /// The file.
        path: PathBuf,
        /// The index of the page.
        page: usize,
        /// The part of the page: `name`, `question-asked Why?`.
        part: Box<str>,
        /// The page and the part of it, in words.
        place: String,
        /// The expectation.
        expected: String,
        /// The value found instead.
        found: String,
    },
}

/// Returns the words for a part of a page, such as `hint 2`; the text after the first space is inserted into them.
pub(super) fn place(page: &str, part: &str) -> String {
    let (part, detail) = part.split_once(' ').unwrap_or((part, ""));
    text!("lesson-place"; page = page, part = part, detail = detail)
}
