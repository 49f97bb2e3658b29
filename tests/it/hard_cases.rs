//! Every pair of the literature with coordinates: from issues and articles, each with its source and its truth.

use gjk_sandbox::geometry::{Convex, Core, Dimension};
use gjk_sandbox::gjk::{self, Algorithm, Cause, Precision, Query, Settings, Verdict};
use glam::{DQuat, DVec3};

use crate::agreement::{by_explicit_difference, robust, vertices};
use crate::shapes::{cuboid, directions, directions_2d, integers, polygon, polytope, run, square};

/// The named traps, with the truth stated by their sources.
fn traps_2d() -> Vec<(&'static str, [Convex<DVec3>; 2], Verdict)> {
    let square_at = |x: f64, y: f64| [square(0.0, 0.0), square(x, y)];
    vec![
        ("S-ZERO-1", square_at(0.0, 0.0), Verdict::Overlap),
        ("S-ZERO-2", square_at(1.0, 0.0), Verdict::Overlap),
        (
            "S-ZERO-3",
            [polygon(&[(0.0, 0.0), (1.0, 0.0), (0.0, 2.0)]), polygon(&[(0.0, 0.0), (1.0, 0.0), (0.0, 1.0)])],
            Verdict::Overlap,
        ),
        ("S-TOUCH-1", square_at(2.0, 0.0), Verdict::Touching),
        ("S-TOUCH-2", square_at(2.0, 2.0), Verdict::Touching),
        (
            "S-TOUCH-3",
            [
                polygon(&[(200.0, 0.0), (200.0, 100.0), (300.0, 100.0), (300.0, 0.0)]),
                polygon(&[(200.0, 200.0), (300.0, 200.0), (250.0, 100.0)]),
            ],
            Verdict::Touching,
        ),
        (
            "S-TOUCH-4",
            [
                polygon(&[
                    (7.49632, -407.41001),
                    (-52.50368, -407.41001),
                    (-52.50368, -447.21),
                    (7.49632, -447.21),
                ]),
                polygon(&[
                    (462.22, -447.21),
                    (462.22, -477.21),
                    (-476.502_936_640_047_9, -477.21),
                    (-476.502_936_640_047_9, -447.21),
                ]),
            ],
            Verdict::Touching,
        ),
        (
            "touching, which Winter denies",
            [polygon(&[(0.0, 0.0), (1.0, 0.0), (0.0, 1.0)]), polygon(&[(-1.0, 0.0), (0.0, 0.0), (0.0, 1.0)])],
            Verdict::Touching,
        ),
        (
            "touching, which Winter confirms",
            [polygon(&[(0.0, 0.0), (1.0, 0.0), (0.0, 1.0)]), polygon(&[(0.0, -1.0), (1.0, 0.0), (0.0, 0.0)])],
            Verdict::Touching,
        ),
        (
            "openGJK #3, reported 0.509 apart",
            [
                polygon(&[
                    (0.795_121, -0.727_851),
                    (-0.178_424, -0.989_183),
                    (-0.412_644, -0.770_664),
                    (0.566_564, 0.548_772),
                ]),
                polygon(&[(-0.211_223, -0.511_346), (-0.347_973, 0.458_72), (0.277_308, 0.969_689)]),
            ],
            Verdict::Overlap,
        ),
        ("a point on a point", [polygon(&[(3.0, 4.0)]), polygon(&[(3.0, 4.0)])], Verdict::Touching),
        ("a point in a square", [polygon(&[(0.5, 0.0)]), square(0.0, 0.0)], Verdict::Overlap),
        ("a point on a corner", [polygon(&[(1.0, 1.0)]), square(0.0, 0.0)], Verdict::Touching),
        (
            "segments that cross",
            [polygon(&[(-1.0, 0.0), (1.0, 0.0)]), polygon(&[(0.0, -1.0), (0.0, 1.0)])],
            Verdict::Overlap,
        ),
        (
            "segments on one line, sharing a piece",
            [polygon(&[(0.0, 0.0), (2.0, 2.0)]), polygon(&[(1.0, 1.0), (3.0, 3.0)])],
            Verdict::Touching,
        ),
        (
            "segments on one line, apart",
            [polygon(&[(0.0, 0.0), (2.0, 2.0)]), polygon(&[(3.0, 3.0), (5.0, 5.0)])],
            Verdict::Separate,
        ),
    ]
}

