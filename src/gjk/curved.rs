//! The lengths of curved shapes, from both sides: what is proved from inside, and what a way out proves from outside.
//!
//! In any precision of the query this is f64: what is on trial there are its steps, not the proof of a length. Let h(n) be
//! how far the difference of the cores reaches along a unit vector n. The least h is the depth of the cores, or minus
//! their distance; any n gives an upper bound. The search for the nearest points and the expanding polytope find an n that
//! is nearly the best one, and a lower bound. Then h is followed downhill, whose gradient is the tangential part of the
//! support point: where the boundary is smooth, this brings h to rounding, and the support point to the foot of the origin.
//! Where it has an edge or a face the gradient jumps, and what the polytope found stays: right to about one part in 10⁹.
//!
//! Where rounding leaves the verdict open, the reference decides by its tolerance.

use glam::DVec3;

use super::distance::{self, Nearest};
use super::reference;
use super::search::Search;
use super::{Silent, Verdict};
use crate::epa::{Depth, Expansion};
use crate::geometry::{Convex, Dimension, Measurement, Vector, WitnessPoints, core_support_point};

/// Rounding of a reach, in machine epsilons of the coordinates of both shapes.
const NOISE: f64 = 8.0;

/// How many support points a way downhill may take. It halves its steps where it overshoots; on smooth shapes a dozen do.
const SUPPORTS: usize = 50;

/// A pair of shapes, of which one at least is curved.
pub(super) struct Pair<'a> {
    pub(super) shapes: [&'a Convex<DVec3>; 2],
    pub(super) dimension: Dimension,
    pub(super) iteration_limit: usize,
}

/// How far the cores reach in a direction.
#[derive(Clone, Copy, Debug)]
struct Way {
    /// Of length one.
    normal: DVec3,
    /// How far the difference of the cores reaches.
    reach: f64,
    /// How much rounding may have moved that.
    error: f64,
    /// The support point.
    point: DVec3,
    /// Its parents.
    parents: WitnessPoints,
}

impl Pair<'_> {
    /// The nearest points of the cores; none if the search enclosed the origin.
    pub(super) fn nearest(&self) -> Option<Nearest<DVec3>> {
        let mut silent = Silent;
        let mut search =
            Search::new(self.shapes, self.dimension, self.iteration_limit, DVec3::X, &mut silent);
        search.leave_out_rounding();
        distance::solve(&mut search).1
    }

    /// The lengths, given what was found. `expansion` is none where the cores are clearly apart.
    pub(super) fn measure(
        &self,
        nearest: Option<Nearest<DVec3>>,
        expansion: Option<Expansion>,
    ) -> Option<Measurement> {
        let depth = match expansion {
            Some(Expansion::Depth(depth)) => Some(depth),
            _ => None,
        };
        let mut starts: Vec<DVec3> = nearest.iter().map(|nearest| -nearest.point.unit()).collect();
        starts.extend(depth.iter().map(|depth| depth.normal));
        if let Some(Expansion::Flat(normal)) = expansion {
            starts.extend([normal, -normal]);
        }
        if starts.iter().all(|start| *start == DVec3::ZERO) {
            starts.extend(DVec3::AXES[..self.dimension.count()].iter().flat_map(|axis| [*axis, -*axis]));
        }
        let best = starts
            .into_iter()
            .filter(|start| *start != DVec3::ZERO)
            .map(|start| self.downhill(self.ask(start)))
            .min_by(|one, other| one.reach.total_cmp(&other.reach))?;
        let upper = best.reach + best.error;
        let inside = nearest.map_or(-best.error, |nearest| -nearest.bounds[1]);
        let lower = depth.map_or(inside, |depth| depth.bounds[0].max(inside)).min(best.reach - best.error);
        let cores = best.witness_points(nearest.as_ref(), depth.as_ref());
        Some(self.lengths(&best, [lower, upper], cores))
    }

    /// The lengths from the least reach of the cores, which lies between the bounds.
    fn lengths(&self, best: &Way, bounds: [f64; 2], cores: WitnessPoints) -> Measurement {
        let radii = self.shapes.map(|shape| shape.rounding);
        let rounding: f64 = radii.iter().sum();
        let reach = best.reach + rounding;
        let [lower, upper] = bounds.map(|bound| bound + rounding);
        let is_open = lower <= 0.0 && upper >= 0.0;
        let verdict = match reach {
            _ if !is_open => Verdict::from_reach(reach),
            _ if reach.abs() <= NOISE * best.error => Verdict::Touching,
            _ => reference::curved::reference(self.shapes, self.dimension, best.normal).verdict,
        };
        let gap = match verdict {
            Verdict::Overlap if reach > 0.0 => -reach,
            Verdict::Separate if reach < 0.0 => -reach,
            _ => 0.0,
        };
        let bounds =
            if gap == 0.0 { [-upper.max(0.0), upper.max(-lower).max(0.0)] } else { [-upper, -lower] };
        Measurement::from_cores(gap, bounds, best.normal, cores, radii, false)
    }

    fn ask(&self, normal: DVec3) -> Way {
        let [p, q] = self.shapes;
        let support = core_support_point(p, q, normal);
        let error = NOISE * f64::EPSILON * (support.on_p.max_abs() + support.on_q.max_abs());
        let parents = WitnessPoints { on_p: support.on_p, on_q: support.on_q };
        Way { normal, reach: support.point.dot(normal), error, point: support.point, parents }
    }

    /// Follows the reach downhill, with steps after Barzilai and Borwein: as long as the last change of the gradient says.
    fn downhill(&self, start: Way) -> Way {
        let mut best = start;
        let mut step = 1.0 / Vector::length(best.point).max(f64::MIN_POSITIVE);
        for _ in 0..SUPPORTS {
            let way = self.ask((best.normal - best.gradient() * step).unit());
            let is_better =
                way.reach < best.reach || way.reach == best.reach && way.steepness() < best.steepness();
            if !is_better {
                // Where both are level down to rounding, the flatter one is nearer to the foot.
                let is_level =
                    way.reach - best.reach <= best.error && way.steepness() < 0.5 * best.steepness();
                if !is_level {
                    step *= 0.25;
                    if step * best.steepness() < f64::EPSILON {
                        break;
                    }
                    continue;
                }
            }
            let (moved, turned) = (way.normal - best.normal, way.gradient() - best.gradient());
            let bend = moved.dot(turned);
            step = if bend > 0.0 { moved.length_squared() / bend } else { 2.0 * step };
            best = way;
        }
        best
    }
}

impl Way {
    /// How the reach changes as the normal turns.
    fn gradient(&self) -> DVec3 {
        self.point - self.normal * self.reach
    }

    fn steepness(&self) -> f64 {
        Vector::length(self.gradient())
    }

    /// Of the pairs of points that were found the one that shows this way best.
    fn witness_points(&self, nearest: Option<&Nearest<DVec3>>, depth: Option<&Depth>) -> WitnessPoints {
        let foot = self.normal * self.reach;
        let miss = |points: &WitnessPoints| Vector::length(points.on_p - points.on_q - foot);
        let from_search = nearest.map(|nearest| {
            let [on_p, on_q] = nearest.parents;
            WitnessPoints { on_p, on_q }
        });
        let others = [from_search, depth.map(|depth| depth.cores)];
        others
            .into_iter()
            .flatten()
            .fold(self.parents, |best, points| if miss(&points) < miss(&best) { points } else { best })
    }
}

impl Verdict {
    fn from_reach(reach: f64) -> Self {
        if reach > 0.0 { Self::Overlap } else { Self::Separate }
    }
}
