//! The exact hull of listed points, as edits need it.

use glam::DVec3;

use crate::geometry::Dimension;
use crate::internal::{Hull, Hull3, orient3d};

/// Returns the indices of the points that are vertices of the exact hull: counterclockwise if the hull is a
/// polygon, otherwise ascending.
pub(super) fn corners(dimension: Dimension, points: &[DVec3]) -> Vec<usize> {
    match Hull::of(dimension, points) {
        Some(Hull::Solid(Hull3::Polytope(polytope))) => polytope.extreme_points,
        Some(hull) => hull.vertices().to_vec(),
        None => Vec::new(),
    }
}

/// Returns the vertices at the other ends of the edges of the exact hull at a vertex; empty for a single
/// point. A line between two coplanar triangles is not an edge.
pub(super) fn neighbours(dimension: Dimension, points: &[DVec3], corner: usize) -> Vec<usize> {
    // The hull of the vertices alone: points in the relative interior of an edge or a face would interfere.
    let kept = corners(dimension, points);
    let places: Vec<DVec3> = kept.iter().map(|index| points[*index]).collect();
    let Some(at) = kept.iter().position(|index| *index == corner) else { return Vec::new() };
    let ends = match Hull::of(dimension, &places) {
        Some(Hull::Solid(Hull3::Polytope(polytope))) => around(&polytope.triangles, &places, at),
        Some(hull) => {
            let outline = hull.vertices();
            let count = outline.len();
            let found = outline.iter().position(|vertex| *vertex == at);
            found.map_or_else(Vec::new, |found| {
                vec![outline[(found + count - 1) % count], outline[(found + 1) % count]]
            })
        }
        None => Vec::new(),
    };
    let mut ends: Vec<usize> = ends.into_iter().filter(|end| *end != at).map(|end| kept[end]).collect();
    ends.sort_unstable();
    ends.dedup();
    ends
}

/// The ends of the edges at a vertex of a triangulated hull, where two triangles meet that are not coplanar.
fn around(triangles: &[[usize; 3]], points: &[DVec3], corner: usize) -> Vec<usize> {
    // Each triangle as its vertices after the given one, counterclockwise.
    let fan: Vec<[usize; 2]> = triangles
        .iter()
        .filter_map(|triangle| {
            let first = triangle.iter().position(|vertex| *vertex == corner)?;
            Some([triangle[(first + 1) % 3], triangle[(first + 2) % 3]])
        })
        .collect();
    let is_edge = |[end, beyond]: &[usize; 2]| {
        let across = fan.iter().find(|[_, last]| last == end);
        across.is_none_or(|[opposite, _]| {
            orient3d(points[corner], points[*end], points[*beyond], points[*opposite]) != 0.0
        })
    };
    fan.iter().filter(|sides| is_edge(sides)).map(|[end, _]| *end).collect()
}
