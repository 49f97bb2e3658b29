//! A column of a fixed size, for two columns side by side.

use eframe::egui::{Align, Layout, Ui, Vec2};

/// Shows the content from top to bottom in exactly this size.
pub(crate) fn column(ui: &mut Ui, size: Vec2, content: impl FnOnce(&mut Ui)) {
    ui.allocate_ui_with_layout(size, Layout::top_down(Align::Min), |ui| {
        ui.set_min_size(size);
        ui.set_max_size(size);
        content(ui);
    });
}
