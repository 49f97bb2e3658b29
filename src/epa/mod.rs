//! The expanding polytope algorithm: how deep two overlapping shapes are in each other, and which way out is shortest.
//!
//! G. van den Bergen, *Proximity Queries and Penetration Depth Computation on 3D Game Objects*, 2001.

mod trace;

pub use trace::{Event, Facet, Flaw, Growth, Observer};
