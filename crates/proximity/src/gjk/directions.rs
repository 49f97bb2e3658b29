//! A run along given directions, as in W. Bittle, *GJK (Gilbert–Johnson–Keerthi)*, dyn4j.org, 13 April 2010, before its
//! first algorithm: the support points of some directions make a simplex, and if it contains the origin, the shapes
//! overlap.
//!
//! Three points make the simplex in 2D, four in 3D. If it does not contain the origin, “we can calculate another point
//! and use it instead”: the next point replaces the newest. The run proves an overlap or nothing: it has no test that
//! separates. The origin is inside if all its barycentric coordinates are positive, as computed; a simplex without area
//! or volume decides nothing.

use super::outcome::{Termination, Verdict};
use super::region::{Grounds, Region};
use super::search::{CUT_SHORT, ENCLOSED, Ending, Search};
use super::settings::Directions;
use super::simplex::Letter;
use super::trace::{ReachTest, Recorder};
use crate::geometry::{Scalar, Vector};

/// The end of a list that proves nothing.
const OUT_OF_DIRECTIONS: Ending =
    Ending { termination: Termination::OutOfDirections, answer: None, verdict: Verdict::Undecided };

/// Runs along the first direction of the search, and then along these.
pub(super) fn solve<V: Vector, R: Recorder>(search: &mut Search<'_, V, R>, others: &Directions) -> Ending {
    let full = &Letter::ALL[..=search.dimension.count()];
    // In f32 a short direction may be zero. It would say nothing.
    let mut others = others.as_slice().iter().map(|it| V::from_f64(*it)).filter(|it| *it != V::ZERO);
    while !search.is_exhausted() {
        let (support, support_value) = search.next_support();
        search.accept(support, support_value, ReachTest::Untested);
        let is_full = search.simplex.len() == full.len();
        if is_full {
            let foot = search.weigh(full);
            if foot.is_some_and(|foot| foot.weights().iter().all(|weight| *weight > V::Scalar::ZERO)) {
                search.rule_by_weights(Region::Interior, Grounds::AllWeights);
                return ENCLOSED;
            }
        }
        let Some(next) = others.next() else { return OUT_OF_DIRECTIONS };
        if is_full {
            search.keep(&full[1..]);
        }
        search.look_aside(next);
    }
    CUT_SHORT
}
