//! A shape in its own frame, arranged so that its farthest point is quick to find.

use glam::{DVec2, DVec3};

use super::scan::Scan;
use crate::geometry::body::Body;
use crate::geometry::dimension::Dimension;
use crate::geometry::error::{ShapeError, length};
use crate::geometry::pose::Pose;
use crate::geometry::roundoff::UNDERFLOW_OF_LENGTHS;
use crate::geometry::shape::Shape;
use crate::geometry::support::{Convex, Core};
use crate::geometry::vector::Vector;

/// A convex shape in its own frame, prepared for queries: a polytope or a curved shape, with a radius around it.
///
/// Vertices are given in f32 or in f64. Every f32 is an f64, so the conversion is exact.
#[derive(Clone, Debug)]
pub struct Prepared {
    pub(super) dimension: Dimension,
    /// The shape as given: the vertices in order, and the radius.
    pub(super) local: Convex<DVec3>,
    pub(super) form: SupportMethod,
    /// The middle of a box around the core, its sides along the axes.
    pub(super) center: DVec3,
    /// The squares of half the sides of the box, including the radius: the diagonal of the matrix of an ellipsoid with
    /// the proportions of the shape. It has a positive width everywhere, except for a point.
    pub(super) spread: DVec3,
    /// Upper bound on the distance of a point of the shape from the local origin, within roundoff.
    pub(super) around: f64,
    /// Radius of a ball about the local origin (in 2D of a disc) that is inside the shape, within roundoff; zero if
    /// none is known.
    pub(super) inner: f64,
}

/// Minimum side of the ellipsoid that represents a shape, as a fraction of the largest: without a width it has no
/// inverse.
const FLAT: f64 = 1.0 / 64.0;

/// The method that finds the support point of a core.
#[derive(Clone, Debug)]
pub(super) enum SupportMethod {
    Point(DVec3),
    Segment([DVec3; 2]),
    /// A box centered at the origin, with its sides along the axes; a rectangle has no depth.
    Cuboid(DVec3),
    Hull(Scan),
    /// An ellipsoid centered at the origin, with its semi-axes along the axes; an ellipse has no depth.
    Ellipsoid(DVec3),
    /// A cylinder centered at the origin, around z.
    Cylinder {
        half_height: f64,
        radius: f64,
    },
    /// A cone around z, with the apex above the middle and the disc below.
    Cone {
        half_height: f64,
        radius: f64,
    },
}

impl Prepared {
    /// Prepares a shape of a scene with a ball of radius `rounding` ≥ 0 around each of its points (in 2D a disc), in
    /// scene units.
    ///
    /// # Errors
    /// See [`Shape::check`]; also if the radius is negative, too large or not finite.
    ///
    /// ```
    /// # use gjk_proximity::geometry::{Dimension, Prepared, Shape};
    /// let cylinder = Shape::Cylinder { half_height: 1.0, radius: 0.5 };
    /// let rounded = Prepared::new(Dimension::Three, &cylinder, 0.25)?;
    /// assert_eq!(rounded.local().radius, 0.25);
    /// assert!(Prepared::new(Dimension::Two, &cylinder, 0.0).is_err(), "no shape of the plane");
    /// # Ok::<(), gjk_proximity::geometry::ShapeError>(())
    /// ```
    pub fn new(dimension: Dimension, shape: &Shape, rounding: f64) -> Result<Self, ShapeError> {
        shape.check(dimension)?;
        length("rounding", rounding)?;
        Ok(Self::of(dimension, shape, rounding))
    }

    /// Prepares the hull of points in this order, in f32 or f64; in 2D with z = 0.
    ///
    /// # Errors
    /// Returns an error for no points, for more than [`MAX_VERTICES`](crate::geometry::MAX_VERTICES), and for
    /// coordinates that are not finite, too large, or out of the plane in 2D.
    ///
    /// ```
    /// # use gjk_proximity::geometry::{Dimension, Prepared};
    /// # use gjk_proximity::glam::DVec3;
    /// let triangle = Prepared::vertices(Dimension::Two, [DVec3::ZERO, DVec3::X * 4.0, DVec3::Y * 3.0])?;
    /// assert_eq!(triangle.local().core_vertices().map(<[DVec3]>::len), Some(3));
    /// assert!(Prepared::vertices(Dimension::Three, [DVec3::X * f64::NAN]).is_err());
    /// # Ok::<(), gjk_proximity::geometry::ShapeError>(())
    /// ```
    pub fn vertices<V: Vector>(
        dimension: Dimension,
        points: impl IntoIterator<Item = V>,
    ) -> Result<Self, ShapeError> {
        let points: Vec<DVec3> = points.into_iter().map(Vector::to_f64).collect();
        Self::new(dimension, &Shape::Points(points), 0.0)
    }

