//! The kinds of shapes that are made from a few numbers.

use crate::geometry::Dimension;

/// A kind of shape that is made from a few numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// 2D: an axis-parallel box.
    Rectangle,
    /// 2D: a polygon with equal sides and equal angles.
    RegularPolygon,
    /// The hull of three points; in space it is flat.
    Triangle,
    /// The hull of two points.
    Segment,
    /// One point at the local origin.
    Point,
    /// 3D: an axis-parallel box; with equal sides the cube among the Platonic solids.
    Cuboid,
    /// 3D: a polytope with four equal triangles.
    Tetrahedron,
    /// 3D: a polytope with eight equal triangles.
    Octahedron,
    /// 3D: a polytope with twelve equal pentagons.
    Dodecahedron,
    /// 3D: a polytope with twenty equal triangles.
    Icosahedron,
    /// 3D: a regular polygon swept along z.
    Prism,
    /// 3D: the hull of a regular polygon and of the same one above it, rotated by half a side.
    Antiprism,
    /// 3D: a regular polygon and an apex.
    Pyramid,
    /// 3D: the view volume of a camera.
    Frustum,
    /// 2D: a disc.
    Disc,
    /// 2D: an ellipse along the axes.
    Ellipse,
    /// All points within a radius of a segment.
    Capsule,
    /// 3D: a ball.
    Ball,
    /// 3D: an ellipsoid along the axes.
    Ellipsoid,
    /// 3D: a circular cylinder along z.
    Cylinder,
    /// 3D: a circular cone along z.
    Cone,
    /// 2D: a random convex polygon whose points are all vertices.
    RandomPolygon,
    /// 3D: a random polytope whose points are all vertices.
    RandomPolytope,
    /// 3D: points spread uniformly over a sphere along a spiral.
    EvenSphere,
    /// 3D: random points on a sphere.
    RandomSphere,
    /// A long thin rhombus, in space a long thin octahedron.
    Needle,
    /// 2D: a long triangle with very little height.
    Sliver,
    /// 3D: points that are nearly, but not exactly, coplanar.
    Plate,
    /// 2D: a star, which is not convex: its hull is used.
    Star,
}

/// A section of the gallery.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Group {
    /// Shapes with straight edges.
    Regular,
    /// Curved shapes.
    Round,
    /// Random shapes from a seed, and points spread over a sphere.
    Random,
    /// Shapes that are hard for solvers, or that have a surprising hull: needles, plates, stars.
    Hard,
}

impl Group {
    /// All groups, in the order of the gallery.
    pub const ALL: [Self; 4] = [Self::Regular, Self::Round, Self::Random, Self::Hard];

    /// The heading of the group.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Regular => "Regular",
            Self::Round => "Round",
            Self::Random => "Many points",
            Self::Hard => "Hard cases",
        }
    }
}

impl Kind {
    /// Every kind, in the order of the gallery.
    pub const ALL: [Self; 29] = [
        Self::Rectangle,
        Self::Cuboid,
        Self::RegularPolygon,
        Self::Tetrahedron,
        Self::Octahedron,
        Self::Dodecahedron,
        Self::Icosahedron,
        Self::Prism,
        Self::Antiprism,
        Self::Pyramid,
        Self::Frustum,
        Self::Triangle,
        Self::Segment,
        Self::Point,
        Self::Disc,
        Self::Ellipse,
        Self::Ball,
        Self::Ellipsoid,
        Self::Capsule,
        Self::Cylinder,
        Self::Cone,
        Self::RandomPolygon,
        Self::RandomPolytope,
        Self::EvenSphere,
        Self::RandomSphere,
        Self::Needle,
        Self::Sliver,
        Self::Plate,
        Self::Star,
    ];

    /// All kinds of a dimension, in the order of the gallery.
    pub fn all(dimension: Dimension) -> Vec<Self> {
        Self::ALL.into_iter().filter(|kind| kind.exists_in(dimension)).collect()
    }

    /// Whether the kind exists in this dimension.
    pub const fn exists_in(self, dimension: Dimension) -> bool {
        match self {
            Self::Point | Self::Segment | Self::Triangle | Self::Capsule | Self::Needle => true,
            Self::Rectangle
            | Self::RegularPolygon
            | Self::Disc
            | Self::Ellipse
            | Self::RandomPolygon
            | Self::Sliver
            | Self::Star => matches!(dimension, Dimension::Two),
            Self::Cuboid
            | Self::Tetrahedron
            | Self::Octahedron
            | Self::Dodecahedron
            | Self::Icosahedron
            | Self::Prism
            | Self::Antiprism
            | Self::Pyramid
            | Self::Frustum
            | Self::Ball
            | Self::Ellipsoid
            | Self::Cylinder
            | Self::Cone
            | Self::RandomPolytope
            | Self::EvenSphere
            | Self::RandomSphere
            | Self::Plate => matches!(dimension, Dimension::Three),
        }
    }

    /// Whether the kind becomes a list of points, which loses the numbers that it was made from.
    pub const fn is_generated(self) -> bool {
        match self {
            Self::Point
            | Self::Segment
            | Self::Triangle
            | Self::Dodecahedron
            | Self::Antiprism
            | Self::RandomPolygon
            | Self::RandomPolytope
            | Self::EvenSphere
            | Self::RandomSphere
            | Self::Needle
            | Self::Sliver
            | Self::Plate
            | Self::Star => true,
            Self::Rectangle
            | Self::RegularPolygon
            | Self::Cuboid
            | Self::Tetrahedron
            | Self::Octahedron
            | Self::Icosahedron
            | Self::Prism
            | Self::Pyramid
            | Self::Frustum
            | Self::Disc
            | Self::Ellipse
            | Self::Capsule
            | Self::Ball
            | Self::Ellipsoid
            | Self::Cylinder
            | Self::Cone => false,
        }
    }

    /// The section of the gallery that the kind is in.
    pub const fn group(self) -> Group {
        match self {
            Self::Rectangle
            | Self::RegularPolygon
            | Self::Triangle
            | Self::Segment
            | Self::Point
            | Self::Cuboid
            | Self::Tetrahedron
            | Self::Octahedron
            | Self::Dodecahedron
            | Self::Icosahedron
            | Self::Prism
            | Self::Antiprism
            | Self::Pyramid
            | Self::Frustum => Group::Regular,
            Self::Disc
            | Self::Ellipse
            | Self::Capsule
            | Self::Ball
            | Self::Ellipsoid
            | Self::Cylinder
            | Self::Cone => Group::Round,
            Self::RandomPolygon | Self::RandomPolytope | Self::EvenSphere | Self::RandomSphere => {
                Group::Random
            }
            Self::Needle | Self::Sliver | Self::Plate | Self::Star => Group::Hard,
        }
    }
}
