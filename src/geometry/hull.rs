//! The convex hull of points in the dimension of a scene.

use glam::DVec3;

use super::{Dimension, Hull2, Hull3, Position, hull2, hull3};

/// A convex hull in the dimension of the scene.
#[derive(Clone, Debug, PartialEq)]
pub enum Hull {
    /// In the plane.
    Flat(Hull2),
    /// In space.
    Solid(Hull3),
}

impl Hull {
    /// The hull of finite points; none for no points.
    pub fn of(dimension: Dimension, points: &[DVec3]) -> Option<Self> {
        match dimension {
            Dimension::Two => hull2(points).map(Self::Flat),
            Dimension::Three => hull3(points).map(Self::Solid),
        }
    }

    /// The indices of the vertices: counter-clockwise in the plane, of the drawn faces in space.
    pub fn vertices(&self) -> &[usize] {
        match self {
            Self::Flat(hull) => hull.vertices(),
            Self::Solid(hull) => hull.vertices(),
        }
    }

    /// Where `point` lies relative to the hull of `points`, decided exactly. What is flat has no interior.
    pub fn position_of(&self, point: DVec3, points: &[DVec3]) -> Position {
        match self {
            Self::Flat(hull) => hull.position_of(point, points),
            Self::Solid(hull) => hull.position_of(point, points),
        }
    }
}
