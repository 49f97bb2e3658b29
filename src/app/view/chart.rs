//! A chart on screen: a plot draws the axes and handles the pointer, and the figure's painter draws the content.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::RangeInclusive;

use eframe::egui::{
    Align2, CursorIcon, FontId, Frame, Key, Margin, PointerButton, Pos2, Rangef, Response, RichText,
    Role as AccessRole, Sense, Stroke, TextStyle, Ui, Vec2, WidgetInfo, pos2, vec2,
};
use egui_plot::{AxisHints, GridInput, GridMark, Plot, PlotBounds, PlotTransform, PlotUi};
use glam::DVec2;

use super::paint::{self, to_dvec2, to_f32};
use super::pick::REACH;
use super::{explain, nav};
use crate::app::state::focus::speak;
use crate::app::widgets::{stops, theme};
use crate::figure::spoken::spoken;
use crate::figure::{Axis, Chart, ChartFrame, Palette, Role};

/// Minimum distance of grid lines, in points.
const FINEST_GRID: f32 = 8.0;
/// Minimum distance of tick labels along x and y, in points.
const APART: [f64; 2] = [48.0, 20.0];
/// Fraction of the horizontal axis past which a number would be cut at its end, and is left out.
const LAST: f64 = 0.97;
/// Height, in points, below which a chart omits the names of its axes.
const LOW: f32 = 190.0;
/// The left margin, wide enough that the name of the y axis keeps its upper edge.
const BESIDE: Margin = Margin { left: 3, right: 0, top: 0, bottom: 0 };
/// The size of the sample of a line in the legend, in points.
const SAMPLE: Vec2 = vec2(26.0, 14.0);
/// Minimum and maximum width of the plot, in chart units; outside, screen coordinates lose digits.
const WIDTHS: RangeInclusive<f64> = 1e-12..=1e13;

/// The options of a chart.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct ChartOptions {
    /// The heading above the chart, and its tooltip.
    pub(crate) heading: Option<(&'static str, &'static str)>,
    /// The height including the legend, in points; all available height by default.
    pub(crate) height: Option<f32>,
    /// Minimum height below the legend, in points.
    pub(crate) least: f32,
    /// Whether dragging pans and the wheel zooms; a double click shows everything again.
    pub(crate) navigable: bool,
    /// Whether a press with the primary button is reported as [`ChartInput::dragged`] instead of panning.
    pub(crate) draggable: bool,
    /// The step of the cursor of the keyboard; a fraction of the chart by default.
    pub(crate) cell: Option<f64>,
}

/// The input of the pointer; positions are in chart units, not logarithms.
#[derive(Debug)]
pub(crate) struct ChartInput {
    /// The response of the area inside the axes.
    pub(crate) response: Response,
    /// The hovered position.
    pub(crate) hovered: Option<[f64; 2]>,
    /// The clicked position.
    pub(crate) clicked: Option<[f64; 2]>,
    /// The position while the button is pressed.
    pub(crate) dragged: Option<[f64; 2]>,
    /// Whether the hovered place is that of the cursor of the keyboard.
    has_cursor: bool,
    /// The map from plotted numbers (logarithms along a logarithmic axis) to the screen.
    pub(crate) transform: PlotTransform,
}

impl ChartInput {
    /// Shows a text about the hovered position, beside the pointer. At the cursor of the keyboard it is read aloud.
    pub(crate) fn tell(&self, words: &str) {
        if self.has_cursor {
            self.response.show_tooltip_ui(|ui| {
                let label = ui.label(words);
                label.widget_info(|| WidgetInfo::labeled(AccessRole::Label, true, spoken(words)));
                speak(&label);
            });
        } else {
            self.response.clone().on_hover_text_at_pointer(words);
        }
    }

