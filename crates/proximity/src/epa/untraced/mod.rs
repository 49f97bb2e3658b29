//! The expanding polytope without a record, in reusable buffers. It works on vertex indices, and for curved shapes on
//! points of their boundaries, in space ([`curved`]) and in the plane ([`planar_expansion`]).
//!
//! On vertices it takes the same steps as [`expansion`](super::expansion): the facet nearest to the origin, the support
//! point along its normal, and either the next vertex or the end. Decisions are in f64 if a bound on the roundoff
//! permits, and otherwise in [`BoundedReal`](crate::geometry::exact::BoundedReal). Decisions that are open even then
//! are left to the recorded expansion, in integers.

mod curved;
mod descent;
mod facet;
mod minimum_translation;
mod planar_expansion;
mod plane;
mod space;
mod surface;
#[cfg(test)]
mod tests;

use crate::geometry::{Dimension, Meridian, PlacedPair, PosedPair};
pub(crate) use facet::UntracedDepth;
use minimum_translation::MinimumTranslation;

/// Vertices and facets of a polytope, kept from query to query so that nothing is allocated again.
#[derive(Clone, Debug, Default)]
pub(crate) struct UntracedPolytope {
    space: space::SpatialPolytope,
    plane: plane::Polygon,
    curved: curved::CurvedPolytope,
    in_plane: planar_expansion::PlanarExpansion,
}

impl UntracedPolytope {
    /// Returns the depth of two cores, given the vertex pairs of a simplex of their difference that has the origin
    /// inside: three vertices in the plane, four in space. Returns `None` if the depth is not certain.
    pub(crate) fn depth(&mut self, cores: &PlacedPair<'_>, simplex: &[[usize; 2]]) -> Option<UntracedDepth> {
        let found = match *simplex {
            [a, b, c] => self.plane.depth(cores, [a, b, c]),
            [a, b, c, d] => self.space.depth(cores, [a, b, c, d]),
            _ => None,
        }?;
        found.has_foot().then_some(found)
    }

    /// Returns the minimum translation of two overlapping cores, at least one of them curved. Returns `None` if it is
    /// not certain. In space, the result may be longer than the shortest translation by less than 10⁻¹⁰ of its
    /// length.
    pub(crate) fn curved_depth(&mut self, pair: &PosedPair<'_>) -> Option<MinimumTranslation> {
        match pair.dimension() {
            Dimension::Two => self.in_plane.depth(pair, &Meridian::XY),
            Dimension::Three => {
                let meridian = pair.meridian();
                let found = meridian.and_then(|plane| self.in_plane.depth(pair, &plane));
                found.or_else(|| self.curved.depth(pair))
            }
        }
    }
}
