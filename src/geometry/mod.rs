//! Convex shapes, where they stand, how far they reach, and the hull of their differences.
//!
//! Lengths are in scene units, angles in radians, frames right-handed with z up. 2D lives in the plane z = 0.

mod dimension;
mod support;
mod vector;

pub use dimension::{Dimension, Side};
pub use support::{Convex, Core, SupportPoint, support_point};
pub use vector::{Scalar, Vector};
