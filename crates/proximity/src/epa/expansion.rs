//! The expansion of the polytope until its nearest facet is a facet of P ⊖ Q, and its result.

use glam::DVec3;

use super::polytope::{self, ExpandingPolytope, FacetIndices};
use super::pool::{ExactFacet, PolytopeVertex, VertexPool, roundoff_of};
use super::task::Task;
use super::trace::{EpaEvent, Observer, Probed, Seeded};
use super::{contact, start};
use crate::geometry::exact::ExactVector;
use crate::geometry::{Dimension, SupportPoint, Vector, WitnessPoints, support_value, with_lengths};

/// Tolerance on curved shapes, as a fraction of the depth. The expansion ends when the boundary of P ⊖ Q is no farther
/// in front of the nearest facet than this, or than the roundoff. Each halving costs one or two support points.
///
/// The depth itself is less accurate: roundoff rotates the normals of small facets, and the boundary in front of
/// slivers is not searched. Queries refine the result by a descent from here. The bounds of a length give its accuracy,
/// not a fixed number of digits.
const CURVED_TOLERANCE: f64 = 1e-10;

/// Maximum number of facets per vertex. A polytope has fewer than twice as many facets as vertices. But for shapes so
/// small that products of three lengths underflow, visibility is meaningless, and the facets could double with every
/// vertex.
const FACETS_PER_VERTEX: usize = 4;

/// The result of an expansion.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Expansion {
    /// The origin is in P ⊖ Q.
    Depth(CoreDepth),
    /// P ⊖ Q has no interior: it has no extent along this direction.
    Flat(ExactVector),
    /// The origin is not in P ⊖ Q.
    Outside,
    /// The iteration limit was reached before the polytope contained the origin.
    Unfinished,
}

/// The penetration depth of the cores.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct CoreDepth {
    /// The depth in scene units; zero if the cores touch.
    pub(crate) depth: f64,
    /// The unit normal from P to Q: the direction in which Q leaves P.
    pub(crate) normal: DVec3,
    /// Points of the cores with `on_p − on_q = depth · normal`.
    pub(crate) cores: WitnessPoints,
    /// A lower and an upper bound on the depth.
    pub(crate) bounds: [f64; 2],
    /// The facet, if exact arithmetic proved that it is the nearest facet of P ⊖ Q.
    pub(crate) exact: Option<ExactFacet>,
}

/// Runs the expansion from one to four points of the cores' difference, which are recomputed from their vertex pairs.
pub(crate) fn expand<V: Vector>(
    task: &Task<'_, V>,
    simplex: &[SupportPoint<DVec3>],
    observer: &mut impl Observer,
) -> Expansion {
    match task.dimension {
        Dimension::Two => run::<V, [usize; 2]>(task, simplex, observer),
        Dimension::Three => run::<V, [usize; 3]>(task, simplex, observer),
    }
}

/// A facet, and the boundary of P ⊖ Q in front of it.
#[derive(Clone, Copy, Debug)]
struct Probe<C> {
    facet: polytope::PolytopeFacet<C>,
    /// The support point along the normal of the facet.
    vertex: PolytopeVertex,
    /// Whether the support point lies in front of the facet.
    is_beyond: bool,
    /// The distance of the support point from the plane of the facet, ≥ 0.
    gain: f64,
}

