//! Queries for other programs: yes or no about two shapes at their poses, proved.
//!
//! A shape is prepared once ([`Prepared`]), posed ([`Prepared::at`]) and asked about as often as needed. No
//! setting of the window is in the way, and nothing is allocated, except where roundoff leaves a verdict open and exact
//! arithmetic takes over.
//!
//! ```
//! use gjk_sandbox::geometry::{Dimension, Pose, Prepared, Shape};
//! use gjk_sandbox::glam::{DVec3, Vec3};
//! use gjk_sandbox::queries::{QueryCache, intersects};
//!
//! let dimension = Dimension::Three;
//! let cube = Prepared::new(dimension, &Shape::Cuboid { half_extents: DVec3::ONE }, 0.0)?;
//! let wedge = Prepared::vertices(dimension, [Vec3::ZERO, Vec3::X, Vec3::Y, Vec3::Z])?;
//! let (here, mut cache) = (Pose::identity(dimension), QueryCache::default());
//! let there = |x: f64| Pose::at(dimension, DVec3::new(x, 0.2, 0.2));
//! assert!(intersects(&cube.at(&here), &wedge.at(&there(0.9)), &mut cache), "they overlap");
//! assert!(intersects(&cube.at(&here), &wedge.at(&there(1.0)), &mut cache), "they touch");
//! assert!(!intersects(&cube.at(&here), &wedge.at(&there(1.0 + 1e-15)), &mut cache), "they are apart");
//! # Ok::<(), gjk_sandbox::geometry::ShapeError>(())
//! ```
//!
//! # Guarantees
//!
//! The verdict is about the placed shapes ([`Prepared::placed`]): every vertex turned and moved in f64, as a scene has it.
//! For polytopes with or without a radius it is exact: OVERLAP, TOUCHING and SEPARATE mean just that. Curved shapes nearer
//! to a touch than 64 machine epsilons of their size count as touching. Shapes in f32 are taken exactly and decided in f64.
//!
//! # Cost
//!
//! Less than parry's GJK in f32 takes for the same pairs: `cargo bench --bench queries` prints the table. A verdict that is
//! left open (a touch, or nearer to one than about 1e-13 of the size; of curved cores now and then another one) costs
//! microseconds and allocates.

mod lengths;

pub use crate::geometry::{Posed, PosedPair, Prepared};
pub use crate::gjk::Verdict;

use crate::gjk::proximity::prepared::verdict_of_prepared;
pub use lengths::{ClosestPoints, Penetration, QueryCache, closest_points, distance, penetration};

/// Whether two shapes intersect. A touch counts: shapes contain their boundary. Where it should not, compare
/// [`decide`] with [`Verdict::Overlap`].
///
/// The cache carries over from one query about a pair to the next, usually from frame to frame; start with a default one.
/// It changes the time and not the answer.
#[inline]
pub fn intersects(p: &Posed<'_>, q: &Posed<'_>, cache: &mut QueryCache) -> bool {
    decide(p, q, cache) != Verdict::Separate
}

/// Whether two shapes overlap, touch or are apart: never [`Verdict::Undecided`] for valid poses
/// ([`Pose::check`](crate::geometry::Pose::check)).
///
/// Two shapes of the plane are decided in the plane, where the inside of a polygon is an inside; all others in space.
#[inline]
pub fn decide(p: &Posed<'_>, q: &Posed<'_>, cache: &mut QueryCache) -> Verdict {
    verdict_of_prepared(p, q, cache)
}
