//! Reading files: plain ones, up to a size limit, or their beginning.

use std::fs;
use std::io::Read as _;
use std::path::Path;

use super::{FileError, require_plain, system};

/// Reads the content of a plain file of at most `most` bytes.
///
/// # Errors
/// The file is not plain, is larger, or cannot be read.
pub fn read(path: &Path, most: usize) -> Result<Vec<u8>, FileError> {
    let bytes = beginning(path, most.saturating_add(1))?;
    if bytes.len() > most {
        return Err(FileError::TooLarge { path: path.to_owned(), most });
    }
    Ok(bytes)
}

/// Reads the first bytes of a plain file, at most `most`.
///
/// # Errors
/// The file is not plain, or cannot be read.
pub fn beginning(path: &Path, most: usize) -> Result<Vec<u8>, FileError> {
    let unreadable = |error| FileError::Read { path: path.to_owned(), error };
    // Checked before it is opened: opening a pipe waits for a writer, and opening a device can have side
    // effects.
    require_plain(path, fs::metadata(path).map_err(unreadable)?.file_type())?;
    let file = system::options().read(true).open(path).map_err(unreadable)?;
    // Checked again: something else may have taken its place.
    require_plain(path, file.metadata().map_err(unreadable)?.file_type())?;
    let limit = u64::try_from(most).unwrap_or(u64::MAX);
    let mut bytes = Vec::new();
    file.take(limit).read_to_end(&mut bytes).map_err(unreadable)?;
    Ok(bytes)
}
