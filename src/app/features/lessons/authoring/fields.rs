//! Fields of lessons for one line and for several.

use eframe::egui::{TextEdit, Ui};

/// Maximum length of a title and of a text, in characters.
pub(super) const LONGEST: (usize, usize) = (200, 20_000);

/// Shows a field for one line, below its name.
pub(super) fn line_ui(ui: &mut Ui, name: &str, text: &mut String) {
    let most = LONGEST.0.max(text.len());
    let field = TextEdit::singleline(text).char_limit(most).desired_width(f32::INFINITY);
    ui.add(field.hint_text(name)).accessible_name(name);
}

/// Shows a field for several lines.
pub(super) fn lines_ui(ui: &mut Ui, name: &str, text: &mut String, rows: usize) {
    let most = LONGEST.1.max(text.len());
    let field = TextEdit::multiline(text).char_limit(most).desired_width(f32::INFINITY).desired_rows(rows);
    ui.add(field.hint_text(name)).accessible_name(name);
}
