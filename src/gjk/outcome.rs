//! How a run ended, and what that means.

use glam::DVec3;

use super::simplex::Simplex;
use crate::geometry::{Length, Measurement};

/// Why a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Termination {
    /// The newest point does not reach the origin: the last direction separates the shapes.
    SeparatingAxis,
    /// The origin lies inside P ⊖ Q: inside the simplex, or on a feature of it with more of P ⊖ Q on every side.
    OriginEnclosed,
    /// The origin lies in P ⊖ Q, and a direction was found along which nothing reaches beyond it.
    OriginOnBoundary,
    /// The search direction is the zero vector, and the algorithm takes that for a rejection.
    ZeroDirection,
    /// The origin seems to be outside all three new faces at once, which only roundoff can bring about.
    Degenerate,
    /// The remaining progress is below the tolerance; for `distance`, the nearest points were found.
    Converged,
    /// The same simplex and direction came back: the listing would loop for ever.
    Cycle {
        /// After how many iterations.
        length: usize,
    },
    /// The limit on support calls was reached.
    IterationLimit,
    /// Another program ended the run, without a reason in its trace.
    External,
}

impl Termination {
    /// The name in JSON: lower case with hyphens.
    pub const fn name(self) -> &'static str {
        match self {
            Self::SeparatingAxis => "separating-axis",
            Self::OriginEnclosed => "origin-enclosed",
            Self::OriginOnBoundary => "origin-on-boundary",
            Self::ZeroDirection => "zero-direction",
            Self::Degenerate => "degenerate",
            Self::Converged => "converged",
            Self::Cycle { .. } => "cycle",
            Self::IterationLimit => "iteration-limit",
            Self::External => "told",
        }
    }
}

/// The meaning of an answer for the two shapes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// They share interior points: the origin lies in the interior of P ⊖ Q.
    Overlap,
    /// They share points, but no interior ones: the origin lies on the boundary of P ⊖ Q.
    Touching,
    /// They share no point.
    Separate,
    /// The algorithm gave no answer that it can stand by.
    Undecided,
}

impl Verdict {
    /// The name in RON and JSON: lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Overlap => "overlap",
            Self::Touching => "touching",
            Self::Separate => "separate",
            Self::Undecided => "undecided",
        }
    }

    /// The word on screen: upper case.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Overlap => "OVERLAP",
            Self::Touching => "TOUCHING",
            Self::Separate => "SEPARATE",
            Self::Undecided => "UNDECIDED",
        }
    }
}

impl From<Length> for Verdict {
    fn from(length: Length) -> Self {
        match length {
            Length::Separation(separation) if separation > 0.0 => Self::Separate,
            Length::Separation(_) => Self::Touching,
            Length::PenetrationDepth(_) => Self::Overlap,
        }
    }
}

/// How a run ended, recorded or not.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outcome {
    /// Why it ended.
    pub termination: Termination,
    /// The boolean that the article's listing returns; none where it would loop for ever.
    pub answer: Option<bool>,
    /// The meaning of that answer.
    pub verdict: Verdict,
    /// How many support points were asked for.
    pub supports: usize,
    /// The simplex at the end.
    pub simplex: Simplex<DVec3>,
    /// The last search direction; after [`Termination::SeparatingAxis`] it separates the shapes.
    pub direction: DVec3,
    /// Whether roundoff left the question open, so that exact arithmetic had to settle it.
    pub settled_exactly: bool,
    /// The lengths, where they were asked for and the algorithm can stand by its verdict.
    pub measurement: Option<Measurement>,
}
