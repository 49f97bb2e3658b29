//! The beginning of a text that may be longer than its place.

use eframe::egui::text::LayoutJob;
use eframe::egui::{Color32, Label, Response, Sense, TextStyle, Ui};

/// Shows as much of the text as fits into so many lines, with an ellipsis where there is more, which is told on hover. Its
/// place is that of all the lines, however short it is.
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
