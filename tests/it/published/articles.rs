//! Worked examples of articles and teaching texts, with their numbers.

use gjk_sandbox::geometry::Dimension::{Three, Two};
use gjk_sandbox::gjk::Verdict::{Overlap, Separate};

use super::Published;
use crate::shapes::{dyn4j, integers, polygon};

pub(super) fn all() -> Vec<Published> {
    let [triangle, _] = dyn4j();
    let quad = polygon(&[(-18.0, -18.0), (-10.0, -18.0), (-10.0, -13.0), (-18.0, -13.0)]);
    vec![
        Published::new("dyn4j", Two, dyn4j(), Overlap).apart(-0.937_043, 1e-6),
        // The follow-up of the article: the quad has moved.
        Published::new(
            "dyn4j, apart",
            Two,
            [triangle, polygon(&[(8.0, 6.0), (10.0, 2.0), (13.0, 1.0), (15.0, 6.0)])],
            Separate,
        )
        .apart(11.0 / 41.0_f64.sqrt(), 1e-15),
        Published::new(
            "kroitor's rectangle and triangle",
            Two,
            [
                polygon(&[(1.0, 3.0), (5.0, 3.0), (5.0, 1.0), (1.0, 1.0)]),
                polygon(&[(2.0, 4.0), (4.0, 4.0), (3.0, 2.0)]),
            ],
            Overlap,
        )
        .apart(-1.0, 1e-15),
        Published::new(
            "hamaluik",
            Two,
            [quad, polygon(&[(-14.0, -14.0), (-5.0, -16.0), (-12.0, -8.0)])],
            Overlap,
        )
        .apart(-1.843_909, 1e-6),
        Published::new(
            "gjk-vis",
            Two,
            [
                polygon(&[(1.0, 1.0), (2.0, 0.0), (3.0, 5.0)]),
                polygon(&[(0.0, 1.0), (-5.0, 8.0), (-3.0, -1.0)]),
            ],
            Separate,
        )
        .apart(1.0, 1e-15),
        Published::new(
            "elm-collision",
            Two,
            [
                polygon(&[(-15.0, -10.0), (0.0, 15.0), (12.0, -5.0)]),
                polygon(&[(-9.0, 13.0), (6.0, 13.0), (-2.0, 22.0)]),
            ],
            Overlap,
        )
        .apart(-2.0, 1e-15),
        Published::new(
            "Winter's demo",
            Two,
            [
                polygon(&[(100.0, 100.0), (200.0, 100.0), (200.0, 200.0), (100.0, 200.0)]),
                polygon(&[(190.0, 60.0), (240.0, 160.0), (290.0, 60.0)]),
            ],
            Separate,
        )
        .apart(80.0_f64.sqrt(), 1e-13),
        Published::new(
            "S-3D-OUT",
            Three,
            [
                integers(&[[0, -2, -2], [-1, -1, 1], [1, 2, 2], [-1, -2, 2]]),
                integers(&[[-1, -2, 1], [-1, -1, -1], [-2, 0, 1], [-1, 1, 0]]),
            ],
            Separate,
        )
        .apart(1.0 / 110.0_f64.sqrt(), 1e-15),
    ]
}