    /// Returns the hovered item among items at positions of the chart, if any is within the hit distance.
    pub(crate) fn nearest<T: Copy>(&self, things: &[(T, [f64; 2])]) -> Option<T> {
        let [x, y] = self.hovered?;
        let pointer = self.transform.position_from_point(&[x, y].into());
        let away = |at: [f64; 2]| self.transform.position_from_point(&at.into()).distance(pointer);
        let (thing, at) = things.iter().min_by(|a, b| away(a.1).total_cmp(&away(b.1)))?;
        (f64::from(away(*at)) < REACH).then_some(*thing)
    }
}

/// Shows a chart, below its legend if items have names.
pub(crate) fn ui(ui: &mut Ui, id: impl Hash + Debug, chart: &Chart, view: ChartOptions) -> ChartInput {
    let id = ui.make_persistent_id(id);
    let top = ui.next_widget_position().y;
    legend_ui(ui, chart, view.heading);
    let height =
        view.height.map_or(ui.available_height(), |height| height - (ui.next_widget_position().y - top));
    let height = height.max(view.least).max(24.0);
    let palette = theme::palette(ui);
    let mut moved = ui.data(|data| data.get_temp::<PlotBounds>(id)).filter(|_| view.navigable);
    let mut fitted = None;
    let draw = |plot: &mut PlotUi<'_>| {
        let fit = bounds_of(&chart.frame(to_dvec2(plot.response().rect.size())));
        fitted = Some(fit);
        plot.set_plot_bounds(moved.unwrap_or(fit));
        if view.navigable {
            navigate(plot, chart, view);
        }
    };
    let content = |ui: &mut Ui| plot(chart, palette, view, height).id(id).show(ui, draw);
    let shown = Frame::NONE.inner_margin(BESIDE).show(ui, content).inner;
    let (response, transform) = (shown.response, shown.transform);
    if view.navigable {
        let was = moved.or(fitted);
        if response.double_clicked() {
            moved = None;
            ui.request_repaint();
        } else if was.is_some_and(|was| was != *transform.bounds()) {
            moved = Some(*transform.bounds());
        }
        ui.data_mut(|data| match moved {
            Some(bounds) => {
                data.insert_temp(id, bounds);
            }
            None => data.remove::<PlotBounds>(id),
        });
    }
    response.widget_info(|| WidgetInfo::labeled(AccessRole::Canvas, ui.is_enabled(), spoken(&chart.title)));
    let rect = response.rect;
    let marks = chart.project(&frame_of(&transform));
    paint::marks(ui, rect, &marks);
    let cursor = cursor(ui, &response, &transform, view.cell);
    answer(chart, view, cursor, response, transform)
}

/// The steps of the cursor across a chart without cells.
const CURSOR_STEPS: f64 = 40.0;

/// Returns the place of the cursor that the arrows move over a chart with the focus, and paints it. A pointer that is
/// moved over the chart after that takes its place.
fn cursor(ui: &Ui, response: &Response, transform: &PlotTransform, cell: Option<f64>) -> Option<Pos2> {
    if !stops::arrows(response) {
        return None;
    }
    let id = response.id.with("cursor");
    let (min, max) = (transform.bounds().min(), transform.bounds().max());
    let middle = [0, 1].map(|axis| 0.5 * (min[axis] + max[axis]));
    let pointer = response.hover_pos();
    let (mut at, mut rests): ([f64; 2], Option<Pos2>) =
        ui.data(|data| data.get_temp(id)).unwrap_or((middle, None));
    let pressed = |key| if ui.input(|input| input.key_pressed(key)) { 1.0 } else { 0.0 };
    let by =
        [pressed(Key::ArrowRight) - pressed(Key::ArrowLeft), pressed(Key::ArrowUp) - pressed(Key::ArrowDown)];
    if by != [0.0; 2] {
        rests = pointer;
    }
    for axis in 0..2 {
        let step = cell.unwrap_or((max[axis] - min[axis]) / CURSOR_STEPS);
        at[axis] = (at[axis] + by[axis] * step).clamp(min[axis], max[axis]);
    }
    ui.data_mut(|data| data.insert_temp(id, (at, rests)));
    if pointer.is_some() && pointer != rests {
        return None;
    }
    let place = transform.position_from_point(&at.into());
    let color = theme::ring(ui.visuals());
    let painter = ui.painter_at(response.rect);
    for (width, color) in [(4.0, color[1]), (2.0, color[0])] {
        painter.circle_stroke(place, 6.0, Stroke::new(width, color));
    }
    Some(place)
}

