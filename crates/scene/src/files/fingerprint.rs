//! Detects that another program has changed or deleted a file.

use std::num::ParseIntError;
use std::path::Path;
use std::str::FromStr;
use std::time::SystemTime;
use std::{fmt, io};

use super::{FileError, hash, modified, read, size};

/// The state of a file since it was last read or written here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OnDisk {
    /// The file holds the same bytes.
    Same,
    /// The file holds other bytes, or can no longer be read.
    Changed,
    /// The file no longer exists.
    Deleted,
}

/// The length and the hash of a file's bytes at the last read or write. Its text, such as
/// `12-0123456789abcdef`, can be read again.
#[derive(Clone, Copy, Debug)]
pub struct Fingerprint {
    length: usize,
    hash: u64,
    /// The file's modification time when it held these bytes.
    seen: Option<SystemTime>,
}

impl Fingerprint {
    /// Computes the fingerprint of these bytes.
    pub fn of(bytes: &[u8]) -> Self {
        Self { length: bytes.len(), hash: hash(bytes), seen: None }
    }

    /// Compares the bytes of a file with these.
    pub fn compare(&self, path: &Path) -> OnDisk {
        match read(path, self.length) {
            Ok(bytes) if (bytes.len(), hash(&bytes)) == (self.length, self.hash) => OnDisk::Same,
            Err(FileError::Read { error, .. }) if error.kind() == io::ErrorKind::NotFound => OnDisk::Deleted,
            _ => OnDisk::Changed,
        }
    }

    /// Compares a file by its length and time of modification alone, as long as they stay. This is cheap,
    /// but a change within the resolution of the clock goes unnoticed.
    pub fn glance(&mut self, path: &Path) -> OnDisk {
        let modified = modified(path);
        if size(path) == Some(self.length) && modified.is_some() && modified == self.seen {
            return OnDisk::Same;
        }
        let found = self.compare(path);
        if found == OnDisk::Same {
            self.seen = modified;
        }
        found
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{:016x}", self.length, self.hash)
    }
}

impl FromStr for Fingerprint {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<Self, ParseIntError> {
        let (length, hash) = text.split_once('-').unwrap_or_default();
        Ok(Self { length: length.parse()?, hash: u64::from_str_radix(hash, 16)?, seen: None })
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{Fingerprint, OnDisk};

    #[test]
    fn a_change_by_another_program_is_noticed() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        fs::write(&path, "one").unwrap();
        let mut fingerprint = Fingerprint::of(b"one");
        assert_eq!((fingerprint.compare(&path), fingerprint.glance(&path)), (OnDisk::Same, OnDisk::Same));
        // The same length, as after a change of one digit.
        fs::write(&path, "two").unwrap();
        assert_eq!(fingerprint.compare(&path), OnDisk::Changed);
        fs::write(&path, "longer").unwrap();
        assert_eq!(
            (fingerprint.compare(&path), fingerprint.glance(&path)),
            (OnDisk::Changed, OnDisk::Changed)
        );
        let again: Fingerprint = fingerprint.to_string().parse().unwrap();
        assert_eq!(again.to_string(), fingerprint.to_string());
        // Rewritten with the same bytes, it is the same file.
        fs::write(&path, "one").unwrap();
        assert_eq!(fingerprint.glance(&path), OnDisk::Same);
        fs::remove_file(&path).unwrap();
        assert_eq!(
            (fingerprint.compare(&path), fingerprint.glance(&path)),
            (OnDisk::Deleted, OnDisk::Deleted)
        );
        fs::create_dir(&path).unwrap();
        assert_eq!(fingerprint.compare(&path), OnDisk::Changed);
    }
}