fn run<V: Vector, C: FacetIndices>(
    task: &Task<'_, V>,
    simplex: &[SupportPoint<DVec3>],
    observer: &mut impl Observer,
) -> Expansion {
    let mut pool = VertexPool::new(task, simplex);
    let simplex = match start::prepare::<V, C>(&mut pool, observer) {
        Ok(simplex) => simplex,
        Err(normal) => return Expansion::Flat(normal),
    };
    let mut polytope = ExpandingPolytope::<C>::around(&pool, &simplex);
    observer.note(|| EpaEvent::Seeded(Seeded { points: pool.points(), facets: polytope.to_trace(0) }));
    let mut best: Option<Probe<C>> = None;
    let mut bounds = [0.0, f64::INFINITY];
    let mut is_outside = false;
    for _ in 0..task.limit() {
        if polytope.len() > FACETS_PER_VERTEX * pool.len() {
            return Expansion::Unfinished;
        }
        let Some((number, facet)) = polytope.closest(&pool) else { break };
        let probe = Probe::beyond(&pool, facet);
        let [lower, upper] = probe.bounds(&pool, &polytope);
        is_outside |= upper < 0.0;
        bounds[1] = upper.max(0.0).min(bounds[1]);
        // Between polytopes, roundoff may put the new upper bound below the old lower one.
        bounds[0] = lower.max(bounds[0]).min(bounds[1]);
        observer.note(|| {
            EpaEvent::Probed(Probed {
                facet: number,
                support: *probe.vertex.support(),
                gain: probe.gain,
                is_beyond: probe.is_beyond,
                bounds: with_lengths(bounds, task.radii),
                core_bounds: bounds,
            })
        });
        if best.as_ref().is_none_or(|best| probe.support_value() < best.support_value()) {
            best = Some(probe);
        }
        if task.exact.is_some()
            && !probe.is_beyond
            && let Some(found) = proved(&pool, &polytope, &facet)
        {
            return found;
        }
        if task.exact.is_none() && probe.is_enough::<V>() {
            break;
        }
        if probe.is_beyond {
            polytope.expand(&mut pool, (number, probe.vertex), observer);
        } else {
            polytope.ignore(number);
        }
    }
    match best {
        Some(_) if is_outside => Expansion::Outside,
        Some(best) if polytope.contains_origin(&pool) => Expansion::Depth(CoreDepth {
            depth: best.support_value().max(0.0),
            normal: best.facet.plane.normal,
            cores: contact::on_facet(&pool, &best.facet),
            bounds,
            exact: None,
        }),
        Some(_) | None => Expansion::Unfinished,
    }
}

/// Returns the result for a facet that belongs to P ⊖ Q and is the nearest. Returns `None` if another facet is nearer
/// after all, by less than the roundoff of the distance.
fn proved<V: Vector, C: FacetIndices>(
    pool: &VertexPool<'_, V>,
    polytope: &ExpandingPolytope<C>,
    facet: &polytope::PolytopeFacet<C>,
) -> Option<Expansion> {
    let depth = facet.plane.distance;
    if depth < 0.0 {
        return Some(Expansion::Outside);
    }
    Some(Expansion::Depth(CoreDepth {
        depth,
        normal: facet.plane.normal,
        cores: contact::beside(pool, polytope, facet)?,
        bounds: [depth.next_down().max(0.0), depth.next_up()],
        exact: pool.exact_facet(facet.corners.as_ref()),
    }))
}

impl<C: FacetIndices> Probe<C> {
    fn beyond<V: Vector>(pool: &VertexPool<'_, V>, facet: polytope::PolytopeFacet<C>) -> Self {
        let (corners, normal) = (facet.corners.as_ref(), facet.plane.normal);
        let (vertex, is_beyond) = pool.farthest_beyond(corners, normal);
        // On polytopes the gain at the end is exactly zero; on curved shapes a sliver may give a false gain.
        let is_end = pool.task.exact.is_some() && !is_beyond;
        let gain = (vertex.support().point.dot(normal) - facet.plane.distance).max(0.0);
        Self { facet, vertex, is_beyond, gain: if is_end { 0.0 } else { gain } }
    }

    /// Returns bounds on the depth: from the facets and from the support value in front of this one.
    fn bounds<V: Vector>(&self, pool: &VertexPool<'_, V>, polytope: &ExpandingPolytope<C>) -> [f64; 2] {
        if pool.task.exact.is_some() {
            let upper = self.support_value() + roundoff_of::<V>(self.vertex.support());
            return [self.facet.plane.distance, upper];
        }
        let [_, upper] = support_value(pool.task.shapes, [0.0; 2], self.facet.plane.normal).bounds;
        [polytope.least_distance(), upper]
    }

    /// Returns the support value of P ⊖ Q along the normal, which is an upper bound on the depth up to roundoff.
    fn support_value(&self) -> f64 {
        self.facet.plane.distance + self.gain
    }

    /// Returns whether the facet of a curved P ⊖ Q is within the tolerance of the boundary.
    fn is_enough<V: Vector>(&self) -> bool {
        self.gain <= CURVED_TOLERANCE * self.support_value().abs() + roundoff_of::<V>(self.vertex.support())
    }
}
