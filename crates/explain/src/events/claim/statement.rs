//! A claim as a value: its subject, its status, and the fact that it states.

use super::fact::Fact;
use crate::geometry::Side;
use crate::gjk::{Region, Ruling};

/// The subject of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum About {
    /// The shape P.
    P,
    /// The shape Q.
    Q,
    /// The core of P if P is rounded: P without its radius.
    PCore,
    /// The core of Q if Q is rounded: Q without its radius.
    QCore,
    /// P ⊖ Q.
    Difference,
    /// The difference of the cores.
    CoreDifference,
    /// The simplex, or the polytope that grows from it.
    Simplex,
}

impl About {
    /// Returns the name in JSON.
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

    /// Returns a shape, or its core.
    pub const fn shape(side: Side, is_core: bool) -> Self {
        match (side, is_core) {
            (Side::P, false) => Self::P,
            (Side::P, true) => Self::PCore,
            (Side::Q, false) => Self::Q,
            (Side::Q, true) => Self::QCore,
        }
    }

    /// Returns P ⊖ Q, or the difference of the cores.
    pub const fn difference(is_core: bool) -> Self {
        if is_core { Self::CoreDifference } else { Self::Difference }
    }
}

/// The certainty of a claim.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Status {
    /// Exact arithmetic confirms it on the numbers of the trace, and the run established it.
    Proved,
    /// The claim holds within this length, in scene units: roundoff, or the tolerance on curved shapes.
    Within(f64),
    /// The published code concludes it without establishing it. It is true here, or it cannot be decided.
    Concluded,
    /// The published code concludes it, and it is false.
    Refuted,
}

impl Status {
    /// Returns the name in JSON, which reports a refuted conclusion as a conclusion.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Proved => "proved",
            Self::Within(_) => "tolerance",
            Self::Concluded | Self::Refuted => "concluded",
        }
    }

    /// Returns whether the claim may be stated as a fact: it is proved, or holds within a stated tolerance.
    pub const fn is_fact(self) -> bool {
        matches!(self, Self::Proved | Self::Within(_))
    }
}

/// A claim: a fact about a subject, with its status.
#[derive(Clone, Debug, PartialEq)]
pub struct Claim {
    /// The subject of the claim.
    pub about: About,
    /// Whether the claim concerns the images of the points in the projection along an edge.
    pub is_projected: bool,
    /// The certainty of the claim.
    pub status: Status,
    /// The statement.
    pub fact: Fact,
}

/// The ruling on a region, with its status.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RegionClaim {
    /// The region.
    pub region: Region,
    /// The ruling.
    pub ruling: Ruling,
    /// The status of the ruling; [`Status::Concluded`] for a region that was not tested.
    pub status: Status,
}
