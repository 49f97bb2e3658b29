//! What follows from the scene: computed when the scene changes, stored nowhere else.

use crate::figure::narration::table::{self, Digits, Row};
use crate::figure::{Bounds, Study};
use crate::gjk::{Iteration, ReachTest, Reference, Region};
use crate::scene::Scene;

/// The run of the scene's query and all that is drawn from it.
#[derive(Clone, Debug)]
pub(crate) struct Derived {
    /// The revision of the document that this was computed from.
    pub(crate) revision: u64,
    /// Surfaces, difference and trace.
    pub(crate) study: Study,
    /// What is true, whatever the algorithm says.
    pub(crate) reference: Reference,
    /// The iterations of the trace, summed up.
    pub(crate) iterations: Vec<Iteration>,
    /// The same in words.
    pub(crate) rows: Vec<Row>,
    /// What each view has to show, whatever the step: indexed by [`super::session::Panel`].
    pub(crate) bounds: [Bounds; 2],
}

impl Derived {
    /// Runs the query.
    pub(crate) fn of(scene: &Scene, revision: u64) -> Self {
        let study = Study::of(scene);
        let reference = study.reference.clone();
        let iterations = study.trace.iterations();
        let rows = table::rows(&study.trace, Digits::Four);
        let bounds = [study.bounds(), study.difference_bounds()];
        Self { revision, study, reference, iterations, rows, bounds }
    }

    /// Whether the algorithm says what is true.
    pub(crate) fn agrees(&self) -> bool {
        self.reference.agrees_with(self.study.trace.outcome.verdict)
    }

    /// The index of the last step.
    pub(crate) fn last_step(&self) -> usize {
        self.study.trace.steps().saturating_sub(1)
    }

    /// The step of the next decision that differs from the one before it, or of the previous one; the last or the
    /// first step where there is none.
    pub(crate) fn decision(&self, step: usize, forward: bool) -> usize {
        let mut before = None;
        let decisions = self.iterations.iter().filter_map(|iteration| {
            let decision: (ReachTest, Option<Region>) = (iteration.test, iteration.region);
            let differs = before != Some(decision);
            before = Some(decision);
            differs.then(|| iteration.events.clone())
        });
        // The decision is seen at the last step of its iteration.
        let mut steps = decisions.map(|events| events.end.saturating_sub(1));
        if forward {
            steps.find(|decided| *decided > step).unwrap_or(self.last_step())
        } else {
            steps.take_while(|decided| *decided < step).last().unwrap_or(0)
        }
    }
}
