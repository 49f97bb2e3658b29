//! JUDGE: enter the command of a solver, send pairs to it, read the first wrong step of each, and open the
//! pair.

use std::any::Any;
use std::time::Duration;

use eframe::egui::{
    Button, CollapsingHeader, Context, Grid, ProgressBar, RichText, ScrollArea, TextEdit, Ui, vec2,
};

use super::{ChosenSolver, GradeResults, Grading, SaveStarter};
use crate::app::command::Command;
use crate::app::features::feature::{Feature, Others};
use crate::app::platform::IS_PAGE;
use crate::app::state::cx::Cx;
use crate::app::state::job::Polled;
use crate::app::state::request::{Ask, Request};
use crate::app::view::counts;
use crate::app::widgets::beside::beside;
use crate::app::widgets::floating::floating;
use crate::app::widgets::number_field::NumberField;
use crate::geometry::Dimension;
use crate::judge::{FindingKind, Level, SolverReport, Starter, Touch, Wrong};
use crate::message::text;
use crate::words::one_line;

/// The interval at which the progress is redrawn.
const TICK: Duration = Duration::from_millis(100);

/// Maximum number of pairs in the field. The command line accepts more.
const MAX_PAIRS: f64 = 1e6;

/// Number of wrong pairs with one cause that are listed at once.
const FIRST_OF_CAUSE: usize = 10;

/// Maximum number of further ones that are listed on demand.
const MAX_LISTED: usize = 200;

impl Feature for Grading {
    fn poll(&mut self, _: &mut Cx<'_>) {
        if let Some(task) = &self.task {
            match task.job.poll() {
                Polled::Running => {}
                Polled::Done(found) => self.take(found),
                Polled::Failed => self.task = None,
            }
        }
    }

    fn window_ui(&mut self, ctx: &Context, cx: &mut Cx<'_>, _: &Others<'_>) {
        ui(ctx, self, cx);
    }

    fn command(&mut self, command: Command, _: &Others<'_>, cx: &mut Cx<'_>, _: &Context) -> bool {
        let is_own = command == Command::Judge;
        if is_own {
            self.toggle(cx.document.scene().dimension);
        }
        is_own
    }

    fn carry_out(&mut self, request: &dyn Any, _: &Others<'_>, cx: &mut Cx<'_>, _: &Context) -> bool {
        let Some(SaveStarter(starter, path)) = request.downcast_ref() else { return false };
        let written = self.save_starter(*starter, path);
        cx.requests.push(Request::Written(written));
        true
    }
}

/// Shows the panel, if it is open.
fn ui(ctx: &Context, grading: &mut Grading, cx: &mut Cx<'_>) {
    if !grading.is_open {
        return;
    }
    let closed = floating(ctx, "grading-title", vec2(660.0, 520.0), |ui| {
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| content_ui(ui, grading, cx));
    });
    if closed {
        grading.close();
    }
}

fn content_ui(ui: &mut Ui, grading: &mut Grading, cx: &mut Cx<'_>) {
    if IS_PAGE {
        ui.label(text!("grading-not-in-a-page"));
        return starters_ui(ui, cx);
    }
    choices_ui(ui, &mut grading.chosen);
    starters_ui(ui, cx);
    ui.separator();
    run_ui(ui, grading);
    ui.separator();
    let opened = match &grading.found {
        Some(Ok(found)) => {
            let opened = report_ui(ui, &found.report, &mut grading.kind);
            survey_ui(ui, found);
            opened.map(|wrong| (wrong.exhibit(), wrong.sentence()))
        }
        Some(Err(error)) => {
            ui.label(RichText::new(error.to_string()).color(ui.visuals().error_fg_color));
            None
        }
        None if grading.progress().is_some() => None,
        None => {
            ui.label(text!("grading-your-solver-is-a-program"));
            None
        }
    };
    if let Some((exhibit, sentence)) = opened {
        // Without steps there is no Compare to say it.
        let notice = exhibit.run.is_none().then_some(Request::Notice(sentence));
        cx.requests.push(Request::ShowExhibit(Box::new(exhibit)));
        if let Some(notice) = notice {
            cx.requests.push(notice);
        }
    }
}

