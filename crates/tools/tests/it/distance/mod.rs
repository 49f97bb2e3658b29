//! The distance algorithm: lengths, bounds and witness points against the explicit difference, closed forms and the
//! numbers of published cases.

pub(crate) mod by_hand;
mod closed_forms;
mod curved;
mod published;
mod reported;
mod stepped_bounds;

use gjk_proximity::geometry::{Convex, Core, Dimension, Length, Measurement, WitnessPoints};
use gjk_proximity::gjk::{
    self, Algorithm, Approach, Event, Outcome, Precision, Query, Settings, Trace, Verdict,
};
use gjk_proximity::internal;
use glam::DVec3;

use crate::families::{Draw, moved};
use crate::shapes::run;

/// The outcome of the distance algorithm for a pair, from the first direction (1, 0, 0).
pub(crate) fn measured(pair: &[Convex<DVec3>; 2], dimension: Dimension) -> Outcome {
    let [p, q] = pair;
    outcome(p, q, dimension)
}

pub(crate) fn outcome(p: &Convex<DVec3>, q: &Convex<DVec3>, dimension: Dimension) -> Outcome {
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

/// Two hulls of integer points, which overlap or not.
fn random_pair(draw: &mut Draw) -> [Convex<DVec3>; 2] {
    let offset = draw.hull(10, 1).core_vertices().unwrap()[0];
    let [p, q] = [draw.hull(9, 11), draw.hull(9, 11)];
    [p, moved(q.core_vertices().unwrap(), offset)]
}

fn lengths_are_those_of_the_explicit_difference(dimension: Dimension, pairs: usize) {
    let mut draw = Draw::new(dimension, 1988);
    let mut counts = [0_usize; 3];
    for number in 0..pairs {
        let pair = random_pair(&mut draw);
        let expected = internal::signed_gap(dimension, &pair[0], &pair[1]).unwrap();
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

/// The witness points lie on their shapes, and their distance along the normal is the measured one.
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
        let point = Convex::point(witness);
        let off = internal::signed_gap(Dimension::Three, shape, &point);
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

/// Two axis-aligned boxes with arbitrary corners, and the gap between them: the corners are f64, so a difference of two
/// is correctly rounded.
fn boxes(draw: &mut Draw, size: f64, middle: f64) -> ([Convex<DVec3>; 2], f64) {
    let count = draw.dimension.count();
    let mut interval = || {
        let ends = [0, 0].map(|_| middle + size * draw.number());
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
        .unwrap()
    };
    ([corners(p), corners(q)], if depth > 0.0 { -depth } else { gap })
}

#[test]
fn boxes_of_every_size_and_far_away() {
    let mut draw = Draw::new(Dimension::Two, 2003);
    let mut overlaps = 0;
    let scales = [(1.0, 0.0), (1e-6, 0.0), (1e6, 0.0), (1.0, 1e6), (1e-3, 1e6), (1.0, -1e9)];
    for (number, (size, middle)) in (0..6000).map(|number| (number, scales[number % scales.len()])) {
        draw.dimension = Dimension::BOTH[number / 2 % 2];
        let (pair, expected) = boxes(&mut draw, size, middle);
        let measurement = measured(&pair, draw.dimension).measurement.unwrap();
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

/// Rotated by a Pythagorean angle, so that corners are integers, and shifted along a side until they nearly touch: a
/// gap or a depth of 5 units at a size of up to ten thousand million.
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
                Convex::vertices(corners).unwrap()
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

// ---- What holds for every run -----------------------------------------------------------------------------------

fn traced(pair: &[Convex<DVec3>; 2], dimension: Dimension) -> Trace {
    run(pair, dimension, Algorithm::Distance, DVec3::X)
}

#[test]
fn bounds_close_in_and_hold_the_distance_and_weights_add_up() {
    let mut draw = Draw::new(Dimension::Two, 1971);
    let mut seen = 0;
    for number in 0..3000 {
        let dimension = Dimension::BOTH[number % 2];
        draw.dimension = dimension;
        let mut pair = random_pair(&mut draw);
        if number % 3 == 0 {
            pair[0].radius = 0.75;
        }
        let truth = internal::signed_gap(dimension, &pair[0], &pair[1]).unwrap();
        let mut last = [f64::NEG_INFINITY, f64::INFINITY];
        for event in traced(&pair, dimension).events {
            let Event::Approached(Approach { weights, bounds, nearest, witness_points, .. }) = event else {
                continue;
            };
            seen += 1;
            assert!((weights.iter().sum::<f64>() - 1.0).abs() < 1e-13, "{weights:?}");
            assert!(weights.iter().all(|weight| *weight > 0.0), "{weights:?}");
            let vertex_pair = witness_points.on_p - witness_points.on_q;
            assert!((vertex_pair - nearest).length() < 1e-12, "{nearest} from {witness_points:?}");
            assert!(bounds[0] >= last[0] && bounds[1] <= last[1], "{bounds:?} after {last:?}");
            assert!(
                truth <= bounds[1] && (bounds[0] <= truth || truth < -pair[0].radius),
                "{truth} in {bounds:?}"
            );
            last = bounds;
        }
    }
    assert!(seen > 3000, "{seen} approaches were looked at");
}

#[test]
fn swapping_the_shapes_swaps_the_witness_points_and_turns_the_normal() {
    let mut draw = Draw::new(Dimension::Two, 7);
    let mut separate = 0;
    for number in 0..2000 {
        let dimension = Dimension::BOTH[number % 2];
        draw.dimension = dimension;
        let [p, q] = random_pair(&mut draw);
        let one = measured(&[p.clone(), q.clone()], dimension);
        let other = measured(&[q, p], dimension);
        let (one_measured, other_measured) = (one.measurement.unwrap(), other.measurement.unwrap());
        assert_eq!(one.verdict, other.verdict);
        assert_eq!(one_measured.length, other_measured.length);
        // Parallel sides, and several minimum translations of equal length, leave the witness points open.
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

/// In f32 the vertices are rounded to f32 first, and the result is the distance of the rounded shapes, to the last
/// digit.
#[test]
fn single_precision_measures_the_rounded_shapes() {
    let mut draw = Draw::new(Dimension::Two, 32);
    for number in 0..2000 {
        let dimension = Dimension::BOTH[number % 2];
        draw.dimension = dimension;
        let pair = random_pair(&mut draw).map(|shape| match shape.core {
            Core::Vertices(vertices) => {
                Convex::vertices(vertices.into_iter().map(|vertex| vertex * 0.1)).unwrap()
            }
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
