//! The shapes with the fields of scene files, and the operations that all shapes share.

use glam::{DVec2, DVec3};
use serde::{Deserialize, Serialize};

use super::parameter::Number;
use super::written;
use crate::geometry::dimension::Dimension;
use crate::geometry::error::{MAX_VERTICES, ShapeError, position};
use crate::geometry::support::Core;
use crate::message::constant;

/// A convex shape in local coordinates, without the radius of its body.
///
/// Lengths are in scene units and ≥ 0 unless stated otherwise; a zero length gives a flat shape. Bodies of revolution,
/// prisms and pyramids stand along z, centered at the origin.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub enum Shape {
    /// The convex hull of the listed vertices, in any order: a point, a segment, a polygon (2D) or a polytope (3D).
    /// In 2D every z is 0.
    Points(#[serde(with = "written::points")] Vec<DVec3>),
    /// 2D: an axis-aligned box. Vertices (−,−), (+,−), (+,+), (−,+).
    Rectangle {
        /// Half of the width and of the height.
        #[serde(with = "written::lengths")]
        half_extents: DVec2,
    },
    /// 2D: a regular polygon, counterclockwise from its first vertex on the positive x axis.
    RegularPolygon {
        /// Number of sides, at least 3.
        sides: u32,
        /// Distance from the center to a vertex.
        radius: f64,
    },
    /// 2D: a disc.
    Disc {
        /// Distance from the center to the boundary.
        radius: f64,
    },
    /// 2D: an axis-aligned ellipse.
    Ellipse {
        /// Semi-axes along x and along y.
        #[serde(with = "written::lengths")]
        semi_axes: DVec2,
    },
    /// 2D and 3D: all points within `radius` of a segment.
    Capsule {
        /// One end of the segment.
        #[serde(with = "written::point")]
        a: DVec3,
        /// The other end of the segment.
        #[serde(with = "written::point")]
        b: DVec3,
        /// Maximum distance of a point of the capsule from the segment.
        radius: f64,
    },
    /// 3D: an axis-aligned box. Vertices (−,−,−), (−,−,+), (−,+,−), … with z changing fastest.
    Cuboid {
        /// Half of the length along each axis.
        #[serde(with = "written::lengths")]
        half_extents: DVec3,
    },
    /// 3D: a regular tetrahedron, four alternating corners of a cube.
    Tetrahedron {
        /// Distance from the center to a vertex.
        radius: f64,
    },
    /// 3D: a regular octahedron. Vertices +x, −x, +y, −y, +z, −z.
    Octahedron {
        /// Distance from the center to a vertex.
        radius: f64,
    },
    /// 3D: a regular icosahedron.
    Icosahedron {
        /// Distance from the center to a vertex.
        radius: f64,
    },
    /// 3D: a regular polygon swept along z. The vertices of the lower end come first.
    Prism {
        /// Number of sides of the regular polygon, at least 3.
        sides: u32,
        /// Distance from the axis to a vertex.
        radius: f64,
        /// Distance from the center to either end.
        half_height: f64,
    },
    /// 3D: the hull of a regular polygon, the base, and an apex above it, which is the last vertex.
    Pyramid {
        /// Number of sides of the base, at least 3.
        sides: u32,
        /// Distance from the axis to a vertex of the base.
        radius: f64,
        /// Half of the distance from the base to the apex.
        half_height: f64,
    },
    /// 3D: the view volume of a camera at the local origin that looks along −z with y up. The near vertices come first,
    /// each rectangle in the order of [`Shape::Rectangle`].
    Frustum {
        /// Full angle of view from bottom to top, in radians, between 0 and π.
        vertical_fov: f64,
        /// Width divided by height, positive.
        aspect: f64,
        /// Distance of the near plane.
        near: f64,
        /// Distance of the far plane, greater than `near`.
        far: f64,
    },
    /// 3D: a ball.
    Ball {
        /// Distance from the center to the surface.
        radius: f64,
    },
    /// 3D: an axis-aligned ellipsoid.
    Ellipsoid {
        /// Semi-axes along x, y and z.
        #[serde(with = "written::lengths")]
        semi_axes: DVec3,
    },
    /// 3D: a circular cylinder.
    Cylinder {
        /// Distance from the center to either end.
        half_height: f64,
        /// Radius of the discs at the ends.
        radius: f64,
    },
    /// 3D: a circular cone with its apex at z = `half_height`.
    Cone {
        /// Half of the distance from the base to the apex.
        half_height: f64,
        /// Radius of the base.
        radius: f64,
    },
}

