//! The file of settings, `app.ron` in the data folder, which all windows share: the data of eframe, egui and
//! the program, each under a key.
//!
//! eframe would write the file in place, so a kill or a full disk could cut it off. Therefore eframe works on
//! a copy, and a thread of this module writes the file. If another window has written it meanwhile, the values
//! that this window has changed are merged into it.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use eframe::Storage;
use eframe::egui::{Context, Memory};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::settings::AppSettings;
use crate::app::widgets::notice;
use crate::files::{self, FileError, Lock};
use crate::message::text;

/// Maximum number of bytes of settings; those of a window in use have some ten thousand.
pub(crate) const MAX_BYTES: usize = 4 << 20;

/// The keys under which eframe stores the window and the memory of egui.
pub(crate) const WINDOW: &str = "window";
pub(crate) const EGUI: &str = "egui";

/// Maximum number of waits for another window that is writing the file, and the length of each.
const WAITS: usize = 50;
const WAIT: Duration = Duration::from_millis(20);

/// The texts in the file, by their keys.
pub(crate) type SettingTexts = BTreeMap<String, String>;

/// The file of settings as this window knows it.
#[derive(Debug)]
pub(crate) struct SettingsFile {
    shared: Arc<Mutex<Shared>>,
    ctx: Context,
    writers: Vec<JoinHandle<()>>,
}

/// The part that the window and its threads share.
#[derive(Debug)]
struct Shared {
    path: PathBuf,
    locks: PathBuf,
    /// The values that this window last read or wrote.
    base: SettingTexts,
    /// The values to write next.
    next: Option<SettingTexts>,
}

impl SettingsFile {
    /// Reads the file; the folder contains the locks.
    pub(crate) fn read(path: &Path, locks: &Path, ctx: &Context) -> Self {
        let (path, locks) = (path.to_owned(), locks.to_owned());
        let base = values(&path);
        let shared = Arc::new(Mutex::new(Shared { path, locks, base, next: None }));
        Self { shared, ctx: ctx.clone(), writers: Vec::new() }
    }

    /// Writes the values that eframe and the window have stored, on a thread. A notice reports a failure; the
    /// next call tries again.
    pub(crate) fn keep(&mut self, storage: &dyn Storage) {
        let value = |key: &str| Some((key.to_owned(), storage.get_string(key)?));
        let values = [WINDOW, EGUI, AppSettings::KEY].into_iter().filter_map(value).collect();
        known(&self.shared).next = Some(values);
        let (shared, ctx) = (Arc::clone(&self.shared), self.ctx.clone());
        self.writers.retain(|writer| !writer.is_finished());
        self.writers.push(thread::spawn(move || {
            if let Err(error) = known(&shared).write() {
                notice::leave(&ctx, text!("state-the-settings-cannot-be-saved"; error = error.to_string()));
                ctx.request_repaint();
            }
        }));
    }
}

impl Drop for SettingsFile {
    fn drop(&mut self) {
        // A panic in a writer changes nothing here.
        self.writers.drain(..).for_each(|writer| drop(writer.join()));
    }
}

fn known(shared: &Mutex<Shared>) -> std::sync::MutexGuard<'_, Shared> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Shared {
    /// Merges the latest values into the file.
    fn write(&mut self) -> Result<(), FileError> {
        let Some(mine) = self.next.take().filter(|mine| *mine != self.base) else { return Ok(()) };
        let _lock = self.lock();
        let theirs = values(&self.path);
        let merged = merged(&self.base, &mine, &theirs);
        if merged != theirs {
            // Texts always become RON.
            let text = ron::ser::to_string_pretty(&merged, ron::ser::PrettyConfig::default());
            files::write_output(&self.path, text.unwrap_or_default().as_bytes())?;
        }
        self.base = mine;
        Ok(())
    }

    /// Waits for other windows that write the file. Without locks another window goes unnoticed.
    fn lock(&self) -> Option<Lock> {
        for _ in 0..WAITS {
            match Lock::on(&self.path, &self.locks) {
                Ok(None) => thread::sleep(WAIT),
                Ok(lock) => return lock,
                Err(_) => return None,
            }
        }
        None
    }
}

