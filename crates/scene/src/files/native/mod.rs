//! Files in the file system.

mod copy;
mod folder;
mod lock;
#[cfg(not(unix))]
mod not_unix;
mod output;
mod read;
#[cfg(unix)]
mod unix;
mod write;

use std::fs::{self, FileType};
use std::path::Path;
use std::time::SystemTime;

pub use copy::{Scratch, interrupted, tidy};
pub use folder::{list, list_with_links, modified, remove, set_aside};
pub use lock::Lock;
pub use output::{require_output, require_output_folder, require_outputs};
pub use read::{beginning, read};
pub use write::{write, write_even_read_only, write_output};

#[cfg(not(unix))]
use not_unix as system;
#[cfg(unix)]
use unix as system;

use super::{FileError, hash};
use crate::message::text;

/// Returns whether two paths lead to one existing file: by the same name, a symbolic link or (on Unix) a hard
/// link.
pub fn is_same(a: &Path, b: &Path) -> bool {
    system::identity(a).is_ok_and(|a| system::identity(b).is_ok_and(|b| a == b))
}

/// Returns the size of a file in bytes, if it is known.
pub fn size(path: &Path) -> Option<usize> {
    fs::metadata(path).ok().and_then(|metadata| usize::try_from(metadata.len()).ok())
}

/// Creates a folder and its parents, unless they exist.
///
/// # Errors
/// One of the folders cannot be created.
pub fn make_folder(path: &Path) -> Result<(), FileError> {
    fs::create_dir_all(path).map_err(|error| FileError::Write { path: path.to_owned(), error })
}

/// Refuses everything but a plain file.
fn require_plain(path: &Path, kind: FileType) -> Result<(), FileError> {
    if kind.is_file() {
        return Ok(());
    }
    let found = if kind.is_dir() { text!("files-a-folder") } else { system::special(kind) };
    Err(FileError::NotPlain { path: path.to_owned(), found })
}

/// Returns the number of this process, which no other running one has.
pub fn process() -> u32 {
    std::process::id()
}

/// Returns the time.
pub fn now() -> SystemTime {
    SystemTime::now()
}
