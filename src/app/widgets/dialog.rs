//! Windows above all others. Esc and a click beside one close it.

use eframe::egui::{
    CentralPanel, Context, Frame, Id, Modal, Panel, ScrollArea, Sense, Ui, UiBuilder, Vec2, vec2,
};

use super::column::column;

/// The margins around the content of a large dialog, in points.
const MARGINS: Vec2 = vec2(60.0, 60.0);
/// Minimum size of the content of a large dialog.
const MIN_CONTENT: Vec2 = vec2(200.0, 120.0);

/// Creates a dialog. Its name must be unique.
pub(crate) fn dialog(ctx: &Context, name: &str) -> Modal {
    Modal::new(Id::unique(name)).frame(Frame::popup(&ctx.global_style()).inner_margin(14))
}

/// Returns a child of exactly this size.
pub(crate) fn sized(ui: &mut Ui, size: Vec2) -> Ui {
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    ui.new_child(UiBuilder::new().max_rect(rect))
}

/// A large dialog with a row of buttons at its lower end, which are always visible: the content above them
/// has to scroll if it does not fit.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Workbench {
    /// The unique name.
    pub(crate) name: &'static str,
    /// Maximum size of the content, in points.
    pub(crate) most: Vec2,
}

impl Workbench {
    /// Shows the content and the buttons. Returns whether to close the dialog.
    pub(crate) fn show<T>(
        self,
        ctx: &Context,
        state: &mut T,
        content: impl FnOnce(&mut Ui, &mut T),
        buttons: impl FnOnce(&mut Ui, &mut T),
    ) -> bool {
        let shown = dialog(ctx, self.name).show(ctx, |ui| {
            let size = (ui.ctx().content_rect().size() - MARGINS).min(self.most).max(MIN_CONTENT);
            let ui = &mut sized(ui, size);
            let end = Panel::bottom("buttons");
            end.frame(Frame::NONE).resizable(false).show(ui, |ui| {
                ui.add_space(4.0);
                buttons(ui, state);
            });
            CentralPanel::default().frame(Frame::NONE).show(ui, |ui| content(ui, state));
        });
        shown.should_close()
    }
}

/// Shows scrolling choices of this width, and their preview beside them.
pub(crate) fn choices_and_preview<T>(
    ui: &mut Ui,
    width: f32,
    state: &mut T,
    choices: impl FnOnce(&mut Ui, &mut T),
    preview: impl FnOnce(&mut Ui, &mut T),
) {
    let room = ui.available_height();
    ui.horizontal_top(|ui| {
        let left = vec2(width.min(ui.available_width() * 0.5), room);
        column(ui, left, |ui| {
            ScrollArea::vertical().id_salt("choices").auto_shrink([false, false]).show(ui, |ui| {
                choices(ui, state);
            });
        });
        ui.separator();
        let right = vec2(ui.available_width(), room);
        column(ui, right, |ui| preview(ui, state));
    });
}
