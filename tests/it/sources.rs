//! The source files of the program: `src` and the crates below it.

use std::fs;
use std::path::{Path, PathBuf};

/// The folder of the repository.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// All files below a folder with this extension, sorted.
pub(crate) fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(self::files(&path, extension));
        } else if path.extension().is_some_and(|it| it == extension) {
            files.push(path);
        }
    }
    files.sort();
    files
}

/// The Rust files of the window and of every crate, without the tests of crates.
pub(crate) fn sources() -> Vec<PathBuf> {
    let mut folders = vec![root().join("src")];
    folders
        .extend(fs::read_dir(root().join("crates")).unwrap().map(|entry| entry.unwrap().path().join("src")));
    folders.sort();
    folders.iter().flat_map(|folder| files(folder, "rs")).collect()
}

/// The path of a file from the folder of the repository, with `/`.
pub(crate) fn relative(file: &Path) -> String {
    file.strip_prefix(root()).unwrap().to_string_lossy().replace('\\', "/")
}
