//! Every decision of an algorithm as a value: its support points, and the conclusions from them.
//!
//! `cargo run -p gjk-proximity --example steps`

#![allow(clippy::print_stdout, reason = "the steps are what it is for")]

use gjk_proximity::geometry::{Convex, Dimension, ShapeError};
use gjk_proximity::gjk::{self, Algorithm, Event, Query, Settings, Verdict};
use gjk_proximity::glam::DVec3;

fn main() -> Result<(), ShapeError> {
    let polygon = |points: &[[f64; 2]]| Convex::vertices(points.iter().map(|[x, y]| DVec3::new(*x, *y, 0.0)));
    // The triangle and the quadrilateral of W. Bittle's article, which overlap.
    let p = polygon(&[[4.0, 11.0], [4.0, 5.0], [9.0, 9.0]])?;
    let q = polygon(&[[5.0, 7.0], [12.0, 7.0], [10.0, 2.0], [7.0, 3.0]])?;
    let settings = Settings { algorithm: Algorithm::Bittle, ..Settings::default() };
    let trace = gjk::run(&Query { p: &p, q: &q, dimension: Dimension::Two, settings });
    for (step, event) in trace.events.iter().enumerate() {
        match event {
            Event::Supported(found) => println!("{step}: support point {}", found.support.point),
            other => println!("{step}: {other:?}"),
        }
    }
    assert_eq!(trace.outcome.verdict, Verdict::Overlap, "as the article says");
    Ok(())
}
