//! Convex shapes, their poses, support mappings and hulls, and their Minkowski difference.
//!
//! Lengths are in scene units, angles in radians, frames right-handed with z up. 2D scenes lie in the plane z = 0.

mod body;
mod corners;
mod dimension;
mod error;
pub(crate) mod exact;
pub(crate) mod faces;
pub(crate) mod foot;
pub(crate) mod hull;
pub(crate) mod hull2;
pub(crate) mod hull3;
pub(crate) mod hull_depth;
pub(crate) mod listed;
mod measurement;
pub(crate) mod minkowski;
mod normal_fan;
pub(crate) mod order;
mod pose;
pub(crate) mod predicates;
pub(crate) mod prepared;
mod quickhull;
pub(crate) mod roundoff;
mod samples;
pub(crate) mod section;
pub(crate) mod shape;
pub(crate) mod support;
mod support_options;
mod support_value;
pub(crate) mod surface;
mod vector;

pub use body::Body;
pub use dimension::{Dimension, Side};
pub use error::{MAX_COORDINATE, MAX_VERTICES, ShapeError};
pub(crate) use foot::Foot;
pub(crate) use hull::Hull;
pub(crate) use hull2::Hull2;
pub(crate) use hull3::Hull3;
pub use measurement::{Length, Measurement, WitnessPoints};
pub(crate) use minkowski::MinkowskiDifference;
pub use pose::{Pose, Rotation, UNIT_TOLERANCE};
pub(crate) use predicates::{Position, orient2d, orient3d};
pub(crate) use prepared::{
    BoundaryPoint, BoxFacet, BoxLeast, BoxStart, Boxes, ClosestGuess, CoreFeature, Corner, DirectionFrame,
    Facing, KNOWN, LevelFacet, Meridian, PiecePair, PieceSimplex, PlacedPair, PosedPair, PosedRef,
    RelativePair, SupportErrors, VertexInFront, vertex_in_front,
};
pub use prepared::{Posed, Prepared};
pub(crate) use quickhull::{EdgeHasher, EdgeMap};
pub use shape::Shape;
pub(crate) use support::core_support_point;
pub use support::{Convex, Core, SupportPoint, support_point};
pub(crate) use support_options::SupportOptions;
pub(crate) use support_value::{support_roundoff, support_value, with_lengths};
pub use vector::{Scalar, Vector};
