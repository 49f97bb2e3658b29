//! Notices for the status line, left where no request can be made: by a field that is left, or by work beside the window.

use eframe::egui::{Context, Id};

/// Leaves a notice. It is shown after the frame; of several, the last.
pub(crate) fn leave(ctx: &Context, notice: String) {
    ctx.data_mut(|data| data.insert_temp(id(), notice));
}

/// Takes the notice that was left last.
pub(crate) fn take(ctx: &Context) -> Option<String> {
    ctx.data_mut(|data| data.remove_temp(id()))
}

fn id() -> Id {
    Id::unique("notice")
}
