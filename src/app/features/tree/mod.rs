//! The survey behind the tree: runs of random pairs on a separate thread, and the branches that they
//! reached.

mod ui;

use eframe::egui::Context;

use crate::app::state::job::Job;
use crate::gjk::{Settings, Trace};
use crate::lab::{Coverage, Survey};
use crate::scene::Scene;

/// The state of the tab TREE: the survey of random pairs.
#[derive(Debug, Default)]
pub(crate) struct TreeTab {
    /// The last finished survey and its counts.
    found: Option<(Survey, Coverage)>,
    /// The running survey.
    running: Option<(Survey, Job<Coverage>)>,
}

/// The survey of random pairs for this scene's algorithm and settings. It runs the expanding polytope if the
/// published code on screen contains it, that is, if the scene's run `measures`.
fn survey_of(scene: &Scene, measures: bool, pairs: u64) -> Survey {
    let settings = Settings { epa: measures, ..scene.query };
    Survey { dimension: scene.dimension, family: None, pairs, seed: 1, settings }
}

impl TreeTab {
    /// Returns the counts of the survey, if its settings are those of this run and its published code has this number
    /// of branches.
    fn coverage(&self, trace: &Trace, branches: usize) -> Option<&Coverage> {
        let (survey, coverage) = self.found.as_ref()?;
        let Settings { algorithm, precision, defects, .. } = survey.settings;
        let is_alike = (algorithm, precision, defects) == (trace.algorithm, trace.precision, trace.defects);
        let is_it = is_alike && survey.dimension == trace.dimension && coverage.branches.len() == branches;
        is_it.then_some(coverage)
    }

    /// Starts a survey.
    fn start(&mut self, scene: &Scene, measures: bool, pairs: u64, ctx: &Context) {
        let survey = survey_of(scene, measures, pairs);
        self.running = Some((
            survey,
            Job::of_numbers(
                ctx,
                pairs,
                move |numbers, watch| survey.run_numbers(numbers, watch),
                |counts, more| counts.merged(&more),
            ),
        ));
    }

    /// Cancels the running survey.
    fn cancel(&mut self) {
        self.running = None;
    }

    /// Returns the number of finished pairs and of all pairs, while a survey is running.
    fn progress(&self) -> Option<(u64, u64)> {
        self.running.as_ref().map(|(survey, job)| (job.done(), survey.pairs))
    }
}
