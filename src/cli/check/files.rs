//! The scene files to be checked.

use std::fs;
use std::path::{Path, PathBuf};

use crate::cli::Failure;
use crate::files::FileError;

/// The scene itself, or all scenes in a folder, sorted by path so that runs can be compared. A folder that is a symbolic
/// link is not entered, since links can form cycles.
pub(super) fn scenes_in(path: &Path) -> Vec<Result<PathBuf, Failure>> {
    if !path.is_dir() {
        return vec![Ok(path.to_owned())];
    }
    let mut found = Vec::new();
    collect(path, &mut found);
    if found.is_empty() {
        return vec![Err(Failure::Unexpected {
            path: path.to_owned(),
            expected: "a folder with scenes (*.ron)".to_owned(),
            found: "none".to_owned(),
        })];
    }
    found.sort_by(|a, b| place(a).cmp(&place(b)));
    found
}

fn place(scene: &Result<PathBuf, Failure>) -> Option<&Path> {
    scene.as_deref().ok()
}

fn collect(folder: &Path, found: &mut Vec<Result<PathBuf, Failure>>) {
    let unreadable = |error| FileError::Read { path: folder.to_owned(), error }.into();
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) => return found.push(Err(unreadable(error))),
    };
    for entry in entries {
        match entry.and_then(|entry| Ok((entry.file_type()?.is_dir(), entry.path()))) {
            Ok((true, path)) => collect(&path, found),
            Ok((false, path)) if path.extension().is_some_and(|extension| extension == "ron") => {
                found.push(Ok(path));
            }
            Ok(_) => {}
            Err(error) => found.push(Err(unreadable(error))),
        }
    }
}
