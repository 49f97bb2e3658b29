//! The state of the handles from frame to frame.

use super::held::Held;
use super::layout::Handle;
use crate::app::view_map::ViewMap;

/// The state of the handles from frame to frame.
#[derive(Clone, Debug, Default)]
pub(crate) struct Handles {
    /// The map of the SHAPES view in the last frame: typed numbers and arrow keys use its axes.
    pub(crate) view: Option<ViewMap>,
    /// The handle under the pointer.
    pub(super) hovered: Option<Handle>,
    /// The held handle, and the reason if its last change was refused.
    pub(super) held: Option<(Held, Option<String>)>,
}

impl Handles {
    /// Whether the pointer is on a handle or holds one: then nothing else may take a press.
    pub(crate) const fn is_hot(&self) -> bool {
        self.hovered.is_some() || self.held.is_some()
    }
}
