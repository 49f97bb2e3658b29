//! The truth, found without GJK: where the origin lies with respect to the explicit Minkowski difference.
//!
//! For two polytopes the difference is known point by point, and robust predicates place the origin exactly. A round
//! boundary is approached from inside by hulls of its support points, refined where the origin is: a hull that holds
//! the origin proves an overlap, a support plane short of the origin proves a separation, and what lies between the
//! two within the tolerance is a touch as far as anyone can tell.

use glam::DVec3;

use super::gap::{distance_to_boundary, edges};
use super::{Query, Verdict};
use crate::geometry::{Hull, Hull2, Hull3, MinkowskiDifference, Position, Vector as _, support_point};

/// Rounding of a difference and of what is computed from it, in machine epsilons of its size.
const ROUNDING: f64 = 32.0;

/// A gap or depth below this fraction of the size of the difference counts as a touch of curved shapes.
const CURVED_TOLERANCE: f64 = 1e-10;

/// How often the hull of a curved difference is refined. The gap at the origin falls to about a third each time, and
/// only shapes that touch take more than a few turns.
const REFINEMENTS: usize = 100;

/// How many points of the sample, nearest to the origin and farthest from it, go into the refinement: their hull is
/// inscribed like the hull of all, and quick to make.
const NEAR: usize = 30;
const FAR: usize = 10;

/// What is true of a pair of shapes, whatever an algorithm says.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reference {
    /// OVERLAP, TOUCHING or SEPARATE; UNDECIDED never.
    pub verdict: Verdict,
    /// Whether it is proved: in exact arithmetic for polytopes whose differences are exact in f64, and by a support
    /// plane or an inscribed hull with a margin above rounding for curved shapes.
    pub certified: bool,
    /// To what distance, in scene units, the verdict holds: zero where it is exact. TOUCHING means that the origin is
    /// within this distance of the boundary.
    pub tolerance: f64,
}

impl Reference {
    /// Whether what an algorithm said is true, as far as anyone can tell: of a touch that is known to a tolerance only,
    /// OVERLAP and SEPARATE are no less true.
    pub fn agrees_with(&self, verdict: Verdict) -> bool {
        let is_open = self.verdict == Verdict::Touching && !self.certified && verdict != Verdict::Undecided;
        verdict == self.verdict || is_open
    }
}

/// The reference verdict on a pair, given its explicit difference (see [`MinkowskiDifference::new`]).
pub fn reference(query: &Query<'_>, difference: &MinkowskiDifference) -> Reference {
    if !difference.curved {
        let verdict = verdict_of(difference.position_of_origin());
        if difference.points.iter().all(|pair| is_exact_difference(pair.on_p, pair.on_q)) {
            return Reference { verdict, certified: true, tolerance: 0.0 };
        }
        let tolerance = ROUNDING * f64::EPSILON * size(difference);
        let points: Vec<DVec3> = difference.points.iter().map(|pair| pair.point).collect();
        let touches = distance_to_boundary(&difference.hull, &points) <= tolerance;
        let verdict = if touches { Verdict::Touching } else { verdict };
        return Reference { verdict, certified: false, tolerance };
    }
    let tolerance = CURVED_TOLERANCE * size(difference);
    let (verdict, certified) = refine(query, difference, tolerance);
    Reference { verdict, certified, tolerance }
}

fn verdict_of(position: Position) -> Verdict {
    match position {
        Position::Inside => Verdict::Overlap,
        Position::Boundary => Verdict::Touching,
        Position::Outside => Verdict::Separate,
    }
}

/// Whether `p − q` is free of rounding: what was lost is computed exactly (Knuth's two-sum) and compared with zero.
fn is_exact_difference(p: DVec3, q: DVec3) -> bool {
    let difference = p - q;
    let q_seen = p - difference;
    let lost = (p - (difference + q_seen)) - (q - q_seen);
    lost == DVec3::ZERO
}

/// The largest coordinate of the difference and of the shapes it comes from.
fn size(difference: &MinkowskiDifference) -> f64 {
    difference
        .points
        .iter()
        .map(|pair| [pair.point, pair.on_p, pair.on_q].map(|point| point.abs().max_element()))
        .fold(0.0, |most, [point, p, q]| most.max(point).max(p).max(q))
}

/// Closes in on the origin from inside and outside until one of the two decides.
fn refine(query: &Query<'_>, difference: &MinkowskiDifference, tolerance: f64) -> (Verdict, bool) {
    let mut points: Vec<DVec3> = difference.points.iter().map(|pair| pair.point).collect();
    let mut hull = difference.hull.clone();
    for turn in 0..REFINEMENTS {
        // The facet from which the origin lies farthest outwards (or least deep inside).
        let Some((normal, outwards)) = outermost_facet(&hull, &points) else { break };
        if outwards < -tolerance {
            return (Verdict::Overlap, true);
        }
        let support = support_point(query.p, query.q, normal).point;
        let reach = support.dot(normal);
        if reach < -tolerance {
            return (Verdict::Separate, true);
        }
        if reach + outwards <= tolerance {
            // The facet lies on the boundary, and the origin in its plane: on the facet or beside it.
            let beside = hull.position_of(DVec3::ZERO, &points) == Position::Outside
                && distance_to_boundary(&hull, &points) > tolerance;
            return (if beside { Verdict::Separate } else { Verdict::Touching }, false);
        }
        if turn == 0 && points.len() > NEAR + FAR {
            points.sort_by(|a, b| a.length_squared().total_cmp(&b.length_squared()));
            points.drain(NEAR..points.len() - FAR);
        }
        points.push(support);
        match Hull::of(difference.dimension, &points) {
            Some(finer) => hull = finer,
            None => break,
        }
    }
    // A flat difference has no facets to refine; its hull of support points speaks for it. And where the facets did
    // not decide, the origin is nearer to the boundary than they can tell.
    let touches = outermost_facet(&hull, &points).is_some();
    (if touches { Verdict::Touching } else { verdict_of(hull.position_of(DVec3::ZERO, &points)) }, false)
}

/// The unit normal of the facet whose plane leaves the origin farthest outside, and by how much; negative inside.
fn outermost_facet(hull: &Hull, points: &[DVec3]) -> Option<(DVec3, f64)> {
    let farther = |best: Option<(DVec3, f64)>, (normal, through): (DVec3, DVec3)| {
        let outwards = -through.dot(normal);
        if best.is_none_or(|(_, most)| outwards > most) { Some((normal, outwards)) } else { best }
    };
    match hull {
        Hull::Flat(Hull2::Polygon(corners)) => edges(corners)
            .map(|(from, to)| {
                let edge = points[to] - points[from];
                (DVec3::new(edge.y, -edge.x, 0.0).unit(), points[from])
            })
            .fold(None, farther),
        // The exact triangles, not the faces, which are whole for the eye only.
        Hull::Solid(Hull3::Polytope(polytope)) => polytope
            .triangles
            .iter()
            .map(|corners| {
                let [a, b, c] = corners.map(|index| points[index]);
                ((b - a).cross(c - a).unit(), a)
            })
            .fold(None, farther),
        Hull::Flat(_) | Hull::Solid(_) => None,
    }
}
