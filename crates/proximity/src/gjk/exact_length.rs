//! The length of two polytopes, rounded or not, without roundoff: the root of a fraction, with its proof.
//!
//! If the cores are separate, the square of their distance is a fraction, and the closest points are means of vertices
//! with fractions as weights. If they overlap, their depth is the distance of the origin from the nearest facet of
//! their difference, and its square is a fraction, too. The radii are subtracted from the distance and added to the
//! depth.

use dashu_int::IBig;
use dashu_ratio::RBig;
use glam::DVec3;

use super::exact::{self, ExactSolution};
use super::measure::Expanding;
use super::outcome::Verdict;
use super::trace::Silent;
use crate::epa::{self, Expansion, Task};
use crate::geometry::exact::{Enclosure, ExactPair, ExactVector};
use crate::geometry::{Convex, Dimension, SupportPoint};

/// The exact distance or penetration depth of two polytopes.
#[derive(Clone, Debug, PartialEq)]
pub struct ExactLength {
    /// The signed distance of the shapes, minus the depth if they overlap, in scene units.
    pub gap: Enclosure,
    /// Whether `square` is the squared depth of the cores, not their squared distance.
    pub cores_overlap: bool,
    /// The square of the distance of the cores, or of their depth, in square scene units.
    pub square: RBig,
    /// The vector from P to Q, or the direction in which Q leaves P. Along it the distance of the cores, or their
    /// depth, is the root of `square`.
    pub normal: [IBig; 3],
    /// If the cores do not overlap: the vertices pᵢ − qⱼ of their difference, by i and j, whose weighted mean is the
    /// point nearest to the origin. The weights are positive and add up to one.
    pub nearest: Vec<([usize; 2], RBig)>,
}

impl ExactLength {
    /// Measures a pair. Returns `None` for curved shapes, and if `iteration_limit` leaves the expanding polytope
    /// unfinished.
    pub fn of([p, q]: [&Convex<DVec3>; 2], dimension: Dimension, iteration_limit: usize) -> Option<Self> {
        let pair = ExactPair::of(p, q)?;
        let solution = exact::solve(&pair, dimension, &[]);
        if solution.is_apart() || solution.verdict == Verdict::Touching {
            return Some(Self::of_distance(&pair, &solution, &solution.direction));
        }
        let simplex: Vec<_> = solution.vertex_pairs[..solution.feature]
            .iter()
            .filter_map(|numbers| SupportPoint::of_vertices(p, q, *numbers))
            .collect();
        let task = Task { shapes: [p, q], dimension, exact: Some(&pair), iteration_limit, radii: [0.0; 2] };
        match epa::expand(&task, &simplex, &mut Expanding(&mut Silent)) {
            Expansion::Depth(depth) => {
                let facet = depth.exact?;
                let (level, squared) = (&facet.level * &facet.level, facet.normal.length_squared());
                let depth = pair.depth(&level, &squared);
                Some(Self {
                    gap: depth.opposite(),
                    cores_overlap: true,
                    square: square(&pair, level, squared),
                    normal: facet.normal.whole(),
                    nearest: Vec::new(),
                })
            }
            Expansion::Flat(normal) => Some(Self::of_distance(&pair, &solution, &normal)),
            Expansion::Outside | Expansion::Unfinished => None,
        }
    }

    fn of_distance(pair: &ExactPair, solution: &ExactSolution, normal: &ExactVector) -> Self {
        let [above, below] = &solution.distance_squared;
        let total: IBig = solution.weights.iter().sum();
        let share = |weight: &IBig| RBig::from_parts_signed(weight.clone(), total.clone());
        let shares = solution.weights.iter().map(share);
        Self {
            gap: pair.gap(above, below),
            cores_overlap: false,
            square: square(pair, above.clone(), below.clone()),
            normal: normal.whole(),
            nearest: solution.vertex_pairs.iter().copied().zip(shares).collect(),
        }
    }
}

/// Converts a fraction in square units of a pair to square scene units.
fn square(pair: &ExactPair, above: IBig, below: IBig) -> RBig {
    let exponent = 2 * pair.unit_exponent();
    let shift = usize::try_from(exponent.unsigned_abs()).unwrap_or_default();
    if exponent >= 0 {
        RBig::from_parts_signed(above << shift, below)
    } else {
        RBig::from_parts_signed(above, below << shift)
    }
}
