//! Shapes prepared for many queries: built once in their own frame, and posed by rotating directions, not vertices.
//!
//! A [`Convex`](super::Convex) holds every vertex in world space, so the cost of a pose grows with the number of
//! vertices. Here a pose costs three vectors, and a support point is a search in the frame of the shape:
//!
//! * boxes and rectangles by the signs of three products;
//! * hulls by a table of directions, each with the few vertices that can be farthest there, in single and in double
//!   precision;
//! * points, segments and curved cores by their formulas.
//!
//! The verdict needs one rotation only, that of Q in the frame of P ([`RelativePair`]); lengths are measured in the
//! world ([`PosedPair`]). The results are close to those of the placed shape ([`Prepared::placed`]), not equal to them.
//! Their errors are known ([`PosedPair::error`], [`SupportErrors`]), so a decision can stop where they leave it open.

mod boxes;
mod cells;
mod corners;
mod difference;
mod ends;
mod in_front;
mod nearest;
mod pair;
mod piece;
mod posed;
mod relative;
mod revolution;
mod scan;
mod shape;
mod turned;
mod witness;

pub(crate) use boxes::{BoxStart, Boxes, Least as BoxLeast, LevelFacet, ZonotopeFacet as BoxFacet};
pub(crate) use corners::DifferenceCorners as CoreFeature;
pub(crate) use difference::PlacedPair;
pub(crate) use ends::Facing;
pub(crate) use in_front::{KNOWN, VertexInFront, vertex_in_front};
pub(crate) use nearest::ClosestGuess;
pub use pair::PosedPair;
pub(crate) use piece::{BoundaryPoint, DirectionFrame, PiecePair, PieceSimplex};
pub use posed::Posed;
pub(crate) use relative::{Corner, RelativePair, SupportErrors};
pub(crate) use revolution::Meridian;
pub use shape::Prepared;
pub use turned::PosedRef;
