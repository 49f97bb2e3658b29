//! LABORATORY: choose an experiment, run it, see which algorithms are wrong, and open a wrong case.

mod choices;
mod results;

use std::time::Duration;

use eframe::egui::{Context, ProgressBar, ScrollArea, Ui, vec2};

use super::{LabTask, Laboratory, Progress};
use crate::app::command::Command;
use crate::app::features::feature::{Feature, Others};
use crate::app::state::cx::Cx;
use crate::app::state::job::Polled;
use crate::app::state::request::Request;
use crate::app::widgets::floating::floating;
use crate::judge::Exhibit;
use crate::message::text;

/// The interval at which the progress is redrawn.
const TICK: Duration = Duration::from_millis(100);

impl Feature for Laboratory {
    /// Keeps a report, and opens a wrong case.
    fn poll(&mut self, cx: &mut Cx<'_>) {
        match &self.task {
            None => return,
            Some(LabTask::Experiment(experiment, _, job)) => match job.poll() {
                Polled::Running => return,
                Polled::Done(found) => self.found = Some((experiment.clone(), found)),
                Polled::Failed => {}
            },
            Some(LabTask::Case(job)) => match job.poll() {
                Polled::Running => return,
                Polled::Done(scene) => {
                    cx.requests.push(Request::ShowExhibit(Box::new(Exhibit { scene, run: None })));
                }
                Polled::Failed => {}
            },
        }
        self.task = None;
    }

    fn window_ui(&mut self, ctx: &Context, _: &mut Cx<'_>, _: &Others<'_>) {
        ui(ctx, self);
    }

    fn command(&mut self, command: Command, _: &Others<'_>, cx: &mut Cx<'_>, _: &Context) -> bool {
        let is_own = command == Command::Laboratory;
        if is_own {
            self.toggle(cx.document.scene().dimension);
        }
        is_own
    }
}

/// Shows the panel, if it is open.
fn ui(ctx: &Context, laboratory: &mut Laboratory) {
    if !laboratory.is_open {
        return;
    }
    let closed = floating(ctx, "laboratory-title", vec2(780.0, 640.0), |ui| {
        let mut wrong = None;
        ScrollArea::both().auto_shrink([false, false]).show(ui, |ui| {
            choices::ui(ui, &mut laboratory.chosen, &mut laboratory.extras);
            ui.separator();
            run_ui(ui, laboratory);
            ui.separator();
            match &laboratory.found {
                Some((experiment, found)) => results::ui(ui, experiment, found, &mut wrong),
                None if laboratory.progress() != Progress::Idle => {}
                None => {
                    ui.label(text!("laboratory-no-experiment-has-been-run"));
                }
            }
        });
        if let Some(case) = wrong {
            laboratory.shrink(case, ui.ctx());
        }
    });
    if closed {
        laboratory.close();
    }
}

/// Shows the button that starts or cancels the experiment, and its progress.
fn run_ui(ui: &mut Ui, laboratory: &mut Laboratory) {
    ui.horizontal_wrapped(|ui| match laboratory.progress() {
        Progress::Idle => {
            let refusal = laboratory.experiment().check().err();
            let run = ui
                .add_enabled_ui(refusal.is_none(), |ui| ui.button(text!("laboratory-run-experiment")))
                .inner;
            if run.clicked() {
                laboratory.run(ui.ctx());
            }
            if let Some(refusal) = refusal {
                ui.label(refusal.to_string());
            }
        }
        Progress::Judging { done, pairs } => {
            if ui.button(text!("laboratory-cancel-experiment")).clicked() {
                laboratory.cancel();
            }
            let bar = ProgressBar::new(done as f32 / pairs.max(1) as f32);
            ui.add(bar.desired_width(260.0).text(text!("laboratory-of-pairs"; done = done, pairs = pairs)))
                .accessible_name(text!("laboratory-progress-of-the-experiment"));
            ui.request_repaint_after(TICK);
        }
        Progress::Shrinking => {
            if ui.button(text!("laboratory-cancel")).clicked() {
                laboratory.cancel();
            }
            ui.label(text!("laboratory-making-the-wrong-case-smaller"));
            ui.request_repaint_after(TICK);
        }
    });
}
