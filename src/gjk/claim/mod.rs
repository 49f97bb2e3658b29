//! Claims: the facts that a step of a run lets one state, each about a definite thing and checked on its own.
//!
//! Sentences, captions, the marks of regions and `trace --format json` are all made from these, so that no word and no
//! picture says more than was checked. A claim is made from what the trace records; whether it holds is then found out
//! without the algorithm: in exact arithmetic on the points and shapes of the trace where they are polytopes, and from
//! the support functions within a stated tolerance where they are curved or rounded.
//!
//! ```text
//! step     an event and the state after it -> its facts
//! simplex  regions, planes and the origin against the points of a simplex, exactly
//! shapes   the support functions of P, Q and their difference
//! ```

mod shapes;
mod simplex;
mod step;

use glam::DVec3;

use super::{Letter, Question, Region, Ruling, Sign, State, Trace, Verdict};
use crate::geometry::{Side, Vector as _};
use shapes::Shapes;
use simplex::Points;

/// The thing that a claim is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum About {
    /// The shape P.
    P,
    /// The shape Q.
    Q,
    /// The core of P, which is rounded: P without its radius.
    PCore,
    /// The core of Q, which is rounded.
    QCore,
    /// P ⊖ Q.
    Difference,
    /// The difference of the cores.
    CoreDifference,
    /// The simplex, or the polytope that grows from it.
    Simplex,
}

impl About {
    /// The name in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::P => "p",
            Self::Q => "q",
            Self::PCore => "p-core",
            Self::QCore => "q-core",
            Self::Difference => "difference",
            Self::CoreDifference => "core-difference",
            Self::Simplex => "simplex",
        }
    }

    /// A shape, or its core.
    pub const fn shape(side: Side, is_core: bool) -> Self {
        match (side, is_core) {
            (Side::P, false) => Self::P,
            (Side::P, true) => Self::PCore,
            (Side::Q, false) => Self::Q,
            (Side::Q, true) => Self::QCore,
        }
    }

    /// P ⊖ Q, or the difference of the cores.
    pub const fn difference(is_core: bool) -> Self {
        if is_core { Self::CoreDifference } else { Self::Difference }
    }
}

/// How sure a claim is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Status {
    /// Exact arithmetic confirms it on the numbers of the trace, and the run made sure of it.
    Proved,
    /// It holds within this length, in scene units: roundoff, or the tolerance on curved shapes.
    Within(f64),
    /// The listing concludes it without having made sure. It is true here, or nobody can tell.
    Concluded,
    /// The listing concludes it, and it is false.
    Refuted,
}

impl Status {
    /// The name in JSON, where a refuted conclusion is one as well.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Proved => "proved",
            Self::Within(_) => "tolerance",
            Self::Concluded | Self::Refuted => "concluded",
        }
    }

    /// Whether it may be stated as a fact: proved, or within a stated tolerance.
    pub const fn is_fact(self) -> bool {
        matches!(self, Self::Proved | Self::Within(_))
    }
}

/// A length that is bounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Length {
    /// The distance of the two.
    Distance,
    /// The depth of one in the other.
    Depth,
}

/// A fact, with the numbers that it is about.
#[derive(Clone, Debug, PartialEq)]
pub enum Fact {
    /// No point of the shape lies farther along the direction than this one.
    Farthest {
        /// P, or Q.
        side: Side,
        /// The direction in which this shape is asked: v for P, −v for Q.
        direction: DVec3,
        /// The number of the vertex; none on curved and rounded shapes.
        index: Option<usize>,
        /// The point.
        point: DVec3,
    },
    /// The sign of `A·v`: on which side of the origin's level A lies along v.
    Reach {
        /// `A·v`.
        value: f64,
        /// `A·v / |v|`: the signed distance of A beyond the origin's level, in scene units.
        distance: f64,
        /// The sign that was decided.
        sign: Sign,
    },
    /// No point reaches the origin's level along v: v is a separating axis.
    StopsShort {
        /// v.
        direction: DVec3,
        /// How far the difference stops short of the origin, in scene units; positive.
        gap: f64,
    },
    /// No point lies beyond the origin's level along v.
    NothingBeyond {
        /// v.
        direction: DVec3,
    },
    /// The newest point is one that the simplex has already.
    Repeated {
        /// The letter of the older point.
        older: Letter,
    },
    /// The side of a plane, or of an edge in its plane, on which the origin lies.
    Beyond {
        /// The question that was asked.
        question: Question,
        /// The value of the test.
        value: f64,
        /// The signed distance of the origin beyond the plane, in scene units.
        distance: f64,
        /// The sign that was decided.
        sign: Sign,
    },
    /// The point of the simplex nearest to the origin lies on the feature of this region.
    Nearest {
        /// The region.
        region: Region,
    },
    /// The origin is not within this region.
    NotIn {
        /// The region.
        region: Region,
        /// The ruling that says so.
        ruling: Ruling,
    },
    /// The origin lies on the feature with these letters; on the simplex as a whole where there are none.
    OriginOn {
        /// The letters.
        letters: Vec<Letter>,
    },
    /// Every point reaches the same level along v, which is the zero vector.
    NoDirection,
    /// The next direction points from the feature towards the origin, at right angles to the feature.
    Towards {
        /// The direction.
        direction: DVec3,
        /// The letters of the feature.
        letters: Vec<Letter>,
    },
    /// The foot of the origin on the span of these points, in barycentric coordinates.
    Foot {
        /// The points.
        letters: Vec<Letter>,
        /// Their coordinates, which add up to one.
        weights: Vec<f64>,
    },
    /// These points lie on a line or in a plane that fewer of them span: they have no barycentric coordinates.
    Flat {
        /// The points.
        letters: Vec<Letter>,
    },
    /// The point of the simplex nearest to the origin.
    NearestPoint {
        /// The point, in difference space.
        point: DVec3,
    },
    /// The length is at least this.
    LowerBound {
        /// Of which length.
        of: Length,
        /// In scene units.
        value: f64,
    },
    /// The length is at most this.
    UpperBound {
        /// Of which length.
        of: Length,
        /// In scene units.
        value: f64,
    },
    /// Nothing lies beyond this facet of the polytope: its plane supports the difference.
    Supports {
        /// The corners of the facet, by number.
        corners: Vec<usize>,
    },
    /// A point lies this far beyond the facet of the polytope.
    ReachesBeyond {
        /// The corners of the facet, by number.
        corners: Vec<usize>,
        /// In scene units.
        by: f64,
    },
    /// The simplex, or the polytope, holds the origin.
    Encloses,
    /// How the two shapes stand to each other.
    Verdict(Verdict),
    /// The state of so many iterations ago has come back.
    Cycle {
        /// The number of iterations.
        length: usize,
    },
}

