//! Windows that have the same file open.

use std::path::{Path, PathBuf};

use crate::files::Lock;

/// The lock on the document's file, by which other windows know that this one has it open.
#[derive(Debug, Default)]
pub(crate) struct Sharing {
    /// The folder with the locks of all windows; without one they do not know of each other.
    folder: Option<PathBuf>,
    /// The file of the document.
    file: Option<PathBuf>,
    lock: Option<Lock>,
}

impl Sharing {
    /// Uses the locks in this folder.
    pub(crate) fn new(folder: Option<PathBuf>) -> Self {
        Self { folder, ..Self::default() }
    }

    /// Follows the document to its file. Returns whether the file has changed and is open in another window.
    pub(crate) fn follow(&mut self, file: Option<&Path>) -> bool {
        if self.file.as_deref() == file {
            return false;
        }
        self.lock = None;
        self.file = file.map(Path::to_owned);
        file.is_some_and(|file| self.is_open_elsewhere(file))
    }

    /// Returns whether another window has a file open. If the file is the document's and no other window has
    /// it open any longer, this window locks it.
    pub(crate) fn is_open_elsewhere(&mut self, path: &Path) -> bool {
        let path = path.canonicalize().unwrap_or_else(|_| path.to_owned());
        let is_own = self.file.as_ref() == Some(&path);
        let (Some(folder), false) = (&self.folder, is_own && self.lock.is_some()) else { return false };
        match Lock::on(&path, folder) {
            Ok(None) => true,
            Ok(lock) => {
                if is_own {
                    self.lock = lock;
                }
                false
            }
            // Without locks the windows do not know of each other.
            Err(_) => false,
        }
    }
}
