//! Writing.

use std::ffi::OsStr;
use std::fs::{self, File, Metadata};
use std::io::{self, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf, is_separator};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use super::{FileError, is_same, require_plain, system};

/// Maximum number of symbolic links from a path to its file, as in Linux.
const MAX_LINKS: usize = 40;

/// Maximum number of characters of a file's name that its copy repeats; with the rest they fit into 255
/// bytes.
const MAX_REPEATED: usize = 50;

/// The age below which a copy may still be in use.
const IN_USE: Duration = Duration::from_mins(1);

/// Writes a whole file. On failure, the old file is unchanged.
///
/// A symbolic link stays a link: its target is written. A file with several hard links, or with an owner who
/// cannot be kept, is written in place, with a complete copy beside it during the write.
///
/// # Errors
/// The file is not plain, is read-only, or cannot be written. Only if writing in place fails halfway is the
/// old file damaged; the copy then stays, and the error names it.
pub fn write(path: &Path, content: &[u8]) -> Result<(), FileError> {
    let target = Target::of(path)?;
    if target.is_read_only() {
        return Err(FileError::ReadOnly { path: path.to_owned() });
    }
    let unwritable = |error| FileError::Write { path: path.to_owned(), error };
    let copy = Copy::of(content, &target).map_err(unwritable)?;
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
    let target = Target::of(path)?;
    Copy::of(content, &target)
        .and_then(|copy| copy.replace(&target.path))
        .map_err(|error| FileError::Write { path: path.to_owned(), error })
}

/// Finds the copies beside a file that were left by processes killed during a write. A copy written within
/// the last minute may still be in use, and is not included.
pub fn interrupted(path: &Path) -> Vec<PathBuf> {
    let Some(name) = path.file_name() else { return Vec::new() };
    let start = format!("{}.", repeated(name));
    let is_copy = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let numbers = name.strip_prefix(&start).and_then(|rest| rest.strip_suffix(".tmp"));
        let numbers = numbers.and_then(|numbers| numbers.split_once('-'));
        let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        numbers.is_some_and(|(process, count)| is_number(process) && is_number(count))
    };
    let is_old = |path: &PathBuf| {
        let age = super::modified(path).and_then(|modified| modified.elapsed().ok());
        age.is_some_and(|age| age >= IN_USE)
    };
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    super::list(folder).into_iter().filter(|path| is_copy(path) && is_old(path)).collect()
}

/// The part of a file's name that its copy repeats.
fn repeated(name: &OsStr) -> String {
    name.to_string_lossy().chars().take(MAX_REPEATED).collect()
}

/// Refuses an output before anything is computed for it.
///
/// # Errors
/// The path cannot be a plain file, or leads to one of the inputs.
pub fn require_output(
    path: &Path,
    inputs: impl IntoIterator<Item = impl AsRef<Path>>,
) -> Result<(), FileError> {
    Target::of(path)?;
    match inputs.into_iter().find(|input| is_same(path, input.as_ref())) {
        Some(input) => Err(FileError::IsInput { path: path.to_owned(), input: input.as_ref().to_owned() }),
        None => Ok(()),
    }
}

/// The file to write.
struct Target {
    /// Its path, without symbolic links at the end.
    path: PathBuf,
    /// The existing file, if there is one.
    old: Option<Metadata>,
}

