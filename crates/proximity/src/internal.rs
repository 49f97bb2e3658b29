//! The parts of the solvers that the crates of GJK Sandbox show, edit shapes with and check runs with. They are no part
//! of the library for other programs, and change without notice.

pub use crate::geometry::exact::{
    BoundedReal, Enclosure, ExactPair, ExactVector, RealVector, enclosed_root, quotient, root_of_quotient,
};
pub use crate::geometry::faces::Face;
pub use crate::geometry::foot::Foot;
pub use crate::geometry::hull::Hull;
pub use crate::geometry::hull_depth::HullDepth;
pub use crate::geometry::hull2::{Hull2, hull2};
pub use crate::geometry::hull3::{Hull3, Polytope, hull3};
pub use crate::geometry::listed::{
    MAX_OUTLINE, Unused, extent, notches, pockets, pockets_of, unused_points, unused_vertices,
};
pub use crate::geometry::minkowski::{MAX_PAIRS, MinkowskiDifference};
pub use crate::geometry::order::by_coordinates;
pub use crate::geometry::predicates::{Position, orient2d, orient3d};
pub use crate::geometry::prepared::{PosedPair, PosedRef};
pub use crate::geometry::section::CuttingPlane;
pub use crate::geometry::shape::written::{Coordinates, point_length};
pub use crate::geometry::shape::{Axes, Number, Parameter, ShapeKind, components_mut};
pub use crate::geometry::support::core_support_point;
pub use crate::geometry::surface::Surface;
pub use crate::gjk::cast::rounded_translation;
pub use crate::gjk::exact::nearest::{ExactFeature, Vertex, foot};
pub use crate::gjk::exact::{ExactSolution, solve};
pub use crate::gjk::exact_length::ExactLength;
pub use crate::gjk::examine::{Decider, examine, examine_by, iterate};
pub use crate::gjk::exclusion::{excludes, excluding_test};
pub use crate::gjk::external::{ExternalError, ExternalIteration, ExternalRun};
pub use crate::gjk::gap::signed_gap;
pub use crate::gjk::reference::curved::reference as curved_reference;
pub use crate::gjk::reference::exact_verdict;
pub use crate::gjk::run::decide_from;
pub use crate::gjk::warm_start::WarmStart;
