//! How far apart two shapes at their poses are, where they are nearest to each other, and how deep they overlap.
//!
//! ```
//! use gjk_sandbox::geometry::{Dimension, Pose, Prepared, Shape};
//! use gjk_sandbox::queries::{QueryCache, closest_points, distance, penetration};
//! use glam::DVec3;
//!
//! let dimension = Dimension::Three;
//! let cube = Prepared::new(dimension, &Shape::Cuboid { half_extents: DVec3::ONE }, 0.0)?;
//! let ball = Prepared::new(dimension, &Shape::Ball { radius: 0.5 }, 0.0)?;
//! let (here, mut cache) = (Pose::identity(dimension), QueryCache::default());
//! let there = |x: f64| Pose::at(dimension, DVec3::new(x, 0.25, 0.5));
//! let cube = cube.at(&here);
//! assert_eq!(distance(&cube, &ball.at(&there(2.0)), &mut cache), 0.5);
//! let closest = closest_points(&cube, &ball.at(&there(2.0)), &mut cache).ok_or("apart")?;
//! assert_eq!(closest.points.on_q, DVec3::new(1.5, 0.25, 0.5));
//! let overlap = penetration(&cube, &ball.at(&there(1.25)), &mut cache).ok_or("an overlap")?;
//! assert_eq!((overlap.depth, overlap.normal), (0.25, DVec3::X));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Guarantees
//!
//! The lengths are those of the placed shapes ([`Prepared::placed`](crate::geometry::Prepared::placed)). For polytopes with or without a radius (boxes, hulls,
//! balls, capsules) each is the f64 nearest to the true length, as the recorded algorithm in integers has it; points and
//! normals are good to roundoff. Of curved shapes a distance is good to 64 machine epsilons of itself and to the roundoff of
//! support points, and the closest points and their normal show it. A depth is that of a way out which is shortest
//! among those near it, good to the roundoff of support points; in space no other way is shorter by more than 10⁻¹⁰ of it, in the
//! plane by no more than that roundoff. Curved shapes that touch, as far as roundoff tells, have the distance zero, closest points
//! and no depth, as polytopes that touch have. The few pairs that are left open are measured by the recorded algorithm, whose
//! [bounds](crate::geometry::Measurement::bounds) say how well.
//!
//! # Cost
//!
//! No more than that of the engines that prove nothing: `cargo bench --bench queries` prints the table. Nothing is allocated, and
//! for a penetration only in the buffers of the cache; except for the few pairs that are left open: those that touch, nearly, some
//! hulls whose faces or edges are parallel up to roundoff, boxes that lie exactly on a grid or have two ways out of one length, and of
//! curved shapes that overlap some in such positions, or with ways out nearly equally long all around in the plane. They take ten
//! times as long.

use crate::geometry::Posed;
use crate::gjk::proximity::prepared::{
    closest_points_of_prepared, distance_of_prepared, penetration_of_prepared,
};
pub use crate::gjk::proximity::{ClosestPoints, Penetration, QueryCache};

/// How far apart two shapes are, in scene units; zero where they touch or overlap.
#[inline]
pub fn distance(p: &Posed<'_>, q: &Posed<'_>, cache: &mut QueryCache) -> f64 {
    distance_of_prepared(p, q, cache)
}

/// The points at which two shapes are nearest to each other; none where they overlap.
pub fn closest_points(p: &Posed<'_>, q: &Posed<'_>, cache: &mut QueryCache) -> Option<ClosestPoints> {
    closest_points_of_prepared(p, q, cache)
}

/// How deep two shapes are in each other; none where they touch or are apart.
pub fn penetration(p: &Posed<'_>, q: &Posed<'_>, cache: &mut QueryCache) -> Option<Penetration> {
    penetration_of_prepared(p, q, cache)
}
