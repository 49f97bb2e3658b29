//! Integers of a common unit: conversion from f64 is exact, and conversion to f64 rounds to nearest.

use dashu_int::IBig;
use dashu_ratio::RBig;
use gjk_proximity::geometry::{Convex, Core};
use gjk_proximity::internal::{
    BoundedReal, Enclosure, ExactPair, ExactVector, enclosed_root, quotient, root_of_quotient,
};
use glam::DVec3;
use proptest::prelude::*;

use crate::shapes::{hull_of, polytope, tries};

fn vector([x, y, z]: [i64; 3]) -> ExactVector {
    ExactVector::new(x.into(), y.into(), z.into())
}

#[test]
fn vertices_are_integers_of_their_last_digit() {
    // Three quarters and a half: the unit is a quarter. 2^70 and 2^-1074 share a unit just as well.
    let pair = ExactPair::of(&hull_of("0.75 -0.5 3"), &hull_of("1 0 -0")).unwrap();
    assert_eq!(pair.unit_exponent(), -2);
    assert_eq!((&pair.p()[0], &pair.q()[0]), (&vector([3, -2, 12]), &vector([4, 0, 0])));
    assert_eq!(pair.difference(0, 0), vector([-1, -2, 12]));

    let tiny = f64::from_bits(1);
    let wide =
        ExactPair::of(&polytope(&[(70_f64.exp2(), 0.0, 0.0)]), &polytope(&[(tiny, 0.0, 0.0)])).unwrap();
    assert_eq!(wide.unit_exponent(), -1074);
    assert_eq!(wide.difference(0, 0).x, (IBig::ONE << 1144) - IBig::ONE);
}

#[test]
fn what_is_no_finite_polytope_has_no_integers() {
    let point = || hull_of("0 0 0");
    let ball = Convex { core: Core::Ellipsoid { center: DVec3::ZERO, semi_axes: DVec3::AXES }, radius: 0.0 };
    let nothing = Convex { core: Core::Vertices(Vec::new()), radius: 0.0 };
    for other in [ball, nothing, polytope(&[(0.0, f64::NAN, 0.0)]), polytope(&[(f64::INFINITY, 0.0, 0.0)])] {
        assert_eq!(ExactPair::of(&point(), &other), None);
    }
    assert!(ExactPair::of(&point(), &point()).is_some(), "zeros alone have a unit, too");
}

/// On paper: 22/7 and √2 to the digits of an f64, halves to even, and the ends of the range.
#[test]
fn fractions_are_rounded_once() {
    let int = |value: i64| IBig::from(value);
    assert_eq!(quotient(&int(22), &int(7), 0), 22.0 / 7.0);
    assert_eq!(quotient(&int(-1), &int(3), 4), -16.0 / 3.0);
    assert_eq!(root_of_quotient(&int(2), &int(1), 0), std::f64::consts::SQRT_2);
    assert_eq!(root_of_quotient(&int(25), &int(4), 1), 5.0);
    // 2^53 + 1 lies half way between two f64; the next quarter decides.
    let half = (IBig::ONE << 53) + IBig::ONE;
    assert_eq!(quotient(&half, &int(1), 0), 53_f64.exp2());
    assert_eq!(quotient(&(&half * int(4) + IBig::ONE), &int(4), 0), 53_f64.exp2() + 2.0);
    // The squares of 2^700 and of 2^-700 are out of the range of f64; their roots are not.
    assert_eq!(root_of_quotient(&(IBig::ONE << 1400), &int(1), 0), 700_f64.exp2());
    assert_eq!(root_of_quotient(&int(1), &(IBig::ONE << 1400), 0), (-700_f64).exp2());
    assert_eq!(quotient(&int(1), &int(1), -1074), f64::from_bits(1));
    assert_eq!(quotient(&int(1), &int(1), 1024), f64::INFINITY);
    assert_eq!(quotient(&int(0), &int(5), 0), 0.0);
}

