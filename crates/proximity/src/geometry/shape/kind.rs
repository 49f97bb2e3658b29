//! The kinds of shapes: one row of names for each, and its parameters.

use std::f64::consts::FRAC_PI_3;

use glam::{DVec2, DVec3};

use super::parameter::{Axes, Parameter};
use super::variants::Shape;
use crate::geometry::dimension::Dimension;
use crate::geometry::error::{MAX_VERTICES, ShapeError, bounded};

/// A row of the table of kinds: everything that the shapes of a kind have in common, besides their geometry.
#[derive(Debug)]
pub struct ShapeKind {
    /// The id of the message with the name in a sentence, in lower case.
    pub name: &'static str,
    /// The id of the kind's message in `locales`: the name on a button, a tooltip, and the name with an article.
    pub message: &'static str,
    /// The dimensions in which the kind exists.
    pub dimensions: &'static [Dimension],
    /// Creates a first shape of the kind, about two units across.
    pub example: fn(Dimension) -> Shape,
}

impl ShapeKind {
    /// All kinds.
    pub const ALL: [&Self; 16] = [
        &Self::RECTANGLE,
        &Self::REGULAR_POLYGON,
        &Self::DISC,
        &Self::ELLIPSE,
        &Self::CAPSULE,
        &Self::CUBOID,
        &Self::TETRAHEDRON,
        &Self::OCTAHEDRON,
        &Self::ICOSAHEDRON,
        &Self::PRISM,
        &Self::PYRAMID,
        &Self::FRUSTUM,
        &Self::BALL,
        &Self::ELLIPSOID,
        &Self::CYLINDER,
        &Self::CONE,
    ];

    /// The kind of [`Shape::Rectangle`].
    pub const RECTANGLE: Self = Self {
        name: "shape-rectangle",
        message: "kind-rectangle",
        dimensions: Dimension::PLANE,
        example: |_| Shape::Rectangle { half_extents: DVec2::ONE },
    };

    /// The kind of [`Shape::RegularPolygon`].
    pub const REGULAR_POLYGON: Self = Self {
        name: "shape-regular-polygon",
        message: "kind-regular-polygon",
        dimensions: Dimension::PLANE,
        example: |_| Shape::RegularPolygon { sides: 6, radius: 1.0 },
    };

    /// The kind of [`Shape::Disc`].
    pub const DISC: Self = Self {
        name: "shape-disc",
        message: "kind-disc",
        dimensions: Dimension::PLANE,
        example: |_| Shape::Disc { radius: 1.0 },
    };

    /// The kind of [`Shape::Ellipse`].
    pub const ELLIPSE: Self = Self {
        name: "shape-ellipse",
        message: "kind-ellipse",
        dimensions: Dimension::PLANE,
        example: |_| Shape::Ellipse { semi_axes: DVec2::new(1.2, 0.8) },
    };

    /// The kind of [`Shape::Capsule`].
    pub const CAPSULE: Self = Self {
        name: "shape-capsule",
        message: "kind-capsule",
        dimensions: Dimension::BOTH,
        example: |dimension| {
            let b = match dimension {
                Dimension::Two => DVec3::X * 0.6,
                Dimension::Three => DVec3::Z * 0.6,
            };
            // + 0.0 avoids −0 in a file.
            Shape::Capsule { a: -b + 0.0, b, radius: 0.5 }
        },
    };

    /// The kind of [`Shape::Cuboid`].
    pub const CUBOID: Self = Self {
        name: "shape-box",
        message: "kind-box",
        dimensions: Dimension::SPACE,
        example: |_| Shape::Cuboid { half_extents: DVec3::ONE },
    };

    /// The kind of [`Shape::Tetrahedron`].
    pub const TETRAHEDRON: Self = Self {
        name: "shape-tetrahedron",
        message: "kind-tetrahedron",
        dimensions: Dimension::SPACE,
        example: |_| Shape::Tetrahedron { radius: 1.5 },
    };

    /// The kind of [`Shape::Octahedron`].
    pub const OCTAHEDRON: Self = Self {
        name: "shape-octahedron",
        message: "kind-octahedron",
        dimensions: Dimension::SPACE,
        example: |_| Shape::Octahedron { radius: 1.0 },
    };

