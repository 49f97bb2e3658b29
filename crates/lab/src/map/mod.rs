//! The outcome map: the outcome of the query for every position of Q on a plane.
//!
//! ```text
//! Ground   a plane of positions of Q                                 ground
//! Grid     the positions on it: whole multiples of a short step      grid
//! MapQuestion   the question about each position -> Cell            this file
//! Map      the cells known so far, coarse ones first                 known
//! ```
//!
//! A cell is a pure function of the question and a position. It equals the result of a single run of the
//! scene with Q there.
//!
//! Positions are short decimals: integer multiples, counted from zero, of a step of 1, 2 or 5 times a power
//! of ten. Scenes use such numbers too. So the map meets the exact coincidences in which the published codes
//! fail (the origin on an edge, a zero direction). Positions spread at random would never meet them.

mod grid;
mod ground;
mod known;

pub use grid::{Grid, LEVELS};
pub use ground::Ground;
pub use known::Map;

use std::sync::OnceLock;

use glam::DVec3;
use rayon::prelude::*;

use crate::geometry::{Body, Convex, Dimension, Length, Pose, Prepared, Side};
use crate::gjk::{self, Algorithm, Event, Judgement, Outcome, Query, Recorder, Region, Settings, Verdict};
use crate::scene::Scene;
use crate::truth::{PoseTruths, Truth};

/// The first direction of a run, if the algorithm leaves it to its caller.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum InitialDirection {
    /// The direction of the scene, at every position of Q.
    #[default]
    AsSet,
    /// From the center of P to the center of Q, as Bittle's article suggests; if the centers coincide, the
    /// direction of the scene.
    Centers,
}

/// The additional question about a position, besides the run itself. With each but the first, false verdicts are known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SecondQuestion {
    /// Nothing.
    #[default]
    Nothing,
    /// The true verdict.
    Truth,
    /// The verdict of another algorithm.
    Algorithm(Algorithm),
    /// The separation of separate shapes, or the depth of overlapping ones.
    Length,
}

/// The agreement of an algorithm with the truth, or with another algorithm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Accord {
    /// Equal verdicts.
    Same,
    /// Different verdicts about shapes that touch: whether that is an intersection is a matter of policy.
    TouchOnly,
    /// Any verdict may be true: curved shapes are nearer to a touch than the tolerance of the reference.
    CannotTell,
    /// Different verdicts.
    Different,
}

/// The result at one position of Q.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cell {
    /// The verdict of the algorithm.
    pub verdict: Verdict,
    /// The yes or no of the algorithm's published code.
    pub answer: Option<bool>,
    /// The number of support points that the algorithm computed.
    pub supports: usize,
    /// The region that the algorithm chose last; `None` if it never chose one.
    pub region: Option<Region>,
    /// The verdict to compare with, and the result of the comparison, if requested.
    pub beside: Option<(Verdict, Accord)>,
    /// Whether the verdict is false: it differs from the truth, and not only about a touch. Known with any additional
    /// question.
    pub is_wrong: bool,
    /// The gap in scene units, if requested and measurable: positive for separate shapes, negative for
    /// overlapping ones.
    pub gap: Option<f64>,
}

/// The question about every position. Equal questions have equal cells.
#[derive(Clone, Debug)]
pub struct MapQuestion {
    dimension: Dimension,
    p: Body,
    /// Q, moved to the origin.
    q: Body,
    settings: Settings,
    start: InitialDirection,
    beside: SecondQuestion,
    /// The support mappings of P and Q.
    convexes: [Convex<DVec3>; 2],
    /// P and Q, prepared for the true verdicts on first use.
    prepared: OnceLock<[Prepared; 2]>,
}

impl PartialEq for MapQuestion {
    fn eq(&self, other: &Self) -> bool {
        let asked = |it: &Self| (it.dimension, it.settings, it.start, it.beside);
        asked(self) == asked(other) && (&self.p, &self.q) == (&other.p, &other.q)
    }
}

/// Evaluates cells one after the other. It moves one copy of Q from position to position, and first tries the axis that
/// separated P and Q at the previous position. Each cell equals the result of a separate evaluation.
#[derive(Clone, Debug)]
pub struct Inquiry<'a> {
    question: &'a MapQuestion,
    /// Q at its latest position.
    q: Convex<DVec3>,
    truths: PoseTruths<'a>,
}

/// Number of neighboring cells that one thread evaluates, one after the other.
const NEIGHBOURS: usize = 32;

impl MapQuestion {
    /// Creates the question for the shapes and the query of a scene. The position of Q in the scene does not
    /// matter.
    pub fn of(scene: &Scene, start: InitialDirection, beside: SecondQuestion) -> Self {
        let [p, q] = &scene.bodies;
        let rest = Pose { position: DVec3::ZERO, ..q.pose() };
        // A body whose position is within the bounds also fits at the origin.
        let q = q.with_pose(rest).unwrap_or_else(|_| q.clone());
        Self {
            dimension: scene.dimension,
            convexes: [p.convex(), q.convex()],
            prepared: OnceLock::new(),
            p: p.clone(),
            q,
            // No cell reports a length that the query itself measures.
            settings: Settings { epa: false, ..scene.query },
            start,
            beside,
        }
    }

    /// Returns the scene whose run gives a cell: the scene of the question with Q at this position, and with
    /// the first direction of the cell. Returns `None` if Q would be out of bounds there.
    pub fn scene_at(&self, scene: &Scene, position: DVec3) -> Option<Scene> {
        let q = self.q_at(position)?;
        let query = Settings { initial_direction: self.start_at(q.center()), ..scene.query };
        Some(Scene { query, ..scene.with_body(Side::Q, q) })
    }

