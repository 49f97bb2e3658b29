//! What becomes of the points of a list that are not corners of their hull, and what the hull adds to an outline.

use std::collections::HashMap;

use glam::DVec3;

use super::hull2::{Hull2, hull2};
use super::predicates::{Position, on_segment, orient2d};
use super::{Body, Dimension, Hull, Shape};

/// Outlines of more points than this are not looked at: whether they cross themselves takes the square of the time.
pub const MAX_OUTLINE: usize = 300;

/// Of so many points it is looked up where exactly they are.
const MAX_LOCATED: usize = 100;

/// Why a listed point is not a corner of the hull.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unused {
    /// It is inside.
    Inside,
    /// It is in the middle of an edge or of a face.
    Between,
    /// It is where an earlier point is, the one with this index.
    SameAs(usize),
    /// It is inside or between; there are too many such points to say more.
    Somewhere,
}

/// The listed vertices of a body that are not vertices of its hull, in order, each with the reason. Decided exactly, in
/// local coordinates; rounding of the body does not matter.
pub fn unused_vertices(body: &Body) -> Vec<(usize, Unused)> {
    let points = body.local_vertices().unwrap_or_default();
    Hull::of(body.dimension(), &points).map_or_else(Vec::new, |hull| unused_points(&points, &hull))
}

/// The same of points with their hull.
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

/// The notches of a body whose points, in their order, are the outline of a polygon that is not convex; see
/// [`pockets`]. None of any other shape.
pub fn pockets_of(body: &Body) -> Vec<Vec<usize>> {
    match (body.dimension(), body.shape()) {
        (Dimension::Two, Shape::Points(points)) => pockets(points).unwrap_or_default(),
        _ => Vec::new(),
    }
}

/// What the hull adds to the polygon with this outline: one polygon for each notch, as indices of its corners, of which
/// the first and the last are on the hull. Empty if the polygon is convex. None if the points in their order are not
/// the outline of a polygon: fewer than three, more than [`MAX_OUTLINE`], or crossing or touching itself, exactly.
pub fn pockets(points: &[DVec3]) -> Option<Vec<Vec<usize>>> {
    if points.len() > MAX_OUTLINE || !is_simple(points) {
        return None;
    }
    let Some(Hull2::Polygon(hull)) = hull2(points) else { return None };
    let count = points.len();
    // Around a polygon that does not cross itself, the corners of the hull come in the order of the list, either way.
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
            // Where the outline comes back to the hull, one notch ends and the next may begin.
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

/// Whether a closed line through the points in their order is the outline of a polygon.
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

/// Equal for equal points.
fn key(point: DVec3) -> [u64; 3] {
    // + 0.0 makes −0 and 0 the same.
    point.to_array().map(|component| (component + 0.0).to_bits())
}
