//! Everything computed from the scene: recomputed when the scene changes, stored nowhere else.

use std::borrow::Cow;
use std::sync::{Arc, OnceLock};

use super::step_words::StepWords;
use crate::epa::SimplexFlaw;
use crate::explain::listing::{Listing, ListingReading};
use crate::figure::evolution::Evolution;
use crate::figure::evolution::gap::Gap;
use crate::figure::narration::remedy::{Remedy, remedy};
use crate::figure::narration::table::{self, Digits, IterationRow};
use crate::figure::narration::{self, DefectEffects, Explanation, Narration, explain};
use crate::figure::reach::{Curves, Globe};
use crate::figure::series::{self, IterationKind};
use crate::figure::{self, Analysis, Extent, Ties};
use crate::gjk::{Iteration, Judgement, ReachTest, Region, Settings, Trace};
use crate::scene::Scene;

/// Maximum number of vertices whose hulls are computed within a frame; hulls take the most time.
const MAX_AT_ONCE: usize = 2_000;

/// The run of the scene's query, and everything drawn from it.
#[derive(Clone, Debug)]
pub(crate) struct Derived {
    /// The revision of the document that this was computed from.
    pub(crate) revision: u64,
    /// The shapes, P ⊖ Q, the trace and the reference verdict.
    pub(crate) analysis: Analysis,
    /// The summaries of the iterations of the search.
    summaries: Vec<Iteration>,
    /// The iterations of the search and of the expanding polytope, with the events of each.
    pub(crate) iterations: Vec<series::SeriesIteration>,
    /// The settings of the query.
    settings: Settings,
    /// Whether the window hides the names of the planted defects.
    pub(crate) is_sealed: bool,
    /// The words of every step while the names are hidden.
    seal: StepWords,
    /// The words for each step, once they are shown: checking their claims takes exact arithmetic.
    words: Vec<OnceLock<StepWords>>,
    /// The data that panels compute on first use.
    at_first_use: AtFirstUse,
    /// The extents that each view frames, whatever the step: indexed by [`super::panel::WindowPanel`].
    pub(crate) extents: [Extent; 2],
}

/// Data that are computed when a panel asks for them, and then kept.
#[derive(Clone, Debug, Default)]
struct AtFirstUse {
    rows: OnceLock<Vec<IterationRow>>,
    ties: OnceLock<Vec<Option<Ties>>>,
    cause: OnceLock<Option<Narration>>,
    remedy: OnceLock<Option<Remedy>>,
    symptoms: OnceLock<DefectEffects>,
    evolution: OnceLock<Evolution>,
    curves: OnceLock<Curves>,
    globe: OnceLock<Globe>,
    gap: OnceLock<Gap>,
    code: OnceLock<Arc<(Listing, ListingReading)>>,
}

impl Derived {
    /// Runs the query of a scene.
    pub(crate) fn of(scene: &Scene, revision: u64) -> Self {
        Self::from_study(Analysis::of(scene), &scene.query, revision)
    }

    /// Runs the query of a changed scene, reusing data that the change does not affect.
    pub(crate) fn next(&self, scene: &Scene, revision: u64) -> Self {
        Self::from_study(Analysis::after(scene, Some(&self.analysis)), &scene.query, revision)
    }

    /// Returns the data of the scene with an external trace in place of its own run.
    pub(crate) fn told(&self, scene: &Scene, run: &Trace, revision: u64) -> Self {
        let analysis = Analysis::after(scene, Some(&self.analysis)).with_run(run.clone());
        Self::from_study(analysis, &scene.query, revision)
    }

    /// Returns whether [`Derived::next`] would take too long for one frame.
    pub(crate) fn takes_long(&self, scene: &Scene) -> bool {
        self.analysis.effort_after(scene) > MAX_AT_ONCE
    }

    /// Returns whether the data belongs to a scene with the same numbers of bodies and vertices, so that it
    /// can stand in for this scene's data.
    pub(crate) fn fits(&self, scene: &Scene) -> bool {
        self.analysis.fits(scene)
    }

