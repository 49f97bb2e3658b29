//! Claims: the facts that a step of a run lets one state, each about a definite thing and checked on its own.
//!
//! Sentences, captions, the marks of regions and `trace --format json` are all made from these, so that no word and no
//! picture says more than was checked. A claim is made from what the trace records; whether it holds is then found out
//! without the algorithm: in exact arithmetic on the points and shapes of the trace where they are polytopes, and from
//! the support functions within a stated tolerance where they are curved or rounded.
//!
//! ```text
//! fact     what can be claimed
//! step     an event and the state after it -> its claims: support points, and from here to the others
//! regions  tests, rulings and the next direction
//! bounds   barycentric coordinates, nearest points and bounds on lengths
//! end      how a run ends, and the polytope
//! simplex  regions and the origin against the points of a simplex, exactly
//! planes   planes and directions against them
//! shapes   the support functions of P, Q and their difference
//! ```

mod bounds;
mod end;
mod fact;
mod planes;
mod regions;
mod shapes;
mod simplex;
mod step;

pub use fact::{Fact, Length};

use super::{Precision, Region, Ruling, State, Tested, Trace};
use glam::DVec3;

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

/// One claim.
#[derive(Clone, Debug, PartialEq)]
pub struct Claim {
    /// The subject of the claim.
    pub about: About,
    /// Whether it is about the images of the points in the projection along an edge.
    pub is_projected: bool,
    /// How sure it is.
    pub status: Status,
    /// The statement.
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
    regions::regions(trace, state)
}

/// How sure the sign of a test is that was made on the points at this state.
pub fn status_of_test(trace: &Trace, state: &State, tested: &Tested) -> Status {
    step::Claims::of(trace, state).status_of_test(tested)
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

/// Whether the simplex at hand holds the origin, inside or on its border, in exact arithmetic.
pub fn holds_origin(trace: &Trace, state: &State) -> bool {
    let points = Points::of(&state.lettered, state.view, trace.dimension.count());
    points.and_then(|points| points.excess(Region::Interior)) == Some(0.0)
}

/// The roundoff that a claim on a run may be off by without being false, in units of the last digit of the largest
/// coordinate that it is computed from. A triple product carries a few dozen roundoff errors; more would let a wrong
/// decision pass for roundoff.
const ROUNDOFF: f64 = 64.0;

/// The length, in scene units, within which a claim of the run counts as true.
pub fn tolerance(trace: &Trace) -> f64 {
    tolerance_in(trace, trace.precision)
}

/// The same for a computation in this precision: the polytope and lengths are always computed in double precision.
pub fn tolerance_in(trace: &Trace, precision: Precision) -> f64 {
    let largest = |side: Side| Shapes::of(trace).largest_coordinate(side);
    let epsilon = match precision {
        Precision::F32 => f64::from(f32::EPSILON),
        Precision::F64 => f64::EPSILON,
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
