//! The rows of a published code or of a decision tree, which can be hovered and clicked.

use eframe::egui::text::LayoutJob;
use eframe::egui::{
    Align2, Color32, CursorIcon, FontId, Pos2, Rect, Role as AccessRole, ScrollArea, Sense, Shape, Stroke,
    TextFormat, TextStyle, Ui, WidgetInfo, pos2, vec2,
};

use crate::app::state::focus::announce;
use crate::app::view::explain;
use crate::app::widgets::{stops, theme};
use crate::explain::listing;
use crate::figure::spoken::spoken;
use crate::figure::{Palette, Role, RowStatus, Script, ScriptRow, Standing};
use crate::gjk::Letter;

/// The indentation of a row per level of depth, in points.
const INDENT: f32 = 18.0;

/// The input of the pointer.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Pointed {
    /// The index of the hovered row.
    pub(crate) hovered: Option<usize>,
    /// The index of the clicked row.
    pub(crate) clicked: Option<usize>,
}

/// Shows the rows. Returns the hovered and clicked ones. `is_lit` states which are linked to the item
/// hovered elsewhere.
pub(crate) fn ui(ui: &mut Ui, script: &Script, is_lit: impl Fn(&ScriptRow) -> bool) -> Pointed {
    let mut pointed = Pointed::default();
    let now = script.rows.iter().position(|row| row.status == RowStatus::Now);
    // Scrolls only when another row is executed, so that a user's own scrolling is kept.
    let id = ui.scope_id().with("current row of the code");
    let before: Option<Option<usize>> = ui.data(|data| data.get_temp(id));
    ui.data_mut(|data| data.insert_temp(id, now));
    let scrolls = before != Some(now);
    ScrollArea::both()
        .id_salt(&script.title)
        .min_scrolled_height(0.0)
        .auto_shrink([false, false])
        .animated(false)
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            let mut lines = Joints::default();
            stops::group(ui, ("rows", &script.title), |ui| {
                for (index, row) in script.rows.iter().enumerate() {
                    let (rect, hovered, clicked) = row_ui(ui, row, is_lit(row));
                    if script.is_tree {
                        lines.join(ui, row, rect);
                    }
                    if hovered {
                        pointed.hovered = Some(index);
                    }
                    if clicked {
                        pointed.clicked = Some(index);
                    }
                    if scrolls && now == Some(index) {
                        ui.scroll_to_rect(rect.expand2(vec2(0.0, 2.0 * rect.height())), None);
                    }
                }
            });
        });
    pointed
}

/// Shows a row. Returns its rectangle, whether it is hovered, and whether it is clicked.
fn row_ui(ui: &mut Ui, row: &ScriptRow, is_lit: bool) -> (Rect, bool, bool) {
    let palette = theme::palette(ui);
    let font = TextStyle::Monospace.resolve(ui.style());
    let left = (row.depth as f32 + 1.0) * INDENT;
    let text = ui.painter().layout_job(colored(ui, row, &font, palette));
    let aside_color = theme::color(palette.text(Role::Letter(Letter::A)));
    let aside = ui.painter().layout_no_wrap(row.aside.clone(), font, aside_color);
    let width = left + text.size().x + aside.size().x + 24.0;
    let height = text.size().y.max(aside.size().y) + 2.0;
    let (id, rect) = ui.allocate_space(vec2(width.max(ui.available_width()), height));
    // The focus scrolls to a line, and not to its end.
    let seen = ui.clip_rect().x_range();
    let in_sight = Rect::from_x_y_ranges(seen.intersection(rect.x_range()), rect.y_range());
    let response = ui.interact(in_sight, id, Sense::click());
    let pointed = explain::byte_under(&response, pos2(rect.left() + left, rect.top() + 1.0), &text);
    response.widget_info(|| {
        let words = [row.text.as_str(), row.aside.as_str(), row.status.word()];
        let said: Vec<&str> = words.into_iter().filter(|words| !words.is_empty()).collect();
        WidgetInfo::selected(AccessRole::Button, true, row.status == RowStatus::Now, spoken(&said.join(", ")))
    });
    if ui.is_rect_visible(rect) {
        let painter = ui.painter();
        if row.status == RowStatus::Now {
            let fill = palette.fill(Role::Region(Standing::Chosen), None);
            painter.rect_filled(rect, 2.0, theme::color(fill));
        }
        if is_lit || response.hovered() || response.has_focus() {
            let stroke = Stroke::new(1.0, theme::color(palette.faint));
            painter.rect_stroke(rect.shrink(0.5), 2.0, stroke, eframe::egui::StrokeKind::Inside);
        }
        mark_ui(ui, row, rect.left_center() + vec2(8.0, 0.0), palette);
        let top = rect.top() + 1.0;
        let end = rect.left() + left + text.size().x;
        ui.painter().galley(pos2(rect.left() + left, top), text, Color32::PLACEHOLDER);
        ui.painter().galley(pos2(end + 18.0, top), aside, Color32::PLACEHOLDER);
    }
    if is_lit {
        announce(&response);
    }
    let response = response.on_hover_cursor(CursorIcon::PointingHand);
    let response = explain::place(response, &row.text, pointed.unwrap_or(usize::MAX));
    let response = if row.hint.is_empty() { response } else { response.on_hover_text(&row.hint) };
    (rect, response.hovered(), response.clicked())
}

