//! Three runs computed on paper, for the pictures and the sentences of distance and depth.
//!
//! Depth: squares of half-extent 1 about (0, 0) and (1/4, 0). P ⊖ Q is the box [−9/4, 7/4] × [−2, 2], so the nearest
//! side is x = 7/4, and that is the depth. From (1, −1) the query comes to the triangle (7/4, 2), (−9/4, 2), (7/4, −2),
//! which holds the origin; its hypotenuse x + y = −1/4 is nearest, at 1/(4√2) = 0.17678, and the corner (−9/4, −2) lies
//! 4.25/√2 = 3.00520 along its normal, 2√2 = 2.82843 outside it.
//!
//! Distance: a triangle with the vertex (0, 0) and a square about (5, 0): P ⊖ Q ends at (−4, ±1), so the distance is 4. Along
//! (1, 1/4) it ends at (−4, 1), which bounds the distance from below by 15/4 / √(17/16) = 15/√17 = 3.63803; so does (−4, −1)
//! along (4, −1).

use gjk_figure::Analysis;
use gjk_proximity::epa;
use gjk_proximity::geometry::Dimension;
use gjk_proximity::gjk::{Algorithm, Event, Settings};
use glam::DVec3;

use crate::shapes::{cuboid, flat, hull_of, square};

/// The run that goes from a triangle to the depth of two squares.
pub(crate) fn squares_in_each_other() -> Analysis {
    let settings = Settings { initial_direction: flat(1.0, -1.0), epa: true, ..Settings::default() };
    Analysis::new(Dimension::Two, [square(0.0, 0.0), square(0.25, 0.0)], settings)
}

/// Cubes shifted by (1, 1, 1): P ⊖ Q is the cube [−3, 1]³, 1 deep. Along its diagonal the query finds (1, 1, 1) and
/// (−3, −3, −3) with the origin between them, and the polytope has to grow from that segment.
pub(crate) fn cubes_in_each_other() -> Analysis {
    let pair = [cuboid((0.0, 0.0, 0.0), (1.0, 1.0, 1.0)), cuboid((1.0, 1.0, 1.0), (1.0, 1.0, 1.0))];
    let settings =
        Settings { algorithm: Algorithm::Distance, initial_direction: DVec3::ONE, ..Settings::default() };
    Analysis::new(Dimension::Three, pair, settings)
}

/// The run that finds the distance of a triangle from a square: (0, 0) to (4, ±1), nearest (−4, 0).
pub(crate) fn triangle_and_square_apart() -> Analysis {
    let pair = [hull_of("0 0, -2 1, -2 -1"), square(5.0, 0.0)];
    let initial_direction = flat(1.0, 0.25);
    let settings = Settings { algorithm: Algorithm::Distance, initial_direction, ..Settings::default() };
    Analysis::new(Dimension::Two, pair, settings)
}

/// The first step that is as wanted.
pub(crate) fn step(analysis: &Analysis, wanted: impl Fn(&Event) -> bool) -> usize {
    analysis.trace.events.iter().position(wanted).unwrap()
}

/// The first step of the polytope that satisfies the condition.
pub(crate) fn epa_step(analysis: &Analysis, wanted: impl Fn(&epa::EpaEvent) -> bool) -> usize {
    step(analysis, |event| matches!(event, Event::Epa(event) if wanted(event)))
}
