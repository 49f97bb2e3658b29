//! Properties of every run on every pair: recording changes nothing, 2D stays in the plane, simplices consist of
//! recorded support points, and recorded support values are correct.

use gjk_proximity::epa;
use gjk_proximity::geometry::{Convex, Core, Dimension, SupportPoint};
use gjk_proximity::gjk::{
    self, Algorithm, Approach, Event, Precision, Query, ReachTest, Redirected, Ruled, Ruling, Settings,
    Supported, Tested,
};
use gjk_proximity::internal::MinkowskiDifference;
use glam::DVec3;
use proptest::prelude::*;

use crate::shapes::tries;

/// A hull of up to nine points anywhere in a box, or an ellipsoid, or a hull with a radius.
fn convex(flat: bool) -> impl Strategy<Value = Convex<DVec3>> {
    let depth = if flat { 0.0 } else { 1.0 };
    let point = move || {
        proptest::array::uniform3(-5.0..5.0_f64).prop_map(move |[x, y, z]| DVec3::new(x, y, z * depth))
    };
    let hull = proptest::collection::vec(point(), 1..9).prop_map(|points| Convex::vertices(points).unwrap());
    let rounded = (proptest::collection::vec(point(), 1..4), 0.0..2.0_f64)
        .prop_map(|(points, radius)| Convex { radius, ..Convex::vertices(points).unwrap() });
    let ellipsoid =
        (point(), proptest::array::uniform3(0.0..3.0_f64)).prop_map(move |(center, [x, y, z])| {
            let semi_axes = [DVec3::X * x, DVec3::Y * y, DVec3::Z * z * depth];
            Convex { core: Core::Ellipsoid { center, semi_axes }, radius: 0.0 }
        });
    prop_oneof![4 => hull, 1 => rounded, 1 => ellipsoid]
}

fn scene() -> impl Strategy<Value = (Dimension, Convex<DVec3>, Convex<DVec3>, Settings)> {
    (dimension(), precision()).prop_flat_map(|(dimension, precision)| scene_with(dimension, precision))
}

pub(crate) fn dimension() -> impl Strategy<Value = Dimension> {
    prop_oneof![Just(Dimension::Two), Just(Dimension::Three)]
}

fn precision() -> impl Strategy<Value = Precision> {
    prop_oneof![Just(Precision::F32), Just(Precision::F64)]
}

fn scene_with(
    dimension: Dimension,
    precision: Precision,
) -> impl Strategy<Value = (Dimension, Convex<DVec3>, Convex<DVec3>, Settings)> {
    (proptest::sample::select(&Algorithm::NAMED[..]), proptest::array::uniform3(-1.0..1.0_f64)).prop_flat_map(
        move |(algorithm, [x, y, z])| {
            let flat = dimension == Dimension::Two;
            let algorithm =
                if algorithm.refusal(dimension).is_some() { Algorithm::Djonov } else { algorithm };
            let initial_direction = if flat { DVec3::new(x, y, 0.0) } else { DVec3::new(x, y, z) };
            let next_directions =
                [-initial_direction, DVec3::Y, DVec3::NEG_Y, DVec3::X].into_iter().collect();
            let settings =
                Settings { algorithm, initial_direction, next_directions, precision, ..Settings::default() };
            (Just(dimension), convex(flat), convex(flat), Just(settings))
        },
    )
}

