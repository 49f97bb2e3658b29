//! The results of an experiment: a table, a histogram of support points, and the wrong cases.

use eframe::egui::{CollapsingHeader, Color32, Grid, RichText, Ui};
use egui_plot::{Bar, BarChart, Legend, Plot};

use crate::app::laboratory::{Case, Order};
use crate::app::request::{Request, Requests};
use crate::lab::{Experiment, Fault, Report, Tally, Truths};

/// The height of the histogram, in points.
const PLOT_HEIGHT: f32 = 150.0;

/// A colour for each algorithm, distinguishable with any colour vision on dark and light backgrounds (Okabe and Ito).
const COLORS: [Color32; 6] = [
    Color32::from_rgb(0x00, 0x9E, 0x73),
    Color32::from_rgb(0xE6, 0x9F, 0x00),
    Color32::from_rgb(0x56, 0xB4, 0xE9),
    Color32::from_rgb(0xD5, 0x5E, 0x00),
    Color32::from_rgb(0xCC, 0x79, 0xA7),
    Color32::from_rgb(0x00, 0x72, 0xB2),
];

/// Shows the results.
pub(super) fn ui(ui: &mut Ui, experiment: &Experiment, report: &Report, requests: &mut Requests) {
    let Experiment { dimension, family, seed, precision, .. } = experiment;
    let Truths { overlap, touching, separate } = report.truths;
    ui.label(
        RichText::new(format!(
            "{} in {}D, {} pairs, seed {seed}, {}",
            family.title(),
            dimension.count(),
            report.pairs(),
            precision.name()
        ))
        .strong(),
    );
    ui.label(format!("By the reference {overlap} overlap, {touching} touch and {separate} are apart"));
    table_ui(ui, report);
    ui.add_space(6.0);
    ui.label("Queries by the number of support points that they took");
    histogram_ui(ui, report);
    for tally in &report.tallies {
        cases_ui(ui, tally, requests);
    }
    if report.tallies.iter().all(|tally| tally.agree == report.pairs()) {
        ui.label("Nobody is wrong about any of these pairs");
    }
}

const HEADS: [(&str, &str); 9] = [
    ("Algorithm", "Who was asked"),
    ("agree", "Verdicts that are those of the reference"),
    ("false NO", "SEPARATE of pairs that overlap, and their part of all that overlap"),
    ("false YES", "OVERLAP of pairs that are apart"),
    ("undecided", "No verdict: a cycle or the iteration limit"),
    ("touch: YES", "Touching pairs whose answer is yes"),
    ("touch: NO", "Touching pairs whose answer is no"),
    ("supports", "Support points for each query, in the mean"),
    ("cycles", "Queries that would loop for ever, and the lengths of the loops in iterations"),
];

fn table_ui(ui: &mut Ui, report: &Report) {
    Grid::new("tallies").num_columns(HEADS.len()).striped(true).spacing([14.0, 4.0]).show(ui, |ui| {
        for (head, about) in HEADS {
            ui.label(RichText::new(head).strong()).on_hover_text(about);
        }
        ui.end_row();
        for tally in &report.tallies {
            ui.label(tally.algorithm.title());
            ui.label(percent(tally.agree, report.pairs()));
            let false_no = tally.count(Fault::FalseNo);
            ui.label(format!("{false_no} ({})", percent(false_no, report.truths.overlap)));
            ui.label(tally.count(Fault::FalseYes).to_string());
            ui.label(tally.count(Fault::Undecided).to_string());
            ui.label(tally.touching_yes.to_string());
            ui.label(tally.touching_no.to_string());
            ui.label(format!("{:.2}", tally.mean_supports()));
            ui.label(cycles(tally));
            ui.end_row();
        }
    });
}

/// The number of cycles with their lengths: `3 (of length 4, 7)`.
fn cycles(tally: &Tally) -> String {
    let lengths: Vec<String> = tally.cycles.keys().map(usize::to_string).collect();
    match tally.cycle_count() {
        0 => "0".to_owned(),
        count => format!("{count} (of length {})", lengths.join(", ")),
    }
}

/// A percentage with one decimal; 0 % and 100 % only if exact.
fn percent(count: u64, of: u64) -> String {
    let share = 100.0 * count as f64 / of.max(1) as f64;
    match (count == 0, count == of) {
        (true, _) => "0 %".to_owned(),
        (_, true) => "100 %".to_owned(),
        _ => format!("{:.1} %", share.clamp(0.1, 99.9)),
    }
}

fn histogram_ui(ui: &mut Ui, report: &Report) {
    let shares = report.tallies.len().max(1) as f64;
    let width = 0.8 / shares;
    Plot::new("supports")
        .height(PLOT_HEIGHT)
        .legend(Legend::default())
        .allow_zoom(false)
        .allow_drag(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .allow_double_click_reset(false)
        .show_grid([false, true])
        .include_y(0.0)
        .x_axis_label("support points")
        .x_grid_spacer(egui_plot::uniform_grid_spacer(|_| [1.0, 2.0, 10.0]))
        .show(ui, |plot| {
            for ((index, tally), color) in report.tallies.iter().enumerate().zip(COLORS.iter().cycle()) {
                let offset = (index as f64 + 0.5) * width - 0.4;
                let bars = tally.supports.iter().enumerate().filter(|(_, count)| **count > 0);
                let bars = bars
                    .map(|(supports, count)| Bar::new(supports as f64 + offset, *count as f64).width(width));
                plot.bar_chart(BarChart::new(tally.algorithm.title(), bars.collect()).color(*color));
            }
        });
}

/// Shows the wrong cases of an algorithm, each as a button.
fn cases_ui(ui: &mut Ui, tally: &Tally, requests: &mut Requests) {
    let wrong: u64 = Fault::ALL.iter().map(|fault| tally.count(*fault)).sum();
    if wrong == 0 {
        return;
    }
    let title = format!("{} is wrong about {wrong} pairs", tally.algorithm.title());
    CollapsingHeader::new(title).id_salt(("wrong", tally.algorithm)).default_open(true).show(ui, |ui| {
        for fault in Fault::ALL.into_iter().filter(|fault| tally.count(*fault) > 0) {
            ui.horizontal_wrapped(|ui| {
                ui.label(format!("{}: {}", fault.title(), tally.count(fault)))
                    .on_hover_text(fault.description());
                for number in tally.cases(fault) {
                    case_button(ui, Case { algorithm: tally.algorithm, fault, number: *number }, requests);
                }
            });
        }
    });
}

fn case_button(ui: &mut Ui, case: Case, requests: &mut Requests) {
    let Case { algorithm, fault, number } = case;
    let response = ui
        .small_button(number.to_string())
        .accessible_name(format!("Pair {number}: {}, {}", algorithm.title(), fault.title()))
        .on_hover_text("Open this pair as a scene, made as small as still fails in this way");
    if response.clicked() {
        requests.push(Request::Laboratory(Order::Open(case)));
    }
}