    /// Evaluates the cell with Q at this position. Returns `None` outside the bounds of a scene. One
    /// [`Inquiry`] is faster for many cells.
    pub fn cell(&self, position: DVec3) -> Option<Cell> {
        self.inquiry().cell(position)
    }

    /// Starts the evaluation of several cells, one after the other.
    pub fn inquiry(&self) -> Inquiry<'_> {
        let prepared = self.prepared.get_or_init(|| [&self.p, &self.q].map(Prepared::of_body));
        Inquiry {
            question: self,
            q: self.convexes[1].clone(),
            truths: PoseTruths::about(prepared, self.p.pose()),
        }
    }

    /// Evaluates the cells of these places of a grid, in parallel, each with its place. Returns `None` if it is
    /// canceled.
    pub fn cells(
        &self,
        ground: &Ground,
        grid: &Grid,
        places: &[[usize; 2]],
        is_cancelled: impl Fn() -> bool + Sync,
    ) -> Option<Vec<([usize; 2], Option<Cell>)>> {
        let cell = |inquiry: &mut Inquiry<'_>, place: &[usize; 2]| {
            (!is_cancelled()).then(|| (*place, inquiry.cell(ground.position(grid.at(*place)))))
        };
        places.par_iter().with_min_len(NEIGHBOURS).map_init(|| self.inquiry(), cell).collect()
    }

    fn q_at(&self, position: DVec3) -> Option<Body> {
        self.q.with_pose(Pose { position, ..self.q.pose() }).ok()
    }

    fn start_at(&self, middle_of_q: DVec3) -> DVec3 {
        let between = match self.start {
            InitialDirection::Centers => middle_of_q - self.p.center(),
            InitialDirection::AsSet => DVec3::ZERO,
        };
        if between == DVec3::ZERO { self.settings.initial_direction } else { between }
    }
}

impl Inquiry<'_> {
    /// Evaluates the cell with Q at this position, independent of earlier cells. Returns `None` outside the
    /// bounds of a scene.
    pub fn cell(&mut self, position: DVec3) -> Option<Cell> {
        let question = self.question;
        let pose = Pose { position, ..question.q.pose() };
        pose.check(question.dimension).ok()?;
        let middle = pose.world_from_local(question.q.shape().center());
        let settings = Settings { initial_direction: question.start_at(middle), ..question.settings };
        let [p, q_at_rest] = &question.convexes;
        self.q.place(q_at_rest, position);
        let query = Query { p, q: &self.q, dimension: question.dimension, settings };
        let mut last = LastRegion(None);
        let outcome = gjk::run_into(&query, &mut last);
        let is_compared = question.beside != SecondQuestion::Nothing;
        let truth = is_compared.then(|| self.truths.at(&pose, &query, &outcome));
        let truth = truth.map(|truth| (truth.verdict, Accord::with_truth(truth, outcome.verdict)));
        let is_wrong = truth.is_some_and(|(_, accord)| accord == Accord::Different);
        let beside = truth.and_then(|truth| question.beside.held_against(&outcome, &query, truth));
        Some(Cell {
            verdict: outcome.verdict,
            answer: outcome.answer,
            supports: outcome.supports,
            region: last.0,
            beside,
            is_wrong,
            gap: (question.beside == SecondQuestion::Length).then(|| gap(&query)).flatten(),
        })
    }

    /// Returns how often the reference was needed, because nothing simpler proved the true verdict.
    pub const fn references(&self) -> usize {
        self.truths.references()
    }
}

impl Accord {
    /// Compares a verdict with the truth.
    fn with_truth(truth: Truth, said: Verdict) -> Self {
        match truth.judge(said) {
            Judgement::Agrees => Self::Same,
            Judgement::CannotTell => Self::CannotTell,
            Judgement::Differs if said != Verdict::Undecided => Self::of_difference(truth.verdict),
            Judgement::Differs => Self::Different,
        }
    }

    /// Classifies two verdicts that differ.
    fn of_difference(truth: Verdict) -> Self {
        if truth == Verdict::Touching { Self::TouchOnly } else { Self::Different }
    }
}

impl SecondQuestion {
    /// The verdict to compare an outcome with, and the result of the comparison, given the truth and the comparison with
    /// it. Returns `None` if there is nothing to compare with.
    fn held_against(
        self,
        outcome: &Outcome,
        query: &Query<'_>,
        truth: (Verdict, Accord),
    ) -> Option<(Verdict, Accord)> {
        let said = outcome.verdict;
        match self {
            Self::Nothing | Self::Length => None,
            Self::Truth => Some(truth),
            Self::Algorithm(algorithm) => {
                let settings = Settings { algorithm, ..query.settings.sound() };
                let other = gjk::decide(&Query { settings, ..*query }).verdict;
                let accord = if other == said {
                    Accord::Same
                } else if [said, other].contains(&Verdict::Undecided) {
                    Accord::Different
                } else {
                    Accord::of_difference(truth.0)
                };
                Some((other, accord))
            }
        }
    }
}

/// The separation of two shapes; the depth of overlapping ones is negative.
fn gap(query: &Query<'_>) -> Option<f64> {
    let settings = query.settings.sound();
    Some(match (Query { settings, ..*query }).measure()?.length {
        Length::Separation(separation) => separation,
        Length::PenetrationDepth(depth) => -depth,
    })
}

/// An observer of a run that keeps only the region that was chosen last.
struct LastRegion(Option<Region>);

impl Recorder for LastRegion {
    fn record(&mut self, event: impl FnOnce() -> Event) {
        if let Some(ruled) = event().ruled() {
            self.0 = Some(ruled.chosen);
        }
    }
}
