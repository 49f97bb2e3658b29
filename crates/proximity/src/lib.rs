//! Convex shapes, and the queries on pairs of them: intersection, distance, closest points and penetration, by GJK and
//! EPA, in 2D and 3D, each with its proof.
//!
//! ```text
//! geometry            <-  epa    <-  gjk                              <-  queries
//! shapes, poses,          depth      solvers, traces, lengths, the        answers without
//! support points, hulls              true verdict with its proof          steps, prepared
//! ```
//!
//! * Answers at an engine's pace: [`queries`], on shapes that are [`geometry::Prepared`].
//! * Every step of an algorithm: [`gjk::run`], which returns a [`gjk::Trace`].
//! * The true verdict and its certificate: [`gjk::reference()`].
//! * Points are [`glam`] vectors, in 2D in the plane z = 0. The Minkowski difference is P ⊖ Q. A touch is an
//!   intersection at the distance zero, and no penetration.

pub mod epa;
pub mod geometry;
pub mod gjk;
#[doc(hidden)]
pub mod internal;
pub mod queries;

/// Re-exports glam, the crate of the vectors and quaternions in all signatures.
pub use glam;

use gjk_message as message;
use gjk_message::words;

/// Runs the example of the README as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
