//! The arithmetic behind the verdicts, for the crates of GJK Sandbox, which check each step of a run with it. It is no
//! part of the library for other programs, and changes without notice.

pub use crate::geometry::exact::{
    BoundedReal, Enclosure, ExactPair, ExactVector, RealVector, enclosed_root, quotient, root_of_quotient,
};
pub use crate::geometry::prepared::PosedPair;
pub use crate::gjk::exact::nearest::{ExactFeature, Vertex, foot};
pub use crate::gjk::exact::{ExactSolution, solve};
pub use crate::gjk::exclusion::excludes;
pub use crate::gjk::reference::curved::reference as curved_reference;
