//! Writing files, usually by replacing the old file with a new one.

use std::fs::{self, File, Metadata};
use std::io::{self, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf, is_separator};

use super::copy::{Copy, CopyPurpose};
use super::{FileError, require_plain, system};
use crate::message::text;

/// Maximum number of symbolic links from a path to its file, as in Linux.
const MAX_LINKS: usize = 40;

/// Writes a whole file of the user's work. [`super::interrupted`] finds the copies of it that killed processes leave.
/// On failure, the old file is unchanged.
///
/// A symbolic link stays a link: its target is written. A file with several hard links, or with an owner who
/// cannot be kept, is written in place, with a complete copy beside it during the write.
///
/// # Errors
/// The file is not plain, is read-only, or cannot be written. Only if writing in place fails halfway is the
/// old file damaged; the copy then stays, and the error names it.
pub fn write(path: &Path, content: &[u8]) -> Result<(), FileError> {
    write_for(path, content, CopyPurpose::Work)
}

/// Writes the output of a command, like [`write()`]. The next command removes the copies that killed commands leave;
/// see [`super::require_outputs`].
///
/// # Errors
/// Those of [`write()`].
pub fn write_output(path: &Path, content: &[u8]) -> Result<(), FileError> {
    write_for(path, content, CopyPurpose::Output)
}

fn write_for(path: &Path, content: &[u8], purpose: CopyPurpose) -> Result<(), FileError> {
    let target = WriteTarget::writable(path)?;
    let unwritable = |error| FileError::Write { path: path.to_owned(), error };
    let copy = Copy::of(content, &target, purpose).map_err(unwritable)?;
    let has_links = target.old.as_ref().is_some_and(system::has_links);
    if has_links || !copy.takes_after {
        fill(path, grown(&target.path, content).map_err(unwritable)?, content, copy)
    } else {
        copy.replace(&target.path).map_err(unwritable)
    }
}

/// Writes a file even if it is read-only: a new file with its permissions replaces it. Its hard links keep
/// the old content, and an owner who cannot be kept is lost.
///
/// # Errors
/// The file is not plain or cannot be written; the old file is unchanged.
pub fn write_even_read_only(path: &Path, content: &[u8]) -> Result<(), FileError> {
    let target = WriteTarget::of(path)?;
    Copy::of(content, &target, CopyPurpose::Work)
        .and_then(|copy| copy.replace(&target.path))
        .map_err(|error| FileError::Write { path: path.to_owned(), error })
}

/// The file to write.
pub(super) struct WriteTarget {
    /// The path of the file, without symbolic links at the end.
    pub(super) path: PathBuf,
    /// The existing file, if there is one.
    pub(super) old: Option<Metadata>,
}

impl WriteTarget {
    /// Finds a file that does not exist, or that this user may write.
    pub(super) fn writable(path: &Path) -> Result<Self, FileError> {
        let target = Self::of(path)?;
        if target.is_read_only() { Err(FileError::ReadOnly { path: path.to_owned() }) } else { Ok(target) }
    }

    pub(super) fn of(path: &Path) -> Result<Self, FileError> {
        let unwritable = |error| FileError::Write { path: path.to_owned(), error };
        let end = followed(path).map_err(unwritable)?;
        match fs::symlink_metadata(&end) {
            Ok(old) => {
                require_plain(path, old.file_type())?;
                Ok(Self { path: end, old: Some(old) })
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                if path.to_string_lossy().ends_with(is_separator) {
                    return Err(FileError::NotPlain {
                        path: path.to_owned(),
                        found: text!("files-name-of-folder"),
                    });
                }
                Ok(Self { path: end, old: None })
            }
            Err(error) => Err(unwritable(error)),
        }
    }

    /// Returns whether this user may not write the existing file. Its permissions are checked as well, since
    /// the administrator may write every file.
    fn is_read_only(&self) -> bool {
        self.old.as_ref().is_some_and(|old| {
            let opened = system::options().write(true).open(&self.path);
            old.permissions().readonly()
                || opened.is_err_and(|error| error.kind() == io::ErrorKind::PermissionDenied)
        })
    }
}

/// The path at the end of a chain of symbolic links, whether or not the file exists.
fn followed(path: &Path) -> io::Result<PathBuf> {
    let mut path = path.to_owned();
    for _ in 0..MAX_LINKS {
        let Ok(link) = fs::read_link(&path) else { return Ok(path) };
        // An absolute link replaces the folder.
        path = path.parent().unwrap_or(Path::new("")).join(link);
    }
    Err(io::Error::other(text!("files-too-many-links")))
}

/// Makes room in a file that is written in place: it grows to the new size, and the rest stays. So its old
/// content is intact if the disk turns out to be full.
fn grown(target: &Path, content: &[u8]) -> io::Result<File> {
    let mut file = system::options().write(true).open(target)?;
    let length = file.metadata()?.len();
    let start = content.len().min(usize::try_from(length).unwrap_or(usize::MAX));
    let written = file.seek(SeekFrom::Start(length)).and_then(|_| file.write_all(&content[start..]));
    if let Err(error) = written.and_then(|()| file.sync_all()) {
        file.set_len(length)?;
        return Err(error);
    }
    Ok(file)
}

/// Writes the content into the file that has room for it. On failure the file is damaged, and the copy
/// stays.
fn fill(path: &Path, mut file: File, content: &[u8], mut copy: Copy) -> Result<(), FileError> {
    let rewound = file.rewind();
    let written = rewound.and_then(|()| file.write_all(content));
    let cut = written.and_then(|()| file.set_len(content.len() as u64));
    cut.and_then(|()| file.sync_all()).map_err(|error| {
        copy.file.disable_cleanup(true);
        FileError::Damaged { path: path.to_owned(), copy: copy.file.path().to_owned(), error }
    })
}

#[cfg(test)]
mod tests {
    use std::fs::{self, File};

    use super::{Copy, CopyPurpose, FileError, WriteTarget, fill};

    /// Checks a write that fails when the old content may be lost already: the file is open for reading only.
    #[test]
    fn what_fails_half_way_in_place_leaves_a_copy_and_names_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        fs::write(&path, "old").unwrap();
        let copy = Copy::of(b"new", &WriteTarget::of(&path).unwrap(), CopyPurpose::Work).unwrap();
        let error = fill(&path, File::open(&path).unwrap(), b"new", copy).unwrap_err();
        let FileError::Damaged { ref copy, .. } = error else { panic!("{error}") };
        assert_eq!(fs::read(copy).unwrap(), b"new");
        assert!(error.to_string().ends_with(&format!("the new content is in {}", copy.display())));
    }
}
