//! The tables of both runs in one: results of both in one iteration share a row, marked with ≠ where they
//! differ; additional iterations of one run stand alone.

use eframe::egui::{CursorIcon, Label, RichText, Role, ScrollArea, TextWrapMode, Ui, WidgetInfo};
use egui_extras::TableRow;

use crate::app::features::compare::Second;
use crate::app::state::cx::Cx;
use crate::app::state::derived::Derived;
use crate::app::state::focus::announce;
use crate::app::state::request::Request;
use crate::app::view::explain;
use crate::app::widgets::icons::{self, Icon};
use crate::app::widgets::table::{row_height, table};
use crate::app::widgets::theme;
use crate::figure::Focus;
use crate::figure::narration::table::Digits;
use crate::gjk::Letter;
use crate::message::text;

/// The heads of each half.
fn heads() -> [&'static str; 5] {
    let [vertex_pair, region, kept] =
        [text!("figure-head-parents"), text!("figure-head-region"), text!("figure-head-kept")];
    [vertex_pair, "A", "A·v/|v|", region, kept]
}

/// The width of the column with the row number, in points.
const NUMBER: f32 = 46.0;

/// Minimum width of a cell, in points.
const MIN_WIDTH: f32 = 52.0;

/// Shows the table.
pub(super) fn ui(ui: &mut Ui, second: &Second, stop: usize, cx: &mut Cx<'_>) {
    let height = row_height(ui);
    let comparison = &second.comparison;
    let current = comparison.row_of(stop);
    ScrollArea::horizontal().id_salt("both tables").auto_shrink([false, false]).show(ui, |ui| {
        ui.style_mut().wrap_mode = Some(TextWrapMode::Truncate);
        let columns = 2 * heads().len();
        let gaps = ui.spacing().item_spacing.x * columns as f32;
        let room = ui.available_width() - NUMBER - gaps - ui.spacing().scroll.allocated_width() - 8.0;
        let width = (room / columns as f32).max(MIN_WIDTH);
        let widths = std::iter::once(NUMBER).chain(std::iter::repeat_n(width, columns));
        table(ui, "both", widths, current)
            .header(height, |mut header| {
                header.col(|ui| {
                    ui.label(RichText::new(text!("compare-row-head")).strong());
                });
                for run in ["1", "2"] {
                    for (column, head) in heads().into_iter().enumerate() {
                        let text = if column == 0 { format!("{run}: {head}") } else { head.to_owned() };
                        header.col(|ui| {
                            explain::text(ui.label(RichText::new(text).strong()), head);
                        });
                    }
                }
            })
            .body(|body| {
                body.rows(height, comparison.rows.len(), |row| {
                    row_ui(row, second, current, cx);
                });
            });
    });
}

fn row_ui(mut row: TableRow<'_, '_>, second: &Second, current: usize, cx: &mut Cx<'_>) {
    let (derived, lit) = ([cx.derived, &second.derived], second.lit());
    let index = row.index();
    let comparison = &second.comparison;
    let Some(line) = comparison.rows.get(index) else { return };
    let parts = comparison.divergence.as_ref().is_some_and(|divergence| divergence.row == index);
    let is_different = line.iterations.iter().all(Option::is_some) && !line.same;
    let is_lit = [0, 1].map(|run| line.iterations[run].is_some_and(|index| lit[run].has_iteration(index)));
    row.set_selected(index == current);
    row.set_hovered(is_lit.contains(&true));
    row.col(|ui| {
        ui.horizontal(|ui| {
            if parts {
                let alarm = theme::color(theme::palette(ui).letter_text[Letter::A as usize]);
                icons::inline(ui, Icon::Warning, 14.0, alarm);
            }
            let sign = if is_different { " ≠" } else { "" };
            ui.add(Label::new(format!("{}{sign}", index + 1)).selectable(false));
        });
    });
    for run in [0, 1] {
        let cells = line.iterations[run].and_then(|index| derived[run].rows().get(index));
        // Products with directions of different lengths are not comparable.
        let distance = line.distances[run].map(|distance| Digits::Four.write(distance));
        let texts = match cells {
            Some(cells) => {
                let support_value = distance.as_ref().unwrap_or(&cells.support_value);
                [&cells.vertex_pair, &cells.support, support_value, &cells.region, &cells.kept]
                    .map(String::as_str)
            }
            None => ["–", "", "", "", ""],
        };
        for text in texts {
            row.col(|ui| {
                let words = if parts { RichText::new(text).strong() } else { RichText::new(text) };
                ui.add(Label::new(if is_lit[run] { words.underline() } else { words }).selectable(false));
            });
        }
    }
    let response = row.response();
    let kind = match line.iterations {
        _ if parts => text!("compare-first-divergence"),
        [Some(_), None] => text!("compare-run-1-only"),
        [None, Some(_)] => text!("compare-run-2-only"),
        _ if is_different => text!("compare-different-points"),
        _ => "",
    };
    let name = text!("compare-row"; index = index + 1, kind = kind);
    response.widget_info(|| WidgetInfo::selected(Role::Row, true, index == current, &name));
    if is_lit.contains(&true) {
        announce(&response);
    }
    if response.hovered()
        && let Some(focus) = focus_of(derived, line.iterations)
    {
        cx.attention().offer(focus);
    }
    if response.on_hover_cursor(CursorIcon::PointingHand).on_hover_text(name).clicked() {
        cx.requests.push(Request::JumpTo(line.stops.start));
    }
}

/// The item of a row in both runs: the vertex pair, since the runs number their iterations differently.
fn focus_of(derived: [&Derived; 2], iterations: [Option<usize>; 2]) -> Option<Focus> {
    let support =
        [0, 1].into_iter().find_map(|run| derived[run].iterations.get(iterations[run]?)?.support)?;
    support.index_p.zip(support.index_q).map(|(p, q)| Focus::Pair { p, q })
}
