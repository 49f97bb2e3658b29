//! The record of a run, event by event: a value that can be compared, drawn and told.
//!
//! Every decision stands in it as it was taken: the sign of each number that was compared with zero, and the bound on
//! the roundoff that the number was held against. Nobody has to guess it from the events that follow.

use std::fmt;

use glam::DVec3;

use super::algorithm::Algorithm;
use super::defect::Defects;
use super::external::ExternalRun;
use super::outcome::{Outcome, Termination, Verdict};
use super::region::{Finding, Region};
use super::settings::Precision;
use super::sign::Sign;
use super::simplex::{Letter, Simplex};
use crate::epa;
use crate::geometry::{Convex, Dimension, Measurement, SupportPoint, WitnessPoints};

/// The outcome of the reach test, `A·v` against zero, for the newest support point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReachTest {
    /// The algorithm does not test this point.
    Untested,
    /// The point lies beyond the origin along v: the query goes on.
    Passed,
    /// The point is level with the origin (for the robust query: within the bound on roundoff), and the algorithm lets
    /// that pass.
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

/// One plane test with its outcome.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tested {
    /// The plane.
    pub test: PlaneTest,
    /// `normal · AO`: positive is beyond the plane.
    pub value: f64,
    /// The sign that the algorithm decided.
    pub sign: Sign,
    /// The bound on the roundoff of `value` that it decided against; zero for the published listings, which have none.
    pub bound: f64,
}

/// The newest support point with its reach test.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Supported {
    /// The search direction v, as computed, not rescaled.
    pub direction: DVec3,
    /// The new point A with its parents.
    pub support: SupportPoint<DVec3>,
    /// `A·v`.
    pub reach: f64,
    /// The sign of `A·v` that the algorithm decided; that of the number itself where it does not test this point.
    pub sign: Sign,
    /// The bound on the roundoff of `A·v` that it decided against; zero for the published listings.
    pub bound: f64,
    /// Whether v pointed from the feature of the simplex nearest to the origin toward the origin, and the run had made sure
    /// of that: what the argument about impossible regions takes for granted.
    pub aimed: bool,
    /// Whether A is the origin, or cannot be told from it within the bound on roundoff.
    pub at_origin: bool,
    /// The outcome of the reach test.
    pub test: ReachTest,
}

/// One thing to stop at: a step on screen.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// From here on the run is about the cores of P and Q, which are rounded shapes: the radii are set aside, to be
    /// subtracted from a separation or added to a depth at the end.
    OnCores {
        /// The radii of P and of Q, in scene units; not both zero.
        radii: [f64; 2],
    },
    /// A support point was found, and its reach `point · direction` tested. Starts an iteration.
    Supported(Supported),
    /// The origin was tested against a plane.
    Tested(Tested),
    /// The Voronoi regions of the simplex, each with its ruling.
    Ruled {
        /// The region in which the origin was found: the one among the findings with
        /// [`Ruling::Chosen`](super::Ruling::Chosen).
        chosen: Region,
        /// Whether the origin lies on the feature of that region itself, within the bound on roundoff. Only the robust
        /// query asks.
        on_feature: bool,
        /// All regions of the simplex.
        findings: Vec<Finding>,
    },
    /// The listing gives the points other names, which turns the case into the one whose branch it writes out. Letter by letter, `from[i]` becomes
    /// `to[i]`. Both, like all letters of an iteration, are those of the simplex when A was added: names do not add up.
    Relabelled {
        /// The letters before.
        from: Vec<Letter>,
        /// The letters after.
        to: Vec<Letter>,
    },
    /// Points that do not belong to the chosen feature were dropped (possibly none).
    Reduced {
        /// The letters that the kept points had, in their new order: the first is A now.
        kept: Vec<Letter>,
        /// The letters of the dropped points.
        dropped: Vec<Letter>,
    },
    /// The search direction of the next iteration.
    Redirected {
        /// The new search direction v.
        direction: DVec3,
        /// Whether v is the zero vector.
        exactly_zero: bool,
    },
    /// The search goes on in the projection along an edge on which the origin lies: the edge is seen as the origin, and
    /// all tests and regions up to the end of the query are those of the projected points. Only the robust query does
    /// so, in space.
    Projected {
        /// The direction of the edge, along which the simplex is projected.
        axis: DVec3,
        /// The ends of the edge, in difference space.
        edge: [DVec3; 2],
    },
    /// The foot of the origin on the span of a feature of the simplex, in barycentric coordinates: the feature holds
    /// its point nearest to the origin only if none of them is negative. Asked by `distance`.
    Weighed {
        /// The points of the feature.
        letters: Vec<Letter>,
        /// Their barycentric coordinates, which add up to one; empty where the points span less than so many can, as far
        /// as the computed numbers tell.
        weights: Vec<f64>,
    },
    /// The point of the simplex that is nearest to the origin, and what that says about the distance. By `distance`,
    /// after the points that do not carry it were dropped.
    Approached {
        /// The nearest point, in difference space.
        nearest: DVec3,
        /// The barycentric coordinates of the simplex points that carry it, newest first.
        weights: Vec<f64>,
        /// The points of P and Q, of their cores where they are rounded, whose difference it is.
        witness_points: WitnessPoints,
        /// The separation of P and Q lies between these two, their radii subtracted: below zero the radii bridge
        /// the gap of the cores, and it is minus the depth.
        bounds: [f64; 2],
        /// The same for the cores: the radii are not subtracted. Never negative.
        core_bounds: [f64; 2],
    },
    /// Roundoff leaves the question open at this point; exact arithmetic settles it (on curved shapes, where nothing is
    /// exact, the bounds of the reference do).
    SettledExactly {
        /// The true verdict.
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
    /// The deliberate defects.
    pub defects: Defects,
    /// P and Q as the run saw them: in f32, rounded to it.
    pub shapes: [Convex<DVec3>; 2],
    /// All that happened, in order; never empty, the last is [`Event::Ended`], or [`Event::Measured`] where lengths
    /// were asked for.
    pub events: Vec<Event>,
    /// How it ended.
    pub outcome: Outcome,
    /// The other program that has told the run; none for a run of our own. Such a run has support points, kept points,
    /// directions and an end, but no tests, and its algorithm is not known: `algorithm` says nothing then.
    pub external: Option<Box<ExternalRun>>,
}

impl Trace {
    /// Returns whether lengths were measured in it.
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
