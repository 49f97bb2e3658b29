//! The test whether an arrangement can occur in a run: the positions that A and O cannot have.
//!
//! A query reaches the decision about a simplex only through the iterations before it. The run has passed
//! each test here by then; it would have stopped at an arrangement that fails one. The argument is Djonov's.

use glam::DVec3;

use super::arrangement::Arrangement;
use crate::gjk::Letter::{self, A, B, C, D};

/// A test that the run has passed before this decision, and that an arrangement may fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EarlierTest {
    /// In the iteration that added B: the newest point passes the origin, so O is not outside the edge BC at
    /// its end B.
    EndAtB,
    /// In the iteration that added B: the search went from C toward O, so O is not outside the edge BC at
    /// its end C.
    EndAtC,
    /// In the iteration that added B: O is not outside this edge of triangle BCD, one of the two edges at B.
    Wall([Letter; 2]),
    /// In the iteration that added B: B passed the origin in the direction away from CD, so O is not outside CD.
    OldWall,
    /// In the iteration that kept BCD: the triangle is oriented so that O is above it.
    Floor,
    /// In the support mapping: A maximizes the product with v, so it is not behind the old points.
    Backwards,
    /// In this iteration: A passes the origin, A·v ≥ 0.
    Reach,
}

/// A test that an arrangement fails, with the value that shows it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Violation {
    /// The test.
    pub test: EarlierTest,
    /// The product that was compared with zero: negative for [`EarlierTest::Reach`], [`EarlierTest::Backwards`] and
    /// [`EarlierTest::Floor`], positive for the others, where it means outside. Its unit is a power of the scene unit.
    pub value: f64,
}

/// Lists every test that the arrangement fails, the earliest first; empty for an arrangement that can occur
/// in a run.
pub fn violations(arrangement: &Arrangement) -> Vec<Violation> {
    let mut violations: Vec<Violation> = earlier_tests(arrangement)
        .into_iter()
        .filter_map(|(test, normal, from)| {
            let outside = if test == EarlierTest::Floor { -1.0 } else { 1.0 };
            fails(arrangement, normal, from, outside).map(|value| Violation { test, value })
        })
        .collect();
    // If O is on the kept points, the direction is zero or roundoff, and excludes nothing.
    if arrangement.is_on_kept() {
        return violations;
    }
    let direction = arrangement.direction();
    let [a, b] = [A, B].map(|letter| arrangement.relative_to_origin(letter));
    // A point behind B has not passed O either: the first of the two tests is the more specific.
    let of_this_iteration = [(EarlierTest::Backwards, a - b), (EarlierTest::Reach, a)];
    violations.extend(of_this_iteration.into_iter().find_map(|(test, from)| {
        fails(arrangement, direction, from, -1.0).map(|value| Violation { test, value })
    }));
    violations
}

/// The product, if it exceeds the roundoff and has the sign of `outside`.
fn fails(arrangement: &Arrangement, normal: DVec3, from: DVec3, outside: f64) -> Option<f64> {
    let value = normal.dot(from);
    (value * outside > arrangement.slack() * normal.length()).then_some(value)
}

/// The tests of the earlier iterations, each with its normal and the vector from its plane to O.
fn earlier_tests(arrangement: &Arrangement) -> Vec<(EarlierTest, DVec3, DVec3)> {
    let [b, c, d] = [B, C, D].map(|letter| arrangement.relative_to_origin(letter));
    // The vector from a point to O is minus that point.
    match arrangement.kept() {
        2 => vec![(EarlierTest::EndAtC, c - b, -c), (EarlierTest::EndAtB, b - c, -b)],
        3 => {
            let normal = arrangement.direction();
            vec![
                (EarlierTest::OldWall, (d - c).cross(normal), -c),
                (EarlierTest::Wall([B, C]), (c - b).cross(normal), -b),
                (EarlierTest::Wall([B, D]), (b - d).cross(normal), -b),
                (EarlierTest::Floor, normal, -b),
            ]
        }
        _ => Vec::new(),
    }
}
