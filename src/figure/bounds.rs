//! The box around a figure.

use glam::DVec3;

/// An axis-parallel box in scene units, or nothing yet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bounds {
    /// The smallest coordinates; greater than `max` while nothing is included.
    pub min: DVec3,
    /// The largest coordinates.
    pub max: DVec3,
}

impl Bounds {
    /// Around nothing.
    pub const EMPTY: Self = Self { min: DVec3::INFINITY, max: DVec3::NEG_INFINITY };

    /// Around points.
    pub fn of(points: impl IntoIterator<Item = DVec3>) -> Self {
        let mut bounds = Self::EMPTY;
        points.into_iter().for_each(|point| bounds.include(point));
        bounds
    }

    /// Grows to hold `point`, unless that is not finite.
    pub fn include(&mut self, point: DVec3) {
        if point.is_finite() {
            self.min = self.min.min(point);
            self.max = self.max.max(point);
        }
    }

    /// Around both.
    pub fn union(self, other: Self) -> Self {
        Self { min: self.min.min(other.min), max: self.max.max(other.max) }
    }

    /// Whether nothing is in it.
    pub fn is_empty(self) -> bool {
        self.min.x > self.max.x
    }

    /// The middle; the origin where nothing is included.
    pub fn center(self) -> DVec3 {
        if self.is_empty() { DVec3::ZERO } else { self.min * 0.5 + self.max * 0.5 }
    }

    /// Half of the diagonal: the radius of a ball around the box. 1 for nothing or a single point, so that it can
    /// be divided by.
    pub fn radius(self) -> f64 {
        if self.is_empty() {
            return 1.0;
        }
        let radius = (self.max * 0.5 - self.min * 0.5).length();
        if radius > 0.0 { radius } else { 1.0 }
    }

    /// The box with `margin` (a fraction of its radius) on each side.
    pub fn grown(self, margin: f64) -> Self {
        let by = DVec3::splat(self.radius() * margin);
        if self.is_empty() { self } else { Self { min: self.min - by, max: self.max + by } }
    }
}