fn traps_3d() -> Vec<(&'static str, [Convex<DVec3>; 2], Verdict)> {
    let cube = |x: f64, y: f64, z: f64| cuboid((x, y, z), (1.0, 1.0, 1.0));
    let flat = |points: &[[i32; 3]]| integers(points);
    vec![
        ("identical cubes", [cube(0.0, 0.0, 0.0), cube(0.0, 0.0, 0.0)], Verdict::Overlap),
        ("S-ZERO-4", [cube(0.0, 0.0, 0.0), cube(1.0, 0.0, 0.0)], Verdict::Overlap),
        ("cubes shifted by (1, 1, 1)", [cube(0.0, 0.0, 0.0), cube(1.0, 1.0, 1.0)], Verdict::Overlap),
        ("libccd #25", [cube(0.0, 0.0, 0.0), cube(0.0, 0.0, 1.9)], Verdict::Overlap),
        ("cubes face to face", [cube(0.0, 0.0, 0.0), cube(2.0, 0.0, 0.0)], Verdict::Touching),
        ("cubes edge to edge", [cube(0.0, 0.0, 0.0), cube(2.0, 2.0, 0.0)], Verdict::Touching),
        ("cubes corner to corner", [cube(0.0, 0.0, 0.0), cube(2.0, 2.0, 2.0)], Verdict::Touching),
        ("cubes face to face, askew", [cube(0.0, 0.0, 0.0), cube(0.5, -2.0, 0.75)], Verdict::Touching),
        (
            "S-TOUCH-5",
            [cuboid((0.0, -1.0, 0.0), (50.0, 1.0, 50.0)), cuboid((-4.725, 0.5, 0.0), (0.5, 0.5, 0.5))],
            Verdict::Touching,
        ),
        (
            "S-CYC-1",
            [
                integers(&[[0, 1, 0], [-2, 1, -2], [-2, -2, 0], [1, 0, 0]]),
                integers(&[[2, 2, -1], [1, 0, -1], [2, -2, 0], [0, -2, 0]]),
            ],
            Verdict::Separate,
        ),
        (
            "S-CYC-2",
            [
                integers(&[[0, 1, 0], [-2, -1, -1], [-1, -4, 1], [0, -3, 1], [-4, 4, -3]]),
                integers(&[[0, 0, 0]]),
            ],
            Verdict::Separate,
        ),
        (
            "squares that cross at right angles",
            [
                flat(&[[-1, -1, 0], [1, -1, 0], [1, 1, 0], [-1, 1, 0]]),
                flat(&[[0, -1, -1], [0, 1, -1], [0, 1, 1], [0, -1, 1]]),
            ],
            // Their difference is a solid with the origin in the middle.
            Verdict::Overlap,
        ),
        (
            "squares in one plane",
            [
                flat(&[[-1, -1, 0], [1, -1, 0], [1, 1, 0], [-1, 1, 0]]),
                flat(&[[0, 0, 0], [2, 0, 0], [2, 2, 0], [0, 2, 0]]),
            ],
            Verdict::Touching,
        ),
        (
            "squares in one plane, apart",
            [
                flat(&[[-1, -1, 0], [1, -1, 0], [1, 1, 0], [-1, 1, 0]]),
                flat(&[[2, 0, 0], [4, 0, 0], [4, 2, 0], [2, 2, 0]]),
            ],
            Verdict::Separate,
        ),
        (
            "segments that cross in space",
            [flat(&[[-1, 0, 0], [1, 0, 0]]), flat(&[[0, -1, 0], [0, 1, 0]])],
            Verdict::Touching,
        ),
        ("a point in a cube", [flat(&[[0, 0, 0]]), cube(0.0, 0.0, 0.0)], Verdict::Overlap),
        ("a point on a face", [flat(&[[1, 0, 0]]), cube(0.0, 0.0, 0.0)], Verdict::Touching),
        ("a segment through a cube", [flat(&[[-3, 0, 0], [3, 0, 0]]), cube(0.0, 0.0, 0.0)], Verdict::Overlap),
        ("a segment along an edge", [flat(&[[-3, 1, 1], [3, 1, 1]]), cube(0.0, 0.0, 0.0)], Verdict::Touching),
    ]
}

