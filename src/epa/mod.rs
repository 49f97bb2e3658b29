//! The expanding polytope algorithm: the penetration depth of two overlapping shapes, and its direction.
//!
//! A polytope with vertices on the boundary of P ⊖ Q grows until its facet nearest to the origin is a facet of P ⊖ Q, or
//! is one to within the tolerance: the projection of the origin to that facet is the shortest translation that separates
//! the shapes. The initial polytope is made from the simplex that a query leaves, in whatever state it is: a simplex
//! without interior is inflated first. An origin that lies on a facet or outside is not an error, since facets are
//! oriented by the polytope itself and the one with the least signed distance comes first. A new vertex replaces all
//! facets that are visible from it, up to their silhouette.
//!
//! On polytopes every decision is exact: which facets are visible from a point, whether a facet belongs to P ⊖ Q, and
//! which facet is nearest. Floating point decides clear cases, integers the rest. On curved shapes the expansion ends at
//! a stated tolerance.
//!
//! The shapes are the cores; radii are added afterwards. The polytope is computed in f64; the shapes and their support
//! points have the precision of the query.
//!
//! G. van den Bergen, *Proximity Queries and Penetration Depth Computation on 3D Game Objects*, 2001, and *Collision
//! Detection in Interactive 3D Environments*, 2003, section 4.3.8. The treatment of fewer than four points is ours.

mod contact;
mod polygon;
mod polyhedron;
mod polytope;
mod pool;
mod start;
mod trace;

use dashu_int::IBig;
use glam::DVec3;

pub use trace::{Event, Facet, Flaw, Growth, Observer};

use crate::geometry::exact::{ExactPair, ExactVector};
use crate::geometry::{Convex, Dimension, SupportPoint, Vector, WitnessPoints};
use polytope::{Corners, Polytope};
use pool::{PolytopeVertex, VertexPool, roundoff_of};

/// The tolerance on curved shapes, as a fraction of the depth: the expansion ends when the boundary of P ⊖ Q is no
/// farther beyond the nearest facet than this, or than the roundoff. Each halving costs one or two support points.
///
/// The depth itself is less accurate: on small facets roundoff turns the normals, and the boundary beyond slivers is not
/// searched, which the lower bound allows for. Queries refine the result by a descent from here. The accuracy of a
/// length is given by its bounds; there is no fixed number of digits.
pub const CURVED_TOLERANCE: f64 = 1e-10;

/// The most support points of an expansion, as a multiple of the iteration limit of the query. Between polytopes the
/// expansion ends by itself, but may need as many support points as P ⊖ Q has vertices.
pub const CORNERS_PER_ITERATION: usize = 64;

/// The same for curved shapes, where a facet inside a sphere is never near enough: all are equally near.
pub const CURVED_PER_ITERATION: usize = 4;

/// Two cores, and the data needed to measure them.
#[derive(Clone, Copy, Debug)]
pub struct Task<'a, V: Vector> {
    /// P and Q, of which only the cores are used.
    pub shapes: [&'a Convex<V>; 2],
    /// The dimension of the scene.
    pub dimension: Dimension,
    /// The vertices of the cores as integers; none for curved shapes.
    pub exact: Option<&'a ExactPair>,
    /// The iteration limit of the query, of which that of the expansion is a multiple.
    pub iteration_limit: usize,
    /// The sum of the radii, which is added to the bounds on the depth in the trace; ≥ 0.
    pub radius: f64,
}

/// The result of an expansion.
#[derive(Clone, Debug, PartialEq)]
pub enum Expansion {
    /// The origin is in P ⊖ Q.
    Depth(Depth),
    /// P ⊖ Q has no interior: it has no extent along this direction.
    Flat(ExactVector),
    /// The origin is not in P ⊖ Q.
    Outside,
    /// The iteration limit was reached before the polytope contained the origin.
    Unfinished,
}

/// The penetration depth of the cores.
#[derive(Clone, Debug, PartialEq)]
pub struct Depth {
    /// The depth in scene units; zero where the cores touch.
    pub depth: f64,
    /// The unit normal from P to Q: the direction in which Q leaves P.
    pub normal: DVec3,
    /// Points of the cores with `on_p − on_q = depth · normal`.
    pub cores: WitnessPoints,
    /// A lower and an upper bound on the depth.
    pub bounds: [f64; 2],
    /// The facet, if exact arithmetic proved that it is the nearest one of P ⊖ Q.
    pub exact: Option<ExactFacet>,
}

/// The line or plane of a facet of the cores' difference, in the units of an [`ExactPair`].
#[derive(Clone, Debug, PartialEq)]
pub struct ExactFacet {
    /// The outward normal, of any length.
    pub normal: ExactVector,
    /// The scalar product of the normal and of every point of the facet, ≥ 0: the depth times the length of the normal.
    pub level: IBig,
}

/// Runs the expansion from one to four points of the cores' difference, which are recomputed from their parents.
pub fn expand<V: Vector>(
    task: &Task<'_, V>,
    simplex: &[SupportPoint<DVec3>],
    observer: &mut impl Observer,
) -> Expansion {
    match task.dimension {
        Dimension::Two => run::<V, [usize; 2]>(task, simplex, observer),
        Dimension::Three => run::<V, [usize; 3]>(task, simplex, observer),
    }
}

