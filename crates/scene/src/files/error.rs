//! The errors of reading and writing files.

use std::io;
use std::path::PathBuf;

use thiserror::Error;

use crate::message::text;

/// The reason why a file could not be read or written. The text is the whole message, one sentence that begins with the
/// path.
#[derive(Debug, Error)]
pub enum FileError {
    /// The file or folder cannot be read.
    #[error("{}", text!("files-read"; path = path.display(), error = error.to_string()))]
    Read {
        /// The path of the file or folder.
        path: PathBuf,
        /// The error of the operating system.
        error: io::Error,
    },
    /// The file or folder cannot be written. Its former content is still there.
    #[error("{}", text!("files-write"; path = path.display(), error = error.to_string()))]
    Write {
        /// The path of the file or folder.
        path: PathBuf,
        /// The error of the operating system.
        error: io::Error,
    },
    /// A folder, a pipe, a device or a socket, which can neither be read nor written.
    #[error("{}", text!("files-not-plain"; path = path.display(), found = found))]
    NotPlain {
        /// The path of the file or folder.
        path: PathBuf,
        /// The kind of the object found, with the article.
        found: &'static str,
    },
    /// A file above the size limit.
    #[error("{}", text!("files-too-large"; path = path.display(), most = most))]
    TooLarge {
        /// The path of the file or folder.
        path: PathBuf,
        /// Maximum size, in bytes.
        most: usize,
    },
    /// A file that this user may not write. If its folder is writable, [`super::write_even_read_only`]
    /// replaces it.
    #[error("{}", text!("files-read-only"; path = path.display()))]
    ReadOnly {
        /// The path of the file or folder.
        path: PathBuf,
    },
    /// An output that is an input, perhaps by another name.
    #[error("{}", text!("files-is-input"; path = path.display(), input = input.display()))]
    IsInput {
        /// The path of the output.
        path: PathBuf,
        /// The path of the input.
        input: PathBuf,
    },
    /// An output that is another output of the same command, perhaps by another name.
    #[error("{}", text!("files-is-output"; path = path.display(), output = output.display()))]
    IsOutput {
        /// The path of the output.
        path: PathBuf,
        /// The path of the other output.
        output: PathBuf,
    },
    /// A file that was written in place and is now damaged; its new content is in a copy.
    #[error("{}", text!("files-damaged"; path = path.display(), error = error.to_string(), copy = copy.display()))]
    Damaged {
        /// The path of the file.
        path: PathBuf,
        /// The path of the copy beside the file.
        copy: PathBuf,
        /// The error of the operating system.
        error: io::Error,
    },
}
