//! The counts: every frame is decided afresh, and with what the frame before it left.

use super::{Journey, MotionError};
use crate::geometry::Convex;
use crate::gjk::{self, Algorithm, Outcome, Query, Verdict, WarmStart};
use crate::lab::experiment::Watch;

/// The information that a query keeps from the frame before.
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

    /// The name on screen.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Nothing => "cold",
            Self::Direction => "direction kept",
            Self::Simplex => "simplex kept",
        }
    }

    /// Where a query starts that remembers this of an outcome.
    fn start(self, before: Option<&Outcome>) -> WarmStart {
        match (self, before) {
            (Self::Nothing, _) | (_, None) => WarmStart::Cold,
            (Self::Direction, Some(before)) => WarmStart::with_direction_of(before),
            (Self::Simplex, Some(before)) => WarmStart::with_simplex_of(before),
        }
    }
}

/// The effort and the verdict of one query.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// Support points asked for: each takes a search through the vertices of both shapes.
    pub supports: usize,
    /// Pairs of vertices of a kept simplex that were evaluated anew, where they are now: four at most, without a search.
    pub refreshed: usize,
    /// The verdict.
    pub verdict: Verdict,
    /// Whether roundoff left the question open, so that exact arithmetic had to settle it.
    pub settled_exactly: bool,
}

/// One frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The cost with each [`Memory`].
    pub costs: [Cost; 3],
    /// The cost of the published listing that the scene asks, if it asks one: always cold.
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

    /// Whether all memories lead to the same verdict. Between polytopes they do; between curved shapes roundoff may
    /// tell them apart where the shapes touch as nearly as can be said.
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

    /// All vertex pairs of all frames that were evaluated anew, with the simplex kept.
    pub fn refreshed(&self) -> usize {
        self.frames.iter().map(|frame| frame.cost(Memory::Simplex).refreshed).sum()
    }

    /// The most points of P ⊖ Q that one frame took, support points and vertex pairs, whoever asks; 1 at least.
    pub fn most(&self) -> usize {
        let of = |frame: &Frame| {
            let costs = frame.costs.iter().chain(&frame.listing);
            costs.map(|cost| cost.supports + cost.refreshed).max().unwrap_or_default()
        };
        self.frames.iter().map(of).max().unwrap_or_default().max(1)
    }
}

impl Journey {
    /// Decides all frames, in order, since each remembers the one before. The watch counts them. None if it was
    /// cancelled on the way.
    ///
    /// # Errors
    /// [`MotionError::Frame`]: in that frame Q would stand nowhere. Counts without it would not line up with the frames.
    pub fn run(&self, watch: &Watch) -> Result<Option<Record>, MotionError> {
        let settings = self.settings();
        let own = self.scene.query;
        let listing = (own.algorithm != settings.algorithm).then_some(own.algorithm);
        let mut before: [Option<Outcome>; 3] = [None; 3];
        let mut frames = Vec::with_capacity(self.frames());
        for number in 0..self.frames() {
            if watch.is_cancelled() {
                return Ok(None);
            }
            let refused = |source| MotionError::Frame { number: number + 1, source };
            let scene = self.scene_at(number).map_err(refused)?;
            let [p, q]: [Convex<_>; 2] = scene.convexes();
            let query = Query { p: &p, q: &q, dimension: scene.dimension, settings };
            let starts = Memory::ALL.map(|memory| memory.start(before[memory as usize].as_ref()));
            let decided = starts.each_ref().map(|start| gjk::decide_from(&query, start));
            let costs = [0, 1, 2].map(|memory| Cost::of(&decided[memory], starts[memory].refreshed(&query)));
            before = decided.map(Some);
            let listing = listing.map(|_| {
                Cost::of(&gjk::decide(&Query { settings: gjk::Settings { epa: false, ..own }, ..query }), 0)
            });
            frames.push(Frame { costs, listing });
            watch.count();
        }
        Ok(Some(Record { solver: settings.algorithm, listing, frames }))
    }
}

impl Cost {
    const fn of(outcome: &Outcome, refreshed: usize) -> Self {
        let Outcome { supports, verdict, settled_exactly, .. } = *outcome;
        Self { supports, refreshed, verdict, settled_exactly }
    }
}
