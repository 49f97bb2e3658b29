//! How far apart are two shapes, between which points, and how deep do they overlap?
//!
//! `cargo run --no-default-features --example distance`

#![allow(clippy::print_stdout, reason = "the lengths are what it is for")]

use gjk_sandbox::geometry::{Convex, Core, Dimension, Length};
use gjk_sandbox::gjk::{self, Algorithm, Query, Settings};
use gjk_sandbox::glam::DVec3;

fn main() {
    let p = Convex::vertices([DVec3::ZERO, DVec3::X * 4.0, DVec3::Y * 3.0]);
    let disc = |x, y| Convex { core: Core::Vertices(vec![DVec3::new(x, y, 0.0)]), radius: 1.0 };
    let settings = Settings { algorithm: Algorithm::Distance, ..Settings::default() };
    for (q, expected) in [
        (disc(4.0, 3.0), Length::Separation(1.4)), // the centre is 12/5 from 3x + 4y = 12
        (disc(1.0, -0.5), Length::PenetrationDepth(0.5)), // it leaves P through y = 0
    ] {
        let query = Query { p: &p, q: &q, dimension: Dimension::Two, settings };
        let found = gjk::decide(&query).measurement.expect("distance measures every pair");
        println!("{:?} along {}, between {:?}", found.length, found.normal, found.witness_points);
        assert_eq!(found.length, expected, "a length by hand");
    }
}
