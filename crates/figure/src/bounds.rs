//! The bounding box of a figure.

use glam::DVec3;

/// An axis-aligned bounding box in scene units, possibly empty.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bounds {
    /// The smallest coordinates; larger than `max` if the box is empty.
    pub min: DVec3,
    /// The largest coordinates.
    pub max: DVec3,
}

impl Bounds {
    /// The empty box.
    pub const EMPTY: Self = Self { min: DVec3::INFINITY, max: DVec3::NEG_INFINITY };

    /// Computes the bounding box of points.
    pub fn of(points: impl IntoIterator<Item = DVec3>) -> Self {
        let mut bounds = Self::EMPTY;
        points.into_iter().for_each(|point| bounds.include(point));
        bounds
    }

    /// Extends the box to contain `point`, unless that is not finite.
    pub fn include(&mut self, point: DVec3) {
        if point.is_finite() {
            self.min = self.min.min(point);
            self.max = self.max.max(point);
        }
    }

    /// Returns the bounding box of both boxes.
    pub fn union(self, other: Self) -> Self {
        Self { min: self.min.min(other.min), max: self.max.max(other.max) }
    }

    /// Returns whether the box is empty.
    pub fn is_empty(self) -> bool {
        self.min.x > self.max.x
    }

    /// Returns the center; the origin for the empty box.
    pub fn center(self) -> DVec3 {
        if self.is_empty() { DVec3::ZERO } else { self.min * 0.5 + self.max * 0.5 }
    }

    /// Returns half of the diagonal, which is the radius of a ball around the box. It is 1 for the empty box
    /// or a single point, so that it is a valid divisor.
    pub fn radius(self) -> f64 {
        if self.is_empty() {
            return 1.0;
        }
        let radius = (self.max * 0.5 - self.min * 0.5).length();
        if radius > 0.0 { radius } else { 1.0 }
    }

    /// Returns the eight corners; empty for the empty box.
    pub fn corners(self) -> impl Iterator<Item = DVec3> {
        let ends = [self.min, self.max];
        let corners = (0..8_usize).map(move |corner| {
            let end = |axis: usize| ends[corner >> axis & 1][axis];
            DVec3::new(end(0), end(1), end(2))
        });
        corners.filter(move |_| !self.is_empty())
    }

    /// Returns the box with `margin` (a fraction of its radius) on each side.
    pub fn grown(self, margin: f64) -> Self {
        let by = DVec3::splat(self.radius() * margin);
        if self.is_empty() { self } else { Self { min: self.min - by, max: self.max + by } }
    }
}
