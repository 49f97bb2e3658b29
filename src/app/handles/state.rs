//! What the handles remember from frame to frame.

use super::held::Held;
use super::layout::Handle;
use crate::app::view_map::ViewMap;

/// What the handles remember from frame to frame.
#[derive(Clone, Debug, Default)]
pub(crate) struct Handles {
    /// How the SHAPES view was in the last frame: typed numbers and arrow keys need its directions.
    pub(crate) view: Option<ViewMap>,
    /// The handle under the pointer.
    pub(super) hovered: Option<Handle>,
    /// The handle that is held, and why its last change was refused.
    pub(super) held: Option<(Held, Option<String>)>,
}

impl Handles {
    /// Whether the pointer is on a handle: then nothing else may take a press.
    pub(crate) const fn is_hot(&self) -> bool {
        self.hovered.is_some() || self.held.is_some()
    }
}
