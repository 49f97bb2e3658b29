//! What can be wrong with the input, each as one message for standard error.

use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::exchange::{ExchangeError, Problem};
use crate::lab::Refusal;
use crate::scene::FileError;

/// Why a command could not be carried out. The text is the whole message.
#[derive(Debug, Error)]
pub enum Failure {
    /// A scene file cannot be read or is refused.
    #[error(transparent)]
    Scene(#[from] FileError),
    /// A folder cannot be read.
    #[error("{}: cannot be read: {error}", path.display())]
    Read {
        /// The folder.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// A file cannot be written.
    #[error("{}: cannot be written: {error}", path.display())]
    Write {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// Standard output cannot be written, for another reason than that nobody reads it.
    #[error("standard output: cannot be written: {0}")]
    Output(io::Error),
    /// An experiment cannot be run as it is asked for.
    #[error("lab: {0}")]
    Experiment(Refusal),
    /// A list of points is not understood.
    #[error("{}:{problem}", path.display())]
    Reading {
        /// The file.
        path: PathBuf,
        /// The first place that is not understood.
        problem: Problem,
    },
    /// Shapes cannot be brought in or out.
    #[error("{}", exchange_message(path, error))]
    Exchange {
        /// The file that it is about.
        path: PathBuf,
        /// Why not.
        error: ExchangeError,
    },
    /// Something else is not as it should be.
    #[error("{}: expected {expected}, found {found}", path.display())]
    Unexpected {
        /// The file or folder that it is about.
        path: PathBuf,
        /// What should be.
        expected: String,
        /// What is.
        found: String,
    },
}

/// The file and the reason, once each.
fn exchange_message(path: &Path, error: &ExchangeError) -> String {
    match error {
        ExchangeError::Read { .. } | ExchangeError::Unreadable { .. } => error.to_string(),
        ExchangeError::Choice { .. }
        | ExchangeError::Shape(_)
        | ExchangeError::Curved { .. }
        | ExchangeError::Rounded { .. }
        | ExchangeError::TooManyPairs { .. }
        | ExchangeError::NotAPair { .. } => format!("{}: {error}", path.display()),
    }
}
