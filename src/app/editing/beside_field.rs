//! Whether typed characters wait for a text field that has lost the focus.
//!
//! A click beside the field of a lesson or a window drops the focus. The characters that follow are still meant for the
//! field: as keys of commands they would delete vertices and open panels. They act on the scene again after a click into
//! a picture, or once the field is gone.

use eframe::egui::{Context, Id, LayerId, Memory, Order};

/// The key of the pass in which a page last showed a text field.
fn key() -> Id {
    Id::unique("page with a text field")
}

/// Records that a page shows a text field in this pass.
pub(crate) fn offer(ctx: &Context) {
    let pass = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| data.insert_temp(key(), pass));
}

/// The text field that characters wait for.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct BesideField {
    /// The layer of the field.
    layer: Option<LayerId>,
    /// Whether the page had a text field in the last pass.
    offered: bool,
}

impl BesideField {
    /// Follows the focus at the end of a pass. `has_page` states whether a lesson is open, and `in_picture` whether a
    /// picture is under the pointer.
    pub(crate) fn follow(&mut self, ctx: &Context, (has_page, in_picture): (bool, bool)) {
        let pass = ctx.cumulative_pass_nr();
        let offered = ctx.data(|data| data.get_temp::<u64>(key())) == Some(pass);
        let focused = ctx.memory(Memory::focused).filter(|_| ctx.text_edit_focused());
        let layer = focused.and_then(|id| ctx.read_response(id)).map(|field| field.layer_id);
        // The fields of the setup are not meant.
        let layer = layer.filter(|layer| has_page || layer.order != Order::Background);
        let appears = offered && !self.offered;
        self.offered = offered;
        self.layer = layer.or(appears.then(LayerId::background)).or(self.layer);
        let is_there = |layer: &LayerId| match layer.order {
            Order::Background => has_page,
            _ => ctx.memory(|memory| memory.areas().is_visible(layer)),
        };
        let is_released = in_picture && ctx.input(|input| input.pointer.any_pressed());
        self.layer = self.layer.filter(|layer| is_there(layer) && !is_released);
    }

    /// Returns whether characters wait for a text field.
    pub(crate) const fn waits(&self) -> bool {
        self.layer.is_some()
    }
}
