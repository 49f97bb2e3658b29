//! Balls, capsules, and a ball beside a box: the distance of the cores compared with the sum of the radii.

use super::corners::sum_of_components;
use crate::geometry::PosedPair;
use crate::geometry::roundoff::{SQUARE, UNDERFLOW};
use crate::gjk::outcome::Verdict;

/// Returns the verdict if the cores have a formula for their closest points and roundoff leaves nothing open.
///
/// The formula gives two points of the cores that lie close to each other. If their distance is less than the sum of
/// the radii, the shapes overlap, whether or not these are the closest points. If they are the closest points and the
/// radii do not bridge them, the direction between them separates the shapes; the support value of the cores along it
/// proves that.
#[inline]
pub(in crate::gjk) fn decide(pair: &PosedPair<'_>) -> Option<Verdict> {
    let radius = pair.radius();
    let witness = pair.witness()?;
    let squared = witness.dot(witness) * (1.0 + SQUARE) + UNDERFLOW;
    // Both points are off by `error` along each axis.
    let reachable = radius - 4.0 * pair.error();
    if reachable > 0.0 && squared < reachable * reachable {
        return Some(Verdict::Overlap);
    }
    let beyond = pair.core_reach(-witness) + squared.sqrt() * (1.0 + SQUARE) * radius;
    let bound = pair.reach_error() * sum_of_components(witness) + UNDERFLOW;
    (beyond < -bound).then_some(Verdict::Separate)
}
