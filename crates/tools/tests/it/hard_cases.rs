//! The robust query on every pair of the literature, from every direction, at many scales, in both precisions.

use gjk_proximity::geometry::{Convex, Dimension};
use gjk_proximity::gjk::{self, Precision, Query, Settings, Verdict};
use glam::DVec3;

use crate::agreement::{by_explicit_difference, robust, vertices};
use crate::published;
use crate::shapes::{directions, integers};

#[test]
fn the_traps_from_every_direction() {
    for case in published::of_polytopes() {
        let (name, truth) = (case.name, case.truth);
        assert_eq!(by_explicit_difference(&case.pair, case.dimension), truth, "{name}: the stated truth");
        for direction in case.directions() {
            let outcome = robust(&case.pair, case.dimension, direction).outcome;
            assert_eq!(outcome.verdict, truth, "{name} from {direction}: {:?}", outcome.termination);
        }
    }
}

#[test]
fn the_same_from_a_millionth_to_a_million() {
    for scale in [1e-6, 1e-3, 1e3, 1e6] {
        for case in published::of_polytopes() {
            let scaled =
                case.pair.map(|shape| Convex::vertices(vertices(&shape).iter().map(|v| *v * scale)).unwrap());
            let truth = by_explicit_difference(&scaled, case.dimension);
            let outcome = robust(&scaled, case.dimension, DVec3::X).outcome;
            assert_eq!(outcome.verdict, truth, "{} at scale {scale}", case.name);
        }
    }
}

#[test]
fn reported_pairs_from_every_direction() {
    for case in published::reports() {
        let ([p, q], truth, name) = (&case.pair, case.truth, case.name);
        let directions = case.directions();
        for (initial_direction, precision) in
            directions.iter().flat_map(|it| [(*it, Precision::F32), (*it, Precision::F64)])
        {
            let settings = Settings { initial_direction, precision, ..Settings::default() };
            let query = Query { p, q, dimension: case.dimension, settings };
            let outcome = gjk::decide(&query);
            assert_eq!(outcome.verdict, truth, "{name} in {} from {initial_direction}", precision.name());
            let reference = gjk::reference(&query, &outcome);
            assert_eq!((reference.verdict, reference.certified), (truth, true), "{name}");
        }
    }
}

/// Jolt's `ClosestPointTest`: a tetrahedron with one corner given twice, all six ways.
#[test]
fn tetrahedra_with_a_corner_given_twice() {
    let corners = [[2, 0, 0], [1, 0, 1], [2, 0, 1], [1, 1, 0]];
    for (from, to) in [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)] {
        let mut twice = corners;
        twice[to] = twice[from];
        // Seen from the origin it is separate; from one of its corners it touches.
        for (point, truth) in [([0, 0, 0], Verdict::Separate), (corners[from], Verdict::Touching)] {
            let shapes = [integers(&[point]), integers(&twice)];
            for direction in directions() {
                let outcome = robust(&shapes, Dimension::Three, direction).outcome;
                assert_eq!(outcome.verdict, truth, "{from} = {to} from {direction}");
            }
        }
    }
}
