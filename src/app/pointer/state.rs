//! What the pointer is about, from one frame to the next.

use eframe::egui::Pos2;

use super::modes::Mode;
use super::pick::Target;
use crate::edit::moving::Lead;
use crate::edit::snap::Outline;

/// What the pointer is about, from one frame to the next.
#[derive(Clone, Debug, Default)]
pub(crate) struct PointerState {
    /// What a click or a drag on nothing does.
    pub(crate) mode: Mode,
    /// The drag of a gesture that the pointer drives.
    pub(super) pull: Option<Pull>,
    /// The box that is being drawn.
    pub(super) band: Option<Band>,
    /// What the context menu is about.
    pub(super) menu: Option<Subject>,
    /// Whether, in the last frame, Esc belonged to a field that is typed in or to a menu.
    pub(super) esc_taken: bool,
    /// Whether the last click made another body Q. A second click then means that body too, not a place on its outline.
    pub(super) made_q: bool,
}

/// A drag under way.
#[derive(Clone, Debug)]
pub(crate) struct Pull {
    /// Where the pointer would be, had it always moved at full speed.
    pub(super) at: Pos2,
    /// Where it was in the last frame.
    pub(super) last: Pos2,
    /// What is placed on the grid.
    pub(super) lead: Lead,
    /// The vertex that snaps to the other shape.
    pub(super) corner: Option<usize>,
    /// The other shape, if it stands still and is not round.
    pub(super) other: Option<Outline>,
}

/// The box that is being drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Band {
    /// Where the pointer was pressed.
    pub(super) from: Pos2,
    /// Where it is.
    pub(super) to: Pos2,
}

/// What the menu that is open is about.
#[derive(Clone, Copy, Debug)]
pub(super) struct Subject {
    pub(super) target: Option<Target>,
    /// Where the pointer was.
    pub(super) at: Pos2,
}