#[test]
fn the_support_is_the_first_of_the_farthest() {
    let square = hull_of("-1 -1 0, 1 -1 0, 1 1 0, -1 1 0");
    let pair = ExactPair::of(&square, &square).unwrap();
    assert_eq!(pair.support(&vector([1, 0, 0])), (1, 0));
    assert_eq!(pair.support(&vector([0, 0, 0])), (0, 0));
    // Two points that no f64 product distinguishes along (1, 1, 0): 2^60 + 1 against 2^60.
    let far = 60_f64.exp2();
    let tilted = polytope(&[(far, 0.0, 0.0), (0.5 * far, 0.5 * far, 0.0), (far, 0.0, 1.0)]);
    let pair = ExactPair::of(&tilted, &hull_of("0 0 0")).unwrap();
    assert_eq!(pair.support(&vector([1, 1, 0])), (0, 0));
    assert_eq!(pair.support(&vector([1, 1, 1])), (2, 0));
    assert_eq!(pair.support(&vector([1 << 40, (1 << 40) + 1, 0])), (1, 0));
}

proptest! {
    #![proptest_config(tries(256))]

    /// All finite numbers convert back exactly, and the farthest vertex equals that of plain integer products.
    #[test]
    fn any_finite_vertices(
        p in proptest::collection::vec(proptest::array::uniform3(any_finite()), 1..9),
        direction in proptest::array::uniform3(-9_i64..9),
    ) {
        let shape = Convex::vertices(p.iter().copied().map(DVec3::from_array)).unwrap();
        let pair = ExactPair::of(&shape, &Convex::point(DVec3::ZERO)).unwrap();
        for (exact, vertex) in pair.p().iter().zip(&p) {
            prop_assert_eq!(pair.point(exact, &IBig::ONE), DVec3::from_array(*vertex));
        }
        let direction = vector(direction);
        let most = pair.p().iter().map(|vertex| vertex.dot(&direction)).max().unwrap();
        let first = pair.p().iter().position(|vertex| vertex.dot(&direction) == most).unwrap();
        prop_assert_eq!(pair.support(&direction), (first, 0));
    }
}

/// Plain, tiny, huge, subnormal and repeated numbers.
fn any_finite() -> impl Strategy<Value = f64> {
    prop_oneof![
        -4.0..4.0_f64,
        (-3_i32..4).prop_map(f64::from),
        any::<f64>().prop_filter("finite", |number| number.is_finite()),
    ]
}

/// `mantissa · 2^exponent` of a finite f64, by its definition.
fn decoded(number: f64) -> (IBig, i32) {
    let bits = number.to_bits();
    let (biased, fraction) = ((bits >> 52 & 0x7ff) as i32, bits & ((1 << 52) - 1));
    let mantissa = IBig::from(if biased == 0 { fraction } else { fraction | 1 << 52 });
    (if number < 0.0 { -mantissa } else { mantissa }, biased.max(1) - 1075)
}

/// Compares an f64 with `(√(n/d) + offset) · 2^exponent`, by definition: both sides are squared in integers.
fn compared(number: f64, [n, d, offset]: [&IBig; 3], exponent: i32) -> std::cmp::Ordering {
    let (mantissa, own) = decoded(number);
    // All in units of 2^-1200.
    let unit = |value: IBig, exponent: i32| value << usize::try_from(exponent + 1200).unwrap();
    let side = unit(mantissa, own) - unit(offset.clone(), exponent);
    let root_squared = unit(IBig::ONE, exponent) * unit(IBig::ONE, exponent) * n;
    if side < IBig::ZERO {
        return std::cmp::Ordering::Less;
    }
    (&side * &side * d).cmp(&root_squared)
}

/// The bounds hold and are adjacent f64: squares are compared in integers.
fn is_tight(Enclosure { nearest, bounds: [lower, upper] }: Enclosure, it: [&IBig; 3], exponent: i32) -> bool {
    let holds = compared(lower, it, exponent).is_le() && compared(upper, it, exponent).is_ge();
    let is_number = compared(lower, it, exponent).is_eq();
    let is_near = if is_number { lower == upper } else { lower.next_up() == upper };
    holds && is_near && (nearest == lower || nearest == upper)
}

/// On paper: 5 − 5 touches, 5/4 is an f64, √2 lies between its two neighbors, and so does √2 − 1 although digits cancel.
#[test]
fn a_root_lies_between_neighbours_or_is_one() {
    let int = |value: i64| IBig::from(value);
    assert_eq!(enclosed_root(&int(25), &int(1), &int(-5), 3).bounds, [0.0; 2]);
    assert_eq!(enclosed_root(&int(25), &int(16), &int(0), 0).bounds, [1.25; 2]);
    assert_eq!(enclosed_root(&int(25), &int(16), &int(-2), 0).bounds, [-0.75; 2]);
    let root = enclosed_root(&int(2), &int(1), &int(0), 0).bounds;
    assert_eq!(root, [std::f64::consts::SQRT_2.next_down(), std::f64::consts::SQRT_2]);
    // 1e-200 and less: the square of the gap underflows.
    let shifted = enclosed_root(&int(25), &int(1), &int(-1), -700);
    assert_eq!(shifted.bounds, [4.0 * (-700_f64).exp2(); 2]);
    // Less than the least f64: the sign is still returned.
    let tiny = enclosed_root(&int(2), &int(1), &int(-2), -1100);
    assert!(tiny.nearest == 0.0 && tiny.nearest.is_sign_negative(), "{tiny:?}");
    assert_eq!(tiny.bounds, [-f64::from_bits(1), 0.0]);
}