/// The values in the file; none if it cannot be read.
fn values(path: &Path) -> SettingTexts {
    let text = files::read(path, MAX_BYTES).ok().and_then(|bytes| String::from_utf8(bytes).ok());
    text.and_then(|text| ron::from_str(&text).ok()).unwrap_or_default()
}

/// The values of another window, with the values that this window has changed since `base`.
fn merged(base: &SettingTexts, mine: &SettingTexts, theirs: &SettingTexts) -> SettingTexts {
    let mut merged = theirs.clone();
    for (key, mine) in mine {
        let (base, theirs) = (base.get(key), theirs.get(key));
        if Some(mine) == base && theirs.is_some() {
            continue;
        }
        let within =
            theirs.filter(|theirs| *theirs != mine).zip(base).and_then(|(theirs, base)| match key.as_str() {
                AppSettings::KEY => merged_settings([base, mine, theirs]),
                EGUI => merged_memory([base, mine, theirs]),
                _ => None,
            });
        merged.insert(key.clone(), within.unwrap_or_else(|| mine.clone()));
    }
    merged
}

/// The settings of the program, merged field by field. Returns `None` if one of them cannot be read.
fn merged_settings(texts: [&String; 3]) -> Option<String> {
    let read = texts.map(|text| ron::from_str::<AppSettings>(text).ok());
    let [Some(base), Some(mine), Some(theirs)] = read else { return None };
    let board = mine.board.joined(theirs.board);
    let fields: AppSettings = merged_fields(&base, &mine, &theirs)?;
    ron::to_string(&AppSettings { board, ..fields }).ok()
}

/// The memory of egui: the options merged one by one, with the sizes and places of this window. Returns `None`
/// if one of them cannot be read.
fn merged_memory(texts: [&String; 3]) -> Option<String> {
    let read = texts.map(|text| ron::from_str::<Memory>(text).ok());
    let [Some(base), Some(mut mine), Some(theirs)] = read else { return None };
    mine.options = merged_fields(&base.options, &mine.options, &theirs.options)?;
    ron::to_string(&mine).ok()
}

fn merged_fields<T: Serialize + DeserializeOwned>(base: &T, mine: &T, theirs: &T) -> Option<T> {
    let [base, mine, theirs] = [base, mine, theirs].map(|it| serde_json::to_value(it).ok());
    serde_json::from_value(merged_value(base?, mine?, theirs?)).ok()
}

/// A three-way merge: the changes of `mine` since `base`, and otherwise `theirs`.
fn merged_value(base: Value, mine: Value, theirs: Value) -> Value {
    if mine == base {
        return theirs;
    }
    match (base, mine, theirs) {
        (Value::Object(base), Value::Object(mine), Value::Object(theirs)) => {
            Value::Object(merged_object(base, mine, theirs))
        }
        (Value::Array(base), Value::Array(mine), Value::Array(theirs))
            if base.len() == mine.len() && mine.len() == theirs.len() =>
        {
            let items = base.into_iter().zip(mine).zip(theirs);
            items.map(|((base, mine), theirs)| merged_value(base, mine, theirs)).collect()
        }
        (_, mine, _) => mine,
    }
}

fn merged_object(
    mut base: Map<String, Value>,
    mine: Map<String, Value>,
    mut theirs: Map<String, Value>,
) -> Map<String, Value> {
    let removed: Vec<String> = base.keys().filter(|key| !mine.contains_key(*key)).cloned().collect();
    for key in removed {
        theirs.remove(&key);
    }
    for (key, mine) in mine {
        let value = match (base.remove(&key), theirs.remove(&key)) {
            (Some(base), Some(theirs)) => merged_value(base, mine, theirs),
            // Another window has removed what this one left as it was.
            (Some(base), None) if base == mine => continue,
            _ => mine,
        };
        theirs.insert(key, value);
    }
    theirs
}

#[cfg(test)]
mod tests {
    use std::fs;

    use eframe::Storage;
    use eframe::egui::{Context, Memory, ThemePreference};
    use tempfile::TempDir;

    use super::{EGUI, SettingTexts, SettingsFile, WINDOW, values};
    use crate::app::state::layout::Tab;
    use crate::app::state::settings::AppSettings;
    use crate::app::widgets::notice;

