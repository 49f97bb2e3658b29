//! The balls around two shapes and those inside of them, about their local origins: no rotation matters.

use super::corners::UNDERFLOW;
use crate::geometry::{Posed, PosedPair};
use crate::gjk::outcome::Verdict;

/// The roundoff of a squared length, generously.
const ROUNDOFF: f64 = 8.0 * f64::EPSILON;

/// The verdict, where the local origins are farther apart than the balls around the shapes reach, or nearer than those
/// inside.
///
/// Of two balls that decides all but a touch; of other shapes, those that are far apart or deep in each other.
#[inline]
pub(in crate::gjk) fn decide(p: &Posed<'_>, q: &Posed<'_>) -> Option<Verdict> {
    let squared = (p.pose().position - q.pose().position).length_squared();
    let [[around_p, inside_p], [around_q, inside_q]] = [p.balls(), q.balls()];
    // A point of the difference is off by the error along each axis, and the radii by less.
    let error = 4.0 * PosedPair::error_between(p, q);
    let reachable = around_p + around_q + error;
    if squared > reachable * reachable * (1.0 + ROUNDOFF) + UNDERFLOW {
        return Some(Verdict::Separate);
    }
    let within = inside_p + inside_q - error;
    let is_within = within > 0.0 && squared * (1.0 + ROUNDOFF) + UNDERFLOW < within * within;
    // A shape of the plane has no inside in space, and where one ball is not known, the other tells nothing.
    let are_known = inside_p > 0.0 && inside_q > 0.0 && p.prepared().dimension() == q.prepared().dimension();
    (is_within && are_known).then_some(Verdict::Overlap)
}
