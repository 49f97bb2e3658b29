//! The convex hull of points in the dimension of a scene.

use glam::DVec3;

use super::dimension::Dimension;
use super::hull2::{Hull2, hull2};
use super::hull3::{Hull3, hull3};
use super::predicates::Position;

/// A convex hull in the dimension of the scene.
#[derive(Clone, Debug, PartialEq)]
pub enum Hull {
    /// A hull in the plane.
    Flat(Hull2),
    /// A hull in space.
    Solid(Hull3),
}

impl Hull {
    /// Computes the hull of finite points. Returns `None` if there are no points.
    pub fn of(dimension: Dimension, points: &[DVec3]) -> Option<Self> {
        match dimension {
            Dimension::Two => hull2(points).map(Self::Flat),
            Dimension::Three => hull3(points).map(Self::Solid),
        }
    }

    /// Returns the indices of the points that are not convex combinations of others, in ascending order. The decision
    /// is exact.
    pub fn extreme_points(&self) -> Vec<usize> {
        let mut vertices = match self {
            Self::Solid(Hull3::Polytope(polytope)) => polytope.extreme_points.clone(),
            Self::Flat(_) | Self::Solid(_) => self.vertices().to_vec(),
        };
        vertices.sort_unstable();
        vertices
    }

    /// Returns the indices, out of `count`, of points that are convex combinations of others or equal an earlier
    /// point, in ascending order.
    pub(super) fn rest_of(&self, count: usize) -> Vec<usize> {
        let mut is_extreme = vec![false; count];
        for index in self.extreme_points() {
            is_extreme[index] = true;
        }
        (0..count).filter(|index| !is_extreme[*index]).collect()
    }

    /// Returns the indices of the vertices: in the plane counterclockwise, in space those of the faces for display.
    pub fn vertices(&self) -> &[usize] {
        match self {
            Self::Flat(hull) => hull.vertices(),
            Self::Solid(hull) => hull.vertices(),
        }
    }

    /// Returns the position of `point` relative to the hull of `points`, decided exactly. A flat hull in space has no
    /// interior.
    pub fn position_of(&self, point: DVec3, points: &[DVec3]) -> Position {
        match self {
            Self::Flat(hull) => hull.position_of(point, points),
            Self::Solid(hull) => hull.position_of(point, points),
        }
    }
}
