//! The counts: every frame is decided with a cold start, and with a warm start from the previous frame.

use super::{Journey, MotionError};
use crate::experiment::Watch;
use crate::geometry::Convex;
use crate::gjk::{self, Algorithm, Outcome, Query, Verdict};
use crate::internal::{self, WarmStart};
use crate::message::text;

/// The information that a query keeps from the previous frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Memory {
    /// Nothing: a cold start.
    Nothing,
    /// The last search direction.
    Direction,
    /// The last simplex, by the vertex pairs of its points.
    Simplex,
}

impl Memory {
    /// All memories, from nothing to most.
    pub const ALL: [Self; 3] = [Self::Nothing, Self::Direction, Self::Simplex];

    /// Returns the name on screen.
    pub fn title(self) -> &'static str {
        match self {
            Self::Nothing => text!("laboratory-cold"),
            Self::Direction => text!("laboratory-direction-kept"),
            Self::Simplex => text!("laboratory-simplex-kept"),
        }
    }

    /// The start of a query with this memory of an outcome.
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
    /// The number of support points: each takes a search through the vertices of both shapes.
    pub supports: usize,
    /// The number of vertex pairs of a kept simplex that were evaluated again at their new positions: four
    /// at most, without a search.
    pub refreshed: usize,
    /// The verdict.
    pub verdict: Verdict,
    /// Whether roundoff left the question open, so that exact arithmetic had to decide it.
    pub settled_exactly: bool,
}

/// One frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The cost with each [`Memory`].
    pub costs: [Cost; 3],
    /// The cost of the published code that the scene uses, if it uses one: always cold.
    pub listing: Option<Cost>,
}

/// All frames of a journey.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The algorithm that was counted.
    pub solver: Algorithm,
    /// The algorithm of the scene, if it is a published code.
    pub listing: Option<Algorithm>,
    /// The frames, in order.
    pub frames: Vec<Frame>,
}

impl Frame {
    /// Returns the cost with this memory.
    pub const fn cost(&self, memory: Memory) -> Cost {
        self.costs[memory as usize]
    }

    /// Returns the verdict of the query with a cold start.
    pub const fn verdict(&self) -> Verdict {
        self.cost(Memory::Nothing).verdict
    }

    /// Returns whether all memories lead to the same verdict. Between polytopes they do. Between curved
    /// shapes they may differ by roundoff if the shapes touch to within precision.
    pub fn agrees(&self) -> bool {
        self.costs.iter().all(|cost| cost.verdict == self.verdict())
    }

    /// Returns whether the published code of the scene agrees with the counted algorithm.
    pub fn listing_agrees(&self) -> bool {
        self.listing.is_none_or(|cost| cost.verdict == self.verdict())
    }
}

impl Record {
    /// Returns the number of support points of all frames.
    pub fn total(&self, memory: Memory) -> usize {
        self.frames.iter().map(|frame| frame.cost(memory).supports).sum()
    }

    /// Returns the number of vertex pairs of all frames that were evaluated again, with the simplex kept.
    pub fn refreshed(&self) -> usize {
        self.frames.iter().map(|frame| frame.cost(Memory::Simplex).refreshed).sum()
    }

    /// Returns the maximum number of points of P ⊖ Q that one frame took, support points and vertex pairs,
    /// with any memory or algorithm; 1 at least.
    pub fn most(&self) -> usize {
        let of = |frame: &Frame| {
            let costs = frame.costs.iter().chain(&frame.listing);
            costs.map(|cost| cost.supports + cost.refreshed).max().unwrap_or_default()
        };
        self.frames.iter().map(of).max().unwrap_or_default().max(1)
    }
}

/// The frames of a journey that have been decided.
#[derive(Clone, Debug, Default)]
pub struct CountedFrames {
    /// The outcomes of the latest frame with each memory.
    before: [Option<Outcome>; 3],
    frames: Vec<Frame>,
}

impl Journey {
    /// Decides all frames, in order, since each starts from the previous one. The watch counts them. Returns `None`
    /// if it was canceled before the end.
    ///
    /// # Errors
    /// [`MotionError::Frame`]: in that frame Q would be out of bounds. Counts without it would not line up
    /// with the frames.
    pub fn run(&self, watch: &Watch) -> Result<Option<Record>, MotionError> {
        let mut counted = CountedFrames::default();
        while counted.frames.len() < self.frames() {
            if watch.is_cancelled() {
                return Ok(None);
            }
            self.count_next(&mut counted)?;
            watch.count();
        }
        Ok(Some(self.record(counted)))
    }

    /// Decides the frame after the counted ones. Returns whether it is the last.
    ///
    /// # Errors
    /// [`MotionError::Frame`]: in that frame Q would be out of bounds.
    pub fn count_next(&self, counted: &mut CountedFrames) -> Result<bool, MotionError> {
        let (settings, own) = (self.settings(), self.scene.query);
        let number = counted.frames.len();
        let refused = |source| MotionError::Frame { number: number + 1, source };
        let scene = self.scene_at(number).map_err(refused)?;
        let [p, q]: [Convex<_>; 2] = scene.convexes();
        let query = Query { p: &p, q: &q, dimension: scene.dimension, settings };
        let starts = Memory::ALL.map(|memory| memory.start(counted.before[memory as usize].as_ref()));
        let decided = starts.each_ref().map(|start| internal::decide_from(&query, start));
        let costs = [0, 1, 2].map(|memory| Cost::of(&decided[memory], starts[memory].refreshed(&query)));
        counted.before = decided.map(Some);
        let listing = self.listing().map(|_| {
            Cost::of(&gjk::decide(&Query { settings: gjk::Settings { epa: false, ..own }, ..query }), 0)
        });
        counted.frames.push(Frame { costs, listing });
        Ok(counted.frames.len() >= self.frames())
    }

    /// Returns the record of counted frames.
    pub fn record(&self, counted: CountedFrames) -> Record {
        Record { solver: self.settings().algorithm, listing: self.listing(), frames: counted.frames }
    }

    fn listing(&self) -> Option<Algorithm> {
        let own = self.scene.query.algorithm;
        (own != self.settings().algorithm).then_some(own)
    }
}

impl Cost {
    const fn of(outcome: &Outcome, refreshed: usize) -> Self {
        let Outcome { supports, verdict, settled_exactly, .. } = *outcome;
        Self { supports, refreshed, verdict, settled_exactly }
    }
}
