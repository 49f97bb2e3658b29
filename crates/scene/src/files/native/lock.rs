//! Locks by which windows with the same open file know of each other.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use super::{hash, system};

/// An advisory lock: it signals to other windows that this one has a file open. It ends with the value, and
/// with the process even if that is killed.
#[derive(Debug)]
pub struct Lock {
    /// The path of the empty file that is locked in place of the file itself, which saving replaces.
    path: PathBuf,
    _locked: File,
}

impl Lock {
    /// Locks a file with a lock file in a folder, which is created if it does not exist. Returns `None` if
    /// another window has locked it.
    ///
    /// # Errors
    /// The folder cannot be written, or its file system does not support locks.
    pub fn on(file: &Path, folder: &Path) -> io::Result<Option<Self>> {
        let absolute = fs::canonicalize(file).or_else(|_| std::path::absolute(file))?;
        fs::create_dir_all(folder)?;
        let name = format!("{:016x}.lock", hash(absolute.as_os_str().as_encoded_bytes()));
        let path = folder.join(name);
        loop {
            let locked = system::options().write(true).create(true).truncate(false).open(&path)?;
            match locked.try_lock() {
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => return Ok(None),
                Err(TryLockError::Error(error)) => return Err(error),
            }
            // The window that held it may have removed it since it was opened: then the lock has no effect.
            if system::is_at(&locked, &path) {
                return Ok(Some(Self { path, _locked: locked }));
            }
        }
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // Removed while it is still locked, so that no other window has it. A leftover file does no harm.
        fs::remove_file(&self.path).ok();
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::Lock;

    #[test]
    fn a_second_lock_is_refused_until_the_first_is_gone() {
        let folder = tempfile::tempdir().unwrap();
        let signs = folder.path().join("data/locks");
        let lock = |name: &str| Lock::on(Path::new(name), &signs).unwrap();
        let first = lock("a.ron").unwrap();
        assert!(lock("a.ron").is_none());
        assert!(lock("b.ron").is_some(), "another file is another lock");
        drop(first);
        assert!(lock("a.ron").is_some());
        assert_eq!(fs::read_dir(&signs).unwrap().count(), 0, "no sign is left");
    }
}
