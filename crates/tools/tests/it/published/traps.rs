//! The named traps of the literature and their neighbors, with the truth from their sources.

use gjk_proximity::geometry::Dimension::{Three, Two};
use gjk_proximity::gjk::Verdict::{Overlap, Separate, Touching};

use super::Published;
use crate::shapes::{cuboid, hull_of, integers, square};

/// In the plane.
pub(super) fn planar() -> Vec<Published> {
    let square_at = |x: f64, y: f64| [square(0.0, 0.0), square(x, y)];
    vec![
        Published::new("S-ZERO-1", Two, square_at(0.0, 0.0), Overlap).apart(-2.0, 1e-15),
        Published::new("S-ZERO-2", Two, square_at(1.0, 0.0), Overlap),
        Published::new("S-ZERO-3", Two, [hull_of("0 0, 1 0, 0 2"), hull_of("0 0, 1 0, 0 1")], Overlap)
            .apart(-0.5_f64.sqrt(), 1e-15),
        Published::new("S-TOUCH-1", Two, square_at(2.0, 0.0), Touching),
        Published::new("S-TOUCH-2", Two, square_at(2.0, 2.0), Touching).apart(0.0, 0.0),
        Published::new(
            "S-TOUCH-3",
            Two,
            [hull_of("200 0, 200 100, 300 100, 300 0"), hull_of("200 200, 300 200, 250 100")],
            Touching,
        ),
        Published::new(
            "S-TOUCH-4",
            Two,
            [
                hull_of("7.49632 -407.41001, -52.50368 -407.41001, -52.50368 -447.21, 7.49632 -447.21"),
                hull_of(
                    "462.22 -447.21, 462.22 -477.21, -476.5029366400479 -477.21, -476.5029366400479 -447.21",
                ),
            ],
            Touching,
        ),
        Published::new(
            "touching, which Winter denies",
            Two,
            [hull_of("0 0, 1 0, 0 1"), hull_of("-1 0, 0 0, 0 1")],
            Touching,
        ),
        Published::new(
            "touching, which Winter confirms",
            Two,
            [hull_of("0 0, 1 0, 0 1"), hull_of("0 -1, 1 0, 0 0")],
            Touching,
        ),
        Published::new(
            "openGJK #3, reported 0.509 apart",
            Two,
            [
                hull_of("0.795121 -0.727851, -0.178424 -0.989183, -0.412644 -0.770664, 0.566564 0.548772"),
                hull_of("-0.211223 -0.511346, -0.347973 0.45872, 0.277308 0.969689"),
            ],
            Overlap,
        )
        .apart(-0.007_203, 1e-6),
        Published::new("a point on a point", Two, [hull_of("3 4"), hull_of("3 4")], Touching),
        Published::new("a point in a square", Two, [hull_of("0.5 0"), square(0.0, 0.0)], Overlap),
        Published::new("a point on a corner", Two, [hull_of("1 1"), square(0.0, 0.0)], Touching),
        Published::new("segments that cross", Two, [hull_of("-1 0, 1 0"), hull_of("0 -1, 0 1")], Overlap),
        Published::new(
            "segments on one line, sharing a piece",
            Two,
            [hull_of("0 0, 2 2"), hull_of("1 1, 3 3")],
            Touching,
        ),
        Published::new(
            "segments on one line, apart",
            Two,
            [hull_of("0 0, 2 2"), hull_of("3 3, 5 5")],
            Separate,
        ),
    ]
}

