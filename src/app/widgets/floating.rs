//! A window of a feature that floats over the panels: moved, resized, and closed by its cross or Escape.

use eframe::egui::{Context, Id, Key, Ui, Vec2, Window, vec2};

use crate::message;

/// Shows the window below the title with this id, with the dimensions `size` if there is room. Returns whether to close
/// it.
pub(crate) fn floating(ctx: &Context, id: &str, size: Vec2, content: impl FnOnce(&mut Ui)) -> bool {
    let mut is_open = true;
    let room = ctx.content_rect().size() - vec2(60.0, 110.0);
    Window::new(message::constant(id))
        .id(Id::unique(("floating", id)))
        .open(&mut is_open)
        .default_pos(ctx.content_rect().center_top() + vec2(-size.x / 2.0, 60.0))
        .default_size(room.min(size))
        .max_size(room.max(vec2(200.0, 120.0)))
        .collapsible(false)
        .show(ctx, content);
    !is_open || escaped(ctx)
}

/// Returns whether Escape was pressed, except to leave a text field.
pub(crate) fn escaped(ctx: &Context) -> bool {
    !ctx.text_edit_focused() && ctx.input(|input| input.key_pressed(Key::Escape))
}
