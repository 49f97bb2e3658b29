//! The gap in PLOT: the chart, the ε of the criteria, and the place where each criterion stops.

use eframe::egui::{Label, Panel, RichText, ScrollArea, Sense, Slider, Ui, vec2};

use super::cursors::{cursors, take};
use super::words;
use crate::app::state::cx::Cx;
use crate::app::state::request::Request;
use crate::app::view::chart;
use crate::app::view::paint::{self, to_dvec2};
use crate::app::widgets::number_field::NumberField;
use crate::figure::evolution::gap::{Criterion, Tolerance};
use crate::figure::{Item, ItemForm};
use crate::message::text;

/// Initial, minimum and maximum width of the column with the criteria, in points.
const COLUMN: (f32, f32, f32) = (330.0, 200.0, 460.0);
/// Minimum height of the chart, in points; with less room, it scrolls.
const MIN_CHART: f32 = 130.0;
/// The width of the slider of ε, in points.
const SLIDER: f32 = 110.0;
/// The width of the field of ε, in points: enough for the digits of the smallest one.
const FIELD: f32 = 100.0;
/// The size of a sample of a marker, in points.
const SAMPLE: f32 = 14.0;

/// Shows the gap.
pub(super) fn ui(ui: &mut Ui, cx: &mut Cx<'_>) {
    let gap = cx.derived.gap();
    let (width, least, most) = COLUMN;
    Panel::right("criteria").default_size(width).size_range(least..=most).show(ui, |ui| {
        ScrollArea::vertical().id_salt("criteria").min_scrolled_height(0.0).auto_shrink([false, false]).show(
            ui,
            |ui| {
                tolerance_ui(ui, &mut cx.session.settings.plots.tolerance);
                for criterion in Criterion::ALL {
                    criterion_ui(ui, criterion, cx);
                }
                ui.separator();
                for sentence in gap.sentences() {
                    ui.label(RichText::new(sentence).small());
                }
            },
        );
    });
    ScrollArea::vertical().id_salt("gap").min_scrolled_height(0.0).auto_shrink([false, false]).show(
        ui,
        |ui| {
            match gap.chart(cx.session.settings.plots.tolerance, &cursors(cx)) {
                Ok(mut chart) => {
                    // The column beside the chart explains their marks.
                    let is_criterion =
                        |item: &Item| Criterion::ALL.iter().any(|criterion| criterion.name() == item.name);
                    for item in chart.items.iter_mut().filter(|item| is_criterion(item)) {
                        item.name.clear();
                    }
                    let height = Some(ui.available_height().max(MIN_CHART));
                    let view = chart::ChartOptions { height, ..chart::ChartOptions::default() };
                    let answer = chart::ui(ui, "gap", &chart, view);
                    take(&answer, cx, |index| gap.words(index));
                }
                Err(sentence) => {
                    ui.label(sentence);
                }
            }
        },
    );
}

/// Shows ε, by decades with a slider, or as any number.
fn tolerance_ui(ui: &mut Ui, tolerance: &mut Tolerance) {
    ui.horizontal(|ui| {
        ui.label("ε").on_hover_text(text!("plot-tolerance.tip"));
        let epsilon = tolerance.epsilon();
        ui.spacing_mut().slider_width = SLIDER;
        let mut decades = tolerance.decades();
        // To the right ε grows.
        let [least, most] = Tolerance::DECADES;
        let slider = ui.add(Slider::new(&mut decades, most..=least).show_value(false));
        let slider = slider
            .accessible_name(text!("plot-tolerance.decades"))
            .on_hover_text(text!("plot-tolerance.tip"));
        if slider.changed() {
            *tolerance = Tolerance::of_decades(decades);
        }
        let field = NumberField::new(text!("plot-tolerance"), epsilon).width(FIELD);
        if let Some(typed) = field.range(Tolerance::MIN..=Tolerance::MAX).show(ui) {
            *tolerance = Tolerance::new(typed);
        }
    });
}

/// Shows the stop of a criterion; a click jumps there.
fn criterion_ui(ui: &mut Ui, criterion: Criterion, cx: &mut Cx<'_>) {
    let (derived, tolerance) = (cx.derived, cx.session.settings.plots.tolerance);
    let gap = derived.gap();
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let (rect, _) = ui.allocate_exact_size(vec2(SAMPLE, SAMPLE), Sense::hover());
        let form = ItemForm::Points { at: Vec::new(), marker: criterion.marker() };
        let item = Item { role: criterion.role(), name: String::new(), form };
        let sample = item.sample(to_dvec2(rect.size()) * 0.5);
        paint::marks(ui, rect, &[sample]);
        let verdict = text!(
            "plot-criterion"; criterion = criterion.name(), verdict = gap.verdict_of(criterion, tolerance),
        );
        let stop = gap.stop(criterion, tolerance).and_then(|stop| derived.iterations.get(stop.iteration));
        let sense = if stop.is_some() { Sense::click() } else { Sense::hover() };
        let response = ui.add(Label::new(RichText::new(verdict).small()).wrap().sense(sense));
        let mut tooltip = format!("{}\n\n{}", criterion.formula(), words::criterion_tooltip(criterion));
        if stop.is_some() {
            tooltip = format!("{tooltip}\n\n{}", text!("plot-criterion-click"));
        }
        let response = response.on_hover_text(tooltip);
        if let (true, Some(iteration)) = (response.clicked(), stop) {
            cx.requests.push(Request::JumpTo(iteration.events.start));
        }
    });
}
