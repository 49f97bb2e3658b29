//! The argument for the regions, checked on random traces in integers. The origin is in the region that was found, and
//! in none of the excluded regions. Every tested plane separates the simplex from the origin exactly if the sign of its
//! number says so.
//!
//! Coordinates are whole numbers up to 100, so that every product that the algorithms compute is exact in f64, and the
//! numbers of the trace can be compared with integers without a tolerance. Half of the pairs have coordinates up to 2,
//! where origins on edges, faces and vertices, repeated points and zero directions are common. The tests find the
//! nearest features by trying all of them, independently of the solvers.

mod nearest;
mod walk;

use std::cell::RefCell;
use std::cmp::Ordering;
use std::collections::BTreeMap;

use dashu_int::IBig;
use gjk_proximity::geometry::Dimension;
use gjk_proximity::gjk::{Algorithm, Letter, PlaneQuestion, Region, RegionRuling, Ruling};
use proptest::prelude::*;
use proptest::test_runner::TestRunner;

use crate::shapes::tries;
use nearest::{Distance, in_open_region, minimal_features};
use walk::{Ruled, Tested, Walk, walk};

/// The number of occurrences of each case: a property without cases is not tested.
type Met = BTreeMap<&'static str, usize>;

fn note(met: &RefCell<Met>, what: &'static str) {
    *met.borrow_mut().entry(what).or_default() += 1;
}

