//! Voronoi regions of a simplex, and what was ruled about each.

use std::fmt;

use super::Letter;
use super::Letter::{A, B, C, D};
use crate::geometry::Dimension;

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

impl Ruling {
    /// Whether it rests on an argument about how the simplex came to be, and on no test of this iteration.
    pub const fn is_by_argument(self) -> bool {
        matches!(
            self,
            Self::ImpossibleSincePreviousDirection
                | Self::ImpossibleSinceReachTest
                | Self::ImpossibleSinceEarlierTest
        )
    }

    /// The rulings of a search for the nearest point, which goes on where the newest point A falls short of the origin:
    /// it lies beyond the old feature all the same, so the nearest point is on a part with A. Weights tell on which.
    pub(super) fn by_weights(points: usize, dimension: Dimension, chosen: Region) -> Vec<(Region, Self)> {
        let mut rulings = Self::all(points, dimension, chosen, &[]);
        for (_, ruling) in &mut rulings {
            if *ruling == Self::ImpossibleSinceReachTest {
                *ruling = Self::TestedAndOutside;
            }
        }
        rulings
    }

    /// The rulings on all Voronoi regions of a simplex with this many points, when the origin was found in `chosen`.
    ///
    /// What can be said without a test follows from how the points came to be (the argument is Djonov's): A passed
    /// the origin, so it is not nearest to A; the last direction pointed from the old feature towards the origin, so
    /// it is not behind that feature; and the parts of the old feature were excluded when that feature was chosen.
    pub(super) fn all(
        points: usize,
        dimension: Dimension,
        chosen: Region,
        not_asked: &[Region],
    ) -> Vec<(Region, Self)> {
        use FaceSide::{Above, Below};
        use Region::{Edge, Face, Interior, Vertex};
        let (reach, direction, earlier, open) = (
            Self::ImpossibleSinceReachTest,
            Self::ImpossibleSincePreviousDirection,
            Self::ImpossibleSinceEarlierTest,
            Self::TestedAndOutside,
        );
        let mut rulings = match (points, dimension) {
            (0 | 1, _) => vec![(Vertex(A), open)],
            (2, _) => vec![(Vertex(A), reach), (Vertex(B), direction), (Edge([A, B]), open)],
            (3, _) => {
                let mut rulings = vec![
                    (Vertex(A), reach),
                    (Vertex(B), earlier),
                    (Vertex(C), earlier),
                    (Edge([B, C]), direction),
                    (Edge([A, B]), open),
                    (Edge([A, C]), open),
                ];
                match dimension {
                    Dimension::Two => rulings.push((Interior, open)),
                    Dimension::Three => {
                        rulings.extend([Above, Below].map(|side| (Face([A, B, C], side), open)));
                    }
                }
                rulings
            }
            _ => {
                let mut rulings = vec![(Vertex(A), reach)];
                rulings.extend([B, C, D].map(|letter| (Vertex(letter), earlier)));
                rulings.extend([[B, C], [C, D], [D, B]].map(|edge| (Edge(edge), earlier)));
                rulings.push((Face([B, C, D], Below), direction));
                rulings.extend([B, C, D].map(|letter| (Edge([A, letter]), open)));
                rulings.extend([[A, B, C], [A, C, D], [A, D, B]].map(|face| (Face(face, Above), open)));
                rulings.push((Interior, open));
                rulings
            }
        };
        for (region, ruling) in &mut rulings {
            if *region == chosen {
                *ruling = Self::Chosen;
            } else if *ruling == open && not_asked.contains(region) {
                *ruling = Self::NotAsked;
            }
        }
        rulings
    }
}
