//! The distance algorithm: lengths, bounds and witness points against the explicit difference, closed forms and the
//! numbers of published cases.

use gjk_sandbox::geometry::{Convex, Core, Dimension, Length, Measurement, Vector as _, WitnessPoints};
use gjk_sandbox::gjk::{self, Algorithm, Event, Outcome, Precision, Query, Settings, Trace, Verdict};
use glam::DVec3;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

use crate::shapes::{cuboid, polygon, polytope, run, square};

/// What the distance algorithm says of a pair, from the first direction (1, 0, 0).
pub(crate) fn measured(pair: &[Convex<DVec3>; 2], dimension: Dimension) -> Outcome {
    let [p, q] = pair;
    let settings = Settings { algorithm: Algorithm::Distance, ..Settings::default() };
    gjk::decide(&Query { p, q, dimension, settings })
}

/// The separation, or minus the depth.
pub(crate) fn gap(measurement: &Measurement) -> f64 {
    match measurement.length {
        Length::Separation(separation) => separation,
        Length::PenetrationDepth(depth) => -depth,
    }
}

/// A hull of integer points in a box around an offset.
fn hull(random: &mut Pcg64Mcg, dimension: Dimension, count: usize, offset: DVec3) -> Convex<DVec3> {
    let depth = if dimension == Dimension::Two { 0 } else { 9 };
    Convex::vertices((0..count).map(|_| {
        let mut number = |most: i32| f64::from(random.random_range(-most..=most));
        DVec3::new(number(9), number(9), number(depth)) + offset
    }))
}

fn random_pair(random: &mut Pcg64Mcg, dimension: Dimension) -> [Convex<DVec3>; 2] {
    let depth = if dimension == Dimension::Two { 0 } else { 9 };
    let mut number = |most: i32| f64::from(random.random_range(-most..=most));
    let offset = DVec3::new(number(12), number(12), number(depth));
    let [of_p, of_q] = [0, 0].map(|_| random.random_range(1..12));
    [hull(random, dimension, of_p, DVec3::ZERO), hull(random, dimension, of_q, offset)]
}

fn lengths_are_those_of_the_explicit_difference(dimension: Dimension, pairs: usize) {
    let mut random = Pcg64Mcg::seed_from_u64(1988);
    let mut counts = [0_usize; 3];
    for number in 0..pairs {
        let pair = random_pair(&mut random, dimension);
        let expected = gjk::signed_gap(dimension, &pair[0], &pair[1]).unwrap();
        let outcome = measured(&pair, dimension);
        let measurement =
            outcome.measurement.unwrap_or_else(|| panic!("pair {number} has no length: {pair:?}"));
        let found = gap(&measurement);
        counts[outcome.verdict as usize] += 1;
        assert!(measurement.exact, "pair {number} is not proved");
        assert!(
            (found - expected).abs() <= 1e-10 * expected.abs() + 1e-14,
            "pair {number}: {found} instead of {expected}: {pair:?}"
        );
        witness_points_hold(&pair, &measurement, 1e-12);
    }
    let all: usize = counts.iter().sum();
    let [overlap, touching, separate] = counts;
    assert!(overlap * 10 > all * 3 && separate * 10 > all * 3 && touching * 400 > all, "{counts:?}");
}

/// The witness points lie on their shapes and are as far apart as the measurement says, along its normal.
pub(crate) fn witness_points_hold(pair: &[Convex<DVec3>; 2], measurement: &Measurement, tolerance: f64) {
    let Measurement { normal, witness_points, .. } = *measurement;
    let apart = witness_points.on_q - witness_points.on_p;
    let size = pair.iter().map(|shape| shape.support(normal).0.length()).fold(1.0, f64::max);
    assert!((normal.length() - 1.0).abs() <= 1e-14, "{normal}");
    assert!((apart - normal * gap(measurement)).length() <= tolerance * size, "{measurement:?} of {pair:?}");
    for (shape, witness, outwards) in
        [(&pair[0], witness_points.on_p, normal), (&pair[1], witness_points.on_q, -normal)]
    {
        let beyond = (shape.support(outwards).0 - witness).dot(outwards);
        assert!(
            beyond.abs() <= tolerance * size,
            "{witness} is {beyond} short of {shape:?} along {outwards}"
        );
        let point = Convex::vertices([witness]);
        let off = gjk::signed_gap(Dimension::Three, shape, &point);
        assert!(off.is_none_or(|off| off <= tolerance * size), "{witness} is {off:?} off {shape:?}");
    }
}