fn choices_ui(ui: &mut Ui, chosen: &mut ChosenSolver) {
    Grid::new("grade").num_columns(2).show(ui, |ui| {
        ui.label(text!("grading-command"));
        let field =
            TextEdit::singleline(&mut chosen.command).hint_text("python3 my_gjk.py").desired_width(420.0);
        ui.add(field)
            .accessible_name(text!("grading-command-of-the-solver"))
            .on_hover_text(text!("grading-the-program-with-its-arguments"));
        ui.end_row();
        ui.label(text!("grading-pairs"));
        ui.horizontal_wrapped(|ui| pairs_ui(ui, chosen));
        ui.end_row();
        ui.label(text!("grading-ask-for"));
        ui.horizontal_wrapped(|ui| {
            for (level, word) in [
                (Level::Trace, text!("grading-steps")),
                (Level::Support, text!("grading-support-points")),
                (Level::Answer, text!("grading-yes-or-no-only")),
            ] {
                ui.selectable_value(&mut chosen.level, level, word);
            }
        });
        ui.end_row();
        ui.label(text!("grading-a-touch-is"));
        ui.horizontal_wrapped(|ui| {
            for (touch, word) in [
                (Touch::Either, text!("grading-either")),
                (Touch::Yes, text!("grading-a-yes")),
                (Touch::No, text!("grading-a-no")),
            ] {
                ui.selectable_value(&mut chosen.touch, touch, word);
            }
        });
        ui.end_row();
        ui.label(text!("grading-count-also"));
        ui.horizontal_wrapped(|ui| {
            ui.checkbox(&mut chosen.has_changes, text!("grading-answers-about-changed-pairs"))
                .on_hover_text(text!("grading-each-pair-is-put-again"));
            ui.checkbox(&mut chosen.has_errors, text!("grading-errors-of-lengths"))
                .on_hover_text(text!("grading-distances-depths-and-normals-beside"));
        });
        ui.end_row();
    });
}

/// Shows the menu of the starters: right solvers to begin with.
fn starters_ui(ui: &mut Ui, cx: &mut Cx<'_>) {
    let menu = ui.menu_button(text!("grading-save-a-starter"), |ui| {
        for starter in Starter::ALL {
            if ui.button(starter.language).clicked() {
                cx.requests.file(Grading::starter_request(starter), Ask::Dialog);
            }
        }
    });
    menu.response.on_hover_text(text!("grading-save-a-starter.tip"));
}

fn pairs_ui(ui: &mut Ui, chosen: &mut ChosenSolver) {
    let ChosenSolver { pairs, seconds, .. } = chosen;
    let count = NumberField::new(text!("grading-pairs-to-judge"), pairs.count as f64).range(1.0..=MAX_PAIRS);
    pairs.count = count.show_whole(ui).unwrap_or(pairs.count);
    for (dimension, word) in
        [(Dimension::Two, text!("laboratory-in-2d")), (Dimension::Three, text!("laboratory-in-3d"))]
    {
        ui.selectable_value(&mut pairs.dimension, dimension, word);
    }
    ui.label(text!("laboratory-seed-label"));
    let seed = NumberField::new(text!("grading-seed-of-the-pairs"), pairs.seed as f64).range(0.0..=1e9);
    pairs.seed = seed.show_whole(ui).unwrap_or(pairs.seed);
    ui.label(text!("grading-seconds-for-a-pair"));
    let limit =
        NumberField::new(text!("grading-seconds-for-a-pair-2"), *seconds).range(0.01..=3600.0).width(50.0);
    *seconds = limit.show(ui).unwrap_or(*seconds);
}

/// Shows the button that starts or ends the grade, and its progress.
fn run_ui(ui: &mut Ui, grading: &mut Grading) {
    ui.horizontal_wrapped(|ui| {
        if let Some((done, pairs)) = grading.progress() {
            if ui.button(text!("grading-cancel-the-judge")).clicked() {
                grading.cancel();
            }
            let bar = ProgressBar::new(done as f32 / pairs.max(1) as f32);
            ui.add(bar.desired_width(260.0).text(text!("grading-of-pairs"; done = done, pairs = pairs)))
                .accessible_name(text!("grading-progress-of-the-judge"));
            ui.request_repaint_after(TICK);
            return;
        }
        let refusal = grading.chosen.words().err();
        if ui.add_enabled(refusal.is_none(), Button::new(text!("grading-judge-it"))).clicked() {
            grading.run(ui.ctx());
        }
        if let Some(refusal) = refusal {
            ui.label(refusal);
        }
    });
}

