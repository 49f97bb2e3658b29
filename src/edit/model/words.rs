//! The names and descriptions of the kinds.

use super::Kind;

impl Kind {
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
        match self {
            Self::Rectangle => "Rectangle",
            Self::RegularPolygon => "Regular polygon",
            Self::Triangle => "Triangle",
            Self::Segment => "Segment",
            Self::Point => "Point",
            Self::Cuboid => "Box",
            Self::Tetrahedron => "Tetrahedron",
            Self::Octahedron => "Octahedron",
            Self::Dodecahedron => "Dodecahedron",
            Self::Icosahedron => "Icosahedron",
            Self::Prism => "Prism",
            Self::Antiprism => "Antiprism",
            Self::Pyramid => "Pyramid",
            Self::Frustum => "Frustum",
            Self::Disc => "Disc",
            Self::Ellipse => "Ellipse",
            Self::Capsule => "Capsule",
            Self::Ball => "Ball",
            Self::Ellipsoid => "Ellipsoid",
            Self::Cylinder => "Cylinder",
            Self::Cone => "Cone",
            Self::RandomPolygon => "Random polygon",
            Self::RandomPolytope => "Random polytope",
            Self::EvenSphere => "Even points on a sphere",
            Self::RandomSphere => "Random points on a sphere",
            Self::Needle => "Needle",
            Self::Sliver => "Sliver",
            Self::Plate => "Plate",
            Self::Star => "Star",
        }
    }

    /// One sentence without a full stop, for the tooltip.
    pub const fn description(self) -> &'static str {
        match self {
            Self::Rectangle => "A box with its sides along its own axes",
            Self::RegularPolygon => "All sides and all angles the same",
            Self::Triangle => "Three points: the simplest polygon, flat in 3D",
            Self::Segment => "Two points: a shape without area",
            Self::Point => "A single point: is it in the other shape?",
            Self::Cuboid => "A box with its sides along its own axes; a cube if they are equal",
            Self::Tetrahedron => "Four equal triangles",
            Self::Octahedron => "Eight equal triangles",
            Self::Dodecahedron => "Twelve equal pentagons",
            Self::Icosahedron => "Twenty equal triangles",
            Self::Prism => "A regular polygon with height",
            Self::Antiprism => "Two regular polygons, rotated against each other by half a side",
            Self::Pyramid => "A regular polygon and an apex above it",
            Self::Frustum => "The view volume of a camera at its origin that looks along its own −z",
            Self::Disc => "All points of the plane within a radius of the centre",
            Self::Ellipse => "A disc stretched along its own axes",
            Self::Capsule => "All points within a radius of a segment",
            Self::Ball => "All points in space within a radius of the centre",
            Self::Ellipsoid => "A ball stretched along its own axes",
            Self::Cylinder => "A disc with height",
            Self::Cone => "A disc and an apex above it",
            Self::RandomPolygon => "A random convex polygon: every point is a vertex of it",
            Self::RandomPolytope => "Random points on an ellipsoid: every one is a vertex of the hull",
            Self::EvenSphere => "Points along a spiral, at nearly equal distances",
            Self::RandomSphere => "Random points on a sphere, uniformly distributed",
            Self::Needle => "Very long and very thin: small angles cost solvers their digits",
            Self::Sliver => "A triangle with very little height",
            Self::Plate => "Points that are nearly, but not exactly, coplanar",
            Self::Star => "Not convex: solvers see its hull",
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
