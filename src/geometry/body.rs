//! A shape with its pose in the world: P or Q of a scene.

use glam::DVec3;

use super::dimension::Dimension;
use super::error::{ShapeError, length};
use super::hull::Hull;
use super::pose::Pose;
use super::shape::Shape;
use super::support::{Convex, Core};

/// A validated shape with its pose and its radius.
#[derive(Clone, Debug, PartialEq)]
pub struct Body {
    dimension: Dimension,
    shape: Shape,
    pose: Pose,
    rounding: f64,
}

impl Body {
    /// A body of `shape` at `pose`, with a ball of radius `rounding` ≥ 0 around each of its points (a disc in 2D).
    ///
    /// # Errors
    /// See [`Shape::check`] and [`Pose::check`]; also a radius that is negative, too large or not finite.
    pub fn new(dimension: Dimension, shape: Shape, pose: Pose, rounding: f64) -> Result<Self, ShapeError> {
        shape.check(dimension)?;
        pose.check(dimension)?;
        length("rounding", rounding)?;
        Ok(Self { dimension, shape, pose, rounding })
    }

    /// The dimension that the body was made for.
    pub const fn dimension(&self) -> Dimension {
        self.dimension
    }

    /// The shape in local coordinates.
    pub const fn shape(&self) -> &Shape {
        &self.shape
    }

    /// The pose: position and rotation in the world.
    pub const fn pose(&self) -> Pose {
        self.pose
    }

    /// The radius of the ball around every point of the shape (a disc in 2D), in scene units: the field `rounding` of
    /// scene files. The shape itself may have a radius besides, see [`Body::convex`].
    pub const fn rounding(&self) -> f64 {
        self.rounding
    }

    /// The same body at another pose.
    ///
    /// # Errors
    /// See [`Pose::check`].
    pub fn with_pose(&self, pose: Pose) -> Result<Self, ShapeError> {
        Self::new(self.dimension, self.shape.clone(), pose, self.rounding)
    }

    /// The body with another shape at the same pose.
    ///
    /// # Errors
    /// See [`Shape::check`].
    pub fn with_shape(&self, shape: Shape) -> Result<Self, ShapeError> {
        Self::new(self.dimension, shape, self.pose, self.rounding)
    }

    /// The same body with another radius.
    ///
    /// # Errors
    /// A radius that is negative, too large or not finite.
    pub fn with_rounding(&self, rounding: f64) -> Result<Self, ShapeError> {
        Self::new(self.dimension, self.shape.clone(), self.pose, rounding)
    }

    /// The name of the kind of shape, for use in a sentence; see [`Shape::kind_name`].
    pub fn kind_name(&self) -> &'static str {
        self.shape.kind_name(self.dimension)
    }

    /// The vertices in local coordinates; see [`Shape::vertices`].
    pub fn local_vertices(&self) -> Option<Vec<DVec3>> {
        self.shape.vertices()
    }

    /// The support mapping in world coordinates. A capsule has a segment as its core, a disc or a ball a point; their
    /// radius is added to that of the body.
    pub fn convex(&self) -> Convex<DVec3> {
        let pose = self.pose;
        let rotate = |vector| pose.rotate(vector);
        let vertices = |points: Vec<DVec3>| {
            Core::Vertices(points.into_iter().map(|point| pose.world_from_local(point)).collect())
        };
        let (core, radius) = match &self.shape {
            Shape::Disc { radius } | Shape::Ball { radius } => (vertices(vec![DVec3::ZERO]), *radius),
            Shape::Capsule { a, b, radius } => (vertices(vec![*a, *b]), *radius),
            Shape::Ellipse { semi_axes } => (self.ellipsoid(semi_axes.extend(0.0)), 0.0),
            Shape::Ellipsoid { semi_axes } => (self.ellipsoid(*semi_axes), 0.0),
            Shape::Cylinder { half_height, radius } => {
                let half_axis = rotate(DVec3::Z * *half_height);
                (Core::Cylinder { center: pose.position, half_axis, radii: self.disc(*radius) }, 0.0)
            }
            Shape::Cone { half_height, radius } => {
                let [apex, base] =
                    [1.0, -1.0].map(|end| pose.world_from_local(DVec3::Z * end * *half_height));
                (Core::Cone { apex, base, radii: self.disc(*radius) }, 0.0)
            }
            Shape::Points(_)
            | Shape::Rectangle { .. }
            | Shape::RegularPolygon { .. }
            | Shape::Cuboid { .. }
            | Shape::Tetrahedron { .. }
            | Shape::Octahedron { .. }
            | Shape::Icosahedron { .. }
            | Shape::Prism { .. }
            | Shape::Pyramid { .. }
            | Shape::Frustum { .. } => (vertices(self.shape.vertices().unwrap_or_default()), 0.0),
        };
        Convex { core, radius: radius + self.rounding }
    }

    /// A world position for a label: the mean of the vertices, or the centre of a curved shape.
    pub fn center(&self) -> DVec3 {
        let middle = match &self.shape {
            Shape::Capsule { a, b, .. } => a.midpoint(*b),
            shape => shape.vertices().map_or(DVec3::ZERO, |vertices| {
                vertices.iter().sum::<DVec3>() / vertices.len().max(1) as f64
            }),
        };
        self.pose.world_from_local(middle)
    }

    /// The listed vertices that are not vertices of the hull, in order: those in the interior, those in the relative
    /// interior of an edge or a face, and repetitions of an earlier one. Decided exactly, in local coordinates.
    pub fn interior_vertices(&self) -> Vec<usize> {
        let vertices = self.shape.vertices().unwrap_or_default();
        Hull::of(self.dimension, &vertices).map_or_else(Vec::new, |hull| hull.rest_of(vertices.len()))
    }

    fn ellipsoid(&self, semi_axes: DVec3) -> Core<DVec3> {
        let semi_axes = [DVec3::X * semi_axes.x, DVec3::Y * semi_axes.y, DVec3::Z * semi_axes.z];
        Core::Ellipsoid {
            center: self.pose.position,
            semi_axes: semi_axes.map(|axis| self.pose.rotate(axis)),
        }
    }

    fn disc(&self, radius: f64) -> [DVec3; 2] {
        [DVec3::X, DVec3::Y].map(|axis| self.pose.rotate(axis * radius))
    }
}
