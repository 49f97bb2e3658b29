//! The expanding polytope algorithm: how deep two overlapping shapes are in each other, and which way out is shortest.
//!
//! A polytope with corners on the boundary of P ⊖ Q grows until its side nearest to the origin is a side of P ⊖ Q, or as
//! near to one as makes no difference: the foot of the origin on that side is the least move that parts the shapes. It
//! starts from the simplex that a query leaves, whatever that is worth: what has no inside is inflated first, and an origin
//! that is on a side or outside does no harm, since sides are judged from the polytope itself and the one with the
//! smallest signed distance comes first. A new corner replaces all sides that it sees, up to their silhouette.
//!
//! On polytopes every decision is exact: which sides see a point, whether a side is one of P ⊖ Q, which is nearest.
//! Floating point settles what is clear, integers the rest. On curved shapes it ends at a stated tolerance.
//!
//! Rounding radii are not part of this: the shapes are the cores. The polytope lives in f64; the precision of the query is
//! that of the shapes, and of their support points.
//!
//! G. van den Bergen, *Proximity Queries and Penetration Depth Computation on 3D Game Objects*, 2001, and *Collision
//! Detection in Interactive 3D Environments*, 2003, section 4.3.8. The start from fewer than four points is ours.

mod cloud;
mod contact;
mod polygon;
mod polyhedron;
mod polytope;
mod start;
mod trace;

use glam::DVec3;

pub use trace::{Event, Facet, Flaw, Growth, Observer};

use crate::geometry::exact::ExactPair;
use crate::geometry::{Convex, Dimension, SupportPoint, Vector, WitnessPoints};
use cloud::{Cloud, Spot, rounding_of};
use polytope::{Corners, Polytope, Side};

/// On curved shapes the expansion ends when the nearest side is short of the boundary by no more than this fraction of
/// the depth, or by what rounding takes. Each halving of it costs another support point or two.
///
/// The depth is not known that well: on small sides rounding turns the normals, and beyond slivers the boundary is not
/// looked for, which the lower bound allows for. Queries follow the way out from here downhill. How well a length is known
/// then is what its bounds say: there is no fixed number of digits.
pub const CURVED_TOLERANCE: f64 = 1e-10;

/// How many support points the expansion may ask for, as a multiple of the iteration limit of the query. Between
/// polytopes it ends of itself, but may take as many as P ⊖ Q has corners.
pub const CORNERS_PER_ITERATION: usize = 64;

/// The same for curved shapes, where a side in the midst of a sphere is never near enough: all are equally near.
pub const CURVED_PER_ITERATION: usize = 4;

/// Two cores and how to measure them.
#[derive(Clone, Copy, Debug)]
pub struct Task<'a, V: Vector> {
    /// P and Q, of which only the cores count.
    pub shapes: [&'a Convex<V>; 2],
    /// In how many dimensions.
    pub dimension: Dimension,
    /// Their vertices as integers, if they have vertices.
    pub exact: Option<&'a ExactPair>,
    /// The iteration limit of the query, of which that of the expansion is a multiple.
    pub iteration_limit: usize,
    /// What the rounding radii add to the depth, for the bounds in the trace; ≥ 0.
    pub rounding: f64,
}

/// What the expansion found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Expansion {
    /// The origin is in P ⊖ Q.
    Depth(Depth),
    /// P ⊖ Q has no inside: it has no extent in this direction, of length one.
    Flat(DVec3),
    /// The origin is not in P ⊖ Q.
    Outside,
    /// The limit was reached before the polytope held the origin.
    Unfinished,
}

/// The penetration depth of the cores.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Depth {
    /// In scene units; zero where they touch.
    pub depth: f64,
    /// Of length one, from P to Q: the way out for Q.
    pub normal: DVec3,
    /// Points of the cores with `on_p − on_q = depth · normal`.
    pub cores: WitnessPoints,
    /// The depth lies between these.
    pub bounds: [f64; 2],
    /// Whether the side was proved to be the nearest one of P ⊖ Q in exact arithmetic.
    pub exact: bool,
}

/// Expands from these points of the difference of the cores, one to four; their parents are what counts.
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

/// The boundary of P ⊖ Q as it was found beyond a side of the polytope.
#[derive(Clone, Copy, Debug)]
struct Probe<C> {
    side: Side<C>,
    /// The farthest point along the normal of the side.
    spot: Spot,
    /// Whether it lies beyond the side.
    is_beyond: bool,
    /// How far, ≥ 0.
    gain: f64,
}

