//! The lengths of curved shapes, bounded from both sides: from inside by the search, from outside by a support value.
//!
//! Everything here is f64, whatever the precision of the query: the precision setting tests the steps of a query, not
//! the proof of a length. Let h(n) be the support value of the cores' difference along a unit vector n. The smallest h
//! is the depth of the cores, or minus their distance; any n gives an upper bound. The search for the closest points
//! and the expanding polytope find an n that is nearly the best one, and a lower bound.
//!
//! Then a descent follows h, whose gradient is the tangential component of the support point. If the boundary is
//! smooth, this brings h to roundoff, and the support point to the foot of the origin. At an edge or a face the
//! gradient jumps, and the result of the polytope or of the search stays. The bounds then state how well the length is
//! known, in bad cases to six digits only.
//!
//! If roundoff leaves the verdict open, the reference decides by its tolerance.

use glam::DVec3;

use super::distance;
use super::distance::nearest::Nearest;
use super::outcome::Verdict;
use super::reference;
use super::search::Search;
use super::trace::Silent;
use crate::epa::Expansion;
use crate::geometry::exact::Enclosure;
use crate::geometry::{
    Convex, Dimension, Measurement, Vector, WitnessPoints, core_support_point, support_roundoff,
    support_value, with_lengths,
};

/// The usual roundoff, as a fraction of its bound.
const SHARE: f64 = 0.25;

/// Shapes whose gap is within this multiple of the roundoff count as touching.
const LEVEL: f64 = 2.0;

/// Maximum number of support points of a descent; smooth shapes need a dozen. Steps that overshoot are halved.
const SUPPORTS: usize = 50;

/// Distance from the foot of the origin to a point straight outside it, whose closest point in the difference is the
/// foot. It is a fraction of the roundoff over ε, which is 32 times the size of the numbers. At a larger distance, an
/// error of the normal would move the closest point more; at a smaller one, roundoff would.
const BEYOND: f64 = 3e-8;

/// A pair of shapes, at least one of them curved.
pub(super) struct CurvedPair<'a> {
    shapes: [&'a Convex<DVec3>; 2],
    dimension: Dimension,
    iteration_limit: usize,
    /// The verdict Touching, if the query found it: the length then agrees.
    known_verdict: Option<Verdict>,
    /// Bound on the roundoff of support values and of support points of the cores, in scene units.
    roundoff: f64,
}

/// The support value of the cores in a direction, up to roundoff.
#[derive(Clone, Copy, Debug)]
struct CoreSupportValue {
    /// The direction, of length one.
    normal: DVec3,
    /// The support value of the cores' difference.
    support_value: f64,
    /// The support point.
    point: DVec3,
    /// The vertex pair of the support point.
    vertex_pair: WitnessPoints,
}

