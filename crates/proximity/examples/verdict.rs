//! Do two boxes intersect? The verdict of the robust algorithm, and the reference verdict with its certificate.
//!
//! `cargo run -p gjk-proximity --example verdict`

#![allow(clippy::print_stdout, reason = "the answer is what it is for")]

use gjk_proximity::geometry::{Body, Dimension, Pose, Shape, ShapeError};
use gjk_proximity::gjk::{self, Query, Settings, Verdict};
use gjk_proximity::glam::DVec3;

fn main() -> Result<(), ShapeError> {
    let cube = Shape::Cuboid { half_extents: DVec3::splat(0.5) };
    let at = |x| Body::new(Dimension::Three, cube.clone(), Pose::at(Dimension::Three, DVec3::X * x), 0.0);
    let (p, q) = (at(0.0)?.convex(), at(1.0)?.convex());
    let query = Query { p: &p, q: &q, dimension: Dimension::Three, settings: Settings::default() };
    let outcome = gjk::decide(&query); // records nothing
    let truth = gjk::reference(&query, &outcome);
    println!(
        "{} says {:?}; it is {:?}, proved by {:?}",
        query.settings.algorithm, outcome.verdict, truth.verdict, truth.certificate
    );
    // The faces x = 0.5 of P and x = 1 − 0.5 of Q lie in one plane.
    assert_eq!(
        (outcome.verdict, truth.verdict, truth.certified),
        (Verdict::Touching, Verdict::Touching, true),
        "two faces in one plane"
    );
    Ok(())
}
