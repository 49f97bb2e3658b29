//! The trace of a run, event by event: a value that can be compared, drawn and narrated.
//!
//! It records every decision as it was made: the sign of each number that was compared with zero, and the bound on the
//! roundoff used in the comparison. No reader has to infer a decision from later events.

use std::fmt;

use glam::DVec3;

use super::algorithm::Algorithm;
use super::defect::Defects;
use super::external::ExternalRun;
use super::outcome::{Outcome, Termination, Verdict};
use super::region::{Region, RegionRuling};
use super::settings::Precision;
use super::sign::Sign;
use super::simplex::{Letter, Simplex};
use crate::epa;
use crate::geometry::{Convex, Dimension, Measurement, SupportPoint, WitnessPoints};

/// The outcome of comparing `A·v` with zero for the newest support point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReachTest {
    /// The algorithm does not test this point.
    Untested,
    /// The point lies past the origin along v: the query continues.
    Passed,
    /// The point is at the origin's level (for the robust query: within the bound on roundoff), and the algorithm
    /// accepts that.
    Touched,
    /// The point does not lie past the origin (for `distance`: brings the simplex no nearer to it), which ends the run.
    /// [`Event::Ended`] gives the reason. Usually v is a separating axis. It is a supporting direction if the origin is
    /// on the boundary, and neither if v is zero.
    Rejected,
}

/// The question of a plane test, without its numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaneQuestion {
    /// Is the origin on B's side of the plane through A perpendicular to AB? `AB·AO`.
    Along {
        /// The ends of the edge: from, to.
        edge: [Letter; 2],
    },
    /// Is the origin outside this edge, in the plane of the face? `AB⟂·AO`.
    BeyondEdge {
        /// The edge.
        edge: [Letter; 2],
        /// The triangle that the edge bounds.
        face: [Letter; 3],
    },
    /// Is the origin in front of this face? `ABC·AO`.
    OverFace {
        /// The face, with its normal by the right-hand rule.
        face: [Letter; 3],
    },
}

impl fmt::Display for PlaneQuestion {
    /// Writes the product as in the articles: `AB⟂·AO`, `ABC·AO`, `AB·AO`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Along { edge: [a, b] } => write!(f, "{a}{b}·{a}O"),
            Self::BeyondEdge { edge: [a, b], .. } => write!(f, "{a}{b}⟂·{a}O"),
            Self::OverFace { face: [a, b, c] } => write!(f, "{a}{b}{c}·{a}O"),
        }
    }
}

/// A plane test of the origin: the value of the test is `normal · (O − through)`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlaneTest {
    /// The question that the plane answers.
    pub question: PlaneQuestion,
    /// The normal as the algorithm computes it, not of length one; in difference space.
    pub normal: DVec3,
    /// A point of the plane (the newest point, A), in difference space.
    pub through: DVec3,
}

/// A plane test with its outcome.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tested {
    /// The plane.
    pub test: PlaneTest,
    /// `normal · AO`: positive is outside the plane.
    pub value: f64,
    /// The sign that the algorithm decided.
    pub sign: Sign,
    /// The bound on the roundoff of `value` in the comparison; zero for the published codes, which have none.
    pub bound: f64,
}

/// The newest support point, with the sign of its `A·v`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Supported {
    /// The search direction v, as computed, not rescaled.
    pub direction: DVec3,
    /// The new point A with its vertex pair.
    pub support: SupportPoint<DVec3>,
    /// `A·v`.
    pub support_value: f64,
    /// The sign of `A·v` that the algorithm decided, or that of the number itself if the algorithm does not test this
    /// point.
    pub sign: Sign,
    /// The bound on the roundoff of `A·v` in the comparison; zero for the published codes.
    pub bound: f64,
    /// Whether v pointed from the feature of the simplex nearest to the origin toward the origin, and the run had
    /// established this. It is the premise of the argument about impossible regions.
    pub aimed: bool,
    /// Whether A is the origin, or indistinguishable from it within the bound on roundoff.
    pub at_origin: bool,
    /// The outcome of comparing `A·v` with zero.
    pub test: ReachTest,
}

/// The start of a run about the cores of P and Q, which are rounded shapes. The radii are set aside. At the end they are
/// subtracted from a separation or added to a depth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OnCores {
    /// The radii of P and of Q, in scene units; not both zero.
    pub radii: [f64; 2],
}

/// The Voronoi regions of the simplex, each with its ruling.
#[derive(Clone, Debug, PartialEq)]
pub struct Ruled {
    /// The region in which the origin was found: the one whose finding is [`Ruling::Chosen`](super::Ruling::Chosen).
    pub chosen: Region,
    /// Whether the origin lies on the feature itself, and not only in its region, within the bound on roundoff. Only
    /// the robust query tests this.
    pub on_feature: bool,
    /// All regions of the simplex.
    pub findings: Vec<RegionRuling>,
}

