//! The survey behind the tree: runs of random pairs on a thread beside the window, and what they have reached.

use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::thread;

use eframe::egui::Context;

use super::App;
use crate::gjk::{Settings, Trace};
use crate::lab::{Coverage, Survey, Watch};
use crate::scene::Scene;

/// What the tree asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Order {
    /// Read so many runs.
    Run {
        /// How many.
        pairs: u64,
    },
    /// Give up what is under way.
    Cancel,
}

/// The survey.
#[derive(Clone, Debug, Default)]
pub(crate) struct Surveyor {
    /// The last survey that ended, and what it counted.
    found: Option<(Survey, Arc<Coverage>)>,
    /// How far the one under way is, and of how many.
    pub(crate) progress: Option<(u64, u64)>,
}

/// A survey under way.
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

/// The survey of random pairs that are put to the algorithm as this scene puts its own; with the expanding polytope where
/// the listing on screen has it, which is where the run at hand `measures`.
fn survey_of(scene: &Scene, measures: bool, pairs: u64) -> Survey {
    let settings = Settings { epa: measures, ..scene.query };
    Survey { dimension: scene.dimension, family: None, pairs, seed: 1, settings }
}

impl Surveyor {
    /// What was counted, if it was for runs like this one and for a listing with so many branches.
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
                // Nobody waits for it where it was cancelled at the last moment.
                sender.send(coverage).ok();
            }
            ctx.request_repaint();
        });
        self.progress = Some((0, pairs));
        Task { survey, watch, coverage }
    }

    /// Takes what has arrived. Whether the task is over.
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
    /// Carries out what the tree asks for.
    pub(super) fn carry_out_survey(&mut self, order: Order, ctx: &Context) {
        // What is under way is given up by being dropped.
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
