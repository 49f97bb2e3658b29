//! The system's file dialogs and typed paths.

use std::path::PathBuf;

use eframe::egui::Context;

use crate::app::platform::{self, FileAnswer, FileQuestion};
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

/// The system's file dialog, which does not stop the window; at most one is open.
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
        let question = FileQuestion {
            title: request.title,
            filters: request.filters.clone(),
            suggestion: request.suggestion.clone(),
            writes: request.writes.is_some(),
        };
        let (job, answer) = Job::promised(ctx);
        platform::ask_for_file(question, answer);
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
