//! The bodies that families draw.

use glam::DVec3;

use crate::geometry::{Body, Dimension, Pose, Shape};

/// Makes a body of a family. Every drawn shape is valid; the tests draw thousands of each.
pub(super) fn body(dimension: Dimension, shape: Shape, pose: Pose, radius: f64) -> Body {
    match Body::new(dimension, shape, pose, radius) {
        Ok(body) => body,
        Err(error) => unreachable!("a family draws what is no body: {error}"),
    }
}

/// Makes a hull of points in world space.
pub(super) fn hull(dimension: Dimension, points: Vec<DVec3>) -> Body {
    body(dimension, Shape::Points(points), Pose::identity(dimension), 0.0)
}