/// Shows the legend: the names of the items, each with a sample of its style.
fn legend_ui(ui: &mut Ui, chart: &Chart, heading: Option<(&str, &str)>) {
    let entries = chart.legend();
    if entries.is_empty() && heading.is_none() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        if let Some((name, tooltip)) = heading {
            explain::text(ui.label(RichText::new(name).strong()).on_hover_text(tooltip), name);
            ui.add_space(6.0);
        }
        for item in entries {
            // Laid out in one piece, so that no line break separates a sample from its name.
            let font = TextStyle::Small.resolve(ui.style());
            // A name that is wider than the chart has several lines.
            let room = (ui.max_rect().width() - SAMPLE.x - 12.0).max(SAMPLE.x);
            let word = ui.painter().layout(item.name.clone(), font, ui.visuals().text_color(), room);
            let size = vec2(SAMPLE.x + 4.0 + word.size().x + 6.0, SAMPLE.y.max(word.size().y));
            let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(AccessRole::Label, true, &item.name));
            let place = Align2::LEFT_CENTER.align_size_within_rect(SAMPLE, rect);
            let sample = item.sample(to_dvec2(place.size()) * 0.5);
            paint::marks(ui, place, &[sample]);
            let at = pos2(place.right() + 4.0, rect.center().y - 0.5 * word.size().y);
            ui.painter().galley(at, word, ui.visuals().text_color());
        }
    });
}

/// Returns the height of the legend with this heading in a column of this width, as [`ui`] lays it out.
pub(crate) fn legend_height(ui: &Ui, chart: &Chart, heading: &str, width: f32) -> f32 {
    let font = TextStyle::Small.resolve(ui.style());
    let color = ui.visuals().text_color();
    let widths = chart.legend().into_iter().map(|item| {
        let word = ui.painter().layout_no_wrap(item.name.clone(), font.clone(), color);
        SAMPLE.x + 10.0 + word.size().x
    });
    let body = TextStyle::Body.resolve(ui.style());
    let mut x = ui.painter().layout_no_wrap(heading.to_owned(), body, color).size().x + 10.0;
    let mut lines = 1.0;
    for item in widths {
        if x + item > width {
            (x, lines) = (0.0, lines + 1.0);
        }
        x += item + 4.0;
    }
    lines * (ui.text_style_height(&TextStyle::Body).max(SAMPLE.y) + ui.spacing().item_spacing.y)
}

fn plot<'a>(chart: &'a Chart, palette: &Palette, view: ChartOptions, height: f32) -> Plot<'a> {
    let sense = if view.navigable || view.draggable { Sense::click_and_drag() } else { Sense::click() };
    let numbers = palette.profile.text_size(Role::Axis) / Palette::text_size(Role::Axis);
    paint::still(Plot::new("chart"), palette)
        .height(height)
        .sense(sense)
        .grid_spacing(Rangef::new(FINEST_GRID, 40.0))
        .x_grid_spacer(move |input| grid(&chart.x, &input, APART[0] * numbers))
        .y_grid_spacer(move |input| grid(&chart.y, &input, APART[1] * numbers))
        .custom_x_axes(vec![axis(AxisHints::new_x(), &chart.x, palette, height < LOW).formatter(
            move |mark: GridMark, range: &RangeInclusive<f64>| {
                let part = (mark.value - range.start()) / (range.end() - range.start());
                if part > LAST { String::new() } else { chart.x.written(mark.value, mark.step_size) }
            },
        )])
        .custom_y_axes(vec![axis(AxisHints::new_y(), &chart.y, palette, height < LOW)])
        .label_formatter(|_| None)
}

