//! The geometry of each kind: its support mapping, its symmetries, and the kinds that it turns into.

use std::f64::consts::FRAC_1_SQRT_2;

use glam::{DVec2, DVec3};

use super::variants::Shape;
use crate::geometry::corners;
use crate::geometry::support::Core;

/// The normal of the plane x = y, which exchanges two of the four vertices of a tetrahedron.
const X_EQUALS_Y: DVec3 = DVec3::new(FRAC_1_SQRT_2, -FRAC_1_SQRT_2, 0.0);

impl Shape {
    /// Returns the support mapping in local coordinates: the core, and the radius around it if the kind has one. The
    /// core of a capsule is a segment, the core of a disc or a ball is a point.
    pub(in crate::geometry) fn core(&self) -> (Core<DVec3>, Option<f64>) {
        let disc = |radius: f64| [DVec3::X, DVec3::Y].map(|axis| axis * radius);
        let vertices = match *self {
            Self::Disc { radius } | Self::Ball { radius } => {
                return (Core::Vertices(vec![DVec3::ZERO]), Some(radius));
            }
            Self::Capsule { a, b, radius } => return (Core::Vertices(vec![a, b]), Some(radius)),
            Self::Ellipse { semi_axes } => return (ellipsoid(semi_axes.extend(0.0)), None),
            Self::Ellipsoid { semi_axes } => return (ellipsoid(semi_axes), None),
            Self::Cylinder { half_height, radius } => {
                let half_axis = DVec3::Z * half_height;
                return (Core::Cylinder { center: DVec3::ZERO, half_axis, radii: disc(radius) }, None);
            }
            Self::Cone { half_height, radius } => {
                let [apex, base] = [1.0, -1.0].map(|end| DVec3::Z * end * half_height);
                return (Core::Cone { apex, base, radii: disc(radius) }, None);
            }
            Self::Points(ref points) => points.clone(),
            Self::Rectangle { half_extents } => corners::rectangle(half_extents, 0.0).to_vec(),
            Self::RegularPolygon { sides, radius } => corners::regular_polygon(sides, radius, 0.0).collect(),
            Self::Cuboid { half_extents } => corners::cuboid(half_extents).to_vec(),
            Self::Tetrahedron { radius } => corners::tetrahedron(radius).to_vec(),
            Self::Octahedron { radius } => corners::octahedron(radius).to_vec(),
            Self::Icosahedron { radius } => corners::icosahedron(radius).to_vec(),
            Self::Prism { sides, radius, half_height } => {
                let lower = corners::regular_polygon(sides, radius, -half_height);
                lower.chain(corners::regular_polygon(sides, radius, half_height)).collect()
            }
            Self::Pyramid { sides, radius, half_height } => {
                let base = corners::regular_polygon(sides, radius, -half_height);
                base.chain([DVec3::Z * half_height]).collect()
            }
            Self::Frustum { vertical_fov, aspect, near, far } => {
                let slope = DVec2::new(aspect, 1.0) * libm::tan(vertical_fov / 2.0);
                [near, far].map(|distance| corners::rectangle(slope * distance, -distance)).concat()
            }
        };
        (Core::Vertices(vertices), None)
    }

