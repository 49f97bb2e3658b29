//! The new file beside the one to write: its name, its lock, and the copy that a killed process leaves.

use std::ffi::OsStr;
use std::fs::{self, File, TryLockError};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use tempfile::{Builder, NamedTempFile};

use super::write::WriteTarget;
use super::{FileError, hash, system};
use crate::message::text;

/// Maximum number of characters of a file's name that its copy repeats; with the rest they fit into 255
/// bytes.
const MAX_REPEATED: usize = 40;

/// The age below which a copy may still be in use, on a file system without locks.
const IN_USE: Duration = Duration::from_mins(1);

/// The purpose of a file, which decides what happens to the copy that a killed process leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CopyPurpose {
    /// The user's work. Its copies are found by [`interrupted`].
    Work,
    /// The output of a command, which can be computed again. Its copies are removed by [`tidy`].
    Output,
}

impl CopyPurpose {
    /// The end of the names of copies. No other program uses it.
    const fn ending(self) -> &'static str {
        match self {
            Self::Work => ".gjk-work.tmp",
            Self::Output => ".gjk-output.tmp",
        }
    }
}

/// A complete file beside the one to write. It is removed with the value, unless it has replaced that file.
#[derive(Debug)]
pub(super) struct Copy {
    /// The open file. Its lock tells other processes that this one is alive.
    pub(super) file: NamedTempFile,
    /// Whether the copy has the owner and the permissions of the existing file.
    pub(super) takes_after: bool,
}

impl Copy {
    /// Writes and syncs a new file.
    pub(super) fn of(content: &[u8], target: &WriteTarget, purpose: CopyPurpose) -> io::Result<Self> {
        let mut file = create_beside(target, purpose).map_err(|error| {
            let words = text!("files-no-new-file"; error = error.to_string());
            io::Error::new(error.kind(), words)
        })?;
        // The errors of the wrapper would name the copy.
        let inner = file.as_file_mut();
        inner.write_all(content)?;
        let takes_after = target.old.as_ref().is_none_or(|old| system::take_after(inner, old).is_ok());
        inner.sync_all()?;
        Ok(Self { file, takes_after })
    }

    /// Renames it to the file to write.
    pub(super) fn replace(mut self, target: &Path) -> io::Result<()> {
        fs::rename(self.file.path(), target)?;
        self.file.disable_cleanup(true);
        system::sync_folder_of(target);
        Ok(())
    }
}

/// A file for one process, beside another file. It is removed with the value; if the process is killed, by the next
/// [`tidy`].
#[derive(Debug)]
pub struct Scratch(Copy);

impl Scratch {
    /// Creates a scratch file with this content, beside the file at `path`.
    ///
    /// # Errors
    /// The folder has no room.
    pub fn beside(path: &Path, content: &[u8]) -> Result<Self, FileError> {
        let unwritable = |error| FileError::Write { path: path.to_owned(), error };
        let target = WriteTarget { path: path.to_owned(), old: None };
        let copy = Copy::of(content, &target, CopyPurpose::Output).map_err(unwritable)?;
        // A shared lock lets other parts of this process read it on Windows. Without locks, its age protects it.
        let file = copy.file.as_file();
        file.unlock().and_then(|()| file.lock_shared()).ok();
        Ok(Self(copy))
    }

    /// Returns the path of the scratch file.
    pub fn path(&self) -> &Path {
        self.0.file.path()
    }
}

/// Creates a file under a free name, and locks it.
fn create_beside(target: &WriteTarget, purpose: CopyPurpose) -> io::Result<NamedTempFile> {
    let mut options = system::options();
    options.read(true).write(true).create_new(true);
    if target.old.is_some() {
        // The copy must not be readable by users who may not read the file.
        system::make_private(&mut options);
    }
    let start = start(target.path.file_name().ok_or(io::ErrorKind::InvalidInput)?);
    let mut builder = Builder::new();
    builder.prefix(&start).suffix(purpose.ending()).make_in(folder_of(&target.path), |path| {
        let file = options.open(path)?;
        // Another process that tidies up may have locked or removed it since it was created.
        let is_taken = matches!(file.try_lock(), Err(TryLockError::WouldBlock)) || is_gone(path);
        if is_taken { Err(io::ErrorKind::AlreadyExists.into()) } else { Ok(file) }
    })
}

