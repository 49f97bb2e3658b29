//! Answers for other programs: does a pair intersect, how far apart is it, how deep does it overlap?
//!
//! A shape is prepared once ([`Prepared`]), posed ([`Prepared::at`]) and queried as often as needed. The settings of
//! the window have no influence.
//!
//! ```
//! use gjk_proximity::geometry::{Dimension, Pose, Prepared, Shape};
//! use gjk_proximity::glam::{DVec3, Vec3};
//! use gjk_proximity::queries::{QueryCache, intersects};
//!
//! let dimension = Dimension::Three;
//! let cube = Prepared::new(dimension, &Shape::Cuboid { half_extents: DVec3::ONE }, 0.0)?;
//! let wedge = Prepared::vertices(dimension, [Vec3::ZERO, Vec3::X, Vec3::Y, Vec3::Z])?;
//! let (cube, mut cache) = (cube.at(Pose::identity(dimension)), QueryCache::default());
//! let there = |x: f64| wedge.at(Pose::at(dimension, DVec3::new(x, 0.2, 0.2)));
//! assert!(intersects(&cube, &there(0.9), &mut cache), "they overlap");
//! assert!(intersects(&cube, &there(1.0), &mut cache), "they touch");
//! assert!(!intersects(&cube, &there(1.0 + 1e-15), &mut cache), "they are separate");
//! # Ok::<(), gjk_proximity::geometry::ShapeError>(())
//! ```
//!
//! # Guarantees
//!
//! All answers are about the placed shapes ([`Prepared::placed`]): every vertex is rotated and translated in f64, as in
//! a scene. Shapes in f32 are converted exactly and decided in f64.
//!
//! * *Verdicts on polytopes with or without a radius* (boxes, hulls, balls, capsules) are exact: OVERLAP, TOUCHING and
//!   SEPARATE hold without any tolerance.
//! * *Lengths of these polytopes*: each is the f64 nearest to the true length, equal to the result of the recorded
//!   algorithm in integers. Points and normals are accurate to roundoff.
//! * *Verdicts on curved shapes*: pairs nearer to a touch than 64 machine epsilons of their size count as touching. They
//!   have the distance zero, closest points and no depth, as touching polytopes have.
//! * *Distances of curved shapes*: accurate to 64 machine epsilons of the distance and to the roundoff of support
//!   points. The closest points and their normal realize the distance.
//! * *Depths of curved shapes*: the length of a locally shortest translation, accurate to the roundoff of support
//!   points. No other translation is shorter by more than 10⁻¹⁰ of this length in space, or by more than that roundoff
//!   in the plane.
//!
//! The recorded algorithm measures the few pairs that this leaves open. Its
//! [bounds](crate::geometry::Measurement::bounds) state the accuracy.
//!
//! * *Casts of polytopes with or without a radius*: hit or miss is exact, and times are the nearest `f64`. Those of
//!   curved shapes are within 10⁻⁹ of the motion.
//!
//! # Invalid poses
//!
//! No query panics or loops on an invalid pose ([`Pose::check`](crate::geometry::Pose::check)), but its answer means
//! nothing.
//!
//! # Cost
//!
//! A query takes less time than parry's query in f32 on the same pair: `cargo bench --bench queries` prints the table.
//! The time does not depend on the distance to other bodies; there is no broad phase. Each function states its own
//! cost, on one core of a server, for pairs at random rotations.
//!
//! The exceptions take about ten times as long, and allocate memory:
//!
//! * [`cast()`], which computes in integers throughout;
//! * pairs that touch, or are within about 1e-13 of their size of a touch;
//! * some hulls whose faces or edges are parallel up to roundoff;
//! * boxes that lie exactly on a grid or have two minimum translations of equal length;
//! * some overlapping curved shapes in such positions, or with nearly equal translations all around in the plane.

mod cast;

use std::borrow::Borrow;

use crate::geometry::Pose;
pub use crate::geometry::{Posed, Prepared};
pub use crate::gjk::Verdict;
pub use crate::gjk::proximity::{ClosestPoints, Penetration, QueryCache};
pub use cast::{Cast, cast};

