//! Which arrangements can happen in a run: where A can never be, and where O can never be.
//!
//! A query reaches the decision about a simplex only through the turns before it. Each of the tests here is one that a
//! run has passed by then; an arrangement that fails one was stopped there. The argument is Djonov's.

use glam::DVec3;

use super::Arrangement;
use crate::gjk::Letter::{self, A, B, C, D};

/// A test of the run up to here, which an arrangement fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Test {
    /// Of the turn that added B: the newest point passes the origin, so O is not beyond the end B of the edge BC.
    EndAtB,
    /// Of the turn that added B: the search went from C towards O, so O is not beyond the end C of the edge BC.
    EndAtC,
    /// Of the turn that added B: O is not beyond this edge of the triangle BCD, seen from B.
    Wall([Letter; 2]),
    /// Of the turn that added B: it passed the origin in the direction away from CD, so O is not beyond CD.
    OldWall,
    /// Of the turn that kept BCD: the triangle is turned so that O is above it.
    Floor,
    /// Of the support mapping: no point lies farther back along v than the old points do, so A does not.
    Backwards,
    /// Of this turn: A passes the origin, A·v ≥ 0.
    Reach,
}

/// A test that an arrangement fails, and the number that shows it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stop {
    /// The test.
    pub test: Test,
    /// The product that was compared with zero: negative for [`Test::Reach`] and [`Test::Backwards`] and for
    /// [`Test::Floor`], positive, for beyond, for the others. In scene units to the power that the product has.
    pub value: f64,
}

/// Every test of the run up to here that the arrangement fails, the earliest first; empty for a legal one.
pub fn stops(arrangement: &Arrangement) -> Vec<Stop> {
    let mut stops: Vec<Stop> = earlier_tests(arrangement)
        .into_iter()
        .filter_map(|(test, normal, from)| {
            let outside = if test == Test::Floor { -1.0 } else { 1.0 };
            fails(arrangement, normal, from, outside).map(|value| Stop { test, value })
        })
        .collect();
    // Where O is on what was kept, the direction is zero, or what rounding has left of that: it stops nothing.
    if arrangement.is_on_kept() {
        return stops;
    }
    let direction = arrangement.direction();
    let [a, b] = [A, B].map(|letter| arrangement.seen(letter));
    // A point farther back than B has not passed O either: the first of the two says more.
    let of_this_turn = [(Test::Backwards, a - b), (Test::Reach, a)];
    stops.extend(of_this_turn.into_iter().find_map(|(test, from)| {
        fails(arrangement, direction, from, -1.0).map(|value| Stop { test, value })
    }));
    stops
}

/// The product, if it lies by more than rounding on the side of zero that is `outside`.
fn fails(arrangement: &Arrangement, normal: DVec3, from: DVec3, outside: f64) -> Option<f64> {
    let value = normal.dot(from);
    (value * outside > arrangement.slack() * normal.length()).then_some(value)
}

/// The tests of the turns before this one, each with the vector and the way from its plane to O that it multiplies.
fn earlier_tests(arrangement: &Arrangement) -> Vec<(Test, DVec3, DVec3)> {
    let [b, c, d] = [B, C, D].map(|letter| arrangement.seen(letter));
    // From a point to O is minus that point.
    match arrangement.kept() {
        2 => vec![(Test::EndAtC, c - b, -c), (Test::EndAtB, b - c, -b)],
        3 => {
            let normal = arrangement.direction();
            vec![
                (Test::OldWall, (d - c).cross(normal), -c),
                (Test::Wall([B, C]), (c - b).cross(normal), -b),
                (Test::Wall([B, D]), (b - d).cross(normal), -b),
                (Test::Floor, normal, -b),
            ]
        }
        _ => Vec::new(),
    }
}
