//! Random convex shapes in which each point is a vertex.

use std::cmp::Ordering;

use glam::{DVec2, DVec3};

use crate::edit::hull::corners;
use crate::edit::seeded_random::SeededRandom;
use crate::geometry::Dimension;
use crate::internal::orient2d;

/// Maximum number of times that a polygon is drawn again because it is not strictly convex. That happens
/// rarely by coincidence; if it keeps happening, the polygon is too flat for its coordinates.
const DRAWS: usize = 8;

/// The numbers of decimals to try, from the fewest.
const DECIMALS: [i32; 5] = [3, 4, 6, 9, 12];

/// Draws a convex polygon whose `count` points are all its vertices, counterclockwise, in a box of this size
/// around the origin. Every convex chain is about as likely as any other.
///
/// P. Valtr, *Probability that n random points are in convex position*, 1995. x and y are each cut into
/// random steps, half of them forward, half of them backward. Paired at random and sorted by direction, the
/// steps form a closed polygon.
pub(super) fn polygon(count: u32, size: DVec2, seed: u32) -> Vec<DVec3> {
    let mut random = SeededRandom::of_seed(seed.into());
    let mut points = Vec::new();
    for _ in 0..DRAWS {
        points = fitted(&valtr(count, &mut random), size);
        if corners(Dimension::Two, &points).len() == points.len() {
            return tidied(Dimension::Two, points);
        }
    }
    points
}

/// Points on an ellipsoid in uniformly distributed directions (before it is stretched). Unless the resolution of the
/// coordinates is too coarse, each of them is a vertex of the hull.
pub(super) fn on_ellipsoid(count: u32, semi_axes: DVec3, seed: u32) -> Vec<DVec3> {
    let mut random = SeededRandom::of_seed(seed.into());
    let points = (0..count).map(|_| random.unit(Dimension::Three) * semi_axes).collect();
    tidied(Dimension::Three, points)
}

/// Points of a square or a cube around the origin, uniformly distributed.
pub(super) fn in_box(dimension: Dimension, count: u32, width: f64, seed: u32) -> Vec<DVec3> {
    let mut random = SeededRandom::of_seed(seed.into());
    let unit = tidy_unit(width);
    let points = (0..count).map(|_| {
        let mut point = DVec3::ZERO;
        for axis in 0..dimension.count() {
            point[axis] = (random.within(-0.5..0.5) * width * unit).round() / unit;
        }
        point
    });
    points.collect()
}

/// A power of ten. In units of its inverse, the coordinates of a shape of this size have three digits.
fn tidy_unit(size: f64) -> f64 {
    if size > 0.0 { libm::exp10((2.0 - libm::log10(size).floor()).clamp(-290.0, 290.0)) } else { 1.0 }
}

/// Returns the points rounded to the fewest decimals that keep each of them a vertex of the hull. Returns them
/// unchanged if no rounding does.
pub(super) fn tidied(dimension: Dimension, points: Vec<DVec3>) -> Vec<DVec3> {
    let largest = points.iter().fold(0.0_f64, |most, point| most.max(point.abs().max_element()));
    // Decimals after the first digit of the largest coordinate.
    let first = if largest > 0.0 { -libm::log10(largest).floor() } else { 0.0 };
    let rounded = |decimals: i32| -> Vec<DVec3> {
        let unit = libm::exp10(f64::from(decimals) + first.clamp(-12.0, 300.0 - f64::from(decimals)));
        points.iter().map(|point| (*point * unit).round() / unit).collect()
    };
    let is_kept = |points: &Vec<DVec3>| corners(dimension, points).len() == points.len();
    DECIMALS.into_iter().map(rounded).find(is_kept).unwrap_or(points)
}

fn valtr(count: u32, random: &mut SeededRandom) -> Vec<DVec3> {
    let [xs, mut ys] = [(); 2].map(|()| steps(count, random));
    for index in (1..ys.len()).rev() {
        ys.swap(index, random.index(index + 1));
    }
    let mut edges: Vec<DVec3> = xs.into_iter().zip(ys).map(|(x, y)| DVec3::new(x, y, 0.0)).collect();
    // Sorted by direction around a full turn: the lower half plane, then the upper, and exactly within each.
    let is_upper = |edge: &DVec3| edge.y > 0.0 || (edge.y == 0.0 && edge.x > 0.0);
    edges.sort_by(|a, b| {
        let by_turn = 0.0.partial_cmp(&orient2d(DVec3::ZERO, *a, *b)).unwrap_or(Ordering::Equal);
        // An edge without length has no direction: it would be equal to edges that are not equal to each other.
        let has_length = |edge: &DVec3| *edge != DVec3::ZERO;
        has_length(a).cmp(&has_length(b)).then(is_upper(a).cmp(&is_upper(b))).then(by_turn)
    });
    let mut corner = DVec3::ZERO;
    edges
        .into_iter()
        .map(|edge| {
            let before = corner;
            corner += edge;
            before
        })
        .collect()
}

/// `count` steps in all that lead from 0 to 1 and back.
fn steps(count: u32, random: &mut SeededRandom) -> Vec<f64> {
    let mut places: Vec<f64> = (2..count).map(|_| random.within(0.0..1.0)).collect();
    places.sort_by(f64::total_cmp);
    let mut last = [0.0; 2];
    let mut steps = Vec::new();
    for place in places {
        let is_back = random.index(2);
        let step = place - last[is_back];
        steps.push(if is_back == 1 { -step } else { step });
        last[is_back] = place;
    }
    steps.extend([1.0 - last[0], last[1] - 1.0]);
    steps
}

/// The points translated and scaled to fill a box of this size around the origin.
fn fitted(points: &[DVec3], size: DVec2) -> Vec<DVec3> {
    let low = points.iter().fold(DVec3::INFINITY, |low, point| low.min(*point));
    let high = points.iter().fold(DVec3::NEG_INFINITY, |high, point| high.max(*point));
    let factor = size / (high - low).truncate().max(DVec2::splat(f64::MIN_POSITIVE));
    let middle = low.midpoint(high);
    points.iter().map(|point| (*point - middle) * factor.extend(0.0)).collect()
}
