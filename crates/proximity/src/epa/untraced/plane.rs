//! The polygon in the plane, counterclockwise.

use std::cmp::Ordering;

use glam::DVec3;

use super::facet::{FacetVertex, LIMIT, UntracedDepth, beyond, exact_point, mean};
use crate::geometry::exact::{BoundedReal, RealVector};
use crate::geometry::roundoff::EDGE_PRODUCT;
use crate::geometry::{PlacedPair, Vector as _, VertexInFront};

/// The corners in order, each with the edge to the next.
#[derive(Clone, Debug, Default)]
pub(super) struct Polygon {
    corners: Vec<PolygonCorner>,
}

#[derive(Clone, Copy, Debug)]
struct PolygonCorner {
    vertex: FacetVertex,
    edge: PolygonEdge,
}

/// An edge to the next corner.
#[derive(Clone, Copy, Debug)]
struct PolygonEdge {
    /// A lower bound on the distance of its line from the origin.
    least: f64,
    /// The distance without roundoff, once it is known.
    distance: Option<BoundedReal>,
}

impl PolygonEdge {
    /// Compares the exact distances, even if they round to the same f64: adding a radius can make the rounded results
    /// differ.
    fn compare(&self, other: &Self) -> Ordering {
        self.least.total_cmp(&other.least).then_with(|| {
            let distances = self.distance.zip(other.distance);
            match distances.and_then(|(one, other)| (one - other).sign()) {
                Some(sign) => sign.cmp(&0),
                None => Ordering::Equal,
            }
        })
    }
}

impl Polygon {
    /// Returns the depth of two cores, given a triangle of their difference that has the origin inside.
    pub(super) fn depth(
        &mut self,
        cores: &PlacedPair<'_>,
        simplex: [[usize; 2]; 3],
    ) -> Option<UntracedDepth> {
        let [a, b, c] = simplex.map(|vertex_pair| FacetVertex::of(cores, vertex_pair));
        let is_turned = (b.point - a.point).cross(c.point - a.point).z < 0.0;
        let mut size = 0.0;
        self.corners.clear();
        for vertex in if is_turned { [a, c, b] } else { [a, b, c] } {
            size = f64::max(size, vertex.size());
            self.corners.push(PolygonCorner { vertex, edge: PolygonEdge { least: 0.0, distance: None } });
        }
        for index in 0..3 {
            self.measure(index, size);
        }
        while self.corners.len() < LIMIT {
            let index = self.closest()?;
            let [from, to] = self.ends(index);
            let along = to.point - from.point;
            let normal = DVec3::new(along.y, -along.x, 0.0);
            let probe = FacetVertex::of(cores, cores.corner(normal).0);
            let noise = EDGE_PRODUCT * size * (along.max_abs() + (probe.point - from.point).max_abs());
            if (probe.point - from.point).dot(normal) > noise {
                self.insert(index, probe, &mut size)?;
                continue;
            }
            let exact_normal = exact_normal(&from, &to);
            let Some(distance) = self.corners[index].edge.distance else {
                let level = exact_normal.dot(exact_point(&from));
                if level.sign()? < 1 {
                    return None;
                }
                let distance = BoundedReal::root_of_quotient(level.squared(), exact_normal.dot(exact_normal));
                self.corners[index].edge =
                    PolygonEdge { least: distance.nearest()?, distance: Some(distance) };
                continue;
            };
            let slack = match beyond(cores, &[&from, &to], exact_normal) {
                VertexInFront::Vertex(vertex_pair) => {
                    self.insert(index, FacetVertex::of(cores, vertex_pair), &mut size)?;
                    continue;
                }
                VertexInFront::Nothing(slack) => slack,
            };
            let depth = distance.with_slack(slack);
            let weights = [to.point.dot(along), -from.point.dot(along)];
            let normal = exact_normal.approx().unit();
            return Some(UntracedDepth {
                depth,
                normal,
                cores: mean([&from, &to].map(FacetVertex::points), weights),
            });
        }
        None
    }

    fn ends(&self, index: usize) -> [FacetVertex; 2] {
        [self.corners[index].vertex, self.corners[(index + 1) % self.corners.len()].vertex]
    }

    /// Bounds the distance of an edge.
    fn measure(&mut self, index: usize, size: f64) {
        let [from, to] = self.ends(index).map(|vertex| vertex.point);
        let along = to - from;
        let length = along.length();
        let error = EDGE_PRODUCT * size * (1.0 + from.max_abs() / length);
        let least = (along.y * from.x - along.x * from.y) / length - error;
        let least = if least.is_finite() { least } else { f64::NEG_INFINITY };
        self.corners[index].edge = PolygonEdge { least, distance: None };
    }

    /// Returns the edge that may be the nearest to the origin.
    fn closest(&self) -> Option<usize> {
        let edges = self.corners.iter().enumerate().map(|(index, corner)| (index, corner.edge));
        edges.min_by(|(_, one), (_, other)| one.compare(other)).map(|(index, _)| index)
    }

    /// Adds a vertex outside an edge, in place of all corners between the edges that are visible from it.
    fn insert(&mut self, index: usize, vertex: FacetVertex, size: &mut f64) -> Option<()> {
        if self.corners.iter().any(|corner| corner.vertex.vertex_pair == vertex.vertex_pair) {
            return None;
        }
        *size = size.max(vertex.size());
        // The visible edge comes first.
        self.corners.rotate_left(index);
        while self.sees(1, &vertex, *size)? {
            self.corners.remove(1);
        }
        while self.sees(self.corners.len() - 1, &vertex, *size)? {
            // The corner at which the visible edge began is between two visible edges.
            self.corners.remove(0);
            self.corners.rotate_right(1);
        }
        self.corners.insert(1, PolygonCorner { vertex, edge: PolygonEdge { least: 0.0, distance: None } });
        self.measure(0, *size);
        self.measure(1, *size);
        Some(())
    }

    /// Returns whether a vertex lies outside an edge. Returns `None` if the decision is open, or if no other edge
    /// would be left.
    fn sees(&self, index: usize, vertex: &FacetVertex, size: f64) -> Option<bool> {
        if self.corners.len() < 3 {
            return None;
        }
        let [from, to] = self.ends(index);
        let (along, offset) = (to.point - from.point, vertex.point - from.point);
        let value = along.y * offset.x - along.x * offset.y;
        if value.abs() > EDGE_PRODUCT * size * (along.max_abs() + offset.max_abs()) {
            return Some(value > 0.0);
        }
        let offset = exact_point(vertex) - exact_point(&from);
        Some(offset.dot(exact_normal(&from, &to)).sign()? > 0)
    }
}

/// Returns the outward normal of an edge.
fn exact_normal(from: &FacetVertex, to: &FacetVertex) -> RealVector {
    let along = exact_point(to) - exact_point(from);
    RealVector { x: along.y, y: -along.x, z: BoundedReal::ZERO }
}
