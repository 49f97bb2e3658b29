//! The distance, the closest points and the penetration depth of two shapes.
//!
//! `cargo run -p gjk-proximity --example distance`

#![allow(clippy::print_stdout, reason = "the lengths are what it is for")]

use gjk_proximity::geometry::{Dimension, Pose, Prepared, Shape, ShapeError};
use gjk_proximity::glam::DVec3;
use gjk_proximity::queries::{QueryCache, closest_points, distance, penetration};

fn main() -> Result<(), ShapeError> {
    let dimension = Dimension::Two;
    let triangle = Prepared::vertices(dimension, [DVec3::ZERO, DVec3::X * 4.0, DVec3::Y * 3.0])?;
    let disc = Prepared::new(dimension, &Shape::Disc { radius: 1.0 }, 0.0)?;
    let (poses, mut cache) = ([[4.0, 3.0], [1.0, -0.5]], QueryCache::default());
    let triangle = triangle.at(Pose::identity(dimension));
    let [away, inside] = poses.map(|[x, y]| disc.at(Pose::at(dimension, DVec3::new(x, y, 0.0))));
    println!("{:?}", closest_points(&triangle, &away, &mut cache));
    println!("{:?}", penetration(&triangle, &inside, &mut cache));
    // On paper: the center is 12/5 from 3x + 4y = 12; the other disc leaves the triangle through y = 0.
    assert_eq!(distance(&triangle, &away, &mut cache), 1.4, "2.4 less the radius");
    assert_eq!(
        penetration(&triangle, &inside, &mut cache).map(|it| it.depth),
        Some(0.5),
        "the radius less 0.5"
    );
    Ok(())
}
