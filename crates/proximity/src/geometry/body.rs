//! A body: a shape with its pose in the world, such as P or Q of a scene.

use glam::DVec3;

use super::dimension::Dimension;
use super::error::{ShapeError, length};
use super::hull::Hull;
use super::pose::Pose;
use super::shape::Shape;
use super::support::Convex;

/// A validated shape with its pose and its radius.
#[derive(Clone, Debug, PartialEq)]
pub struct Body {
    dimension: Dimension,
    shape: Shape,
    pose: Pose,
    rounding: f64,
}

impl Body {
    /// Creates a body of `shape` at `pose`, with a ball of radius `rounding` ≥ 0 around each of its points (a disc in
    /// 2D).
    ///
    /// # Errors
    /// See [`Shape::check`] and [`Pose::check`]; also a radius that is negative, too large or not finite.
    pub fn new(dimension: Dimension, shape: Shape, pose: Pose, rounding: f64) -> Result<Self, ShapeError> {
        shape.check(dimension)?;
        pose.check(dimension)?;
        length("rounding", rounding)?;
        Ok(Self { dimension, shape, pose, rounding })
    }

    /// Returns the dimension that the body was made for.
    pub const fn dimension(&self) -> Dimension {
        self.dimension
    }

    /// Returns the shape in local coordinates.
    pub const fn shape(&self) -> &Shape {
        &self.shape
    }

    /// Returns the pose: position and rotation in the world.
    pub const fn pose(&self) -> Pose {
        self.pose
    }

    /// Returns the radius of the ball around every point of the shape (a disc in 2D), in scene units. It is the field
    /// `rounding` of scene files. The shape itself may have a radius of its own, see [`Body::convex`].
    pub const fn rounding(&self) -> f64 {
        self.rounding
    }

    /// Returns this body at another pose.
    ///
    /// # Errors
    /// See [`Pose::check`].
    pub fn with_pose(&self, pose: Pose) -> Result<Self, ShapeError> {
        Self::new(self.dimension, self.shape.clone(), pose, self.rounding)
    }

    /// Returns this body with another shape, at the same pose.
    ///
    /// # Errors
    /// See [`Shape::check`].
    pub fn with_shape(&self, shape: Shape) -> Result<Self, ShapeError> {
        Self::new(self.dimension, shape, self.pose, self.rounding)
    }

    /// Returns this body with another radius.
    ///
    /// # Errors
    /// Returns an error if the radius is negative, too large or not finite.
    pub fn with_rounding(&self, rounding: f64) -> Result<Self, ShapeError> {
        Self::new(self.dimension, self.shape.clone(), self.pose, rounding)
    }

    /// Returns the name of the kind of shape, for use in a sentence; see [`Shape::kind_name`].
    pub fn kind_name(&self) -> &'static str {
        self.shape.kind_name(self.dimension)
    }

    /// Returns the vertices in local coordinates; see [`Shape::vertices`].
    pub fn local_vertices(&self) -> Option<Vec<DVec3>> {
        self.shape.vertices()
    }

    /// Returns the support mapping in world coordinates. The core of a capsule is a segment, the core of a disc or a
    /// ball is a point. Their radius is added to that of the body.
    pub fn convex(&self) -> Convex<DVec3> {
        let (core, radius) = self.shape.core();
        let core = core.map(|point| self.pose.world_from_local(point), |vector| self.pose.rotate(vector));
        Convex { core, radius: radius.unwrap_or(0.0) + self.rounding }
    }

    /// Returns a world position for a label; see [`Shape::center`].
    pub fn center(&self) -> DVec3 {
        self.pose.world_from_local(self.shape.center())
    }

    /// Returns the listed vertices that are not vertices of the hull, in order. These are the points in the interior,
    /// the points in the relative interior of an edge or a face, and repetitions of an earlier point. The decision is
    /// exact, in local coordinates.
    pub fn interior_vertices(&self) -> Vec<usize> {
        let vertices = self.shape.vertices().unwrap_or_default();
        Hull::of(self.dimension, &vertices).map_or_else(Vec::new, |hull| hull.rest_of(vertices.len()))
    }
}
