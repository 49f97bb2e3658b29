//! The convex hull in space: exact on every input, with merged faces for display.

use glam::DVec3;

use super::faces::{Face, normal, whole_faces};
use super::hull2::{cyclic_pairs, hull2};
use super::predicates::{CoordinateAxis, Position, on_segment, orient3d};
use super::quickhull::{self, Facets};

/// The convex hull of points in space, as indices of these points. If points are equal, only the first is used.
#[derive(Clone, Debug, PartialEq)]
pub enum Hull3 {
    /// All points are equal.
    Point(usize),
    /// All points lie on one line; the indices are those of the two ends.
    Segment([usize; 2]),
    /// All points lie in one plane, exactly.
    Polygon {
        /// At least three indices, counterclockwise as seen from the tip of `normal`, no three on one line.
        vertices: Vec<usize>,
        /// A unit vector perpendicular to the plane; which of the two is arbitrary.
        normal: DVec3,
    },
    /// The points span space.
    Polytope(Polytope),
}

/// A solid convex hull.
///
/// `triangles` and `extreme_points` are exact. `faces`, `edges` and `vertices` are for display: roundoff moves the four
/// corners of a face of a rotated box off its plane, so its exact hull has thirteen or more edges. Here faces and edges
/// are merged if they are straight to within a ten-millionth of the size of the hull, or to within less if that would
/// make the hull flat. They form a graph on the sphere, so `vertices − edges + faces = 2`.
#[derive(Clone, Debug, PartialEq)]
pub struct Polytope {
    /// The faces for display.
    pub faces: Vec<Face>,
    /// The edges between two faces, each once, the lower index first, sorted.
    pub edges: Vec<[usize; 2]>,
    /// The vertices of the faces, ascending.
    pub vertices: Vec<usize>,
    /// The boundary of the exact hull, each triangle counterclockwise as seen from outside. Their vertices may be
    /// points in the relative interior of a face or an edge.
    pub triangles: Vec<[usize; 3]>,
    /// The points that are not a convex combination of others, ascending: exactly the vertices of the exact hull.
    pub extreme_points: Vec<usize>,
}

/// Computes the convex hull of finite `points`. Returns `None` if there are no points.
pub fn hull3(points: &[DVec3]) -> Option<Hull3> {
    let distinct = quickhull::distinct(points);
    let Some(corners) = quickhull::affine_basis(points, &distinct) else {
        return flat_hull(points, &distinct);
    };
    let triangles = quickhull::triangles(points, &distinct, corners);
    let facets = Facets::new(points, &triangles);
    let extreme_points = sorted(facets.polygons.iter().flatten().copied());
    let faces = whole_faces(points, &facets);
    let edges = sorted(faces.iter().flat_map(|face| edges_of(&face.vertices)));
    let vertices = sorted(faces.iter().flat_map(|face| face.vertices.iter().copied()));
    Some(Hull3::Polytope(Polytope { faces, edges, vertices, triangles, extreme_points }))
}

/// Computes the hull of distinct points, sorted by coordinates, that lie in one plane.
fn flat_hull(points: &[DVec3], distinct: &[usize]) -> Option<Hull3> {
    let (first, last) = (*distinct.first()?, *distinct.last()?);
    if first == last {
        return Some(Hull3::Point(first));
    }
    let off_line =
        distinct.iter().find_map(|index| CoordinateAxis::facing(points[first], points[last], points[*index]));
    let Some((axis, _)) = off_line else {
        // Along a line, the lexicographic order of the coordinates is the order of the points.
        return Some(Hull3::Segment([first, last]));
    };
    let projected: Vec<DVec3> = distinct.iter().map(|index| axis.project(points[*index])).collect();
    let vertices: Vec<usize> =
        hull2(&projected)?.vertices().iter().map(|position| distinct[*position]).collect();
    Some(Hull3::Polygon { normal: normal(points, &vertices), vertices })
}

impl Hull3 {
    /// Returns the indices of the vertices: for a polytope those of its faces for display, for a polygon in order.
    pub fn vertices(&self) -> &[usize] {
        match self {
            Self::Point(index) => std::slice::from_ref(index),
            Self::Segment(ends) => ends,
            Self::Polygon { vertices, .. } => vertices,
            Self::Polytope(polytope) => &polytope.vertices,
        }
    }

    /// Returns the position of `point` relative to the hull of `points`, decided exactly. A flat hull has no interior.
    pub fn position_of(&self, point: DVec3, points: &[DVec3]) -> Position {
        let flat = |on_it| if on_it { Position::Boundary } else { Position::Outside };
        match self {
            Self::Point(index) => flat(points[*index] == point),
            Self::Segment([a, b]) => flat(on_segment(points[*a], points[*b], point)),
            Self::Polygon { vertices, .. } => flat(in_polygon(point, vertices, points)),
            Self::Polytope(Polytope { triangles, .. }) => {
                let highest = triangles
                    .iter()
                    .map(|triangle| {
                        let [a, b, c] = triangle.map(|index| points[index]);
                        orient3d(a, b, c, point)
                    })
                    .fold(f64::NEG_INFINITY, f64::max);
                if highest < 0.0 { Position::Inside } else { flat(highest == 0.0) }
            }
        }
    }
}

/// Returns whether a point lies in a convex polygon in space, edges included.
fn in_polygon(point: DVec3, vertices: &[usize], points: &[DVec3]) -> bool {
    let [a, b, c, ..] = *vertices else { return false };
    let [a, b, c] = [a, b, c].map(|index| points[index]);
    let Some((axis, _)) = CoordinateAxis::facing(a, b, c) else { return false };
    if orient3d(a, b, c, point) != 0.0 {
        return false;
    }
    let projected: Vec<DVec3> = vertices.iter().map(|index| axis.project(points[*index])).collect();
    hull2(&projected)
        .is_some_and(|hull| hull.position_of(axis.project(point), &projected) != Position::Outside)
}

fn edges_of(polygon: &[usize]) -> impl Iterator<Item = [usize; 2]> {
    cyclic_pairs(polygon).map(|(a, b)| [a.min(b), a.max(b)])
}

fn sorted<T: Ord>(items: impl Iterator<Item = T>) -> Vec<T> {
    let mut items: Vec<T> = items.collect();
    items.sort_unstable();
    items.dedup();
    items
}
