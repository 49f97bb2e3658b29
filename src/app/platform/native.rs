//! A system with threads and file dialogs.

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};

use eframe::egui::Context;

use super::kinds::{FileAnswer, FileQuestion, Pace};
use crate::app::widgets::notice;
use crate::message::text;

/// Whether the window is the page of a browser.
pub(crate) const IS_PAGE: bool = false;

/// Number of items that one portion of work treats, on all processors.
pub(crate) const PORTION: u64 = u64::MAX;

/// Work beside the window.
#[derive(Debug)]
pub(crate) struct Worker(JoinHandle<()>);

impl Worker {
    /// Repeats work on a thread until it is done.
    pub(crate) fn start(mut work: impl FnMut() -> Pace + Send + 'static) -> Self {
        Self(thread::spawn(move || {
            loop {
                match work() {
                    Pace::Again => {}
                    Pace::After(pause) => thread::sleep(pause),
                    Pace::Done => return,
                }
            }
        }))
    }

    /// Waits for the end of the work. A panic in it changes nothing here.
    pub(crate) fn join(self) {
        self.0.join().ok();
    }
}

/// Asks for a file, and hands over the answer.
pub(crate) fn ask_for_file(question: FileQuestion, answer: impl FnOnce(FileAnswer) + Send + 'static) {
    if cfg!(target_os = "macos") {
        // macOS shows dialogs on the main thread only.
        answer(ask_now(&question));
    } else {
        thread::spawn(move || answer(ask_now(&question)));
    }
}

fn ask_now(question: &FileQuestion) -> FileAnswer {
    DIALOG_FAILED.store(false, Ordering::Relaxed);
    let mut dialog = rfd::FileDialog::new().set_title(question.title);
    for (name, extensions) in &question.filters {
        dialog = dialog.add_filter(name, extensions);
    }
    if let Some(folder) = question.suggestion.parent().filter(|folder| folder.is_dir()) {
        dialog = dialog.set_directory(folder);
    }
    let chosen = if question.writes {
        let name = question.suggestion.file_name().unwrap_or_default().to_string_lossy();
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

/// Returns the path of a file that was dropped on the window.
pub(crate) fn dropped_file(ctx: &Context) -> Option<PathBuf> {
    ctx.input(|input| input.raw.dropped_files.first().map(|file| file.path().to_owned()))
}

/// Returns nothing: a window has no address.
pub(crate) const fn entered_link() -> Option<String> {
    None
}

/// Does nothing: a window is no page.
pub(crate) fn tell_page(_: impl FnOnce() -> String) {}

/// Says that a window fetches nothing from the network.
pub(crate) fn fetch_lesson(_: &str, ctx: &Context) {
    notice::leave(ctx, text!("link-only-in-a-page").to_owned());
}

/// Returns the address of the page, as the build names it.
pub(crate) fn address() -> String {
    option_env!("GJK_SANDBOX_PAGE").unwrap_or(PAGE).to_owned()
}

/// The address of the page, unless the build names another one.
const PAGE: &str = "http://localhost:8000/";
