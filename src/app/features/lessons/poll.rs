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
    /// Whether the class was told that the question has no answer yet.
    pub(super) is_warned: bool,
    /// The room of the page, the size of letters for which all of it has room, and the height of the question, in points.
    pub(super) fit: (Vec2, f32, f32),
}