/// Grid lines at the ticks of the figure's axes.
fn grid(axis: &Axis, input: &GridInput, apart: f64) -> Vec<GridMark> {
    let least = apart * input.base_step_size.abs() / f64::from(FINEST_GRID);
    let ticks = axis.ticks(input.bounds.0, input.bounds.1, least);
    ticks.into_iter().map(|tick| GridMark { value: tick.at, step_size: tick.spacing }).collect()
}

fn axis<'a>(hints: AxisHints<'a>, axis: &'a Axis, palette: &Palette, nameless: bool) -> AxisHints<'a> {
    let hints = hints
        .formatter(move |mark: GridMark, _: &RangeInclusive<f64>| axis.written(mark.value, mark.step_size))
        .label_spacing(Rangef::new(6.0, 8.0))
        .tick_label_color(theme::color(palette.text(Role::Axis)))
        .tick_label_font(FontId::proportional(to_f32(palette.profile.text_size(Role::Axis))));
    if nameless || axis.name.is_empty() { hints } else { hints.label(RichText::new(&axis.name).small()) }
}

/// Adds the navigation that the plot itself lacks: panning, and zooming about the pointer.
fn navigate(plot: &mut PlotUi<'_>, chart: &Chart, view: ChartOptions) {
    let response = plot.response().clone();
    let pans = [PointerButton::Secondary, PointerButton::Middle]
        .into_iter()
        .chain((!view.draggable).then_some(PointerButton::Primary))
        .any(|button| response.dragged_by(button));
    if pans {
        let by = -plot.pointer_coordinate_drag_delta();
        plot.translate_bounds(by);
        plot.ctx().set_cursor_icon(CursorIcon::Grabbing);
    }
    if response.contains_pointer() {
        let factor = nav::wheel_zoom(plot.ctx());
        let width = plot.plot_bounds().width() / factor;
        // An axis of integers keeps its range: only the other axis is zoomed.
        let along = |axis: &Axis| if axis.whole { 1.0 } else { to_f32(factor) };
        if factor != 1.0 && WIDTHS.contains(&width) {
            plot.zoom_bounds_around_hovered(vec2(along(&chart.x), along(&chart.y)));
        }
    }
}

fn answer(
    chart: &Chart,
    view: ChartOptions,
    cursor: Option<Pos2>,
    response: Response,
    transform: PlotTransform,
) -> ChartInput {
    let value_at = |at: Pos2| {
        let plotted = transform.value_from_position(at);
        [chart.x.value(plotted.x), chart.y.value(plotted.y)]
    };
    let is_entered = response.ctx.input(|input| input.key_pressed(Key::Enter));
    let hovered = cursor.or(response.hover_pos()).map(value_at);
    let pointer = response.interact_pointer_pos().map(value_at);
    let entered = cursor.filter(|_| is_entered).map(value_at);
    let clicked = entered.or(pointer.filter(|_| response.clicked()));
    let is_held = view.draggable
        && response.is_pointer_button_down_on()
        && (response.ctx.input(|input| input.pointer.primary_down()));
    let dragged = pointer.filter(|_| is_held);
    ChartInput { response, hovered, clicked, dragged, has_cursor: cursor.is_some(), transform }
}

fn bounds_of(frame: &ChartFrame) -> PlotBounds {
    PlotBounds::from_min_max(frame.min.to_array(), frame.max.to_array())
}

fn frame_of(transform: &PlotTransform) -> ChartFrame {
    let bounds = transform.bounds();
    ChartFrame {
        min: DVec2::from_array(bounds.min()),
        max: DVec2::from_array(bounds.max()),
        size: to_dvec2(transform.frame().size()),
    }
}
