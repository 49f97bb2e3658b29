//! The counts: every frame is decided afresh, and with what the frame before it left.

use super::{Journey, Refusal};
use crate::geometry::Convex;
use crate::gjk::{self, Algorithm, Outcome, Query, Start, Verdict};
use crate::lab::Watch;

/// What a query keeps of the frame before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Memory {
    /// Nothing: it starts cold.
    Nothing,
    /// The last search direction.
    Direction,
    /// The last simplex, by the vertices that its points come from.
    Simplex,
}

impl Memory {
    /// All of them, from nothing to most.
    pub const ALL: [Self; 3] = [Self::Nothing, Self::Direction, Self::Simplex];

    /// What it is called.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Nothing => "cold",
            Self::Direction => "direction kept",
            Self::Simplex => "simplex kept",
        }
    }

    /// Where a query starts that remembers this of an outcome.
    fn start(self, before: Option<&Outcome>) -> Start {
        match (self, before) {
            (Self::Nothing, _) | (_, None) => Start::Cold,
            (Self::Direction, Some(before)) => Start::with_direction_of(before),
            (Self::Simplex, Some(before)) => Start::with_simplex_of(before),
        }
    }
}

/// What one query took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// Support points asked for.
    pub supports: usize,
    /// What came out.
    pub verdict: Verdict,
    /// Whether rounding left the question open, so that exact arithmetic had to settle it.
    pub settled_exactly: bool,
}

/// One frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    /// What it took with each [`Memory`].
    pub costs: [Cost; 3],
    /// What the published listing took that the scene asks, if it does: always cold.
    pub listing: Option<Cost>,
}

/// All frames of a journey.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The algorithm that was counted.
    pub solver: Algorithm,
    /// The algorithm of the scene, if that is a published listing.
    pub listing: Option<Algorithm>,
    /// In order.
    pub frames: Vec<Frame>,
}

impl Frame {
    /// The cost with this memory.
    pub const fn cost(&self, memory: Memory) -> Cost {
        self.costs[memory as usize]
    }

    /// The verdict of the query that remembers nothing.
    pub const fn verdict(&self) -> Verdict {
        self.cost(Memory::Nothing).verdict
    }

    /// Whether all memories lead to the same verdict. Between polytopes they do; between curved shapes rounding may tell
    /// them apart where the shapes touch as nearly as can be said.
    pub fn agrees(&self) -> bool {
        self.costs.iter().all(|cost| cost.verdict == self.verdict())
    }

    /// Whether the listing of the scene says what the counted algorithm says.
    pub fn listing_agrees(&self) -> bool {
        self.listing.is_none_or(|cost| cost.verdict == self.verdict())
    }
}

impl Record {
    /// All support points of all frames.
    pub fn total(&self, memory: Memory) -> usize {
        self.frames.iter().map(|frame| frame.cost(memory).supports).sum()
    }

    /// The most support points of one frame, whoever asks; 1 at least.
    pub fn most(&self) -> usize {
        let of = |frame: &Frame| {
            frame.costs.iter().chain(&frame.listing).map(|cost| cost.supports).max().unwrap_or_default()
        };
        self.frames.iter().map(of).max().unwrap_or_default().max(1)
    }
}

impl Journey {
    /// Decides all frames, in order, since each remembers the one before. The watch counts them. None if it was
    /// cancelled on the way.
    ///
    /// # Errors
    /// [`Refusal::Frame`]: in that frame Q would stand nowhere. Counts without it would not line up with the frames.
    pub fn run(&self, watch: &Watch) -> Result<Option<Record>, Refusal> {
        let settings = self.settings();
        let own = self.scene.query;
        let listing = (own.algorithm != settings.algorithm).then_some(own.algorithm);
        let mut before: [Option<Outcome>; 3] = [None; 3];
        let mut frames = Vec::with_capacity(self.frames());
        for number in 0..self.frames() {
            if watch.is_cancelled() {
                return Ok(None);
            }
            let refused = |source| Refusal::Frame { number: number + 1, source };
            let scene = self.scene_at(number).map_err(refused)?;
            let [p, q]: [Convex<_>; 2] = scene.convexes();
            let query = Query { p: &p, q: &q, dimension: scene.dimension, settings };
            let decided = Memory::ALL
                .map(|memory| gjk::decide_from(&query, &memory.start(before[memory as usize].as_ref())));
            let costs = decided.each_ref().map(Cost::of);
            before = decided.map(Some);
            let listing = listing.map(|_| {
                Cost::of(&gjk::decide(&Query { settings: gjk::Settings { epa: false, ..own }, ..query }))
            });
            frames.push(Frame { costs, listing });
            watch.count();
        }
        Ok(Some(Record { solver: settings.algorithm, listing, frames }))
    }
}

impl Cost {
    const fn of(outcome: &Outcome) -> Self {
        let Outcome { supports, verdict, settled_exactly, .. } = *outcome;
        Self { supports, verdict, settled_exactly }
    }
}
