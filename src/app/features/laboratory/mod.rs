//! The state of the laboratory: the chosen experiment, the running one, and the last report.
//!
//! Experiments, and the shrinking of wrong cases, run on a thread.

mod ui;

use std::ops::Range;

use eframe::egui::Context;

use crate::app::state::job::Job;
use crate::geometry::Dimension;
use crate::gjk::{Algorithm, Precision};
use crate::lab::{Changes, Experiment, Family, Fault, LengthErrors, Report, Watch, merge_changes};
use crate::scene::Scene;

/// A wrong case of an experiment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct WrongCase {
    /// The algorithm that is wrong.
    pub(crate) algorithm: Algorithm,
    /// The kind of error.
    pub(crate) fault: Fault,
    /// The number of the pair.
    pub(crate) number: u64,
}

/// The counts besides the verdicts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Extras {
    /// Whether to count answers after changes of a pair that must not matter.
    pub(crate) changes: bool,
    /// Whether to count errors of lengths.
    pub(crate) errors: bool,
}

impl Extras {
    /// Returns the number of times each pair is judged.
    fn rounds(self) -> u64 {
        1 + u64::from(self.changes) + u64::from(self.errors)
    }
}

/// The results of an experiment.
#[derive(Debug)]
pub(crate) struct LabResults {
    /// The counts of verdicts.
    pub(crate) report: Report,
    /// For each algorithm, the answers that differ after a change of the pair, if requested.
    pub(crate) changes: Vec<(Algorithm, Changes)>,
    /// For the algorithm that gives lengths, their errors, if requested.
    pub(crate) errors: Vec<(Algorithm, LengthErrors)>,
}

impl LabResults {
    /// Judges the pairs with these numbers.
    fn of(experiment: &Experiment, extras: Extras, numbers: &Range<u64>, watch: &Watch) -> Self {
        let numbers = || numbers.clone();
        let report = experiment.run_numbers(numbers(), watch);
        let changes = if extras.changes { experiment.changes_of(numbers(), watch) } else { Vec::new() };
        let errors = if extras.errors { experiment.length_errors_of(numbers(), watch) } else { Vec::new() };
        Self { report, changes, errors }
    }

    fn merged(mut self, other: Self) -> Self {
        for ((_, changes), (_, more)) in self.changes.iter_mut().zip(&other.changes) {
            merge_changes(changes, more);
        }
        for ((_, errors), (_, more)) in self.errors.iter_mut().zip(&other.errors) {
            errors.merge(more);
        }
        Self { report: self.report.merged(other.report), ..self }
    }
}

/// The state of the laboratory.
#[derive(Debug)]
pub(crate) struct Laboratory {
    /// Whether the panel of the laboratory is open.
    pub(crate) is_open: bool,
    /// The settings of the next experiment.
    pub(crate) chosen: Experiment,
    /// The additional counts of the experiment.
    pub(crate) extras: Extras,
    /// The last finished experiment and its results.
    pub(crate) found: Option<(Experiment, LabResults)>,
    task: Option<LabTask>,
}

/// The current work on a thread.
#[derive(Debug)]
enum LabTask {
    Experiment(Experiment, Extras, Job<LabResults>),
    Case(Job<Scene>),
}

/// The progress of the running task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Progress {
    /// No task is running.
    Idle,
    /// Pairs are being judged.
    Judging {
        /// The number of pairs judged so far; each counts once for each round.
        done: u64,
        /// The number of pairs in all, counted in the same way.
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
        Self { is_open: false, chosen, extras: Extras::default(), found: None, task: None }
    }
}

impl Laboratory {
    /// Opens the panel for pairs of this dimension, or closes it and cancels the running task.
    fn toggle(&mut self, dimension: Dimension) {
        self.chosen.dimension = dimension;
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

    /// Returns the experiment to run: restricted to the chosen algorithms that decide pairs of its dimension.
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
        let (work, extras) = (experiment.clone(), self.extras);
        let of = move |numbers, watch: &Watch| Some(LabResults::of(&work, extras, &numbers, watch));
        let job = Job::of_numbers(ctx, experiment.pairs, of, LabResults::merged);
        self.task = Some(LabTask::Experiment(experiment, extras, job));
    }

    /// Shrinks a wrong case of the shown experiment as far as possible, to open it.
    fn shrink(&mut self, WrongCase { algorithm, fault, number }: WrongCase, ctx: &Context) {
        let Some((experiment, _)) = &self.found else { return };
        let experiment = experiment.clone();
        let work = move |_: &Watch| Some(experiment.wrong_scene(number, algorithm, fault));
        self.task = Some(LabTask::Case(Job::start(ctx, work)));
    }

    fn cancel(&mut self) {
        self.task = None;
    }

    /// Returns the progress of the running task.
    pub(crate) fn progress(&self) -> Progress {
        match &self.task {
            None => Progress::Idle,
            Some(LabTask::Experiment(experiment, extras, job)) => Progress::Judging {
                done: job.done(),
                pairs: experiment.pairs.saturating_mul(extras.rounds()),
            },
            Some(LabTask::Case(_)) => Progress::Shrinking,
        }
    }
}