proptest! {
    #![proptest_config(tries(4000))]

    #[test]
    fn roots_are_enclosed(
        n in 0..u64::MAX, d in 1..u64::MAX, offset in -(1_i64 << 62)..(1 << 62), small in -3..=3_i64, exponent in -80..80_i32,
    ) {
        let (n, d) = (IBig::from(n), IBig::from(d));
        // Offsets next to the root, where all leading digits cancel.
        let near: IBig = format!("{:.0}", root_of_quotient(&n, &d, 0)).parse().unwrap();
        for offset in [IBig::from(offset), IBig::ZERO, IBig::from(small) - near] {
            let found = enclosed_root(&n, &d, &offset, exponent);
            prop_assert!(is_tight(found, [&n, &d, &offset], exponent), "{found:?} {n} {d} {offset} {exponent}");
        }
    }
}

/// Integers of up to seven words of 64 bits.
fn any_integer() -> impl Strategy<Value = IBig> {
    (any::<bool>(), proptest::collection::vec(any::<u64>(), 0..7), 0..64_usize).prop_map(
        |(is_negative, words, cut)| {
            let magnitude =
                words.into_iter().fold(IBig::ZERO, |sum, word| (sum << 64) + IBig::from(word)) >> cut;
            if is_negative { -magnitude } else { magnitude }
        },
    )
}

fn any_vector() -> impl Strategy<Value = ExactVector> {
    (any_integer(), any_integer(), any_integer()).prop_map(|(x, y, z)| ExactVector { x, y, z })
}

proptest! {
    #![proptest_config(tries(1000))]

    /// Products by definition, term by term, for any lengths and signs of the numbers.
    #[test]
    fn products_of_vectors_lose_nothing(a in any_vector(), b in any_vector()) {
        prop_assert_eq!(a.dot(&b), &a.x * &b.x + &a.y * &b.y + &a.z * &b.z);
        let across = [&a.y * &b.z - &a.z * &b.y, &a.z * &b.x - &a.x * &b.z, &a.x * &b.y - &a.y * &b.x];
        let [x, y, z] = across;
        prop_assert_eq!(a.cross(&b), ExactVector { x, y, z });
        // All digits cancel.
        prop_assert_eq!(a.cross(&a), ExactVector::default());
    }

    /// No midpoint to a neighbor lies between a fraction and its rounded f64: in units of 2^-1200, even for fractions
    /// as close as possible to such a midpoint.
    #[test]
    fn a_quotient_is_the_nearest(
        n in any_integer(), d in any_integer(), odd in 0..1_u64 << 52, small in -2..=2_i64,
    ) {
        let d = if d == IBig::ZERO { IBig::ONE } else { d };
        let half_way = IBig::from(odd + (1 << 52)) * IBig::from(2) + IBig::ONE;
        for n in [n, &half_way * &d + IBig::from(small), half_way * (IBig::ONE << 300) + IBig::from(small)] {
            let found = quotient(&n, &d, 0);
            let in_units = |number: f64| {
                let (mantissa, exponent) = decoded(number);
                mantissa << usize::try_from(exponent + 1200).unwrap()
            };
            let twice = (&n << 1201) * d.signum();
            let size = &d * d.signum();
            prop_assert!((in_units(found) + in_units(found.next_down())) * &size <= twice, "{n} / {d}");
            prop_assert!((in_units(found) + in_units(found.next_up())) * &size >= twice, "{n} / {d}");
        }
    }
}

/// Integers of one word: products of up to 62 digits are summed directly, longer ones are not.
fn any_word() -> impl Strategy<Value = IBig> {
    let end = 1_i64 << 62;
    let at_the_end = (-2..=2_i64).prop_map(move |beyond| end + beyond);
    let size = prop_oneof![0..4_i64, at_the_end, any::<i32>().prop_map(i64::from), -end + 1..end];
    (size, any::<bool>()).prop_map(|(size, is_negative)| IBig::from(if is_negative { -size } else { size }))
}

