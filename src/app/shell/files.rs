//! The system's file dialogs and typed paths.

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};

use eframe::egui::Context;

use crate::app::state::job::{Job, Polled};
use crate::app::state::request::FileRequest;

/// Parses a path typed by the user: `~` is the home folder, surrounding spaces are dropped.
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

/// The answer of the system's file dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum FileAnswer {
    /// The chosen path.
    Path(PathBuf),
    /// Closed without a choice.
    Cancelled,
    /// No dialog could be shown.
    NoDialog,
}

/// The system's file dialog, which runs on a separate thread; at most one is open.
#[derive(Debug, Default)]
pub(crate) struct Dialog {
    open: Option<(Box<FileRequest>, Job<FileAnswer>)>,
}

impl Dialog {
    /// Shows a dialog, unless one is open.
    pub(crate) fn ask(&mut self, request: Box<FileRequest>, ctx: &Context) {
        if self.open.is_some() {
            return;
        }
        let job = if cfg!(target_os = "macos") {
            // macOS shows dialogs on the main thread only.
            ctx.request_repaint();
            Job::done_at_once(ask_now(&request))
        } else {
            let request = request.clone();
            Job::start(ctx, move |_| Some(ask_now(&request)))
        };
        self.open = Some((request, job));
    }

    /// Returns the answer once it has arrived.
    pub(crate) fn poll(&mut self) -> Option<(Box<FileRequest>, FileAnswer)> {
        let answer = match self.open.as_ref()?.1.poll() {
            Polled::Running => return None,
            Polled::Done(answer) => answer,
            Polled::Failed => FileAnswer::NoDialog,
        };
        self.open.take().map(|(request, _)| (request, answer))
    }
}

fn ask_now(request: &FileRequest) -> FileAnswer {
    DIALOG_FAILED.store(false, Ordering::Relaxed);
    let mut dialog = rfd::FileDialog::new().set_title(request.title);
    for (name, extensions) in &request.filters {
        dialog = dialog.add_filter(name, extensions);
    }
    if let Some(folder) = request.suggestion.parent().filter(|folder| folder.is_dir()) {
        dialog = dialog.set_directory(folder);
    }
    let chosen = if request.writes.is_some() {
        let name = request.suggestion.file_name().unwrap_or_default().to_string_lossy();
        dialog.set_file_name(name).save_file()
    } else {
        dialog.pick_file()
    };
    match chosen {
        Some(path) => FileAnswer::Path(path),
        None if DIALOG_FAILED.load(Ordering::Relaxed) => FileAnswer::NoDialog,
        None => FileAnswer::Cancelled,
    }
}

/// Whether rfd has logged an error since the last dialog was opened.
static DIALOG_FAILED: AtomicBool = AtomicBool::new(false);

/// Listens to the log. rfd returns `None` both for a closed dialog and if neither a portal nor zenity could
/// show one; only the log distinguishes the two.
#[derive(Debug)]
struct DialogListener;

impl log::Log for DialogListener {
    fn enabled(&self, metadata: &log::Metadata<'_>) -> bool {
        metadata.level() == log::Level::Error && metadata.target().starts_with("rfd")
    }

    fn log(&self, record: &log::Record<'_>) {
        // A missing portal is an error, too, but then rfd tries zenity; only the failure of zenity is final.
        if self.enabled(record.metadata()) && record.args().to_string().contains("zenity") {
            DIALOG_FAILED.store(true, Ordering::Relaxed);
        }
    }

    fn flush(&self) {}
}

/// Starts listening for dialogs that cannot be shown. Without it they would look canceled.
pub(crate) fn listen_for_missing_dialogs() {
    // Fails only if another logger is installed; then failed dialogs look canceled.
    if log::set_logger(&DialogListener).is_ok() {
        log::set_max_level(log::LevelFilter::Error);
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::typed_path;

    #[test]
    fn typed_paths() {
        assert_eq!(typed_path("   "), None);
        assert_eq!(typed_path(" a/b.ron "), Some(PathBuf::from("a/b.ron")));
    }
}
