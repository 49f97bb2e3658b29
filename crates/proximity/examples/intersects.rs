//! A wedge flies through a cube: in which frames do they intersect? The cache carries over from frame to frame.
//!
//! `cargo run -p gjk-proximity --example intersects`

#![allow(clippy::print_stdout, reason = "the frames are what it is for")]

use gjk_proximity::geometry::{Dimension, Pose, Prepared, Shape, ShapeError};
use gjk_proximity::glam::{DVec3, Vec3};
use gjk_proximity::queries::{QueryCache, intersects};

fn main() -> Result<(), ShapeError> {
    let dimension = Dimension::Three;
    let cube = Prepared::new(dimension, &Shape::Cuboid { half_extents: DVec3::ONE }, 0.0)?;
    let wedge = Prepared::vertices(dimension, [Vec3::ZERO, Vec3::X, Vec3::Y, Vec3::Z])?; // in f32
    let cube = cube.at(Pose::identity(dimension));
    let (mut cache, mut met) = (QueryCache::default(), Vec::new());
    for frame in 0..=24 {
        let x = 0.25 * f64::from(frame) - 3.0;
        let wedge = wedge.at(Pose::at(dimension, DVec3::new(x, 0.25, 0.25)));
        if intersects(&cube, &wedge, &mut cache) {
            met.push(x);
        }
    }
    println!("they intersect while x is {met:?}");
    // The wedge extends from x to x + 1, the cube from −1 to 1, and a touch counts as an intersection.
    assert_eq!((met.first(), met.last(), met.len()), (Some(&-2.0), Some(&1.0), 13), "by hand");
    Ok(())
}