proptest! {
    #![proptest_config(tries(1000))]

    /// As above.
    #[test]
    fn products_of_short_vectors_lose_nothing(components in proptest::collection::vec(any_word(), 6)) {
        let [a, b, c, x, y, z] = <[IBig; 6]>::try_from(components).unwrap();
        let (one, other) = (ExactVector::new(a.clone(), b.clone(), c.clone()), ExactVector::new(x.clone(), y.clone(), z.clone()));
        prop_assert_eq!(one.dot(&other), &a * &x + &b * &y + &c * &z);
        prop_assert_eq!(one.cross(&other), ExactVector::new(&b * &z - &c * &y, &c * &x - &a * &z, &a * &y - &b * &x));
    }
}

/// An error of 1e−250 times 1e−100 underflows, but it is not zero.
#[test]
fn errors_do_not_vanish_below_the_normal_range() {
    let inexact = BoundedReal::difference(1.0, -1e-20) * BoundedReal::difference(1.0, -1e-20);
    let zero_but_for_its_error = (inexact - inexact) * BoundedReal::of(1e-250);
    assert!(zero_but_for_its_error.error() > 0.0);
    let one_or_nearly = BoundedReal::of(1.0) + zero_but_for_its_error;
    let tiny = one_or_nearly * BoundedReal::of(1e-100);
    assert!(tiny.error() > 0.0);
    assert_eq!((tiny - BoundedReal::of(1e-100)).sign(), None);
}

proptest! {
    #![proptest_config(tries(2000))]

    /// Compared with squares of exact fractions: if the distance d minus the radii R is between g − e and g + e, then
    /// d² is between the squares of R + g − e and R + g + e.
    #[test]
    fn the_gap_of_two_balls_is_known_to_within_its_error(
        a in [-2.0..2.0, -2.0..2.0, -2.0..2.0_f64],
        way in [-2.0..2.0, -2.0..2.0, -2.0..2.0_f64],
        scales in [-60..40_i32, -60..40_i32, -60..40_i32],
        radii in [0.0..1.0, 0.0..1.0_f64],
    ) {
        // Components of one size and of many, and none.
        let scales = scales.map(|scale| if scale < -40 { 0.0 } else { f64::from(scale).exp2() });
        let b = DVec3::from(a) + DVec3::from(way) * DVec3::from(scales);
        let a = DVec3::from(a);
        let gap = BoundedReal::distance_beyond([a, b], radii);
        if a == b {
            prop_assert_eq!(gap.error(), f64::INFINITY, "the root of zero has no slope");
            return Ok(());
        }
        let exact = |number: f64| RBig::try_from(number).unwrap();
        let squared = |number: RBig| &number * &number;
        let differences = a.to_array().into_iter().zip(b.to_array()).map(|(a, b)| exact(a) - exact(b));
        let distance_squared = differences.map(squared).fold(RBig::ZERO, |sum, square| sum + square);
        // The gap is exactly its nearest f64 and another one.
        let rest = (gap - BoundedReal::of(gap.approx())).approx();
        let touching = exact(radii[0]) + exact(radii[1]) + exact(gap.approx()) + exact(rest);
        let error = exact(gap.error());
        prop_assert!(gap.error() < 1e-28 * (a.distance(b) + radii[0] + radii[1]), "{a} {b} {radii:?}");
        if touching > error {
            prop_assert!(squared(&touching - &error) <= distance_squared, "{a} {b} {radii:?}");
        }
        prop_assert!(distance_squared <= squared(touching + error), "{a} {b} {radii:?}");
        // No other f64 is nearer: the square lies between those of the points half way to its neighbors.
        let Some(found) = BoundedReal::separation_beyond([a, b], radii) else {
            prop_assert!(gap.nearest().is_none(), "{a} {b} {radii:?}");
            return Ok(());
        };
        let half_way = |neighbour: f64| {
            exact(radii[0]) + exact(radii[1]) + (exact(found) + exact(neighbour)) / RBig::from(2)
        };
        prop_assert!(distance_squared <= squared(half_way(found.next_up())), "{a} {b} {radii:?}");
        if found > 0.0 {
            prop_assert!(squared(half_way(found.next_down())) <= distance_squared, "{a} {b} {radii:?}");
        }
    }
}