#[test]
fn the_traps_in_the_plane_from_every_direction() {
    for (name, shapes, truth) in traps_2d() {
        assert_eq!(by_explicit_difference(&shapes, Dimension::Two), truth, "{name}: the stated truth");
        for direction in directions_2d() {
            let trace = robust(&shapes, Dimension::Two, direction);
            assert_eq!(
                trace.outcome.verdict, truth,
                "{name} from {direction}: {:?}",
                trace.outcome.termination
            );
        }
    }
}

#[test]
fn the_traps_in_space_from_every_direction() {
    for (name, shapes, truth) in traps_3d() {
        assert_eq!(by_explicit_difference(&shapes, Dimension::Three), truth, "{name}: the stated truth");
        for direction in directions() {
            let trace = robust(&shapes, Dimension::Three, direction);
            assert_eq!(
                trace.outcome.verdict, truth,
                "{name} from {direction}: {:?}",
                trace.outcome.termination
            );
        }
    }
}

#[test]
fn the_same_from_a_millionth_to_a_million() {
    for scale in [1e-6, 1e-3, 1e3, 1e6] {
        for (dimension, traps) in [(Dimension::Two, traps_2d()), (Dimension::Three, traps_3d())] {
            for (name, shapes, _) in traps {
                let scaled =
                    shapes.map(|shape| Convex::vertices(vertices(&shape).iter().map(|v| *v * scale)));
                let truth = by_explicit_difference(&scaled, dimension);
                let trace = robust(&scaled, dimension, DVec3::X);
                assert_eq!(trace.outcome.verdict, truth, "{name} at scale {scale}");
            }
        }
    }
}

/// A ball or disc; with another core, a rounded one.
fn rounded(core: Convex<DVec3>, rounding: f64) -> Convex<DVec3> {
    Convex { rounding, ..core }
}

fn turned_box(center: DVec3, half: DVec3, turn: DQuat) -> Convex<DVec3> {
    let corners = vertices(&cuboid((0.0, 0.0, 0.0), half.into())).to_vec();
    Convex::vertices(corners.into_iter().map(|corner| center + turn * corner))
}

