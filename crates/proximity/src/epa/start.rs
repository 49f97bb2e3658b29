//! Construction of a simplex with interior points from the simplex that a query leaves.
//!
//! Implementations that expand that simplex unchanged fail if it is flat, or if the origin lies on one of its facets.
//! Here points that are affinely dependent on others are dropped, and support points of P ⊖ Q are added in both
//! directions perpendicular to the affine hull of the rest. If P ⊖ Q has no extent along any such direction, it has no
//! interior.

use glam::DVec3;

use super::polytope::FacetIndices;
use super::pool::{PolytopeVertex, VertexPool};
use super::trace::{EpaEvent, Examined, Inflated, Observer, SimplexFlaw};
use crate::geometry::exact::ExactVector;
use crate::geometry::roundoff::EXTENT;
use crate::geometry::{Dimension, Vector};

/// Extends affinely independent points of the pool to a simplex with interior points, and returns their indices with the
/// orientation of [`FacetIndices::of_simplex`]. The other points stay in the pool, so that every point keeps its number.
/// The error is a direction in which P ⊖ Q has no extent.
pub(super) fn prepare<V: Vector, C: FacetIndices>(
    pool: &mut VertexPool<'_, V>,
    observer: &mut impl Observer,
) -> Result<Vec<usize>, ExactVector> {
    let dimension = pool.task.dimension;
    let enough = dimension.count() + 1;
    let mut basis: Vec<usize> = Vec::new();
    for index in 0..pool.len() {
        if basis.len() < enough && spans_more(pool, &basis, pool.vertex(index)) {
            basis.push(index);
        }
    }
    let flaw = flaw::<V, C>(pool, &basis);
    observer.note(|| EpaEvent::Examined(Examined { points: pool.points(), flaw }));
    while basis.len() < enough {
        let ways = perpendiculars(pool, &basis);
        let found = ways.iter().find_map(|way| Some((way.unit(), beyond(pool, &basis, way)?)));
        let Some((direction, vertex)) = found else {
            return Err(ways.into_iter().next().unwrap_or_else(|| ExactVector::along(DVec3::X)));
        };
        observer.note(|| EpaEvent::Inflated(Inflated { direction, support: *vertex.support() }));
        basis.push(pool.len());
        pool.push(vertex);
    }
    Ok(turned(pool, basis))
}

/// Returns the flaw of the given simplex, if it has one; `basis` are its affinely independent points.
fn flaw<V: Vector, C: FacetIndices>(pool: &VertexPool<'_, V>, basis: &[usize]) -> Option<SimplexFlaw> {
    let enough = pool.task.dimension.count() + 1;
    let is_repeated =
        |index: usize| (0..index).any(|earlier| !spans_more(pool, &[earlier], pool.vertex(index)));
    if pool.len() < enough {
        return Some(SimplexFlaw::TooFewPoints);
    }
    if (0..pool.len()).any(is_repeated) {
        return Some(SimplexFlaw::RepeatedPoint);
    }
    if basis.len() < enough {
        return Some(SimplexFlaw::Flat);
    }
    let facets = C::of_simplex(&turned(pool, basis.to_vec()));
    let distance = |facet: &C| {
        let plane = pool.exact_plane(facet.as_ref()).or_else(|| pool.plane(facet.as_ref()));
        plane.map_or(0.0, |plane| plane.distance)
    };
    let least = facets.iter().map(distance).fold(f64::INFINITY, f64::min);
    if least < 0.0 {
        Some(SimplexFlaw::OriginOutside)
    } else {
        (least == 0.0).then_some(SimplexFlaw::OriginOnBoundary)
    }
}

/// Returns the vertices of a simplex in the order that [`FacetIndices::of_simplex`] requires.
fn turned<V: Vector>(pool: &VertexPool<'_, V>, mut simplex: Vec<usize>) -> Vec<usize> {
    if let [first @ .., last] = simplex.as_slice() {
        // In the plane the last vertex must be inside the first edge, in space outside the first triangle.
        let is_outside = pool.side(first, pool.vertex(*last)) > 0.0;
        if is_outside == (pool.task.dimension == Dimension::Two) {
            simplex.swap(0, 1);
        }
    }
    simplex
}

/// Returns a point of P ⊖ Q farther along a direction than the basis. The direction is perpendicular to the basis.
/// Returns `None` if there is no such point.
fn beyond<V: Vector>(
    pool: &VertexPool<'_, V>,
    basis: &[usize],
    direction: &ExactVector,
) -> Option<PolytopeVertex> {
    let approx = pool.farthest(direction.unit());
    if spans_more(pool, basis, &approx) {
        return Some(approx);
    }
    let vertex = pool.farthest_exactly(direction)?;
    spans_more(pool, basis, &vertex).then_some(vertex)
}

/// Returns whether a point lies outside the affine hull of the basis.
fn spans_more<V: Vector>(pool: &VertexPool<'_, V>, basis: &[usize], vertex: &PolytopeVertex) -> bool {
    let [from, others @ ..] = basis else { return true };
    if let (Some(from), Some(point)) = (pool.exact_corner(*from), pool.exact_point(vertex)) {
        let edges: Vec<ExactVector> = others
            .iter()
            .filter_map(|index| pool.exact_corner(*index))
            .map(|corner| &corner - &from)
            .collect();
        let edge = &point - &from;
        return match edges.as_slice() {
            [] => !edge.is_zero(),
            [along] => !along.cross(&edge).is_zero(),
            [along, across, ..] => !along.cross(across).dot(&edge).is_zero(),
        };
    }
    let from = pool.support(*from).point;
    let edge = vertex.support().point - from;
    let height = match *others {
        [] => edge.length(),
        [along] => (pool.support(along).point - from).unit().cross(edge).length(),
        [along, across, ..] => {
            let [along, across] = [along, across].map(|index| pool.support(index).point - from);
            along.unit().cross(across.unit()).unit().dot(edge).abs()
        }
    };
    height > EXTENT * (vertex.support().on_p.max_abs() + vertex.support().on_q.max_abs())
}

/// Returns directions perpendicular to the affine hull of the basis, each with its opposite; together they span the
/// complement.
fn perpendiculars<V: Vector>(pool: &VertexPool<'_, V>, basis: &[usize]) -> Vec<ExactVector> {
    let axes: Vec<ExactVector> =
        DVec3::AXES[..pool.task.dimension.count()].iter().copied().map(ExactVector::along).collect();
    let edge = |index: &usize| {
        let exact = pool.exact_corner(*index).zip(pool.exact_corner(basis[0]));
        let approx = || ExactVector::along(pool.support(*index).point - pool.support(basis[0]).point);
        exact.map_or_else(approx, |(to, from)| &to - &from)
    };
    let edges: Vec<ExactVector> = basis.iter().skip(1).map(edge).collect();
    let ways: Vec<ExactVector> = match edges.as_slice() {
        [] => axes,
        [along] if axes.len() == 2 => vec![along.cross(&ExactVector::along(DVec3::Z))],
        [along] => {
            // The coordinate axis with the largest angle to the edge.
            let shadow = |axis: &ExactVector| along.direction().dot(axis.direction()).abs();
            let axis = axes.iter().min_by(|one, other| shadow(one).total_cmp(&shadow(other)));
            let across = axis.map_or_else(ExactVector::default, |axis| along.cross(axis));
            vec![along.cross(&across), across]
        }
        [along, across, ..] => vec![along.cross(across)],
    };
    ways.into_iter().map(ExactVector::halved).flat_map(|way| [-&way, way]).collect()
}
