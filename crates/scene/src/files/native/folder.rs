//! Files in folders: finding them, and making room for others.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::FileError;

/// Lists the plain files in a folder, sorted by name. The list is empty if the folder cannot be read.
pub fn list(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let plain = entries.filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_file()));
    let mut files: Vec<PathBuf> = plain.map(|entry| entry.path()).collect();
    files.sort();
    files
}

/// Lists everything in a folder except its folders, sorted by name: plain files, links, and special files.
///
/// # Errors
/// The folder cannot be read.
pub fn list_with_links(folder: &Path) -> Result<Vec<PathBuf>, FileError> {
    let unreadable = |error| FileError::Read { path: folder.to_owned(), error };
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let entry = entry.map_err(unreadable)?;
        if !entry.file_type().is_ok_and(|kind| kind.is_dir()) {
            found.push(entry.path());
        }
    }
    found.sort();
    Ok(found)
}

/// Returns the time at which a file was last written, if it is known.
pub fn modified(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|metadata| metadata.modified()).ok()
}

/// Removes a file.
///
/// # Errors
/// The file cannot be removed.
pub fn remove(path: &Path) -> Result<(), FileError> {
    fs::remove_file(path).map_err(|error| FileError::Write { path: path.to_owned(), error })
}

/// Maximum number of names that [`set_aside`] tries for a file.
const MAX_ASIDE: usize = 1000;

/// Renames the file at a path to a free name, with `.broken` appended, and returns that name. If a thousand
/// names are in use, the first is reused.
///
/// # Errors
/// The file cannot be renamed.
pub fn set_aside(path: &Path) -> Result<PathBuf, FileError> {
    let named = |number: usize| {
        let mut name = path.file_name().unwrap_or_default().to_owned();
        name.push(if number == 0 { ".broken".to_owned() } else { format!(".{number}.broken") });
        path.with_file_name(name)
    };
    let free = (0..MAX_ASIDE).map(named).find(|path| fs::symlink_metadata(path).is_err());
    let aside = free.unwrap_or_else(|| named(0));
    fs::rename(path, &aside).map_err(|error| FileError::Write { path: path.to_owned(), error })?;
    Ok(aside)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{list, set_aside};

    #[test]
    fn what_is_set_aside_replaces_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("settings");
        for expected in ["settings.broken", "settings.1.broken", "settings.2.broken"] {
            fs::write(&path, expected).unwrap();
            assert_eq!(set_aside(&path).unwrap(), folder.path().join(expected));
            assert_eq!(fs::read_to_string(folder.path().join(expected)).unwrap(), expected);
        }
        assert_eq!(list(folder.path()).len(), 3);
        assert!(set_aside(&path).is_err(), "there is nothing");
    }
}
