//! Do the sentences say what happened, with the numbers that were compared?

use crate::shapes::*;
use gjk_sandbox::figure::narration::narrate;
use gjk_sandbox::geometry::Dimension;
use gjk_sandbox::gjk::{Algorithm, Trace};
use glam::DVec3;

fn show(name: &str, trace: &Trace) {
    println!("==== {name}");
    for step in 0..trace.steps() {
        println!("{step}: {}", narrate(trace, step).to_plain());
    }
}

#[test]
fn look() {
    show("bittle", &run(&dyn4j(), Dimension::Two, Algorithm::Bittle, DVec3::new(1.0, -1.0, 0.0)));
    let sq = [square(0.0, 0.0), square(0.0, 0.0)];
    for a in [Algorithm::Bittle, Algorithm::Robust, Algorithm::Djonov] {
        show(a.name(), &run(&sq, Dimension::Two, a, DVec3::X));
    }
}
