//! The recent scenes: files that were opened or saved, and changed shipped scenes, which are kept as
//! separate files.
//!
//! The list is `recent.json` in the data folder, with the changed scenes in `kept` beside it. Without a data
//! folder both live as long as the window. Several windows share the list: each reads it again before it
//! changes it.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use eframe::egui::Context;
use serde::{Deserialize, Serialize};

use super::job::{Job, Polled};
use crate::files;
use crate::message::text;
use crate::scene::Scene;
use crate::scene::library::SHIPPED;

/// Maximum number of entries of the list.
pub(crate) const MAX_ENTRIES: usize = 12;

/// Maximum size of a kept changed scene, in bytes: twice the size of two shapes with the maximum number of
/// vertices.
pub(crate) const LARGEST: usize = 4 << 20;

/// Maximum size of the list that is read, in bytes.
const LARGEST_LIST: usize = 1 << 20;

/// The beginning of a kept scene, before the name of the shipped scene that it comes from.
const HEADING: &str = "// GJK Sandbox keeps this changed version of ";

/// A recent scene.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum RecentScene {
    /// A file.
    File(PathBuf),
    /// A changed shipped scene.
    Kept {
        /// The name of the scene's file in the folder of kept scenes.
        name: String,
        /// The title of the scene.
        title: String,
        /// The text of the scene, if there is no folder.
        #[serde(skip)]
        text: Option<Arc<str>>,
    },
}

/// The recent scenes, the latest first.
#[derive(Debug, Default)]
pub(crate) struct Recent {
    /// The data folder.
    folder: Option<PathBuf>,
    entries: Vec<RecentScene>,
    /// The entries whose files were not found.
    missing: Vec<RecentScene>,
    /// The search for missing files, on a thread: a disk may be slow to answer.
    search: Option<Job<Vec<RecentScene>>>,
    /// The pass in which the list was last shown.
    shown: u64,
}

impl Recent {
    /// Loads the list in this data folder.
    pub(crate) fn new(folder: Option<PathBuf>) -> Self {
        let mut recent = Self { folder, ..Self::default() };
        recent.kept_folder().iter().for_each(|kept| files::tidy(kept));
        recent.read();
        recent
    }

    /// Returns the entries, the latest first.
    pub(crate) fn entries(&self) -> &[RecentScene] {
        &self.entries
    }

    /// Returns whether the kept data lasts until the next window.
    pub(crate) const fn lasts(&self) -> bool {
        self.folder.is_some()
    }

    /// Puts a file at the head of the list.
    pub(crate) fn add_file(&mut self, path: &Path) {
        // The list is text.
        if path.to_str().is_some() {
            self.read();
            self.put_first(RecentScene::File(path.to_owned()));
        }
    }

    /// Keeps a changed version of the shipped scene with this index, in place of the kept scene named
    /// `before`. Returns its name, or `None` if it is too large or cannot be written.
    pub(crate) fn keep(&mut self, scene: &Scene, shipped: usize, before: Option<&str>) -> Option<String> {
        let file_name = SHIPPED.get(shipped)?.file_name;
        let text = format!("{HEADING}{file_name}.\n{}", scene.to_ron());
        if text.len() > LARGEST {
            return None;
        }
        self.read();
        let same = self.entries.iter().find_map(|entry| match entry {
            RecentScene::Kept { name, .. } => {
                (self.text_of(entry).as_deref() == Some(&*text)).then(|| name.clone())
            }
            RecentScene::File(_) => None,
        });
        let before = before.filter(|before| self.has(before)).map(str::to_owned);
        let name = same.or(before).unwrap_or_else(|| self.free_name(file_name));
        if let Some(folder) = self.kept_folder() {
            let written = files::make_folder(&folder)
                .and_then(|()| files::write_output(&folder.join(&name), text.as_bytes()));
            written.ok()?;
        }
        let title = scene.title.clone();
        let text = (!self.lasts()).then(|| Arc::from(text));
        self.put_first(RecentScene::Kept { name: name.clone(), title, text });
        Some(name)
    }

