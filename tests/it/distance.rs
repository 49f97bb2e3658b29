//! The distance algorithm: lengths, bounds and witness points against the explicit difference, closed forms and the
//! numbers of published cases.

use gjk_sandbox::geometry::{Convex, Core, Dimension, Length, Measurement, Vector as _};
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
        let measurement = outcome.measurement.unwrap_or_else(|| panic!("pair {number} has no length: {pair:?}"));
        let found = gap(&measurement);
        counts[outcome.verdict as usize] += 1;
        assert!(measurement.exact, "pair {number} is not proved");
        assert!(
            (found - expected).abs() <= 1e-12 * expected.abs() + 1e-14,
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
        assert!(beyond.abs() <= tolerance * size, "{witness} is {beyond} short of {shape:?} along {outwards}");
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
