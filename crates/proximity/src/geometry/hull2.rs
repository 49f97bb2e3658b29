//! The convex hull in the plane, exact on every input.
//!
//! A. M. Andrew, *Another efficient algorithm for convex hulls in two dimensions*, 1979 ("monotone chain"), with the
//! turns decided by [`orient2d`].

use glam::DVec3;

use super::order::by_coordinates;
use super::predicates::{Position, on_segment, orient2d};

/// The convex hull of points in the plane, as indices of these points. If points are equal, only the first is used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hull2 {
    /// All points are equal.
    Point(usize),
    /// All points lie on one line; the indices are those of the two ends.
    Segment([usize; 2]),
    /// At least three vertices, counterclockwise from the leftmost (of these the lowest), no three on one line.
    Polygon(Vec<usize>),
}

/// Computes the convex hull of the x and y of `points`, which must be finite. Returns `None` if there are no points.
pub fn hull2(points: &[DVec3]) -> Option<Hull2> {
    let key = |index: &usize| points[*index].truncate().to_array();
    let mut order: Vec<usize> = (0..points.len()).collect();
    // A stable sort keeps the first of equal points in front; the others are dropped.
    order.sort_by(|a, b| by_coordinates(key(a), key(b)));
    order.dedup_by(|later, earlier| key(later) == key(earlier));

    match *order.as_slice() {
        [] => return None,
        [only] => return Some(Hull2::Point(only)),
        [first, second] => return Some(Hull2::Segment([first, second])),
        [..] => {}
    }
    let mut polygon = left_turns(points, order.iter().copied());
    let upper = left_turns(points, order.iter().rev().copied());
    // The last point of each chain is the first of the other.
    polygon.pop();
    polygon.extend(&upper[..upper.len() - 1]);
    Some(if let [a, b] = *polygon.as_slice() { Hull2::Segment([a, b]) } else { Hull2::Polygon(polygon) })
}

/// Returns the chain through sorted points that turns left at each vertex.
fn left_turns(points: &[DVec3], order: impl Iterator<Item = usize>) -> Vec<usize> {
    let mut chain: Vec<usize> = Vec::new();
    for next in order {
        while let [.., a, b] = *chain.as_slice()
            && orient2d(points[a], points[b], points[next]) <= 0.0
        {
            chain.pop();
        }
        chain.push(next);
    }
    chain
}

impl Hull2 {
    /// Returns the indices of the vertices, counterclockwise.
    pub fn vertices(&self) -> &[usize] {
        match self {
            Self::Point(index) => std::slice::from_ref(index),
            Self::Segment(ends) => ends,
            Self::Polygon(vertices) => vertices,
        }
    }

    /// Returns the position of `point` relative to the hull of `points`, decided exactly. A point or a segment has no
    /// interior.
    pub fn position_of(&self, point: DVec3, points: &[DVec3]) -> Position {
        let flat = |on_it| if on_it { Position::Boundary } else { Position::Outside };
        match self {
            Self::Point(index) => flat(points[*index].truncate() == point.truncate()),
            Self::Segment([a, b]) => {
                let [a, b, point] = [points[*a], points[*b], point].map(|point| point.with_z(0.0));
                flat(on_segment(a, b, point))
            }
            Self::Polygon(vertices) => {
                let least = cyclic_pairs(vertices)
                    .map(|(a, b)| orient2d(points[a], points[b], point))
                    .fold(f64::INFINITY, f64::min);
                if least > 0.0 { Position::Inside } else { flat(least == 0.0) }
            }
        }
    }
}

/// Returns the edges of a closed loop: each vertex with the next one.
pub(super) fn cyclic_pairs(vertices: &[usize]) -> impl Iterator<Item = (usize, usize)> {
    vertices.iter().copied().zip(vertices.iter().copied().cycle().skip(1))
}
