//! A panel that floats over the pictures if the window has no room beside them.

use eframe::egui::{Area, Frame, Id, Order, Rect, Ui};

use super::floating::escaped;

/// Shows the drawer at `rect`. Returns whether to close it: by Escape, or by a press on `pictures` beside
/// it.
pub(crate) fn drawer(ui: &Ui, name: &str, rect: Rect, pictures: Rect, content: impl FnOnce(&mut Ui)) -> bool {
    let ctx = ui.ctx();
    let frame = Frame::popup(&ctx.global_style()).inner_margin(8.0);
    let inside = frame.total_margin().sum();
    let area = Area::new(Id::unique(("drawer", name))).order(Order::Middle).fixed_pos(rect.min);
    area.constrain(false).default_size(rect.size()).show(ctx, |ui| {
        frame.show(ui, |ui| {
            let size = (rect.size() - inside).max(eframe::egui::Vec2::splat(1.0));
            ui.set_min_size(size);
            ui.set_max_size(size);
            content(ui);
        });
    });
    let pressed =
        ctx.input(|input| input.pointer.any_pressed().then(|| input.pointer.interact_pos()).flatten());
    let beside = pressed.is_some_and(|at| {
        let is_below = ctx.layer_id_at(at).is_none_or(|layer| layer.order == Order::Background);
        is_below && pictures.contains(at) && !rect.contains(at)
    });
    escaped(ctx) || beside
}
