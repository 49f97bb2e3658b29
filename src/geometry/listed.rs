//! The listed points that are not vertices of their hull, and the pockets between an outline and its hull.

use std::collections::HashMap;

use glam::DVec3;

use super::body::Body;
use super::dimension::Dimension;
use super::hull::Hull;
use super::hull2::{Hull2, hull2};
use super::predicates::{Position, on_segment, orient2d};
use super::shape::Shape;

/// The most points of an outline that is examined: the test for self-intersection takes quadratic time.
pub const MAX_OUTLINE: usize = 300;

/// The most points that are located exactly.
const MAX_LOCATED: usize = 100;

/// The reason why a listed point is not a vertex of the hull.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unused {
    /// The point is in the interior.
    Inside,
    /// The point is in the relative interior of an edge or of a face.
    Between,
    /// The point equals an earlier point, the one with this index.
    SameAs(usize),
    /// The point is not a vertex; there are too many such points to locate each of them.
    Somewhere,
}

/// The listed vertices of a body that are not vertices of its hull, in order, each with the reason. Decided exactly, in
/// local coordinates; the radius of the body does not matter.
pub fn unused_vertices(body: &Body) -> Vec<(usize, Unused)> {
    let points = body.local_vertices().unwrap_or_default();
    Hull::of(body.dimension(), &points).map_or_else(Vec::new, |hull| unused_points(&points, &hull))
}

/// The unused points of a list, given its hull.
pub(crate) fn unused_points(points: &[DVec3], hull: &Hull) -> Vec<(usize, Unused)> {
    let interior = hull.rest_of(points.len());
    if interior.is_empty() {
        return Vec::new();
    }
    let mut first_at: HashMap<[u64; 3], usize> = HashMap::new();
    for (index, point) in points.iter().enumerate() {
        first_at.entry(key(*point)).or_insert(index);
    }
    let mut located = 0;
    let reason = |index: usize| {
        let first = first_at.get(&key(points[index])).copied().unwrap_or(index);
        if first != index {
            return Unused::SameAs(first);
        }
        located += 1;
        if located > MAX_LOCATED {
            return Unused::Somewhere;
        }
        match hull.position_of(points[index], points) {
            Position::Inside => Unused::Inside,
            Position::Boundary | Position::Outside => Unused::Between,
        }
    };
    let mut reason = reason;
    interior.into_iter().map(|index| (index, reason(index))).collect()
}

/// The pockets of a body whose points, in their order, are the outline of a polygon that is not convex; see
/// [`pockets`]. None for any other shape.
pub fn pockets_of(body: &Body) -> Vec<Vec<usize>> {
    match (body.dimension(), body.shape()) {
        (Dimension::Two, Shape::Points(points)) => pockets(points).unwrap_or_default(),
        _ => Vec::new(),
    }
}

/// The difference between the hull and the polygon with this outline: one polygon for each pocket, as indices of its
/// vertices, of which the first and the last are on the hull. Empty if the polygon is convex. None if the points in
/// their order are not the outline of a simple polygon: fewer than three, more than [`MAX_OUTLINE`], or with sides that
/// cross or touch, which is decided exactly.
pub fn pockets(points: &[DVec3]) -> Option<Vec<Vec<usize>>> {
    if points.len() > MAX_OUTLINE || !is_simple(points) {
        return None;
    }
    let Some(Hull2::Polygon(hull)) = hull2(points) else { return None };
    let count = points.len();
    // Around a polygon that does not cross itself, the vertices of the hull come in the order of the list or its
    // reverse.
    let steps = |from: usize, to: usize| (to + count - from) % count;
    let forward: usize = (0..hull.len()).map(|at| steps(hull[at], hull[(at + 1) % hull.len()])).sum();
    let is_forward = forward == count;
    let mut pockets = Vec::new();
    for (at, from) in hull.iter().copied().enumerate() {
        let to = hull[(at + 1) % hull.len()];
        let length = if is_forward { steps(from, to) } else { steps(to, from) };
        let chain = (0..=length)
            .map(|step| if is_forward { (from + step) % count } else { (from + count - step) % count });
        let mut pocket: Vec<usize> = Vec::new();
        for index in chain {
            pocket.push(index);
            // Where the outline returns to the hull, one pocket ends and the next may begin.
            if pocket.len() > 1 && orient2d(points[from], points[to], points[index]) == 0.0 {
                let last = std::mem::replace(&mut pocket, vec![index]);
                if last.len() > 2 {
                    pockets.push(last);
                }
            }
        }
    }
    Some(pockets)
}

/// Whether the closed line through the points in their order is the outline of a simple polygon.
fn is_simple(points: &[DVec3]) -> bool {
    let count = points.len();
    let side = |index: usize| (points[index].with_z(0.0), points[(index + 1) % count].with_z(0.0));
    if count < 3 {
        return false;
    }
    (0..count).all(|one| {
        let (a, b) = side(one);
        let (_, c) = side((one + 1) % count);
        let folds_back = on_segment(a, b, c) || on_segment(b, c, a);
        let others = (one + 2..count).filter(|other| (other + 1) % count != one);
        !folds_back && others.into_iter().all(|other| !meet((a, b), side(other)))
    })
}

/// Whether two segments in the plane have a point in common, exactly.
fn meet((a, b): (DVec3, DVec3), (c, d): (DVec3, DVec3)) -> bool {
    let crosses = |a: DVec3, b: DVec3, c: DVec3, d: DVec3| {
        let (one, other) = (orient2d(a, b, c), orient2d(a, b, d));
        (one > 0.0 && other < 0.0) || (one < 0.0 && other > 0.0)
    };
    (crosses(a, b, c, d) && crosses(c, d, a, b))
        || on_segment(a, b, c)
        || on_segment(a, b, d)
        || on_segment(c, d, a)
        || on_segment(c, d, b)
}

/// A key that is equal for equal points.
fn key(point: DVec3) -> [u64; 3] {
    // + 0.0 makes −0 and 0 the same.
    point.to_array().map(|component| (component + 0.0).to_bits())
}
