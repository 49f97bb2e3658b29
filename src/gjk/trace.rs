//! What a run did, event by event: a value that can be compared, drawn and told.

use std::fmt;

use glam::DVec3;

use super::{Algorithm, Defects, Letter, Outcome, Precision, Region, Ruling, Simplex, Termination, Verdict};
use crate::epa;
use crate::geometry::{Dimension, Measurement, SupportPoint, WitnessPoints};

/// What happened to the newest support point at the reach test, `A·v` against zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReachTest {
    /// The algorithm does not test this point.
    Untested,
    /// The point lies beyond the origin along v: the query goes on.
    Passed,
    /// The point is level with the origin (for the robust query: as far as rounding can tell), and the algorithm lets that
    /// pass.
    Touched,
    /// The point does not reach beyond the origin (for `distance`: brings nothing nearer to it), and that ends the run:
    /// [`Event::Ended`] says with what. As a rule v is
    /// a separating axis; it is a supporting direction where the origin is on the boundary, and neither where it is zero.
    Rejected,
}

/// The plane of one test, without its numbers: which question is asked about the origin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Is the origin on B's side of the plane through A at right angles to AB? `AB·AO`.
    Along {
        /// From, to.
        edge: [Letter; 2],
    },
    /// Is the origin beyond this edge, in the plane of the face? `AB⟂·AO`.
    BeyondEdge {
        /// The edge.
        edge: [Letter; 2],
        /// The triangle that the edge bounds.
        face: [Letter; 3],
    },
    /// Is the origin above this face? `ABC·AO`.
    OverFace {
        /// The face, its normal by the right-hand rule.
        face: [Letter; 3],
    },
}

impl fmt::Display for Question {
    /// The product as the articles write it: `AB⟂·AO`, `ABC·AO`, `AB·AO`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Along { edge: [a, b] } => write!(f, "{a}{b}·{a}O"),
            Self::BeyondEdge { edge: [a, b], .. } => write!(f, "{a}{b}⟂·{a}O"),
            Self::OverFace { face: [a, b, c] } => write!(f, "{a}{b}{c}·{a}O"),
        }
    }
}

/// A plane against which the origin was tested; the value of the test is `normal · (O − through)`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlaneTest {
    /// Which plane this is.
    pub question: Question,
    /// Its normal as the algorithm computes it, not of length one; in difference space.
    pub normal: DVec3,
    /// A point of the plane (the newest point, A), in difference space.
    pub through: DVec3,
}

/// One thing to stop at: a step on screen.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// A support point was found, and its reach `point · direction` tested. Starts an iteration.
    Supported {
        /// The search direction v, as computed, not rescaled.
        direction: DVec3,
        /// The new point A with its parents.
        support: SupportPoint<DVec3>,
        /// `A·v`.
        reach: f64,
        /// What the algorithm made of it.
        test: ReachTest,
    },
    /// The origin was tested against a plane.
    Tested {
        /// The plane.
        test: PlaneTest,
        /// `normal · AO`: positive is beyond the plane.
        value: f64,
    },
    /// The Voronoi regions of the simplex, each with what was ruled about it. Exactly one is [`Ruling::Chosen`].
    Ruled {
        /// All regions of the simplex.
        rulings: Vec<(Region, Ruling)>,
    },
    /// The same case as one already solved: the listing gives the points other names. Letter by letter, `from[i]` becomes
    /// `to[i]`. Both, like all letters of an iteration, are those of the simplex when A was added: names do not add up.
    Relabelled {
        /// The letters before.
        from: Vec<Letter>,
        /// The letters after.
        to: Vec<Letter>,
    },
    /// Points that are not part of the chosen feature were dropped (possibly none).
    Reduced {
        /// The letters that the kept points had, in their new order: the first is A now.
        kept: Vec<Letter>,
        /// The letters of the dropped points.
        dropped: Vec<Letter>,
    },
    /// Where to look next.
    Redirected {
        /// The new search direction v.
        direction: DVec3,
        /// Whether it is the zero vector: the origin lies exactly on the feature.
        exactly_zero: bool,
    },
    /// Where the origin has its foot on a part of the simplex, by barycentric weights: the part holds the nearest point
    /// only if none of them is negative. Asked by `distance`.
    Weighed {
        /// The points of the part.
        letters: Vec<Letter>,
        /// Their weights, which add up to one.
        weights: Vec<f64>,
    },
    /// The point of the simplex that is nearest to the origin, and what that says about the distance. By `distance`,
    /// after the points that do not carry it were dropped. It searches among the cores of rounded shapes.
    Approached {
        /// The nearest point, in difference space.
        nearest: DVec3,
        /// The weights of the simplex points that carry it, newest first.
        weights: Vec<f64>,
        /// The points of P and Q, of their cores where they are rounded, whose difference it is.
        witness_points: WitnessPoints,
        /// The separation of P and Q lies between these two, their rounding radii subtracted: below zero the radii bridge
        /// the gap of the cores, and it is minus the depth.
        bounds: [f64; 2],
    },
    /// Rounding leaves the question open at this point; exact arithmetic settles it (on curved shapes, where nothing is
    /// exact, the bounds of the reference do).
    SettledExactly {
        /// What is true.
        verdict: Verdict,
        /// The simplex on which that rests, in place of the one at hand.
        simplex: Box<Simplex<DVec3>>,
    },
    /// The query is over. Where lengths are asked for, the expanding polytope and the measurement follow.
    Ended(Termination),
    /// The expanding polytope goes on from the simplex.
    Epa(epa::Event),
    /// The lengths were measured: the last event of all.
    Measured(Measurement),
}

/// A recorded run.
#[derive(Clone, Debug, PartialEq)]
pub struct Trace {
    /// Which algorithm ran.
    pub algorithm: Algorithm,
    /// In which precision.
    pub precision: Precision,
    /// In how many dimensions.
    pub dimension: Dimension,
    /// What was done wrong on purpose.
    pub defects: Defects,
    /// All that happened, in order; never empty, the last is [`Event::Ended`], or [`Event::Measured`] where lengths
    /// were asked for.
    pub events: Vec<Event>,
    /// How it ended.
    pub outcome: Outcome,
}

impl Trace {
    /// Whether lengths were measured in it.
    pub fn measures(&self) -> bool {
        self.events.iter().any(|event| matches!(event, Event::Epa(_) | Event::Measured(_)))
    }
}

/// Takes note of events, or does not. Events are passed as closures, so that what is not recorded is never built.
pub trait Recorder {
    /// Takes note of an event.
    fn record(&mut self, event: impl FnOnce() -> Event);
}

/// Records nothing, at no cost.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Recorder for Silent {
    fn record(&mut self, _event: impl FnOnce() -> Event) {}
}

impl Recorder for Vec<Event> {
    fn record(&mut self, event: impl FnOnce() -> Event) {
        self.push(event());
    }
}