/// In space.
pub(super) fn spatial() -> Vec<Published> {
    let cube = |x: f64, y: f64, z: f64| cuboid((x, y, z), (1.0, 1.0, 1.0));
    let flat = |points: &[[i32; 3]]| integers(points);
    vec![
        Published::new("identical cubes", Three, [cube(0.0, 0.0, 0.0), cube(0.0, 0.0, 0.0)], Overlap),
        Published::new("S-ZERO-4", Three, [cube(0.0, 0.0, 0.0), cube(1.0, 0.0, 0.0)], Overlap),
        Published::new(
            "cubes shifted by (1, 1, 1)",
            Three,
            [cube(0.0, 0.0, 0.0), cube(1.0, 1.0, 1.0)],
            Overlap,
        ),
        Published::new("libccd #25", Three, [cube(0.0, 0.0, 0.0), cube(0.0, 0.0, 1.9)], Overlap),
        Published::new("cubes face to face", Three, [cube(0.0, 0.0, 0.0), cube(2.0, 0.0, 0.0)], Touching),
        Published::new("cubes edge to edge", Three, [cube(0.0, 0.0, 0.0), cube(2.0, 2.0, 0.0)], Touching),
        Published::new("cubes corner to corner", Three, [cube(0.0, 0.0, 0.0), cube(2.0, 2.0, 2.0)], Touching),
        Published::new(
            "cubes face to face, askew",
            Three,
            [cube(0.0, 0.0, 0.0), cube(0.5, -2.0, 0.75)],
            Touching,
        ),
        Published::new(
            "S-TOUCH-5",
            Three,
            [cuboid((0.0, -1.0, 0.0), (50.0, 1.0, 50.0)), cuboid((-4.725, 0.5, 0.0), (0.5, 0.5, 0.5))],
            Touching,
        ),
        Published::new(
            "S-CYC-1",
            Three,
            [hull_of("0 1 0, -2 1 -2, -2 -2 0, 1 0 0"), hull_of("2 2 -1, 1 0 -1, 2 -2 0, 0 -2 0")],
            Separate,
        )
        .apart(1.0 / 6.0_f64.sqrt(), 1e-15),
        Published::new(
            "S-CYC-2",
            Three,
            [hull_of("0 1 0, -2 -1 -1, -1 -4 1, 0 -3 1, -4 4 -3"), hull_of("0 0 0")],
            Separate,
        )
        .apart(1.0 / 26.0_f64.sqrt(), 1e-15),
        // Their difference is a solid with the origin in the middle.
        Published::new(
            "squares that cross perpendicular",
            Three,
            [
                flat(&[[-1, -1, 0], [1, -1, 0], [1, 1, 0], [-1, 1, 0]]),
                flat(&[[0, -1, -1], [0, 1, -1], [0, 1, 1], [0, -1, 1]]),
            ],
            Overlap,
        ),
        Published::new(
            "squares in one plane",
            Three,
            [
                flat(&[[-1, -1, 0], [1, -1, 0], [1, 1, 0], [-1, 1, 0]]),
                flat(&[[0, 0, 0], [2, 0, 0], [2, 2, 0], [0, 2, 0]]),
            ],
            Touching,
        ),
        Published::new(
            "squares in one plane, apart",
            Three,
            [
                flat(&[[-1, -1, 0], [1, -1, 0], [1, 1, 0], [-1, 1, 0]]),
                flat(&[[2, 0, 0], [4, 0, 0], [4, 2, 0], [2, 2, 0]]),
            ],
            Separate,
        ),
        Published::new(
            "segments that cross in space",
            Three,
            [flat(&[[-1, 0, 0], [1, 0, 0]]), flat(&[[0, -1, 0], [0, 1, 0]])],
            Touching,
        ),
        Published::new("a point in a cube", Three, [flat(&[[0, 0, 0]]), cube(0.0, 0.0, 0.0)], Overlap),
        Published::new("a point on a face", Three, [flat(&[[1, 0, 0]]), cube(0.0, 0.0, 0.0)], Touching),
        Published::new(
            "a segment through a cube",
            Three,
            [flat(&[[-3, 0, 0], [3, 0, 0]]), cube(0.0, 0.0, 0.0)],
            Overlap,
        ),
        Published::new(
            "a segment along an edge",
            Three,
            [flat(&[[-3, 1, 1], [3, 1, 1]]), cube(0.0, 0.0, 0.0)],
            Touching,
        ),
    ]
}
