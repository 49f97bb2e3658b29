//! The status line: what just happened, what the arrow keys do, how it ended, and what P and Q are.

use eframe::egui::{RichText, ScrollArea, Ui};

use crate::app::derived::Derived;
use crate::geometry::Side;
use crate::scene::Scene;

/// Shows the line.
pub(crate) fn ui(ui: &mut Ui, scene: &Scene, derived: &Derived, notice: Option<&str>) {
    ScrollArea::horizontal().id_salt("status").auto_shrink([false, true]).show(ui, |ui| {
        ui.horizontal(|ui| {
            if let Some(notice) = notice {
                ui.label(RichText::new(notice).strong());
                ui.separator();
            }
            ui.label(arrows(ui));
            ui.separator();
            let outcome = &derived.study.trace.outcome;
            ui.label(format!("{} after {} supports", outcome.verdict.word(), outcome.supports));
            for side in Side::BOTH {
                ui.separator();
                ui.label(body_words(scene, side));
            }
        });
    });
}

/// What the arrow keys do now.
fn arrows(ui: &Ui) -> &'static str {
    if ui.ctx().text_edit_focused() {
        "Arrows: move in the field (Enter takes it, Esc restores it)"
    } else {
        "Arrows: one step, Shift: one iteration, Ctrl: next new decision"
    }
}

/// `P: triangle 3`, or without a number where the shape has no vertices.
fn body_words(scene: &Scene, side: Side) -> String {
    let body = &scene.bodies[side];
    let count = body.local_vertices().map_or_else(String::new, |vertices| format!(" {}", vertices.len()));
    format!("{}: {}{count}", side.name(), body.kind_name())
}
