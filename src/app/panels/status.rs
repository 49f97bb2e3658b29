//! The status line: what P and Q are, how it ended, what the arrow keys do, and what just happened.

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
            for side in Side::BOTH {
                ui.label(body_words(scene, side));
                ui.separator();
            }
            super::verdict::ui(ui, derived);
            ui.separator();
            ui.label(format!("supports {}", derived.study.trace.outcome.supports));
            ui.separator();
            ui.label(RichText::new("arrows: one step, with Shift one iteration").weak());
        });
    });
}

/// `P: triangle 3`, or without a number where the shape has no vertices.
fn body_words(scene: &Scene, side: Side) -> String {
    let body = &scene.bodies[side];
    let count = body.local_vertices().map_or_else(String::new, |vertices| format!(" {}", vertices.len()));
    format!("{}: {}{count}", side.name(), body.kind_name())
}