    /// Prepares the shape of a body, without its pose.
    ///
    /// ```
    /// # use gjk_proximity::geometry::{Body, Dimension, Pose, Prepared, Shape};
    /// let body = Body::new(Dimension::Two, Shape::Disc { radius: 2.0 }, Pose::identity(Dimension::Two), 0.0)?;
    /// let disc = Prepared::of_body(&body);
    /// assert_eq!(disc.at(body.pose()).radius(), 2.0);
    /// # Ok::<(), gjk_proximity::geometry::ShapeError>(())
    /// ```
    pub fn of_body(body: &Body) -> Self {
        // A body was checked when it was made.
        Self::of(body.dimension(), body.shape(), body.rounding())
    }

    /// Prepares a valid shape.
    fn of(dimension: Dimension, shape: &Shape, rounding: f64) -> Self {
        let (core, radius) = shape.core();
        let radius = radius.unwrap_or(0.0) + rounding;
        let form = SupportMethod::of(shape, &core);
        let local = Convex { core, radius };
        let side =
            |way: f64| DVec3::from_array(DVec3::AXES.map(|axis| local.core_support(axis * way).0.dot(axis)));
        let (least, most) = (side(-1.0), side(1.0));
        let (center, half_sides) = ((least + most) * 0.5, (most - least) * 0.5 + radius);
        let half_sides = half_sides.max(DVec3::splat(FLAT * half_sides.max_element()));
        let around = local.reach_from(DVec3::ZERO) + UNDERFLOW_OF_LENGTHS;
        let inner = form.inner(dimension, radius).max(0.0);
        Self { dimension, local, form, center, spread: half_sides * half_sides, around, inner }
    }

    /// Returns the dimension that the shape was made for.
    ///
    /// ```
    /// # use gjk_proximity::geometry::{Dimension, Prepared, Shape};
    /// let disc = Prepared::new(Dimension::Two, &Shape::Disc { radius: 2.0 }, 0.0)?;
    /// assert_eq!(disc.dimension(), Dimension::Two);
    /// # Ok::<(), gjk_proximity::geometry::ShapeError>(())
    /// ```
    pub const fn dimension(&self) -> Dimension {
        self.dimension
    }

    /// Returns the shape in its own frame, in the form for the recording solvers.
    ///
    /// ```
    /// # use gjk_proximity::geometry::{Dimension, Prepared, Shape};
    /// # use gjk_proximity::glam::DVec3;
    /// let ball = Prepared::new(Dimension::Three, &Shape::Ball { radius: 2.0 }, 0.0)?;
    /// assert_eq!(ball.local().support(DVec3::X).0, DVec3::X * 2.0);
    /// # Ok::<(), gjk_proximity::geometry::ShapeError>(())
    /// ```
    pub const fn local(&self) -> &Convex<DVec3> {
        &self.local
    }

    /// Returns the shape at a pose with every vertex in world space. All verdicts and lengths refer to these
    /// coordinates: a vertex is rotated and translated in f64, and its rounded position is the vertex.
    ///
    /// Allocates the vertices. An invalid pose gives coordinates that may not be finite.
    ///
    /// ```
    /// # use gjk_proximity::geometry::{Dimension, Pose, Prepared};
    /// # use gjk_proximity::glam::DVec3;
    /// let point = Prepared::vertices(Dimension::Three, [DVec3::X])?;
    /// let placed = point.placed(&Pose::at(Dimension::Three, DVec3::Y));
    /// assert_eq!(placed.core_vertices(), Some([DVec3::new(1.0, 1.0, 0.0)].as_slice()));
    /// # Ok::<(), gjk_proximity::geometry::ShapeError>(())
    /// ```
    pub fn placed(&self, pose: &Pose) -> Convex<DVec3> {
        let core = self.local.core.map(|point| pose.world_from_local(point), |vector| pose.rotate(vector));
        Convex { core, radius: self.local.radius }
    }
}

impl SupportMethod {
    fn of(shape: &Shape, core: &Core<DVec3>) -> Self {
        match (shape, core) {
            (Shape::Cuboid { half_extents }, _) => Self::Cuboid(*half_extents),
            (Shape::Rectangle { half_extents }, _) => Self::Cuboid(half_extents.extend(0.0)),
            (_, Core::Vertices(vertices)) => match vertices[..] {
                [point] => Self::Point(point),
                [a, b] => Self::Segment([a, b]),
                _ => Self::Hull(Scan::new(vertices)),
            },
            // The kinds of shapes are centered, along the axes.
            (_, Core::Ellipsoid { semi_axes: [x, y, z], .. }) => Self::Ellipsoid(DVec3::new(x.x, y.y, z.z)),
            (_, Core::Cylinder { half_axis, radii, .. }) => {
                Self::Cylinder { half_height: half_axis.z, radius: radii[0].x }
            }
            (_, Core::Cone { apex, radii, .. }) => Self::Cone { half_height: apex.z, radius: radii[0].x },
        }
    }

