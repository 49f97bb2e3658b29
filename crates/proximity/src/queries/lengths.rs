//! Distance, closest points and penetration depth of two posed shapes.
//!
//! ```
//! use gjk_proximity::geometry::{Dimension, Pose, Prepared, Shape};
//! use gjk_proximity::queries::{QueryCache, closest_points, distance, penetration};
//! use glam::DVec3;
//!
//! let dimension = Dimension::Three;
//! let cube = Prepared::new(dimension, &Shape::Cuboid { half_extents: DVec3::ONE }, 0.0)?;
//! let ball = Prepared::new(dimension, &Shape::Ball { radius: 0.5 }, 0.0)?;
//! let (here, mut cache) = (Pose::identity(dimension), QueryCache::default());
//! let there = |x: f64| Pose::at(dimension, DVec3::new(x, 0.25, 0.5));
//! let cube = cube.at(&here);
//! assert_eq!(distance(&cube, &ball.at(&there(2.0)), &mut cache), 0.5);
//! let closest = closest_points(&cube, &ball.at(&there(2.0)), &mut cache).ok_or("separate")?;
//! assert_eq!(closest.points.on_q, DVec3::new(1.5, 0.25, 0.5));
//! let overlap = penetration(&cube, &ball.at(&there(1.25)), &mut cache).ok_or("an overlap")?;
//! assert_eq!((overlap.depth, overlap.normal), (0.25, DVec3::X));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Guarantees
//!
//! The lengths are those of the placed shapes ([`Prepared::placed`](crate::geometry::Prepared::placed)).
//!
//! * *Polytopes with or without a radius* (boxes, hulls, balls, capsules): each length is the f64 nearest to the true
//!   length, equal to the result of the recorded algorithm in integers. Points and normals are accurate to roundoff.
//! * *Distances of curved shapes*: accurate to 64 machine epsilons of the distance and to the roundoff of support
//!   points. The closest points and their normal realize the distance.
//! * *Depths of curved shapes*: the length of a locally shortest translation, accurate to the roundoff of support
//!   points. No other translation is shorter by more than 10⁻¹⁰ of this length in space, or by more than that roundoff
//!   in the plane.
//! * *Curved shapes that touch* within roundoff have the distance zero, closest points and no depth, as touching
//!   polytopes have.
//!
//! The recorded algorithm measures the few pairs that this leaves open. Its
//! [bounds](crate::geometry::Measurement::bounds) state the accuracy.
//!
//! # Cost
//!
//! A query takes no longer than in engines that prove nothing: `cargo bench --bench queries` prints the table. A
//! distance allocates nothing; a penetration allocates only in the buffers of the cache.
//!
//! The exceptions are the few pairs that are left open, which take ten times as long:
//!
//! * pairs that touch or nearly touch;
//! * some hulls whose faces or edges are parallel up to roundoff;
//! * boxes that lie exactly on a grid or have two minimum translations of equal length;
//! * some overlapping curved shapes in such positions, or with nearly equal translations all around in the plane.

use crate::geometry::Posed;
use crate::gjk::proximity::prepared::{
    closest_points_of_prepared, distance_of_prepared, penetration_of_prepared,
};
pub use crate::gjk::proximity::{ClosestPoints, Penetration, QueryCache};

/// Returns the distance between two shapes in scene units; zero if they touch or overlap.
#[inline]
pub fn distance(p: &Posed<'_>, q: &Posed<'_>, cache: &mut QueryCache) -> f64 {
    distance_of_prepared(p, q, cache)
}

/// Returns the closest points of two shapes. Returns `None` if they overlap.
pub fn closest_points(p: &Posed<'_>, q: &Posed<'_>, cache: &mut QueryCache) -> Option<ClosestPoints> {
    closest_points_of_prepared(p, q, cache)
}

/// Returns the penetration depth of two shapes, with its direction and points. Returns `None` if they touch or are
/// separate.
pub fn penetration(p: &Posed<'_>, q: &Posed<'_>, cache: &mut QueryCache) -> Option<Penetration> {
    penetration_of_prepared(p, q, cache)
}
