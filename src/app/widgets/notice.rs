//! Notices for the status line, for places without access to requests: a field that loses the focus, or work
//! on a thread.

use eframe::egui::{Context, Id};

/// Leaves a notice. It is shown after the frame; of several, the last is shown.
pub(crate) fn leave(ctx: &Context, notice: String) {
    ctx.data_mut(|data| data.insert_temp(id(), notice));
}

/// Takes the latest notice.
pub(crate) fn take(ctx: &Context) -> Option<String> {
    ctx.data_mut(|data| data.remove_temp(id()))
}

fn id() -> Id {
    Id::unique("notice")
}
