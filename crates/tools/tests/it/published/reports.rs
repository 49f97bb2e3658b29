//! Pairs on which engines fail, with the truth that their reports establish.

use gjk_proximity::geometry::Dimension::{Three, Two};
use gjk_proximity::geometry::{Convex, Core};
use gjk_proximity::gjk::Verdict::{Overlap, Separate, Touching};
use glam::{DQuat, DVec3};

use super::Published;
use crate::agreement::vertices;
use crate::shapes::{cuboid, hull_of, polygon, square};

pub(super) fn all() -> Vec<Published> {
    let cube = |x: f64, y: f64, z: f64, half: f64| cuboid((x, y, z), (half, half, half));
    let tetrahedron = hull_of("2 0 0, 1 0 1, 2 0 1, 1 1 0");
    let inside_out = hull_of("2 -2 0, 1 -2 1, 2 -2 1, 1 -3 0");
    let origin = || hull_of("0 0 0");
    vec![
        Published::new(
            "kroitor/gjk.c PR#5, nearly identical triangles",
            Two,
            [
                hull_of("4.000010 11.000005, 4.999991 4.999999, 8.999989 8.999995"),
                hull_of("3.999999 10.999990, 5.000005 4.999998, 9.000001 8.999989"),
            ],
            Overlap,
        ),
        Published::new(
            "FEniCS/dolfinx#3653, a point 1.8134526 from a hull",
            Three,
            [
                hull_of("44.2919 39.7508 18.8208"),
                hull_of("46.0659 38.6251 16.3637, 44.2764 42.3867 18.239, 50.0397 38.4649 19.9843, 47.1963 40.4563 19.1057, 48.0266 38.5593 18.2475, 45.1735 40.495 17.3336, 48.0415 40.4456 18.1963"),
            ],
            Separate,
        )
        .apart(1.813_452_6, 1e-7),
        Published::new(
            "openGJK, cubes of half a thousand",
            Three,
            [cube(0.0, 0.0, 0.0, 1e3), cube(2001.0, 0.0, 0.0, 1e3)],
            Separate,
        ),
        Published::new("libccd #25", Three, [cube(0.0, 0.0, 0.0, 1.0), cube(0.0, 0.0, 1.9, 1.0)], Overlap),
        Published::new(
            "libccd #25, side by side at 2",
            Three,
            [cube(0.0, 0.0, 0.0, 1.0), cube(0.0, 0.0, 2.0, 1.0)],
            Touching,
        ),
        Published::new(
            "fcl #293",
            Three,
            [
                cuboid((1.625, 0.0, 0.5), (1.375, 3.0, 0.025)),
                turned_box(
                    DVec3::new(0.192_074, -0.277_87, 0.273_546),
                    DVec3::new(0.212, 0.075, 0.0843),
                    // Published as (w, x, y, z).
                    DQuat::from_xyzw(0.340_674, 0.155_066, 0.638_138, 0.672_811).normalize(),
                ),
            ],
            Separate,
        ),
        Published::new("Jolt, a tetrahedron", Three, [origin(), tetrahedron], Separate),
        Published::new("Jolt, the same inside out", Three, [origin(), inside_out], Separate),
        Published::new("coal #144", Three, [cube(0.0, 0.0, 0.0, 1.0), cube(1.9999, 0.0, 0.0, 1.0)], Overlap),
        Published::new(
            "coal #307",
            Three,
            [rounded(hull_of("0 0 0.5"), 0.5), cube(0.0, 0.0, 0.0, 0.5)],
            Overlap,
        ),
        Published::new(
            "parry #34, a corner in the middle of a disc",
            Two,
            [rounded(hull_of("1 1"), 1.0), square(0.0, 0.0)],
            Overlap,
        ),
        // The end of the capsule is level with the upper side of the box: −0.25 − 0.5 = −1.25 + 0.5.
        Published::new(
            "parry #378",
            Two,
            [
                rounded(hull_of("0 0.25, 0 -0.25"), 0.5),
                cuboid_2d((-2.037_373_5, -1.25), (4.0, 0.5)),
            ],
            Touching,
        ),
        Published::new(
            "ncollide #157",
            Three,
            [
                Convex {
                    core: Core::Cylinder {
                        center: DVec3::new(10.97, 0.925, 61.02),
                        half_axis: DVec3::Y * 0.925,
                        radii: [DVec3::X * 0.5, DVec3::Z * 0.5],
                    },
                    radius: 0.0,
                },
                cuboid((11.5, 0.75, 60.5), (0.05, 0.75, 0.5)),
            ],
            Overlap,
        ),
    ]
}

/// A ball or disc; with another core, a rounded one.
fn rounded(core: Convex<DVec3>, radius: f64) -> Convex<DVec3> {
    Convex { radius, ..core }
}

fn turned_box(center: DVec3, half: DVec3, turn: DQuat) -> Convex<DVec3> {
    let corners = vertices(&cuboid((0.0, 0.0, 0.0), half.into())).to_vec();
    Convex::vertices(corners.into_iter().map(|corner| center + turn * corner)).unwrap()
}

fn cuboid_2d((x, y): (f64, f64), (a, b): (f64, f64)) -> Convex<DVec3> {
    polygon(&[(x - a, y - b), (x + a, y - b), (x + a, y + b), (x - a, y + b)])
}
