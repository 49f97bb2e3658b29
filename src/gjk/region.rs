//! Voronoi regions of a simplex, and what was ruled about each.

use std::fmt;

use super::simplex::Letter::{self, A, B, C, D};
use crate::geometry::Dimension;

/// On which side of a triangle: above is where its normal points by the right-hand rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FaceSide {
    /// On the side of the normal AB × AC; for a face of a tetrahedron, outside.
    Above,
    /// On the other side.
    Below,
}

/// The points of space that are nearer to one feature of the simplex than to the others (its Voronoi region).
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

impl Region {
    /// The letters of the feature whose region it is; none for the inside, whose feature is the whole simplex.
    pub fn letters(&self) -> &[Letter] {
        match self {
            Self::Vertex(letter) => std::slice::from_ref(letter),
            Self::Edge(edge) => edge,
            Self::Face(face, _) => face,
            Self::Interior => &[],
        }
    }
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
    /// The origin cannot be there: the support was asked for in the direction away from it, and A lies farther.
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
    /// Returns whether it rests on an argument about how the simplex came to be, and on no test of this iteration.
    pub const fn is_by_argument(self) -> bool {
        matches!(
            self,
            Self::ImpossibleSincePreviousDirection
                | Self::ImpossibleSinceReachTest
                | Self::ImpossibleSinceEarlierTest
        )
    }
}

/// The ruling on one region of the simplex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Finding {
    /// The region.
    pub region: Region,
    /// The ruling.
    pub ruling: Ruling,
    /// Whether the run made sure of all that the reasoning takes for granted: that v pointed from the feature nearest to
    /// the origin toward the origin, and that no region was passed over. Where it did not, the ruling is only the
    /// conclusion of the listing. Roundoff is another matter: the [claims](crate::gjk::claim) are checked against it.
    pub secured: bool,
}

/// The grounds on which the regions of a simplex are ruled.
#[derive(Clone, Copy, Debug)]
pub(super) enum Grounds {
    /// A passed the origin, so of the regions of a simplex only those at A are open; the argument is Djonov's.
    ReachTest,
    /// The barycentric coordinates of the features at A. The search goes on where A falls short of the origin: A lies
    /// beyond the old feature all the same, so the nearest point is on a feature with A.
    Weights,
    /// The barycentric coordinates of all features: nothing follows from how the simplex came to be.
    AllWeights,
}

impl Finding {
    /// The findings on all Voronoi regions of a simplex with this many points, when the origin was found in `chosen`.
    /// `secured` says whether the run made sure of the premises.
    ///
    /// A statement that needs no test follows from how the points came to be (the argument is Djonov's): A passed
    /// the origin, so it is not nearest to A; the last direction pointed from the old feature toward the origin, so
    /// it is not behind that feature; and the smaller features of the old one were excluded when that was chosen.
    pub(super) fn all(
        points: usize,
        dimension: Dimension,
        chosen: Region,
        not_asked: &[Region],
        grounds: Grounds,
        secured: bool,
    ) -> Vec<Self> {
        let findings = regions(points, dimension).into_iter().map(|(region, by_argument)| {
            let ruling = match (by_argument, grounds) {
                _ if region == chosen => Ruling::Chosen,
                (None, _) if not_asked.contains(&region) => Ruling::NotAsked,
                (None, _)
                | (Some(_), Grounds::AllWeights)
                | (Some(Ruling::ImpossibleSinceReachTest), Grounds::Weights) => Ruling::TestedAndOutside,
                (Some(argument), Grounds::ReachTest | Grounds::Weights) => argument,
            };
            Self { region, ruling, secured: secured && ruling != Ruling::NotAsked }
        });
        findings.collect()
    }
}

/// All regions of a simplex with this many points, each with the argument that excludes it where one does.
fn regions(points: usize, dimension: Dimension) -> Vec<(Region, Option<Ruling>)> {
    use FaceSide::{Above, Below};
    use Region::{Edge, Face, Interior, Vertex};
    let (reach, direction, earlier) = (
        Some(Ruling::ImpossibleSinceReachTest),
        Some(Ruling::ImpossibleSincePreviousDirection),
        Some(Ruling::ImpossibleSinceEarlierTest),
    );
    let open = None;
    match (points, dimension) {
        (0 | 1, _) => vec![(Vertex(A), open)],
        (2, _) => vec![(Vertex(A), reach), (Vertex(B), direction), (Edge([A, B]), open)],
        (3, _) => {
            let mut regions = vec![
                (Vertex(A), reach),
                (Vertex(B), earlier),
                (Vertex(C), earlier),
                (Edge([B, C]), direction),
                (Edge([A, B]), open),
                (Edge([A, C]), open),
            ];
            match dimension {
                Dimension::Two => regions.push((Interior, open)),
                Dimension::Three => {
                    regions.extend([Above, Below].map(|side| (Face([A, B, C], side), open)));
                }
            }
            regions
        }
        _ => {
            let mut regions = vec![(Vertex(A), reach)];
            regions.extend([B, C, D].map(|letter| (Vertex(letter), earlier)));
            regions.extend([[B, C], [C, D], [D, B]].map(|edge| (Edge(edge), earlier)));
            regions.push((Face([B, C, D], Below), direction));
            regions.extend([B, C, D].map(|letter| (Edge([A, letter]), open)));
            regions.extend([[A, B, C], [A, C, D], [A, D, B]].map(|face| (Face(face, Above), open)));
            regions.push((Interior, open));
            regions
        }
    }
}
