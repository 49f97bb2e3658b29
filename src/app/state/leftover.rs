//! Leftovers: recovery files of windows that have ended abruptly, and copies of interrupted saves.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use glam::DVec2;

use super::recovery_file::{self, Folders, RecoveryParts};
use crate::figure::{PaperMark, thumbnail_of_pair};
use crate::files::{self, Fingerprint, Lock};
use crate::lesson::Loaded;
use crate::message::text;
use crate::scene::{MAX_FILE_SIZE, Scene};

/// The size of the preview, in points.
pub(crate) const PREVIEW: DVec2 = DVec2::new(120.0, 84.0);

/// Maximum number of bytes of a recovery file: a scene file with a few lines before it; a lesson is shorter.
const MAX_BYTES: usize = MAX_FILE_SIZE + (1 << 16);

/// A file with a scene or a lesson that may not have been saved.
#[derive(Clone, Debug)]
pub(crate) struct Leftover {
    path: PathBuf,
    /// The lock of its window, so that no other instance of the program offers it meanwhile.
    _lock: Option<Arc<Lock>>,
    /// The time at which it was written.
    written: Option<SystemTime>,
    /// Whether the text was read and its end is missing.
    is_cut: bool,
    /// The content, or the reason why it cannot be read.
    pub(crate) content: Result<LeftoverContent, String>,
}

/// The scene or lesson in a leftover.
#[derive(Clone, Debug)]
pub(crate) enum Kept {
    /// A scene.
    Scene(Box<Scene>),
    /// A lesson, finished or not.
    Lesson(Box<Loaded>),
}

/// The content of a leftover.
#[derive(Clone, Debug)]
pub(crate) struct LeftoverContent {
    /// The scene or lesson.
    pub(crate) kept: Kept,
    /// The file of the scene or lesson, with the bytes last read or written there.
    pub(crate) file: Option<(PathBuf, Fingerprint)>,
    /// The shapes of the scene, or of the lesson's first page, on paper of the size [`PREVIEW`].
    pub(crate) picture: Vec<PaperMark>,
}

impl Leftover {
    /// Returns the title of the scene or lesson, or else the name of its file.
    pub(crate) fn title(&self) -> String {
        let title = match self.content.as_ref().map(|content| &content.kept) {
            Ok(Kept::Scene(scene)) => scene.title.trim().to_owned(),
            Ok(Kept::Lesson(loaded)) => text!("leftover-lesson"; title = loaded.lesson.title.trim()),
            Err(_) => String::new(),
        };
        if title.is_empty() { self.name() } else { title }
    }

    /// Returns whether the file holds a lesson.
    pub(crate) fn is_lesson(&self) -> bool {
        matches!(self.content, Ok(LeftoverContent { kept: Kept::Lesson(_), .. }))
    }

    /// Returns the scene of the leftover, if there is one.
    pub(crate) fn scene(&self) -> Option<&Scene> {
        match &self.content {
            Ok(LeftoverContent { kept: Kept::Scene(scene), .. }) => Some(scene),
            _ => None,
        }
    }

    /// The name of the file that the leftover was meant for, or else its own name.
    fn name(&self) -> String {
        let path = match &self.content {
            Ok(LeftoverContent { file: Some((path, _)), .. }) => path,
            Ok(LeftoverContent { kept: Kept::Lesson(loaded), .. }) => &loaded.path,
            _ => &self.path,
        };
        path.file_name().unwrap_or_default().to_string_lossy().into_owned()
    }

    /// Describes the file of the leftover and its age: `mine.ron, 3 minutes ago`.
    pub(crate) fn about(&self) -> String {
        let age = self.written.and_then(|written| files::now().duration_since(written).ok());
        match age {
            Some(age) => ago(&self.name(), age.as_secs()),
            None => self.name(),
        }
    }

    /// Removes the file.
    pub(crate) fn remove(&self) {
        // A file that no longer exists is fine; one that stays is offered again.
        files::remove(&self.path).ok();
    }

