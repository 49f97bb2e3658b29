//! Lengths of the published cases, with the numbers that are known of them.

use crate::shapes::{polygon, polytope, square};
use gjk_sandbox::geometry::{Convex, Dimension, Measurement};
use glam::DVec3;

use super::{gap, measured, witness_points_hold};

/// A name, a pair, its separation or minus its depth, and how well that is known.
type Case = (&'static str, [Convex<DVec3>; 2], f64, f64);

fn lengths_are_as_published<const N: usize>(dimension: Dimension, cases: [Case; N]) {
    for (name, pair, expected, tolerance) in cases {
        let measurement =
            measured(&pair, dimension).measurement.unwrap_or_else(|| panic!("{name}: no length"));
        let found = gap(&measurement);
        assert!((found - expected).abs() <= tolerance, "{name}: {found} for {expected}");
        witness_points_hold(&pair, &measurement, 1e-14);
    }
}

#[test]
fn numbers_of_published_cases_in_the_plane() {
    let dyn4j_p = polygon(&[(4.0, 11.0), (4.0, 5.0), (9.0, 9.0)]);
    let quad = polygon(&[(-18.0, -18.0), (-10.0, -18.0), (-10.0, -13.0), (-18.0, -13.0)]);
    let planar = [
        (
            "dyn4j",
            [dyn4j_p.clone(), polygon(&[(5.0, 7.0), (7.0, 3.0), (10.0, 2.0), (12.0, 7.0)])],
            -0.937_043,
            1e-6,
        ),
        (
            "dyn4j, apart",
            [dyn4j_p, polygon(&[(8.0, 6.0), (10.0, 2.0), (13.0, 1.0), (15.0, 6.0)])],
            11.0 / 41.0_f64.sqrt(),
            1e-15,
        ),
        (
            "openGJK#3",
            [
                polygon(&[
                    (0.795_121, -0.727_851),
                    (-0.178_424, -0.989_183),
                    (-0.412_644, -0.770_664),
                    (0.566_564, 0.548_772),
                ]),
                polygon(&[(-0.211_223, -0.511_346), (-0.347_973, 0.458_72), (0.277_308, 0.969_689)]),
            ],
            -0.007_203,
            1e-6,
        ),
        (
            "kroitor's rectangle and triangle",
            [
                polygon(&[(1.0, 3.0), (5.0, 3.0), (5.0, 1.0), (1.0, 1.0)]),
                polygon(&[(2.0, 4.0), (4.0, 4.0), (3.0, 2.0)]),
            ],
            -1.0,
            1e-15,
        ),
        ("hamaluik", [quad, polygon(&[(-14.0, -14.0), (-5.0, -16.0), (-12.0, -8.0)])], -1.843_909, 1e-6),
        (
            "gjk-vis",
            [
                polygon(&[(1.0, 1.0), (2.0, 0.0), (3.0, 5.0)]),
                polygon(&[(0.0, 1.0), (-5.0, 8.0), (-3.0, -1.0)]),
            ],
            1.0,
            1e-15,
        ),
        (
            "elm-collision",
            [
                polygon(&[(-15.0, -10.0), (0.0, 15.0), (12.0, -5.0)]),
                polygon(&[(-9.0, 13.0), (6.0, 13.0), (-2.0, 22.0)]),
            ],
            -2.0,
            1e-15,
        ),
        (
            "Winter's demo",
            [
                polygon(&[(100.0, 100.0), (200.0, 100.0), (200.0, 200.0), (100.0, 200.0)]),
                polygon(&[(190.0, 60.0), (240.0, 160.0), (290.0, 60.0)]),
            ],
            80.0_f64.sqrt(),
            1e-13,
        ),
        ("S-ZERO-1", [square(0.0, 0.0), square(0.0, 0.0)], -2.0, 1e-15),
        (
            "S-ZERO-3",
            [polygon(&[(0.0, 0.0), (1.0, 0.0), (0.0, 2.0)]), polygon(&[(0.0, 0.0), (1.0, 0.0), (0.0, 1.0)])],
            -0.5_f64.sqrt(),
            1e-15,
        ),
        ("S-TOUCH-2", [square(0.0, 0.0), square(2.0, 2.0)], 0.0, 0.0),
    ];
    lengths_are_as_published(Dimension::Two, planar);
}

#[test]
fn numbers_of_published_cases_in_space() {
    let hull = polytope(&[
        (46.0659, 38.6251, 16.3637),
        (44.2764, 42.3867, 18.239),
        (50.0397, 38.4649, 19.9843),
        (47.1963, 40.4563, 19.1057),
        (48.0266, 38.5593, 18.2475),
        (45.1735, 40.495, 17.3336),
        (48.0415, 40.4456, 18.1963),
    ]);
    let cycling = [
        polytope(&[(0.0, 1.0, 0.0), (-2.0, 1.0, -2.0), (-2.0, -2.0, 0.0), (1.0, 0.0, 0.0)]),
        polytope(&[(2.0, 2.0, -1.0), (1.0, 0.0, -1.0), (2.0, -2.0, 0.0), (0.0, -2.0, 0.0)]),
    ];
    let on_origin = [
        polytope(&[
            (0.0, 1.0, 0.0),
            (-2.0, -1.0, -1.0),
            (-1.0, -4.0, 1.0),
            (0.0, -3.0, 1.0),
            (-4.0, 4.0, -3.0),
        ]),
        polytope(&[(0.0, 0.0, 0.0)]),
    ];
    let out = [
        polytope(&[(0.0, -2.0, -2.0), (-1.0, -1.0, 1.0), (1.0, 2.0, 2.0), (-1.0, -2.0, 2.0)]),
        polytope(&[(-1.0, -2.0, 1.0), (-1.0, -1.0, -1.0), (-2.0, 0.0, 1.0), (-1.0, 1.0, 0.0)]),
    ];
    let spatial = [
        ("dolfinx#3653", [polytope(&[(44.2919, 39.7508, 18.8208)]), hull], 1.813_452_6, 1e-7),
        ("S-CYC-1", cycling, 1.0 / 6.0_f64.sqrt(), 1e-15),
        ("S-CYC-2", on_origin, 1.0 / 26.0_f64.sqrt(), 1e-15),
        ("S-3D-OUT", out, 1.0 / 110.0_f64.sqrt(), 1e-15),
    ];
    lengths_are_as_published(Dimension::Three, spatial);
}

/// The follow-up of the dyn4j article: `(284/41, 301/41)` on P and a vertex of Q.
#[test]
fn witness_points_of_the_dyn4j_article() {
    let pair = [
        polygon(&[(4.0, 11.0), (4.0, 5.0), (9.0, 9.0)]),
        polygon(&[(8.0, 6.0), (10.0, 2.0), (13.0, 1.0), (15.0, 6.0)]),
    ];
    let Measurement { witness_points, .. } = measured(&pair, Dimension::Two).measurement.unwrap();
    assert_eq!(witness_points.on_q, DVec3::new(8.0, 6.0, 0.0));
    assert_eq!(witness_points.on_p, DVec3::new(284.0 / 41.0, 301.0 / 41.0, 0.0));
}
