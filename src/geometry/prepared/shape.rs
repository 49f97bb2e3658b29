//! A shape in its own frame, arranged so that its farthest point is quick to find.

use glam::DVec3;

use super::scan::Scan;
use crate::geometry::body::Body;
use crate::geometry::dimension::Dimension;
use crate::geometry::error::{ShapeError, length};
use crate::geometry::pose::Pose;
use crate::geometry::shape::Shape;
use crate::geometry::support::{Convex, Core};
use crate::geometry::vector::Vector;

/// A convex shape in its own frame, prepared for queries: a polytope or a curved shape, with a radius around it.
///
/// Vertices are given in f32 or in f64. Every f32 is an f64, so that a shape of either precision is taken exactly.
#[derive(Clone, Debug)]
pub struct Prepared {
    pub(super) dimension: Dimension,
    /// The shape as it was given: the vertices in order, and the radius.
    pub(super) local: Convex<DVec3>,
    pub(super) form: Form,
    /// About the middle of the core.
    pub(super) center: DVec3,
    /// No point of the core is farther from the local origin, but for roundoff.
    pub(super) extent: f64,
}

/// How the farthest point of a core is found.
#[derive(Clone, Debug)]
pub(super) enum Form {
    Point(DVec3),
    Segment([DVec3; 2]),
    /// Centred, with its sides along the axes; a rectangle has no depth.
    Cuboid(DVec3),
    Hull(Scan),
    Curved,
}

impl Prepared {
    /// A shape of a scene with a ball of radius `rounding` ≥ 0 around each of its points (in 2D a disc), in scene units.
    ///
    /// # Errors
    /// See [`Shape::check`]; also a radius that is negative, too large or not finite.
    pub fn new(dimension: Dimension, shape: &Shape, rounding: f64) -> Result<Self, ShapeError> {
        shape.check(dimension)?;
        length("rounding", rounding)?;
        Ok(Self::of(dimension, shape, rounding))
    }

    /// The hull of points in this order, in f32 or f64; in 2D with z = 0.
    ///
    /// # Errors
    /// No points, more than [`MAX_VERTICES`](crate::geometry::MAX_VERTICES), and coordinates that are not finite, too large, or out
    /// of the plane in 2D.
    pub fn vertices<V: Vector>(
        dimension: Dimension,
        points: impl IntoIterator<Item = V>,
    ) -> Result<Self, ShapeError> {
        let points: Vec<DVec3> = points.into_iter().map(Vector::to_f64).collect();
        Self::new(dimension, &Shape::Points(points), 0.0)
    }

    /// The shape of a body, without its pose.
    pub fn of_body(body: &Body) -> Self {
        // A body was checked when it was made.
        Self::of(body.dimension(), body.shape(), body.rounding())
    }

    /// A valid shape.
    fn of(dimension: Dimension, shape: &Shape, rounding: f64) -> Self {
        let (core, radius) = shape.core();
        let (form, center, extent) = match &core {
            Core::Vertices(vertices) => {
                let least = vertices.iter().copied().reduce(DVec3::min).unwrap_or_default();
                let most = vertices.iter().copied().reduce(DVec3::max).unwrap_or_default();
                let form = match (shape, &vertices[..]) {
                    (Shape::Cuboid { half_extents }, _) => Form::Cuboid(*half_extents),
                    (Shape::Rectangle { half_extents }, _) => Form::Cuboid(half_extents.extend(0.0)),
                    (_, [point]) => Form::Point(*point),
                    (_, [a, b]) => Form::Segment([*a, *b]),
                    _ => Form::Hull(Scan::new(vertices)),
                };
                let extent = vertices.iter().map(|vertex| vertex.length()).fold(0.0, f64::max);
                (form, (least + most) * 0.5, extent)
            }
            Core::Ellipsoid { center, semi_axes } => {
                let reach = semi_axes.iter().map(|axis| axis.length()).fold(0.0, f64::max);
                (Form::Curved, *center, center.length() + reach)
            }
            Core::Cylinder { center, half_axis, radii } => {
                (Form::Curved, *center, center.length() + half_axis.length() + radii[0].length())
            }
            Core::Cone { apex, base, radii } => {
                let extent = apex.length().max(base.length() + radii[0].length());
                (Form::Curved, (*apex + *base) * 0.5, extent)
            }
        };
        let local = Convex { core, radius: radius.unwrap_or(0.0) + rounding };
        Self { dimension, local, form, center, extent }
    }

    /// The dimension that the shape was made for.
    pub const fn dimension(&self) -> Dimension {
        self.dimension
    }

    /// The shape in its own frame, as the solvers that record see it.
    pub const fn local(&self) -> &Convex<DVec3> {
        &self.local
    }

    /// The shape at a pose with every vertex in world space. All verdicts and lengths are about these numbers: a
    /// vertex is turned and moved in f64, and where roundoff has put it, there it is.
    pub fn placed(&self, pose: &Pose) -> Convex<DVec3> {
        let core = self.local.core.map(|point| pose.world_from_local(point), |vector| pose.rotate(vector));
        Convex { core, radius: self.local.radius }
    }
}