    fn read(path: PathBuf, lock: Option<Arc<Lock>>, file: Option<(PathBuf, Fingerprint)>) -> Self {
        let written = files::modified(&path);
        let mut is_cut = false;
        let content = files::read(&path, MAX_BYTES).map_err(|error| error.to_string()).and_then(|bytes| {
            is_cut = !bytes.trim_ascii_end().ends_with(b"\n)");
            let text = String::from_utf8(bytes)
                .map_err(|_| text!("leftover-no-text"; file = path.display().to_string()))?;
            let RecoveryParts { is_lesson, path: place, held, own } = recovery_file::split(&text);
            if is_lesson {
                let beside = place.clone().unwrap_or_else(|| PathBuf::from("lesson.ron"));
                let loaded = Loaded::parse_unfinished(own, &beside)
                    .map_err(|error| format!("{}: {error}", path.display()))?;
                let picture = loaded.scenes.first().map(|scene| thumbnail_of_pair(&scene.bodies, PREVIEW));
                let (kept, picture) = (Kept::Lesson(Box::new(loaded)), picture.unwrap_or_default());
                return Ok(LeftoverContent { kept, file: place.zip(held), picture });
            }
            let scene = Scene::from_ron(own).map_err(|error| format!("{}:{error}", path.display()))?;
            let picture = thumbnail_of_pair(&scene.bodies, PREVIEW);
            Ok(LeftoverContent {
                kept: Kept::Scene(Box::new(scene)),
                file: place.zip(held).or(file),
                picture,
            })
        });
        Self { path, _lock: lock, written, is_cut, content }
    }

    /// Returns whether the target file already has this content, because the program ended after saving it.
    fn is_saved(&self) -> bool {
        let Ok(LeftoverContent { kept, file: Some((path, _)), .. }) = &self.content else { return false };
        match kept {
            Kept::Scene(scene) => Scene::read(path).is_ok_and(|held| held == **scene),
            Kept::Lesson(loaded) => {
                Loaded::read_unfinished(path).is_ok_and(|held| held.lesson == loaded.lesson)
            }
        }
    }
}

/// A file with its age in seconds, in words.
fn ago(file: &str, age: u64) -> String {
    match age {
        0..60 => text!("leftover-seconds"; file = file),
        60..3600 => text!("leftover-minutes"; file = file, count = age / 60),
        3600..86400 => text!("leftover-hours"; file = file, count = age / 3600),
        _ => text!("leftover-days"; file = file, count = age / 86400),
    }
}

/// Returns the leftovers in the folder of recovery files. One whose scene was saved is removed.
pub(crate) fn of_windows(folders: &Folders) -> Vec<Leftover> {
    let mut locks: BTreeMap<String, Option<Arc<Lock>>> = BTreeMap::new();
    let mut found = Vec::new();
    files::tidy(&folders.recovery);
    for path in files::list(&folders.recovery) {
        let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        if path.extension().is_none_or(|extension| extension != "ron") {
            // The copy of a window that is writing.
            continue;
        }
        let window = recovery_file::window_of(&stem).unwrap_or(&stem).to_owned();
        // Without locks, ended windows cannot be identified.
        let lock = || folders.lock(&window).ok().flatten().map(Arc::new);
        let lock = locks.entry(window.clone()).or_insert_with(lock).clone();
        if lock.is_some() {
            found.push(Leftover::read(path, lock, None));
        }
    }
    unsaved(found)
}

/// Returns the complete copies that interrupted saves have left beside a file. Those that were cut off are
/// removed: the file itself is complete.
pub(crate) fn beside(file: &Path) -> Vec<Leftover> {
    let held = files::read(file, MAX_FILE_SIZE).map(|bytes| Fingerprint::of(&bytes)).ok();
    let file = held.map(|held| (file.to_owned(), held));
    let copies = file.iter().flat_map(|(file, _)| files::interrupted(file));
    let found = copies.map(|copy| Leftover::read(copy, None, file.clone())).collect();
    let (complete, others): (Vec<_>, Vec<_>) = unsaved(found).into_iter().partition(|it| it.content.is_ok());
    others.iter().filter(|other| other.is_cut).for_each(Leftover::remove);
    complete
}

fn unsaved(found: Vec<Leftover>) -> Vec<Leftover> {
    let (saved, unsaved): (Vec<_>, Vec<_>) = found.into_iter().partition(Leftover::is_saved);
    saved.iter().for_each(Leftover::remove);
    unsaved
}

#[cfg(test)]
mod tests {
    use super::ago;

    #[test]
    fn ages_in_words() {
        for (seconds, words) in [
            (59, "less than a minute ago"),
            (60, "1 minute ago"),
            (3599, "59 minutes ago"),
            (7200, "2 hours ago"),
            (86400, "1 day ago"),
            (30 * 86400, "30 days ago"),
        ] {
            assert_eq!(ago("mine.ron", seconds), format!("mine.ron, {words}"));
        }
    }
}
