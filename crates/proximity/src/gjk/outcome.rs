//! The end of a run, and its meaning.

use glam::DVec3;

use super::simplex::Simplex;
use crate::geometry::{Length, Measurement};

/// The reason why a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Termination {
    /// The newest point falls short of the origin: the last direction separates the shapes.
    SeparatingAxis,
    /// The origin lies inside P ⊖ Q: inside the simplex, or on a feature of it with more of P ⊖ Q on every side.
    OriginEnclosed,
    /// The origin lies in P ⊖ Q, and there is a direction along which no point lies past the origin.
    OriginOnBoundary,
    /// The search direction is the zero vector, and the algorithm treats that as a rejection.
    ZeroDirection,
    /// The origin seems to be outside all three new faces at once, which only roundoff can cause.
    Degenerate,
    /// The remaining progress is below the tolerance; for `distance`, the closest points were found.
    Converged,
    /// Simplex and direction of an earlier iteration came back: the code would loop forever.
    Cycle {
        /// Number of iterations in the cycle.
        length: usize,
    },
    /// The run reached the limit on support points.
    IterationLimit,
    /// The given directions are used up. Only runs along given directions end so.
    OutOfDirections,
    /// Another program ended the run, without a reason in its trace.
    External,
}

impl Termination {
    /// Returns the name in JSON: lower case with hyphens.
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
            Self::OutOfDirections => "out-of-directions",
            Self::External => "told",
        }
    }
}

/// The meaning of an answer for the two shapes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// The shapes share interior points: the origin lies in the interior of P ⊖ Q.
    Overlap,
    /// The shapes share points, but no interior ones: the origin lies on the boundary of P ⊖ Q.
    Touching,
    /// The shapes share no point.
    Separate,
    /// The algorithm gave no reliable answer.
    Undecided,
}

impl Verdict {
    /// Returns the name in RON and JSON: lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Overlap => "overlap",
            Self::Touching => "touching",
            Self::Separate => "separate",
            Self::Undecided => "undecided",
        }
    }

    /// Returns the word on screen: upper case.
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

/// The end of a run, recorded or not.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outcome {
    /// The reason why the run ended.
    pub termination: Termination,
    /// The boolean that the article's code returns; `None` if it would loop forever.
    pub answer: Option<bool>,
    /// The meaning of that answer.
    pub verdict: Verdict,
    /// Number of support points that were computed.
    pub supports: usize,
    /// The simplex at the end.
    pub simplex: Simplex<DVec3>,
    /// The last search direction; after [`Termination::SeparatingAxis`] it separates the shapes.
    pub direction: DVec3,
    /// Whether roundoff left the question open, so that exact arithmetic had to settle it.
    pub settled_exactly: bool,
    /// The lengths, if they were requested and the algorithm gave a verdict.
    pub measurement: Option<Measurement>,
}
