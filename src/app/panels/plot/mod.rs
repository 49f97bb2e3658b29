//! PLOT: the numbers of the run from iteration to iteration, in charts with one cursor; a click jumps there.

mod cursors;
mod gap;
mod words;

use eframe::egui::containers::menu::{MenuButton, MenuConfig};
use eframe::egui::{Align, Checkbox, Layout, PopupCloseBehavior, ScrollArea, Ui, UiBuilder, vec2};

use crate::app::state::cx::Cx;
use crate::app::view::chart::{self, ChartOptions};
use crate::figure::Chart;
use crate::figure::evolution::{Cursors, Quantity, Scale};
use crate::message::text;
use cursors::{cursors, take};

/// Minimum width and height of a chart, in points.
const MIN_SIZE: (f32, f32) = (128.0, 96.0);
/// Minimum height of a row, in points, if there are more rows than the width requires.
const TALL: f32 = 230.0;
/// Minimum height of a chart below its legend, in points.
const MIN_BELOW: f32 = 56.0;
/// The gap between charts, in points.
const GAP: f32 = 6.0;

/// Shows a menu in the row of the tabs: the shown charts and their scale.
pub(crate) fn choices_ui(ui: &mut Ui, cx: &mut Cx<'_>) {
    let derived = cx.derived;
    let settings = &mut cx.session.settings.plots;
    let stays_open = MenuConfig::new().close_behavior(PopupCloseBehavior::CloseOnClickOutside);
    let (response, _) = MenuButton::new(text!("panels-charts")).config(stays_open).ui(ui, |ui| {
        for (quantity, shown) in Quantity::ALL.into_iter().zip(&mut settings.shown) {
            let exists = derived.evolution().chart(quantity, Scale::Linear, &Cursors::default()).is_some();
            let response = ui.add_enabled(exists, Checkbox::new(shown, quantity.name()));
            let why = if quantity == Quantity::Bounds {
                text!("plot-no-bounds")
            } else {
                text!("panels-this-run-has-no-such")
            };
            response.on_hover_text(words::quantity_tooltip(quantity)).on_disabled_hover_text(why);
        }
        ui.separator();
        for scale in [Scale::Automatic, Scale::Linear, Scale::Logarithmic] {
            let (name, tooltip) = words_of(scale);
            ui.radio_value(&mut settings.scale, scale, name).on_hover_text(tooltip);
        }
    });
    response.on_hover_text(text!("panels-which-numbers-are-plotted-and"));
    ui.toggle_value(&mut settings.gap, text!("plot-gap")).on_hover_text(text!("plot-gap.tip"));
}

fn words_of(scale: Scale) -> (&'static str, &'static str) {
    match scale {
        Scale::Automatic => (text!("plot-automatic"), text!("plot-automatic.tip")),
        Scale::Linear => (text!("panels-linear-scale"), text!("panels-equal-steps-are-equally-far")),
        Scale::Logarithmic => (text!("plot-logarithmic"), text!("plot-logarithmic.tip")),
    }
}

/// Shows the charts.
pub(crate) fn ui(ui: &mut Ui, cx: &mut Cx<'_>) {
    let settings = &cx.session.settings.plots;
    if settings.gap {
        return gap::ui(ui, cx);
    }
    let derived = cx.derived;
    let cursors = cursors(cx);
    let chosen = Quantity::ALL.into_iter().zip(settings.shown).filter(|(_, shown)| *shown);
    let charts: Vec<(Quantity, Chart)> = chosen
        .filter_map(|(quantity, _)| {
            Some((quantity, derived.evolution().chart(quantity, settings.scale, &cursors)?))
        })
        .collect();
    if charts.is_empty() {
        ui.label(text!("plot-none-shown"));
        return;
    }
    ScrollArea::vertical().id_salt("plots").min_scrolled_height(0.0).auto_shrink([false, false]).show(
        ui,
        |ui| {
            let (width, height) = (ui.available_width(), ui.available_height());
            let (rows, columns) = grid(charts.len(), width, height);
            let size = vec2(
                ((width - GAP * (columns - 1) as f32) / columns as f32).max(1.0),
                ((height - GAP * (rows - 1) as f32) / rows as f32).max(MIN_SIZE.1),
            );
            for row in charts.chunks(columns) {
                // If the legend has many lines, the chart below it still has room.
                let legend = |(quantity, chart): &(Quantity, Chart)| {
                    chart::legend_height(ui, chart, quantity.name(), size.x)
                };
                let highest = row.iter().map(legend).fold(0.0, f32::max);
                let size = vec2(size.x, size.y.max(highest + MIN_BELOW));
                ui.horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = GAP;
                    for (quantity, chart) in row {
                        let (_, rect) = ui.allocate_space(size);
                        let mut ui = ui.new_child(
                            UiBuilder::new()
                                .max_rect(rect)
                                .id_salt(quantity)
                                .layout(Layout::top_down(Align::Min)),
                        );
                        ui.set_clip_rect(rect.intersect(ui.clip_rect()));
                        chart_ui(&mut ui, *quantity, chart, cx);
                    }
                });
            }
        },
    );
}

/// Rows and columns for this number of charts.
fn grid(count: usize, width: f32, height: f32) -> (usize, usize) {
    let fits =
        |room: f32, least: f32| (1..=count).rev().find(|parts| room / *parts as f32 >= least).unwrap_or(1);
    let rows = count.div_ceil(fits(width, MIN_SIZE.0)).max(fits(height, TALL)).min(count);
    (rows, count.div_ceil(rows))
}

fn chart_ui(ui: &mut Ui, quantity: Quantity, chart: &Chart, cx: &mut Cx<'_>) {
    let evolution = cx.derived.evolution();
    let heading = Some((quantity.name(), words::quantity_tooltip(quantity)));
    let view = ChartOptions { heading, height: Some(ui.available_height()), ..ChartOptions::default() };
    let answer = chart::ui(ui, quantity, chart, view);
    take(&answer, cx, |index| evolution.words(index));
}
