//! The vertices of the sum of two polygons: their edges are merged in the order of their directions.

use std::cmp::Ordering;

use glam::DVec3;

use super::sign::{self, PointVector};

/// Returns the vertex pairs of the sum of two polygons, or of segments and points. They are given by their points and
/// the indices of their vertices, both counterclockwise.
pub(super) fn vertex_pairs(points: [&[DVec3]; 2], vertices: [&[usize]; 2]) -> Vec<[usize; 2]> {
    let [p, q] = [0, 1].map(|side| PlanarOutline::of(points[side], vertices[side]));
    let mut pairs = Vec::with_capacity(vertices[0].len() + vertices[1].len());
    let (mut i, mut j) = (0, 0);
    while i < p.edges() || j < q.edges() {
        pairs.push([p.vertex(i), q.vertex(j)]);
        let order = match (i < p.edges(), j < q.edges()) {
            (true, true) => compare(p.edge(i), q.edge(j)),
            (true, false) => Ordering::Less,
            (false, _) => Ordering::Greater,
        };
        i += usize::from(order.is_le());
        j += usize::from(order.is_ge());
    }
    if pairs.is_empty() {
        pairs.extend(vertices[0].iter().zip(vertices[1]).map(|(i, j)| [*i, *j]));
    }
    pairs
}

/// A polygon, a segment or a point, counterclockwise from its lowest vertex (of two, the left one).
struct PlanarOutline<'a> {
    points: &'a [DVec3],
    vertices: &'a [usize],
    first: usize,
}

impl<'a> PlanarOutline<'a> {
    fn of(points: &'a [DVec3], vertices: &'a [usize]) -> Self {
        let key = |position: &usize| {
            let at = points[vertices[*position]];
            (at.y, at.x)
        };
        let lowest = (0..vertices.len())
            .min_by(|one, other| key(one).partial_cmp(&key(other)).unwrap_or(Ordering::Equal));
        Self { points, vertices, first: lowest.unwrap_or(0) }
    }

    /// Returns the number of edges; a segment has two, one for each direction.
    const fn edges(&self) -> usize {
        if self.vertices.len() < 2 { 0 } else { self.vertices.len() }
    }

    fn vertex(&self, position: usize) -> usize {
        self.vertices[(self.first + position) % self.vertices.len()]
    }

    fn edge(&self, position: usize) -> PointVector {
        let [from, to] = [position, position + 1].map(|position| self.points[self.vertex(position)]);
        PointVector { from, to }
    }
}

/// Returns which of two directions comes first, counterclockwise from that of x.
fn compare(one: PointVector, other: PointVector) -> Ordering {
    let is_upper =
        |edge: PointVector| edge.to.y > edge.from.y || (edge.to.y == edge.from.y && edge.to.x > edge.from.x);
    let turn = || sign::volume(other, one, PointVector::along(DVec3::Z));
    is_upper(other).cmp(&is_upper(one)).then_with(turn)
}
