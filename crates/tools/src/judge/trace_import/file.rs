//! Trace files.

use std::path::{Path, PathBuf};

use thiserror::Error;

use super::foreign::ForeignTrace;
use super::lines::{MAX_BYTES, TraceError, read_traces};
use crate::files::{self, FileError};
use crate::message::text;

/// The reason why a trace file cannot be read. The text is the whole message, and begins with the file.
#[derive(Debug, Error)]
pub enum TraceFileError {
    /// The file cannot be read.
    #[error(transparent)]
    File(#[from] FileError),
    /// The file is not text.
    #[error("{}", text!("judge-file-no-text"; path = path.display(), line = line.to_string()))]
    NoText {
        /// The path of the file.
        path: PathBuf,
        /// The first line that is not text.
        line: usize,
    },
    /// A line of the file is not part of a trace.
    #[error("{}:{error}", path.display())]
    Line {
        /// The path of the file.
        path: PathBuf,
        /// The line, and the reason.
        error: TraceError,
    },
}

/// Reads the traces of a file. There is at least one.
///
/// # Errors
/// See [`TraceFileError`].
pub fn read_trace_file(path: &Path) -> Result<Vec<ForeignTrace>, TraceFileError> {
    let bytes = files::read(path, MAX_BYTES)?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let good = error.utf8_error().valid_up_to();
        let line = 1 + String::from_utf8_lossy(&error.as_bytes()[..good]).matches('\n').count();
        TraceFileError::NoText { path: path.to_owned(), line }
    })?;
    read_traces(&text).map_err(|error| TraceFileError::Line { path: path.to_owned(), error })
}
