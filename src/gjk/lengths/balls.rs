//! The lengths of two balls, or of points with any radius: the distance of their middles, less the radii.

use glam::DVec3;

use super::{ClosestPoints, Penetration, around};
use crate::geometry::exact::Real;
use crate::geometry::{Posed, PosedPair, Vector as _, WitnessPoints};

/// Two balls.
pub(super) struct Balls {
    middles: [DVec3; 2],
    radii: [f64; 2],
    /// How far apart they are.
    gap: Real,
}

impl Balls {
    /// None for other shapes.
    #[inline]
    pub(super) fn of(pair: &PosedPair<'_>) -> Option<Self> {
        let middles = pair.points()?;
        let distance = Real::root(Real::distance_squared(middles[0], middles[1]));
        let radii = pair.shapes().map(Posed::radius);
        let [radius_p, radius_q] = radii.map(Real::of);
        Some(Self { middles, radii, gap: distance - (radius_p + radius_q) })
    }

    /// How far apart they are, zero where they touch or overlap; none where that is open.
    #[inline]
    pub(super) fn distance(&self) -> Option<f64> {
        if self.gap.sign()? > 0 { self.gap.nearest() } else { Some(0.0) }
    }

    /// Their nearest points; the inner none where they overlap, the outer where that is open.
    #[expect(
        clippy::option_option,
        reason = "points, certainly none, and not certain: `?` leaves by the last"
    )]
    pub(super) fn closest_points(&self) -> Option<Option<ClosestPoints>> {
        if self.gap.sign()? < 0 {
            return Some(None);
        }
        let (points, normal) = self.points();
        Some(Some(ClosestPoints { distance: self.gap.nearest()?, normal, points }))
    }

    /// How deep they are in each other; the inner none where they touch or are apart, the outer where that is open.
    #[expect(
        clippy::option_option,
        reason = "a depth, certainly none, and not certain: `?` leaves by the last"
    )]
    pub(super) fn penetration(&self) -> Option<Option<Penetration>> {
        if self.gap.sign()? >= 0 {
            return Some(None);
        }
        let (points, normal) = self.points();
        Some(Some(Penetration { depth: (-self.gap).nearest()?, normal, points }))
    }

    /// The points on the line through their middles, and its direction from P to Q.
    fn points(&self) -> (WitnessPoints, DVec3) {
        let [on_p, on_q] = self.middles;
        let normal = (on_q - on_p).unit();
        (around(WitnessPoints { on_p, on_q }, normal, self.radii), normal)
    }
}
