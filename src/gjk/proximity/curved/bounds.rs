//! The distance of two cores from both sides: how far they are apart at least, and at most.

use glam::DVec3;

use crate::geometry::{Vector as _, WitnessPoints};

/// How far the bounds of a search may differ at its end, in machine epsilons of the distance.
const TOLERANCE: f64 = 64.0;

/// The roundoff of a support point along a direction, in machine epsilons of the coordinates.
const NOISE: f64 = 8.0;

/// How far apart two cores are.
#[derive(Clone, Copy, Debug)]
pub(super) struct Nearest {
    pub(super) distance: f64,
    /// The unit vector from P to Q.
    pub(super) normal: DVec3,
    pub(super) points: WitnessPoints,
}

/// The distance of two cores from both sides.
pub(super) struct Bounds {
    pub(super) lower: f64,
    /// The direction of length one that shows it.
    pub(super) normal: DVec3,
    upper: f64,
    /// The points that show it.
    points: WitnessPoints,
}

impl Bounds {
    pub(super) const NONE: Self = Self {
        lower: f64::NEG_INFINITY,
        normal: DVec3::ZERO,
        upper: f64::INFINITY,
        points: WitnessPoints { on_p: DVec3::ZERO, on_q: DVec3::ZERO },
    };

    /// How far they may differ at the end.
    #[inline]
    fn enough(&self) -> f64 {
        let coordinates = self.points.on_p.max_abs() + self.points.on_q.max_abs();
        f64::EPSILON * (TOLERANCE * self.upper.min(coordinates) + NOISE * coordinates)
    }

    #[inline]
    pub(super) fn meet(&self) -> bool {
        self.upper - self.lower <= self.enough()
    }

    /// A reach along a direction that is greater than those before.
    #[inline]
    pub(super) const fn rise(&mut self, lower: f64, direction: DVec3) {
        (self.lower, self.normal) = (lower, direction);
    }

    /// Takes two points of the cores, if they are nearer than the others. At the end, where all are as near but for roundoff, the
    /// later are the better ones, and so is their direction.
    #[inline]
    pub(super) fn come_near(&mut self, points: WitnessPoints, direction: DVec3) {
        let length = (points.on_p - points.on_q).length();
        let is_at_end = length - self.lower <= self.enough();
        if is_at_end {
            self.normal = direction;
        }
        if is_at_end || length < self.upper {
            (self.upper, self.points) = (length, points);
        }
    }

    pub(super) const fn nearest(&self) -> Nearest {
        Nearest { distance: self.lower, normal: self.normal, points: self.points }
    }
}