use crate::gjk::proximity::prepared::{
    closest_points_of_prepared, distance_of_prepared, penetration_of_prepared, verdict_of_prepared,
};

/// Returns whether two shapes intersect. A touch counts, since shapes contain their boundary; to exclude touches,
/// compare [`verdict`] with [`Verdict::Overlap`].
///
/// The cache carries results from one query about a pair to the next, usually from frame to frame. Start with a default
/// one. The cache changes the time and not the answer.
///
/// Takes 10 to 500 ns for up to 256 vertices, and allocates nothing unless the pair is within roundoff of a touch.
/// [Invalid poses](self#invalid-poses) get some answer.
///
/// ```
/// use gjk_proximity::geometry::{Dimension, Pose, Prepared, Shape};
/// use gjk_proximity::queries::{QueryCache, intersects};
/// use glam::DVec3;
///
/// let plane = Dimension::Two;
/// let disc = Prepared::new(plane, &Shape::Disc { radius: 1.0 }, 0.0)?;
/// let here = disc.at(Pose::identity(plane));
/// let mut cache = QueryCache::default();
/// let met = |x: f64| intersects(&here, &disc.at(Pose::at(plane, DVec3::X * x)), &mut cache);
/// assert_eq!([1.5, 2.0, 2.5].map(met), [true, true, false]);
/// # Ok::<(), gjk_proximity::geometry::ShapeError>(())
/// ```
#[inline]
pub fn intersects<P: Borrow<Pose>, Q: Borrow<Pose>>(
    p: &Posed<'_, P>,
    q: &Posed<'_, Q>,
    cache: &mut QueryCache,
) -> bool {
    verdict(p, q, cache) != Verdict::Separate
}

/// Decides whether two shapes overlap, touch or are separate. The verdict is never [`Verdict::Undecided`] for valid
/// poses.
///
/// Two shapes of the plane are decided in the plane, where a polygon has an interior; all others in space.
///
/// Takes the time of [`intersects`]. [Invalid poses](self#invalid-poses) get some verdict.
/// [`gjk::reference`](crate::gjk::reference()) returns the same verdict with its certificate, and
/// [`gjk::decide`](crate::gjk::decide) that of a chosen algorithm, right or wrong.
///
/// ```
/// use gjk_proximity::geometry::{Dimension, Pose, Prepared, Shape};
/// use gjk_proximity::queries::{QueryCache, Verdict, verdict};
/// use glam::DVec3;
///
/// let space = Dimension::Three;
/// let cube = Prepared::new(space, &Shape::Cuboid { half_extents: DVec3::ONE }, 0.0)?;
/// let here = cube.at(Pose::identity(space));
/// let at = |x: f64| verdict(&here, &cube.at(Pose::at(space, DVec3::X * x)), &mut QueryCache::default());
/// assert_eq!([1.0, 2.0, 3.0].map(at), [Verdict::Overlap, Verdict::Touching, Verdict::Separate]);
/// # Ok::<(), gjk_proximity::geometry::ShapeError>(())
/// ```
#[inline]
pub fn verdict<P: Borrow<Pose>, Q: Borrow<Pose>>(
    p: &Posed<'_, P>,
    q: &Posed<'_, Q>,
    cache: &mut QueryCache,
) -> Verdict {
    verdict_of_prepared(&p.by_ref(), &q.by_ref(), cache)
}

