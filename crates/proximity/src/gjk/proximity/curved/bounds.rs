//! A lower and an upper bound on the distance of two cores.

use glam::DVec3;

use crate::geometry::roundoff::SUPPORT_POINT;
use crate::geometry::{Vector as _, WitnessPoints};

/// Maximum difference of the bounds at the end of a search, in machine epsilons of the distance.
const TOLERANCE: f64 = 64.0;

/// The distance of two cores, with its direction and points.
#[derive(Clone, Copy, Debug)]
pub(super) struct CoreDistance {
    pub(super) distance: f64,
    /// The unit vector from P to Q.
    pub(super) normal: DVec3,
    pub(super) points: WitnessPoints,
}

/// A lower and an upper bound on the distance of two cores.
pub(super) struct DistanceBounds {
    pub(super) lower: f64,
    /// The direction of length one that proves `lower`.
    pub(super) normal: DVec3,
    upper: f64,
    /// The points that prove `upper`.
    points: WitnessPoints,
    /// The lower bound when it met the upper one, which later directions no longer change.
    met_at: Option<f64>,
}

impl DistanceBounds {
    pub(super) const NONE: Self = Self {
        lower: f64::NEG_INFINITY,
        normal: DVec3::ZERO,
        upper: f64::INFINITY,
        points: WitnessPoints { on_p: DVec3::ZERO, on_q: DVec3::ZERO },
        met_at: None,
    };

    /// Returns the maximum difference of the bounds at the end.
    #[inline]
    fn enough(&self) -> f64 {
        let coordinates = self.points.on_p.max_abs() + self.points.on_q.max_abs();
        f64::EPSILON * (TOLERANCE * self.upper.min(coordinates) + SUPPORT_POINT * coordinates)
    }

    #[inline]
    pub(super) fn meet(&self) -> bool {
        self.upper - self.lower <= self.enough()
    }

    /// Returns whether the bounds meet, and keeps the distance at which they first meet, so that further directions
    /// improve the points without changing it.
    #[inline]
    pub(super) fn settle(&mut self) -> bool {
        let meet = self.meet();
        if meet && self.met_at.is_none() {
            self.met_at = Some(self.lower);
        }
        meet
    }

    /// Raises the lower bound, given a direction with a larger bound than before.
    #[inline]
    pub(super) const fn rise(&mut self, lower: f64, direction: DVec3) {
        (self.lower, self.normal) = (lower, direction);
    }

    /// Records two points of the cores if they are nearer than the previous ones. At the end all are equally near
    /// within roundoff; then the later ones are better, and so is their direction.
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

    pub(super) fn nearest(&self) -> CoreDistance {
        CoreDistance { distance: self.met_at.unwrap_or(self.lower), normal: self.normal, points: self.points }
    }
}
