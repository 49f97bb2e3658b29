//! Parts of the window that the tour points at, and its bubble. Each reports its place in every frame; a hidden part
//! has no place.

use eframe::egui::{Context, Id, Rect};

/// A part of the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Anchor {
    /// The view of P and Q.
    Shapes,
    /// The view of P ⊖ Q.
    Difference,
    /// The sentences and the tabs.
    Words,
    /// The playhead with its buttons.
    Transport,
    /// The setup, or the button that opens it.
    Setup,
    /// The menu of the shipped scenes.
    Scenes,
    /// The bubble of the tour, while it is running.
    Tour,
}

impl Anchor {
    /// Records the place of the part in this frame.
    pub(crate) fn mark(self, ctx: &Context, rect: Rect) {
        let frame = ctx.cumulative_frame_nr();
        ctx.data_mut(|data| data.insert_temp(self.id(), (rect, frame)));
    }

    /// Returns the place of the part, in this frame or the previous one.
    pub(crate) fn place(self, ctx: &Context) -> Option<Rect> {
        let (rect, frame): (Rect, u64) = ctx.data(|data| data.get_temp(self.id()))?;
        (frame + 1 >= ctx.cumulative_frame_nr()).then_some(rect)
    }

    fn id(self) -> Id {
        Id::unique(("anchor", self))
    }
}
