//! A minimum translation of two curved shapes that overlap, and the disc around it that proves there is no shorter one.
//!
//! Let h(n) be the support value of P ⊖ Q along a unit vector n; the depth is the minimum of h. Let h have a local
//! minimum U at n, with the foot of the origin F = U n, and let h be at least U within an angle θ of n. Then outside θ
//! it is at least the support value of the disc about F, perpendicular to n, with the radius U tan(θ/2).
//!
//! Proof: H(t) = h(n + t), with t perpendicular to n, is convex and has its minimum U at t = 0. At |t| = tan θ it is at
//! least U / cos θ. Farther out it cannot rise less than the line through both, which is the support function of the
//! disc. The support value of a sum of directions is at most the sum of their support values, so this holds past 90° as
//! well.
//!
//! So an expanding polytope may treat the disc as a part of P ⊖ Q: if it finds nothing nearer than U, then nothing is.

use glam::DVec3;

use super::facet::MISS;
use crate::geometry::{Facing, Vector as _, WitnessPoints};

/// A direction along which two cores separate by a translation that is locally the shortest.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MinimumTranslation {
    /// The unit vector along which Q leaves P.
    pub(crate) normal: DVec3,
    /// The support value of the cores' difference along it.
    pub(crate) depth: f64,
    /// Points of the cores with `on_p − on_q = depth · normal`, up to roundoff.
    pub(crate) cores: WitnessPoints,
    /// The radius of the disc.
    pub(super) clearance: f64,
}

impl MinimumTranslation {
    /// Returns the minimum translation through a flat end, if it ends above the disc, which is a part of the difference
    /// there.
    pub(super) fn through(end: &Facing) -> Option<Self> {
        let (depth, clearance) = (-end.height(), end.clearance());
        let ends_above = depth > 0.0 && clearance > 0.0;
        ends_above.then(|| Self { normal: end.normal_from_p(), depth, cores: end.points(), clearance })
    }

    /// Returns whether the points realize the translation. They may not if the direction is that of a flat end, whose
    /// rim has unbounded curvature.
    pub(super) fn is_shown(&self) -> bool {
        let WitnessPoints { on_p, on_q } = self.cores;
        let miss = on_p - on_q - self.normal * self.depth;
        miss.max_abs() <= MISS * f64::EPSILON * (on_p.max_abs() + on_q.max_abs())
    }

    /// Returns points on the rim of the disc, which represent it.
    pub(super) fn corners(&self) -> [DVec3; 4] {
        let foot = self.normal * self.depth;
        let (s, t) = self.normal.any_orthonormal_pair();
        [s, t, -s, -t].map(|axis| foot + axis * self.clearance)
    }

    /// Returns whether the support value of the hull of the corners is at least the length of the translation along a
    /// direction, of length one and off by at most this angle. Half of the disc suffices, and the hull contains seven
    /// tenths of it.
    pub(super) fn has_beside(&self, direction: DVec3, error: f64) -> bool {
        let tangent = self.clearance / self.depth;
        let half = 0.25 * tangent * tangent;
        error < 0.2 * tangent && direction.dot(self.normal) * (1.0 + half) >= 1.0 - half
    }
}
