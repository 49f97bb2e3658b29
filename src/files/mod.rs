//! Files, read and written in one safe way. Nothing else in the program opens one.
//!
//! Reading never waits and never grows: only a plain file is opened, and no more of it is read than is asked for.
//!
//! Writing leaves the old file or the new one: the content goes to a new file beside the old one, which is synced and
//! then renamed. Only a file with several hard links, or with an owner that cannot be kept, is written in place, once
//! the copy beside it is safe on disk; see [`write()`]. A copy that a killed process left is found by [`interrupted()`]. The permissions, the owner and the links of a file that
//! exists are kept. Its access control list and its extended attributes are not.

mod error;
mod fingerprint;
mod folder;
mod lock;
#[cfg(not(unix))]
mod not_unix;
mod read;
#[cfg(unix)]
mod unix;
mod write;

use std::fs::{self, FileType};
use std::path::Path;

pub use error::FileError;
pub use fingerprint::{Fingerprint, OnDisk};
pub use folder::{list, modified, remove, set_aside};
pub use lock::Lock;
pub use read::read;
pub use write::{interrupted, require_output, write, write_even_read_only};

#[cfg(not(unix))]
use not_unix as system;
#[cfg(unix)]
use unix as system;

/// Whether two paths lead to one file that exists: by the same name, a symbolic link or (on Unix) a hard link.
pub fn is_same(a: &Path, b: &Path) -> bool {
    system::identity(a).is_ok_and(|a| system::identity(b).is_ok_and(|b| a == b))
}

/// The size of a file in bytes, if it can be found out.
pub fn size(path: &Path) -> Option<usize> {
    fs::metadata(path).ok().and_then(|metadata| usize::try_from(metadata.len()).ok())
}

/// Makes a folder and those that it lies in, unless they exist.
///
/// # Errors
/// One of them cannot be made.
pub fn make_folder(path: &Path) -> Result<(), FileError> {
    fs::create_dir_all(path).map_err(|error| FileError::Write { path: path.to_owned(), error })
}

/// Refuses everything but a plain file.
fn require_plain(path: &Path, kind: FileType) -> Result<(), FileError> {
    if kind.is_file() {
        return Ok(());
    }
    let found = if kind.is_dir() { "a folder" } else { system::special(kind) };
    Err(FileError::NotPlain { path: path.to_owned(), found })
}

/// The hash FNV-1a of 64 bits (Fowler, Noll, Vo): the same in every version of the program.
fn hash(bytes: &[u8]) -> u64 {
    let step = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, step)
}

#[cfg(test)]
mod tests {
    use super::hash;

    /// From the test vectors of the authors: <http://www.isthe.com/chongo/src/fnv/test_fnv.c>.
    #[test]
    fn the_hash_is_that_of_its_authors() {
        assert_eq!(hash(b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(hash(b"a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(hash(b"foobar"), 0x8594_4171_f739_67e8);
    }
}