proptest! {
    #![proptest_config(tries(2000))]

    #[test]
    fn a_recorded_run_and_a_bare_one_end_the_same((dimension, p, q, settings) in scene()) {
        let query = Query { p: &p, q: &q, dimension, settings };
        let trace = gjk::run(&query);
        prop_assert_eq!(gjk::decide(&query), trace.outcome);
        prop_assert_eq!(gjk::run(&query), trace);
    }

    #[test]
    fn the_plane_is_never_left(
        (dimension, p, q, settings) in precision().prop_flat_map(|precision| scene_with(Dimension::Two, precision))
    ) {
        for event in gjk::run(&Query { p: &p, q: &q, dimension, settings }).events {
            match event {
                Event::Supported(Supported { direction, support, .. }) => {
                    prop_assert_eq!([direction.z, support.point.z, support.on_p.z, support.on_q.z], [0.0; 4]);
                }
                Event::Tested(Tested { test, .. }) => prop_assert_eq!(test.normal.z, 0.0),
                Event::Redirected(Redirected { direction, .. }) => prop_assert_eq!(direction.z, 0.0),
                Event::Approached(Approach { nearest, .. }) => prop_assert_eq!(nearest.z, 0.0),
                Event::Epa(epa::EpaEvent::Inflated(epa::Inflated { direction, .. })) => prop_assert_eq!(direction.z, 0.0),
                Event::Measured(measurement) => prop_assert_eq!(measurement.normal.z, 0.0),
                Event::Projected { .. } => panic!("a projection in the plane"),
                Event::OnCores { .. }
                | Event::Ruled { .. }
                | Event::Relabelled { .. }
                | Event::Reduced { .. }
                | Event::Weighed { .. }
                | Event::SettledExactly { .. }
                | Event::Epa(_)
                | Event::Ended(_) => {}
            }
        }
    }

    #[test]
    fn every_simplex_is_made_of_recorded_supports((dimension, p, q, settings) in scene()) {
        let trace = gjk::run(&Query { p: &p, q: &q, dimension, settings });
        let mut recorded: Vec<_> = Vec::new();
        for iteration in trace.iterations() {
            recorded.push(iteration.support);
            prop_assert!(iteration.simplex.points().iter().all(|point| recorded.contains(point)));
            let SupportPoint { point, on_p, on_q, .. } = iteration.support;
            let difference = match settings.precision {
                Precision::F32 => (on_p.as_vec3() - on_q.as_vec3()).as_dvec3(),
                Precision::F64 => on_p - on_q,
            };
            prop_assert_eq!(point, difference);
        }
        prop_assert_eq!(recorded.len(), trace.outcome.supports);
        let last = trace.iterations().pop().map(|iteration| iteration.simplex);
        prop_assert_eq!(last, Some(trace.outcome.simplex));
        prop_assert_eq!(trace.state(trace.steps()).simplex.len() >= trace.outcome.simplex.len(), true);
    }

    #[test]
    fn the_reach_is_the_greatest_over_the_explicit_difference(
        (dimension, p, q, settings) in dimension().prop_flat_map(|dimension| scene_with(dimension, Precision::F64))
    ) {
        let difference = MinkowskiDifference::new(dimension, &p, &q);
        for iteration in gjk::run(&Query { p: &p, q: &q, dimension, settings }).iterations() {
            if settings.algorithm == Algorithm::Distance && p.radius + q.radius > 0.0 {
                // It uses the support mappings of the cores.
                continue;
            }
            let v = iteration.direction;
            let greatest = difference.points.iter().map(|pair| pair.point.dot(v)).fold(f64::MIN, f64::max);
            let roundoff = 1e-13 * v.length() * 30.0;
            prop_assert!(iteration.support_value >= greatest - roundoff, "{} < {}", iteration.support_value, greatest);
            if !difference.curved {
                prop_assert!(iteration.support_value <= greatest + roundoff, "{} > {}", iteration.support_value, greatest);
            }
        }
    }

    #[test]
    fn every_ruling_chooses_one_region((dimension, p, q, settings) in scene()) {
        for event in gjk::run(&Query { p: &p, q: &q, dimension, settings }).events {
            if let Event::Ruled(Ruled { chosen, findings, .. }) = event {
                let by_ruling = findings.iter().filter(|finding| finding.ruling == Ruling::Chosen);
                let by_ruling: Vec<_> = by_ruling.map(|finding| finding.region).collect();
                prop_assert_eq!(by_ruling, [chosen], "{:?}", findings);
            }
        }
    }

    #[test]
    fn what_ends_a_run_is_the_last_event_and_a_rejection_misses_the_origin((dimension, p, q, settings) in scene()) {
        let trace = gjk::run(&Query { p: &p, q: &q, dimension, settings });
        let last = match trace.outcome.measurement {
            Some(measurement) => Event::Measured(measurement),
            None => Event::Ended(trace.outcome.termination),
        };
        prop_assert_eq!(trace.events.last(), Some(&last));
        prop_assert!(trace.outcome.supports <= settings.iteration_limit.max(34));
        let rejected = trace.events.iter().filter_map(|event| if let Event::Supported(Supported { test: ReachTest::Rejected, support_value, .. }) = event { Some(*support_value) } else { None });
        for reach in rejected {
            prop_assert!(reach <= 1e-6, "rejected at a reach of {}", reach);
        }
    }
}