    /// The kind of [`Shape::Icosahedron`].
    pub const ICOSAHEDRON: Self = Self {
        name: "shape-icosahedron",
        message: "kind-icosahedron",
        dimensions: Dimension::SPACE,
        example: |_| Shape::Icosahedron { radius: 1.0 },
    };

    /// The kind of [`Shape::Prism`].
    pub const PRISM: Self = Self {
        name: "shape-prism",
        message: "kind-prism",
        dimensions: Dimension::SPACE,
        example: |_| Shape::Prism { sides: 6, radius: 1.0, half_height: 1.0 },
    };

    /// The kind of [`Shape::Pyramid`].
    pub const PYRAMID: Self = Self {
        name: "shape-pyramid",
        message: "kind-pyramid",
        dimensions: Dimension::SPACE,
        example: |_| Shape::Pyramid { sides: 6, radius: 1.0, half_height: 1.0 },
    };

    /// The kind of [`Shape::Frustum`].
    pub const FRUSTUM: Self = Self {
        name: "shape-frustum",
        message: "kind-frustum",
        dimensions: Dimension::SPACE,
        example: |_| Shape::Frustum { vertical_fov: FRAC_PI_3, aspect: 1.5, near: 0.5, far: 2.0 },
    };

    /// The kind of [`Shape::Ball`].
    pub const BALL: Self = Self {
        name: "shape-ball",
        message: "kind-ball",
        dimensions: Dimension::SPACE,
        example: |_| Shape::Ball { radius: 1.0 },
    };

    /// The kind of [`Shape::Ellipsoid`].
    pub const ELLIPSOID: Self = Self {
        name: "shape-ellipsoid",
        message: "kind-ellipsoid",
        dimensions: Dimension::SPACE,
        example: |_| Shape::Ellipsoid { semi_axes: DVec3::new(1.2, 1.0, 0.8) },
    };

    /// The kind of [`Shape::Cylinder`].
    pub const CYLINDER: Self = Self {
        name: "shape-cylinder",
        message: "kind-cylinder",
        dimensions: Dimension::SPACE,
        example: |_| Shape::Cylinder { half_height: 1.0, radius: 0.8 },
    };

    /// The kind of [`Shape::Cone`].
    pub const CONE: Self = Self {
        name: "shape-cone",
        message: "kind-cone",
        dimensions: Dimension::SPACE,
        example: |_| Shape::Cone { half_height: 1.0, radius: 0.8 },
    };
}

