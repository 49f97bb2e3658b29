//! The lengths of two balls: the distance of their centers minus the radii.

use glam::DVec3;

use super::{ClosestPoints, Penetration, around};
use crate::geometry::exact::BoundedReal;
use crate::geometry::roundoff::{SQUARE, UNDERFLOW};
use crate::geometry::{PosedRef, Vector as _, WitnessPoints};

/// Two balls.
pub(super) struct Balls {
    /// The centers, as two fields: the compiler copies an array of them through memory.
    on_p: DVec3,
    on_q: DVec3,
    radii: [f64; 2],
}

impl Balls {
    /// Creates the balls. Returns `None` for other shapes.
    #[inline]
    pub(super) fn of(p: &PosedRef<'_>, q: &PosedRef<'_>) -> Option<Self> {
        Some(Self { on_p: p.middle()?, on_q: q.middle()?, radii: [p.radius(), q.radius()] })
    }

    /// Returns the distance of the balls, zero if they touch or overlap. Returns `None` if roundoff leaves it open.
    #[inline]
    pub(super) fn distance(&self) -> Option<f64> {
        let (squared, touching) = self.squares();
        // The larger one is more than half of both together.
        if touching - squared > 2.0 * SQUARE * touching + UNDERFLOW {
            return Some(0.0);
        }
        BoundedReal::separation_beyond([self.on_p, self.on_q], self.radii)
    }

    /// Returns the closest points: `Some(None)` if the balls overlap, `None` if roundoff leaves that open.
    #[expect(
        clippy::option_option,
        reason = "points, certainly none, and not certain: `?` leaves by the last"
    )]
    pub(super) fn closest_points(&self) -> Option<Option<ClosestPoints>> {
        if self.clear_sign() == Some(-1) {
            return Some(None);
        }
        let gap = self.gap();
        if gap.sign()? < 0 {
            return Some(None);
        }
        let (points, normal) = self.points();
        Some(Some(ClosestPoints { distance: gap.nearest()?, normal, points }))
    }

    /// Returns the penetration depth: `Some(None)` if the balls touch or are separate, `None` if roundoff leaves that
    /// open.
    #[expect(
        clippy::option_option,
        reason = "a depth, certainly none, and not certain: `?` leaves by the last"
    )]
    pub(super) fn penetration(&self) -> Option<Option<Penetration>> {
        if self.clear_sign() == Some(1) {
            return Some(None);
        }
        let gap = self.gap();
        if gap.sign()? >= 0 {
            return Some(None);
        }
        let (points, normal) = self.points();
        Some(Some(Penetration { depth: (-gap).nearest()?, normal, points }))
    }

    /// Returns the squares of the distance of the centers and of the sum of the radii.
    #[inline]
    fn squares(&self) -> (f64, f64) {
        let radius = self.radii[0] + self.radii[1];
        (self.on_p.distance_squared(self.on_q), radius * radius)
    }

    /// Returns the sign of the gap, 1 or −1, if f64 can decide it. Written so that numbers that are not finite decide
    /// nothing.
    #[inline]
    fn clear_sign(&self) -> Option<i8> {
        let (squared, touching) = self.squares();
        let excess = squared - touching;
        let is_clear = excess.abs() > SQUARE * (squared + touching) + UNDERFLOW;
        is_clear.then_some(if excess > 0.0 { 1 } else { -1 })
    }

    /// Returns the signed distance, negative if the balls overlap.
    #[inline]
    fn gap(&self) -> BoundedReal {
        BoundedReal::distance_beyond([self.on_p, self.on_q], self.radii)
    }

    /// Returns the points on the line through the centers, and its direction from P to Q.
    fn points(&self) -> (WitnessPoints, DVec3) {
        let Self { on_p, on_q, .. } = *self;
        let normal = (on_q - on_p).unit();
        (around(WitnessPoints { on_p, on_q }, normal, self.radii), normal)
    }
}
