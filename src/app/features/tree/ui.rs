//! TREE: the decisions of the algorithm, the path to this step, and the branches that this run or many runs never
//! reach.

use std::time::Duration;

use eframe::egui::{ProgressBar, RichText, Ui};

use super::TreeTab;
use crate::app::features::feature::Feature;
use crate::app::panels::script;
use crate::app::state::cx::Cx;
use crate::app::state::job::Polled;
use crate::app::state::layout::Tab;
use crate::app::state::request::Request;
use crate::figure::{Focus, next_visit, tree};
use crate::message::{self, text};

/// Numbers of runs that the buttons start, with the ids of the names of the buttons.
const RUNS: [(u64, &str); 2] = [(1_000, "views-run-1000"), (20_000, "views-run-20000")];

/// The interval at which the progress is redrawn.
const TICK: Duration = Duration::from_millis(100);

impl Feature for TreeTab {
    fn poll(&mut self, _: &mut Cx<'_>) {
        let Some((survey, job)) = &self.running else { return };
        match job.poll() {
            Polled::Running => return,
            Polled::Done(coverage) => self.found = Some((*survey, coverage)),
            Polled::Failed => {}
        }
        self.running = None;
    }

    fn tab_ui(&mut self, tab: Tab, ui: &mut Ui, cx: &mut Cx<'_>) -> bool {
        let is_own = tab == Tab::Tree;
        if is_own {
            panel_ui(ui, self, cx);
        }
        is_own
    }
}

/// Shows the panel.
fn panel_ui(ui: &mut Ui, survey: &mut TreeTab, cx: &mut Cx<'_>) {
    let Cx { derived, step, .. } = *cx;
    let listing = derived.listing();
    survey_ui(ui, survey, cx);
    let coverage = survey.coverage(&derived.analysis.trace, listing.branches.len());
    let counted = coverage.map(|coverage| (coverage.branches.as_slice(), coverage.runs));
    let script = tree(listing, derived.reading(), step, counted);
    let pointed = script::ui(ui, &script, |row| cx.session.attention.lit().has_line(row.line));
    let row = |index: Option<usize>| index.and_then(|index| script.rows.get(index));
    if let Some(row) = row(pointed.hovered) {
        cx.attention().offer(Focus::Line(row.line));
    }
    if let Some(row) = row(pointed.clicked) {
        match next_visit(listing, derived.reading(), row.index, step) {
            Some(at) => cx.requests.push(Request::JumpTo(at)),
            None => cx.requests.push(Request::Notice(text!("views-this-run-does-not-go").to_owned())),
        }
    }
}

/// Shows the buttons that run the survey, and its counts.
fn survey_ui(ui: &mut Ui, survey: &mut TreeTab, cx: &Cx<'_>) {
    let Cx { scene, derived, .. } = *cx;
    let listing = derived.listing();
    ui.horizontal_wrapped(|ui| {
        if let Some((done, pairs)) = survey.progress() {
            if ui.button(text!("views-cancel-survey")).clicked() {
                survey.cancel();
            }
            let bar = ProgressBar::new(done as f32 / pairs.max(1) as f32);
            ui.add(bar.desired_width(220.0).text(text!("views-of-runs"; done = done, pairs = pairs)))
                .accessible_name(text!("views-progress-of-the-survey"));
            ui.request_repaint_after(TICK);
            return;
        }
        for (pairs, name) in RUNS {
            let button = ui.button(message::constant(name)).on_hover_text(text!("views-put-so-many-random-pairs"));
            if button.clicked() {
                survey.start(scene, derived.analysis.trace.measures(), pairs, ui.ctx());
            }
        }
        match survey.coverage(&derived.analysis.trace, listing.branches.len()) {
            None => {
                ui.label(RichText::new(text!("views-to-count-how-often-random")).weak());
            }
            Some(coverage) => {
                let unreached = coverage.branches.iter().filter(|count| **count == 0).count();
                ui.label(text!("views-runs-of-random-pairs-of"; runs = coverage.runs, unreached = unreached, count = coverage.branches.len()));
            }
        }
    });
}
