//! The results of an experiment: a table, a histogram of support points, and the wrong cases.

use eframe::egui::{CollapsingHeader, Grid, RichText, Ui};
use egui_plot::{Bar, BarChart};

use crate::app::features::laboratory::{LabResults, WrongCase};
use crate::app::view::counts::{self, COLORS};
use crate::lab::{Experiment, Fault, Report, Tally, Truths};
use crate::message::{self, text};

/// Shows the results.
pub(super) fn ui(ui: &mut Ui, experiment: &Experiment, found: &LabResults, wrong: &mut Option<WrongCase>) {
    let report = &found.report;
    let Experiment { dimension, family, seed, precision, .. } = experiment;
    let Truths { overlap, touching, separate } = report.truths;
    ui.label(
        RichText::new(text!("laboratory-in-d-pairs-seed"; title = family.title(), count = dimension.count(), pairs = report.pairs(), seed = seed, name = precision.name()))
        .strong(),
    );
    ui.label(text!("laboratory-by-the-reference-overlap-touch"; overlap = overlap, touching = touching, separate = separate));
    ui.label(RichText::new(text!("laboratory-what-an-algorithm-says-to")).weak());
    table_ui(ui, report);
    ui.add_space(6.0);
    ui.label(text!("laboratory-queries-by-the-number-of"));
    counts::legend(ui, report.tallies.iter().map(|tally| tally.algorithm.title()));
    histogram_ui(ui, report);
    for tally in &report.tallies {
        errors_ui(ui, tally, wrong);
    }
    if report.tallies.iter().all(|tally| tally.errors() == 0) {
        ui.label(text!("laboratory-nobody-is-wrong-about-any"));
    }
    for tally in &report.tallies {
        touches_ui(ui, tally, wrong);
    }
    for (algorithm, changes) in &found.changes {
        ui.add_space(6.0);
        counts::changes_ui(ui, algorithm.title(), changes);
    }
    for (algorithm, errors) in &found.errors {
        ui.add_space(6.0);
        counts::errors_ui(ui, algorithm.title(), errors);
    }
}

/// The ids of the heads of the table, and of their explanations.
const HEADS: [(&str, &str); 10] = [
    ("laboratory-algorithm", "laboratory-who-was-asked"),
    ("laboratory-head-right", "laboratory-of-the-pairs-that-overlap"),
    ("laboratory-false-no", "laboratory-separate-of-pairs-that-overlap"),
    ("laboratory-false-yes", "laboratory-overlap-of-pairs-that-are"),
    ("laboratory-head-undecided", "laboratory-no-verdict-a-cycle-or"),
    ("laboratory-head-touch-yes", "laboratory-touching-pairs-whose-answer-is"),
    ("laboratory-head-touch-no", "laboratory-touching-pairs-whose-answer-is-2"),
    ("laboratory-cannot-tell", "laboratory-curved-shapes-so-near-to"),
    ("laboratory-head-supports", "laboratory-support-points-for-each-query"),
    ("laboratory-head-cycles", "laboratory-queries-that-would-loop-for"),
];

fn table_ui(ui: &mut Ui, report: &Report) {
    Grid::new("tallies").num_columns(HEADS.len()).striped(true).spacing([14.0, 4.0]).show(ui, |ui| {
        for (head, about) in HEADS {
            ui.label(RichText::new(message::constant(head)).strong()).on_hover_text(message::constant(about));
        }
        ui.end_row();
        for tally in &report.tallies {
            ui.label(tally.algorithm.title());
            ui.label(percent(tally.right, report.clear()));
            let false_no = tally.count(Fault::FalseNo);
            ui.label(format!("{false_no} ({})", percent(false_no, report.truths.overlap)));
            ui.label(tally.count(Fault::FalseYes).to_string());
            ui.label(tally.count(Fault::Undecided).to_string());
            ui.label(tally.touching_yes.to_string());
            ui.label(tally.touching_no.to_string());
            ui.label(tally.cannot_tell.to_string());
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
        count => text!("laboratory-of-length"; count = count, list = lengths.join(", ")),
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
    counts::histogram("supports")
        .x_axis_label(text!("laboratory-support-points"))
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
fn errors_ui(ui: &mut Ui, tally: &Tally, wrong: &mut Option<WrongCase>) {
    let errors = tally.errors();
    if errors > 0 {
        let title = text!("laboratory-is-wrong-about"; title = tally.algorithm.title(), count = errors);
        cases_ui(ui, tally, (&title, true), wrong);
    }
}

/// Shows some answers of a published code to touches, each as a button. These answers are not errors.
fn touches_ui(ui: &mut Ui, tally: &Tally, wrong: &mut Option<WrongCase>) {
    let Tally { algorithm, touching_yes, touching_no, .. } = tally;
    if tally.count(Fault::Touch) > 0 && !Fault::Touch.is_error(*algorithm) {
        let title = text!("laboratory-answers-touches-with-yes-and"; title = algorithm.title(), touching_yes = touching_yes, touching_no = touching_no);
        cases_ui(ui, tally, (&title, false), wrong);
    }
}

/// Shows cases, each as a button, under a title. They are errors or other cases.
fn cases_ui(ui: &mut Ui, tally: &Tally, (title, are_errors): (&str, bool), wrong: &mut Option<WrongCase>) {
    let salt = ("cases", tally.algorithm, are_errors);
    CollapsingHeader::new(title).id_salt(salt).default_open(are_errors).show(ui, |ui| {
        let is_shown =
            |fault: &Fault| tally.count(*fault) > 0 && fault.is_error(tally.algorithm) == are_errors;
        for fault in Fault::ALL.into_iter().filter(is_shown) {
            ui.horizontal_wrapped(|ui| {
                ui.label(format!("{}: {}", fault.title(), tally.count(fault)))
                    .on_hover_text(fault.description());
                for number in tally.cases(fault) {
                    case_button(ui, WrongCase { algorithm: tally.algorithm, fault, number: *number }, wrong);
                }
            });
        }
    });
}

fn case_button(ui: &mut Ui, case: WrongCase, wrong: &mut Option<WrongCase>) {
    let WrongCase { algorithm, fault, number } = case;
    let response = ui
        .small_button(number.to_string())
        .accessible_name(
            text!("laboratory-pair"; number = number, title = algorithm.title(), title_2 = fault.title()),
        )
        .on_hover_text(text!("laboratory-open-this-pair-as-a"));
    if response.clicked() {
        *wrong = Some(case);
    }
}