impl Shape {
    /// Returns the name of the kind of shape for use in a sentence, in lower case.
    ///
    /// ```
    /// # use gjk_proximity::geometry::{Dimension, Shape};
    /// assert_eq!(Shape::Ball { radius: 1.0 }.kind_name(Dimension::Three), "ball");
    /// ```
    pub fn kind_name(&self, dimension: Dimension) -> &'static str {
        constant(match (self, dimension) {
            (Self::Points(points), _) if points.len() < 2 => "shape-point",
            (Self::Points(points), _) if points.len() == 2 => "shape-segment",
            (_, Dimension::Two) => self.kind().map_or("shape-polygon", |kind| kind.name),
            (_, Dimension::Three) => self.kind().map_or("shape-polytope", |kind| kind.name),
        })
    }

    /// Returns whether the shape exists in this dimension.
    ///
    /// ```
    /// # use gjk_proximity::geometry::{Dimension, Shape};
    /// let ball = Shape::Ball { radius: 1.0 };
    /// assert_eq!([Dimension::Two, Dimension::Three].map(|it| ball.exists_in(it)), [false, true]);
    /// ```
    pub fn exists_in(&self, dimension: Dimension) -> bool {
        self.kind().is_none_or(|kind| kind.dimensions.contains(&dimension))
    }

    /// Returns the vertices in local coordinates, in the order of their indices. Returns `None` for a curved shape.
    ///
    /// ```
    /// # use gjk_proximity::geometry::Shape;
    /// # use gjk_proximity::glam::DVec3;
    /// let cube = Shape::Cuboid { half_extents: DVec3::ONE };
    /// assert_eq!(cube.vertices().map(|vertices| vertices.len()), Some(8));
    /// assert_eq!(Shape::Ball { radius: 1.0 }.vertices(), None);
    /// ```
    pub fn vertices(&self) -> Option<Vec<DVec3>> {
        match self.core() {
            (Core::Vertices(vertices), None) => Some(vertices),
            _ => None,
        }
    }

    /// Returns the mean of the vertices or of the ends of a capsule, or the center of another curved shape.
    ///
    /// ```
    /// # use gjk_proximity::geometry::Shape;
    /// # use gjk_proximity::glam::DVec3;
    /// assert_eq!(Shape::Points(vec![DVec3::ZERO, DVec3::X * 2.0]).center(), DVec3::X);
    /// ```
    pub fn center(&self) -> DVec3 {
        match self.core().0 {
            Core::Vertices(vertices) => vertices.iter().sum::<DVec3>() / vertices.len().max(1) as f64,
            _ => DVec3::ZERO,
        }
    }

    /// Returns the points of the shape, each with the name of its parameter: the listed points of a hull, the ends of a
    /// capsule.
    ///
    /// ```
    /// # use gjk_proximity::geometry::Shape;
    /// # use gjk_proximity::glam::DVec3;
    /// let mut capsule = Shape::Capsule { a: DVec3::ZERO, b: DVec3::X, radius: 1.0 };
    /// for (name, point) in capsule.points_mut() {
    ///     *point += if name == "b" { DVec3::Y } else { DVec3::ZERO };
    /// }
    /// assert_eq!(capsule, Shape::Capsule { a: DVec3::ZERO, b: DVec3::new(1.0, 1.0, 0.0), radius: 1.0 });
    /// ```
    pub fn points_mut(&mut self) -> Vec<(&'static str, &mut DVec3)> {
        match self {
            Self::Points(points) => points.iter_mut().map(|point| ("points", point)).collect(),
            Self::Capsule { a, b, .. } => vec![("a", a), ("b", b)],
            _ => Vec::new(),
        }
    }

    /// Returns the real numbers of the shape, but no counts. They are in scene units, except the angle and the aspect
    /// of a frustum. Points of 2D have two numbers each.
    ///
    /// ```
    /// # use gjk_proximity::geometry::{Dimension, Shape};
    /// let mut cone = Shape::Cone { half_height: 1.0, radius: 2.0 };
    /// for number in cone.numbers_mut(Dimension::Three) {
    ///     *number *= 2.0;
    /// }
    /// assert_eq!(cone, Shape::Cone { half_height: 2.0, radius: 4.0 });
    /// ```
    pub fn numbers_mut(&mut self, dimension: Dimension) -> Vec<&mut f64> {
        match self {
            Self::Points(points) => {
                points.iter_mut().flat_map(|point| components_mut(point, dimension)).collect()
            }
            shape => {
                let parameters = shape.parameters_mut().into_iter();
                let parameters = parameters.filter(|parameter| parameter.exists_in(dimension));
                parameters.filter_map(|parameter| parameter.number.into_real()).collect()
            }
        }
    }

    /// Scales the shape along its own axes and keeps its kind. Its lengths are scaled by the magnitudes of the factors,
    /// its points from their mean, so that a negative factor mirrors them. Returns `None` if a length would need two
    /// factors at once, such as the radius of a ball that is stretched.
    ///
    /// ```
    /// # use gjk_proximity::geometry::{Dimension, Shape};
    /// # use gjk_proximity::glam::DVec3;
    /// let cylinder = Shape::Cylinder { half_height: 1.0, radius: 1.0 };
    /// let taller = cylinder.scaled(DVec3::new(1.0, 1.0, 3.0), Dimension::Three);
    /// assert_eq!(taller, Some(Shape::Cylinder { half_height: 3.0, radius: 1.0 }));
    /// assert_eq!(cylinder.scaled(DVec3::new(1.0, 2.0, 1.0), Dimension::Three), None, "no circle");
    /// ```
    pub fn scaled(&self, factors: DVec3, dimension: Dimension) -> Option<Self> {
        let mut scaled = self.clone();
        for parameter in scaled.parameters_mut() {
            if let Number::Length(length, axes) = parameter.number {
                *length *= axes.common(factors.abs(), dimension)?;
            }
        }
        let middle = self.center();
        for (_, point) in scaled.points_mut() {
            // + 0.0 avoids −0 in a file.
            *point = middle + (*point - middle) * factors + 0.0;
        }
        Some(scaled)
    }

    /// Checks that the shape exists in this dimension and that its parameters are in range.
    ///
    /// # Errors
    /// Returns an error for the first parameter that is not finite, too large, negative, or outside its range; for no
    /// or too many vertices; and for a z component in 2D.
    ///
    /// ```
    /// # use gjk_proximity::geometry::{Dimension, Shape};
    /// assert!(Shape::Ball { radius: 1.0 }.check(Dimension::Three).is_ok());
    /// assert!(Shape::Ball { radius: -1.0 }.check(Dimension::Three).is_err());
    /// ```
    pub fn check(&self, dimension: Dimension) -> Result<(), ShapeError> {
        if !self.exists_in(dimension) {
            return Err(ShapeError::WrongDimension { shape: self.kind_name(dimension), dimension });
        }
        if let Self::Points(points) = self {
            return check_points(points, dimension);
        }
        let mut shape = self.clone();
        shape.parameters_mut().iter().try_for_each(|parameter| parameter.check(dimension))?;
        self.check_relations()
    }
}

/// Returns the components of a point in this dimension.
pub fn components_mut(point: &mut DVec3, dimension: Dimension) -> impl Iterator<Item = &mut f64> {
    let DVec3 { x, y, z } = point;
    [x, y, z].into_iter().take(dimension.count())
}

fn check_points(points: &[DVec3], dimension: Dimension) -> Result<(), ShapeError> {
    if points.is_empty() {
        return Err(ShapeError::NoVertices);
    }
    if points.len() > MAX_VERTICES {
        return Err(ShapeError::TooManyVertices { found: points.len() });
    }
    points.iter().try_for_each(|point| position("points", *point, dimension))
}