/// Shows a report. Returns the wrong pair whose button was pressed.
fn report_ui<'a>(
    ui: &mut Ui,
    report: &'a SolverReport,
    listed: &mut Option<FindingKind>,
) -> Option<&'a Wrong> {
    let counts = report.counts;
    let result =
        text!("grading-of-right"; solver = report.solver(), right = counts.right, count = counts.pairs);
    ui.label(RichText::new(result).strong());
    for sentence in report.taken_for() {
        ui.label(sentence);
    }
    for (kind, count) in report.by_kind() {
        let is_listed = *listed == Some(kind);
        let words = format!("{count} × {}: {}", kind.name(), kind.description());
        let item = ui.selectable_label(is_listed, words);
        if beside(item, text!("grading-list-this-kind"), "").clicked() {
            *listed = (!is_listed).then_some(kind);
        }
    }
    let mut opened = None;
    let mut shown: Vec<&Wrong> = report.wrong.iter().collect();
    shown.retain(|wrong| listed.is_none_or(|kind| wrong.finding.kind == kind));
    for group in by_cause(&shown) {
        if let [Wrong { suspect: Some(defect), .. }, ..] = group.as_slice() {
            let cause = text!("grading-one-cause"; defect = defect.title(), count = group.len());
            ui.label(RichText::new(cause).strong());
        }
        let (first, rest) = group.split_at(group.len().min(FIRST_OF_CAUSE));
        opened = opened.or(pairs_of_cause_ui(ui, first));
        let (more, left) = rest.split_at(rest.len().min(MAX_LISTED));
        if let Some(next) = more.first() {
            let header = CollapsingHeader::new(text!("grading-and-more"; left = more.len()));
            let header = header.id_salt(next.id).show(ui, |ui| pairs_of_cause_ui(ui, more));
            opened = opened.or(header.body_returned.flatten());
        }
        if !left.is_empty() {
            ui.label(text!("grading-not-listed"; left = left.len()));
        }
    }
    CollapsingHeader::new(text!("grading-by-topic"))
        .id_salt("by topic")
        .default_open(false)
        .show(ui, |ui| topics_ui(ui, report));
    opened
}

/// Groups wrong pairs by their cause: the suspected defect, or else the kind of the error. The order stays.
fn by_cause<'a>(wrong: &[&'a Wrong]) -> Vec<Vec<&'a Wrong>> {
    let cause = |wrong: &Wrong| (wrong.suspect, wrong.finding.kind);
    let is_same = |one: &Wrong, other: &Wrong| match one.suspect {
        Some(defect) => other.suspect == Some(defect),
        None => cause(one) == cause(other),
    };
    let mut groups: Vec<Vec<&Wrong>> = Vec::new();
    for wrong in wrong {
        match groups.iter_mut().find(|group| is_same(group[0], wrong)) {
            Some(group) => group.push(wrong),
            None => groups.push(vec![wrong]),
        }
    }
    groups
}

/// Lists pairs with one cause, which the heading names if it is a defect. Returns the pair to open.
fn pairs_of_cause_ui<'a>(ui: &mut Ui, wrong: &[&'a Wrong]) -> Option<&'a Wrong> {
    let mut opened = None;
    for wrong in wrong.iter().copied() {
        ui.horizontal_top(|ui| {
            let name = text!("grading-open-pair"; id = wrong.id);
            let about = text!("grading-open-this-pair-with-your"; title = one_line(&wrong.name));
            if ui.small_button(name).on_hover_text(about).clicked() {
                opened = Some(wrong);
            }
            ui.label(&wrong.finding.sentence);
        });
    }
    opened
}

/// Shows the additional counts of the grade.
fn survey_ui(ui: &mut Ui, found: &GradeResults) {
    let Some(survey) = &found.survey else { return };
    let name = survey.name.as_deref().map_or_else(|| text!("grading-the-solver").to_owned(), one_line);
    if let Some(changes) = &survey.changes {
        ui.add_space(6.0);
        counts::changes_ui(ui, &name, changes);
    }
    if found.has_errors {
        ui.add_space(6.0);
        counts::errors_ui(ui, &name, &survey.errors);
    }
}

fn topics_ui(ui: &mut Ui, report: &SolverReport) {
    Grid::new("topics").num_columns(2).striped(true).show(ui, |ui| {
        for (topic, counts) in &report.by_topic {
            ui.label(one_line(topic));
            ui.label(text!("grading-of-right-2"; right = counts.right, pairs = counts.pairs));
            ui.end_row();
        }
    });
}