fn is_gone(path: &Path) -> bool {
    fs::symlink_metadata(path).is_err_and(|error| error.kind() == io::ErrorKind::NotFound)
}

/// The beginning of the names of a file's copies: its name, shortened, and the hash of the whole name.
fn start(name: &OsStr) -> String {
    let repeated: String = name.to_string_lossy().chars().take(MAX_REPEATED).collect();
    format!("{repeated}.{:016x}-", hash(name.as_encoded_bytes()))
}

/// Finds the copies of the user's work beside a file that were left by processes killed while they wrote it,
/// or that an error message names. They are complete or cut off. Copies in use are not included.
pub fn interrupted(path: &Path) -> Vec<PathBuf> {
    let Some(start) = path.file_name().map(start) else { return Vec::new() };
    let is_copy = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.strip_prefix(&start).is_some_and(|rest| is_own_part_and_ending(rest, CopyPurpose::Work))
    };
    super::list(folder_of(path))
        .into_iter()
        .filter(|path| is_copy(path) && abandoned(path).is_some())
        .collect()
}

/// Removes from a folder the copies of outputs that killed processes have left. Copies in use stay.
pub fn tidy(folder: &Path) {
    for path in super::list(folder) {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if is_copy_of_output(&name)
            && let Some(_locked) = abandoned(&path)
        {
            // Locked until it is removed, so that no process takes its name meanwhile. A copy that cannot be
            // removed does no harm.
            fs::remove_file(&path).ok();
        }
    }
}

/// Returns whether a name is that of an output's copy: the name of the output, shortened, the hash of the
/// whole name, a part of its own and the ending.
fn is_copy_of_output(name: &str) -> bool {
    const DIGITS: usize = 16;
    name.match_indices('.').any(|(end, _)| {
        let (repeated, rest) = (&name[..end], &name[end + 1..]);
        let Some((digits, rest)) = rest.split_once('-') else { return false };
        let is_hash = digits.len() == DIGITS && u64::from_str_radix(digits, 16).is_ok();
        let is_whole = repeated.chars().count() < MAX_REPEATED;
        let is_own = !is_whole || format!("{:016x}", hash(repeated.as_bytes())) == digits;
        is_hash && is_own && is_own_part_and_ending(rest, CopyPurpose::Output)
    })
}

/// Returns whether a text is the part of a copy's name that differs from copy to copy, and the ending of copies.
fn is_own_part_and_ending(text: &str, purpose: CopyPurpose) -> bool {
    let is_own = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
    text.strip_suffix(purpose.ending()).is_some_and(|part| !part.is_empty() && part.bytes().all(is_own))
}

/// Opens a copy whose process has ended, and locks it. Returns `None` if it is in use.
fn abandoned(path: &Path) -> Option<File> {
    let file = system::options().read(true).write(true).open(path).ok()?;
    let is_old = || {
        let age = super::modified(path).and_then(|modified| modified.elapsed().ok());
        age.is_some_and(|age| age >= IN_USE)
    };
    let is_abandoned = match file.try_lock() {
        Ok(()) => true,
        Err(TryLockError::WouldBlock) => false,
        Err(TryLockError::Error(_)) => is_old(),
    };
    is_abandoned.then_some(file)
}