    /// Returns the kept scene of this name with the index of its shipped original.
    ///
    /// # Errors
    /// The file no longer exists or cannot be read.
    pub(crate) fn kept(&self, name: &str) -> Result<(Scene, Option<usize>), String> {
        let found = self
            .entries
            .iter()
            .find(|entry| matches!(entry, RecentScene::Kept { name: own, .. } if own == name));
        let text = found
            .and_then(|entry| self.text_of(entry))
            .ok_or_else(|| text!("recent-no-longer-kept"; name = name))?;
        let shipped = text.lines().next().and_then(|line| line.strip_prefix(HEADING)).and_then(|rest| {
            let file_name = rest.trim_end_matches('.');
            SHIPPED.iter().position(|shipped| shipped.file_name == file_name)
        });
        let scene = Scene::from_ron(&text).map_err(|error| format!("{name}:{error}"))?;
        Ok((scene, shipped))
    }

    /// Empties the list and removes the kept scenes.
    pub(crate) fn clear(&mut self) {
        self.read();
        let all = std::mem::take(&mut self.entries);
        for entry in &all {
            self.drop_file_of(entry);
        }
        self.write();
    }

    /// Returns whether the file of an entry was not found. Checked each time that the list is opened.
    pub(crate) fn is_missing(&self, entry: &RecentScene) -> bool {
        self.missing.contains(entry)
    }

    /// Looks for missing files when the list is opened, and collects the results.
    pub(crate) fn look(&mut self, ctx: &Context) {
        let pass = ctx.cumulative_pass_nr();
        let is_opened = pass > self.shown + 1 || self.shown == 0;
        self.shown = pass;
        if is_opened {
            self.read();
            let paths: Vec<(RecentScene, PathBuf)> =
                self.entries.iter().filter_map(|entry| Some((entry.clone(), self.path_of(entry)?))).collect();
            self.search = Some(Job::start(ctx, move |_| {
                let missing = paths.into_iter().filter(|(_, path)| files::size(path).is_none());
                Some(missing.map(|(entry, _)| entry).collect())
            }));
        }
        if let Some(job) = &self.search
            && let Polled::Done(missing) = job.poll()
        {
            self.missing = missing;
            self.search = None;
        }
    }

    fn kept_folder(&self) -> Option<PathBuf> {
        self.folder.as_ref().map(|folder| folder.join("kept"))
    }

    fn path_of(&self, entry: &RecentScene) -> Option<PathBuf> {
        match entry {
            RecentScene::File(path) => Some(path.clone()),
            RecentScene::Kept { name, .. } => self.kept_folder().map(|folder| folder.join(name)),
        }
    }

    fn text_of(&self, entry: &RecentScene) -> Option<String> {
        match entry {
            RecentScene::Kept { text: Some(text), .. } => Some((**text).to_owned()),
            _ => files::read(&self.path_of(entry)?, LARGEST)
                .ok()
                .and_then(|bytes| String::from_utf8(bytes).ok()),
        }
    }

    fn has(&self, wanted: &str) -> bool {
        self.entries.iter().any(|entry| matches!(entry, RecentScene::Kept { name, .. } if name == wanted))
    }

    /// A name that no kept scene has: `01-triangle-and-quad-2.ron`.
    fn free_name(&self, file_name: &str) -> String {
        let stem = file_name.trim_end_matches(".ron");
        let taken = self.kept_folder().map(|folder| files::list(&folder)).unwrap_or_default();
        let is_free = |name: &String| {
            !self.has(name)
                && !taken.iter().any(|path| path.file_name().is_some_and(|own| *own == *name.as_str()))
        };
        // There are more numbers than names.
        (1..=u64::MAX).map(|number| format!("{stem}-{number}.ron")).find(is_free).unwrap_or_default()
    }

    /// Puts an entry at the head of the list; excess entries are dropped, with their kept scenes.
    fn put_first(&mut self, entry: RecentScene) {
        let is_same = |other: &RecentScene| match (other, &entry) {
            (RecentScene::File(a), RecentScene::File(b)) => a == b,
            (RecentScene::Kept { name: a, .. }, RecentScene::Kept { name: b, .. }) => a == b,
            _ => false,
        };
        self.entries.retain(|other| !is_same(other));
        self.entries.insert(0, entry);
        let dropped = self.entries.split_off(self.entries.len().min(MAX_ENTRIES));
        for entry in &dropped {
            self.drop_file_of(entry);
        }
        self.write();
    }

