//! The requests of lessons to themselves.

use std::path::PathBuf;

use crate::app::state::mystery::Mystery;

/// A request of a lesson.
pub(super) enum LessonRequest {
    /// Open the shipped lesson with this index at its page with this index.
    Open(usize, usize),
    /// Go to the page with this index.
    Go(usize),
    /// Go back to the page that led here.
    Back,
    /// Show the scene of the page again, as it was left.
    ShowScene,
    /// Show the page as its author made it.
    StartOver,
    /// Open the lesson in this file.
    Read(PathBuf),
    /// Hand in the answers, to the file as before.
    HandIn,
    /// Hand in the answers, to this file.
    HandInTo(PathBuf),
    /// Begin another record of the lesson, at its first page.
    BeginAnew,
    /// Close the lesson.
    Close,
    /// Show a way to reach the goal.
    Solve,
    /// Show the end of the run of a solution. It is still the same page, with the same defect and verdict hidden.
    ShowSolved(Option<Mystery>, Option<bool>),
    /// Show the page whose scene is now shown.
    Arrive,
}

impl LessonRequest {
    /// Returns whether the answers on the page must be submitted first.
    pub(super) const fn submits_answers(&self) -> bool {
        !matches!(self, Self::ShowScene | Self::StartOver | Self::Solve | Self::ShowSolved(..) | Self::Arrive)
    }
}

/// A request of the lesson editor.
pub(super) enum AuthorRequest {
    /// Begin a lesson with the current screen.
    New,
    /// Edit the open lesson, or continue editing after a preview.
    Edit,
    /// Edit the lesson in this file.
    Read(PathBuf),
    /// End editing.
    Close,
    /// Go to the page with this index.
    Go(usize),
    /// Show the view of the page.
    Show,
    /// Add a page with the current screen.
    AddPage,
    /// Store the current screen as the view of the page.
    TakeView,
    /// Store the scene on screen as the solution.
    TakeSolution,
    /// Show the page as a student sees it.
    Preview,
    /// Write the lesson to its file.
    Save,
}
