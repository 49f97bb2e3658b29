//! A drag of a body beside P and Q: its place under the pointer.

use eframe::egui::Pos2;
use glam::DVec3;

use super::item_drag::stepped;
use crate::app::editing::drag::{Drag, DragModifiers};
use crate::app::view::pick::Grip;
use crate::figure::narration::table::Digits;
use crate::message::text;

/// A drag of a body beside P and Q.
#[derive(Clone, Debug)]
pub(crate) struct OtherDrag {
    /// The index of the body.
    pub(super) index: usize,
    /// The drag of the pointer.
    pub(super) drag: Drag,
    /// The position of the body before the drag.
    from: DVec3,
    /// The last position of the body.
    pub(super) last: DVec3,
}

impl OtherDrag {
    /// Starts a drag of the body at a screen position. Returns `None` if there is no body beside P and Q
    /// there.
    pub(super) fn new(grip: &Grip<'_>, pressed: Pos2) -> Option<Self> {
        let index = grip.other_at(pressed)?;
        let body = &grip.scene.others.get(index)?.body;
        let from = body.pose().position;
        Some(Self { index, drag: Drag::new(&grip.view, (pressed, pressed), body.center()), from, last: from })
    }

    /// Returns the position to which the body is dragged, and its description. Returns `None` if the position
    /// is not finite.
    pub(super) fn goal(&self, grip: &Grip<'_>, modifiers: DragModifiers) -> Option<(DVec3, String)> {
        let (view, grabbed) = (&grip.view, self.drag.grabbed);
        let moved = self.drag.displacement(view);
        if !moved.is_finite() {
            return None;
        }
        let (step, unit) = (modifiers.step(view, grabbed), view.units_per_point_at(grabbed));
        let to = stepped(self.from, moved, step, modifiers.snap, unit);
        let written = Digits::Four.write_vector(to, grip.scene.dimension);
        Some((to, text!("drag"; item = grip.scene.other_name(self.index), place = written)))
    }
}