    /// Removes the file of a kept scene.
    fn drop_file_of(&self, entry: &RecentScene) {
        if matches!(entry, RecentScene::Kept { .. })
            && let Some(path) = self.path_of(entry)
        {
            // A file that no longer exists is fine.
            files::remove(&path).ok();
        }
    }

    fn list(&self) -> Option<PathBuf> {
        self.folder.as_ref().map(|folder| folder.join("recent.json"))
    }

    /// Reads the list again, since another window may have changed it. Entries unknown to this version are
    /// left out.
    fn read(&mut self) {
        let Some(path) = self.list() else { return };
        let Ok(bytes) = files::read(&path, LARGEST_LIST) else { return };
        let read: Vec<serde_json::Value> = serde_json::from_slice(&bytes).unwrap_or_default();
        let known = read.into_iter().filter_map(|entry| serde_json::from_value(entry).ok()).filter(is_sound);
        self.entries = known.take(MAX_ENTRIES).collect();
    }

    fn write(&self) {
        let Some(path) = self.list() else { return };
        if let Ok(text) = serde_json::to_string_pretty(&self.entries) {
            let folder = path.parent().map_or(Ok(()), files::make_folder);
            // If writing fails, the list of the last time stays; only its order is lost.
            folder.and_then(|()| files::write_output(&path, text.as_bytes())).ok();
        }
    }
}

/// Returns whether an entry that was read refers only to the user's files and to the folder of kept scenes.
fn is_sound(entry: &RecentScene) -> bool {
    match entry {
        RecentScene::File(path) => path.is_absolute(),
        RecentScene::Kept { name, .. } => {
            let path = Path::new(name);
            let is_name = path.file_name().is_some_and(|own| *own == *name.as_str());
            is_name && path.extension().is_some_and(|extension| extension == "ron")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{MAX_ENTRIES, Recent, RecentScene};
    use crate::scene::library::SHIPPED;

    #[test]
    fn the_list_is_bounded_and_drops_what_it_kept() {
        let folder = tempfile::tempdir().unwrap();
        let mut recent = Recent::new(Some(folder.path().to_owned()));
        let mut scene = SHIPPED[0].scene();
        for number in 0..MAX_ENTRIES + 3 {
            scene.title = format!("number {number}");
            let name = recent.keep(&scene, 0, None).unwrap();
            assert_eq!(recent.kept(&name).unwrap(), (scene.clone(), Some(0)));
        }
        assert_eq!(recent.entries().len(), MAX_ENTRIES);
        assert_eq!(std::fs::read_dir(folder.path().join("kept")).unwrap().count(), MAX_ENTRIES);
        let again = Recent::new(Some(folder.path().to_owned()));
        assert_eq!(again.entries(), recent.entries());
        recent.clear();
        assert_eq!(std::fs::read_dir(folder.path().join("kept")).unwrap().count(), 0);
        assert!(Recent::new(Some(folder.path().to_owned())).entries().is_empty());
    }

    #[test]
    fn the_same_scene_is_kept_once_and_its_next_version_in_its_place() {
        let mut recent = Recent::new(None);
        let mut scene = SHIPPED[0].scene();
        scene.notes = "first".to_owned();
        let name = recent.keep(&scene, 0, None).unwrap();
        assert_eq!(recent.keep(&scene, 0, None).as_ref(), Some(&name));
        scene.notes = "second".to_owned();
        assert_eq!(recent.keep(&scene, 0, Some(&name)).as_ref(), Some(&name));
        assert_eq!(recent.entries().len(), 1);
        scene.notes = "another".to_owned();
        assert_ne!(recent.keep(&scene, 0, None).as_ref(), Some(&name));
        assert_eq!(recent.entries().len(), 2);
    }

    #[test]
    fn a_list_that_is_damaged_or_leads_elsewhere_is_left_out() {
        let folder = tempfile::tempdir().unwrap();
        let list = folder.path().join("recent.json");
        std::fs::write(&list, "[{").unwrap();
        assert!(Recent::new(Some(folder.path().to_owned())).entries().is_empty());
        let text = r#"[{"kept": {"name": "../app.ron", "title": ""}}, {"later": 1}, 7, {"file": "/a/b.ron"}, {"file": "b.ron"}]"#;
        std::fs::write(&list, text).unwrap();
        let recent = Recent::new(Some(folder.path().to_owned()));
        assert_eq!(recent.entries(), [RecentScene::File("/a/b.ron".into())]);
    }
}
