//! Counts for the sandbox's algorithms and for external solvers: answers that differ after a change of the pair, and
//! the sizes of errors of lengths.

use eframe::egui::{Color32, Grid, RichText, Sense, Ui, Vec2, vec2};
use egui_plot::{Bar, BarChart, GridMark, Plot};

use crate::lab::{Changed, Changes, Errors, LengthErrors, PairChange};
use crate::message::{constant, text};

/// The height of a histogram, in points.
const PLOT_HEIGHT: f32 = 150.0;

/// The sample of a color in a legend, in points.
const SAMPLE: Vec2 = vec2(14.0, 12.0);

/// Colors in turn, distinguishable by colorblind readers and on dark and light backgrounds (Okabe and Ito).
pub(crate) const COLORS: [Color32; 6] = [
    Color32::from_rgb(0x00, 0x9E, 0x73),
    Color32::from_rgb(0xE6, 0x9F, 0x00),
    Color32::from_rgb(0x56, 0xB4, 0xE9),
    Color32::from_rgb(0xD5, 0x5E, 0x00),
    Color32::from_rgb(0xCC, 0x79, 0xA7),
    Color32::from_rgb(0x00, 0x72, 0xB2),
];

/// Returns a fixed plot of counts.
pub(crate) fn histogram(name: &str) -> Plot<'_> {
    Plot::new(name)
        .height(PLOT_HEIGHT)
        .allow_zoom(false)
        .allow_drag(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .allow_double_click_reset(false)
        .show_grid([false, true])
        .include_y(0.0)
}

/// Shows the legend of the bars, above a histogram, where it covers none of them.
pub(crate) fn legend<'a>(ui: &mut Ui, names: impl IntoIterator<Item = &'a str>) {
    ui.horizontal_wrapped(|ui| {
        for (name, color) in names.into_iter().zip(COLORS.iter().cycle()) {
            let (sample, _) = ui.allocate_exact_size(SAMPLE, Sense::hover());
            ui.painter().rect_filled(sample, 1.0, *color);
            ui.label(name);
            ui.add_space(8.0);
        }
    });
}

/// The heads of the table of changes.
const HEADS: [[&str; 2]; 7] = [
    ["view-change", "view-what-was-done-to-each"],
    ["view-head-coordinates", "view-rounded-coordinates-can-change-what"],
    ["view-head-pairs", "view-pairs-that-were-compared-touches"],
    ["counts-other-verdict", "counts-other-verdict.tip"],
    ["view-head-first", "view-the-first-of-these-pairs"],
    ["view-other-length", "view-of-the-pairs-with-lengths"],
    ["view-by-at-most", "view-the-largest-difference-of-lengths"],
];

/// Shows the number of answers that differ after each change.
pub(crate) fn changes_ui(ui: &mut Ui, name: &str, changes: &Changes) {
    let wrong: u64 = changes.iter().map(|changed| changed.verdicts).sum();
    let words = match wrong {
        0 => text!("counts-no-changes"; name = name),
        count => text!("counts-changes"; name = name, count = count.to_string()),
    };
    ui.label(RichText::new(words).strong());
    Grid::new(("changes", name)).num_columns(HEADS.len()).striped(true).spacing([14.0, 4.0]).show(ui, |ui| {
        for [head, about] in HEADS.map(|ids| ids.map(constant)) {
            ui.label(RichText::new(head).strong()).on_hover_text(about);
        }
        ui.end_row();
        for (change, changed) in PairChange::ALL.into_iter().zip(changes) {
            let Changed { pairs, verdicts, measured, lengths, first, .. } = changed;
            ui.label(change.name());
            ui.label(if change.is_exact() { text!("counts-exact") } else { text!("counts-rounded") });
            ui.label(pairs.to_string());
            ui.label(verdicts.to_string());
            ui.label(first.map_or_else(String::new, |first| first.to_string()));
            if *measured > 0 {
                ui.label(text!("counts-of"; count = lengths.to_string(), all = measured.to_string()));
            } else {
                ui.label("");
            }
            ui.label(changed.at_most());
            ui.end_row();
        }
    });
}

/// Shows the sizes of the errors of lengths, by powers of ten.
pub(crate) fn errors_ui(ui: &mut Ui, name: &str, errors: &LengthErrors) {
    let counted: Vec<(&str, &Errors)> =
        errors.named().into_iter().filter(|(_, histogram)| histogram.all() > 0).collect();
    ui.label(RichText::new(text!("counts-errors"; name = name)).strong())
        .on_hover_text(text!("counts-errors.tip"));
    if errors.missing > 0 {
        ui.label(text!("counts-without-length"; count = errors.missing.to_string()));
    }
    if errors.other_kind > 0 {
        ui.label(text!("counts-other-kind"; count = errors.other_kind.to_string()));
    }
    if counted.is_empty() {
        return;
    }
    legend(ui, counted.iter().map(|(what, _)| *what));
    let width = 0.8 / counted.len() as f64;
    histogram(&text!("view-errors-of"; name = name))
        .include_x(-0.5)
        .include_x(Errors::BINS as f64 - 0.5)
        .x_axis_label(text!("view-from-this-error-on"))
        .x_grid_spacer(egui_plot::uniform_grid_spacer(|_| [1.0, 2.0, 6.0]))
        .x_axis_formatter(|mark: GridMark, _| bin(mark.value))
        .show(ui, |plot| {
            for ((index, (what, errors)), color) in counted.iter().enumerate().zip(COLORS.iter().cycle()) {
                let offset = (index as f64 + 0.5) * width - 0.4;
                let bars = errors.counts.iter().enumerate().filter(|(_, count)| **count > 0);
                let bars = bars.map(|(bin, count)| Bar::new(bin as f64 + offset, *count as f64).width(width));
                plot.bar_chart(BarChart::new(*what, bars.collect()).color(*color));
            }
        });
    for (what, histogram) in counted {
        ui.label(text!("counts-histogram"; what = what, summary = histogram.summary()));
    }
}

/// The name of the count at a place of the axis; empty between and beside the counts.
fn bin(place: f64) -> String {
    let counts = (0..Errors::BINS).map(|bin| (bin, bin as f64));
    counts.into_iter().find(|(_, at)| *at == place).map_or_else(String::new, |(bin, _)| Errors::bin(bin))
}
