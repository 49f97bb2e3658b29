//! The lengths of curved shapes that are apart, without a record: the steps of the recorded search, its criterion, and nothing
//! kept.
//!
//! Of shapes that are apart the cores are searched with the regions of `approach`. A support point A along the unit
//! vector v says that no point of the cores' difference is nearer to the origin than −A·v, and the nearest point N of the
//! simplex that some are as near as |N|. The search ends as the recorded one does: when a support point gains no more than
//! [`TOLERANCE`] of the distance and its own roundoff. What it ends with is one of the two bounds, and both are close to each
//! other, or else nothing.

use glam::DVec3;

use super::approach::{Next, Simplex, Vertex};
use crate::geometry::{Foot, Measurement, Posed, PosedPair, Vector as _};
use crate::gjk::curved_lengths;
use crate::gjk::settings::Settings;

/// The most support points. Where the boundary is smooth two dozen do.
const LIMIT: usize = 128;

/// The gain at which the search ends, in machine epsilons of the distance.
const TOLERANCE: f64 = 64.0;

/// The roundoff of a support point along a direction, in machine epsilons of the coordinates.
const NOISE: f64 = 8.0;

/// How many times that the bounds of a search that roundoff has ended may differ.
const CLOSE: f64 = 4.0;

/// The distance of the cores of two shapes that are apart; none where the search does not come near it. `known` is a
/// direction from P to Q to begin with, or zero, and becomes the one along which they are as far apart.
pub(super) fn distance(pair: &PosedPair<'_>, known: &mut DVec3) -> Option<f64> {
    let towards = |direction: DVec3| if direction == DVec3::ZERO { DVec3::X } else { direction.unit() };
    let mut direction = towards(if *known == DVec3::ZERO { -pair.between_centers() } else { *known });
    let mut simplex = Simplex::default();
    let (mut nearest, mut upper, mut lower) = (DVec3::ZERO, f64::INFINITY, f64::NEG_INFINITY);
    for _ in 0..LIMIT {
        let support = pair.core_support(direction);
        let reach = -support.point.dot(direction);
        if reach > lower {
            (lower, *known) = (reach, direction);
        }
        let coordinates = support.on_p.max_abs() + support.on_q.max_abs();
        let enough = f64::EPSILON * (TOLERANCE * upper.min(coordinates) + NOISE * coordinates);
        if (support.point - nearest).dot(direction) <= enough && upper.is_finite() {
            return Some(lower);
        }
        simplex.push(Vertex { parents: [0, 0], point: support.point });
        let found = match simplex.reduce(pair.dimension()) {
            Next::Look(_) => nearest_point(&simplex),
            Next::Lost | Next::Enclosed => None,
        };
        match found.map(|found| (found, found.length())) {
            Some((found, length)) if length < upper && length > 0.0 => {
                (nearest, upper) = (found, length);
                direction = -found * (1.0 / length);
            }
            // No nearer than before, down to roundoff.
            _ => return (upper - lower <= CLOSE * enough).then_some(lower),
        }
    }
    None
}

/// The lengths as the recorded algorithm has them, without its first search, whose only use is the verdict; none where the
/// cores are not clearly apart.
pub(super) fn measurement(pair: &PosedPair<'_>) -> Option<Measurement> {
    let [p, q] = pair.shapes().map(Posed::placed);
    let (dimension, iteration_limit) = (pair.dimension(), Settings::default().iteration_limit);
    let pair = curved_lengths::Pair { shapes: [&p, &q], dimension, iteration_limit, known_verdict: None };
    let nearest = pair.nearest().filter(|nearest| nearest.bounds[0] > 0.0)?;
    pair.measure(Some(nearest), None)
}

/// The point of a feature that is nearest to the origin, as the mean of its vertices: features become slivers with feet that
/// roundoff has moved, but a mean is never far from them.
fn nearest_point(simplex: &Simplex) -> Option<DVec3> {
    let mut points = [DVec3::ZERO; 4];
    let vertices = simplex.vertices();
    for (point, vertex) in points.iter_mut().zip(vertices) {
        *point = vertex.point;
    }
    let foot = Foot::of(&points[..vertices.len()])?;
    Some(points.iter().zip(foot.weights()).map(|(point, weight)| *point * *weight).sum())
}
