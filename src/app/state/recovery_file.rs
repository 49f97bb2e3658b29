//! Recovery files on disk: their place, and their form, a scene or lesson file with a few lines before it.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use crate::files::{FileError, Fingerprint, Lock};
use crate::lesson::Lesson;
use crate::scene::Scene;

/// The folders for the stored data of windows.
#[derive(Clone, Debug)]
pub(crate) struct Folders {
    /// The recovery files.
    pub(crate) recovery: PathBuf,
    /// The answers of students to lessons.
    pub(crate) answers: PathBuf,
    /// The locks.
    pub(crate) locks: PathBuf,
}

impl Folders {
    /// Returns the folders in the data folder of the program.
    pub(crate) fn within(data: &Path) -> Self {
        Self { recovery: data.join("recovery"), answers: data.join("answers"), locks: data.join("locks") }
    }

    /// Locks the window whose recovery files begin with `name`. Returns `None` if that window is alive.
    ///
    /// # Errors
    /// The folder of the locks cannot be written, or its file system does not support locks.
    pub(crate) fn lock(&self, name: &str) -> Result<Option<Lock>, FileError> {
        // Without links, so that the lock has the same name for all windows.
        let folder = self.recovery.canonicalize().unwrap_or_else(|_| self.recovery.clone());
        Lock::on(&folder.join(name), &self.locks)
            .map_err(|error| FileError::Write { path: self.locks.clone(), error })
    }
}

/// An unsaved scene or lesson.
#[derive(Clone, Debug)]
pub(super) enum RecoveredWork {
    /// A scene.
    Scene(Box<Scene>),
    /// A lesson, with the base path of its scene files.
    Lesson(Lesson, PathBuf),
}

/// The lines at the beginning of a recovery file: a heading, the file of the scene or lesson, and the bytes
/// that were last read or written there.
const OF_SCENE: &str =
    "// GJK Sandbox keeps this scene until it is saved. It can be opened like any other.\n";
const OF_LESSON: &str =
    "// GJK Sandbox keeps this lesson until it is saved. It can be edited like any other.\n";
const FILE: &str = "// file: ";
const HELD: &str = "// held: ";

/// Returns the text of a recovery file: that of a scene or lesson file, with the rest in comments.
pub(super) fn text(work: &RecoveredWork, file: Option<&(PathBuf, Fingerprint)>) -> String {
    let (heading, place, own) = match work {
        RecoveredWork::Scene(scene) => (OF_SCENE, None, scene.to_ron()),
        RecoveredWork::Lesson(lesson, place) => (OF_LESSON, Some(place), lesson.to_ron()),
    };
    let mut text = heading.to_owned();
    // A path that is not text is left out: the work is then recovered without its file. Writing to a string
    // cannot fail.
    if let Some(path) = file.map(|(path, _)| path).or(place).and_then(|path| path.to_str()) {
        writeln!(text, "{FILE}{}", serde_json::Value::from(path)).ok();
        if let Some((_, held)) = file {
            writeln!(text, "{HELD}{held}").ok();
        }
    }
    text + &own
}

/// The parts of a recovery file, or of another scene file.
pub(super) struct RecoveryParts<'a> {
    /// Whether the file holds a lesson.
    pub(super) is_lesson: bool,
    /// The file of the scene, or the place of the lesson.
    pub(super) path: Option<PathBuf>,
    /// The bytes that were last read or written there.
    pub(super) held: Option<Fingerprint>,
    /// The text of the scene or lesson.
    pub(super) own: &'a str,
}

/// Splits the text of a recovery file.
pub(super) fn split(text: &str) -> RecoveryParts<'_> {
    let of_lesson = text.strip_prefix(OF_LESSON);
    let Some(own) = of_lesson.or_else(|| text.strip_prefix(OF_SCENE)) else {
        return RecoveryParts { is_lesson: false, path: None, held: None, own: text };
    };
    let line = |start: &str| own.lines().take(2).find_map(|line| line.strip_prefix(start));
    let path = line(FILE).and_then(|path| serde_json::from_str::<PathBuf>(path).ok());
    let held = line(HELD).and_then(|held| held.parse().ok());
    RecoveryParts { is_lesson: of_lesson.is_some(), path, held, own }
}

/// Returns the window in the name of a recovery file, `PROCESS-WINDOW` of `PROCESS-WINDOW-NUMBER`.
pub(super) fn window_of(stem: &str) -> Option<&str> {
    stem.rsplit_once('-').map(|(window, _)| window)
}
