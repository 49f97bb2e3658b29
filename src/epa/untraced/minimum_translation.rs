//! A minimum translation of two curved shapes that overlap, and how far around it there is no shorter one.
//!
//! Let h(n) be how far P ⊖ Q reaches along n, a unit vector: the depth is the least of all h. Let it have a minimum U at n, with
//! the foot of the origin F = U n, and let h be no less than U within an angle θ of n. Then beyond θ it is no less than the reach
//! of the disc about F, perpendicular to n, with the radius U tan(θ/2). For H(t) = h(n + t), with t perpendicular to n, is
//! convex, has its minimum U at t = 0, and at |t| = tan θ it is at least U / cos θ. Farther out it cannot rise less than the line
//! through both, which is the reach of the disc; and where a sum of directions reaches no farther than both together, this holds
//! beyond 90° as well. So an expanding polytope may take the disc for a part of P ⊖ Q: if it finds nothing nearer than U, then
//! nothing is.

use glam::DVec3;

use super::facet::MISS;
use crate::geometry::{Facing, Vector as _, WitnessPoints};

/// A direction in which two cores come apart by a way that is no longer than those near it.
#[derive(Clone, Copy, Debug)]
pub struct MinimumTranslation {
    /// The unit vector along which Q leaves P.
    pub normal: DVec3,
    /// How far the cores' difference reaches along it.
    pub depth: f64,
    /// Points of the cores with `on_p − on_q = depth · normal`, up to roundoff.
    pub cores: WitnessPoints,
    /// The radius of the disc.
    pub(super) clearance: f64,
}

impl MinimumTranslation {
    /// The minimum translation through a flat end, if it ends above the disc, which is a part of the difference there.
    pub(super) fn through(end: &Facing) -> Option<Self> {
        let (depth, clearance) = (-end.height(), end.clearance());
        let ends_above = depth > 0.0 && clearance > 0.0;
        ends_above.then(|| Self { normal: end.normal_from_p(), depth, cores: end.points(), clearance })
    }

    /// Whether the points show the way. Where a direction is that of a flat end, its rim bends beyond all bounds, and they may not.
    pub(super) fn is_shown(&self) -> bool {
        let WitnessPoints { on_p, on_q } = self.cores;
        let miss = on_p - on_q - self.normal * self.depth;
        miss.max_abs() <= MISS * f64::EPSILON * (on_p.max_abs() + on_q.max_abs())
    }

    /// Points on the rim of the disc, which stand for it.
    pub(super) fn corners(&self) -> [DVec3; 4] {
        let foot = self.normal * self.depth;
        let (s, t) = self.normal.any_orthonormal_pair();
        [s, t, -s, -t].map(|axis| foot + axis * self.clearance)
    }

    /// Whether along a direction, of length one and off by no more than this angle, the hull of the corners reaches at least as far
    /// as the way is long: half of the disc does, and the hull holds seven tenths of it.
    pub(super) fn has_beside(&self, direction: DVec3, error: f64) -> bool {
        let tangent = self.clearance / self.depth;
        let half = 0.25 * tangent * tangent;
        error < 0.2 * tangent && direction.dot(self.normal) * (1.0 + half) >= 1.0 - half
    }
}