fn run<V: Vector, C: Corners>(
    task: &Task<'_, V>,
    simplex: &[SupportPoint<DVec3>],
    observer: &mut impl Observer,
) -> Expansion {
    let mut cloud = Cloud::new(task, simplex);
    if let Err(normal) = start::prepare::<V, C>(&mut cloud, observer) {
        return Expansion::Flat(normal);
    }
    let mut polytope = Polytope::<C>::around(&cloud);
    observer.note(|| Event::Seeded { points: cloud.points(), facets: polytope.to_trace(0) });
    let mut best: Option<Probe<C>> = None;
    let mut bounds = [0.0, f64::INFINITY];
    for _ in 0..task.limit() {
        let Some((number, side)) = polytope.closest(&cloud) else { break };
        let probe = Probe::beyond(&cloud, side);
        let upper = probe.reach() + rounding_of::<V>(probe.spot.support());
        bounds[1] = upper.max(0.0).min(bounds[1]);
        // Rounding may put the new upper bound below the old lower one.
        bounds[0] = side.plane.distance.max(bounds[0]).min(bounds[1]);
        observer.note(|| Event::Probed {
            facet: number,
            support: *probe.spot.support(),
            gain: probe.gain,
            is_beyond: probe.is_beyond,
            bounds: bounds.map(|bound| bound + task.rounding),
            core_bounds: bounds,
        });
        if best.as_ref().is_none_or(|best| probe.reach() < best.reach()) {
            best = Some(probe);
        }
        if task.exact.is_some()
            && !probe.is_beyond
            && let Some(found) = proved(&cloud, &polytope, &side)
        {
            return found;
        }
        if task.exact.is_none() && probe.is_enough::<V>() {
            break;
        }
        if probe.is_beyond {
            polytope.expand(&mut cloud, probe.spot, observer);
        } else {
            polytope.ignore(number);
        }
    }
    if task.exact.is_none() {
        bounds[0] = polytope.nearest_sliver(&cloud).clamp(0.0, bounds[0]);
    }
    match best {
        Some(best) if best.reach() + rounding_of::<V>(best.spot.support()) < 0.0 => Expansion::Outside,
        Some(best) if polytope.holds_origin(&cloud) => Expansion::Depth(Depth {
            depth: best.reach().max(0.0),
            normal: best.side.plane.normal,
            cores: contact::on_side(&cloud, &best.side),
            bounds,
            exact: false,
        }),
        Some(_) | None => Expansion::Unfinished,
    }
}

/// The side is one of P ⊖ Q, and no other is nearer. None where another is after all, which its distance, rounded, hides.
fn proved<V: Vector, C: Corners>(
    cloud: &Cloud<'_, V>,
    polytope: &Polytope<C>,
    side: &Side<C>,
) -> Option<Expansion> {
    let depth = side.plane.distance;
    if depth < 0.0 {
        return Some(Expansion::Outside);
    }
    Some(Expansion::Depth(Depth {
        depth,
        normal: side.plane.normal,
        cores: contact::beside(cloud, polytope, side)?,
        bounds: [depth.next_down().max(0.0), depth.next_up()],
        exact: true,
    }))
}

impl<C: Corners> Probe<C> {
    fn beyond<V: Vector>(cloud: &Cloud<'_, V>, side: Side<C>) -> Self {
        let (corners, normal) = (side.corners.as_ref(), side.plane.normal);
        let (spot, is_beyond) = cloud.ask_beyond(corners, normal);
        // On polytopes exactly nothing is gained at the end; on curved shapes a sliver may be wrong about that.
        let is_end = cloud.task.exact.is_some() && !is_beyond;
        let gain = (spot.support().point.dot(normal) - side.plane.distance).max(0.0);
        Self { side, spot, is_beyond, gain: if is_end { 0.0 } else { gain } }
    }

    /// How far P ⊖ Q reaches along the normal: the depth is no greater.
    fn reach(&self) -> f64 {
        self.side.plane.distance + self.gain
    }

    /// Whether the side is as near to the boundary of a curved P ⊖ Q as it is looked for.
    fn is_enough<V: Vector>(&self) -> bool {
        self.gain <= CURVED_TOLERANCE * self.reach().abs() + rounding_of::<V>(self.spot.support())
    }
}

impl<V: Vector> Task<'_, V> {
    /// How many points may be asked for.
    const fn limit(&self) -> usize {
        let factor = if self.exact.is_some() { CORNERS_PER_ITERATION } else { CURVED_PER_ITERATION };
        self.iteration_limit.saturating_mul(factor)
    }
}
