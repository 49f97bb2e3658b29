//! The kinds of shapes that are made from a few numbers, in the order of the gallery.

use super::generators::{self, Generator};
use crate::geometry::{Dimension, ShapeKind};

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

/// Where the shapes of a kind come from, with all that is known of it.
#[derive(Clone, Copy, Debug)]
pub(super) enum Source {
    /// A kind that scene files can name.
    Shape(&'static ShapeKind),
    /// A list of points, which loses the numbers that it was made from.
    Points(&'static Generator),
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

    /// Where its shapes come from.
    pub(super) const fn source(self) -> Source {
        match self {
            Self::Rectangle => Source::Shape(&ShapeKind::RECTANGLE),
            Self::Cuboid => Source::Shape(&ShapeKind::CUBOID),
            Self::RegularPolygon => Source::Shape(&ShapeKind::REGULAR_POLYGON),
            Self::Tetrahedron => Source::Shape(&ShapeKind::TETRAHEDRON),
            Self::Octahedron => Source::Shape(&ShapeKind::OCTAHEDRON),
            Self::Dodecahedron => Source::Points(&generators::DODECAHEDRON),
            Self::Icosahedron => Source::Shape(&ShapeKind::ICOSAHEDRON),
            Self::Prism => Source::Shape(&ShapeKind::PRISM),
            Self::Antiprism => Source::Points(&generators::ANTIPRISM),
            Self::Pyramid => Source::Shape(&ShapeKind::PYRAMID),
            Self::Frustum => Source::Shape(&ShapeKind::FRUSTUM),
            Self::Triangle => Source::Points(&generators::TRIANGLE),
            Self::Segment => Source::Points(&generators::SEGMENT),
            Self::Point => Source::Points(&generators::POINT),
            Self::Disc => Source::Shape(&ShapeKind::DISC),
            Self::Ellipse => Source::Shape(&ShapeKind::ELLIPSE),
            Self::Ball => Source::Shape(&ShapeKind::BALL),
            Self::Ellipsoid => Source::Shape(&ShapeKind::ELLIPSOID),
            Self::Capsule => Source::Shape(&ShapeKind::CAPSULE),
            Self::Cylinder => Source::Shape(&ShapeKind::CYLINDER),
            Self::Cone => Source::Shape(&ShapeKind::CONE),
            Self::RandomPolygon => Source::Points(&generators::RANDOM_POLYGON),
            Self::RandomPolytope => Source::Points(&generators::RANDOM_POLYTOPE),
            Self::EvenSphere => Source::Points(&generators::EVEN_SPHERE),
            Self::RandomSphere => Source::Points(&generators::RANDOM_SPHERE),
            Self::Needle => Source::Points(&generators::NEEDLE),
            Self::Sliver => Source::Points(&generators::SLIVER),
            Self::Plate => Source::Points(&generators::PLATE),
            Self::Star => Source::Points(&generators::STAR),
        }
    }

    /// The kind of the shapes of this name.
    pub(super) fn of(shape: &ShapeKind) -> Option<Self> {
        let is_named = |kind: &Self| matches!(kind.source(), Source::Shape(row) if row.title == shape.title);
        Self::ALL.into_iter().find(is_named)
    }

    /// Whether the kind exists in this dimension.
    pub fn exists_in(self, dimension: Dimension) -> bool {
        match self.source() {
            Source::Shape(row) => row.dimensions.contains(&dimension),
            Source::Points(row) => row.dimensions.contains(&dimension),
        }
    }

    /// Whether the kind becomes a list of points, which loses the numbers that it was made from.
    pub const fn is_generated(self) -> bool {
        matches!(self.source(), Source::Points(_))
    }

    /// The section of the gallery that the kind is in.
    pub fn group(self) -> Group {
        match self.source() {
            Source::Shape(row) => {
                let is_polytope = (row.example)(row.dimensions[0]).vertices().is_some();
                if is_polytope { Group::Regular } else { Group::Round }
            }
            Source::Points(row) => row.group,
        }
    }

    /// The name within a sentence, with its article: `a cone`, `an ellipse`.
    pub fn with_article(self) -> String {
        let title = self.title().to_lowercase();
        let article = match self {
            Self::EvenSphere | Self::RandomSphere => "",
            _ if title.starts_with(['a', 'e', 'i', 'o', 'u']) => "an ",
            _ => "a ",
        };
        format!("{article}{title}")
    }

    /// The name of the kind, as on a button: `Box`, `Random polytope`.
    pub const fn title(self) -> &'static str {
        match self.source() {
            Source::Shape(row) => row.title,
            Source::Points(row) => row.title,
        }
    }

    /// One sentence without a full stop, for the tooltip.
    pub const fn description(self) -> &'static str {
        match self.source() {
            Source::Shape(row) => row.description,
            Source::Points(row) => row.description,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Kind;

    #[test]
    fn kinds_have_their_articles() {
        assert_eq!(Kind::Cone.with_article(), "a cone");
        assert_eq!(Kind::Ellipse.with_article(), "an ellipse");
        assert_eq!(Kind::EvenSphere.with_article(), "even points on a sphere");
    }
}
