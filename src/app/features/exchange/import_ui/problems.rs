//! The parts of the text that were not understood or were left out, with their lines.

use eframe::egui::{Button, RichText, ScrollArea, TextStyle, Ui};

use crate::app::features::exchange::importing::Importing;
use crate::exchange::{LeftOut, Problem, Reading};
use crate::message::text;

/// Returns the height of both lists, at most this much; 0 if there is nothing to show.
pub(super) fn height(ui: &Ui, importing: &Importing, most: f32) -> f32 {
    if importing.understood().is_none() {
        return 0.0;
    }
    let sorted = importing.sorted();
    let rows = sorted.problems.iter().map(ToString::to_string).chain(sorted.left_out.iter().map(row));
    let body = ui.text_style_height(&TextStyle::Body);
    // A letter is about half as wide as its line is high.
    let letters = (ui.available_width() / (0.5 * body)).max(10.0);
    let lines: f32 = rows.map(|row| (row.chars().count() as f32 / letters).ceil()).sum();
    let headings = [sorted.problems.len(), sorted.left_out.len()].into_iter().filter(|count| *count > 0);
    let lines = lines + headings.count() as f32;
    if lines == 0.0 { 0.0 } else { ((lines + 0.5) * (body + ui.spacing().item_spacing.y + 2.0)).min(most) }
}

/// Lists the problems and the omitted parts; a click shows the place in the text.
pub(super) fn ui(ui: &mut Ui, importing: &mut Importing, height: f32) {
    let sorted = importing.sorted();
    let mut jump = None;
    ScrollArea::vertical().id_salt("problems").max_height(height).auto_shrink([false, true]).show(ui, |ui| {
        if !sorted.problems.is_empty() {
            ui.label(RichText::new(heading(&sorted.problems)).strong());
        }
        for problem in &sorted.problems {
            if place_ui(ui, RichText::new(problem.to_string())) {
                jump = Some(problem.range.start);
            }
        }
        if !sorted.left_out.is_empty() {
            ui.label(RichText::new(text!("exchange-left-out"; count = sorted.left_out.len())).strong());
        }
        for part in &sorted.left_out {
            if place_ui(ui, RichText::new(row(part)).weak()) {
                jump = Some(part.place.range.start);
            }
        }
    });
    if jump.is_some() {
        importing.jump = jump;
    }
}

/// Shows a row. Returns whether it was clicked.
fn place_ui(ui: &mut Ui, words: RichText) -> bool {
    let place = ui.add(Button::new(words).frame(false).wrap());
    place.on_hover_text(text!("exchange-show-the-place-in-the")).clicked()
}

fn heading(problems: &[Problem]) -> String {
    let count = problems.len();
    let most = if count >= Reading::MAX_PROBLEMS { text!("exchange-at-least") } else { "" };
    let places = if count == 1 { text!("exchange-place-was") } else { text!("exchange-places-were") };
    text!("exchange-not-understood"; most = most, count = count, places = places)
}

/// An omitted part, in one line.
fn row(part: &LeftOut) -> String {
    let LeftOut { place, text, why } = part;
    if text.is_empty() {
        text!("exchange-line-3"; line = place.line, why = why)
    } else {
        text!("exchange-line-4"; line = place.line, text = text, why = why)
    }
}
