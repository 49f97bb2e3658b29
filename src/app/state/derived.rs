//! Everything computed from the scene: recomputed when the scene changes, stored nowhere else.

use std::borrow::Cow;
use std::sync::{Arc, OnceLock};

use super::step_words::StepWords;
use crate::epa::SimplexFlaw;
use crate::figure::evolution::Evolution;
use crate::figure::evolution::gap::Gap;
use crate::figure::narration::remedy::{Remedy, remedy};
use crate::figure::narration::table::{self, Digits, Row};
use crate::figure::narration::{self, DefectEffects, Explanation, Narration, explain};
use crate::figure::reach::{Curves, Globe};
use crate::figure::series::{self, IterationKind};
use crate::figure::{self, Analysis, Extent, Ties};
use crate::gjk::listing::{Listing, ListingReading};
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
    /// The rows of the table of iterations.
    pub(crate) rows: Vec<Row>,
    /// For each iteration, the vertices that tie with the chosen support vertices.
    pub(crate) ties: Vec<Option<Ties>>,
    /// The cause of a wrong verdict; `None` if the verdict is right.
    cause: Option<Narration>,
    /// The change that makes the run right then, with its run.
    remedy: Option<Remedy>,
    /// The effects of planted defects, step by step.
    symptoms: DefectEffects,
    /// Whether the window hides the names of the planted defects.
    pub(crate) is_sealed: bool,
    /// The words of every step then.
    seal: StepWords,
    /// The numbers of the run, iteration by iteration.
    pub(crate) evolution: Evolution,
    /// The support functions over the angle (2D) and on the sphere (3D), computed at first use.
    curves: OnceLock<Curves>,
    globe: OnceLock<Globe>,
    /// The words for each step, once they are shown: checking their claims takes exact arithmetic.
    words: Vec<OnceLock<StepWords>>,
    /// The bounds on the distance, once they are asked for.
    gap: OnceLock<Gap>,
    /// The algorithm as pseudocode.
    pub(crate) listing: Arc<Listing>,
    /// The lines of `listing` that each event executes.
    pub(crate) reading: ListingReading,
    /// The extents that each view frames, whatever the step: indexed by [`super::panel::WindowPanel`].
    pub(crate) extents: [Extent; 2],
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

    /// Returns the scene with an external trace.
    pub(crate) fn told(&self, scene: &Scene, run: &Trace, revision: u64) -> Self {
        let analysis = Analysis::after(scene, Some(&self.analysis)).with_run(run.clone());
        Self::from_study(analysis, &scene.query, revision)
    }

    /// Returns whether [`Derived::next`] would hold a frame too long.
    pub(crate) fn takes_long(&self, scene: &Scene) -> bool {
        self.analysis.effort_after(scene) > MAX_AT_ONCE
    }

    /// Returns whether the data belongs to a scene with as many bodies and vertices, so that it can stand for
    /// this one.
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
        let ties = figure::ties_of_iterations(&analysis);
        let mut rows = table::rows(&analysis.trace, Digits::Four);
        table::mark_ties(&mut rows, &ties);
        let cause = narration::cause(&analysis.trace, &analysis.reference);
        let remedy = remedy(&analysis.convexes, settings, &analysis.trace, &analysis.reference);
        let symptoms = DefectEffects::of(&analysis.convexes, settings, &analysis.trace, &analysis.reference);
        let evolution = Evolution::of(&analysis.trace);
        let listing = Arc::new(Listing::of_run(&analysis.trace));
        let reading = ListingReading::of(&analysis.trace, &listing);
        let extents = [analysis.scene_extent(), analysis.difference_extent()];
        let words = (0..analysis.trace.steps().max(1)).map(|_| OnceLock::new()).collect();
        let (curves, globe, gap) = (OnceLock::new(), OnceLock::new(), OnceLock::new());
        Self {
            revision,
            analysis,
            summaries,
            iterations,
            rows,
            ties,
            cause,
            remedy,
            symptoms,
            is_sealed: false,
            seal: StepWords::of(Explanation::of_claim(narration::sealed()), None),
            evolution,
            curves,
            globe,
            words,
            gap,
            listing,
            reading,
            extents,
        }
    }

    /// Returns the support functions over the angle, for a scene in 2D.
    pub(crate) fn curves(&self) -> &Curves {
        self.curves.get_or_init(|| Curves::of(&self.analysis))
    }

    /// Returns the support function of P ⊖ Q on the sphere, for a scene in 3D.
    pub(crate) fn globe(&self) -> &Globe {
        self.globe.get_or_init(|| Globe::of(&self.analysis))
    }

    /// Returns the bounds on the distance at each iteration, and the true distance.
    pub(crate) fn gap(&self) -> &Gap {
        self.gap.get_or_init(|| Gap::of(&self.analysis))
    }

    /// Returns the words for a step, clamped to the last; those of the seal while the defects are hidden.
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
        self.cause.as_ref().filter(|_| !self.is_sealed)
    }

    /// Returns the change that makes a wrong run right, unless it is hidden.
    pub(crate) fn remedy(&self) -> Option<&Remedy> {
        self.remedy.as_ref().filter(|_| !self.is_sealed)
    }

    /// Returns the effects of the planted defects at a step, unless they are hidden.
    pub(crate) fn symptoms_at(&self, step: usize) -> Option<&Narration> {
        self.symptoms.at(step).filter(|_| !self.is_sealed)
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
    pub(crate) fn rows_until(&self, step: usize) -> Cow<'_, [Row]> {
        if step >= self.last_step() {
            return Cow::Borrowed(&self.rows);
        }
        let mut rows = table::rows_until(&self.analysis.trace, step, Digits::Four);
        table::mark_ties(&mut rows, &self.ties);
        Cow::Owned(rows)
    }

    /// Returns the step of the next (or the previous) iteration whose decision differs from the one before
    /// it; the last (or the first) step if there is none.
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

    /// Returns the tied vertices, if the step is the one that found a support point.
    pub(crate) fn ties_at(&self, step: usize) -> Option<&Ties> {
        let index = self.iteration_of(step);
        // The expanding polytope does not resolve ties by vertex order.
        let is_search = |it: &series::SeriesIteration| matches!(it.kind, IterationKind::Search(_));
        let is_first = self.iterations.get(index).is_some_and(|it| is_search(it) && it.events.start == step);
        self.ties.get(index).and_then(Option::as_ref).filter(|_| is_first)
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