/// Pairs on which engines fail, with the truth that their reports establish.
fn reported() -> Vec<(&'static str, Dimension, [Convex<DVec3>; 2], Verdict)> {
    let (two, three) = (Dimension::Two, Dimension::Three);
    let cube = |x: f64, y: f64, z: f64, half: f64| cuboid((x, y, z), (half, half, half));
    let tetrahedron = polytope(&[(2.0, 0.0, 0.0), (1.0, 0.0, 1.0), (2.0, 0.0, 1.0), (1.0, 1.0, 0.0)]);
    let inside_out = polytope(&[(2.0, -2.0, 0.0), (1.0, -2.0, 1.0), (2.0, -2.0, 1.0), (1.0, -3.0, 0.0)]);
    let origin = || polytope(&[(0.0, 0.0, 0.0)]);
    vec![
        (
            "kroitor/gjk.c PR#5, nearly identical triangles",
            two,
            [
                polygon(&[(4.000_010, 11.000_005), (4.999_991, 4.999_999), (8.999_989, 8.999_995)]),
                polygon(&[(3.999_999, 10.999_990), (5.000_005, 4.999_998), (9.000_001, 8.999_989)]),
            ],
            Verdict::Overlap,
        ),
        (
            "FEniCS/dolfinx#3653, a point 1.8134526 from a hull",
            three,
            [
                polytope(&[(44.2919, 39.7508, 18.8208)]),
                polytope(&[
                    (46.0659, 38.6251, 16.3637),
                    (44.2764, 42.3867, 18.239),
                    (50.0397, 38.4649, 19.9843),
                    (47.1963, 40.4563, 19.1057),
                    (48.0266, 38.5593, 18.2475),
                    (45.1735, 40.495, 17.3336),
                    (48.0415, 40.4456, 18.1963),
                ]),
            ],
            Verdict::Separate,
        ),
        (
            "openGJK, cubes of half a thousand",
            three,
            [cube(0.0, 0.0, 0.0, 1e3), cube(2001.0, 0.0, 0.0, 1e3)],
            Verdict::Separate,
        ),
        ("libccd #25", three, [cube(0.0, 0.0, 0.0, 1.0), cube(0.0, 0.0, 1.9, 1.0)], Verdict::Overlap),
        (
            "libccd #25, side by side at 2",
            three,
            [cube(0.0, 0.0, 0.0, 1.0), cube(0.0, 0.0, 2.0, 1.0)],
            Verdict::Touching,
        ),
        (
            "fcl #293",
            three,
            [
                cuboid((1.625, 0.0, 0.5), (1.375, 3.0, 0.025)),
                turned_box(
                    DVec3::new(0.192_074, -0.277_87, 0.273_546),
                    DVec3::new(0.212, 0.075, 0.0843),
                    // Published as (w, x, y, z).
                    DQuat::from_xyzw(0.340_674, 0.155_066, 0.638_138, 0.672_811).normalize(),
                ),
            ],
            Verdict::Separate,
        ),
        ("Jolt, a tetrahedron", three, [origin(), tetrahedron], Verdict::Separate),
        ("Jolt, the same inside out", three, [origin(), inside_out], Verdict::Separate),
        ("coal #144", three, [cube(0.0, 0.0, 0.0, 1.0), cube(1.9999, 0.0, 0.0, 1.0)], Verdict::Overlap),
        (
            "coal #307",
            three,
            [rounded(polytope(&[(0.0, 0.0, 0.5)]), 0.5), cube(0.0, 0.0, 0.0, 0.5)],
            Verdict::Overlap,
        ),
        (
            "parry #34, a corner in the middle of a disc",
            two,
            [rounded(polygon(&[(1.0, 1.0)]), 1.0), square(0.0, 0.0)],
            Verdict::Overlap,
        ),
        (
            // The end of the capsule is level with the upper side of the box: −0.25 − 0.5 = −1.25 + 0.5.
            "parry #378",
            two,
            [
                rounded(polygon(&[(0.0, 0.25), (0.0, -0.25)]), 0.5),
                cuboid_2d((-2.037_373_5, -1.25), (4.0, 0.5)),
            ],
            Verdict::Touching,
        ),
        (
            "ncollide #157",
            three,
            [
                Convex {
                    core: Core::Cylinder {
                        center: DVec3::new(10.97, 0.925, 61.02),
                        half_axis: DVec3::Y * 0.925,
                        radii: [DVec3::X * 0.5, DVec3::Z * 0.5],
                    },
                    rounding: 0.0,
                },
                cuboid((11.5, 0.75, 60.5), (0.05, 0.75, 0.5)),
            ],
            Verdict::Overlap,
        ),
    ]
}

fn cuboid_2d((x, y): (f64, f64), (a, b): (f64, f64)) -> Convex<DVec3> {
    polygon(&[(x - a, y - b), (x + a, y - b), (x + a, y + b), (x - a, y + b)])
}

#[test]
fn reported_pairs_from_every_direction() {
    for (name, dimension, [p, q], truth) in reported() {
        let from: Vec<DVec3> = match dimension {
            Dimension::Two => directions_2d().collect(),
            Dimension::Three => directions().collect(),
        };
        for (direction, precision) in
            from.iter().flat_map(|it| [(*it, Precision::F32), (*it, Precision::F64)])
        {
            let settings = Settings { initial_direction: direction, precision, ..Settings::default() };
            let query = Query { p: &p, q: &q, dimension, settings };
            let outcome = gjk::decide(&query);
            assert_eq!(outcome.verdict, truth, "{name} in {} from {direction}", precision.name());
            let reference = gjk::reference(&query, &outcome);
            assert_eq!((reference.verdict, reference.certified), (truth, true), "{name}");
        }
    }
}

