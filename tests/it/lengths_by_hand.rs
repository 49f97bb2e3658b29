//! Two runs by hand, for the pictures and the words of distance and depth.
//!
//! Depth: squares of half-extent 1 about (0, 0) and (1/4, 0). P ⊖ Q is the box [−9/4, 7/4] × [−2, 2], so the nearest
//! side is x = 7/4, and that is the depth. The triangle (7/4, 2), (−9/4, 2), (7/4, −2) holds the origin; its
//! hypotenuse x + y = −1/4 is nearest, at 1/(4√2) = 0.17678, and the corner (−9/4, −2) lies 4.25/√2 = 3.00520 along
//! its normal, 2√2 = 2.82843 beyond it.
//!
//! Distance: a triangle with the vertex (0, 0) and a square about (5, 0): P ⊖ Q ends at (−4, ±1), so the distance is 4.

use std::f64::consts::SQRT_2;

use gjk_sandbox::epa::{self, Facet, Flaw};
use gjk_sandbox::figure::Study;
use gjk_sandbox::geometry::{
    Convex, Dimension, Length, Measurement, SupportPoint, WitnessPoints, support_point,
};
use gjk_sandbox::gjk::{Event, Letter, ReachTest, Settings, Termination};
use glam::DVec3;

use crate::shapes::{cuboid, polygon, square};

/// A vector of the plane.
pub(crate) fn flat(x: f64, y: f64) -> DVec3 {
    DVec3::new(x, y, 0.0)
}

fn supports(pair: &[Convex<DVec3>; 2], directions: &[DVec3]) -> Vec<SupportPoint<DVec3>> {
    directions.iter().map(|direction| support_point(&pair[0], &pair[1], *direction)).collect()
}

/// A side of a polytope by its corners; normal and distance follow.
fn facet(points: &[SupportPoint<DVec3>], corners: &[usize]) -> Facet {
    let at = |number: usize| points[number].point;
    let normal = match *corners {
        [a, b] => (at(b) - at(a)).cross(DVec3::Z).normalize(),
        [a, b, c] => (at(b) - at(a)).cross(at(c) - at(a)).normalize(),
        _ => panic!("a side has two or three corners"),
    };
    Facet { corners: corners.to_vec(), normal, distance: normal.dot(at(corners[0])) }
}

/// The run that goes from a triangle to the depth of two squares.
pub(crate) fn squares_in_each_other() -> Study {
    let pair = [square(0.0, 0.0), square(0.25, 0.0)];
    let mut study = Study::new(Dimension::Two, pair.clone(), Settings::default());
    let mut points = supports(&pair, &[flat(1.0, 1.0), flat(-1.0, 1.0), flat(1.0, -1.0), flat(-1.0, -1.0)]);
    let far = points.pop().unwrap();
    let facets = [[0, 1], [1, 2], [2, 0]].map(|corners| facet(&points, &corners)).to_vec();
    let seeded = epa::Event::Seeded { points: points.clone(), facets };
    let examined = epa::Event::Examined { points: points.clone(), flaw: None };
    points.push(far);
    let added = [[1, 3], [3, 2]].map(|corners| facet(&points, &corners)).to_vec();
    let low = 0.25 / SQRT_2;
    let gain = 2.0 * SQRT_2;
    let measurement = Measurement {
        length: Length::PenetrationDepth(1.75),
        normal: DVec3::X,
        witness_points: WitnessPoints { on_p: flat(1.0, 0.0), on_q: flat(-0.75, 0.0) },
        bounds: [1.75, 1.75],
        exact: true,
    };
    study.trace.events.extend([
        Event::Epa(examined),
        Event::Epa(seeded),
        Event::Epa(epa::Event::Probed { facet: 1, support: far, gain, bounds: [low, low + gain] }),
        Event::Epa(epa::Event::Expanded { seen: vec![1], horizon: vec![[1, 1], [2, 2]], added }),
        Event::Epa(epa::Event::Probed { facet: 2, support: points[0], gain: 0.0, bounds: [1.75, 1.75] }),
        Event::Measured(measurement),
    ]);
    study.trace.outcome.measurement = Some(measurement);
    study
}

