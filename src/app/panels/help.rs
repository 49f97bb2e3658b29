//! The help overlay: gestures of the pointer, and the commands available now.

use eframe::egui::{Align, Color32, Context, Frame, Label, Layout, RichText, ScrollArea, Ui, vec2};

use crate::app::command::{Command, CommandGroup};
use crate::app::widgets::dialog::dialog;
use crate::app::widgets::stops;
use crate::message::{self, text};

/// The effect of each gesture of the pointer: in the 2D views, in the 3D views.
const POINTER: [(&str, &str, &str); 14] = [
    ("panels-drag-p-or-q-shapes", "panels-moves-it", "panels-moves-it-in-the-view"),
    ("panels-drag-a-handle-of-the", "panels-moves-turns-scales", "panels-moves-turns-scales-along-its"),
    ("panels-ctrl-while-dragging", "panels-grid-15-tenths", "panels-grid-15-tenths"),
    ("panels-shift-while-dragging", "panels-a-tenth-of-the-way", "panels-a-tenth-of-the-way"),
    ("panels-drag-elsewhere", "panels-pans", "panels-orbits"),
    ("panels-right-drag-or-shift-and", "panels-pans", "panels-pans"),
    ("panels-wheel-or-pinch", "panels-zooms-to-the-pointer", "panels-zooms-to-the-pointer"),
    ("panels-rest-on-a-point", "panels-says-what-it-is", "panels-says-what-it-is"),
    ("panels-rest-on-a-notation", "panels-explains-it-g-more", "panels-explains-it-g-more"),
    ("panels-rest-on-a-row-of", "panels-rings-its-points", "panels-rings-its-points"),
    ("panels-double-click", "panels-frames-the-view", "panels-frames-the-view"),
    ("panels-esc-while-dragging", "panels-puts-it-back", "panels-puts-it-back"),
    ("panels-w-e-or-r-an", "panels-w-x-2-by-2", "panels-also-z-shift-and-x"),
    ("panels-enter-then-arrows", "panels-nudges-what-is-selected", "panels-in-the-view-pgup-pgdn"),
];

/// The fractions of the width for the three columns of the gestures, and of the commands.
const WIDTHS: [[f32; 3]; 2] = [[0.34, 0.33, 0.33], [0.25, 0.25, 0.5]];

/// Shows the overlay with these commands. Returns whether to close it.
pub(crate) fn ui(ctx: &Context, commands: &[Command]) -> bool {
    let modal = dialog(ctx, "help").show(ctx, |ui| {
        let room = ui.ctx().content_rect().size() * 0.86;
        ui.set_width(room.x.min(860.0));
        stops::heading(&ui.heading(text!("panels-commands-and-keys")));
        ui.label(RichText::new(text!("panels-what-can-be-done-now")).weak());
        ScrollArea::vertical().max_height((room.y - 80.0).max(60.0)).show(ui, |ui| {
            pointer_ui(ui);
            commands_ui(ui, commands);
            stops::readable(ui, text!("panels-commands-and-keys"));
        });
        ui.separator();
        ui.button(text!("panels-close")).clicked()
    });
    modal.inner || modal.should_close()
}

fn commands_ui(ui: &mut Ui, commands: &[Command]) {
    for group in CommandGroup::ALL {
        let of_group: Vec<Command> = commands.iter().copied().filter(|it| it.group() == group).collect();
        if of_group.is_empty() {
            continue;
        }
        ui.add_space(4.0);
        ui.label(RichText::new(group.title()).strong());
        for (index, command) in of_group.into_iter().enumerate() {
            let texts = [
                RichText::new(command.text()),
                RichText::new(command.keys(ui)).monospace(),
                RichText::new(command.tooltip()),
            ];
            row_ui(ui, index, WIDTHS[1], texts);
        }
    }
}

fn pointer_ui(ui: &mut Ui) {
    row_ui(
        ui,
        0,
        WIDTHS[0],
        [text!("panels-pointer"), text!("panels-2d-views"), text!("panels-3d-views")]
            .map(|heading| RichText::new(heading).strong()),
    );
    for (index, (gesture, in_2d, in_3d)) in POINTER.into_iter().enumerate() {
        row_ui(
            ui,
            index + 1,
            WIDTHS[0],
            [gesture, in_2d, in_3d].map(|id| RichText::new(message::constant(id))),
        );
    }
    ui.add_space(8.0);
}

/// Shows a row of three columns with these fractions of the width, as high as the longest of its texts.
fn row_ui(ui: &mut Ui, index: usize, parts: [f32; 3], texts: [RichText; 3]) {
    let fill = if index % 2 == 1 { ui.visuals().faint_bg_color } else { Color32::TRANSPARENT };
    Frame::new().fill(fill).show(ui, |ui| {
        let room = ui.available_width() - 2.0 * ui.spacing().item_spacing.x;
        ui.horizontal_top(|ui| {
            for (part, text) in parts.into_iter().zip(texts) {
                let size = vec2((room * part).floor().max(1.0), 0.0);
                ui.allocate_ui_with_layout(size, Layout::top_down(Align::Min), |ui| {
                    ui.set_width(size.x);
                    ui.add(Label::new(text).wrap());
                });
            }
        });
    });
}
