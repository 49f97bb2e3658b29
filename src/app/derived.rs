//! What follows from the scene: computed when the scene changes, stored nowhere else.

use std::sync::{Arc, OnceLock};

use crate::epa::Flaw;
use crate::figure::evolution::Evolution;
use crate::figure::narration::table::{self, Digits, Row};
use crate::figure::narration::{self, Narration};
use crate::figure::reach::{Curves, Globe};
use crate::figure::series::{self, Turn, TurnKind};
use crate::figure::{self, Bounds, Study, Ties};
use crate::gjk::listing::{Listing, Reading};
use crate::gjk::{Iteration, Judgement, ReachTest, Region};
use crate::scene::Scene;

/// The run of the scene's query and all that is drawn from it.
#[derive(Clone, Debug)]
pub(crate) struct Derived {
    /// The revision of the document that this was computed from.
    pub(crate) revision: u64,
    /// Surfaces, difference and trace.
    pub(crate) study: Study,
    /// The iterations of the trace, summed up.
    pub(crate) iterations: Vec<Iteration>,
    /// The turns of the query and of the polytope.
    pub(crate) turns: Vec<Turn>,
    /// The same in words.
    pub(crate) rows: Vec<Row>,
    /// Of each turn, which other vertices might have been taken.
    pub(crate) ties: Vec<Option<Ties>>,
    /// Why the algorithm says something else than what is true, if it does.
    pub(crate) cause: Option<Narration>,
    /// The numbers of the run, from turn to turn.
    pub(crate) evolution: Evolution,
    /// The reach over the angle, and on a sphere, once they are asked for.
    curves: OnceLock<Curves>,
    globe: OnceLock<Globe>,
    /// The algorithm as pseudocode.
    pub(crate) listing: Arc<Listing>,
    /// The lines of it that each event executes.
    pub(crate) reading: Reading,
    /// What each view has to show, whatever the step: indexed by [`super::panel::Panel`].
    pub(crate) bounds: [Bounds; 2],
}

impl Derived {
    /// Runs the query.
    pub(crate) fn of(scene: &Scene, revision: u64) -> Self {
        Self::from_study(Study::of(scene), revision)
    }

    /// Runs the query of a scene that came out of the present one.
    pub(crate) fn next(&self, scene: &Scene, revision: u64) -> Self {
        Self::from_study(Study::after(scene, Some(&self.study)), revision)
    }

    fn from_study(study: Study, revision: u64) -> Self {
        let iterations = study.trace.iterations();
        let turns = series::turns(&study.trace);
        let ties = figure::ties_of_turns(&study);
        let mut rows = table::rows(&study.trace, Digits::Four);
        table::mark_ties(&mut rows, &ties);
        let cause = narration::cause(&study.trace, &study.reference);
        let evolution = Evolution::of(&study.trace);
        let listing = Arc::new(Listing::of_run(&study.trace));
        let reading = Reading::of(&study.trace, &listing);
        let bounds = [study.scene_bounds(), study.difference_bounds()];
        let (curves, globe) = (OnceLock::new(), OnceLock::new());
        Self {
            revision,
            study,
            iterations,
            turns,
            rows,
            ties,
            cause,
            evolution,
            curves,
            globe,
            listing,
            reading,
            bounds,
        }
    }

    /// The support functions over the angle: for a scene in the plane.
    pub(crate) fn curves(&self) -> &Curves {
        self.curves.get_or_init(|| Curves::of(&self.study))
    }

    /// The support function on a sphere: for a scene in space.
    pub(crate) fn globe(&self) -> &Globe {
        self.globe.get_or_init(|| Globe::of(&self.study))
    }

    /// What the reference says to the verdict of the algorithm.
    pub(crate) fn judgement(&self) -> Judgement {
        self.study.reference.judge(self.study.trace.outcome.verdict)
    }

    /// The index of the last step.
    pub(crate) fn last_step(&self) -> usize {
        self.study.trace.steps().saturating_sub(1)
    }

    /// The index of the turn to which a step belongs.
    pub(crate) fn turn_of(&self, step: usize) -> usize {
        self.turns.iter().rposition(|turn| turn.events.start <= step).unwrap_or(0)
    }

    /// The step of the next decision that differs from the one before it, or of the previous one; the last or the
    /// first step where there is none.
    pub(crate) fn decision(&self, step: usize, forward: bool) -> usize {
        let mut before = None;
        let decisions = self.turns.iter().filter_map(|turn| {
            let decision = self.decided(turn);
            let differs = before != Some(decision);
            before = Some(decision);
            differs.then(|| turn.events.clone())
        });
        // The decision is seen at the last step of its turn.
        let mut steps = decisions.map(|events| events.end.saturating_sub(1));
        if forward {
            steps.find(|decided| *decided > step).unwrap_or(self.last_step())
        } else {
            steps.take_while(|decided| *decided < step).last().unwrap_or(0)
        }
    }

    /// Which other vertices might have been taken, where a step is about the support point that was.
    pub(crate) fn ties_at(&self, step: usize) -> Option<&Ties> {
        let turn = self.turn_of(step);
        // The expanding polytope keeps to no order of its own.
        let is_search = |turn: &Turn| matches!(turn.kind, TurnKind::Iteration(_));
        let is_first = self.turns.get(turn).is_some_and(|turn| is_search(turn) && turn.events.start == step);
        self.ties.get(turn).and_then(Option::as_ref).filter(|_| is_first)
    }

    /// What a turn decides: two that decide the same are alike to the eye.
    fn decided(&self, turn: &Turn) -> Decision {
        match &turn.kind {
            TurnKind::Iteration(index) => {
                let iteration = self.iterations.get(*index);
                Decision::Region(iteration.map(|iteration| (iteration.test, iteration.region)))
            }
            TurnKind::Start(flaw) => Decision::Start(*flaw),
            // Each facet is another.
            TurnKind::Growth { number, .. } => Decision::Facet(*number),
        }
    }
}

/// What a turn decides.
#[derive(Clone, Copy, PartialEq)]
enum Decision {
    Region(Option<(ReachTest, Option<Region>)>),
    Start(Option<Flaw>),
    Facet(usize),
}
