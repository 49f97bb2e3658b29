//! The question that the class sees in presenter mode, with its votes and its layout.

use eframe::egui::Vec2;

use crate::app::state::votes::Votes;

/// The question that the class sees.
#[derive(Debug, Default)]
pub(super) struct Poll {
    /// The number of the question, once it is chosen or answered.
    pub(super) number: Option<usize>,
    /// The answer with the most votes, or the clicked one.
    pub(super) chosen: Option<usize>,
    pub(super) votes: Votes,
    /// The layout of the page.
    pub(super) fit: Fit,
}

/// The layout of a page, found by laying it out.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Fit {
    /// The room for which it was found.
    pub(super) room: Vec2,
    /// The size of the letters, in points.
    pub(super) letters: f32,
    /// The height of the question with its answers.
    pub(super) question: f32,
}
