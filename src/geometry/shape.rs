//! The shapes of a scene, in their own local coordinates.

use glam::{DVec2, DVec3};

use super::corners;
use super::dimension::Dimension;
use super::error::{MAX_VERTICES, ShapeError, bounded, length, position};

/// A convex shape in local coordinates, without the radius of its body. Lengths are in scene units and ≥ 0 unless
/// stated otherwise; a zero length gives a flat shape. Bodies of revolution, prisms and pyramids stand along z, centred
/// at the origin.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// The convex hull of the listed vertices, in any order: a point, a segment, a polygon (2D) or a polytope (3D).
    /// In 2D every z is 0.
    Points(Vec<DVec3>),
    /// 2D: an axis-parallel box. Vertices (−,−), (+,−), (+,+), (−,+).
    Rectangle {
        /// Half of the width and of the height.
        half_extents: DVec2,
    },
    /// 2D: a regular polygon, counter-clockwise from its first vertex on the positive x axis.
    RegularPolygon {
        /// Number of sides, at least 3.
        sides: u32,
        /// Distance from the centre to a vertex.
        radius: f64,
    },
    /// 2D: a disc.
    Disc {
        /// Distance from the centre to the boundary.
        radius: f64,
    },
    /// 2D: an axis-parallel ellipse.
    Ellipse {
        /// Semi-axes along x and along y.
        semi_axes: DVec2,
    },
    /// 2D and 3D: all points that are within `radius` of a segment.
    Capsule {
        /// One end of the segment.
        a: DVec3,
        /// The other end.
        b: DVec3,
        /// Greatest distance of a point of the capsule from the segment.
        radius: f64,
    },
    /// 3D: an axis-parallel box. Vertices (−,−,−), (−,−,+), (−,+,−), … with z changing fastest.
    Cuboid {
        /// Half of the length along each axis.
        half_extents: DVec3,
    },
    /// 3D: a regular tetrahedron, four alternating corners of a cube.
    Tetrahedron {
        /// Distance from the centre to a vertex.
        radius: f64,
    },
    /// 3D: a regular octahedron. Vertices +x, −x, +y, −y, +z, −z.
    Octahedron {
        /// Distance from the centre to a vertex.
        radius: f64,
    },
    /// 3D: a regular icosahedron.
    Icosahedron {
        /// Distance from the centre to a vertex.
        radius: f64,
    },
    /// 3D: a regular polygon swept along z. The vertices of the lower end come first.
    Prism {
        /// Number of sides of the regular polygon, at least 3.
        sides: u32,
        /// Distance from the axis to a vertex.
        radius: f64,
        /// Distance from the centre to either end.
        half_height: f64,
    },
    /// 3D: a regular polygon as the base, and an apex above it, which is the last vertex.
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
        /// Distance from the centre to the surface.
        radius: f64,
    },
    /// 3D: an axis-parallel ellipsoid.
    Ellipsoid {
        /// Semi-axes along x, y and z.
        semi_axes: DVec3,
    },
    /// 3D: a circular cylinder.
    Cylinder {
        /// Distance from the centre to either end.
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
    /// The name of the kind of shape for use in a sentence, in lower case.
    pub fn kind_name(&self, dimension: Dimension) -> &'static str {
        match self {
            Self::Points(points) => match (points.len(), dimension) {
                (0 | 1, _) => "point",
                (2, _) => "segment",
                (_, Dimension::Two) => "polygon",
                (_, Dimension::Three) => "polytope",
            },
            Self::Rectangle { .. } | Self::Cuboid { .. } => "box",
            Self::RegularPolygon { .. } => "regular polygon",
            Self::Disc { .. } => "disc",
            Self::Ellipse { .. } => "ellipse",
            Self::Capsule { .. } => "capsule",
            Self::Tetrahedron { .. } => "tetrahedron",
            Self::Octahedron { .. } => "octahedron",
            Self::Icosahedron { .. } => "icosahedron",
            Self::Prism { .. } => "prism",
            Self::Pyramid { .. } => "pyramid",
            Self::Frustum { .. } => "frustum",
            Self::Ball { .. } => "ball",
            Self::Ellipsoid { .. } => "ellipsoid",
            Self::Cylinder { .. } => "cylinder",
            Self::Cone { .. } => "cone",
        }
    }

    /// Whether the shape exists in this dimension.
    pub fn exists_in(&self, dimension: Dimension) -> bool {
        match self {
            Self::Points(_) | Self::Capsule { .. } => true,
            Self::Rectangle { .. }
            | Self::RegularPolygon { .. }
            | Self::Disc { .. }
            | Self::Ellipse { .. } => dimension == Dimension::Two,
            Self::Cuboid { .. }
            | Self::Tetrahedron { .. }
            | Self::Octahedron { .. }
            | Self::Icosahedron { .. }
            | Self::Prism { .. }
            | Self::Pyramid { .. }
            | Self::Frustum { .. }
            | Self::Ball { .. }
            | Self::Ellipsoid { .. }
            | Self::Cylinder { .. }
            | Self::Cone { .. } => dimension == Dimension::Three,
        }
    }

    /// The vertices in local coordinates, in the order of their indices; none for a curved shape.
    pub fn vertices(&self) -> Option<Vec<DVec3>> {
        Some(match *self {
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
                let slope = DVec2::new(aspect, 1.0) * (vertical_fov / 2.0).tan();
                [near, far].map(|distance| corners::rectangle(slope * distance, -distance)).concat()
            }
            Self::Disc { .. }
            | Self::Ellipse { .. }
            | Self::Capsule { .. }
            | Self::Ball { .. }
            | Self::Ellipsoid { .. }
            | Self::Cylinder { .. }
            | Self::Cone { .. } => return None,
        })
    }

    /// The real numbers that make the shape, in scene units but for the angle and the aspect of a frustum; counts are not
    /// among them. Points of 2D have two each.
    pub fn numbers_mut(&mut self, dimension: Dimension) -> Vec<&mut f64> {
        let components = |point| components_mut(point, dimension);
        match self {
            Self::Points(points) => points.iter_mut().flat_map(components).collect(),
            Self::Rectangle { half_extents: pair } | Self::Ellipse { semi_axes: pair } => {
                vec![&mut pair.x, &mut pair.y]
            }
            Self::Cuboid { half_extents: triple } | Self::Ellipsoid { semi_axes: triple } => {
                components_mut(triple, Dimension::Three).collect()
            }
            Self::Capsule { a, b, radius } => components(a).chain(components(b)).chain([radius]).collect(),
            Self::RegularPolygon { radius, .. }
            | Self::Disc { radius }
            | Self::Tetrahedron { radius }
            | Self::Octahedron { radius }
            | Self::Icosahedron { radius }
            | Self::Ball { radius } => vec![radius],
            Self::Prism { radius, half_height, .. }
            | Self::Pyramid { radius, half_height, .. }
            | Self::Cylinder { radius, half_height }
            | Self::Cone { radius, half_height } => vec![radius, half_height],
            Self::Frustum { vertical_fov, aspect, near, far } => vec![vertical_fov, aspect, near, far],
        }
    }

    /// Refuses parameters that are out of range, and shapes of the other dimension.
    ///
    /// # Errors
    /// The first parameter that is not finite, too large, negative, or outside of its range; no or too many vertices;
    /// a z component in 2D.
    pub fn check(&self, dimension: Dimension) -> Result<(), ShapeError> {
        if !self.exists_in(dimension) {
            return Err(ShapeError::WrongDimension { shape: self.kind_name(dimension), dimension });
        }
        match *self {
            Self::Points(ref points) => check_points(points, dimension),
            Self::Rectangle { half_extents } => lengths("half_extents", half_extents.to_array()),
            Self::Cuboid { half_extents } => lengths("half_extents", half_extents.to_array()),
            Self::Ellipse { semi_axes } => lengths("semi_axes", semi_axes.to_array()),
            Self::Ellipsoid { semi_axes } => lengths("semi_axes", semi_axes.to_array()),
            Self::RegularPolygon { sides, radius } => {
                check_sides(sides, 1)?;
                length("radius", radius)
            }
            Self::Prism { sides, radius, half_height } => {
                check_sides(sides, 2)?;
                length("radius", radius)?;
                length("half_height", half_height)
            }
            Self::Pyramid { sides, radius, half_height } => {
                check_sides(sides, 1)?;
                length("radius", radius)?;
                length("half_height", half_height)
            }
            Self::Capsule { a, b, radius } => {
                position("a", a, dimension)?;
                position("b", b, dimension)?;
                length("radius", radius)
            }
            Self::Frustum { vertical_fov, aspect, near, far } => {
                check_frustum(vertical_fov, aspect, near, far)
            }
            Self::Disc { radius }
            | Self::Tetrahedron { radius }
            | Self::Octahedron { radius }
            | Self::Icosahedron { radius }
            | Self::Ball { radius } => length("radius", radius),
            Self::Cylinder { half_height, radius } | Self::Cone { half_height, radius } => {
                length("half_height", half_height)?;
                length("radius", radius)
            }
        }
    }
}