/// A facet, and the boundary of P ⊖ Q beyond it.
#[derive(Clone, Copy, Debug)]
struct Probe<C> {
    facet: polytope::Facet<C>,
    /// The farthest point along the normal of the facet.
    vertex: PolytopeVertex,
    /// Whether it lies beyond the facet.
    is_beyond: bool,
    /// Its distance from the plane of the facet, ≥ 0.
    gain: f64,
}

fn run<V: Vector, C: Corners>(
    task: &Task<'_, V>,
    simplex: &[SupportPoint<DVec3>],
    observer: &mut impl Observer,
) -> Expansion {
    let mut pool = VertexPool::new(task, simplex);
    if let Err(normal) = start::prepare::<V, C>(&mut pool, observer) {
        return Expansion::Flat(normal);
    }
    let mut polytope = Polytope::<C>::around(&pool);
    observer.note(|| Event::Seeded { points: pool.points(), facets: polytope.to_trace(0) });
    let mut best: Option<Probe<C>> = None;
    let mut bounds = [0.0, f64::INFINITY];
    for _ in 0..task.limit() {
        let Some((number, facet)) = polytope.closest(&pool) else { break };
        let probe = Probe::beyond(&pool, facet);
        let upper = probe.reach() + roundoff_of::<V>(probe.vertex.support());
        bounds[1] = upper.max(0.0).min(bounds[1]);
        // Roundoff may put the new upper bound below the old lower one.
        bounds[0] = facet.plane.distance.max(bounds[0]).min(bounds[1]);
        observer.note(|| Event::Probed {
            facet: number,
            support: *probe.vertex.support(),
            gain: probe.gain,
            is_beyond: probe.is_beyond,
            bounds: bounds.map(|bound| bound + task.radius),
            core_bounds: bounds,
        });
        if best.as_ref().is_none_or(|best| probe.reach() < best.reach()) {
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
            polytope.expand(&mut pool, probe.vertex, observer);
        } else {
            polytope.ignore(number);
        }
    }
    if task.exact.is_none() {
        bounds[0] = polytope.nearest_sliver(&pool).clamp(0.0, bounds[0]);
    }
    match best {
        Some(best) if best.reach() + roundoff_of::<V>(best.vertex.support()) < 0.0 => Expansion::Outside,
        Some(best) if polytope.contains_origin(&pool) => Expansion::Depth(Depth {
            depth: best.reach().max(0.0),
            normal: best.facet.plane.normal,
            cores: contact::on_facet(&pool, &best.facet),
            bounds,
            exact: None,
        }),
        Some(_) | None => Expansion::Unfinished,
    }
}

/// The result for a facet that belongs to P ⊖ Q and is the nearest. None if another facet is nearer after all, by less
/// than the roundoff of the distance.
fn proved<V: Vector, C: Corners>(
    pool: &VertexPool<'_, V>,
    polytope: &Polytope<C>,
    facet: &polytope::Facet<C>,
) -> Option<Expansion> {
    let depth = facet.plane.distance;
    if depth < 0.0 {
        return Some(Expansion::Outside);
    }
    Some(Expansion::Depth(Depth {
        depth,
        normal: facet.plane.normal,
        cores: contact::beside(pool, polytope, facet)?,
        bounds: [depth.next_down().max(0.0), depth.next_up()],
        exact: pool.exact_facet(facet.corners.as_ref()),
    }))
}

impl<C: Corners> Probe<C> {
    fn beyond<V: Vector>(pool: &VertexPool<'_, V>, facet: polytope::Facet<C>) -> Self {
        let (corners, normal) = (facet.corners.as_ref(), facet.plane.normal);
        let (vertex, is_beyond) = pool.farthest_beyond(corners, normal);
        // On polytopes the gain at the end is exactly zero; on curved shapes a sliver may be wrong about that.
        let is_end = pool.task.exact.is_some() && !is_beyond;
        let gain = (vertex.support().point.dot(normal) - facet.plane.distance).max(0.0);
        Self { facet, vertex, is_beyond, gain: if is_end { 0.0 } else { gain } }
    }

    /// The support function of P ⊖ Q in the direction of the normal, which is an upper bound on the depth.
    fn reach(&self) -> f64 {
        self.facet.plane.distance + self.gain
    }

    /// Whether the facet of a curved P ⊖ Q is within the tolerance of the boundary.
    fn is_enough<V: Vector>(&self) -> bool {
        self.gain <= CURVED_TOLERANCE * self.reach().abs() + roundoff_of::<V>(self.vertex.support())
    }
}

impl<V: Vector> Task<'_, V> {
    /// The most support points of this expansion.
    const fn limit(&self) -> usize {
        let factor = if self.exact.is_some() { CORNERS_PER_ITERATION } else { CURVED_PER_ITERATION };
        self.iteration_limit.saturating_mul(factor)
    }
}
