//! Checks of outputs before they are computed.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use super::copy::{Copy, CopyPurpose, folder_of, tidy};
use super::write::WriteTarget;
use super::{FileError, make_folder, system};

/// Refuses outputs before anything is computed for them, and removes the copies that killed commands have left beside
/// them.
///
/// # Errors
/// A path cannot be written, or leads to one of the inputs or to another output.
pub fn require_outputs(
    outputs: impl IntoIterator<Item = impl AsRef<Path>>,
    inputs: impl IntoIterator<Item = impl AsRef<Path>>,
) -> Result<(), FileError> {
    let inputs = inputs.into_iter().filter_map(|input| {
        Some((FilePlace::Existing(system::identity(input.as_ref()).ok()?), input.as_ref().to_owned()))
    });
    let inputs: BTreeMap<FilePlace, PathBuf> = inputs.collect();
    let (mut known, mut folders) = (BTreeMap::new(), BTreeSet::new());
    for path in outputs {
        let path = path.as_ref();
        let target = WriteTarget::of(path)?;
        let place = FilePlace::of(&target);
        if let Some(input) = inputs.get(&place) {
            return Err(FileError::IsInput { path: path.to_owned(), input: input.clone() });
        }
        if let Some(output) = known.insert(place, path.to_owned()) {
            return Err(FileError::IsOutput { path: path.to_owned(), output });
        }
        WriteTarget::writable(path)?;
        if folders.insert(folder_of(&target.path).to_owned()) {
            require_room(path, &target)?;
        }
    }
    for folder in &folders {
        tidy(folder);
    }
    Ok(())
}

/// Refuses an output before anything is computed for it, like [`require_outputs`].
///
/// # Errors
/// The path cannot be written, or leads to one of the inputs.
pub fn require_output(
    path: &Path,
    inputs: impl IntoIterator<Item = impl AsRef<Path>>,
) -> Result<(), FileError> {
    require_outputs([path], inputs)
}

/// Creates a folder for outputs and refuses one that cannot be written, before anything is computed for it. Removes
/// copies that killed commands have left in the folder.
///
/// # Errors
/// The folder cannot be created or written.
pub fn require_output_folder(folder: &Path) -> Result<(), FileError> {
    make_folder(folder)?;
    let target = WriteTarget { path: folder.join("output"), old: None };
    require_room(folder, &target)?;
    tidy(folder);
    Ok(())
}

/// Creates a new file beside an output and removes it, as writing does.
fn require_room(path: &Path, target: &WriteTarget) -> Result<(), FileError> {
    let made = Copy::of(b"", target, CopyPurpose::Output);
    made.map(drop).map_err(|error| FileError::Write { path: path.to_owned(), error })
}

/// The place of a file, whatever its name.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
enum FilePlace {
    /// A file that exists.
    Existing(system::Identity),
    /// A file that does not exist: its folder and its name.
    New(PathBuf, OsString),
}

impl FilePlace {
    fn of(target: &WriteTarget) -> Self {
        let WriteTarget { path, .. } = target;
        if let Ok(identity) = system::identity(path) {
            return Self::Existing(identity);
        }
        let folder = folder_of(path);
        let name = path.file_name().unwrap_or_default();
        // Their usual file systems do not distinguish names by case.
        let ignores_case = cfg!(any(windows, target_os = "macos"));
        let name = if ignores_case { name.to_string_lossy().to_lowercase().into() } else { name.to_owned() };
        Self::New(fs::canonicalize(folder).unwrap_or_else(|_| folder.to_owned()), name)
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::{Path, PathBuf};

    use super::{require_output_folder, require_outputs};
    use crate::files::FileError;

    fn refusal(outputs: &[PathBuf], inputs: &[PathBuf]) -> FileError {
        require_outputs(outputs, inputs).unwrap_err()
    }

    #[test]
    fn an_output_is_no_input_and_no_other_output() {
        let folder = tempfile::tempdir().unwrap();
        let place = |name: &str| folder.path().join(name);
        fs::write(place("read"), "").unwrap();
        fs::create_dir(place("folder")).unwrap();
        require_outputs([place("a"), place("b")], [place("read")]).unwrap();
        let error = refusal(&[place("a"), place("folder/../read")], &[place("none"), place("read")]);
        assert!(matches!(error, FileError::IsInput { .. }), "{error}");
        for same in ["a", "./a", "folder/../a"] {
            let error = refusal(&[place("a"), place("b"), place(same)], &[]);
            assert!(matches!(error, FileError::IsOutput { .. }), "{error}");
        }
        let error = refusal(&[place("read"), place("folder/../read")], &[]);
        assert!(matches!(error, FileError::IsOutput { .. }), "{error}");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2, "nothing is left");
    }

    #[cfg(unix)]
    #[test]
    fn links_that_lead_to_the_same_file_are_one_output() {
        let folder = tempfile::tempdir().unwrap();
        let place = |name: &str| folder.path().join(name);
        // A link to a file that does not exist yet.
        std::os::unix::fs::symlink("new", place("link")).unwrap();
        let error = refusal(&[place("new"), place("link")], &[]);
        assert!(matches!(error, FileError::IsOutput { .. }), "{error}");
        fs::write(place("new"), "").unwrap();
        fs::hard_link(place("new"), place("hard")).unwrap();
        for name in ["link", "hard"] {
            let error = refusal(&[place("new"), place(name)], &[]);
            assert!(matches!(error, FileError::IsOutput { .. }), "{error}");
        }
    }

    #[test]
    fn what_cannot_be_written_is_refused_at_once() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("file"), "").unwrap();
        for wrong in ["none/a", "file/a", "file/"] {
            let path = folder.path().join(wrong);
            let error = require_outputs([&path], [] as [&Path; 0]).unwrap_err().to_string();
            assert!(error.starts_with(path.to_str().unwrap()), "{error}");
        }
        require_output_folder(&folder.path().join("new/deep")).unwrap();
        require_output_folder(&folder.path().join("file/deep")).unwrap_err();
        assert_eq!(fs::read_dir(folder.path().join("new/deep")).unwrap().count(), 0);
    }
}