/// The components of a point in so many dimensions.
pub(crate) fn components_mut(point: &mut DVec3, dimension: Dimension) -> impl Iterator<Item = &mut f64> {
    let DVec3 { x, y, z } = point;
    [x, y, z].into_iter().take(dimension.count())
}

fn lengths<const N: usize>(field: &'static str, numbers: [f64; N]) -> Result<(), ShapeError> {
    numbers.into_iter().try_for_each(|number| length(field, number))
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

fn check_sides(sides: u32, rings: usize) -> Result<(), ShapeError> {
    let found = (sides as usize).saturating_mul(rings);
    if sides < 3 {
        Err(ShapeError::TooFewSides { found: sides })
    } else if found > MAX_VERTICES {
        Err(ShapeError::TooManySides { found: sides, limit: MAX_VERTICES / rings })
    } else {
        Ok(())
    }
}

fn check_frustum(vertical_fov: f64, aspect: f64, near: f64, far: f64) -> Result<(), ShapeError> {
    bounded("vertical_fov", vertical_fov)?;
    if vertical_fov <= 0.0 || vertical_fov >= std::f64::consts::PI {
        return Err(ShapeError::FieldOfView { found: vertical_fov });
    }
    bounded("aspect", aspect)?;
    if aspect <= 0.0 {
        return Err(ShapeError::NotPositive { field: "aspect", found: aspect });
    }
    length("near", near)?;
    length("far", far)?;
    if far <= near {
        return Err(ShapeError::FarNotBeyondNear { near, found: far });
    }
    // The height of the far plane is unbounded as the angle approaches π.
    let half_height = far * (vertical_fov / 2.0).tan();
    bounded("vertical_fov", half_height)?;
    bounded("aspect", half_height * aspect)
}
