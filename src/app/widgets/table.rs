//! Tables with a row for each iteration: one row is the current one, and a click chooses another.

use eframe::egui::{Sense, TextStyle, Ui};
use egui_extras::{Column, TableBuilder};

/// Returns the height of a row, in points.
pub(crate) fn row_height(ui: &Ui) -> f32 {
    ui.text_style_height(&TextStyle::Body) + 4.0
}

/// Creates a table with columns of these widths, in points. It scrolls to the current row only when that or
/// the height changes: a table held in place requests frames without end.
pub(crate) fn table<'a>(
    ui: &'a mut Ui,
    name: &str,
    widths: impl IntoIterator<Item = f32>,
    current: usize,
) -> TableBuilder<'a> {
    let height = row_height(ui);
    let scrolls = is_news(ui, current);
    let mut table = TableBuilder::new(ui)
        .id_salt(name)
        .striped(true)
        // The rows are stops of the keyboard, not their cells.
        .sense(Sense::CLICK)
        .auto_shrink([false, false])
        .min_scrolled_height(height)
        .animate_scrolling(false);
    if scrolls {
        table = table.scroll_to_row(current, None);
    }
    for width in widths {
        table = table.column(Column::exact(width));
    }
    table
}

/// Returns whether another row was current in the last frame, or the table had another height.
fn is_news(ui: &Ui, current: usize) -> bool {
    let id = ui.scope_id().with("current row");
    let now = (current, ui.available_height().to_bits());
    ui.data_mut(|data| {
        let before: Option<(usize, u32)> = data.get_temp(id);
        data.insert_temp(id, now);
        before != Some(now)
    })
}
