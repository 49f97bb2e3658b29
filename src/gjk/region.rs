//! Voronoi regions of a simplex, and what was ruled about each.

use std::fmt;

use super::Letter;

/// On which side of a triangle: above is where its normal points by the right-hand rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FaceSide {
    /// On the side of the normal AB × AC; for a face of a tetrahedron, outside.
    Above,
    /// On the other side.
    Below,
}

/// The part of space that is nearest to one feature of the simplex (its Voronoi region).
///
/// Letters are those of the simplex at the time of the ruling, A the newest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Region {
    /// Nearest to a vertex.
    Vertex(Letter),
    /// Nearest to an edge.
    Edge([Letter; 2]),
    /// Nearest to a triangle in space, on one side of it.
    Face([Letter; 3], FaceSide),
    /// Inside the simplex: of the triangle in 2D, of the tetrahedron in 3D.
    Interior,
}

impl fmt::Display for Region {
    /// `vertex A`, `edge AC`, `face ADB`, `below ABC`, `inside`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Vertex(a) => write!(f, "vertex {a}"),
            Self::Edge([a, b]) => write!(f, "edge {a}{b}"),
            Self::Face([a, b, c], FaceSide::Above) => write!(f, "face {a}{b}{c}"),
            Self::Face([a, b, c], FaceSide::Below) => write!(f, "below {a}{b}{c}"),
            Self::Interior => f.write_str("inside"),
        }
    }
}

/// Why a region was chosen or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ruling {
    /// The origin cannot be there: the support was asked for in the direction away from it, and A lies further.
    ImpossibleSincePreviousDirection,
    /// The origin cannot be there: the newest point would not have passed it.
    ImpossibleSinceReachTest,
    /// The origin cannot be there: a test of an earlier iteration excluded it.
    ImpossibleSinceEarlierTest,
    /// Tests of this iteration placed the origin elsewhere.
    TestedAndOutside,
    /// The listing looks at another region first and takes it, without asking about this one.
    NotAsked,
    /// The origin is here.
    Chosen,
}
