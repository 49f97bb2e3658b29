//! Queries for other programs about two shapes at their poses.

mod lengths;

pub use lengths::{ClosestPoints, Memory, Penetration, closest_points, distance, penetration};