    /// Returns the data for a scene with another revision.
    pub(crate) fn at(self, revision: u64) -> Self {
        Self { revision, ..self }
    }

    fn from_study(analysis: Analysis, settings: &Settings, revision: u64) -> Self {
        let summaries = analysis.trace.iterations();
        let iterations = series::iterations(&analysis.trace);
        let extents = [analysis.scene_extent(), analysis.difference_extent()];
        let words = (0..analysis.trace.steps().max(1)).map(|_| OnceLock::new()).collect();
        Self {
            revision,
            analysis,
            summaries,
            iterations,
            settings: *settings,
            is_sealed: false,
            seal: StepWords::of(Explanation::of_claim(narration::sealed()), None),
            words,
            at_first_use: AtFirstUse::default(),
            extents,
        }
    }

    /// Returns the support functions over the angle, for a scene in 2D.
    pub(crate) fn curves(&self) -> &Curves {
        self.at_first_use.curves.get_or_init(|| Curves::of(&self.analysis))
    }

    /// Returns the support function of P ⊖ Q on the sphere, for a scene in 3D.
    pub(crate) fn globe(&self) -> &Globe {
        self.at_first_use.globe.get_or_init(|| Globe::of(&self.analysis))
    }

    /// Returns the bounds on the distance at each iteration, and the true distance.
    pub(crate) fn gap(&self) -> &Gap {
        self.at_first_use.gap.get_or_init(|| Gap::of(&self.analysis))
    }

    /// Returns the rows of the table of iterations.
    pub(crate) fn rows(&self) -> &[IterationRow] {
        self.at_first_use.rows.get_or_init(|| {
            let mut rows = table::rows(&self.analysis.trace, Digits::Four);
            table::mark_ties(&mut rows, self.ties());
            rows
        })
    }

    /// Returns for each iteration the vertices that tie with the chosen support vertices.
    fn ties(&self) -> &[Option<Ties>] {
        self.at_first_use.ties.get_or_init(|| figure::ties_of_iterations(&self.analysis))
    }

    /// Returns the numbers of the run, iteration by iteration.
    pub(crate) fn evolution(&self) -> &Evolution {
        self.at_first_use.evolution.get_or_init(|| Evolution::of(&self.analysis.trace))
    }

    /// Returns the algorithm as pseudocode.
    pub(crate) fn listing(&self) -> &Listing {
        &self.code().0
    }

    /// Returns the lines of the pseudocode that each event executes.
    pub(crate) fn reading(&self) -> &ListingReading {
        &self.code().1
    }

    fn code(&self) -> &(Listing, ListingReading) {
        self.at_first_use.code.get_or_init(|| {
            let listing = Listing::of_run(&self.analysis.trace);
            let reading = ListingReading::of(&self.analysis.trace, &listing);
            Arc::new((listing, reading))
        })
    }

    /// Returns the words for a step (clamped to the last); while the defects are hidden, words that do not
    /// name them.
    pub(crate) fn words(&self, step: usize) -> &StepWords {
        if self.is_sealed { &self.seal } else { self.unsealed(step) }
    }

    fn unsealed(&self, step: usize) -> &StepWords {
        let step = step.min(self.words.len() - 1);
        self.words[step]
            .get_or_init(|| StepWords::of(explain(&self.analysis.trace, step), self.ties_at(step)))
    }

    /// Returns the words about the tied vertices of a step, which may be none.
    pub(crate) fn tied(&self, step: usize) -> &Narration {
        &self.unsealed(step).tied
    }

    /// Returns the cause of a wrong verdict, unless it is hidden.
    pub(crate) fn cause(&self) -> Option<&Narration> {
        let Analysis { trace, reference, .. } = &self.analysis;
        let cause = self.at_first_use.cause.get_or_init(|| narration::cause(trace, reference));
        cause.as_ref().filter(|_| !self.is_sealed)
    }

