//! The projection of the origin to the nearest facet, and the corresponding points of the two shapes.

use dashu_int::IBig;
use glam::DVec3;

use super::polytope::{ExpandingPolytope, FacetIndices, PolytopeFacet};
use super::pool::VertexPool;
use crate::geometry::exact::{ExactVector, quotient};
use crate::geometry::{Foot, Vector, WitnessPoints};

/// Returns the contact points on the nearest facet of P ⊖ Q. The polytope may contain that facet in several coplanar
/// (collinear) pieces; the projection of the origin lies on one of them. Returns `None` if it lies on no piece: then
/// another facet is nearer, by less than the roundoff.
pub(super) fn beside<V: Vector, C: FacetIndices>(
    pool: &VertexPool<'_, V>,
    polytope: &ExpandingPolytope<C>,
    nearest: &PolytopeFacet<C>,
) -> Option<WitnessPoints> {
    let is_level = |facet: &&PolytopeFacet<C>| {
        let corners = facet.corners.as_ref();
        corners.iter().all(|corner| pool.side(nearest.corners.as_ref(), pool.vertex(*corner)) == 0.0)
    };
    let contains_foot = |facet: &PolytopeFacet<C>| {
        let weights = exact_coordinates(pool, facet.corners.as_ref())?;
        weights.iter().all(|weight| *weight >= 0.0).then(|| witness_points(pool, facet, &weights))
    };
    let pieces = polytope.facets().filter(is_level);
    std::iter::once(nearest).chain(pieces).find_map(contains_foot)
}

/// Returns the contact points for the point of this facet that is nearest to the origin's projection, up to roundoff.
pub(super) fn on_facet<V: Vector, C: FacetIndices>(
    pool: &VertexPool<'_, V>,
    facet: &PolytopeFacet<C>,
) -> WitnessPoints {
    let points: Vec<DVec3> =
        facet.corners.as_ref().iter().map(|corner| pool.support(*corner).point).collect();
    let weights: Vec<f64> = match Foot::of(&points) {
        Some(foot) => foot.weights().iter().map(|weight| weight.max(0.0)).collect(),
        None => vec![1.0],
    };
    let sum: f64 = weights.iter().sum();
    witness_points(pool, facet, &weights.iter().map(|weight| weight / sum).collect::<Vec<f64>>())
}

fn witness_points<V: Vector, C: FacetIndices>(
    pool: &VertexPool<'_, V>,
    facet: &PolytopeFacet<C>,
    weights: &[f64],
) -> WitnessPoints {
    let nowhere = WitnessPoints { on_p: DVec3::ZERO, on_q: DVec3::ZERO };
    facet.corners.as_ref().iter().zip(weights).fold(nowhere, |sum, (corner, weight)| {
        let support = pool.support(*corner);
        WitnessPoints { on_p: sum.on_p + support.on_p * *weight, on_q: sum.on_q + support.on_q * *weight }
    })
}

/// Returns the barycentric coordinates of the origin's projection, computed in integers. Returns `None` for curved
/// shapes.
fn exact_coordinates<V: Vector>(pool: &VertexPool<'_, V>, corners: &[usize]) -> Option<Vec<f64>> {
    let corners: Vec<ExactVector> =
        corners.iter().map(|corner| pool.exact_corner(*corner)).collect::<Option<_>>()?;
    let weights: Vec<IBig> = match corners.as_slice() {
        [a, b] => {
            let edge = b - a;
            vec![b.dot(&edge), -a.dot(&edge)]
        }
        [a, b, c] => {
            let normal = (b - a).cross(&(c - a));
            [b.cross(c), c.cross(a), a.cross(b)].map(|part| part.dot(&normal)).into()
        }
        _ => return None,
    };
    let sum: IBig = weights.iter().sum();
    Some(weights.iter().map(|weight| quotient(weight, &sum, 0)).collect())
}