fn at_least(met: &RefCell<Met>, expected: &[(&'static str, usize)]) {
    let met = met.borrow();
    for (what, count) in expected {
        let found = met.get(what).copied().unwrap_or_default();
        assert!(found >= *count, "{what}: {found} of {count}, in {met:?}");
    }
}

/// Walks the traces of random pairs.
fn on_random_pairs(
    algorithm: Algorithm,
    dimension: Dimension,
    check: impl Fn(&Walk) -> Result<(), TestCaseError>,
) {
    let point = |most: i32| (-most..=most, -most..=most, -most..=most);
    let shape = move |most: i32| proptest::collection::vec(point(most), 1..9);
    let pair = prop_oneof![(shape(2), shape(2)), (shape(100), shape(100)), (shape(6), shape(3))];
    let start = point(3);
    TestRunner::new(tries(4000))
        .run(&(pair, start), |((p, q), start)| check(&walk(algorithm, dimension, [&p, &q], start)))
        .unwrap();
}

const PROVED: [(Algorithm, Dimension); 4] = [
    (Algorithm::Djonov, Dimension::Two),
    (Algorithm::Djonov, Dimension::Three),
    (Algorithm::Robust, Dimension::Two),
    (Algorithm::Robust, Dimension::Three),
];

fn chosen(ruled: &Ruled) -> Region {
    let mut chosen = ruled.findings.iter().filter(|finding| finding.ruling == Ruling::Chosen);
    chosen.next().expect("one region is chosen").region
}

const fn is_impossible(ruling: Ruling) -> bool {
    matches!(
        ruling,
        Ruling::ImpossibleSincePreviousDirection
            | Ruling::ImpossibleSinceReachTest
            | Ruling::ImpossibleSinceEarlierTest
    )
}

/// The origin's nearest point of the simplex lies on the feature of the region that is chosen.
#[test]
fn the_chosen_region_holds_the_projection_of_the_origin() {
    let met = RefCell::new(Met::new());
    for (algorithm, dimension) in PROVED {
        on_random_pairs(algorithm, dimension, |walk| {
            for ruled in &walk.ruled {
                let region = chosen(ruled);
                let of_simplex = Distance::of(&ruled.points);
                let of_feature = Distance::of(&ruled.corners_of(region));
                prop_assert_eq!(
                    &of_feature,
                    &of_simplex,
                    "{} {:?}: {} of {:?}",
                    algorithm,
                    dimension,
                    region,
                    ruled
                );
                note(
                    &met,
                    match region {
                        Region::Vertex(_) => "vertex",
                        Region::Edge(_) => "edge",
                        Region::Face(..) => "face",
                        Region::Interior => "inside",
                    },
                );
                if of_simplex.is_zero() {
                    note(&met, "origin on the simplex");
                }
                if ruled.is_seen_along_an_edge {
                    note(&met, "seen along an edge");
                }
            }
            Ok(())
        });
    }
    at_least(
        &met,
        &[
            ("edge", 5000),
            ("face", 2000),
            ("inside", 1000),
            ("origin on the simplex", 1000),
            ("seen along an edge", 50),
        ],
    );
}

/// The interior of a region that was ruled impossible never contains the origin. If the newest point passed the origin,
/// the simplex is not flat and the origin is not on it, the feature of the region is not the nearest one either, so the
/// border of the region does not contain the origin either. (With a support value of exactly 0 the origin may be on a
/// border that the adjacent region shares; and an origin on a face is on the border of both sides.)
#[test]
fn an_impossible_region_never_holds_the_origin() {
    let met = RefCell::new(Met::new());
    for (algorithm, dimension) in PROVED {
        on_random_pairs(algorithm, dimension, |walk| {
            for ruled in &walk.ruled {
                let is_off = !Distance::of(&ruled.points).is_zero();
                let is_strict = ruled.passed && is_off && ruled.is_independent();
                let nearest = minimal_features(&ruled.points);
                for RegionRuling { region, ruling, .. } in
                    ruled.findings.iter().filter(|finding| is_impossible(finding.ruling))
                {
                    let corners = ruled.numbers_of(*region);
                    let context = || format!("{algorithm} {dimension:?}: {region} in {ruled:?}");
                    prop_assert!(!in_open_region(&ruled.points, &corners), "{}", context());
                    if is_strict {
                        prop_assert!(!nearest.contains(&corners), "{}", context());
                    }
                    note(
                        &met,
                        match ruling {
                            Ruling::ImpossibleSincePreviousDirection => "direction",
                            Ruling::ImpossibleSinceReachTest => "reach",
                            _ => "earlier test",
                        },
                    );
                }
                note(&met, if is_strict { "strict" } else { "not strict" });
            }
            Ok(())
        });
    }
    at_least(
        &met,
        &[
            ("direction", 5000),
            ("reach", 5000),
            ("earlier test", 5000),
            ("strict", 5000),
            ("not strict", 500),
        ],
    );
}

/// Every plane goes through A, its normal is that of the question, and its number has the sign of the side on which the
/// origin lies. The rest of the face, and of the tetrahedron, lies on the other side: so a positive number separates the
/// origin from it.
#[test]
fn every_tested_plane_separates_as_its_sign_says() {
    let met = RefCell::new(Met::new());
    let others = [
        (Algorithm::Bittle, Dimension::Two),
        (Algorithm::Winter, Dimension::Two),
        (Algorithm::Winter, Dimension::Three),
    ];
    for (algorithm, dimension) in PROVED.into_iter().chain(others) {
        on_random_pairs(algorithm, dimension, |walk| {
            for tested in &walk.tested {
                check_plane(algorithm, tested, &met)?;
            }
            Ok(())
        });
    }
    at_least(
        &met,
        &[
            ("positive", 5000),
            ("zero", 500),
            ("negative", 5000),
            ("along", 1000),
            ("edge", 5000),
            ("face", 5000),
        ],
    );
}

fn check_plane(algorithm: Algorithm, tested: &Tested, met: &RefCell<Met>) -> Result<(), TestCaseError> {
    let context = || format!("{algorithm}: {tested:?}");
    let exact = tested.normal();
    let side = |value: &IBig| value.signum();
    let zero = IBig::ZERO;
    prop_assert!(tested.is_through_a(), "{}", context());
    let a = &tested.points[0];
    let value = exact.dot(&-a);
    prop_assert_eq!(side(&value), tested.sign(), "{}", context());
    note(
        met,
        match value.cmp(&zero) {
            Ordering::Greater => "positive",
            Ordering::Less => "negative",
            Ordering::Equal => "zero",
        },
    );
    // The normal in the trace has the direction of the normal of the question.
    let of_trace = tested.normal_of_trace();
    prop_assert!(exact.cross(&of_trace).is_zero() && exact.dot(&of_trace) >= zero, "{}", context());
    prop_assert_eq!(exact.is_zero(), of_trace.is_zero(), "{}", context());
    let reach = |point: usize| exact.dot(&(&tested.points[point] - a));
    match tested.question {
        PlaneQuestion::Along { edge: [_, to] } => {
            note(met, "along");
            prop_assert!(reach(to as usize) >= zero, "{}", context());
        }
        PlaneQuestion::BeyondEdge { edge: [_, to], face } => {
            note(met, "edge");
            prop_assert_eq!(reach(to as usize), IBig::ZERO, "{}", context());
            let third = face.into_iter().skip(1).find(|letter| *letter != to).expect("three letters");
            // Strictly, unless the triangle is flat.
            prop_assert!(reach(third as usize) < zero || exact.is_zero(), "{}", context());
        }
        PlaneQuestion::OverFace { face } => {
            note(met, "face");
            for letter in face {
                prop_assert_eq!(reach(letter as usize), IBig::ZERO, "{}", context());
            }
            let fourth = (0..tested.points.len()).find(|index| face.iter().all(|it| *it as usize != *index));
            if let Some(fourth) = fourth {
                note(met, "fourth");
                prop_assert!(reach(fourth) <= zero, "{}", context());
            }
        }
    }
    Ok(())
}

/// On paper, the exception of Bittle's code: its second direction is the first one turned round, not one toward the
/// origin. Of the segment from (4, 1) to (1, −1) the first point along (0, 1) is (4, 1), and along (0, −1) the other is
/// found, which passes the origin by 1. AB·AO is (3, 2)·(−1, 1) = −1: the origin is nearest to the newest point, but
/// the code rules its region impossible and chooses the edge.
#[test]
fn bittles_second_direction_is_not_towards_the_origin() {
    let walk = walk(Algorithm::Bittle, Dimension::Two, [&[(4, 1, 0), (1, -1, 0)], &[(0, 0, 0)]], (0, 1, 0));
    let ruled = &walk.ruled[0];
    let RegionRuling { region, ruling, .. } = ruled.findings[0];
    assert_eq!((region, ruling), (Region::Vertex(Letter::A), Ruling::ImpossibleSinceReachTest));
    assert!(in_open_region(&ruled.points, &ruled.numbers_of(region)));
    assert_eq!(chosen(ruled), Region::Edge([Letter::A, Letter::B]));
    assert_eq!(minimal_features(&ruled.points), [vec![0]]);
}
