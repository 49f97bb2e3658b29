//! The errors of reading and writing files.

use std::io;
use std::path::PathBuf;

use thiserror::Error;

/// The reason why a file could not be read or written. The text is the whole message, one sentence that begins with the
/// path.
#[derive(Debug, Error)]
pub enum FileError {
    /// The file or folder cannot be read.
    #[error("{}: cannot be read: {error}", path.display())]
    Read {
        /// Its path.
        path: PathBuf,
        /// The error of the operating system.
        error: io::Error,
    },
    /// The file or folder cannot be written. Its former content is still there.
    #[error("{}: cannot be written: {error}", path.display())]
    Write {
        /// Its path.
        path: PathBuf,
        /// The error of the operating system.
        error: io::Error,
    },
    /// A folder, a pipe, a device or a socket, which can neither be read nor written.
    #[error("{}: expected a plain file, found {found}", path.display())]
    NotPlain {
        /// Its path.
        path: PathBuf,
        /// Its kind, with the article.
        found: &'static str,
    },
    /// A file above the size limit.
    #[error("{}: expected at most {most} bytes, found more", path.display())]
    TooLarge {
        /// Its path.
        path: PathBuf,
        /// Maximum size, in bytes.
        most: usize,
    },
    /// A file that this user may not write. If its folder is writable, [`super::write_even_read_only`]
    /// replaces it.
    #[error("{}: cannot be written: the file is read-only", path.display())]
    ReadOnly {
        /// Its path.
        path: PathBuf,
    },
    /// An output that is an input, perhaps by another name.
    #[error("{}: expected an output that is no input, found the input {}", path.display(), input.display())]
    IsInput {
        /// The path of the output.
        path: PathBuf,
        /// The path of the input.
        input: PathBuf,
    },
    /// An output that is another output of the same command, perhaps by another name.
    #[error("{}: expected an output of its own, found the output {}", path.display(), output.display())]
    IsOutput {
        /// The path of the output.
        path: PathBuf,
        /// The path of the other output.
        output: PathBuf,
    },
    /// A file that was written in place and is now damaged; its new content is in a copy.
    #[error("{}: cannot be written: {error}; the new content is in {}", path.display(), copy.display())]
    Damaged {
        /// The path of the file.
        path: PathBuf,
        /// The path of the copy beside it.
        copy: PathBuf,
        /// The error of the operating system.
        error: io::Error,
    },
}
