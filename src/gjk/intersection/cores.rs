//! Balls, capsules, and a ball beside a box: the distance of the cores against the sum of the radii.

use super::corners::{UNDERFLOW, sum_of_components};
use crate::geometry::PosedPair;
use crate::gjk::outcome::Verdict;

/// The roundoff of a squared length and of a root, generously.
const ROUNDOFF: f64 = 8.0 * f64::EPSILON;

/// The verdict where the cores have a formula for their nearest points and roundoff leaves nothing open.
///
/// Two points of the cores are known that lie near to each other. If the radii reach from one to the other, the shapes
/// overlap, whether or not these are the nearest. If they are, the direction between them separates the shapes, which the
/// reach of the cores along it tells.
#[inline]
pub(in crate::gjk) fn decide(pair: &PosedPair<'_>) -> Option<Verdict> {
    let radius = pair.radius();
    let witness = pair.witness()?;
    let squared = witness.dot(witness) * (1.0 + ROUNDOFF) + UNDERFLOW;
    // Both points are off by `error` along each axis.
    let reachable = radius - 4.0 * pair.error();
    if reachable > 0.0 && squared < reachable * reachable {
        return Some(Verdict::Overlap);
    }
    let beyond = pair.core_reach(-witness) + squared.sqrt() * (1.0 + ROUNDOFF) * radius;
    let bound = pair.reach_error() * sum_of_components(witness) + UNDERFLOW;
    (beyond < -bound).then_some(Verdict::Separate)
}