impl Fact {
    /// The name in JSON.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Farthest { .. } => "farthest",
            Self::Reach { .. } => "reach",
            Self::StopsShort { .. } => "stops-short",
            Self::NothingBeyond { .. } => "nothing-beyond",
            Self::Repeated { .. } => "repeated",
            Self::Beyond { .. } => "beyond",
            Self::Nearest { .. } => "nearest-feature",
            Self::NotIn { .. } => "not-in-region",
            Self::OriginOn { .. } => "origin-on-feature",
            Self::NoDirection => "zero-direction",
            Self::Towards { .. } => "towards-origin",
            Self::Foot { .. } => "foot",
            Self::Flat { .. } => "flat",
            Self::NearestPoint { .. } => "nearest-point",
            Self::LowerBound { .. } => "lower-bound",
            Self::UpperBound { .. } => "upper-bound",
            Self::Supports { .. } => "supporting-facet",
            Self::ReachesBeyond { .. } => "reaches-beyond-facet",
            Self::Encloses => "encloses",
            Self::Verdict(_) => "verdict",
            Self::Cycle { .. } => "cycle",
        }
    }
}

/// One claim.
#[derive(Clone, Debug, PartialEq)]
pub struct Claim {
    /// What it is about.
    pub about: About,
    /// How sure it is.
    pub status: Status,
    /// What it says.
    pub fact: Fact,
}

/// The claims of one step (an index of [`Trace::events`], clamped to the last), in the order of a sentence.
pub fn claims(trace: &Trace, step: usize) -> Vec<Claim> {
    claims_of(trace, &trace.state(step))
}

/// The same for a state of the trace that is at hand.
pub fn claims_of(trace: &Trace, state: &State) -> Vec<Claim> {
    step::claims(trace, state)
}

/// The claims of every step of a run, step by step.
pub fn all_claims(trace: &Trace) -> Vec<Vec<Claim>> {
    let mut all = Vec::with_capacity(trace.steps());
    trace.walk(|state, _| all.push(claims_of(trace, state)));
    all
}

/// Whether the finding on each region of the simplex at this state is a fact, in the order of [`State::findings`]:
/// what a picture may hatch as impossible, and what it may only report as the conclusion of the listing.
pub fn regions(trace: &Trace, state: &State) -> Vec<RegionClaim> {
    step::regions(trace, state)
}

/// The ruling on a region, and how sure it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RegionClaim {
    /// The region.
    pub region: Region,
    /// The ruling.
    pub ruling: Ruling,
    /// Its status; [`Status::Concluded`] for a region that was not asked about.
    pub status: Status,
}

/// The region that the origin is in, in exact arithmetic and whatever the run found: that of the smallest feature which
/// holds the point of the simplex nearest to the origin. None for points that are not finite.
pub fn true_region(trace: &Trace, state: &State) -> Option<Region> {
    Points::of(&state.lettered, state.view, trace.dimension.count())?.region()
}

/// The roundoff that a claim on a run may be off by without being false, in units of the last digit of the largest
/// coordinate that it is computed from. A triple product carries a few dozen roundings; more would let a wrong decision
/// pass for roundoff.
const ROUNDOFF: f64 = 64.0;

/// The length, in scene units, within which a claim of the run counts as true.
pub fn tolerance(trace: &Trace) -> f64 {
    let largest = |side: Side| Shapes::of(trace).largest_coordinate(side);
    let epsilon = match trace.precision {
        super::Precision::F32 => f64::from(f32::EPSILON),
        super::Precision::F64 => f64::EPSILON,
    };
    ROUNDOFF * epsilon * (largest(Side::P) + largest(Side::Q))
}

/// A product with `direction`, as a length: its value if the direction had length one.
pub fn along_unit(product: f64, direction: DVec3) -> f64 {
    let largest = direction.max_abs();
    if product == 0.0 || largest == 0.0 {
        return product;
    }
    product / largest / (direction / largest).length()
}