/// Cubes shifted by (1, 1, 1): P ⊖ Q is the cube [−3, 1]³. A tetrahedron on four of its corners, from which (1, 1, 1)
/// is missing: face 0–1–2 lies in x + y + z = −1, 1/√3 = 0.57735 from the origin. It sees the corner (−3, −3, −3).
pub(crate) fn cubes_in_each_other() -> Study {
    let pair = [cuboid((0.0, 0.0, 0.0), (1.0, 1.0, 1.0)), cuboid((1.0, 1.0, 1.0), (1.0, 1.0, 1.0))];
    let mut study = Study::new(Dimension::Three, pair.clone(), Settings::default());
    let corner = DVec3::new;
    let mut points = supports(
        &pair,
        &[
            corner(1.0, 1.0, -1.0),
            corner(-1.0, 1.0, 1.0),
            corner(1.0, -1.0, 1.0),
            corner(1.0, 1.0, 1.0),
            corner(-1.0, -1.0, -1.0),
        ],
    );
    let far = points.pop().unwrap();
    let facets = [[0, 2, 1], [0, 1, 3], [1, 2, 3], [2, 0, 3]].map(|c| facet(&points, &c)).to_vec();
    let low = facets[0].distance;
    let gain = facets[0].normal.dot(far.point) - low;
    let examined = epa::Event::Examined { points: points[..3].to_vec(), flaw: Some(Flaw::TooFewPoints) };
    let inflated = epa::Event::Inflated { direction: DVec3::ONE, support: points[3] };
    let seeded = epa::Event::Seeded { points: points.clone(), facets };
    points.push(far);
    let added = [[0, 2, 4], [2, 1, 4], [1, 0, 4]].map(|c| facet(&points, &c)).to_vec();
    study.trace.events.extend([
        Event::Epa(examined),
        Event::Epa(inflated),
        Event::Epa(seeded),
        Event::Epa(epa::Event::Probed { facet: 0, support: far, gain, bounds: [low, low + gain] }),
        Event::Epa(epa::Event::Expanded { seen: vec![0], horizon: vec![[0, 2], [2, 1], [1, 0]], added }),
    ]);
    study
}

/// The run that finds the distance of a triangle from a square: (0, 0) to (4, ±1), nearest (−4, 0).
pub(crate) fn triangle_and_square_apart() -> Study {
    let pair = [polygon(&[(0.0, 0.0), (-2.0, 1.0), (-2.0, -1.0)]), square(5.0, 0.0)];
    let mut study = Study::new(Dimension::Two, pair.clone(), Settings::default());
    let [upper, lower] =
        [flat(1.0, 0.25), flat(1.0, -0.25)].map(|direction| support_point(&pair[0], &pair[1], direction));
    let supported = |direction: DVec3, support: SupportPoint<DVec3>| Event::Supported {
        direction,
        support,
        reach: support.point.dot(direction),
        test: ReachTest::Untested,
    };
    let approached = |nearest: DVec3, weights: &[f64], bounds: [f64; 2]| Event::Approached {
        nearest,
        weights: weights.to_vec(),
        witness_points: WitnessPoints { on_p: DVec3::ZERO, on_q: -nearest },
        bounds,
    };
    let keep = |kept: &[Letter]| Event::Reduced { kept: kept.to_vec(), dropped: Vec::new() };
    let measurement = Measurement {
        length: Length::Separation(4.0),
        normal: DVec3::X,
        witness_points: WitnessPoints { on_p: DVec3::ZERO, on_q: flat(4.0, 0.0) },
        bounds: [4.0, 4.0],
        exact: true,
    };
    study.trace.events = vec![
        supported(flat(1.0, 0.25), upper),
        keep(&[Letter::A]),
        approached(upper.point, &[1.0], [3.638, 17.0_f64.sqrt()]),
        Event::Redirected { direction: -upper.point, exactly_zero: false },
        supported(-upper.point, lower),
        Event::Weighed { letters: vec![Letter::A, Letter::B], weights: vec![0.5, 0.5] },
        keep(&[Letter::A, Letter::B]),
        approached(flat(-4.0, 0.0), &[0.5, 0.5], [3.638, 4.0]),
        Event::Redirected { direction: flat(4.0, 0.0), exactly_zero: false },
        supported(flat(4.0, 0.0), upper),
        Event::Ended(Termination::Converged),
        Event::Measured(measurement),
    ];
    study.trace.outcome.measurement = Some(measurement);
    study
}

/// The first step that is as wanted.
pub(crate) fn step(study: &Study, wanted: impl Fn(&Event) -> bool) -> usize {
    study.trace.events.iter().position(wanted).unwrap()
}

/// The first step of the polytope that is as wanted.
pub(crate) fn epa_step(study: &Study, wanted: impl Fn(&epa::Event) -> bool) -> usize {
    step(study, |event| matches!(event, Event::Epa(event) if wanted(event)))
}