/// The folder of a file, which is the current one for a name alone.
pub(super) fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::{Path, PathBuf};

    use super::{Copy, CopyPurpose, WriteTarget, interrupted, is_copy_of_output, start, tidy};
    use crate::files::{list, write, write_output};

    fn copy(path: &Path, purpose: CopyPurpose) -> Copy {
        Copy::of(b"new", &WriteTarget::of(path).unwrap(), purpose).unwrap()
    }

    /// Leaves a copy behind, as a process does that is killed before the rename.
    fn kill(path: &Path, purpose: CopyPurpose) -> PathBuf {
        let mut copy = copy(path, purpose);
        copy.file.disable_cleanup(true);
        copy.file.path().to_owned()
    }

    #[test]
    fn a_copy_that_is_not_needed_is_removed() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        fs::write(&path, "old").unwrap();
        drop(copy(&path, CopyPurpose::Work));
        write(&path, b"newer").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"newer");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    /// Regression: a copy counted as that of every file whose name begins with the same 50 characters, and the user's
    /// file `mine.ron.2024-1.tmp` counted as a copy, and was removed.
    #[test]
    fn copies_of_killed_processes_are_found_by_the_whole_name() {
        let folder = tempfile::tempdir().unwrap();
        let long = "x".repeat(60);
        let [one, other] = ["one.ron", "other.ron"].map(|end| folder.path().join(format!("{long}-{end}")));
        let left = kill(&one, CopyPurpose::Work);
        assert_eq!(interrupted(&one), [left]);
        assert_eq!(interrupted(&other), Vec::<PathBuf>::new());

        let mine = folder.path().join("mine.ron");
        for name in ["mine.ron.2024-1.tmp", "mine.ron.17-0.tmp", "mine.ron.17-0.gjk-work.tmp", "mine.ron.tmp"]
        {
            fs::write(folder.path().join(name), "the user's").unwrap();
        }
        assert_eq!(interrupted(&mine), Vec::<PathBuf>::new());
        let left = kill(&mine, CopyPurpose::Work);
        kill(&mine, CopyPurpose::Output);
        assert_eq!(interrupted(&mine), [left]);
    }

    #[test]
    fn a_copy_in_use_is_neither_found_nor_removed() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("mine.ron");
        let used = [copy(&path, CopyPurpose::Work), copy(&path, CopyPurpose::Output)];
        assert_eq!(interrupted(&path), Vec::<PathBuf>::new());
        tidy(folder.path());
        assert_eq!(list(folder.path()).len(), 2);
        drop(used);
        assert_eq!(list(folder.path()).len(), 0);
    }

    /// Regression: copies beside the outputs of killed commands stayed for good.
    #[test]
    fn copies_of_outputs_are_tidied_up_and_nothing_else_is() {
        let folder = tempfile::tempdir().unwrap();
        let place = |name: &str| folder.path().join(name);
        let kept = kill(&place("scene.ron"), CopyPurpose::Work);
        let ending = CopyPurpose::Output.ending();
        // The second has the hash of another name.
        let others = [
            format!("mine.2024-1{ending}"),
            format!("mine.{}-1-2{ending}", "0".repeat(16)),
            format!("{}1-2.tmp", start("mine".as_ref())),
        ];
        for name in &others {
            fs::write(place(name), "the user's").unwrap();
        }
        for name in ["a.pdf", &"n".repeat(200), "two.dots.svg"] {
            kill(&place(name), CopyPurpose::Output);
        }
        assert_eq!(list(folder.path()).len(), 7);
        tidy(folder.path());
        let left = list(folder.path());
        assert_eq!(left.len(), 4, "{left:?}");
        assert!(left.contains(&kept) && others.iter().all(|name| left.contains(&place(name))), "{left:?}");
        assert!(!others.iter().any(|name| is_copy_of_output(name)));
    }

    /// Checks names of 255 bytes, the maximum of common file systems.
    #[test]
    fn the_longest_names_are_written() {
        let folder = tempfile::tempdir().unwrap();
        for name in ["n".repeat(255), "\u{10FFFF}".repeat(63)] {
            let path = folder.path().join(name);
            write(&path, b"new").unwrap();
            write_output(&path, b"newer").unwrap();
            assert_eq!(fs::read(&path).unwrap(), b"newer");
        }
    }
}