#[test]
fn twenty_thousand_pairs_in_the_plane() {
    lengths_are_those_of_the_explicit_difference(Dimension::Two, 20_000);
}

#[test]
fn twenty_thousand_pairs_in_space() {
    lengths_are_those_of_the_explicit_difference(Dimension::Three, 20_000);
}

// ---- Boxes, where the truth is a subtraction --------------------------------------------------------------------

/// Two boxes along the axes with corners anywhere, and what is between them: the corners are numbers of f64, so a
/// difference of two is right to the last digit.
fn boxes(random: &mut Pcg64Mcg, dimension: Dimension, size: f64, middle: f64) -> ([Convex<DVec3>; 2], f64) {
    let count = dimension.count();
    let mut interval = || {
        let ends = [0, 0].map(|_| middle + size * random.random_range(-1.0..1.0_f64));
        [ends[0].min(ends[1]), ends[0].max(ends[1])]
    };
    let [p, q] = [0, 0].map(|_| [interval(), interval(), interval()]);
    let overlaps = (0..count).map(|axis| (p[axis][1] - q[axis][0]).min(q[axis][1] - p[axis][0]));
    let gap = overlaps.clone().map(|overlap| (-overlap).max(0.0)).fold(0.0, f64::hypot);
    let depth = overlaps.fold(f64::INFINITY, f64::min);
    let corners = |sides: [[f64; 2]; 3]| {
        Convex::vertices((0..1_usize << count).map(|corner| {
            let end = |axis: usize| if axis < count { sides[axis][corner >> axis & 1] } else { 0.0 };
            DVec3::new(end(0), end(1), end(2))
        }))
    };
    ([corners(p), corners(q)], if depth > 0.0 { -depth } else { gap })
}

#[test]
fn boxes_of_every_size_and_far_away() {
    let mut random = Pcg64Mcg::seed_from_u64(2003);
    let mut overlaps = 0;
    let scales = [(1.0, 0.0), (1e-6, 0.0), (1e6, 0.0), (1.0, 1e6), (1e-3, 1e6), (1.0, -1e9)];
    for (number, (size, middle)) in (0..6000).map(|number| (number, scales[number % scales.len()])) {
        let dimension = if number % 4 < 2 { Dimension::Two } else { Dimension::Three };
        let (pair, expected) = boxes(&mut random, dimension, size, middle);
        let measurement = measured(&pair, dimension).measurement.unwrap();
        let found = gap(&measurement);
        assert!(
            (found - expected).abs() <= 4.0 * f64::EPSILON * expected.abs(),
            "{found} for {expected}: {pair:?}"
        );
        witness_points_hold(&pair, &measurement, 1e-15);
        overlaps += usize::from(expected < 0.0);
    }
    assert!((1200..4200).contains(&overlaps), "{overlaps} of 6000 overlap");
}

