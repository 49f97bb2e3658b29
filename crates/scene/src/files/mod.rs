//! Files, read and written in one safe way. Nothing else in the program opens files.
//!
//! Reading never waits and is bounded: only a plain file is opened, and only up to the requested size.
//!
//! Writing leaves the old file or the new one: the content goes to a new file beside the old one, which is synced and
//! then renamed. Only a file with several hard links, or with an owner that cannot be kept, is written in place, once
//! the copy beside it is safe on disk; see [`write()`]. [`interrupted()`] finds the copy of a scene, a lesson or
//! settings left by a killed process; that of an output is removed by [`require_outputs()`] of the next command. The
//! permissions, the owner and the links of an existing file are kept. Its access control list and its extended
//! attributes are not.

mod copy;
mod error;
mod fingerprint;
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

pub use copy::{Scratch, interrupted, tidy};
pub use error::FileError;
pub use fingerprint::{Fingerprint, OnDisk};
pub use folder::{list, list_with_links, modified, remove, set_aside};
pub use lock::Lock;
pub use output::{require_output, require_output_folder, require_outputs};
pub use read::{beginning, read};
pub use write::{write, write_even_read_only, write_output};

#[cfg(not(unix))]
use not_unix as system;
#[cfg(unix)]
use unix as system;

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

/// The 64-bit hash FNV-1a (Fowler, Noll, Vo): the same in every version of the program.
fn hash(bytes: &[u8]) -> u64 {
    let step = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, step)
}

#[cfg(test)]
mod tests {
    use super::hash;

    /// Uses the test vectors of the authors: <http://www.isthe.com/chongo/src/fnv/test_fnv.c>.
    #[test]
    fn the_hash_is_that_of_its_authors() {
        assert_eq!(hash(b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(hash(b"a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(hash(b"foobar"), 0x8594_4171_f739_67e8);
    }
}