    #[derive(Default)]
    struct TestStorage(SettingTexts);

    impl Storage for TestStorage {
        fn get_string(&self, key: &str) -> Option<String> {
            self.0.get(key).cloned()
        }

        fn set_string(&mut self, key: &str, value: String) {
            self.0.insert(key.to_owned(), value);
        }

        fn remove_string(&mut self, key: &str) {
            self.0.remove(key);
        }

        fn flush(&mut self) {}
    }

    fn storage(settings: &AppSettings, memory: &Memory, window: &str) -> TestStorage {
        let mut stored = TestStorage::default();
        eframe::set_value(&mut stored, AppSettings::KEY, settings);
        eframe::set_value(&mut stored, EGUI, memory);
        stored.set_string(WINDOW, window.to_owned());
        stored
    }

    struct TestWindow {
        file: SettingsFile,
        settings: AppSettings,
        memory: Memory,
        frame: &'static str,
    }

    impl TestWindow {
        fn open(folder: &TempDir) -> Self {
            let path = folder.path().join("app.ron");
            let file = SettingsFile::read(&path, &folder.path().join("locks"), &Context::default());
            let stored = TestStorage(values(&path));
            let settings = eframe::get_value(&stored, AppSettings::KEY).unwrap_or_default();
            let memory = eframe::get_value(&stored, EGUI).unwrap_or_default();
            Self { file, settings, memory, frame: "(first)" }
        }

        fn close(mut self) {
            self.file.keep(&storage(&self.settings, &self.memory, self.frame));
        }
    }

    /// Regression: the window that closed last undid what the other had changed.
    #[test]
    fn two_windows_keep_what_each_has_changed() {
        let folder = tempfile::tempdir().unwrap();
        let mut first = TestWindow::open(&folder);
        first.settings.lesson_places.insert("One".to_owned(), "start".to_owned());
        first.settings.lesson_places.insert("Over".to_owned(), "end".to_owned());
        first.close();
        let [mut one, mut other] = [TestWindow::open(&folder), TestWindow::open(&folder)];
        one.settings.hint_done = true;
        one.settings.plots.shown[0] = false;
        one.settings.lesson_places.insert("Two".to_owned(), "middle".to_owned());
        one.settings.lesson_places.remove("Over");
        one.settings.board.show(1);
        one.memory.options.theme_preference = ThemePreference::Light;
        one.frame = "(moved)";
        other.settings.tab = Tab::Code;
        other.settings.plots.shown[1] = false;
        other.settings.lesson_places.insert("One".to_owned(), "end".to_owned());
        other.settings.board.show(2);
        other.memory.options.zoom_factor = 1.5;
        one.close();
        other.close();
        let TestWindow { settings, memory, .. } = TestWindow::open(&folder);
        assert!(settings.hint_done && settings.tab == Tab::Code);
        assert_eq!(settings.plots.shown, [false, false, true, true, true]);
        let places: Vec<_> =
            settings.lesson_places.iter().map(|(title, page)| format!("{title} {page}")).collect();
        assert_eq!(places, ["One end", "Two middle"]);
        assert!(settings.board.is_shown(1) && settings.board.is_shown(2));
        assert_eq!(memory.options.theme_preference, ThemePreference::Light);
        assert_eq!(memory.options.zoom_factor, 1.5);
        assert_eq!(values(&folder.path().join("app.ron"))[WINDOW], "(moved)", "the other left it alone");
    }

    #[test]
    fn settings_that_cannot_be_saved_are_saved_later() {
        let folder = tempfile::tempdir().unwrap();
        let mut window = TestWindow::open(&folder);
        window.settings.hint_done = true;
        let stored = storage(&window.settings, &window.memory, window.frame);
        fs::create_dir(folder.path().join("app.ron")).unwrap();
        window.file.keep(&stored);
        window.file.writers.drain(..).for_each(|writer| writer.join().unwrap());
        let said = notice::take(&window.file.ctx).unwrap();
        assert!(said.starts_with("The settings cannot be saved: "), "{said}");
        fs::remove_dir(folder.path().join("app.ron")).unwrap();
        window.close();
        assert!(TestWindow::open(&folder).settings.hint_done);
    }
}