impl<'a> CurvedPair<'a> {
    pub(super) fn new(
        shapes: [&'a Convex<DVec3>; 2],
        dimension: Dimension,
        iteration_limit: usize,
        known_verdict: Option<Verdict>,
    ) -> Self {
        let roundoff = support_roundoff(shapes);
        Self { shapes, dimension, iteration_limit, known_verdict, roundoff }
    }

    /// Returns the closest points of the cores. Returns `None` if the search enclosed the origin.
    pub(super) fn nearest(&self) -> Option<Nearest<DVec3>> {
        let mut silent = Silent;
        let mut search =
            Search::new(self.shapes, self.dimension, self.iteration_limit, DVec3::X, &mut silent);
        search.set_radii_aside();
        distance::solve(&mut search).1
    }

    /// Returns the lengths, given the results so far. `expansion` is `None` if the cores are clearly separate.
    pub(super) fn measure(
        &self,
        nearest: Option<Nearest<DVec3>>,
        expansion: Option<&Expansion>,
    ) -> Option<Measurement> {
        let depth = match expansion {
            Some(Expansion::Depth(depth)) => Some(depth),
            _ => None,
        };
        let mut starts: Vec<DVec3> = nearest.iter().map(|nearest| -nearest.point.unit()).collect();
        starts.extend(depth.iter().map(|depth| depth.normal));
        if let Some(Expansion::Flat(normal)) = expansion {
            let normal = normal.unit();
            starts.extend([normal, -normal]);
        }
        if starts.iter().all(|start| *start == DVec3::ZERO) {
            starts.extend(DVec3::AXES[..self.dimension.count()].iter().flat_map(|axis| [*axis, -*axis]));
        }
        let best = starts
            .into_iter()
            .filter(|start| *start != DVec3::ZERO)
            .map(|start| self.downhill(self.ask(start)))
            .min_by(|one, other| one.support_value.total_cmp(&other.support_value))?;
        // A depth of at least zero proves nothing: the polytope may hold the origin by roundoff only.
        let of_depth = depth.map(|depth| depth.bounds[0]).filter(|least| *least > 0.0);
        let inside = [nearest.map(|nearest| -nearest.bounds[1]), of_depth];
        let from_search = nearest.map(|nearest| nearest.witness_points());
        let found = [from_search, depth.map(|depth| depth.cores)].into_iter().flatten().collect();
        Some(self.lengths(best, inside, found))
    }

    /// Returns the lengths from the smallest support value found, lower bounds on the smallest support value of the
    /// cores, and pairs of points found by the searches.
    fn lengths(
        &self,
        mut best: CoreSupportValue,
        inside: [Option<f64>; 2],
        found: Vec<WitnessPoints>,
    ) -> Measurement {
        let radii = self.shapes.map(|shape| shape.radius);
        let mut support_value = self.enclosed(&best, inside);
        let [lower, upper] = support_value.bounds;
        let verdict = match self.known_verdict {
            Some(verdict) => verdict,
            None if lower > 0.0 => Verdict::Overlap,
            None if upper < 0.0 => Verdict::Separate,
            None if support_value.nearest.abs() <= LEVEL * self.roundoff => Verdict::Touching,
            None => {
                let reference = reference::curved::reference(self.shapes, self.dimension, best.normal);
                if let Some(axis) = reference.certificate.axis() {
                    best = self.better(best, axis.direction);
                    support_value = self.enclosed(&best, inside);
                }
                reference.verdict
            }
        };
        let Enclosure { nearest, bounds: [lower, upper] } = support_value;
        let (gap, bounds) = match verdict {
            Verdict::Overlap if nearest > 0.0 => (-nearest, [-upper, -lower]),
            Verdict::Separate if nearest < 0.0 => (-nearest, [-upper, -lower]),
            _ => (0.0, [0.0, upper.max(-lower).max(0.0)]),
        };
        let cores = self.witness_points(&best, found);
        Measurement::from_cores(gap, bounds, best.normal, cores, radii, false)
    }

    /// Returns the descent from this direction, if its support value is smaller.
    fn better(&self, best: CoreSupportValue, start: DVec3) -> CoreSupportValue {
        let way = self.downhill(self.ask(start.unit()));
        if start != DVec3::ZERO && way.support_value < best.support_value { way } else { best }
    }

    /// Returns the pair of points that best realizes this support value. The candidates are a pair that was found
    /// before; the vertex pair of the support point, if the boundary is smooth; and, on edges and faces, the points
    /// closest to a point straight outside the foot of the origin.
    fn witness_points(&self, way: &CoreSupportValue, mut found: Vec<WitnessPoints>) -> WitnessPoints {
        let foot = way.normal * way.support_value;
        let miss = |points: &WitnessPoints| Vector::length(points.on_p - points.on_q - foot);
        if miss(&way.vertex_pair) > SHARE * self.roundoff {
            let offset = foot + way.normal * (BEYOND * self.roundoff / f64::EPSILON);
            let q = self.shapes[1].moved(offset);
            let beyond = CurvedPair::new([self.shapes[0], &q], self.dimension, self.iteration_limit, None);
            found.extend(beyond.nearest().map(|nearest| {
                let WitnessPoints { on_p, on_q } = nearest.witness_points();
                WitnessPoints { on_p, on_q: on_q - offset }
            }));
        }
        found.into_iter().fold(
            way.vertex_pair,
            |best, points| {
                if miss(&points) < miss(&best) { points } else { best }
            },
        )
    }

    /// Bounds the smallest support value of the rounded shapes, given a support value along a direction and lower
    /// bounds for the cores. The support point is a point of the difference, and bounds the distance of the origin from
    /// above.
    fn enclosed(&self, way: &CoreSupportValue, inside: [Option<f64>; 2]) -> Enclosure {
        let radii = self.shapes.map(|shape| shape.radius);
        let Enclosure { nearest, bounds: [_, upper] } = support_value(self.shapes, radii, way.normal);
        let of_support = -(Vector::length(way.point) + self.roundoff).next_up();
        let of_cores = inside.into_iter().flatten().fold(of_support, f64::max);
        let [lower, _] = with_lengths([of_cores; 2], radii);
        Enclosure { nearest, bounds: [lower.min(nearest), upper] }
    }

    fn ask(&self, normal: DVec3) -> CoreSupportValue {
        let [p, q] = self.shapes;
        let support = core_support_point(p, q, normal);
        let vertex_pair = WitnessPoints { on_p: support.on_p, on_q: support.on_q };
        CoreSupportValue {
            normal,
            support_value: support.point.dot(normal),
            point: support.point,
            vertex_pair,
        }
    }

    /// Follows the support value downhill, with Barzilai–Borwein step lengths, computed from the last change of the
    /// gradient.
    fn downhill(&self, start: CoreSupportValue) -> CoreSupportValue {
        let mut best = start;
        let mut step = 1.0 / Vector::length(best.point).max(f64::MIN_POSITIVE);
        for _ in 0..SUPPORTS {
            let way = self.ask((best.normal - best.gradient() * step).unit());
            let is_better = way.support_value < best.support_value
                || way.support_value == best.support_value && way.steepness() < best.steepness();
            if !is_better {
                // If both are level within roundoff, the flatter one is closer to the foot.
                let is_level = way.support_value - best.support_value <= SHARE * self.roundoff
                    && way.steepness() < 0.5 * best.steepness();
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

impl CoreSupportValue {
    /// Returns the change of the support value as the normal rotates.
    fn gradient(&self) -> DVec3 {
        self.point - self.normal * self.support_value
    }

    fn steepness(&self) -> f64 {
        Vector::length(self.gradient())
    }
}
