//! A shape of arbitrary numbers is refused with a reason, or every algorithm ends on it within its bound.

use gjk_proximity::geometry::{Body, Dimension, MAX_COORDINATE, Pose, Shape};
use gjk_proximity::gjk::{self, Algorithm, Precision, Query, Settings, Verdict};
use glam::DVec3;
use proptest::prelude::*;

use crate::invariants::dimension;
use crate::shapes::tries;

/// Any f64, and often enough one of a usable size.
fn wild() -> impl Strategy<Value = f64> {
    prop_oneof![
        1 => proptest::num::f64::ANY,
        4 => finite(),
    ]
}

/// Finite and small enough for a shape, of any magnitude down to the subnormal numbers.
fn finite() -> impl Strategy<Value = f64> {
    prop_oneof![
        (-1.0..1.0_f64, -1074..40_i32).prop_map(|(digits, exponent)| digits * f64::from(exponent).exp2()),
        (-3..=3_i32).prop_map(f64::from),
        (-1.0..1.0_f64).prop_map(|x| 1e6 + x * 1e-9),
        Just(MAX_COORDINATE),
        Just(f64::MIN_POSITIVE),
        Just(-0.0),
    ]
}

fn points(
    dimension: Dimension,
    number: impl Strategy<Value = f64> + Clone,
) -> impl Strategy<Value = Vec<DVec3>> {
    let point = (number.clone(), number.clone(), number).prop_map(move |(x, y, z)| match dimension {
        Dimension::Two => DVec3::new(x, y, 0.0),
        Dimension::Three => DVec3::new(x, y, z),
    });
    proptest::collection::vec(point, 1..9)
}

fn body(dimension: Dimension, points: Vec<DVec3>, radius: f64) -> Result<Body, String> {
    Body::new(dimension, Shape::Points(points), Pose::identity(dimension), radius)
        .map_err(|error| error.to_string())
}

proptest! {
    #![proptest_config(tries(2000))]

    #[test]
    fn what_is_no_shape_is_refused_with_a_reason(
        (dimension, points) in dimension().prop_flat_map(|d| (Just(d), points(d, wild().boxed()))),
        radius in wild(),
    ) {
        let usable = |number: f64| number.is_finite() && number.abs() <= MAX_COORDINATE;
        let is_shape = points.iter().all(|point| point.to_array().into_iter().all(usable))
            && usable(radius)
            && radius >= 0.0;
        match body(dimension, points, radius) {
            Ok(_) => prop_assert!(is_shape),
            Err(reason) => {
                prop_assert!(!is_shape, "{}", reason);
                prop_assert!(!reason.is_empty());
            }
        }
    }

    #[test]
    fn every_algorithm_ends_on_what_is_a_shape(
        (dimension, p, q) in dimension().prop_flat_map(|d| {
            (Just(d), points(d, finite().boxed()), points(d, finite().boxed()))
        }),
        radii in prop_oneof![3 => Just([0.0; 2]), 1 => [finite(), finite()].prop_map(|radii| radii.map(f64::abs))],
        epa in any::<bool>(),
    ) {
        let bodies = [body(dimension, p, radii[0]), body(dimension, q, radii[1])];
        let [Ok(p), Ok(q)] = bodies else { return Err(TestCaseError::fail("a shape was refused")) };
        let (p, q) = (p.convex(), q.convex());
        for algorithm in Algorithm::ALL.into_iter().filter(|it| it.refusal(dimension).is_none()) {
            for precision in [Precision::F32, Precision::F64] {
                let settings = Settings { algorithm, precision, epa, ..Settings::default() };
                let trace = gjk::run(&Query { p: &p, q: &q, dimension, settings });
                let outcome = &trace.outcome;
                prop_assert!(outcome.supports <= settings.iteration_limit, "{algorithm} {precision:?}");
                if let Some(measured) = outcome.measurement {
                    let [lower, upper] = measured.bounds;
                    prop_assert!(lower <= upper, "{algorithm} {precision:?}: {measured:?}");
                    prop_assert!(measured.normal.is_finite(), "{algorithm} {precision:?}: {measured:?}");
                }
                if matches!(algorithm, Algorithm::Robust) {
                    prop_assert!(outcome.verdict != Verdict::Undecided, "{precision:?}: {:?}", outcome);
                }
            }
        }
    }
}

/// In units of the smallest f64, the point (1, 0) is 1/√10 off the segment from (0, 0) to (3, 1): separate, since the
/// cross product is 1, but by a distance that rounds to zero.
#[test]
fn a_distance_too_small_for_a_number_is_no_touch() {
    let least = f64::from_bits(1);
    let p = crate::shapes::polygon(&[(least, 0.0)]);
    let q = crate::shapes::polygon(&[(0.0, 0.0), (3.0 * least, least)]);
    for algorithm in [Algorithm::Robust, Algorithm::Distance] {
        let settings = Settings { algorithm, ..Settings::default() };
        let outcome = gjk::decide(&Query { p: &p, q: &q, dimension: Dimension::Two, settings });
        assert_eq!((outcome.verdict, outcome.answer), (Verdict::Separate, Some(false)), "{algorithm}");
    }
}
