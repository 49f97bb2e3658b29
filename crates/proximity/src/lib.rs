//! Convex shapes in 2D and 3D, and queries on pairs of them: intersection, distance, closest points and penetration,
//! by GJK and EPA, each with its proof.
//!
//! ```
//! use gjk_proximity::geometry::{Dimension, Pose, Prepared, Shape, ShapeError};
//! use gjk_proximity::glam::DVec3;
//! use gjk_proximity::queries::{QueryCache, distance, intersects};
//!
//! let space = Dimension::Three;
//! let cube = Prepared::new(space, &Shape::Cuboid { half_extents: DVec3::ONE }, 0.0)?;
//! let ball = Prepared::new(space, &Shape::Ball { radius: 0.5 }, 0.0)?;
//! let p = cube.at(Pose::identity(space));
//! let q = ball.at(Pose::at(space, DVec3::new(4.0, 0.0, 0.0)));
//! let mut cache = QueryCache::default();
//! assert!(!intersects(&p, &q, &mut cache));
//! assert_eq!(distance(&p, &q, &mut cache), 2.5);
//! # Ok::<(), ShapeError>(())
//! ```
//!
//! # Which function answers which question
//!
//! | question | function | answer |
//! |---|---|---|
//! | Do P and Q have a point in common? | [`queries::intersects`] | `bool` |
//! | Do they overlap, or do they only touch? | [`queries::verdict`] | [`Verdict`](queries::Verdict) |
//! | How far are they apart? | [`queries::distance`] | length, 0 for an overlap |
//! | Between which points? | [`queries::closest_points`] | [`ClosestPoints`](queries::ClosestPoints) |
//! | How deep is the overlap, and which translation ends it? | [`queries::penetration`] | [`Penetration`](queries::Penetration) |
//! | When do they meet, if Q moves by a translation? | [`queries::cast`] | [`Cast`](queries::Cast), with the exit |
//! | What does an algorithm do, step by step? | [`gjk::run()`] | [`Trace`](gjk::Trace) |
//! | How does that algorithm end? | [`gjk::decide`] | [`Outcome`](gjk::Outcome) |
//! | Which verdict is true, and why? | [`gjk::reference()`] | [`Reference`](gjk::Reference) with its certificate |
//! | When do they meet, and why? | [`gjk::first_contact`] | [`FirstContact`](gjk::FirstContact) with its certificate |
//!
//! The functions of [`queries`] are for innermost loops: they take prepared shapes and record nothing. Those of [`gjk`]
//! take shapes in world space and a chosen algorithm. All proved verdicts are the same.
//!
//! # Shapes
//!
//! A [`Shape`](geometry::Shape) is a polytope (the hull of points, a box, a prism, …), a ball, a capsule, a cylinder, a
//! cone, an ellipsoid, or one of their counterparts in 2D. [`Prepared::new`](geometry::Prepared::new) checks it, adds a
//! radius around it if you wish, and makes it fast to query. Vertices may be in `f32` or `f64`
//! ([`Prepared::vertices`](geometry::Prepared::vertices)); they need no order and no faces.
//!
//! Points are [`glam`] vectors; 2D lies in the plane z = 0. Lengths have any unit, angles are in radians, and frames are
//! right-handed.
//!
//! # Poses
//!
//! A [`Pose`](geometry::Pose) rotates a shape about its local origin, then translates it.
//! [`Prepared::at`](geometry::Prepared::at) takes a few nanoseconds, since a query rotates directions and not vertices. A
//! [`Posed`](geometry::Posed) shape owns its pose: return it from a function, or keep it for several queries.
//!
//! # Caches
//!
//! A [`QueryCache`](queries::QueryCache) carries the end of one query to the next about the same pair, usually from frame
//! to frame, and the buffers of the polytope. Keep one for each pair, or one for all pairs and call
//! [`forget`](queries::QueryCache::forget) in between. The cache changes the time of a query and never its answer.
//!
//! # Exactness
//!
//! Every decision is proved: with a bound on its roundoff, or in integers if that bound leaves it open. For polytopes,
//! rounded or not, verdicts are exact and lengths are the nearest `f64`. Curved shapes hold to a stated
//! [tolerance](queries#guarantees). A [`Certificate`](gjk::Certificate) proves a verdict to programs that do not trust
//! the search.
//!
//! # Degenerate input
//!
//! Points, segments, flat and collinear hulls, duplicate vertices and zero radii are shapes like all others. A touch is
//! an intersection at the distance zero, and no penetration. Shapes whose Minkowski difference is flat, such as two
//! segments in space, touch and never overlap. Numbers that are not finite, or above 10¹² in magnitude, are refused with a
//! [`ShapeError`](geometry::ShapeError). An invalid pose is not refused by a query: it gets some answer, without a panic;
//! [`Pose::check`](geometry::Pose::check) finds it beforehand.
//!
//! # Features
//!
//! The crate has no Cargo features and needs `std`. It depends on arithmetic only, and on `serde` for
//! [`Shape`](geometry::Shape). Its errors and the names of its shapes and algorithms are in English.
//!
//! # Modules
//!
//! ```text
//! geometry            <-  epa    <-  gjk                              <-  queries
//! shapes, poses,          depth      solvers, traces, lengths, the        answers without
//! support points, hulls              true verdict with its proof          steps, prepared
//! ```

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
