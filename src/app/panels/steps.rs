//! STEPS: one row per iteration of the search and of the expanding polytope; a click jumps to it.

use std::iter;

use eframe::egui::{
    CursorIcon, Label, RichText, Role, ScrollArea, Sense, TextStyle, TextWrapMode, Ui, WidgetInfo,
};
use egui_extras::TableRow;

use crate::app::state::cx::Cx;
use crate::app::state::derived::Derived;
use crate::app::state::focus::announce;
use crate::app::state::request::Request;
use crate::app::view::explain;
use crate::app::widgets::measure::text_width;
use crate::app::widgets::stops::{self, Pressed};
use crate::app::widgets::table::{row_height, table};
use crate::figure::Focus;
use crate::figure::narration::table::{IterationRow, columns, heads};
use crate::figure::series::IterationKind;
use crate::figure::spoken::spoken;
use crate::message::text;

/// The index of the column with the number of the iteration, which stays narrow.
const NUMBER: usize = 0;

/// Shows the known part of the table. The row under the pointer is highlighted in all panels.
pub(crate) fn ui(ui: &mut Ui, cx: &mut Cx<'_>) {
    let derived = cx.derived;
    let height = row_height(ui);
    let current = derived.iteration_of(cx.step);
    let rows = derived.rows_until(cx.visible.step);
    let columns = columns(derived.rows());
    ScrollArea::horizontal().id_salt("steps").min_scrolled_height(0.0).auto_shrink([false, false]).show(
        ui,
        |ui| {
            ui.style_mut().wrap_mode = Some(TextWrapMode::Extend);
            let widths = column_widths(ui, derived, columns);
            stops::group(ui, "rows", |ui| {
                table(ui, "iterations", widths, current)
                    .header(height, |mut header| {
                        for head in &heads()[..columns] {
                            header.col(|ui| {
                                explain::text(ui.label(RichText::new(*head).strong()), head);
                            });
                        }
                    })
                    .body(|body| {
                        body.rows(height, rows.len(), |row| {
                            row_ui(row, cx, &rows, columns);
                        });
                    })
            });
        },
    );
}

/// The widths of the columns: each as wide as its widest cell, plus a share of the remaining width.
fn column_widths(ui: &Ui, derived: &Derived, columns: usize) -> Vec<f32> {
    let width = |text: &str| text_width(ui, text, &TextStyle::Body);
    let mut widths: Vec<f32> = heads()[..columns].iter().copied().map(width).collect();
    for row in derived.rows() {
        for (widest, cell) in widths.iter_mut().zip(row.cells()) {
            *widest = widest.max(width(cell));
        }
    }
    let gaps = ui.spacing().item_spacing.x * (columns - 1) as f32;
    // Room for the scroll bar, too, and for rounding the widths up.
    let spare = ui.available_width()
        - widths.iter().sum::<f32>()
        - gaps
        - ui.spacing().scroll.allocated_width()
        - 8.0;
    for (column, width) in widths.iter_mut().enumerate() {
        *width = width.ceil() + 4.0;
        if column != NUMBER {
            *width += (spare / (columns - 1) as f32 - 5.0).max(0.0);
        }
    }
    widths
}

fn row_ui(mut row: TableRow<'_, '_>, cx: &mut Cx<'_>, rows: &[IterationRow], columns: usize) {
    let derived = cx.derived;
    let current = derived.iteration_of(cx.step);
    let index = row.index();
    let is_lit = cx.attention().lit().has_iteration(index);
    row.set_selected(index == current);
    row.set_hovered(is_lit);
    let Some((cells, iteration)) = rows.get(index).zip(derived.iterations.get(index)) else { return };
    let name = match iteration.kind {
        IterationKind::Search(index) => text!("panels-iteration"; index = index + 1),
        IterationKind::Start(_) => text!("panels-start-of-epa").to_owned(),
        IterationKind::Growth { number, .. } => text!("panels-epa-iteration"; number = number),
    };
    let mut is_pressed = false;
    for (column, text) in cells.cells()[..columns].iter().enumerate() {
        row.col(|ui| {
            if column == 0 {
                let stop = WidgetInfo::selected(Role::Row, true, index == current, &name);
                is_pressed = stop_ui(ui, &stop, &cells.cells()[..columns], is_lit);
            }
            let words = RichText::new(*text);
            let label = Label::new(if is_lit { words.underline() } else { words }).selectable(false);
            explain::text(ui.add(label), text);
        });
    }
    let response = row.response();
    if response.hovered() {
        cx.attention().offer(Focus::Iteration(index));
    }
    let response = response.on_hover_cursor(CursorIcon::PointingHand);
    if response.clicked() || is_pressed {
        cx.requests.push(Request::JumpTo(iteration.events.start));
    }
    response.context_menu(|ui| {
        if ui.button(text!("panels-go-to-iteration")).clicked() {
            cx.requests.push(Request::JumpTo(iteration.events.start));
        }
        if ui.button(text!("panels-copy-row")).clicked() {
            ui.copy_text(cells.cells()[..columns].join("\t"));
        }
        if ui.button(text!("panels-copy-rows")).clicked() {
            let lines = rows.iter().map(|row| row.cells()[..columns].join("\t"));
            let heads = heads()[..columns].join("\t");
            ui.copy_text(iter::once(heads).chain(lines).collect::<Vec<_>>().join("\n"));
        }
    });
}

/// The cells of a row with the heads of their columns, as one text for speech and Braille.
fn row_words(cells: &[&str]) -> String {
    let named = heads().into_iter().zip(cells).skip(1).filter(|(_, cell)| !cell.is_empty());
    let parts: Vec<String> = named.map(|(head, cell)| format!("{head}: {cell}")).collect();
    spoken(&parts.join("; "))
}

/// Adds the stop of a row for the keyboard and assistive technology, in its first cell: pointers have the whole row.
/// Returns whether it is pressed.
fn stop_ui(ui: &Ui, info: &WidgetInfo, cells: &[&str], is_lit: bool) -> bool {
    let id = ui.scope_id().with("row");
    let stop = ui.interact(ui.max_rect(), id, Sense::focusable_noninteractive());
    stop.widget_info(|| info.clone());
    ui.ctx().accesskit_node_builder(id, |node| node.set_value(row_words(cells)));
    if is_lit {
        announce(&stop);
    }
    stops::pressed(&stop) != Pressed::Not
}