/// Turned by a Pythagorean angle, so that corners are integers, and shifted along a side until little is left between
/// them: ±5 units at a size of ten thousand million, ENGINES' "shallow" in the extreme.
#[test]
fn turned_squares_and_cubes_a_billionth_of_their_size_from_touching() {
    for half in [1.0, 1e3, 1_073_741_824.0] {
        for units in [-1.0, 1.0] {
            let turned = |x: f64, y: f64, z: f64| DVec3::new(3.0 * x - 4.0 * y, 4.0 * x + 3.0 * y, 5.0 * z);
            let box_at = |shift: f64, z: f64| {
                let corners = (0..8).map(move |corner: u32| {
                    let sign = |bit: u32| if corner >> bit & 1 == 1 { half } else { -half };
                    turned(sign(0) + shift, sign(1), z * sign(2))
                });
                Convex::vertices(corners)
            };
            for (dimension, z) in [(Dimension::Two, 0.0), (Dimension::Three, 1.0)] {
                let pair = [box_at(0.0, z), box_at(2.0 * half + units, z)];
                let outcome = measured(&pair, dimension);
                let measurement = outcome.measurement.unwrap();
                assert_eq!(gap(&measurement), 5.0 * units, "half {half} in {dimension:?}");
                let normal = DVec3::new(0.6, 0.8, 0.0);
                assert!((measurement.normal - normal).length() < 1e-15, "{}", measurement.normal);
                assert!(measurement.exact);
            }
        }
    }
}

// ---- Closed forms -----------------------------------------------------------------------------------------------

fn ball(x: f64, y: f64, z: f64, radius: f64) -> Convex<DVec3> {
    Convex { rounding: radius, ..Convex::vertices([DVec3::new(x, y, z)]) }
}

fn rounded(shape: Convex<DVec3>, radius: f64) -> Convex<DVec3> {
    Convex { rounding: radius, ..shape }
}

#[test]
fn balls_capsules_and_rounded_boxes() {
    let capsule = rounded(polytope(&[(-1.0, 0.0, 0.0), (1.0, 0.0, 0.0)]), 0.5);
    let crossed = rounded(polytope(&[(0.0, -1.0, 0.25), (0.0, 1.0, 0.25)]), 0.25);
    let beside = rounded(polytope(&[(0.0, -1.0, 2.0), (0.0, 1.0, 2.0)]), 0.25);
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
    Convex { core: Core::Ellipsoid { center, semi_axes }, rounding: 0.0 }
}

/// How far a point outside of an ellipsoid about the origin is from it: the nearest point is `a² x / (a² + t)` with the one
/// t > 0 that puts it on the surface, found by bisection (D. Eberly, *Distance from a point to an ellipsoid*, 2013).
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
    let mut random = Pcg64Mcg::seed_from_u64(2013);
    let mut most = 0;
    for _ in 0..500 {
        let mut number = |low: f64, high: f64| random.random_range(low..high);
        let semi_axes = DVec3::new(number(0.2, 3.0), number(0.2, 3.0), number(0.2, 3.0));
        let away = DVec3::new(number(-1.0, 1.0), number(-1.0, 1.0), number(-1.0, 1.0)).unit();
        let point = away * (3.0 + number(0.01, 5.0));
        let pair = [ellipsoid(semi_axes, DVec3::ZERO), Convex::vertices([point])];
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
        rounding: 0.0,
    };
    let slab = cuboid((11.5, 0.75, 60.5), (0.05, 0.75, 0.5));
    let middle = |semi_axes| [ellipsoid(semi_axes, DVec3::ZERO), Convex::vertices([DVec3::ZERO])];
    let cone = Convex {
        core: Core::Cone { apex: DVec3::Z, base: -DVec3::Z, radii: [DVec3::X, DVec3::Y] },
        rounding: 0.0,
    };
    let above = [cone.clone(), Convex::vertices([DVec3::new(0.0, 0.0, 3.0)])];
    let on_the_tip = [cone.clone(), cuboid((0.0, 0.0, 2.0), (1.0, 1.0, 1.0))];
    let inside = [cone, Convex::vertices([DVec3::new(0.0, 0.0, -0.9)])];
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

// ---- Published numbers ------------------------------------------------------------------------------------------

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

// ---- What holds for every run -----------------------------------------------------------------------------------

fn traced(pair: &[Convex<DVec3>; 2], dimension: Dimension) -> Trace {
    run(pair, dimension, Algorithm::Distance, DVec3::X)
}