impl Target {
    fn of(path: &Path) -> Result<Self, FileError> {
        let unwritable = |error| FileError::Write { path: path.to_owned(), error };
        let end = followed(path).map_err(unwritable)?;
        match fs::symlink_metadata(&end) {
            Ok(old) => {
                require_plain(path, old.file_type())?;
                Ok(Self { path: end, old: Some(old) })
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                if path.to_string_lossy().ends_with(is_separator) {
                    return Err(FileError::NotPlain { path: path.to_owned(), found: "the name of a folder" });
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

    /// The name of a new file beside it.
    fn name_beside(&self) -> Option<PathBuf> {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let name = repeated(self.path.file_name()?);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        Some(self.path.with_file_name(format!("{name}.{}-{count}.tmp", std::process::id())))
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
    Err(io::Error::other("too many symbolic links"))
}

/// A complete file beside the one to write. It is removed with the value, unless it has replaced that file.
struct Copy {
    path: PathBuf,
    /// Whether it has the owner and the permissions of the existing file.
    takes_after: bool,
    stays: bool,
}

impl Copy {
    /// Writes and syncs a new file.
    fn of(content: &[u8], target: &Target) -> io::Result<Self> {
        let (path, mut file) = create_beside(target).map_err(|error| {
            let words = format!("no new file can be made in its folder: {error}");
            io::Error::new(error.kind(), words)
        })?;
        let mut copy = Self { path, takes_after: true, stays: false };
        file.write_all(content)?;
        if let Some(old) = &target.old {
            copy.takes_after = system::take_after(&file, old).is_ok();
        }
        file.sync_all()?;
        Ok(copy)
    }

    /// Renames it to the file to write.
    fn replace(mut self, target: &Path) -> io::Result<()> {
        fs::rename(&self.path, target)?;
        self.stays = true;
        system::sync_folder_of(target);
        Ok(())
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        if !self.stays {
            // The message is about the first failure; a failed removal of the copy adds nothing to it.
            fs::remove_file(&self.path).ok();
        }
    }
}

/// Creates a file under a free name.
fn create_beside(target: &Target) -> io::Result<(PathBuf, File)> {
    let mut options = system::options();
    options.write(true).create_new(true);
    if target.old.is_some() {
        // The copy must not show readers what the permissions of the file keep from them.
        system::make_private(&mut options);
    }
    loop {
        let path = target.name_beside().ok_or(io::ErrorKind::InvalidInput)?;
        match options.open(&path) {
            Ok(file) => return Ok((path, file)),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
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
        copy.stays = true;
        FileError::Damaged { path: path.to_owned(), copy: copy.path.clone(), error }
    })
}

#[cfg(test)]
mod tests {
    use std::fs::{self, File};

    use std::time::{Duration, SystemTime};

    use super::{Copy, FileError, Target, fill, interrupted, write};

    /// Checks a file that cannot be written once its content may be lost: it is open for reading only.
    #[test]
    fn what_fails_half_way_in_place_leaves_a_copy_and_names_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        fs::write(&path, "old").unwrap();
        let copy = Copy::of(b"new", &Target::of(&path).unwrap()).unwrap();
        let error = fill(&path, File::open(&path).unwrap(), b"new", copy).unwrap_err();
        let FileError::Damaged { ref copy, .. } = error else { panic!("{error}") };
        assert_eq!(fs::read(copy).unwrap(), b"new");
        assert!(error.to_string().ends_with(&format!("the new content is in {}", copy.display())));
    }

    #[test]
    fn a_copy_that_is_not_needed_is_removed() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        fs::write(&path, "old").unwrap();
        drop(Copy::of(b"new", &Target::of(&path).unwrap()).unwrap());
        write(&path, b"newer").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"newer");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn copies_of_killed_processes_are_found() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("mine.ron");
        let long_ago = SystemTime::now() - Duration::from_mins(2);
        for name in
            ["mine.ron.17-0.tmp", "mine.ron.tmp", "mine.ron.a-0.tmp", "mine.ron.17-.tmp", "your.ron.17-0.tmp"]
        {
            let file = File::create(folder.path().join(name)).unwrap();
            file.set_modified(long_ago).unwrap();
        }
        File::create(folder.path().join("mine.ron.18-0.tmp")).unwrap();
        assert_eq!(interrupted(&path), [folder.path().join("mine.ron.17-0.tmp")]);
    }

    /// Checks names of 255 bytes, the maximum of common file systems.
    #[test]
    fn the_longest_names_are_written() {
        let folder = tempfile::tempdir().unwrap();
        for name in ["n".repeat(255), "\u{10FFFF}".repeat(63)] {
            let path = folder.path().join(name);
            write(&path, b"new").unwrap();
            assert_eq!(fs::read(&path).unwrap(), b"new");
        }
    }
}
