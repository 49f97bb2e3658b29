//! The lengths of two balls: the distance of their middles, less the radii.

use glam::DVec3;

use super::{ClosestPoints, Penetration, around};
use crate::geometry::exact::BoundedReal;
use crate::geometry::{Posed, Vector as _, WitnessPoints};

/// By how much the square of a distance and that of the sum of the radii must differ to be told apart in f64, in machine
/// epsilons of both together. With half an epsilon u, the three differences, their squares and the two sums lose 5u of the
/// one, the sum and its square 3u of the other, and the difference of both another u: 3ε. More than twice that.
const CLEAR: f64 = 8.0;

/// More than what squares lose below the normal range.
const UNDERFLOW: f64 = 1e-290;

/// Two balls.
pub(super) struct Balls {
    middles: [DVec3; 2],
    radii: [f64; 2],
}

impl Balls {
    /// None for other shapes.
    #[inline]
    pub(super) fn of(p: &Posed<'_>, q: &Posed<'_>) -> Option<Self> {
        Some(Self { middles: [p.middle()?, q.middle()?], radii: [p.radius(), q.radius()] })
    }

    /// How far apart they are, zero where they touch or overlap; none where that is open.
    #[inline]
    pub(super) fn distance(&self) -> Option<f64> {
        let (squared, touching) = self.squares();
        // The larger one is more than half of both together.
        if touching - squared > 2.0 * CLEAR * f64::EPSILON * touching + UNDERFLOW {
            return Some(0.0);
        }
        BoundedReal::separation_beyond(self.middles, self.radii)
    }

    /// Their nearest points; the inner none where they overlap, the outer where that is open.
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

    /// How deep they are in each other; the inner none where they touch or are apart, the outer where that is open.
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

    /// The squares of the distance of the middles and of the sum of the radii.
    #[inline]
    fn squares(&self) -> (f64, f64) {
        let [on_p, on_q] = self.middles;
        let radius = self.radii[0] + self.radii[1];
        (on_p.distance_squared(on_q), radius * radius)
    }

    /// The sign of the gap, 1 or −1, where f64 tells it. Written so that numbers that are not finite tell nothing.
    #[inline]
    fn clear_sign(&self) -> Option<i8> {
        let (squared, touching) = self.squares();
        let excess = squared - touching;
        let is_clear = excess.abs() > CLEAR * f64::EPSILON * (squared + touching) + UNDERFLOW;
        is_clear.then_some(if excess > 0.0 { 1 } else { -1 })
    }

    /// How far apart they are, negative where they overlap.
    #[inline]
    fn gap(&self) -> BoundedReal {
        BoundedReal::distance_beyond(self.middles, self.radii)
    }

    /// The points on the line through their middles, and its direction from P to Q.
    fn points(&self) -> (WitnessPoints, DVec3) {
        let [on_p, on_q] = self.middles;
        let normal = (on_q - on_p).unit();
        (around(WitnessPoints { on_p, on_q }, normal, self.radii), normal)
    }
}
