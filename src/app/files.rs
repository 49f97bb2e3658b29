//! Scene files: reading, writing, and the dialogs that ask for a path.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::thread;

use eframe::egui::Context;

use crate::scene::{MAX_FILE_SIZE, Scene};

/// The ending of scene files.
pub(crate) const EXTENSION: &str = "ron";

/// Reads a scene.
///
/// # Errors
///
/// One message that begins with the path, and with line and column where the text is at fault.
pub(crate) fn load(path: &Path) -> Result<Scene, String> {
    let shown = path.display();
    let bytes = fs::metadata(path).map_err(|error| format!("{shown}: {error}"))?.len();
    if bytes > MAX_FILE_SIZE as u64 {
        return Err(format!("{shown}: expected at most {MAX_FILE_SIZE} bytes, found {bytes}"));
    }
    let text = fs::read_to_string(path).map_err(|error| format!("{shown}: {error}"))?;
    Scene::from_ron(&text).map_err(|error| format!("{shown}:{error}"))
}

/// Writes a scene so that the file is always whole: into a new file beside it, which then takes its name.
///
/// # Errors
///
/// One message that begins with the path.
pub(crate) fn save(path: &Path, scene: &Scene) -> Result<(), String> {
    write_whole(path, scene.to_ron().as_bytes()).map_err(|error| format!("{}: {error}", path.display()))
}

fn write_whole(path: &Path, content: &[u8]) -> io::Result<()> {
    // A link keeps being a link: what it points to is replaced.
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
        // The message is about the first failure; a leftover that cannot be removed adds nothing to it.
        fs::remove_file(&temporary).ok();
    }
    renamed
}

/// A path as somebody typed it: `~` is home, and a scene file gets its ending when it has none.
pub(crate) fn typed_path(text: &str) -> Option<PathBuf> {
    let text = text.trim();
    if text.is_empty() {
        return None;
    }
    let home = std::env::var_os("HOME").map(PathBuf::from);
    Some(match (text.strip_prefix("~/"), home) {
        (Some(rest), Some(home)) => home.join(rest),
        _ => PathBuf::from(text),
    })
}

/// The path with the ending of scene files, if it has none.
pub(crate) fn with_extension(path: PathBuf) -> PathBuf {
    if path.extension().is_some() { path } else { path.with_extension(EXTENSION) }
}

/// What a path is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// To open the scene there.
    Open,
    /// To write the scene there.
    Save,
}

/// What came of a dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// This path.
    Path(PathBuf),
    /// Closed without a choice.
    Cancelled,
    /// No dialog could be shown.
    NoDialog,
}

/// The file dialog, which runs beside the window: at most one at a time.
#[derive(Debug, Default)]
pub(crate) struct Dialog {
    open: Option<(Purpose, Receiver<Answer>)>,
}

impl Dialog {
    /// Shows a dialog, unless one is open. `suggestion` is where it starts.
    pub(crate) fn ask(&mut self, purpose: Purpose, suggestion: PathBuf, ctx: &Context) {
        if self.open.is_some() {
            return;
        }
        let (sender, receiver) = mpsc::channel();
        let ctx = ctx.clone();
        let show = move || {
            // The window may have been closed in the meantime; then nobody waits for the answer.
            sender.send(ask_now(purpose, &suggestion)).ok();
            ctx.request_repaint();
        };
        if cfg!(target_os = "macos") {
            // Dialogs belong to the main thread there.
            show();
        } else {
            thread::spawn(show);
        }
        self.open = Some((purpose, receiver));
    }

    /// The answer, once there is one.
    pub(crate) fn poll(&mut self) -> Option<(Purpose, Answer)> {
        let (purpose, receiver) = self.open.as_ref()?;
        let answer = match receiver.try_recv() {
            Ok(answer) => (*purpose, answer),
            Err(TryRecvError::Empty) => return None,
            Err(TryRecvError::Disconnected) => (*purpose, Answer::NoDialog),
        };
        self.open = None;
        Some(answer)
    }
}

fn ask_now(purpose: Purpose, suggestion: &Path) -> Answer {
    DIALOG_FAILED.store(false, Ordering::Relaxed);
    let mut dialog = rfd::FileDialog::new().add_filter("Scene", &[EXTENSION]);
    if let Some(folder) = suggestion.parent().filter(|folder| folder.is_dir()) {
        dialog = dialog.set_directory(folder);
    }
    let chosen = match purpose {
        Purpose::Open => dialog.set_title("Open a scene").pick_file(),
        Purpose::Save => {
            let name = suggestion.file_name().unwrap_or_default().to_string_lossy();
            dialog.set_title("Save the scene").set_file_name(name).save_file()
        }
    };
    match chosen {
        Some(path) => Answer::Path(path),
        None if DIALOG_FAILED.load(Ordering::Relaxed) => Answer::NoDialog,
        None => Answer::Cancelled,
    }
}

/// Whether rfd has complained since the last dialog was asked for.
static DIALOG_FAILED: AtomicBool = AtomicBool::new(false);

/// Listens to the log, where alone rfd says that neither a portal nor zenity could show a dialog: what it returns
/// then is the same `None` as for a dialog that was closed.
#[derive(Debug)]
struct DialogListener;

impl log::Log for DialogListener {
    fn enabled(&self, metadata: &log::Metadata<'_>) -> bool {
        metadata.level() == log::Level::Error && metadata.target().starts_with("rfd")
    }

    fn log(&self, record: &log::Record<'_>) {
        // A portal that is missing is an error too, but then zenity is tried; only its failure is the end.
        if self.enabled(record.metadata()) && record.args().to_string().contains("zenity") {
            DIALOG_FAILED.store(true, Ordering::Relaxed);
        }
    }

    fn flush(&self) {}
}

/// Starts to listen for dialogs that cannot be shown. Without it they would look cancelled.
pub(crate) fn listen_for_missing_dialogs() {
    // Fails only when somebody else has installed a logger; then dialogs that fail look cancelled, no more.
    if log::set_logger(&DialogListener).is_ok() {
        log::set_max_level(log::LevelFilter::Error);
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::{typed_path, with_extension, write_whole};

    #[test]
    fn a_file_is_replaced_as_a_whole_and_leaves_nothing_beside_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("scene.ron");
        write_whole(&path, b"one").unwrap();
        write_whole(&path, b"two").unwrap();
        assert_eq!(std::fs::read(&path).unwrap(), b"two");
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
        assert!(write_whole(&folder.path().join("missing/scene.ron"), b"three").is_err());
    }

    #[test]
    fn typed_paths() {
        assert_eq!(typed_path("   "), None);
        assert_eq!(typed_path(" a/b.ron "), Some(PathBuf::from("a/b.ron")));
        assert_eq!(with_extension(PathBuf::from("a/b")), PathBuf::from("a/b.ron"));
        assert_eq!(with_extension(PathBuf::from("a/b.txt")), PathBuf::from("a/b.txt"));
    }
}
