//! The system's file dialogs and typed paths.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use eframe::egui::Context;

use crate::app::features::picture::order::{PictureSubject, Saved};
use crate::app::state::job::{Job, Polled};
use crate::exchange::{Exported, Format};
use crate::figure::handout::HandoutFormat;
use crate::message::text;

/// The extension of scene files.
pub(crate) const EXTENSION: &str = "ron";

/// The common extensions of files with points.
const POINTS: [&str; 21] = [
    "csv", "tsv", "txt", "json", "geojson", "obj", "off", "stl", "ply", "svg", "urdf", "sdf", "xml", "tscn",
    "tres", "ron", "rs", "cpp", "h", "py", "js",
];

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

/// Returns the path with the extension of the files written for `purpose`, if it has none.
pub(crate) fn with_extension(path: PathBuf, purpose: PathPurpose) -> PathBuf {
    if path.extension().is_some() { path } else { path.with_extension(purpose.extension()) }
}

/// The extension of traces.
pub(crate) const TRACE_EXTENSION: &str = "jsonl";

/// The purpose of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PathPurpose {
    /// Opens the scene in this file.
    Open,
    /// Opens the external trace in this file.
    Trace,
    /// Writes the scene to this file.
    Save,
    /// Imports the points in this file.
    Import,
    /// Opens the lesson in this file.
    Lesson,
    /// Opens the lesson in this file for editing.
    EditLesson,
    /// Writes the lesson to this file.
    SaveLesson,
    /// Writes the answers to a lesson to this file.
    Answers,
    /// Writes a handout, and its key beside it.
    Handout(HandoutFormat),
    /// Writes shapes.
    Export(Exported, Format),
    /// Writes pictures.
    Picture(PictureSubject, Saved),
}

impl PathPurpose {
    /// Returns the extension of the written files.
    pub(crate) const fn extension(self) -> &'static str {
        match self {
            Self::Open | Self::Save | Self::Import | Self::Lesson | Self::EditLesson | Self::SaveLesson => {
                EXTENSION
            }
            Self::Trace => TRACE_EXTENSION,
            Self::Answers => "json",
            Self::Handout(format) => format.extension(),
            Self::Export(_, format) => format.extension(),
            Self::Picture(_, format) => format.extension(),
        }
    }

    /// Returns whether a file is written.
    pub(crate) const fn writes(self) -> bool {
        match self {
            Self::Save
            | Self::SaveLesson
            | Self::Answers
            | Self::Handout(_)
            | Self::Export(..)
            | Self::Picture(..) => true,
            Self::Open | Self::Trace | Self::Import | Self::Lesson | Self::EditLesson => false,
        }
    }

    /// Returns whether several files are written, with numbers after the name.
    pub(crate) const fn is_numbered(self) -> bool {
        match self {
            Self::Picture(subject, format) => format.is_numbered(subject),
            _ => false,
        }
    }

    /// Returns the title of the dialog.
    pub(crate) fn title(self) -> &'static str {
        match self {
            Self::Open => text!("shell-open-a-scene"),
            Self::Trace => text!("shell-open-a-trace"),
            Self::Save => text!("shell-save-the-scene"),
            Self::Import => text!("shell-open-a-file-with-points"),
            Self::Lesson => text!("shell-open-a-lesson"),
            Self::EditLesson => text!("shell-edit-a-lesson"),
            Self::SaveLesson => text!("shell-save-the-lesson"),
            Self::Answers => text!("shell-save-the-answers"),
            Self::Handout(_) => text!("shell-save-the-handout"),
            Self::Export(..) => text!("shell-save-the-shapes"),
            Self::Picture(PictureSubject::Step, _) => text!("shell-save-the-picture"),
            Self::Picture(PictureSubject::Run, _) => text!("shell-save-the-run"),
        }
    }

    /// The file filters of the dialog, each with a name and its extensions.
    fn filters(self) -> Vec<(String, Vec<&'static str>)> {
        let scenes = (text!("shell-scene").to_owned(), vec![EXTENSION]);
        let points = (text!("shell-points").to_owned(), POINTS.to_vec());
        let all = (text!("shell-all-files").to_owned(), vec!["*"]);
        match self {
            Self::Open => vec![scenes, points, all],
            Self::Trace => vec![(text!("shell-trace").to_owned(), vec![TRACE_EXTENSION]), all],
            Self::Save => vec![scenes],
            Self::Import => vec![points, all],
            Self::Lesson | Self::EditLesson => vec![(text!("shell-lesson").to_owned(), vec![EXTENSION]), all],
            Self::SaveLesson => vec![(text!("shell-lesson").to_owned(), vec![EXTENSION])],
            Self::Handout(format) => vec![(format.title().to_owned(), vec![format.extension()])],
            Self::Answers => vec![(text!("shell-answers").to_owned(), vec!["json"])],
            Self::Export(_, format) => vec![(format.title().to_owned(), vec![format.extension()])],
            Self::Picture(subject, format) => vec![(format.title(subject), vec![format.extension()])],
        }
    }
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
    open: Option<(PathPurpose, Job<FileAnswer>)>,
}

impl Dialog {
    /// Shows a dialog, unless one is open. `suggestion` is the initial path.
    pub(crate) fn ask(&mut self, purpose: PathPurpose, suggestion: PathBuf, ctx: &Context) {
        if self.open.is_some() {
            return;
        }
        let job = if cfg!(target_os = "macos") {
            // macOS shows dialogs on the main thread only.
            ctx.request_repaint();
            Job::done_at_once(ask_now(purpose, &suggestion))
        } else {
            Job::start(ctx, move |_| Some(ask_now(purpose, &suggestion)))
        };
        self.open = Some((purpose, job));
    }

    /// Returns the answer once it has arrived.
    pub(crate) fn poll(&mut self) -> Option<(PathPurpose, FileAnswer)> {
        let (purpose, job) = self.open.as_ref()?;
        let answer = match job.poll() {
            Polled::Running => return None,
            Polled::Done(answer) => (*purpose, answer),
            Polled::Failed => (*purpose, FileAnswer::NoDialog),
        };
        self.open = None;
        Some(answer)
    }
}

fn ask_now(purpose: PathPurpose, suggestion: &Path) -> FileAnswer {
    DIALOG_FAILED.store(false, Ordering::Relaxed);
    let mut dialog = rfd::FileDialog::new().set_title(purpose.title());
    for (name, extensions) in purpose.filters() {
        dialog = dialog.add_filter(name, &extensions);
    }
    if let Some(folder) = suggestion.parent().filter(|folder| folder.is_dir()) {
        dialog = dialog.set_directory(folder);
    }
    let chosen = if purpose.writes() {
        let name = suggestion.file_name().unwrap_or_default().to_string_lossy();
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

    use super::{PathPurpose, typed_path, with_extension};
    use crate::exchange::{Exported, Format};

    #[test]
    fn typed_paths() {
        assert_eq!(typed_path("   "), None);
        assert_eq!(typed_path(" a/b.ron "), Some(PathBuf::from("a/b.ron")));
        assert_eq!(with_extension(PathBuf::from("a/b"), PathPurpose::Save), PathBuf::from("a/b.ron"));
        assert_eq!(with_extension(PathBuf::from("a/b.txt"), PathPurpose::Save), PathBuf::from("a/b.txt"));
        let mesh = PathPurpose::Export(Exported::P, Format::Obj);
        assert_eq!(with_extension(PathBuf::from("a/b"), mesh), PathBuf::from("a/b.obj"));
    }
}