/// Returns the distance between two shapes in scene units; zero if they touch or overlap.
///
/// Takes 20 ns for balls, 0.4 µs for boxes and 1 to 4 µs for hulls of up to 256 vertices, and allocates nothing unless
/// the pair is within roundoff of a touch. [Invalid poses](self#invalid-poses) get some distance.
///
/// ```
/// use gjk_proximity::geometry::{Dimension, Pose, Prepared, Shape};
/// use gjk_proximity::queries::{QueryCache, distance};
/// use glam::DVec3;
///
/// let space = Dimension::Three;
/// let cube = Prepared::new(space, &Shape::Cuboid { half_extents: DVec3::ONE }, 0.0)?;
/// let here = cube.at(Pose::identity(space));
/// // From the corner (1, 1, 1) to the corner (3, 4, 7).
/// let there = cube.at(Pose::at(space, DVec3::new(4.0, 5.0, 8.0)));
/// assert_eq!(distance(&here, &there, &mut QueryCache::default()), 7.0);
/// assert_eq!(distance(&here, &here, &mut QueryCache::default()), 0.0);
/// # Ok::<(), gjk_proximity::geometry::ShapeError>(())
/// ```
#[inline]
pub fn distance<P: Borrow<Pose>, Q: Borrow<Pose>>(
    p: &Posed<'_, P>,
    q: &Posed<'_, Q>,
    cache: &mut QueryCache,
) -> f64 {
    distance_of_prepared(&p.by_ref(), &q.by_ref(), cache)
}

/// Returns the closest points of two shapes, with their distance and the direction from P to Q. Returns `None` if they
/// overlap.
///
/// Takes a little longer than [`distance`], and allocates as little. [Invalid poses](self#invalid-poses) get some points
/// or `None`.
///
/// ```
/// use gjk_proximity::geometry::{Dimension, Pose, Prepared, Shape};
/// use gjk_proximity::queries::{QueryCache, closest_points};
/// use glam::DVec3;
///
/// let space = Dimension::Three;
/// let cube = Prepared::new(space, &Shape::Cuboid { half_extents: DVec3::ONE }, 0.0)?;
/// let ball = Prepared::new(space, &Shape::Ball { radius: 0.5 }, 0.0)?;
/// let here = cube.at(Pose::identity(space));
/// let there = ball.at(Pose::at(space, DVec3::new(3.0, 0.25, 0.5)));
/// let closest = closest_points(&here, &there, &mut QueryCache::default()).ok_or("separate")?;
/// assert_eq!((closest.distance, closest.normal), (1.5, DVec3::X));
/// assert_eq!(closest.points.on_q, DVec3::new(2.5, 0.25, 0.5));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn closest_points<P: Borrow<Pose>, Q: Borrow<Pose>>(
    p: &Posed<'_, P>,
    q: &Posed<'_, Q>,
    cache: &mut QueryCache,
) -> Option<ClosestPoints> {
    closest_points_of_prepared(&p.by_ref(), &q.by_ref(), cache)
}

/// Returns the penetration depth of two shapes, with the direction of the minimum translation and the deepest points.
/// Returns `None` if they touch or are separate.
///
/// Takes the time of [`intersects`] if they do not overlap. An overlap takes 35 ns for balls, 0.7 µs for boxes and 10
/// to 20 µs for hulls of up to 256 vertices. The polytope grows in the buffers of the cache; nothing else is allocated.
/// [Invalid poses](self#invalid-poses) get some depth or `None`.
///
/// ```
/// use gjk_proximity::geometry::{Dimension, Pose, Prepared, Shape};
/// use gjk_proximity::queries::{QueryCache, penetration};
/// use glam::DVec3;
///
/// let space = Dimension::Three;
/// let cube = Prepared::new(space, &Shape::Cuboid { half_extents: DVec3::ONE }, 0.0)?;
/// let here = cube.at(Pose::identity(space));
/// let there = cube.at(Pose::at(space, DVec3::new(1.75, 0.5, 0.0)));
/// let overlap = penetration(&here, &there, &mut QueryCache::default()).ok_or("an overlap")?;
/// // Moved by the depth along the normal, Q only touches P.
/// assert_eq!((overlap.depth, overlap.normal), (0.25, DVec3::X));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn penetration<P: Borrow<Pose>, Q: Borrow<Pose>>(
    p: &Posed<'_, P>,
    q: &Posed<'_, Q>,
    cache: &mut QueryCache,
) -> Option<Penetration> {
    penetration_of_prepared(&p.by_ref(), &q.by_ref(), cache)
}
