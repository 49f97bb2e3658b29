//! Scene files on disk: reading with the place and reason of each error, and atomic writing.

use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use thiserror::Error;

use super::{MAX_FILE_SIZE, Scene, SceneError};

/// The reason why a scene file could not be read or written. The text is the whole message and begins with the path.
#[derive(Debug, Error)]
pub enum FileError {
    /// The file was refused; the message begins with `FILE:LINE:COLUMN`.
    #[error("{}:{error}", path.display())]
    Scene {
        /// Path of the file.
        path: PathBuf,
        /// The place and the reason.
        error: SceneError,
    },
    /// The file cannot be read.
    #[error("{}: cannot be read: {error}", path.display())]
    Read {
        /// Path of the file.
        path: PathBuf,
        /// The error of the operating system.
        error: io::Error,
    },
    /// The file cannot be written.
    #[error("{}: cannot be written: {error}", path.display())]
    Write {
        /// Path of the file.
        path: PathBuf,
        /// The error of the operating system.
        error: io::Error,
    },
}

impl Scene {
    /// Reads a scene file. A file larger than [`MAX_FILE_SIZE`] is refused unread.
    ///
    /// # Errors
    ///
    /// The file cannot be read, or it is not a scene.
    pub fn read(path: &Path) -> Result<Self, FileError> {
        let unreadable = |error| FileError::Read { path: path.to_owned(), error };
        let mut bytes = Vec::new();
        let limit = u64::try_from(MAX_FILE_SIZE).unwrap_or(u64::MAX).saturating_add(1);
        File::open(path).and_then(|file| file.take(limit).read_to_end(&mut bytes)).map_err(unreadable)?;
        let scene = if bytes.len() > MAX_FILE_SIZE {
            Err(at_start(format!("at most {MAX_FILE_SIZE} bytes"), "more".to_owned()))
        } else {
            text(&bytes).and_then(Self::from_ron)
        };
        scene.map_err(|error| FileError::Scene { path: path.to_owned(), error })
    }

    /// Writes a scene file atomically: a new file is written beside it and then renamed, so that the file is always
    /// complete.
    ///
    /// # Errors
    ///
    /// The file cannot be written; its former content is still there.
    pub fn write(&self, path: &Path) -> Result<(), FileError> {
        write_text(path, &self.to_ron())
    }
}

/// Writes any text as scenes are written: atomically.
///
/// # Errors
///
/// The file cannot be written; its former content is still there.
pub fn write_text(path: &Path, text: &str) -> Result<(), FileError> {
    write_whole(path, text.as_bytes()).map_err(|error| FileError::Write { path: path.to_owned(), error })
}

fn at_start(expected: String, found: String) -> SceneError {
    SceneError { line: 1, column: 1, field: "scene".to_owned(), expected, found }
}

fn text(bytes: &[u8]) -> Result<&str, SceneError> {
    str::from_utf8(bytes).map_err(|error| {
        let (valid, rest) = bytes.split_at(error.valid_up_to());
        let before = String::from_utf8_lossy(valid);
        let found = rest.first().map_or("nothing".to_owned(), |byte| format!("the byte 0x{byte:02X}"));
        SceneError {
            line: before.matches('\n').count() + 1,
            column: before.rsplit('\n').next().unwrap_or_default().chars().count() + 1,
            ..at_start("text in UTF-8".to_owned(), found)
        }
    })
}

fn write_whole(path: &Path, content: &[u8]) -> io::Result<()> {
    // A symbolic link stays a link: the file that it points to is replaced.
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let name = target.file_name().ok_or(io::ErrorKind::InvalidInput)?;
    let mut beside = name.to_owned();
    beside.push(format!(".{}.tmp", std::process::id()));
    let temporary = target.with_file_name(beside);
    let written = File::create(&temporary).and_then(|mut file| {
        file.write_all(content)?;
        file.sync_all()
    });
    let renamed = written.and_then(|()| fs::rename(&temporary, &target));
    if renamed.is_err() {
        // The message is about the first failure; that the temporary file cannot be removed either adds nothing to it.
        fs::remove_file(&temporary).ok();
    }
    renamed
}
