//! The state of presenter mode: the content for the audience, and the state that leaving restores.

use eframe::egui::ThemePreference;

use super::document::Document;
use super::panel::WindowPanel;
use super::session::Session;

/// The contents that the keys 1 to 5 choose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum PresentedContent {
    /// The shapes and their difference, side by side.
    #[default]
    Both,
    /// One of the pictures.
    Picture(WindowPanel),
    /// The table of iterations.
    Steps,
    /// The algorithm as pseudocode.
    Code,
}

/// Presenter mode.
#[derive(Debug)]
pub(crate) struct Presenter {
    /// The picture or panel above the sentence.
    pub(crate) exhibit: PresentedContent,
    /// Whether the screen is blank.
    pub(crate) is_blank: bool,
    /// Whether everything except the surroundings of the pointer is darkened.
    pub(crate) has_spotlight: bool,
    /// The window as it was before.
    pub(crate) before: Before,
}

/// The window before presenter mode.
#[derive(Debug)]
pub(crate) struct Before {
    pub(crate) document: Document,
    pub(crate) session: Session,
    pub(crate) theme: ThemePreference,
    /// The size of text, as a factor.
    pub(crate) zoom: f32,
    pub(crate) is_full_screen: bool,
}

impl Presenter {
    /// Creates the mode with both pictures.
    pub(crate) fn new(before: Before) -> Self {
        Self { exhibit: PresentedContent::default(), is_blank: false, has_spotlight: false, before }
    }
}
