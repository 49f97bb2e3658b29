//! Convex shapes, their poses, support mappings and hulls, and their Minkowski difference.
//!
//! Lengths are in scene units, angles in radians, frames right-handed with z up. 2D scenes lie in the plane z = 0.

mod body;
mod corners;
mod dimension;
mod error;
pub(crate) mod exact;
mod faces;
mod foot;
mod hull;
mod hull2;
mod hull3;
mod hull_depth;
mod listed;
mod measurement;
mod minkowski;
mod normal_fan;
mod order;
mod pose;
mod predicates;
pub(crate) mod prepared;
mod quickhull;
pub(crate) mod roundoff;
mod samples;
mod section;
mod shape;
mod support;
mod support_options;
mod support_value;
mod surface;
mod vector;

pub use body::Body;
pub use dimension::{Dimension, Side};
pub use error::{MAX_COORDINATE, MAX_VERTICES, ShapeError};
pub use faces::Face;
pub use foot::Foot;
pub use hull::Hull;
pub use hull_depth::HullDepth;
pub use hull2::{Hull2, hull2};
pub use hull3::{Hull3, Polytope, hull3};
pub use listed::unused_points;
pub use listed::{MAX_OUTLINE, Unused, extent, notches, pockets, pockets_of, unused_vertices};
pub use measurement::{Length, Measurement, WitnessPoints};
pub use minkowski::{MAX_PAIRS, MinkowskiDifference};
pub use order::by_coordinates;
pub use pose::{Pose, Rotation, UNIT_TOLERANCE};
pub use predicates::{Position, orient2d, orient3d};
pub(crate) use prepared::{
    BoundaryPoint, BoxFacet, BoxLeast, BoxStart, Boxes, ClosestGuess, CoreFeature, Corner, DirectionFrame,
    Facing, KNOWN, LevelFacet, Meridian, PiecePair, PieceSimplex, PlacedPair, PosedPair, RelativePair,
    SupportErrors, VertexInFront, vertex_in_front,
};
pub use prepared::{Posed, Prepared};
pub(crate) use quickhull::{EdgeHasher, EdgeMap};
pub use section::CuttingPlane;
pub use shape::components_mut;
pub use shape::written::Coordinates;
pub use shape::written::point_length;
pub use shape::{Axes, Number, Parameter, Shape, ShapeKind};
pub use support::{Convex, Core, SupportPoint, core_support_point, support_point};
pub(crate) use support_options::SupportOptions;
pub(crate) use support_value::{support_roundoff, support_value, with_lengths};
pub use surface::Surface;
pub use vector::{Scalar, Vector};
