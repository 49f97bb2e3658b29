//! The errors of commands, each as one message for standard error.

use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::exchange::{ExchangeError, Problem};
use crate::files::FileError;
use crate::judge::GradeError;
use crate::lab::ExperimentError;
use crate::lesson::{AnswersError, LessonError};
use crate::message::text;
use crate::scene::ReadError;

/// The reason why a command failed. The text is the whole message.
#[derive(Debug, Error)]
pub enum Failure {
    /// A scene file cannot be read or is refused.
    #[error(transparent)]
    Scene(#[from] ReadError),
    /// A folder cannot be read, or a file cannot be written.
    #[error(transparent)]
    File(#[from] FileError),
    /// Standard output cannot be written, for another reason than a closed pipe.
    #[error("{}", unwritable(.0))]
    Output(io::Error),
    /// An experiment cannot be run as requested.
    #[error("lab: {0}")]
    Experiment(ExperimentError),
    /// A solver cannot be judged as requested.
    #[error(transparent)]
    Grade(#[from] GradeError),
    /// A lesson cannot be read or is refused.
    #[error(transparent)]
    Lesson(#[from] LessonError),
    /// The answers of a class cannot be read.
    #[error(transparent)]
    Answers(#[from] AnswersError),
    /// A list of points that cannot be parsed.
    #[error("{}:{problem}", path.display())]
    Reading {
        /// Path of the file.
        path: PathBuf,
        /// The first place that cannot be parsed.
        problem: Problem,
    },
    /// Shapes cannot be imported or exported.
    #[error("{}", exchange_message(path, error))]
    Exchange {
        /// Path of the file concerned.
        path: PathBuf,
        /// The reason.
        error: ExchangeError,
    },
    /// Other invalid input.
    #[error("{}", unexpected(path, expected, found))]
    Unexpected {
        /// Path of the file or folder concerned.
        path: PathBuf,
        /// The valid input.
        expected: String,
        /// The input that was found.
        found: String,
    },
}

fn unwritable(error: &io::Error) -> String {
    text!("command-line-output-unwritable"; error = error.to_string())
}

fn unexpected(path: &Path, expected: &str, found: &str) -> String {
    text!("command-line-unexpected"; path = path.display(), expected = expected, found = found)
}

/// The message with the path and the reason, each once.
fn exchange_message(path: &Path, error: &ExchangeError) -> String {
    match error {
        ExchangeError::File(_) | ExchangeError::Unreadable { .. } => error.to_string(),
        ExchangeError::Choice { .. }
        | ExchangeError::Shape(_)
        | ExchangeError::Curved { .. }
        | ExchangeError::Rounded { .. }
        | ExchangeError::TooManyPairs { .. }
        | ExchangeError::NoKind { .. }
        | ExchangeError::NoDimension { .. }
        | ExchangeError::TooManyVertices { .. }
        | ExchangeError::NotAPair { .. } => format!("{}: {error}", path.display()),
    }
}
