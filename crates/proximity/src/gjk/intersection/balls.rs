//! The balls around two shapes and inside them, about their local origins: no rotation matters.

use crate::geometry::roundoff::{SQUARE, UNDERFLOW};
use crate::geometry::{PosedPair, PosedRef};
use crate::gjk::outcome::Verdict;

/// Returns the verdict if the distance of the local origins exceeds the radii of the balls around the shapes, or is
/// less than those of the balls inside.
///
/// This decides two balls unless they touch, and other shapes if they are distant or overlap deeply.
#[inline]
pub(in crate::gjk) fn decide(p: &PosedRef<'_>, q: &PosedRef<'_>) -> Option<Verdict> {
    let squared = (p.pose().position - q.pose().position).length_squared();
    let [[around_p, inside_p], [around_q, inside_q]] = [p.balls(), q.balls()];
    // A point of the difference is off by the error along each axis, and the radii by less.
    let error = 4.0 * PosedPair::error_between(p, q);
    let reachable = around_p + around_q + error;
    if squared > reachable * reachable * (1.0 + SQUARE) + UNDERFLOW {
        return Some(Verdict::Separate);
    }
    let within = inside_p + inside_q - error;
    let is_within = within > 0.0 && squared * (1.0 + SQUARE) + UNDERFLOW < within * within;
    // A shape of the plane has no interior in space. If one ball is unknown, the other proves nothing.
    let are_known = inside_p > 0.0 && inside_q > 0.0 && p.prepared().dimension() == q.prepared().dimension();
    (is_within && are_known).then_some(Verdict::Overlap)
}
