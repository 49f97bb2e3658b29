//! PLOT: how the bounds on distance and depth close in, turn by turn; a click goes there.

use std::ops::RangeInclusive;

use eframe::egui::{Rangef, RichText, Role as AccessRole, Sense, Ui, WidgetInfo};
use egui_plot::{AxisHints, GridInput, GridMark, Line, LineStyle, Plot, Points, VLine, uniform_grid_spacer};

use crate::app::derived::Derived;
use crate::app::request::{Request, Requests};
use crate::app::theme;
use crate::figure::narration::short;
use crate::figure::series::{Measured, Sample};
use crate::figure::{Palette, Role};

/// What is said where there is nothing to plot.
pub(crate) const EMPTY: &str = "This run measures nothing. Choose the algorithm Distance and depth, or switch on Measure depth (EPA) for shapes that overlap";

/// The bounds of one length, lower and upper.
const ENDS: [(usize, &str, LineStyle); 2] =
    [(0, "at least", LineStyle::Dashed { length: 6.0 }), (1, "at most", LineStyle::Solid)];

/// The switch of the scale, and what the lines are, in the row of the tabs: the plot is low, and nothing may cover it.
pub(crate) fn scale_ui(ui: &mut Ui, derived: &Derived, logarithmic: &mut bool) {
    ui.checkbox(logarithmic, "Logarithmic scale").on_hover_text("Bounds of zero have no place on it");
    let palette = theme::palette(ui);
    for of in [Measured::Separation, Measured::Depth] {
        if derived.samples.iter().any(|sample| sample.of == of) {
            ui.label(RichText::new(of.name()).color(theme::color(palette.text(role(of)))))
                .on_hover_text("Solid: at most. Dashed: at least");
        }
    }
}

/// Shows the plot.
pub(crate) fn ui(ui: &mut Ui, derived: &Derived, step: usize, logarithmic: bool, requests: &mut Requests) {
    if derived.samples.is_empty() {
        ui.label(EMPTY);
        return;
    }
    let scale = Scale { logarithmic };
    let palette = theme::palette(ui);
    let turns = derived.turns.len();
    let heights = AxisHints::new_y()
        .formatter(move |mark: GridMark, _: &RangeInclusive<f64>| scale.written(mark.value))
        .label_spacing(Rangef::new(13.0, 16.0));
    let plot = Plot::new(("bounds", logarithmic))
        .auto_bounds(true)
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .allow_double_click_reset(false)
        .allow_axis_zoom_drag(false)
        .sense(Sense::click())
        .include_x(0.5)
        .include_x(turns as f64 + 0.5)
        .x_grid_spacer(uniform_grid_spacer(|input| whole_steps(&input)))
        .x_axis_formatter(|mark: GridMark, _: &RangeInclusive<f64>| format!("turn {}", short(mark.value)))
        .custom_y_axes(vec![heights])
        .label_formatter(|_| None);
    let plot = if scale.logarithmic { plot } else { plot.include_y(0.0) };
    let shown = plot.show(ui, |plot| {
        for of in [Measured::Separation, Measured::Depth] {
            for (end, words, style) in ENDS {
                let points: Vec<[f64; 2]> =
                    derived.samples.iter().filter_map(|sample| scale.point(sample, of, end)).collect();
                if points.is_empty() {
                    continue;
                }
                let color = theme::color(palette.text(role(of)));
                let name = format!("{} {words}", of.name());
                plot.line(Line::new(name.clone(), points.clone()).color(color).style(style).width(2.0));
                plot.points(Points::new(name, points).color(color).radius(3.0).filled(end == 1));
            }
        }
        let current = derived.turn_of(step) + 1;
        plot.vline(VLine::new("", current as f64).color(theme::color(Palette::text(palette, Role::Origin))));
        plot.pointer_coordinate()
    });
    let response = shown.response;
    response.widget_info(|| WidgetInfo::labeled(AccessRole::Canvas, ui.is_enabled(), "Plot of the bounds"));
    if let (true, Some(pointer)) = (response.clicked(), shown.inner) {
        let nearest =
            derived.samples.iter().min_by(|a, b| distance(a, pointer.x).total_cmp(&distance(b, pointer.x)));
        if let Some(sample) = nearest {
            requests.push(Request::JumpTo(sample.step));
        }
    } else if let Some(pointer) = shown.inner
        && let Some(sample) = derived.samples.iter().find(|sample| distance(sample, pointer.x) < 0.5)
    {
        let [least, most] = sample.bounds.map(short);
        let words = format!("Turn {}: {} from {least} to {most}", sample.turn, sample.of.name());
        response.on_hover_text_at_pointer(words);
    }
}

fn distance(sample: &Sample, turn: f64) -> f64 {
    (sample.turn as f64 - turn).abs()
}

/// Distances in the colour of lengths, depths in that of the facet they come from.
const fn role(of: Measured) -> Role {
    match of {
        Measured::Separation => Role::Length,
        Measured::Depth => Role::Closest,
    }
}

/// Lines at whole numbers only.
fn whole_steps(input: &GridInput) -> [f64; 3] {
    let step = crate::figure::tick_step(input.base_step_size).max(1.0);
    [step, step * 5.0, step * 25.0]
}

/// How lengths go to the vertical axis.
#[derive(Clone, Copy)]
struct Scale {
    logarithmic: bool,
}

impl Scale {
    /// Where a bound is plotted; nowhere if it has no logarithm, or is of another length.
    fn point(self, sample: &Sample, of: Measured, end: usize) -> Option<[f64; 2]> {
        let bound = sample.bounds[end];
        let height = if self.logarithmic { bound.log10() } else { bound };
        (sample.of == of && height.is_finite()).then_some([sample.turn as f64, height])
    }

    /// The length at a height of the axis.
    fn written(self, height: f64) -> String {
        short(if self.logarithmic { 10.0_f64.powf(height) } else { height })
    }
}
