//! The beginning of a text that may be longer than its place.

use eframe::egui::text::LayoutJob;
use eframe::egui::{Color32, Label, Response, Sense, TextStyle, Ui};

/// Shows the part of the text that fits into this number of lines, with an ellipsis if there is more, which hovering
/// shows. It always takes the height of this number of lines.
pub(crate) fn ui(ui: &mut Ui, text: &str, lines: usize, color: Color32) -> Response {
    let font = TextStyle::Body.resolve(ui.style());
    let mut job = LayoutJob::simple(text.to_owned(), font, color, ui.available_width());
    job.wrap.max_rows = lines;
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
    let height = lines as f32 * ui.text_style_height(&TextStyle::Body);
    ui.scope(|ui| {
        ui.set_min_height(height);
        ui.add(Label::new(galley).sense(Sense::click()))
    })
    .inner
}