#[test]
fn bounds_close_in_and_hold_the_distance_and_weights_add_up() {
    let mut random = Pcg64Mcg::seed_from_u64(1971);
    let mut seen = 0;
    for number in 0..3000 {
        let dimension = if number % 2 == 0 { Dimension::Two } else { Dimension::Three };
        let mut pair = random_pair(&mut random, dimension);
        if number % 3 == 0 {
            pair[0].rounding = 0.75;
        }
        let truth = gjk::signed_gap(dimension, &pair[0], &pair[1]).unwrap();
        let mut last = [f64::NEG_INFINITY, f64::INFINITY];
        for event in traced(&pair, dimension).events {
            let Event::Approached { weights, bounds, nearest, witness_points } = event else { continue };
            seen += 1;
            assert!((weights.iter().sum::<f64>() - 1.0).abs() < 1e-13, "{weights:?}");
            assert!(weights.iter().all(|weight| *weight > 0.0), "{weights:?}");
            let parents = witness_points.on_p - witness_points.on_q;
            assert!((parents - nearest).length() < 1e-12, "{nearest} from {witness_points:?}");
            assert!(bounds[0] >= last[0] && bounds[1] <= last[1], "{bounds:?} after {last:?}");
            assert!(
                truth <= bounds[1] && (bounds[0] <= truth || truth < -pair[0].rounding),
                "{truth} in {bounds:?}"
            );
            last = bounds;
        }
    }
    assert!(seen > 3000, "{seen} approaches were looked at");
}

#[test]
fn swapping_the_shapes_swaps_the_witness_points_and_turns_the_normal() {
    let mut random = Pcg64Mcg::seed_from_u64(7);
    let mut separate = 0;
    for number in 0..2000 {
        let dimension = if number % 2 == 0 { Dimension::Two } else { Dimension::Three };
        let [p, q] = random_pair(&mut random, dimension);
        let one = measured(&[p.clone(), q.clone()], dimension);
        let other = measured(&[q, p], dimension);
        let (one_measured, other_measured) = (one.measurement.unwrap(), other.measurement.unwrap());
        assert_eq!(one.verdict, other.verdict);
        assert_eq!(one_measured.length, other_measured.length);
        // Parallel sides, and several ways out that are equally short, leave the points open.
        let back = WitnessPoints {
            on_p: other_measured.witness_points.on_q,
            on_q: other_measured.witness_points.on_p,
        };
        let apart = |points: WitnessPoints| points.on_q - points.on_p;
        if one.verdict == Verdict::Separate {
            separate += 1;
            assert!((one_measured.normal + other_measured.normal).length() < 1e-14);
            assert!((apart(one_measured.witness_points) - apart(back)).length() < 1e-13);
        }
    }
    assert!(separate > 500, "{separate} pairs are apart");
}

/// In f32 the vertices are rounded to f32 first, and it is their distance that is found, to the last digit.
#[test]
fn single_precision_measures_the_rounded_shapes() {
    let mut random = Pcg64Mcg::seed_from_u64(32);
    for number in 0..2000 {
        let dimension = if number % 2 == 0 { Dimension::Two } else { Dimension::Three };
        let pair = random_pair(&mut random, dimension).map(|shape| match shape.core {
            Core::Vertices(vertices) => Convex::vertices(vertices.into_iter().map(|vertex| vertex * 0.1)),
            _ => shape,
        });
        let as_f32 = |shape: &Convex<DVec3>| shape.cast::<glam::Vec3>().cast::<DVec3>();
        let [p, q] = [as_f32(&pair[0]), as_f32(&pair[1])];
        let settings =
            Settings { algorithm: Algorithm::Distance, precision: Precision::F32, ..Settings::default() };
        let single = gjk::decide(&Query { p: &pair[0], q: &pair[1], dimension, settings });
        let double = measured(&[p, q], dimension);
        let (found, expected) = (gap(&single.measurement.unwrap()), gap(&double.measurement.unwrap()));
        assert_eq!(single.verdict, double.verdict, "pair {number}");
        assert!((found - expected).abs() <= 1e-14 * expected.abs(), "pair {number}: {found} for {expected}");
    }
}
