//! Voronoi regions of a simplex, and the ruling on each.

use std::fmt;

use super::simplex::Letter::{self, A, B, C, D};
use crate::geometry::Dimension;

/// A side of a triangle: its normal, by the right-hand rule, points above.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FaceSide {
    /// On the side of the normal AB × AC; for a face of a tetrahedron, outside.
    Above,
    /// On the other side.
    Below,
}

/// The points of space that are nearer to one feature of the simplex than to the others (its Voronoi region).
///
/// Letters are those of the simplex at the time of the ruling, with A the newest.
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
    /// Returns the letters of the feature whose region it is; empty for the interior, whose feature is the whole
    /// simplex.
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
    /// Writes `vertex A`, `edge AC`, `face ADB`, `below ABC`, `inside`.
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

/// The reason why a region was chosen or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ruling {
    /// The origin cannot be there: the search direction pointed away from the region, and A lies farther along it.
    ImpossibleSincePreviousDirection,
    /// The origin cannot be there: the newest point would not lie past it.
    ImpossibleSinceReachTest,
    /// The origin cannot be there: a test of an earlier iteration excluded it.
    ImpossibleSinceEarlierTest,
    /// Tests of this iteration placed the origin elsewhere.
    TestedAndOutside,
    /// The code takes another region first, without a test of this one.
    NotAsked,
    /// The origin is here.
    Chosen,
}

impl Ruling {
    /// Returns whether the ruling follows from the history of the simplex, and not from a test of this iteration.
    pub(crate) const fn is_by_argument(self) -> bool {
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
pub struct RegionRuling {
    /// The region.
    pub region: Region,
    /// The ruling.
    pub ruling: Ruling,
    /// Whether the run established every premise of the argument: v pointed from the feature nearest to the origin
    /// toward the origin, and no region was passed over. If not, the ruling is only the conclusion of the code.
    /// Roundoff is separate: the claims of GJK Sandbox are checked against it.
    pub secured: bool,
}

/// The grounds for the rulings on the regions of a simplex.
#[derive(Clone, Copy, Debug)]
pub(super) enum Grounds {
    /// A lies past the origin, so only the regions at A remain possible; the argument is Djonov's.
    ReachTest,
    /// The barycentric coordinates of the features at A. The search continues even if A falls short of the origin: A
    /// still lies farther out than the old feature, so the nearest point is on a feature with A.
    Weights,
    /// The barycentric coordinates of all features: nothing follows from the history of the simplex.
    AllWeights,
}

impl RegionRuling {
    /// Returns the findings on all Voronoi regions of a simplex with this many points, given that the origin was found
    /// in `chosen`. `secured` says whether the run established the premises.
    ///
    /// A statement that needs no test follows from the history of the points (the argument is Djonov's). A lies past
    /// the origin, so the origin is not nearest to A. The last direction pointed from the old feature toward the
    /// origin, so the origin is not behind that feature. The smaller features of the old feature were excluded when
    /// that feature was chosen.
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

/// Returns all regions of a simplex with this many points, each with the argument that excludes it if there is one.
fn regions(points: usize, dimension: Dimension) -> Vec<(Region, Option<Ruling>)> {
    use FaceSide::{Above, Below};
    use Region::{Edge, Face, Interior, Vertex};
    let (support_value, direction, earlier) = (
        Some(Ruling::ImpossibleSinceReachTest),
        Some(Ruling::ImpossibleSincePreviousDirection),
        Some(Ruling::ImpossibleSinceEarlierTest),
    );
    let undetermined = None;
    match (points, dimension) {
        (0 | 1, _) => vec![(Vertex(A), undetermined)],
        (2, _) => vec![(Vertex(A), support_value), (Vertex(B), direction), (Edge([A, B]), undetermined)],
        (3, _) => {
            let mut regions = vec![
                (Vertex(A), support_value),
                (Vertex(B), earlier),
                (Vertex(C), earlier),
                (Edge([B, C]), direction),
                (Edge([A, B]), undetermined),
                (Edge([A, C]), undetermined),
            ];
            match dimension {
                Dimension::Two => regions.push((Interior, undetermined)),
                Dimension::Three => {
                    regions.extend([Above, Below].map(|side| (Face([A, B, C], side), undetermined)));
                }
            }
            regions
        }
        _ => {
            let mut regions = vec![(Vertex(A), support_value)];
            regions.extend([B, C, D].map(|letter| (Vertex(letter), earlier)));
            regions.extend([[B, C], [C, D], [D, B]].map(|edge| (Edge(edge), earlier)));
            regions.push((Face([B, C, D], Below), direction));
            regions.extend([B, C, D].map(|letter| (Edge([A, letter]), undetermined)));
            regions.extend([[A, B, C], [A, C, D], [A, D, B]].map(|face| (Face(face, Above), undetermined)));
            regions.push((Interior, undetermined));
            regions
        }
    }
}
