//! Queries for other programs: proved verdicts on two shapes at their poses.
//!
//! A shape is prepared once ([`Prepared`]), posed ([`Prepared::at`]) and queried as often as needed. The settings of
//! the window have no influence. A query allocates nothing, unless roundoff leaves a verdict open and exact arithmetic
//! takes over.
//!
//! ```
//! use gjk_proximity::geometry::{Dimension, Pose, Prepared, Shape};
//! use gjk_proximity::glam::{DVec3, Vec3};
//! use gjk_proximity::queries::{QueryCache, intersects};
//!
//! let dimension = Dimension::Three;
//! let cube = Prepared::new(dimension, &Shape::Cuboid { half_extents: DVec3::ONE }, 0.0)?;
//! let wedge = Prepared::vertices(dimension, [Vec3::ZERO, Vec3::X, Vec3::Y, Vec3::Z])?;
//! let (here, mut cache) = (Pose::identity(dimension), QueryCache::default());
//! let there = |x: f64| Pose::at(dimension, DVec3::new(x, 0.2, 0.2));
//! assert!(intersects(&cube.at(&here), &wedge.at(&there(0.9)), &mut cache), "they overlap");
//! assert!(intersects(&cube.at(&here), &wedge.at(&there(1.0)), &mut cache), "they touch");
//! assert!(!intersects(&cube.at(&here), &wedge.at(&there(1.0 + 1e-15)), &mut cache), "they are separate");
//! # Ok::<(), gjk_proximity::geometry::ShapeError>(())
//! ```
//!
//! # Guarantees
//!
//! The verdict is about the placed shapes ([`Prepared::placed`]): every vertex is rotated and translated in f64, as in
//! a scene. For polytopes with or without a radius the verdict is exact: OVERLAP, TOUCHING and SEPARATE hold without
//! any tolerance. Curved shapes nearer to a touch than 64 machine epsilons of their size count as touching. Shapes in
//! f32 are converted exactly and decided in f64.
//!
//! # Cost
//!
//! A query takes less time than parry's GJK in f32 on the same pairs: `cargo bench --bench queries` prints the table. A
//! verdict that roundoff leaves open costs microseconds and allocates memory. This happens if the shapes touch, if they
//! are within about 1e-13 of their size of a touch, and rarely for other curved cores.

mod lengths;

pub use crate::geometry::{Posed, PosedPair, Prepared};
pub use crate::gjk::Verdict;

use crate::gjk::proximity::prepared::verdict_of_prepared;
pub use lengths::{ClosestPoints, Penetration, QueryCache, closest_points, distance, penetration};

/// Returns whether two shapes intersect. A touch counts, since shapes contain their boundary. To exclude touches,
/// compare [`verdict`] with [`Verdict::Overlap`].
///
/// The cache carries results from one query about a pair to the next, usually from frame to frame. Start with a default
/// one. The cache changes the time and not the answer.
#[inline]
pub fn intersects(p: &Posed<'_>, q: &Posed<'_>, cache: &mut QueryCache) -> bool {
    verdict(p, q, cache) != Verdict::Separate
}

/// Decides whether two shapes overlap, touch or are separate. The verdict is never [`Verdict::Undecided`] for valid
/// poses ([`Pose::check`](crate::geometry::Pose::check)).
///
/// Two shapes of the plane are decided in the plane, where a polygon has an interior; all others in space.
#[inline]
pub fn verdict(p: &Posed<'_>, q: &Posed<'_>, cache: &mut QueryCache) -> Verdict {
    verdict_of_prepared(p, q, cache)
}
