//! The points that a view frames.

use glam::DVec3;

use super::bounds::Bounds;

/// The points that a view must show, in scene units, with the box around them. Their outline on paper
/// depends on the viewpoint, and is much smaller than the outline of the box for most bodies.
#[derive(Clone, Debug, PartialEq)]
pub struct Extent {
    points: Vec<DVec3>,
    bounds: Bounds,
}

impl Extent {
    /// Collects the extent of points; those that are not finite are left out.
    pub fn of(points: impl IntoIterator<Item = DVec3>) -> Self {
        let points: Vec<DVec3> = points.into_iter().filter(|point| point.is_finite()).collect();
        Self { bounds: Bounds::of(points.iter().copied()), points }
    }

    /// Returns the points.
    pub fn points(&self) -> &[DVec3] {
        &self.points
    }

    /// Returns the box around the points.
    pub const fn bounds(&self) -> Bounds {
        self.bounds
    }

    /// Returns the points of both.
    pub fn union(&self, other: &Self) -> Self {
        Self::of(self.points.iter().chain(&other.points).copied())
    }
}

impl From<Bounds> for Extent {
    /// The corners of a box.
    fn from(bounds: Bounds) -> Self {
        Self::of(bounds.corners())
    }
}
