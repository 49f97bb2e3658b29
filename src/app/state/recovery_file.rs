//! Recovery files on disk: where they are, and their form, a scene file with a few lines before it.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use crate::files::{FileError, Fingerprint, Lock};
use crate::scene::Scene;

/// The folders for what windows keep.
#[derive(Clone, Debug)]
pub(crate) struct Folders {
    /// The recovery files.
    pub(crate) recovery: PathBuf,
    /// The locks.
    pub(crate) locks: PathBuf,
}

impl Folders {
    /// Those in the data folder of the program.
    pub(crate) fn within(data: &Path) -> Self {
        Self { recovery: data.join("recovery"), locks: data.join("locks") }
    }

    /// The lock of the window whose recovery files begin with `name`; nothing if the window lives.
    ///
    /// # Errors
    /// The folder of the locks cannot be written, or its file system knows no locks.
    pub(crate) fn lock(&self, name: &str) -> Result<Option<Lock>, FileError> {
        // Without links, so that the lock has the same name for all windows.
        let folder = self.recovery.canonicalize().unwrap_or_else(|_| self.recovery.clone());
        Lock::on(&folder.join(name), &self.locks)
            .map_err(|error| FileError::Write { path: self.locks.clone(), error })
    }
}

/// The lines at the beginning of a recovery file: a heading, the file of the scene, and the bytes that were last read or
/// written there.
const HEADING: &str = "// GJK Sandbox keeps this scene until it is saved. It can be opened like any other.\n";
const FILE: &str = "// file: ";
const HELD: &str = "// held: ";

/// The text of the recovery file of a scene with its file: a scene file, with the rest in comments.
pub(super) fn text(scene: &Scene, file: Option<&(PathBuf, Fingerprint)>) -> String {
    let mut text = HEADING.to_owned();
    // A path that is no text is left out: the scene is then recovered without its file. Writing to a string cannot fail.
    let file = file.and_then(|(path, held)| Some((path.to_str()?, held)));
    if let Some((path, held)) = file {
        writeln!(text, "{FILE}{}", serde_json::Value::from(path)).ok();
        writeln!(text, "{HELD}{held}").ok();
    }
    text + &scene.to_ron()
}

/// Splits the text of a recovery file into the file of its scene and the text of the scene.
pub(super) fn split(text: &str) -> (Option<(PathBuf, Fingerprint)>, &str) {
    let Some(rest) = text.strip_prefix(HEADING) else { return (None, text) };
    let line = |start: &str| rest.lines().take(2).find_map(|line| line.strip_prefix(start));
    let path = line(FILE).and_then(|path| serde_json::from_str::<PathBuf>(path).ok());
    let held = line(HELD).and_then(|held| held.parse().ok());
    (path.zip(held), rest)
}

/// The window in the name of a recovery file, `PROCESS-WINDOW` of `PROCESS-WINDOW-NUMBER`.
pub(super) fn window_of(stem: &str) -> Option<&str> {
    stem.rsplit_once('-').map(|(window, _)| window)
}
