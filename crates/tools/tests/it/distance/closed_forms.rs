//! Lengths of round and curved shapes, against closed forms.

use crate::families::Draw;
use crate::shapes::{cuboid, hull_of};
use gjk_proximity::geometry::{Convex, Core, Dimension, Vector as _};
use gjk_proximity::gjk::Verdict;
use glam::DVec3;
use rand::RngExt as _;

use super::{gap, measured, witness_points_hold};

fn ball(x: f64, y: f64, z: f64, radius: f64) -> Convex<DVec3> {
    Convex { radius, ..Convex::point(DVec3::new(x, y, z)) }
}

fn rounded(shape: Convex<DVec3>, radius: f64) -> Convex<DVec3> {
    Convex { radius, ..shape }
}

#[test]
fn balls_capsules_and_rounded_boxes() {
    let capsule = rounded(hull_of("-1 0 0, 1 0 0"), 0.5);
    let crossed = rounded(hull_of("0 -1 0.25, 0 1 0.25"), 0.25);
    let beside = rounded(hull_of("0 -1 2, 0 1 2"), 0.25);
    let cube = cuboid((0.0, 0.0, 0.0), (1.0, 1.0, 1.0));
    for (name, pair, expected) in [
        ("balls apart", [ball(0.0, 0.0, 0.0, 1.0), ball(3.0, 4.0, 0.0, 2.0)], 2.0),
        ("balls touching", [ball(0.0, 0.0, 0.0, 3.0), ball(3.0, 4.0, 0.0, 2.0)], 0.0),
        ("balls overlapping", [ball(0.0, 0.0, 0.0, 3.0), ball(3.0, 4.0, 0.0, 2.5)], -0.5),
        ("balls around one point", [ball(1.0, 2.0, 3.0, 3.0), ball(1.0, 2.0, 3.0, 2.0)], -5.0),
        ("capsules crossing, a quarter apart", [capsule.clone(), crossed], -0.5),
        ("capsules apart", [capsule.clone(), beside], 1.25),
        ("a capsule and itself", [capsule.clone(), capsule], -1.0),
        (
            "rounded cubes, corner to corner",
            [rounded(cube.clone(), 0.25), rounded(cuboid((4.0, 3.0, 3.0), (1.0, 1.0, 1.0)), 0.5)],
            6.0_f64.sqrt() - 0.75,
        ),
        (
            "rounded cubes, side by side",
            [rounded(cube.clone(), 0.25), rounded(cuboid((2.5, 0.0, 0.0), (1.0, 1.0, 1.0)), 0.5)],
            -0.25,
        ),
        (
            "rounded cubes that share corners only",
            [rounded(cube.clone(), 0.25), rounded(cuboid((2.0, 2.0, 2.0), (1.0, 1.0, 1.0)), 0.5)],
            -0.75,
        ),
        (
            "rounded cubes whose cores overlap",
            [rounded(cube.clone(), 0.25), rounded(cuboid((1.5, 0.0, 0.0), (1.0, 1.0, 1.0)), 0.5)],
            -1.25,
        ),
        ("a ball on a corner (parry#34, in space)", [ball(1.0, 1.0, 1.0, 1.0), cube], -1.0),
    ] {
        let outcome = measured(&pair, Dimension::Three);
        let measurement = outcome.measurement.unwrap_or_else(|| panic!("{name}: no length"));
        let found = gap(&measurement);
        assert!(
            (found - expected).abs() <= 4.0 * f64::EPSILON * expected.abs(),
            "{name}: {found} for {expected}"
        );
        assert_eq!(outcome.verdict, verdict_of(expected), "{name}");
        assert!(measurement.exact, "{name}");
        witness_points_hold(&pair, &measurement, 1e-15);
    }
}

fn verdict_of(gap: f64) -> Verdict {
    if gap > 0.0 {
        Verdict::Separate
    } else if gap == 0.0 {
        Verdict::Touching
    } else {
        Verdict::Overlap
    }
}

fn ellipsoid(semi_axes: DVec3, center: DVec3) -> Convex<DVec3> {
    let semi_axes = [DVec3::X * semi_axes.x, DVec3::Y * semi_axes.y, DVec3::Z * semi_axes.z];
    Convex { core: Core::Ellipsoid { center, semi_axes }, radius: 0.0 }
}