/// New names of the points, so that one branch of the code covers all symmetric cases. Letter by letter, `from[i]`
/// becomes `to[i]`. Both, like all letters of an iteration, are those of the simplex when A was added: renamings do not
/// accumulate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Relabelled {
    /// The previous letters.
    pub from: Vec<Letter>,
    /// The letters after.
    pub to: Vec<Letter>,
}

/// The points that stay, after those outside the chosen feature were dropped (possibly none).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reduced {
    /// The letters that the kept points had, in their new order: the first is A now.
    pub kept: Vec<Letter>,
    /// The letters of the dropped points.
    pub dropped: Vec<Letter>,
}

/// The search direction of the next iteration.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Redirected {
    /// The new search direction v.
    pub direction: DVec3,
    /// Whether v is the zero vector.
    pub exactly_zero: bool,
}

/// The projection along an edge in which a search continues.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EdgeProjection {
    /// The direction of the edge, along which the simplex is projected; of any length.
    pub axis: DVec3,
    /// The ends of the edge, in difference space; the projection maps both to the origin, up to roundoff.
    pub edge: [DVec3; 2],
}

/// The foot of the origin on the span of a feature of the simplex, in barycentric coordinates. The feature contains its
/// point nearest to the origin only if no coordinate is negative.
#[derive(Clone, Debug, PartialEq)]
pub struct Weighed {
    /// The points of the feature.
    pub letters: Vec<Letter>,
    /// The barycentric coordinates of the foot, which add up to one; empty if the points are affinely dependent, as far
    /// as the computed numbers tell.
    pub weights: Vec<f64>,
}

/// The point of the simplex nearest to the origin, and its bounds on the distance.
#[derive(Clone, Debug, PartialEq)]
pub struct Approach {
    /// The nearest point, in difference space.
    pub nearest: DVec3,
    /// The barycentric coordinates of the simplex points with a positive weight, newest first.
    pub weights: Vec<f64>,
    /// The points of P and Q whose difference is the nearest point; for rounded shapes, points of their cores.
    pub witness_points: WitnessPoints,
    /// Bounds on the separation of P and Q, their radii subtracted. Below zero the radii bridge the gap of the cores,
    /// and the value is minus the depth.
    pub bounds: [f64; 2],
    /// Bounds on the distance of the cores, without subtracting the radii. Never negative.
    pub core_bounds: [f64; 2],
}

/// The exact answer to a question that roundoff leaves open. Curved shapes allow nothing exact, so for them the bounds
/// of the reference settle it.
#[derive(Clone, Debug, PartialEq)]
pub struct SettledExactly {
    /// The true verdict.
    pub verdict: Verdict,
    /// The simplex that proves it, in place of the current one.
    pub simplex: Box<Simplex<DVec3>>,
}

/// One event of a run, and one step on screen.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// From here on the run is about the cores of P and Q.
    OnCores(OnCores),
    /// A support point was found, and its `point · direction` compared with zero. Starts an iteration.
    Supported(Supported),
    /// A test decided on which side of a plane the origin lies.
    Tested(Tested),
    /// The region of the origin was found.
    Ruled(Ruled),
    /// The code renames the points.
    Relabelled(Relabelled),
    /// Points outside the chosen feature were dropped (possibly none).
    Reduced(Reduced),
    /// The search direction of the next iteration was set.
    Redirected(Redirected),
    /// The search continues in the projection along an edge that contains the origin. The projection maps the edge to
    /// the origin, and all tests and regions up to the end of the query are those of the projected points. Only the
    /// robust query does so, in space.
    Projected(EdgeProjection),
    /// The foot of the origin on a feature was found. Only `distance` and runs along given
    /// directions weigh features.
    Weighed(Weighed),
    /// The point of the simplex nearest to the origin was found. Only `distance` records it, after dropping the points
    /// without weight.
    Approached(Approach),
    /// Roundoff leaves the question open at this point; exact arithmetic settles it.
    SettledExactly(SettledExactly),
    /// The query is over. If lengths are requested, the expanding polytope and the measurement follow.
    Ended(Termination),
    /// The expanding polytope continues from the simplex.
    Epa(epa::EpaEvent),
    /// The lengths were measured: the last event of all.
    Measured(Measurement),
}

macro_rules! from_values {
    ($($kind:ident($value:ty)),*) => {
        $(impl From<$value> for Event {
            fn from(value: $value) -> Self {
                Self::$kind(value)
            }
        })*
    };
}
from_values!(
    OnCores(OnCores),
    Supported(Supported),
    Reduced(Reduced),
    Redirected(Redirected),
    Ended(Termination)
);

impl Event {
    /// Returns the support point that the query found.
    pub const fn supported(&self) -> Option<&Supported> {
        if let Self::Supported(event) = self { Some(event) } else { None }
    }

    /// Returns the plane test with its outcome.
    pub const fn tested(&self) -> Option<&Tested> {
        if let Self::Tested(event) = self { Some(event) } else { None }
    }

