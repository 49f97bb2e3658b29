//! The parts of the text that were not understood, with their positions.

use eframe::egui::{Button, RichText, ScrollArea, Ui};

use crate::app::features::exchange::importing::Importing;
use crate::exchange::Reading;

/// Lists the problems; a click shows the position in the text.
pub(super) fn ui(ui: &mut Ui, importing: &mut Importing, height: f32) {
    let Some(understood) = importing.understood() else { return };
    let problems = &understood.reading.problems;
    let count = problems.len();
    let most = if count >= Reading::MAX_PROBLEMS { "at least " } else { "" };
    let places = if count == 1 { "place was" } else { "places were" };
    let heading = format!("{most}{count} {places} not understood");
    let mut jump = None;
    ScrollArea::both().id_salt("problems").max_height(height).auto_shrink([false, true]).show(ui, |ui| {
        ui.label(RichText::new(heading).strong());
        for problem in problems {
            let place = ui.add(Button::new(problem.to_string()).frame(false));
            if place.on_hover_text("Show the place in the text").clicked() {
                jump = Some(problem.range.start);
            }
        }
    });
    if jump.is_some() {
        importing.jump = jump;
    }
}
