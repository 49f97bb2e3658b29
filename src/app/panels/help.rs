//! The help overlay: gestures of the pointer, and the table of commands.

use eframe::egui::{Context, Frame, Grid, Id, Modal, RichText, ScrollArea, Ui};

use crate::app::command::{Command, Group};

/// The effect of each gesture of the pointer: in the 2D views, in the 3D views.
const POINTER: [(&str, &str, &str); 14] = [
    ("Drag P or Q (shapes)", "moves it", "moves it in the view plane"),
    ("Drag a handle of the selection", "moves, turns, scales", "moves, turns, scales along its axis"),
    ("Ctrl while dragging", "grid, 15°, tenths", "grid, 15°, tenths"),
    ("Shift while dragging", "a tenth of the way", "a tenth of the way"),
    ("Drag elsewhere", "pans", "orbits"),
    ("Right drag, or Shift and drag", "pans", "pans"),
    ("Wheel or pinch", "zooms to the pointer", "zooms to the pointer"),
    ("Rest on a point", "says what it is", "says what it is"),
    ("Rest on a notation", "explains it; G: more", "explains it; G: more"),
    ("Rest on a row of STEPS", "rings its points", "rings its points"),
    ("Double click", "frames the view", "frames the view"),
    ("Esc while dragging", "puts it back", "puts it back"),
    (
        "W, E or R, an axis, a number, Enter",
        "W X 2: by 2 along x; E 90, R 2",
        "also Z; Shift and X: across x",
    ),
    ("Enter, then arrows", "nudges what is selected", "in the view; PgUp, PgDn along it"),
];

/// Shows the overlay. Returns whether it is to be closed.
pub(crate) fn ui(ctx: &Context) -> bool {
    let frame = Frame::popup(&ctx.global_style()).inner_margin(14);
    let modal = Modal::new(Id::unique("help")).frame(frame).show(ctx, |ui| {
        let room = ui.ctx().content_rect().size() * 0.86;
        ui.set_width(room.x.min(760.0));
        ui.heading("Commands and keys");
        ScrollArea::both().max_height((room.y - 80.0).max(60.0)).show(ui, |ui| {
            pointer_ui(ui);
            commands_ui(ui);
        });
        ui.separator();
        ui.button("Close").clicked()
    });
    modal.inner || modal.should_close()
}

fn commands_ui(ui: &mut Ui) {
    Grid::new("commands").num_columns(3).striped(true).show(ui, |ui| {
        for group in Group::ALL {
            ui.label(RichText::new(group.title()).strong());
            ui.end_row();
            for command in Command::ALL.into_iter().filter(|command| command.group() == group) {
                ui.label(command.text());
                ui.label(RichText::new(command.keys(ui)).monospace());
                ui.label(command.tooltip());
                ui.end_row();
            }
        }
    });
}

fn pointer_ui(ui: &mut Ui) {
    Grid::new("pointer").num_columns(3).striped(true).show(ui, |ui| {
        for heading in ["Pointer", "2D views", "3D views"] {
            ui.label(RichText::new(heading).strong());
        }
        ui.end_row();
        for (gesture, in_2d, in_3d) in POINTER {
            ui.label(gesture);
            ui.label(in_2d);
            ui.label(in_3d);
            ui.end_row();
        }
    });
    ui.add_space(8.0);
}