    /// Returns the rulings on the regions.
    pub const fn ruled(&self) -> Option<&Ruled> {
        if let Self::Ruled(event) = self { Some(event) } else { None }
    }

    /// Returns the new names of the points.
    pub const fn relabelled(&self) -> Option<&Relabelled> {
        if let Self::Relabelled(event) = self { Some(event) } else { None }
    }

    /// Returns the kept and dropped points.
    pub const fn reduced(&self) -> Option<&Reduced> {
        if let Self::Reduced(event) = self { Some(event) } else { None }
    }

    /// Returns the next search direction.
    pub const fn redirected(&self) -> Option<&Redirected> {
        if let Self::Redirected(event) = self { Some(event) } else { None }
    }

    /// Returns the projection in which the search continues.
    pub const fn projected(&self) -> Option<&EdgeProjection> {
        if let Self::Projected(event) = self { Some(event) } else { None }
    }

    /// Returns the exact answer that settles the question.
    pub const fn settled(&self) -> Option<&SettledExactly> {
        if let Self::SettledExactly(event) = self { Some(event) } else { None }
    }

    /// Returns the event of the expanding polytope.
    pub const fn epa(&self) -> Option<&epa::EpaEvent> {
        if let Self::Epa(event) = self { Some(event) } else { None }
    }

    /// Returns the kind of the event in one word, by which the texts of the pseudocode mark the lines that record it.
    pub const fn tag(&self) -> &'static str {
        use epa::EpaEvent::{Examined, Expanded, Inflated, Probed, Seeded};
        match self {
            Self::OnCores(_) => "cores",
            Self::Supported(_) => "support",
            Self::Tested(_) => "test",
            Self::Ruled(_) => "region",
            Self::Relabelled(_) => "rename",
            Self::Reduced(_) => "keep",
            Self::Redirected(_) => "look",
            Self::Projected(_) => "project",
            Self::Weighed(_) => "weigh",
            Self::Approached(_) => "approach",
            Self::SettledExactly(_) => "settle",
            Self::Ended(_) => "end",
            Self::Epa(Examined(_)) => "examine",
            Self::Epa(Inflated(_)) => "inflate",
            Self::Epa(Seeded(_)) => "seed",
            Self::Epa(Probed(_)) => "probe",
            Self::Epa(Expanded(_)) => "expand",
            Self::Measured(_) => "measure",
        }
    }

    /// Returns whether the event begins an iteration of the query or of the polytope.
    pub const fn begins_iteration(&self) -> bool {
        use epa::EpaEvent::{Examined, Probed};
        matches!(self, Self::Supported(_) | Self::Epa(Examined(_) | Probed(_)))
    }
}

/// The trace of a run.
#[derive(Clone, Debug, PartialEq)]
pub struct Trace {
    /// The algorithm that ran.
    pub algorithm: Algorithm,
    /// The precision of the run.
    pub precision: Precision,
    /// The dimension of the scene.
    pub dimension: Dimension,
    /// The planted defects.
    pub defects: Defects,
    /// P and Q as the run saw them: rounded to f32 in an f32 run.
    pub shapes: [Convex<DVec3>; 2],
    /// All events, in order. It is never empty: the last is [`Event::Ended`], or [`Event::Measured`] if lengths were
    /// requested.
    pub events: Vec<Event>,
    /// The end of the run.
    pub outcome: Outcome,
    /// The other program that wrote the trace; `None` for a run of our own. An external trace has support points, kept
    /// points, directions and an end, but no tests. Its algorithm is unknown, so `algorithm` means nothing then.
    #[doc(hidden)]
    pub external: Option<Box<ExternalRun>>,
}

impl Trace {
    /// Returns whether the run measured lengths.
    pub fn measures(&self) -> bool {
        self.events.iter().any(|event| matches!(event, Event::Epa(_) | Event::Measured(_)))
    }

    /// Returns whether the run is about the cores of rounded shapes.
    pub fn is_on_cores(&self) -> bool {
        self.events.iter().any(|event| matches!(event, Event::OnCores(_)))
    }

    /// Returns the step at which the query ends. Returns `None` if the trace is only the beginning of a run.
    pub fn end(&self) -> Option<usize> {
        self.events.iter().position(|event| matches!(event, Event::Ended(_)))
    }

    /// Returns whether the query has ended at a step.
    pub fn has_ended(&self, step: usize) -> bool {
        self.end().is_some_and(|end| end <= step)
    }
}

/// A receiver of events. Events are passed as closures, so that an event that is not recorded is never built.
pub trait Recorder {
    /// Records an event.
    fn record(&mut self, event: impl FnOnce() -> Event);
}

/// A recorder that records nothing, at no cost.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Silent;

impl Recorder for Silent {
    fn record(&mut self, _event: impl FnOnce() -> Event) {}
}

impl Recorder for Vec<Event> {
    fn record(&mut self, event: impl FnOnce() -> Event) {
        self.push(event());
    }
}
