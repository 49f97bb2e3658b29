//! What can be made from a few numbers.

use crate::geometry::Dimension;

/// What can be made from a few numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// 2D: an axis-parallel box.
    Rectangle,
    /// 2D: all sides and angles the same.
    RegularPolygon,
    /// Three points: a flat one in space.
    Triangle,
    /// Two points.
    Segment,
    /// One point at the local origin.
    Point,
    /// 3D: an axis-parallel box; with equal sides the cube among the Platonic solids.
    Cuboid,
    /// 3D: four equal triangles.
    Tetrahedron,
    /// 3D: eight equal triangles.
    Octahedron,
    /// 3D: twelve equal pentagons.
    Dodecahedron,
    /// 3D: twenty equal triangles.
    Icosahedron,
    /// 3D: a regular polygon swept along z.
    Prism,
    /// 3D: a regular polygon and the same one turned by half a side above it.
    Antiprism,
    /// 3D: a regular polygon and an apex.
    Pyramid,
    /// 3D: what a camera sees.
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
    /// 2D: a convex polygon by chance, with all its points on the hull.
    RandomPolygon,
    /// 3D: a polytope by chance, with all its points on the hull.
    RandomPolytope,
    /// 3D: points spread evenly over a sphere.
    EvenSphere,
    /// 3D: points strewn over a sphere by chance.
    RandomSphere,
    /// A long thin rhombus, in space a long thin octahedron.
    Needle,
    /// 2D: a long triangle with next to no height.
    Sliver,
    /// 3D: points that are nearly, but not quite, in one plane.
    Plate,
    /// 2D: a star, which is not convex: its hull is used.
    Star,
}

/// How kinds are put together in the gallery.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Group {
    /// Straight edges, by name.
    Regular,
    /// Round.
    Round,
    /// By chance, from a seed, or spread over a sphere.
    Random,
    /// What solvers find hard, or what is not what it seems: needles, plates, stars.
    Hard,
}

impl Group {
    /// All of them, in the order of the gallery.
    pub const ALL: [Self; 4] = [Self::Regular, Self::Round, Self::Random, Self::Hard];

    /// Its heading.
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

    /// Whether there is such a kind in this dimension.
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

    /// Whether it becomes a list of points, which forgets the numbers that it was made from.
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

    /// Where it stands in the gallery.
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