/// The distance of an outside point from an ellipsoid about the origin: the nearest point is `a² x / (a² + t)` with the
/// one t > 0 that puts it on the surface, found by bisection (D. Eberly, *Distance from a point to an ellipsoid*,
/// 2013).
fn distance_to_ellipsoid(semi_axes: DVec3, point: DVec3) -> f64 {
    let squares = semi_axes * semi_axes;
    let nearest = |t: f64| squares * point / (squares + DVec3::splat(t));
    let level = |t: f64| (nearest(t) / semi_axes).length_squared() - 1.0;
    let (mut low, mut high) = (0.0, semi_axes.max_element() * point.length() * 4.0);
    for _ in 0..200 {
        let middle = 0.5 * (low + high);
        if level(middle) > 0.0 { low = middle } else { high = middle }
    }
    (point - nearest(low)).length()
}

#[test]
fn ellipsoids_and_points() {
    let mut random = Draw::new(Dimension::Three, 2013).rng;
    let mut most = 0;
    for _ in 0..500 {
        let mut number = |low: f64, high: f64| random.random_range(low..high);
        let semi_axes = DVec3::new(number(0.2, 3.0), number(0.2, 3.0), number(0.2, 3.0));
        let away = DVec3::new(number(-1.0, 1.0), number(-1.0, 1.0), number(-1.0, 1.0)).unit();
        let point = away * (3.0 + number(0.01, 5.0));
        let pair = [ellipsoid(semi_axes, DVec3::ZERO), Convex::point(point)];
        let outcome = measured(&pair, Dimension::Three);
        let measurement = outcome.measurement.unwrap();
        let (found, expected) = (gap(&measurement), distance_to_ellipsoid(semi_axes, point));
        assert_eq!(outcome.verdict, Verdict::Separate);
        assert!((found - expected).abs() <= 1e-10 * expected, "{found} for {expected}");
        assert!(measurement.bounds[0] <= expected + 1e-15 && expected <= measurement.bounds[1] + 1e-15);
        witness_points_hold(&pair, &measurement, 1e-6);
        most = most.max(outcome.supports);
    }
    assert!(most <= 60, "{most} supports");
}

#[test]
fn other_curved_shapes() {
    // ncollide#157: the axis of the cylinder is 0.48 and 0.02 from the nearest edge of the box.
    let cylinder = Convex {
        core: Core::Cylinder {
            center: DVec3::new(10.97, 0.925, 61.02),
            half_axis: DVec3::Y * 0.925,
            radii: [DVec3::X * 0.5, DVec3::Z * 0.5],
        },
        radius: 0.0,
    };
    let slab = cuboid((11.5, 0.75, 60.5), (0.05, 0.75, 0.5));
    let middle = |semi_axes| [ellipsoid(semi_axes, DVec3::ZERO), Convex::point(DVec3::ZERO)];
    let cone = Convex {
        core: Core::Cone { apex: DVec3::Z, base: -DVec3::Z, radii: [DVec3::X, DVec3::Y] },
        radius: 0.0,
    };
    let above = [cone.clone(), Convex::point(DVec3::new(0.0, 0.0, 3.0))];
    let on_the_tip = [cone.clone(), cuboid((0.0, 0.0, 2.0), (1.0, 1.0, 1.0))];
    let inside = [cone, Convex::point(DVec3::new(0.0, 0.0, -0.9))];
    for (name, pair, expected) in [
        ("a cylinder and a slab", [cylinder, slab], 0.48_f64.hypot(0.02) - 0.5),
        ("the middle of an ellipsoid", middle(DVec3::new(3.0, 2.0, 1.0)), -1.0),
        ("the middle of a ball", middle(DVec3::new(2.0, 2.0, 2.0)), -2.0),
        ("a point over a cone", above, 2.0),
        ("a cube on a cone", on_the_tip, 0.0),
        ("a point low in a cone", inside, -0.1),
    ] {
        let outcome = measured(&pair, Dimension::Three);
        let measurement = outcome.measurement.unwrap_or_else(|| panic!("{name}: no length"));
        let found = gap(&measurement);
        assert!((found - expected).abs() <= 1e-9, "{name}: {found} for {expected}");
        assert_eq!(outcome.verdict, verdict_of(expected), "{name}");
    }
}
