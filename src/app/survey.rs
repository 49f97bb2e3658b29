//! The survey behind the tree: runs of random pairs on a thread of their own, and the branches that they reached.

use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::thread;

use eframe::egui::Context;

use super::App;
use crate::gjk::{Settings, Trace};
use crate::lab::{Coverage, Survey, Watch};
use crate::scene::Scene;

/// A request of the tab TREE.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Order {
    /// Run the algorithm on this many random pairs.
    Run {
        /// The number of pairs.
        pairs: u64,
    },
    /// Cancel the running survey.
    Cancel,
}

/// The state of the survey.
#[derive(Clone, Debug, Default)]
pub(crate) struct Surveyor {
    /// The last finished survey and its counts.
    found: Option<(Survey, Arc<Coverage>)>,
    /// The number of pairs done and of all pairs, while a survey is running.
    pub(crate) progress: Option<(u64, u64)>,
}

/// A running survey.
#[derive(Debug)]
pub(crate) struct Task {
    survey: Survey,
    watch: Arc<Watch>,
    coverage: Receiver<Coverage>,
}

impl Drop for Task {
    fn drop(&mut self) {
        self.watch.cancel();
    }
}

/// The survey of random pairs for this scene's algorithm and settings. It runs the expanding polytope if the listing
/// on screen contains it, that is if the scene's run `measures`.
fn survey_of(scene: &Scene, measures: bool, pairs: u64) -> Survey {
    let settings = Settings { epa: measures, ..scene.query };
    Survey { dimension: scene.dimension, family: None, pairs, seed: 1, settings }
}

impl Surveyor {
    /// The counts, if they are for runs like this one and for a listing with this number of branches.
    pub(crate) fn coverage(&self, trace: &Trace, branches: usize) -> Option<&Coverage> {
        let (survey, coverage) = self.found.as_ref()?;
        let Settings { algorithm, precision, defects, .. } = survey.settings;
        let is_alike = (algorithm, precision, defects) == (trace.algorithm, trace.precision, trace.defects);
        let is_it = is_alike && survey.dimension == trace.dimension && coverage.branches.len() == branches;
        is_it.then_some(coverage.as_ref())
    }

    /// Starts a survey.
    pub(crate) fn start(&mut self, scene: &Scene, measures: bool, pairs: u64, ctx: &Context) -> Task {
        let survey = survey_of(scene, measures, pairs);
        let watch = Arc::new(Watch::default());
        let (sender, coverage) = mpsc::channel();
        let (ctx, its_watch) = (ctx.clone(), Arc::clone(&watch));
        thread::spawn(move || {
            if let Some(coverage) = survey.run(&its_watch) {
                // The receiver is gone if the survey was cancelled.
                sender.send(coverage).ok();
            }
            ctx.request_repaint();
        });
        self.progress = Some((0, pairs));
        Task { survey, watch, coverage }
    }

    /// Takes a result that has arrived. Returns whether the task has ended.
    pub(crate) fn poll(&mut self, task: &Task) -> bool {
        match task.coverage.try_recv() {
            Ok(coverage) => self.found = Some((task.survey, Arc::new(coverage))),
            Err(TryRecvError::Empty) => {
                self.progress = Some((task.watch.done(), task.survey.pairs));
                return false;
            }
            Err(TryRecvError::Disconnected) => {}
        }
        self.progress = None;
        true
    }
}

impl App {
    /// Carries out a request of the tab TREE.
    pub(super) fn carry_out_survey(&mut self, order: Order, ctx: &Context) {
        // Dropping the task cancels it.
        self.survey = None;
        self.session.surveyor.progress = None;
        match order {
            Order::Run { pairs } => {
                let measures = self.derived.study.trace.measures();
                self.survey = Some(self.session.surveyor.start(self.document.scene(), measures, pairs, ctx));
            }
            Order::Cancel => {}
        }
    }
}
