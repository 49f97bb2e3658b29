//! The state of the pointer from one frame to the next.

use eframe::egui::Pos2;

use super::modes::Mode;
use crate::app::view::pick::PickTarget;

/// The state of the pointer from one frame to the next.
#[derive(Clone, Debug, Default)]
pub(crate) struct PointerState {
    /// The effect of a click or a drag on the background.
    pub(crate) mode: Mode,
    /// The current selection box.
    pub(in crate::app::editing) band: Option<Band>,
    /// The subject of the context menu.
    pub(super) menu: Option<MenuSubject>,
    /// Whether Esc belonged to a text field or a menu in the last frame.
    pub(super) esc_taken: bool,
    /// Whether the last click made another body Q. A second click then applies to that body, not to a point on its
    /// outline.
    pub(super) made_q: bool,
}

/// A selection box in progress.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Band {
    /// The position where the pointer was pressed.
    pub(super) from: Pos2,
    /// The position of the pointer.
    pub(super) to: Pos2,
}

/// The subject of the open context menu.
#[derive(Clone, Copy, Debug)]
pub(super) struct MenuSubject {
    pub(super) target: Option<PickTarget>,
    /// The body beside P and Q, if it is one.
    pub(super) other: Option<usize>,
    /// The position of the right click.
    pub(super) at: Pos2,
}