    /// Returns normals of planes through the local origin for which the mirror image is the shape itself or, for listed
    /// points and capsules, the shape with its points mirrored. There is at least one, and no coordinate axis with this
    /// property is missing.
    ///
    /// ```
    /// # use gjk_proximity::geometry::Shape;
    /// # use gjk_proximity::glam::DVec3;
    /// assert_eq!(Shape::Pyramid { sides: 3, radius: 1.0, half_height: 1.0 }.mirror_planes(), [DVec3::Y]);
    /// ```
    pub fn mirror_planes(&self) -> &'static [DVec3] {
        match self {
            // The first vertex is on the x axis.
            Self::RegularPolygon { sides, .. } | Self::Prism { sides, .. } if sides % 2 == 1 => {
                &[DVec3::Y, DVec3::Z]
            }
            Self::Pyramid { sides, .. } if sides % 2 == 1 => &[DVec3::Y],
            Self::Pyramid { .. } | Self::Cone { .. } | Self::Frustum { .. } => &[DVec3::Y, DVec3::X],
            Self::Tetrahedron { .. } => &[X_EQUALS_Y],
            Self::Points(_)
            | Self::Rectangle { .. }
            | Self::RegularPolygon { .. }
            | Self::Disc { .. }
            | Self::Ellipse { .. }
            | Self::Capsule { .. }
            | Self::Cuboid { .. }
            | Self::Octahedron { .. }
            | Self::Icosahedron { .. }
            | Self::Prism { .. }
            | Self::Ball { .. }
            | Self::Ellipsoid { .. }
            | Self::Cylinder { .. } => &DVec3::AXES,
        }
    }

    /// Returns this set as a shape whose axes can be scaled by different factors. A disc becomes an ellipse, a ball an
    /// ellipsoid, a polytope the hull of its points. Returns `None` for the other curved shapes.
    ///
    /// ```
    /// # use gjk_proximity::geometry::Shape;
    /// # use gjk_proximity::glam::DVec3;
    /// let ball = Shape::Ball { radius: 2.0 };
    /// assert_eq!(ball.stretchable(), Some(Shape::Ellipsoid { semi_axes: DVec3::splat(2.0) }));
    /// ```
    pub fn stretchable(&self) -> Option<Self> {
        match *self {
            Self::Disc { radius } => Some(Self::Ellipse { semi_axes: DVec2::splat(radius) }),
            Self::Ball { radius } => Some(Self::Ellipsoid { semi_axes: DVec3::splat(radius) }),
            ref shape => shape.vertices().map(Shape::Points),
        }
    }

    /// Returns a shape of the plane as a flat shape of space. Discs and ellipses become flat ellipsoids; a capsule gets
    /// a thickness.
    ///
    /// ```
    /// # use gjk_proximity::geometry::Shape;
    /// # use gjk_proximity::glam::DVec3;
    /// let disc = Shape::Disc { radius: 2.0 };
    /// assert_eq!(disc.raised(), Shape::Ellipsoid { semi_axes: DVec3::new(2.0, 2.0, 0.0) });
    /// ```
    #[must_use]
    pub fn raised(&self) -> Self {
        match *self {
            Self::Disc { radius } => Self::Ellipsoid { semi_axes: DVec3::new(radius, radius, 0.0) },
            Self::Ellipse { semi_axes } => Self::Ellipsoid { semi_axes: semi_axes.extend(0.0) },
            ref shape => shape.vertices().map_or_else(|| shape.clone(), Shape::Points),
        }
    }

    /// Projects a shape of space along the local z axis.
    ///
    /// ```
    /// # use gjk_proximity::geometry::Shape;
    /// assert_eq!(Shape::Ball { radius: 2.0 }.projected(), Shape::Disc { radius: 2.0 });
    /// ```
    #[must_use]
    pub fn projected(&self) -> Self {
        match *self {
            Self::Ball { radius } | Self::Cylinder { radius, .. } | Self::Cone { radius, .. } => {
                Self::Disc { radius }
            }
            Self::Cuboid { half_extents } => Self::Rectangle { half_extents: half_extents.truncate() },
            Self::Ellipsoid { semi_axes: DVec3 { x, y, .. } } if x == y => Self::Disc { radius: x },
            Self::Ellipsoid { semi_axes } => Self::Ellipse { semi_axes: semi_axes.truncate() },
            ref shape => shape.mapped(|point| point.with_z(0.0) + 0.0).unwrap_or_else(|| shape.clone()),
        }
    }

    /// Rotates the shape in local space. Returns `None` for a curved shape without points, other than a ball.
    ///
    /// ```
    /// # use gjk_proximity::geometry::Shape;
    /// # use gjk_proximity::glam::DVec3;
    /// let segment = Shape::Points(vec![DVec3::ZERO, DVec3::X]);
    /// assert_eq!(segment.rotated(|point| -point), Some(Shape::Points(vec![DVec3::ZERO, -DVec3::X])));
    /// ```
    pub fn rotated(&self, rotate: impl Fn(DVec3) -> DVec3) -> Option<Self> {
        match self {
            Self::Ball { .. } => Some(self.clone()),
            shape => shape.mapped(rotate),
        }
    }

    /// Returns a polytope with about this many vertices on the rims of a cylinder or a cone: the lower rim first, the
    /// apex last. Returns `None` for other shapes.
    ///
    /// ```
    /// # use gjk_proximity::geometry::Shape;
    /// let cylinder = Shape::Cylinder { half_height: 1.0, radius: 2.0 };
    /// assert_eq!(cylinder.inscribed(12), Some(Shape::Prism { sides: 6, radius: 2.0, half_height: 1.0 }));
    /// ```
    pub fn inscribed(&self, vertices: u32) -> Option<Self> {
        match *self {
            Self::Cylinder { half_height, radius } => {
                Some(Self::Prism { sides: (vertices / 2).max(3), radius, half_height })
            }
            Self::Cone { half_height, radius } => {
                Some(Self::Pyramid { sides: (vertices - 1).max(3), radius, half_height })
            }
            _ => None,
        }
    }

    /// Maps the points of the shape; a polytope becomes the hull of its mapped points. Returns `None` for a curved
    /// shape without points.
    fn mapped(&self, map: impl Fn(DVec3) -> DVec3) -> Option<Self> {
        let mut mapped = self.vertices().map_or_else(|| self.clone(), Self::Points);
        let points = mapped.points_mut();
        if points.is_empty() {
            return None;
        }
        for (_, point) in points {
            *point = map(*point);
        }
        Some(mapped)
    }
}

fn ellipsoid(semi_axes: DVec3) -> Core<DVec3> {
    let DVec3 { x, y, z } = semi_axes;
    Core::Ellipsoid { center: DVec3::ZERO, semi_axes: [DVec3::X * x, DVec3::Y * y, DVec3::Z * z] }
}
