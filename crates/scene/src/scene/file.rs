//! Scene files on disk: reading with the place and reason of each error, and writing.

use std::path::{Path, PathBuf};

use thiserror::Error;

use super::{MAX_FILE_SIZE, Scene, SceneError};
use crate::files::{self, FileError, Fingerprint};
use crate::message::text;

/// The reason why a scene file could not be read. The text is the whole message and begins with the path.
#[derive(Debug, Error)]
pub enum ReadError {
    /// The file was refused; the message begins with `FILE:LINE:COLUMN`.
    #[error("{}:{error}", path.display())]
    Scene {
        /// Path of the file.
        path: PathBuf,
        /// The place and the reason.
        error: SceneError,
    },
    /// The file cannot be read.
    #[error(transparent)]
    File(#[from] FileError),
}

/// A scene file as it was read.
#[derive(Clone, Debug)]
pub struct SceneFile {
    /// The scene of the file.
    pub scene: Scene,
    /// The path of the file, absolute if the system could resolve it, so that a change of the working
    /// directory does not matter.
    pub path: PathBuf,
    /// A fingerprint of the file's bytes, to notice when another program changes them.
    pub fingerprint: Fingerprint,
}

impl SceneFile {
    /// Reads a scene file. A file larger than [`MAX_FILE_SIZE`] is refused.
    ///
    /// # Errors
    ///
    /// The file cannot be read, or it is not a scene.
    pub fn read(path: &Path) -> Result<Self, ReadError> {
        let refused = |mut error: SceneError| {
            if let Some(copy) = complete_copy(path) {
                error.found = text!("scene-complete-copy"; found = error.found, copy = copy.display());
            }
            ReadError::Scene { path: path.to_owned(), error }
        };
        let bytes = files::read(path, MAX_FILE_SIZE).map_err(|error| match error {
            FileError::TooLarge { most, .. } => {
                refused(at_start(text!("scene-at-most-bytes"; most = most), text!("scene-more").to_owned()))
            }
            other => other.into(),
        })?;
        Ok(Self {
            scene: text(&bytes).and_then(Scene::from_ron).map_err(refused)?,
            path: path.canonicalize().unwrap_or_else(|_| path.to_owned()),
            fingerprint: Fingerprint::of(&bytes),
        })
    }
}

impl Scene {
    /// Reads the scene in a file.
    ///
    /// # Errors
    ///
    /// See [`SceneFile::read`].
    pub fn read(path: &Path) -> Result<Self, ReadError> {
        SceneFile::read(path).map(|file| file.scene)
    }

    /// Writes a scene file, as [`files::write()`] does.
    ///
    /// # Errors
    ///
    /// The file cannot be written.
    pub fn write(&self, path: &Path) -> Result<(), FileError> {
        files::write(path, self.to_ron().as_bytes())
    }
}

/// The copy beside a damaged file that an interrupted save has left, if it holds a scene.
fn complete_copy(path: &Path) -> Option<PathBuf> {
    let is_complete = |copy: &PathBuf| {
        files::read(copy, MAX_FILE_SIZE).is_ok_and(|bytes| text(&bytes).and_then(Scene::from_ron).is_ok())
    };
    files::interrupted(path).into_iter().find(is_complete)
}

fn at_start(expected: String, found: String) -> SceneError {
    SceneError { line: 1, column: 1, field: "scene".to_owned(), expected, found }
}

fn text(bytes: &[u8]) -> Result<&str, SceneError> {
    str::from_utf8(bytes).map_err(|error| {
        let (valid, rest) = bytes.split_at(error.valid_up_to());
        let before = String::from_utf8_lossy(valid);
        let found = rest.first().map(|byte| text!("scene-the-byte"; byte = format!("0x{byte:02X}")));
        SceneError {
            line: before.matches('\n').count() + 1,
            column: before.rsplit('\n').next().unwrap_or_default().chars().count() + 1,
            ..at_start(
                text!("scene-utf-8").to_owned(),
                found.unwrap_or_else(|| text!("scene-nothing").to_owned()),
            )
        }
    })
}