    /// Returns the radius of a ball about the origin that is inside the core with this radius around it. It is negative
    /// or too small if none is known.
    fn inner(&self, dimension: Dimension, radius: f64) -> f64 {
        let least = |axes: DVec3| match dimension {
            Dimension::Two => axes.x.min(axes.y),
            Dimension::Three => axes.min_element(),
        };
        radius
            + match self {
                Self::Point(point) => -point.length(),
                // The distance to the middle of the segment.
                Self::Segment([a, b]) => -(*a + *b).length() * 0.5,
                Self::Cuboid(axes) | Self::Ellipsoid(axes) => least(*axes),
                Self::Hull(scan) if dimension == Dimension::Three && scan.inner() > 0.0 => scan.inner(),
                // The origin may be outside.
                Self::Hull(_) => f64::NEG_INFINITY,
                Self::Cylinder { half_height, radius } => half_height.min(*radius),
                Self::Cone { half_height, radius } => {
                    let slant = DVec2::new(2.0 * half_height, *radius).length();
                    // The distances to the disc, and to the side.
                    half_height.min(if slant > 0.0 { half_height * radius / slant } else { 0.0 })
                }
            }
    }

    pub(super) const fn is_curved(&self) -> bool {
        matches!(self, Self::Ellipsoid(_) | Self::Cylinder { .. } | Self::Cone { .. })
    }
}

impl Prepared {
    /// Returns the support point of the core in a direction of its own frame, with the index of its vertex if it has
    /// one. Ties between vertices in f64 go to the first; a box decides by the signs of the components, including those
    /// of zeros. A rough search of a hull, in single precision, returns a point in single precision.
    #[inline]
    pub(super) fn farthest<const ROUGH: bool>(&self, direction: DVec3) -> (DVec3, u32) {
        match &self.form {
            SupportMethod::Point(point) => (*point, 0),
            SupportMethod::Segment([a, b]) => {
                let is_second = b.dot(direction) > a.dot(direction);
                (if is_second { *b } else { *a }, u32::from(is_second))
            }
            SupportMethod::Cuboid(half) => (half.copysign(direction), self.number_of_corner(direction)),
            SupportMethod::Hull(scan) if ROUGH => scan.look(direction).rough_farthest(),
            SupportMethod::Hull(scan) => scan.look(direction).farthest_in_f64(),
            SupportMethod::Ellipsoid(axes) => {
                let scaled = *axes * direction;
                let point = match root(scaled.length_squared()) {
                    Some(length) => *axes * (scaled / length),
                    None => self.farthest_in_any_range(direction),
                };
                (point, 0)
            }
            SupportMethod::Cylinder { half_height, radius } => {
                let point = match rim(*radius, direction) {
                    Some(rim) => rim.extend(half_height.copysign(direction.z)),
                    None => self.farthest_in_any_range(direction),
                };
                (point, 0)
            }
            SupportMethod::Cone { half_height, radius } => {
                let point = match rim(*radius, direction) {
                    Some(rim) if 2.0 * half_height * direction.z < rim.dot(direction.truncate()) => {
                        rim.extend(-half_height)
                    }
                    Some(_) => DVec3::Z * *half_height,
                    None => self.farthest_in_any_range(direction),
                };
                (point, 0)
            }
        }
    }

    /// Returns the two additional errors of a rough support point, in scene units. The first is that of its
    /// coordinates. The second is the amount by which it may fall short, for each unit of the sum of the absolute
    /// components of the direction.
    #[inline]
    pub(super) fn rough_errors(&self) -> [f64; 2] {
        match &self.form {
            SupportMethod::Hull(scan) => [scan.coordinate_error(), scan.error()],
            _ => [0.0; 2],
        }
    }

    /// Returns the index of the corner of a box that is farthest in a direction.
    #[inline]
    pub(super) fn number_of_corner(&self, direction: DVec3) -> u32 {
        let [x, y, z] = direction.to_array().map(|along| u32::from(along.is_sign_positive()));
        match self.dimension {
            Dimension::Two => 2 * y + (x ^ y),
            Dimension::Three => 4 * x + 2 * y + z,
        }
    }

    /// Returns the support point of a curved core if squares leave the range of numbers, or if the direction is
    /// perpendicular to the disc.
    #[cold]
    fn farthest_in_any_range(&self, direction: DVec3) -> DVec3 {
        self.local.core_support(direction).0
    }
}

/// Returns the root of a square. Returns `None` if the square has lost digits below the normal range or exceeds it.
#[inline]
fn root(squared: f64) -> Option<f64> {
    (squared > f64::MIN_POSITIVE / f64::EPSILON && squared < f64::MAX).then(|| squared.sqrt())
}

/// Returns the support point of a disc about the origin if squares are within the range of numbers.
#[inline]
fn rim(radius: f64, direction: DVec3) -> Option<DVec2> {
    let across = direction.truncate();
    root(across.length_squared()).map(|length| across * (radius / length))
}
