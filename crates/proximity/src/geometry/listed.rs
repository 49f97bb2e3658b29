//! The listed points that are not vertices of their hull, and the pockets between an outline and its hull.

use std::collections::HashMap;

use glam::DVec3;

use super::body::Body;
use super::dimension::Dimension;
use super::hull::Hull;
use super::hull2::{Hull2, hull2};
use super::order::by_coordinates;
use super::predicates::{Position, on_segment, orient2d};
use super::shape::Shape;

/// Maximum number of points of an outline whose pockets are shown.
pub const MAX_OUTLINE: usize = 300;

/// Maximum number of points that are located exactly.
const MAX_LOCATED: usize = 100;

/// The reason why a listed point is not a vertex of the hull.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unused {
    /// The point is in the interior.
    Inside,
    /// The point is in the relative interior of an edge or of a face.
    Between,
    /// The point equals an earlier point, which has this index.
    SameAs(usize),
    /// The point is not a vertex; there are too many such points to locate each of them.
    Somewhere,
}

/// Returns the listed vertices of a body that are not vertices of its hull, in order, each with the reason. The
/// decision is exact, in local coordinates; the radius of the body does not matter.
pub fn unused_vertices(body: &Body) -> Vec<(usize, Unused)> {
    let points = body.local_vertices().unwrap_or_default();
    Hull::of(body.dimension(), &points).map_or_else(Vec::new, |hull| unused_points(&points, &hull))
}

/// Returns the unused points of a list, given its hull.
pub fn unused_points(points: &[DVec3], hull: &Hull) -> Vec<(usize, Unused)> {
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

/// Returns the pockets of a body whose points, in their order, are the outline of a polygon that is not convex; see
/// [`pockets`]. Empty for any other shape.
pub fn pockets_of(body: &Body) -> Vec<Vec<usize>> {
    match (body.dimension(), body.shape()) {
        (Dimension::Two, Shape::Points(points)) => pockets(points).unwrap_or_default(),
        _ => Vec::new(),
    }
}

/// Returns the difference between the hull and the polygon with this outline: one polygon for each pocket. A pocket is
/// given by the indices of its vertices; the first and the last are on the hull. The list is empty if the polygon is
/// convex.
///
/// Returns `None` if the points in their order are not the outline of a simple polygon: fewer than three points, more
/// than [`MAX_OUTLINE`], or sides that cross or touch. The decision is exact.
pub fn pockets(points: &[DVec3]) -> Option<Vec<Vec<usize>>> {
    if points.len() > MAX_OUTLINE { None } else { all_pockets(points) }
}

/// Returns the vertices of a simple polygon that lie inside its hull, ascending. A vertex counts if its distance from
/// the edge of the hull over its pocket is more than `tolerance` times the [`extent`]. With the tolerance 0 this is
/// exact.
///
/// The list is empty if the points in their order are not the outline of a simple polygon. Takes n log n steps for n
/// points.
pub fn notches(points: &[DVec3], tolerance: f64) -> Vec<usize> {
    let limit = tolerance * extent(points);
    let is_deep = |pocket: &[usize], index: usize| {
        let [from, .., to] = *pocket else { return false };
        let (from, to) = (points[from].with_z(0.0), points[to].with_z(0.0));
        orient2d(from, to, points[index]).abs() > limit * from.distance(to)
    };
    let pockets = all_pockets(points).unwrap_or_default();
    let inner = |pocket: &Vec<usize>| -> Vec<usize> {
        pocket[1..pocket.len() - 1].iter().copied().filter(|index| is_deep(pocket, *index)).collect()
    };
    let mut found: Vec<usize> = pockets.iter().flat_map(inner).collect();
    found.sort_unstable();
    found
}

/// Returns the longest side of the bounding box; 0 for no points.
pub fn extent(points: &[DVec3]) -> f64 {
    let low = points.iter().copied().reduce(DVec3::min);
    let high = points.iter().copied().reduce(DVec3::max);
    low.zip(high).map_or(0.0, |(low, high)| (high - low).max_element())
}

/// Returns the pockets of any number of points.
fn all_pockets(points: &[DVec3]) -> Option<Vec<Vec<usize>>> {
    if !is_simple(points) {
        return None;
    }
    let Some(Hull2::Polygon(hull)) = hull2(points) else { return None };
    let count = points.len();
    // The outline of a polygon that does not cross itself visits the vertices of the hull in the order of the list or
    // its reverse.
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
            // One pocket ends and the next may begin as soon as the outline returns to the hull.
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

/// Returns whether the closed line through the points in their order is the outline of a simple polygon.
///
/// A vertical line sweeps the sides from left to right. Two sides become neighbors on it before they meet. M. I.
/// Shamos, D. Hoey, *Geometric intersection problems*, 1976. All decisions are exact.
fn is_simple(points: &[DVec3]) -> bool {
    let count = points.len();
    if count < 3 {
        return false;
    }
    let at = |index: usize| points[index % count].with_z(0.0);
    let folds_back = |corner: usize| {
        let [a, b, c] = [corner, corner + 1, corner + 2].map(at);
        on_segment(a, b, c) || on_segment(b, c, a)
    };
    if (0..count).any(folds_back) {
        return false;
    }
    let key = |index: usize| (points[index].x, points[index].y);
    // A side has the number of its first vertex; its left end is the lower one if it is vertical.
    let ends = |side: usize| {
        let (a, b) = (side, (side + 1) % count);
        if key(a) < key(b) { (a, b) } else { (b, a) }
    };
    let meet_apart = |one: usize, other: usize| {
        let is_corner = (one + 1) % count == other || (other + 1) % count == one;
        !is_corner && meet((at(one), at(one + 1)), (at(other), at(other + 1)))
    };
    let mut order: Vec<usize> = (0..count).collect();
    order.sort_by(|a, b| by_coordinates(key(*a).into(), key(*b).into()));
    if order.array_windows().any(|[a, b]| key(*a) == key(*b)) {
        return false;
    }
    // The sides that the sweep line crosses, from the lowest to the highest.
    let mut crossed: Vec<usize> = Vec::new();
    for vertex in order {
        let height = |side: &usize| {
            let (left, right) = ends(*side);
            orient2d(at(left), at(right), at(vertex))
        };
        let first = crossed.partition_point(|side| height(side) > 0.0);
        let through = crossed[first..].iter().take_while(|side| height(side) == 0.0).count();
        let own = [(vertex + count - 1) % count, vertex];
        let mut starting: Vec<usize> = own.into_iter().filter(|side| ends(*side).0 == vertex).collect();
        // Exactly the sides that end here pass through the vertex.
        if through + starting.len() != 2
            || crossed[first..first + through].iter().any(|side| !own.contains(side))
        {
            return false;
        }
        if let [one, other] = *starting.as_slice()
            && orient2d(at(vertex), at(ends(one).1), at(ends(other).1)) < 0.0
        {
            starting.reverse();
        }
        let last = first + starting.len();
        crossed.splice(first..first + through, starting);
        let meets_below = |place: usize| {
            place > 0 && place < crossed.len() && meet_apart(crossed[place - 1], crossed[place])
        };
        if meets_below(first) || meets_below(last) {
            return false;
        }
    }
    true
}

/// Returns whether two segments in the plane have a point in common, exactly.
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

/// Returns a key that is equal for equal points.
fn key(point: DVec3) -> [u64; 3] {
    // + 0.0 makes −0 and 0 the same.
    point.to_array().map(|component| (component + 0.0).to_bits())
}
