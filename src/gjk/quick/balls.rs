//! The balls around two shapes and those inside of them, about their local origins: no rotation matters.

use super::corners::UNDERFLOW;
use crate::geometry::PosedPair;
use crate::gjk::outcome::Verdict;

/// The roundoff of a squared length, generously.
const ROUNDOFF: f64 = 8.0 * f64::EPSILON;

/// The verdict, where the local origins are farther apart than the balls around the shapes reach, or nearer than those
/// inside.
///
/// Of two balls that decides all but a touch; of other shapes, those that are far apart or deep in each other.
#[inline]
pub(super) fn decide(pair: &PosedPair<'_>) -> Option<Verdict> {
    let squared = pair.between_origins().length_squared();
    // A point of the difference is off by `error` along each axis, and the radii by less.
    let error = 4.0 * pair.error();
    let reachable = pair.outer() + error;
    if squared > reachable * reachable * (1.0 + ROUNDOFF) + UNDERFLOW {
        return Some(Verdict::Separate);
    }
    let within = pair.inner() - error;
    let is_within = within > 0.0 && squared * (1.0 + ROUNDOFF) + UNDERFLOW < within * within;
    is_within.then_some(Verdict::Overlap)
}
