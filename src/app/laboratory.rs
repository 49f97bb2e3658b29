//! The state of the laboratory: the chosen experiment, the running one, and the last report.
//!
//! Experiments, and the shrinking of wrong cases, run on threads of their own; the window polls for results in each
//! frame, and the thread requests a repaint when one has arrived.

use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::thread;

use eframe::egui::Context;

use crate::geometry::Dimension;
use crate::gjk::{Algorithm, Precision};
use crate::lab::{Experiment, Family, Fault, Report, Watch};
use crate::scene::Scene;

/// A request of the panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Order {
    /// Run the chosen experiment.
    Run,
    /// Cancel the running experiment.
    Cancel,
    /// Open a wrong case of the shown experiment.
    Open(Case),
    /// Close the panel.
    Close,
}

/// A wrong case of an experiment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Case {
    /// The algorithm that is wrong.
    pub(crate) algorithm: Algorithm,
    /// The kind of error.
    pub(crate) fault: Fault,
    /// The number of the pair.
    pub(crate) number: u64,
}

/// The state of the laboratory.
#[derive(Debug)]
pub(crate) struct Laboratory {
    /// Whether its panel is open.
    pub(crate) is_open: bool,
    /// The settings of the next experiment.
    pub(crate) chosen: Experiment,
    /// The last finished experiment and its report.
    pub(crate) found: Option<(Experiment, Report)>,
    task: Option<Task>,
}

/// A task running on a thread of its own.
#[derive(Debug)]
enum Task {
    Experiment { experiment: Experiment, watch: Arc<Watch>, report: Receiver<Report> },
    Case(Receiver<Scene>),
}

/// The progress of the running task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Progress {
    /// No task is running.
    Idle,
    /// Pairs are being judged.
    Judging {
        /// The number of pairs judged so far.
        done: u64,
        /// The number of pairs in all.
        pairs: u64,
    },
    /// A wrong case is being shrunk.
    Shrinking,
}

impl Default for Laboratory {
    fn default() -> Self {
        let chosen = Experiment {
            dimension: Dimension::Two,
            family: Family::default(),
            gap: 1e-6,
            pairs: 20_000,
            seed: 1,
            algorithms: Algorithm::ALL.to_vec(),
            precision: Precision::default(),
        };
        Self { is_open: false, chosen, found: None, task: None }
    }
}

impl Drop for Laboratory {
    fn drop(&mut self) {
        self.cancel();
    }
}

impl Laboratory {
    /// Opens the panel, or closes it and cancels the running task.
    pub(crate) fn toggle(&mut self) {
        if self.is_open {
            self.close();
        } else {
            self.is_open = true;
        }
    }

    /// Closes the panel and cancels the running task.
    pub(crate) fn close(&mut self) {
        self.is_open = false;
        self.cancel();
    }

    /// Carries out a request of the panel.
    pub(crate) fn carry_out(&mut self, order: Order, ctx: &Context) {
        match order {
            Order::Run => self.run(ctx),
            Order::Cancel => self.cancel(),
            Order::Open(case) => self.shrink(case, ctx),
            Order::Close => self.close(),
        }
    }

    /// The experiment to run: restricted to the chosen algorithms that decide pairs of its dimension.
    pub(crate) fn experiment(&self) -> Experiment {
        let mut experiment = self.chosen.clone();
        experiment.algorithms.retain(|algorithm| algorithm.refusal(experiment.dimension).is_none());
        // In the order of the check boxes, not of the clicks.
        let place = |algorithm: &Algorithm| Algorithm::ALL.iter().position(|other| other == algorithm);
        experiment.algorithms.sort_by_key(place);
        experiment
    }

    fn run(&mut self, ctx: &Context) {
        let experiment = self.experiment();
        if experiment.check().is_err() {
            return;
        }
        self.cancel();
        let watch = Arc::new(Watch::default());
        let (sender, report) = mpsc::channel();
        let (ctx, its_watch, its_experiment) = (ctx.clone(), Arc::clone(&watch), experiment.clone());
        thread::spawn(move || {
            if let Some(report) = its_experiment.run(&its_watch) {
                // The receiver is gone if the experiment was cancelled.
                sender.send(report).ok();
            }
            ctx.request_repaint();
        });
        self.task = Some(Task::Experiment { experiment, watch, report });
    }

    fn shrink(&mut self, Case { algorithm, fault, number }: Case, ctx: &Context) {
        let Some((experiment, _)) = &self.found else { return };
        let (sender, scene) = mpsc::channel();
        let (ctx, experiment) = (ctx.clone(), experiment.clone());
        thread::spawn(move || {
            sender.send(experiment.wrong_scene(number, algorithm, fault)).ok();
            ctx.request_repaint();
        });
        self.cancel();
        self.task = Some(Task::Case(scene));
    }

    fn cancel(&mut self) {
        if let Some(Task::Experiment { watch, .. }) = self.task.take() {
            watch.cancel();
        }
    }

    /// Takes a result that has arrived. Keeps a report; returns a scene to be opened.
    pub(crate) fn poll(&mut self) -> Option<Scene> {
        let (found, scene) = match self.task.as_ref()? {
            Task::Experiment { experiment, report, .. } => match report.try_recv() {
                Ok(report) => (Some((experiment.clone(), report)), None),
                Err(TryRecvError::Empty) => return None,
                Err(TryRecvError::Disconnected) => (None, None),
            },
            Task::Case(scene) => match scene.try_recv() {
                Ok(scene) => (None, Some(scene)),
                Err(TryRecvError::Empty) => return None,
                Err(TryRecvError::Disconnected) => (None, None),
            },
        };
        self.task = None;
        if found.is_some() {
            self.found = found;
        }
        scene
    }

    /// The progress of the running task.
    pub(crate) fn progress(&self) -> Progress {
        match &self.task {
            None => Progress::Idle,
            Some(Task::Experiment { experiment, watch, .. }) => {
                Progress::Judging { done: watch.done(), pairs: experiment.pairs }
            }
            Some(Task::Case(_)) => Progress::Shrinking,
        }
    }
}