    /// Returns the change that makes a wrong run right, unless it is hidden.
    pub(crate) fn remedy(&self) -> Option<&Remedy> {
        let Analysis { convexes, trace, reference, .. } = &self.analysis;
        let find = || remedy(convexes, &self.settings, trace, reference);
        self.at_first_use.remedy.get_or_init(find).as_ref().filter(|_| !self.is_sealed)
    }

    /// Returns the effects of the planted defects at a step, unless they are hidden.
    pub(crate) fn symptoms_at(&self, step: usize) -> Option<&Narration> {
        let Analysis { convexes, trace, reference, .. } = &self.analysis;
        let find = || DefectEffects::of(convexes, &self.settings, trace, reference);
        self.at_first_use.symptoms.get_or_init(find).at(step).filter(|_| !self.is_sealed)
    }

    /// Returns the judgment of the reference on the verdict of the algorithm.
    pub(crate) fn judgement(&self) -> Judgement {
        self.analysis.reference.judge(self.analysis.trace.outcome.verdict)
    }

    /// Returns the index of the last step.
    pub(crate) fn last_step(&self) -> usize {
        self.analysis.trace.steps().saturating_sub(1)
    }

    /// Returns the index of the iteration that a step belongs to.
    pub(crate) fn iteration_of(&self, step: usize) -> usize {
        self.iterations.iter().rposition(|iteration| iteration.events.start <= step).unwrap_or(0)
    }

    /// Returns the rows of the table that the run has reached; all of them from its last step on.
    pub(crate) fn rows_until(&self, step: usize) -> Cow<'_, [IterationRow]> {
        if step >= self.last_step() {
            return Cow::Borrowed(self.rows());
        }
        let mut rows = table::rows_until(&self.analysis.trace, step, Digits::Four);
        table::mark_ties(&mut rows, self.ties());
        Cow::Owned(rows)
    }

    /// Returns the step of the next (or the previous) iteration whose decision differs from the decision
    /// before it. If there is none, returns the last (or the first) step.
    pub(crate) fn decision(&self, step: usize, forward: bool) -> usize {
        let mut before = None;
        let decisions = self.iterations.iter().filter_map(|iteration| {
            let decision = self.decided(iteration);
            let differs = before != Some(decision);
            before = Some(decision);
            differs.then(|| iteration.events.clone())
        });
        // A decision is complete at the last step of its iteration.
        let mut steps = decisions.map(|events| events.end.saturating_sub(1));
        if forward {
            steps.find(|decided| *decided > step).unwrap_or(self.last_step())
        } else {
            steps.take_while(|decided| *decided < step).last().unwrap_or(0)
        }
    }

    /// Returns the tied vertices, if the step found a support point.
    pub(crate) fn ties_at(&self, step: usize) -> Option<&Ties> {
        let index = self.iteration_of(step);
        // The expanding polytope does not resolve ties by vertex order.
        let is_search = |it: &series::SeriesIteration| matches!(it.kind, IterationKind::Search(_));
        let is_first = self.iterations.get(index).is_some_and(|it| is_search(it) && it.events.start == step);
        self.ties().get(index).and_then(Option::as_ref).filter(|_| is_first)
    }

    /// The decision of an iteration, as a key for comparison.
    fn decided(&self, iteration: &series::SeriesIteration) -> DecisionKey {
        match &iteration.kind {
            IterationKind::Search(index) => {
                let summary = self.summaries.get(*index);
                DecisionKey::Region(summary.map(|summary| (summary.test, summary.region)))
            }
            IterationKind::Start(flaw) => DecisionKey::Start(*flaw),
            // Each facet counts as a decision of its own.
            IterationKind::Growth { number, .. } => DecisionKey::Facet(*number),
        }
    }
}

/// A decision, equal for iterations that decide the same.
#[derive(Clone, Copy, PartialEq)]
enum DecisionKey {
    Region(Option<(ReachTest, Option<Region>)>),
    Start(Option<SimplexFlaw>),
    Facet(usize),
}
