//! The normal fan of one shape in space.

use std::cmp::Ordering;

use glam::DVec3;

use super::sign::{self, PointVector};
use crate::geometry::hull2::cyclic_pairs;
use crate::geometry::hull3::{Hull3, Polytope};
use crate::geometry::quickhull::Facets;

/// A direction, given by the signs of its products with differences of vertices.
#[derive(Clone, Copy, Debug)]
pub(super) enum Heading {
    /// The vector product of two vectors: the normal of a facet.
    Normal([PointVector; 2]),
    /// Perpendicular to an edge of a flat polygon, in its plane, pointing away from it.
    Outward {
        /// The edge.
        edge: PointVector,
        /// From the edge to another vertex.
        inner: PointVector,
    },
}

impl Heading {
    /// Returns the sign of the product with a vector: whether the vector leads farther in this direction.
    pub(super) fn sign_of(&self, vector: PointVector) -> Ordering {
        match *self {
            Self::Normal([one, other]) => sign::volume(one, other, vector),
            Self::Outward { edge, inner } => sign::outward(edge, inner, vector),
        }
    }
}

/// An arc on the sphere of directions: the directions in which an edge is farthest, from one stop to the next.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arc {
    /// The edge by its vertices. Seen from outside with the edge pointing up, the stop at the start of the arc is on
    /// the left.
    pub(super) edge: [usize; 2],
    /// The number of the stop at the end of the arc.
    pub(super) to: usize,
}

/// A point on the sphere of directions where arcs meet.
#[derive(Clone, Debug)]
pub(super) struct FanNode {
    /// The direction of the point.
    pub(super) heading: Heading,
    /// The arcs that begin here, in order around the point.
    pub(super) arcs: Vec<Arc>,
}

/// The normal fan of a polytope or of a polygon in space.
#[derive(Clone, Debug)]
pub(super) struct Fan<'a> {
    points: &'a [DVec3],
    /// The normals of the facets. The two sides of a polygon are facets. An arc from one to the other is half a circle,
    /// so it has a stop in the middle.
    pub(super) stops: Vec<FanNode>,
    /// The vertices at the other ends of the edges of each vertex.
    neighbours: Vec<Vec<usize>>,
}

impl<'a> Fan<'a> {
    /// Computes the fan of the hull of these points. If they are `mirrored` at the origin, the hull is that of the
    /// points before mirroring. Returns `None` if the hull does not belong to the points, or has no facets.
    pub(super) fn of(points: &'a [DVec3], hull: &Hull3, mirrored: bool) -> Option<Self> {
        let turned = |mut polygon: Vec<usize>| {
            if mirrored {
                polygon.reverse();
            }
            polygon
        };
        match hull {
            Hull3::Point(_) | Hull3::Segment(_) => None,
            Hull3::Polygon { vertices, .. } => Self::of_polygon(points, &turned(vertices.clone())),
            Hull3::Polytope(Polytope { triangles, .. }) => {
                let triangles: Vec<[usize; 3]> = if mirrored {
                    triangles.iter().map(|[a, b, c]| [*c, *b, *a]).collect()
                } else {
                    triangles.clone()
                };
                Self::of_facets(points, &Facets::new(points, &triangles))
            }
        }
    }

    fn of_facets(points: &'a [DVec3], facets: &Facets) -> Option<Self> {
        let mut neighbours = vec![Vec::new(); points.len()];
        let mut stops = Vec::with_capacity(facets.polygons.len());
        for polygon in &facets.polygons {
            let mut arcs = Vec::with_capacity(polygon.len());
            for (from, to) in cyclic_pairs(polygon) {
                neighbours.get_mut(from)?.push(to);
                arcs.push(Arc { edge: [from, to], to: *facets.owner.get(&(to, from))? });
            }
            stops.push(FanNode { heading: heading(points, polygon)?, arcs });
        }
        Some(Self { points, stops, neighbours })
    }

    fn of_polygon(points: &'a [DVec3], polygon: &[usize]) -> Option<Self> {
        let mut neighbours = vec![Vec::new(); points.len()];
        // The front, where walks begin, is stop 0.
        let back = 1;
        let Heading::Normal([one, other]) = heading(points, polygon)? else { return None };
        let mut arcs = Vec::with_capacity(polygon.len());
        let mut middles = Vec::with_capacity(polygon.len());
        for (position, (from, to)) in cyclic_pairs(polygon).enumerate() {
            neighbours.get_mut(from)?.push(to);
            neighbours.get_mut(to)?.push(from);
            // No three vertices are on one line.
            let third = polygon[(position + 2) % polygon.len()];
            let arrow = |to: usize| PointVector { from: points[from], to: points[to] };
            arcs.push(Arc { edge: [from, to], to: 2 + position });
            middles.push(FanNode {
                heading: Heading::Outward { edge: arrow(to), inner: arrow(third) },
                arcs: vec![Arc { edge: [from, to], to: back }],
            });
        }
        let mut stops = vec![
            FanNode { heading: Heading::Normal([one, other]), arcs },
            FanNode { heading: Heading::Normal([other, one]), arcs: Vec::new() },
        ];
        stops.extend(middles);
        Some(Self { points, stops, neighbours })
    }

    /// Returns the vector from one vertex to another.
    pub(super) fn arrow(&self, from: usize, to: usize) -> PointVector {
        PointVector { from: self.points[from], to: self.points[to] }
    }

    /// Returns the vertices at the other ends of the edges of a vertex.
    pub(super) fn neighbours(&self, vertex: usize) -> &[usize] {
        &self.neighbours[vertex]
    }

    /// Returns a vertex that is farthest in a direction. Returns `None` if there are no vertices.
    pub(super) fn farthest(&self, heading: &Heading) -> Option<usize> {
        let mut best = self.stops.first()?.arcs.first()?.edge[0];
        // If no neighbor is farther, no vertex of a convex body is.
        while let Some(next) = self
            .neighbours(best)
            .iter()
            .find(|neighbour| heading.sign_of(self.arrow(best, **neighbour)).is_gt())
        {
            best = *next;
        }
        Some(best)
    }
}

/// Returns the normal of a facet, from three vertices that are far from each other.
fn heading(points: &[DVec3], polygon: &[usize]) -> Option<Heading> {
    let third = polygon.len() / 3;
    let [a, b, c] = [*polygon.first()?, *polygon.get(third)?, *polygon.get(2 * third)?];
    let arrow = |to: usize| PointVector { from: points[a], to: points[to] };
    Some(Heading::Normal([arrow(b), arrow(c)]))
}