/// Paints the mark beside a row, so that color is not the only cue.
fn mark_ui(ui: &Ui, row: &ScriptRow, at: Pos2, palette: &Palette) {
    let color = theme::color(palette.text(Role::Letter(Letter::B)));
    let painter = ui.painter();
    match row.status {
        RowStatus::Now => {
            let corners = vec![at + vec2(-3.5, -4.5), at + vec2(4.5, 0.0), at + vec2(-3.5, 4.5)];
            painter.add(Shape::convex_polygon(corners, color, Stroke::NONE));
        }
        RowStatus::Passed => {
            painter.circle_filled(at, 2.5, color);
        }
        RowStatus::Never => {
            let color = theme::color(palette.faint);
            painter.text(at, Align2::CENTER_CENTER, "×", FontId::monospace(12.0), color);
        }
        RowStatus::Reached | RowStatus::Unreached => {}
    }
}

/// The text with its letters in their colors; rows that were not reached are fainter.
fn colored(ui: &Ui, row: &ScriptRow, font: &FontId, palette: &Palette) -> LayoutJob {
    let is_faint = matches!(row.status, RowStatus::Unreached | RowStatus::Never);
    let plain = match row.status {
        _ if row.is_heading => ui.visuals().strong_text_color(),
        RowStatus::Now => ui.visuals().strong_text_color(),
        RowStatus::Unreached | RowStatus::Never => theme::color(palette.faint),
        RowStatus::Passed | RowStatus::Reached => ui.visuals().text_color(),
    };
    let mut job = LayoutJob::default();
    let mut run = String::new();
    let flush = |job: &mut LayoutJob, run: &mut String| {
        job.append(run, 0.0, TextFormat::simple(font.clone(), plain));
        run.clear();
    };
    for (it, letter) in listing::points_in(&row.text) {
        match letter.filter(|_| !is_faint && !row.is_heading) {
            Some(letter) => {
                flush(&mut job, &mut run);
                let color = theme::color(palette.text(Role::Letter(letter)));
                job.append(&it.to_string(), 0.0, TextFormat::simple(font.clone(), color));
            }
            None => run.push(it),
        }
    }
    flush(&mut job, &mut run);
    job
}

/// The connecting lines from a row of a tree to its children.
#[derive(Default)]
struct Joints {
    /// For each depth, the start of a line from its last row.
    above: Vec<Pos2>,
}

impl Joints {
    fn join(&mut self, ui: &Ui, row: &ScriptRow, rect: Rect) {
        let palette = theme::palette(ui);
        let left = rect.left() + (row.depth as f32 + 1.0) * INDENT;
        let (weight, color) = match row.status {
            RowStatus::Now | RowStatus::Passed => (2.2, palette.text(Role::Letter(Letter::B))),
            RowStatus::Reached => (1.0, palette.ink),
            RowStatus::Unreached | RowStatus::Never => (1.0, palette.faint),
        };
        let stroke = Stroke::new(weight, theme::color(color));
        if let Some(parent) = row.depth.checked_sub(1).and_then(|depth| self.above.get(depth)) {
            let corner = pos2(parent.x, rect.center().y);
            let path = [*parent, corner, pos2(left - 3.0, rect.center().y)];
            if matches!(row.status, RowStatus::Unreached | RowStatus::Never) {
                ui.painter().extend(Shape::dashed_line(&path, stroke, 2.0, 3.0));
            } else {
                ui.painter().add(Shape::line(path.to_vec(), stroke));
            }
        }
        self.above.truncate(row.depth);
        self.above.push(pos2(left + 5.0, rect.bottom() - 1.0));
    }
}
