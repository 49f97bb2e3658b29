//! The lengths of curved shapes, without a record.
//!
//! `epa::untraced` measures their penetration depth. For separate shapes each result has bounds on both sides. A
//! support point A along the unit vector v proves that no point of the cores' difference is nearer to the origin than
//! −A·v. Two points of the cores prove that the distance is no larger than theirs. A search ends when the bounds differ
//! by at most a small fraction of the distance plus the roundoff of support points (`bounds`).
//!
//! A few alternating projections between the cores, by the formulas for the closest point of each, approximate the
//! closest points. If these lie straight above a flat end, that may be visible at once. Otherwise `moving` searches
//! from there, or from a direction that separates the shapes, if the verdict has left one. If `moving` does not end,
//! the recorded search, whose many steps each come nearer, finds another start for it.

mod bounds;
mod moving;

use std::iter;

use bounds::{CoreDistance, DistanceBounds};
use glam::DVec3;

use super::approach::{ApproachSimplex, ApproachStep, ApproachVertex};
use super::{ClosestPoints, Penetration, around};
use crate::epa::UntracedPolytope;
use crate::geometry::{ClosestGuess, Facing, Foot, Measurement, PosedPair, PosedRef, Vector as _};
use crate::gjk::curved_lengths;
use crate::gjk::settings::Settings;

/// Number of alternating projections between the cores before the search begins.
const TO_AND_FRO: usize = 2;

/// Cosine of the angle within which a direction leads to a flat end.
const STEEP: f64 = 0.95;

/// Maximum number of steps of the recorded search.
const LIMIT: usize = 64;

/// Number of steps of the recorded search after which the other search starts again.
const AGAIN: usize = 8;

/// Returns the distance of two separate shapes. Returns `None` if no search ends. `known` is a direction from P to Q to
/// begin with, or zero.
pub(super) fn distance(pair: &PosedPair<'_>, known: DVec3) -> Option<f64> {
    let nearest = nearest(pair, known, 0)?;
    Some(nearest.distance - pair.radius()).filter(|distance| *distance > 0.0)
}

/// Returns the closest points of two separate shapes, at the [`distance`] from the same direction. Returns `None` if no
/// search ends.
pub(super) fn closest_points(pair: &PosedPair<'_>, known: DVec3) -> Option<ClosestPoints> {
    let CoreDistance { distance, normal, points } = nearest(pair, known, 1)?;
    let distance = Some(distance - pair.radius()).filter(|distance| *distance > 0.0)?;
    let points = around(points, normal, pair.shapes().map(PosedRef::radius));
    Some(ClosestPoints { distance, normal, points })
}

/// Returns the depth of two overlapping shapes. Returns `None` if no search ends.
pub(super) fn penetration(pair: &PosedPair<'_>, polytope: &mut UntracedPolytope) -> Option<Penetration> {
    let (depth, normal, points) = match polytope.curved_depth(pair) {
        Some(way) => (way.depth, way.normal, way.cores),
        // Possibly only the radii overlap.
        None if pair.radius() > 0.0 => {
            let nearest = nearest(pair, DVec3::ZERO, 1)?;
            (-nearest.distance, nearest.normal, nearest.points)
        }
        None => return None,
    };
    let depth = Some(depth + pair.radius()).filter(|depth| *depth > 0.0)?;
    let points = around(points, normal, pair.shapes().map(PosedRef::radius));
    Some(Penetration { depth, normal, points })
}

/// Returns the lengths of the recorded algorithm, without its first search, whose only use is the verdict. Returns
/// `None` if the cores are not clearly separate.
pub(super) fn measurement(pair: &PosedPair<'_>) -> Option<Measurement> {
    let [p, q] = pair.placed();
    let (dimension, iteration_limit) = (pair.dimension(), Settings::default().iteration_limit);
    let pair = curved_lengths::CurvedPair::new([&p, &q], dimension, iteration_limit, None);
    let nearest = pair.nearest().filter(|nearest| nearest.bounds[0] > 0.0)?;
    pair.measure(Some(nearest), None)
}

/// Returns the closest points of the cores; see `moving` for the turns.
fn nearest(pair: &PosedPair<'_>, known: DVec3, turns: usize) -> Option<CoreDistance> {
    let is_known = known != DVec3::ZERO;
    let ClosestGuess { direction: first, points } =
        if is_known { ClosestGuess { direction: known, points: None } } else { pair.approach(TO_AND_FRO) };
    let first = if first == DVec3::ZERO { DVec3::X } else { first.unit() };
    at_an_end(pair.ends_along(first, STEEP))
        .or_else(|| moving::search(pair, first, points, turns))
        .or_else(|| at_an_end(pair.ends_along(first, 0.0)))
        .or_else(|| {
            // From some directions roundoff leaves the search without a simplex; one of these directions avoids that.
            let axes = DVec3::AXES.into_iter().take(pair.dimension().count());
            iter::once(first).chain(axes).find_map(|first| step_by_step(pair, first, turns))
        })
}

/// Returns the closest points if one of them is on the flat end of a cylinder or of a cone, straight below the other.
fn at_an_end(ends: [Option<Facing>; 2]) -> Option<CoreDistance> {
    ends.into_iter().flatten().find_map(|facing| {
        let (mut bounds, normal) = (DistanceBounds::NONE, facing.normal_from_p());
        bounds.rise(facing.height(), normal);
        bounds.come_near(facing.points(), normal);
        (bounds.lower > 0.0 && bounds.meet()).then(|| bounds.nearest())
    })
}

/// Runs the steps of the recorded search, and restarts the other search every few steps.
#[cold]
fn step_by_step(pair: &PosedPair<'_>, first: DVec3, turns: usize) -> Option<CoreDistance> {
    let mut simplex = ApproachSimplex::default();
    let mut direction = first;
    let (mut lower, mut best) = (f64::NEG_INFINITY, first);
    for step in 1..=LIMIT {
        let support = pair.core_support(direction);
        let support_value = -support.point.dot(direction);
        if support_value > lower {
            (lower, best) = (support_value, direction);
        }
        simplex.push(ApproachVertex { vertex_pair: [0, 0], point: support.point });
        let found = match simplex.reduce(pair.dimension()) {
            ApproachStep::Look(_) => nearest_point(&simplex),
            ApproachStep::Lost | ApproachStep::Enclosed => None,
        };
        if (step % AGAIN == 0 || found.is_none())
            && let Some(nearest) = moving::search(pair, best, None, turns)
        {
            return Some(nearest);
        }
        direction = -found?.normalize();
    }
    None
}

/// Returns the point of a feature nearest to the origin, as the mean of its vertices. Features become slivers with feet
/// that roundoff has moved, but a mean is never far from them.
fn nearest_point(simplex: &ApproachSimplex) -> Option<DVec3> {
    let mut points = [DVec3::ZERO; 4];
    let vertices = simplex.vertices();
    for (point, vertex) in points.iter_mut().zip(vertices) {
        *point = vertex.point;
    }
    let foot = Foot::of(&points[..vertices.len()])?;
    Some(points.iter().zip(foot.weights()).map(|(point, weight)| *point * *weight).sum())
}
