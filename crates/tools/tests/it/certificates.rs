//! Certificates: their content on pairs computed on paper, and the refusal of a certificate for another pair or
//! verdict.

use dashu_ratio::RBig;
use gjk_proximity::geometry::{Convex, Dimension, Side};
use gjk_proximity::gjk::{
    self, Algorithm, Certificate, CommonPoint, Flaw, Outcome, Precision, Query, Reference, Settings, Simplex,
    Verdict, Weight,
};
use glam::DVec3;
use proptest::prelude::*;

use crate::published;
use crate::shapes::{cuboid, dyn4j, hull_of, integers, polygon, square, tries};

fn proved(shapes: &[Convex<DVec3>; 2], dimension: Dimension, settings: Settings) -> Reference {
    let [p, q] = shapes;
    let query = Query { p, q, dimension, settings };
    let reference = gjk::reference(&query, &gjk::decide(&query));
    assert!(reference.certified, "{reference:?}");
    reference
}

fn fractions(point: &CommonPoint, side: Side) -> Vec<(usize, String)> {
    let weights = if side == Side::P { &point.on_p } else { &point.on_q };
    let fraction = |weight: &Weight| point.fraction(side, weight).unwrap().to_string();
    weights.iter().map(|weight| (weight.index.unwrap(), fraction(weight))).collect()
}

/// In the walk-through, the points of the last simplex have the weights ½, 3/14 and 2/7, and the common point is (6.5,
/// 7).
#[test]
fn the_common_point_of_the_walk_through() {
    let shapes = dyn4j();
    let direction = DVec3::new(1.0, -1.0, 0.0);
    for algorithm in [Algorithm::Bittle, Algorithm::Robust] {
        let settings = Settings { algorithm, initial_direction: direction, ..Settings::default() };
        let reference = proved(&shapes, Dimension::Two, settings);
        let point = reference.certificate.common_point().unwrap();
        assert_eq!((reference.verdict, reference.tolerance), (Verdict::Overlap, 0.0));
        assert_eq!(point.point, DVec3::new(6.5, 7.0, 0.0), "worked out by hand");
        // ½ (4, 5) + ½ (9, 9) = (6.5, 7) = 11/14 (5, 7) + 3/14 (12, 7), with 11/14 = ½ + 2/7.
        assert_eq!(fractions(point, Side::P), [(0, "1/2".to_owned()), (2, "1/2".to_owned())]);
        assert_eq!(fractions(point, Side::Q), [(0, "11/14".to_owned()), (1, "3/14".to_owned())]);
    }
}

/// S-CYC-1 of [`published`]: Winter's code never answers; the exact method gives the true verdict, with numbers
/// computed by hand.
#[test]
fn the_axis_of_the_endless_loop() {
    let shapes = published::pair("S-CYC-1");
    let settings = Settings { algorithm: Algorithm::Winter, ..Settings::default() };
    let reference = proved(&shapes, Dimension::Three, settings);
    let axis = reference.certificate.axis().unwrap();
    assert_eq!(reference.verdict, Verdict::Separate);
    assert!((axis.direction - DVec3::new(1.0, -1.0, -2.0) / 6_f64.sqrt()).length() < 1e-15);
    assert!((axis.gap - 1.0 / 6_f64.sqrt()).abs() < 1e-16);
}

#[test]
fn a_touch_is_proved_from_both_sides() {
    let reference = proved(&[square(0.0, 0.0), square(2.0, 1.0)], Dimension::Two, Settings::default());
    let Certificate::Contact { point, axis } = &reference.certificate else { panic!("{reference:?}") };
    assert_eq!((axis.direction, axis.gap), (DVec3::X, 0.0));
    assert_eq!(point.point.x, 1.0);
    assert!((0.0..=1.0).contains(&point.point.y), "on the common piece of the sides: {}", point.point);
}

/// Balls with centers at a distance of 5 (3-4-5) and radii 2 and 3, or 3 one step of an f64 larger or smaller: no
/// tolerance is used.
#[test]
fn rounded_shapes_are_exact_to_the_last_digit() {
    let ball = |x: f64, y: f64, radius: f64| Convex { radius, ..polygon(&[(x, y)]) };
    for (radius, truth) in [
        (3.0_f64.next_down(), Verdict::Separate),
        (3.0, Verdict::Touching),
        (3.0_f64.next_up(), Verdict::Overlap),
    ] {
        for dimension in [Dimension::Two, Dimension::Three] {
            let reference =
                proved(&[ball(0.0, 0.0, 2.0), ball(3.0, 4.0, radius)], dimension, Settings::default());
            assert_eq!(reference.verdict, truth, "{radius}");
            if let Some(point) = reference.certificate.common_point() {
                assert!((point.point - DVec3::new(1.2, 1.6, 0.0)).length() < 1e-15, "{}", point.point);
            }
            if truth == Verdict::Separate {
                let gap = reference.certificate.axis().unwrap().gap;
                assert!((gap / (3.0 - radius) - 1.0).abs() < 1e-9, "the gap keeps its digits: {gap:e}");
            }
        }
    }
}

/// 0.1 + 0.2 is larger than 0.3 in f64, and equal to it in f32: the reference judges the rounded numbers of the query.
#[test]
fn in_f32_the_rounded_vertices_are_judged() {
    let segment = |from: f64, to: f64| polygon(&[(from, -1.0), (to, -1.0), (to, 1.0), (from, 1.0)]);
    let shapes = [segment(0.0, 0.3), segment(0.1 + 0.2, 1.0)];
    for (precision, truth) in [(Precision::F64, Verdict::Separate), (Precision::F32, Verdict::Touching)] {
        let settings = Settings { precision, ..Settings::default() };
        assert_eq!(proved(&shapes, Dimension::Two, settings).verdict, truth, "{}", precision.name());
    }
}