/// Jolt's `ClosestPointTest`: a tetrahedron with one corner given twice, all six ways.
#[test]
fn tetrahedra_with_a_corner_given_twice() {
    let corners = [[2, 0, 0], [1, 0, 1], [2, 0, 1], [1, 1, 0]];
    for (from, to) in [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)] {
        let mut twice = corners;
        twice[to] = twice[from];
        // Seen from the origin it is apart; from one of its corners it touches.
        for (point, truth) in [([0, 0, 0], Verdict::Separate), (corners[from], Verdict::Touching)] {
            let shapes = [integers(&[point]), integers(&twice)];
            for direction in directions() {
                let outcome = robust(&shapes, Dimension::Three, direction).outcome;
                assert_eq!(outcome.verdict, truth, "{from} = {to} from {direction}");
            }
        }
    }
}

/// Where a listing differs from the truth, the cause is the one that its article's critics name.
#[test]
fn every_difference_has_its_cause() {
    let cube = |x: f64| cuboid((x, 0.0, 0.0), (1.0, 1.0, 1.0));
    let cycle = || {
        [
            integers(&[[0, 1, 0], [-2, 1, -2], [-2, -2, 0], [1, 0, 0]]),
            integers(&[[2, 2, -1], [1, 0, -1], [2, -2, 0], [0, -2, 0]]),
        ]
    };
    let shorter = || {
        [integers(&[[0, 1, 0], [-2, -1, -1], [-1, -4, 1], [0, -3, 1], [-4, 4, -3]]), integers(&[[0, 0, 0]])]
    };
    let (two, three) = (Dimension::Two, Dimension::Three);
    let squares = |x: f64| [square(0.0, 0.0), square(x, 0.0)];
    let cases = [
        ("S-ZERO-1", two, squares(0.0), Algorithm::Winter, Some(Cause::ZeroDirection)),
        ("S-ZERO-2", two, squares(1.0), Algorithm::Bittle, Some(Cause::ZeroDirection)),
        ("S-ZERO-4", three, [cube(0.0), cube(1.0)], Algorithm::Cinkes, Some(Cause::ZeroDirection)),
        ("S-CYC-1", three, cycle(), Algorithm::Winter, Some(Cause::FirstFaceWins)),
        ("S-CYC-2", three, shorter(), Algorithm::Cinkes, Some(Cause::FirstFaceWins)),
        ("S-TOUCH-1", two, squares(2.0), Algorithm::Djonov, Some(Cause::TouchingPolicy)),
        ("S-TOUCH-1", two, squares(2.0), Algorithm::Winter, Some(Cause::TouchingPolicy)),
        ("S-TOUCH-1", two, squares(2.0), Algorithm::Robust, None),
        ("S-CYC-1", three, cycle(), Algorithm::Djonov, None),
    ];
    for (name, dimension, shapes, algorithm, cause) in cases {
        let trace = run(&shapes, dimension, algorithm, DVec3::X);
        let [p, q] = &shapes;
        let settings = Settings { algorithm, ..Settings::default() };
        let reference = gjk::reference(&Query { p, q, dimension, settings }, &trace.outcome);
        assert_eq!(reference.cause_of(&trace), cause, "{name} by {algorithm}");
    }
}

/// Cut off before the end, Djonov's listing has no answer; the robust query has one all the same.
#[test]
fn the_limit_is_a_cause_and_never_an_answer_of_the_robust_query() {
    let [p, q] = [cuboid((0.0, 0.0, 0.0), (1.0, 1.0, 1.0)), cuboid((0.5, 0.25, 0.75), (1.0, 1.0, 1.0))];
    for (algorithm, cause) in [(Algorithm::Djonov, Some(Cause::Limit)), (Algorithm::Robust, None)] {
        let settings = Settings { algorithm, iteration_limit: 2, ..Settings::default() };
        let query = Query { p: &p, q: &q, dimension: Dimension::Three, settings };
        let trace = gjk::run(&query);
        let reference = gjk::reference(&query, &trace.outcome);
        assert_eq!(reference.verdict, Verdict::Overlap);
        assert_eq!(reference.cause_of(&trace), cause, "{algorithm}");
        assert_eq!(trace.outcome.settled_exactly, algorithm == Algorithm::Robust);
    }
}