impl Shape {
    /// Returns the row of the kind. Returns `None` for listed points, whose name depends on their number.
    ///
    /// ```
    /// # use gjk_proximity::geometry::Shape;
    /// # use gjk_proximity::glam::DVec3;
    /// assert!(Shape::Ball { radius: 1.0 }.kind().is_some());
    /// assert!(Shape::Points(vec![DVec3::ZERO]).kind().is_none());
    /// ```
    pub const fn kind(&self) -> Option<&'static ShapeKind> {
        Some(match self {
            Self::Points(_) => return None,
            Self::Rectangle { .. } => &ShapeKind::RECTANGLE,
            Self::RegularPolygon { .. } => &ShapeKind::REGULAR_POLYGON,
            Self::Disc { .. } => &ShapeKind::DISC,
            Self::Ellipse { .. } => &ShapeKind::ELLIPSE,
            Self::Capsule { .. } => &ShapeKind::CAPSULE,
            Self::Cuboid { .. } => &ShapeKind::CUBOID,
            Self::Tetrahedron { .. } => &ShapeKind::TETRAHEDRON,
            Self::Octahedron { .. } => &ShapeKind::OCTAHEDRON,
            Self::Icosahedron { .. } => &ShapeKind::ICOSAHEDRON,
            Self::Prism { .. } => &ShapeKind::PRISM,
            Self::Pyramid { .. } => &ShapeKind::PYRAMID,
            Self::Frustum { .. } => &ShapeKind::FRUSTUM,
            Self::Ball { .. } => &ShapeKind::BALL,
            Self::Ellipsoid { .. } => &ShapeKind::ELLIPSOID,
            Self::Cylinder { .. } => &ShapeKind::CYLINDER,
            Self::Cone { .. } => &ShapeKind::CONE,
        })
    }

    /// Returns the numbers that make a shape of its kind, in the order of display. Listed points have no such numbers,
    /// only coordinates.
    ///
    /// ```
    /// # use gjk_proximity::geometry::Shape;
    /// let mut ball = Shape::Ball { radius: 1.0 };
    /// let names: Vec<&str> = ball.parameters_mut().iter().map(|parameter| parameter.name).collect();
    /// assert_eq!(names, ["radius"]);
    /// ```
    pub fn parameters_mut(&mut self) -> Vec<Parameter<'_>> {
        use Parameter as P;
        match self {
            Self::Points(_) => Vec::new(),
            Self::Rectangle { half_extents: DVec2 { x, y } } => {
                P::along_axes("half_extents", ["half-width", "half-height"], [x, y])
            }
            Self::RegularPolygon { sides, radius } => {
                vec![P::sides(sides, MAX_VERTICES), P::length("radius", radius, Axes::AROUND_Z)]
            }
            Self::Disc { radius } => vec![P::length("radius", radius, Axes::AROUND_Z)],
            Self::Ellipse { semi_axes: DVec2 { x, y } } => {
                P::along_axes("semi_axes", ["semi-axis-x", "semi-axis-y"], [x, y])
            }
            Self::Capsule { a, b, radius } => {
                let across = Axes::across(*b - *a);
                let mut parameters = P::point("a", ["ax", "ay", "az"], a);
                parameters.extend(P::point("b", ["bx", "by", "bz"], b));
                parameters.push(P::length("radius", radius, across));
                parameters
            }
            Self::Cuboid { half_extents: DVec3 { x, y, z } } => {
                P::along_axes("half_extents", ["half-width", "half-depth", "half-height"], [x, y, z])
            }
            Self::Tetrahedron { radius }
            | Self::Octahedron { radius }
            | Self::Icosahedron { radius }
            | Self::Ball { radius } => vec![P::length("radius", radius, Axes::ALL)],
            Self::Prism { sides, radius, half_height } => vec![
                P::sides(sides, MAX_VERTICES / 2),
                P::length("radius", radius, Axes::AROUND_Z),
                P::half_height(half_height),
            ],
            Self::Pyramid { sides, radius, half_height } => vec![
                P::sides(sides, MAX_VERTICES),
                P::length("radius", radius, Axes::AROUND_Z),
                P::half_height(half_height),
            ],
            Self::Frustum { vertical_fov, aspect, near, far } => {
                // The far plane is farther away than the near plane.
                let (most, least) = (far.next_down(), near.next_up());
                vec![
                    P::angle("vertical_fov", "angle-of-view", vertical_fov),
                    P::ratio("aspect", aspect),
                    P { most, ..P::length("near", near, Axes::ALL) },
                    P { least, ..P::length("far", far, Axes::ALL) },
                ]
            }
            Self::Ellipsoid { semi_axes: DVec3 { x, y, z } } => {
                P::along_axes("semi_axes", ["semi-axis-x", "semi-axis-y", "semi-axis-z"], [x, y, z])
            }
            Self::Cylinder { half_height, radius } | Self::Cone { half_height, radius } => {
                vec![P::half_height(half_height), P::length("radius", radius, Axes::AROUND_Z)]
            }
        }
    }

    /// Checks parameters that are each in range for contradictions between them.
    pub(super) fn check_relations(&self) -> Result<(), ShapeError> {
        let Self::Frustum { vertical_fov, aspect, near, far } = *self else { return Ok(()) };
        if far <= near {
            return Err(ShapeError::FarNotBeyondNear { near, found: far });
        }
        // The height of the far plane is unbounded as the angle approaches π.
        let half_height = far * libm::tan(vertical_fov / 2.0);
        for (field, support_value) in [("vertical_fov", half_height), ("aspect", half_height * aspect)] {
            if bounded(field, support_value).is_err() {
                return Err(ShapeError::FarPlaneTooLarge { field });
            }
        }
        Ok(())
    }
}
