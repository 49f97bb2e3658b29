//! Sizes of texts before they are shown.

use eframe::egui::{Color32, TextStyle, Ui};

/// Returns the width, in points, of a text on one line.
pub(crate) fn text_width(ui: &Ui, text: &str, style: &TextStyle) -> f32 {
    let font = style.resolve(ui.style());
    ui.painter().layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER).size().x
}