#[test]
fn a_proof_of_something_else_is_refused() {
    let two = Dimension::Two;
    let prove = |x: f64| proved(&[square(0.0, 0.0), square(x, 0.0)], two, Settings::default()).certificate;
    let check =
        |certificate: &Certificate, x: f64| certificate.check(&square(0.0, 0.0), &square(x, 0.0), two);
    let (overlap, contact, apart) = (prove(1.0), prove(2.0), prove(3.0));
    assert_eq!(check(&overlap, 1.0), Ok(Verdict::Overlap));
    assert_eq!(check(&contact, 2.0), Ok(Verdict::Touching));
    assert_eq!(check(&apart, 3.0), Ok(Verdict::Separate));
    // The same certificate on squares at other places.
    assert_eq!(check(&overlap, 0.5), Err(Flaw::Apart));
    assert_eq!(check(&apart, 1.0), Err(Flaw::NoAxis));
    assert_eq!(check(&apart, 2.0), Err(Flaw::NoGap));
    assert_eq!(check(&contact, 3.0), Err(Flaw::Apart));
    // Half of a certificate, used as the certificate of another verdict.
    let Certificate::Contact { point, axis } = contact else { panic!("touching") };
    assert_eq!(check(&Certificate::SeparatingAxis(axis), 2.0), Err(Flaw::NoGap));
    assert_eq!(check(&Certificate::CommonPoint(point), 2.0), Err(Flaw::NoRoom));
    // Missing vertices; a square in space has no interior.
    assert_eq!(overlap.check(&hull_of("0 0"), &hull_of("0 0"), two), Err(Flaw::NoWeights));
    assert_eq!(overlap.check(&square(0.0, 0.0), &square(1.0, 0.0), Dimension::Three), Err(Flaw::NoRoom));
}

/// A false result does not become the truth.
#[test]
fn a_false_claim_is_not_believed() {
    let [p, q] = [cuboid((0.0, 0.0, 0.0), (1.0, 1.0, 1.0)), cuboid((0.5, 0.0, 0.0), (1.0, 1.0, 1.0))];
    let query = Query { p: &p, q: &q, dimension: Dimension::Three, settings: Settings::default() };
    let honest = gjk::decide(&query);
    for (verdict, direction) in [
        (Verdict::Separate, DVec3::X),
        (Verdict::Separate, DVec3::ZERO),
        (Verdict::Separate, DVec3::NAN),
        (Verdict::Touching, DVec3::X),
        (Verdict::Undecided, DVec3::INFINITY),
    ] {
        let claim = Outcome { verdict, direction, simplex: Simplex::EMPTY, ..honest };
        let reference = gjk::reference(&query, &claim);
        assert_eq!(
            (reference.verdict, reference.certified),
            (Verdict::Overlap, true),
            "{verdict:?} {direction}"
        );
    }
}

proptest! {
    #![proptest_config(tries(500))]

    /// The common point is the same from both shapes, and exact weights add up to one.
    #[test]
    fn the_common_point_is_the_same_twice(
        p in proptest::collection::vec(proptest::array::uniform3(-9_i32..9), 4..9),
        q in proptest::collection::vec(proptest::array::uniform3(-9_i32..9), 4..9),
    ) {
        let reference = proved(&[integers(&p), integers(&q)], Dimension::Three, Settings::default());
        if let Some(point) = reference.certificate.common_point() {
            for (side, weights) in [(Side::P, &point.on_p), (Side::Q, &point.on_q)] {
                let mean: DVec3 = weights.iter().map(|weight| weight.vertex * weight.value).sum();
                prop_assert!((mean - point.point).length() < 1e-12, "{} from {}", mean, point.point);
                let fractions = weights.iter().filter_map(|weight| point.fraction(side, weight));
                let sum = fractions.fold(RBig::ZERO, |sum, it| sum + it);
                prop_assert_eq!(sum, RBig::ONE);
            }
        }
    }

    /// Numbers of any size, down to the smallest there are: decided and proved, whatever the search returns.
    #[test]
    fn wild_numbers(
        p in proptest::collection::vec(proptest::array::uniform3(wild()), 1..6),
        q in proptest::collection::vec(proptest::array::uniform3(wild()), 1..6),
        dimension in prop_oneof![Just(Dimension::Two), Just(Dimension::Three)],
        algorithm in proptest::sample::select(&Algorithm::ALL[..]),
    ) {
        let shape = |points: &[[f64; 3]]| {
            Convex::vertices(points.iter().map(|[x, y, z]| {
                DVec3::new(*x, *y, if dimension == Dimension::Two { 0.0 } else { *z })
            })).unwrap()
        };
        let (p, q) = (shape(&p), shape(&q));
        let algorithm = if algorithm.refusal(dimension).is_some() { Algorithm::Robust } else { algorithm };
        let settings = Settings { algorithm, ..Settings::default() };
        let query = Query { p: &p, q: &q, dimension, settings };
        let outcome = gjk::decide(&query);
        let reference = gjk::reference(&query, &outcome);
        prop_assert_eq!(reference.certificate.check(&p, &q, dimension), Ok(reference.verdict));
        if algorithm == Algorithm::Robust {
            prop_assert_eq!(outcome.verdict, reference.verdict);
        }
    }
}

/// Finite numbers: small integers, and anything between the smallest and the largest.
fn wild() -> impl Strategy<Value = f64> {
    prop_oneof![
        (-2_i32..3).prop_map(f64::from),
        any::<f64>().prop_filter("finite", |number| number.is_finite()),
        (-1074_i32..1023, any::<bool>()).prop_map(|(exponent, sign)| {
            let magnitude = f64::from(exponent).exp2();
            if sign { -magnitude } else { magnitude }
        }),
    ]
}
