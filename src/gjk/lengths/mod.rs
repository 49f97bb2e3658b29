//! Lengths without a record, for callers that ask in their innermost loop.
//!
//! The recorded [`distance`](super::distance) carries weights, bounds and rulings at every step because it shows them.
//! Here the search decides by the signs of products in f64, and only what it ends with is proved: in numbers that know
//! their own errors, and where these leave something open, by the recorded algorithm in integers. Nothing is allocated
//! up to there. The results are the same to the last digit.

mod approach;
mod proof;

use glam::DVec3;

use crate::geometry::{Difference, Dimension};
use approach::{Guess, approach};
pub(in crate::gjk) use proof::Feature;

/// The relation of two cores, as far as it is certain.
#[derive(Clone, Copy, Debug)]
pub(in crate::gjk) enum CoreRelation {
    /// They are apart: the nearest feature of their difference.
    Apart(Feature),
    /// They overlap: vertices of the difference with the origin inside.
    Enclosed(approach::Simplex),
    /// Not certain.
    Open,
}

/// The relation of two cores, searched for from a direction.
pub(in crate::gjk) fn relate(cores: &impl Difference, dimension: Dimension, first: DVec3) -> CoreRelation {
    match approach(cores, dimension, first) {
        Guess::Nearest(simplex) => {
            proof::nearest(cores, &simplex).map_or(CoreRelation::Open, CoreRelation::Apart)
        }
        Guess::Enclosing(simplex) if proof::encloses(cores, &simplex, dimension) => {
            CoreRelation::Enclosed(simplex)
        }
        Guess::Enclosing(_) | Guess::Open(_) => CoreRelation::Open,
    }
}

/// How far apart two shapes are, in scene units, to the nearest f64; zero where they are not apart. None where that is not
/// certain.
pub fn quick_distance(cores: &impl Difference, dimension: Dimension, first: DVec3) -> Option<f64> {
    use crate::geometry::exact::Real;
    match relate(cores, dimension, first) {
        CoreRelation::Apart(feature) => {
            let [radius_p, radius_q] = cores.radii();
            let gap = feature.distance() - (Real::of(radius_p) + Real::of(radius_q));
            match gap.sign()? {
                1 => gap.nearest(),
                _ => Some(0.0),
            }
        }
        CoreRelation::Enclosed(_) => Some(0.0),
        CoreRelation::Open => None,
    }
}

/// The penetration depth.
pub fn quick_depth(cores: &impl Difference, first: DVec3, polytope: &mut crate::epa::silent::Polytope) -> Option<Option<crate::epa::silent::Depth>> {
    match relate(cores, Dimension::Three, first) {
        CoreRelation::Apart(_) => Some(None),
        CoreRelation::Enclosed(simplex) => {
            let [a, b, c, d] = simplex.vertices() else { return None };
            polytope.depth(cores, [a.parents, b.parents, c.parents, d.parents]).map(Some)
        }
        CoreRelation::Open => None,
    }
}
