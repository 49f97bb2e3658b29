//! What the pointer rests on, in whatever panel: offered while a frame is drawn, lit in the next one everywhere.

use crate::figure::Focus;

/// What all panels light up.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Attention {
    /// What the pointer rested on in the last frame.
    hovered: Option<Focus>,
    /// What it rests on in this one, as far as it is drawn.
    offered: Option<Focus>,
    /// What stays lit when the pointer rests on nothing.
    pub(crate) pinned: Option<Focus>,
}

impl Attention {
    /// The pointer rests on this.
    pub(crate) fn offer(&mut self, focus: Focus) {
        self.offered = Some(focus);
    }

    /// What is lit in this frame.
    pub(crate) fn current(&self) -> Option<Focus> {
        self.hovered.or(self.pinned)
    }

    /// The frame is drawn. Whether the next one looks otherwise.
    pub(crate) fn turn_over(&mut self) -> bool {
        let before = self.hovered;
        self.hovered = self.offered.take();
        self.hovered != before
    }
}
