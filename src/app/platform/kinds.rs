//! The types that both platforms share.

use std::path::PathBuf;
use std::time::Duration;

/// The continuation of work that is done in portions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pace {
    /// With another portion.
    Again,
    /// With another portion after a pause.
    After(Duration),
    /// It is done.
    Done,
}

/// A question for a file, to be asked in a dialog of the system.
#[derive(Clone, Debug)]
pub(crate) struct FileQuestion {
    /// The title of the dialog; a browser has its own.
    #[cfg_attr(target_arch = "wasm32", expect(dead_code, reason = "a browser has its own"))]
    pub(crate) title: &'static str,
    /// The names of the file filters, and their extensions.
    pub(crate) filters: Vec<(String, Vec<&'static str>)>,
    /// The initial path.
    pub(crate) suggestion: PathBuf,
    /// Whether the file is written.
    pub(crate) writes: bool,
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
