//! The polytope in space, on vertex numbers.

use super::facet::{FacetVertex, LIMIT, UntracedDepth, beyond, exact_point, mean};
use super::surface::{FacetSurface, TriangleFacet};
use crate::geometry::exact::{BoundedReal, RealVector};
use crate::geometry::{PlacedPair, Vector as _, VertexInFront};

/// Vertices of the difference, and the facets between them.
#[derive(Clone, Debug, Default)]
pub(super) struct SpatialPolytope {
    surface: FacetSurface,
    vertices: Vec<FacetVertex>,
    /// The distances of the facets from the origin without roundoff, once computed.
    distances: Vec<Option<BoundedReal>>,
}

impl SpatialPolytope {
    /// Returns the depth of two cores, given a simplex of their difference that has the origin inside.
    pub(super) fn depth(
        &mut self,
        cores: &PlacedPair<'_>,
        simplex: [[usize; 2]; 4],
    ) -> Option<UntracedDepth> {
        let vertices = simplex.map(|vertex_pair| FacetVertex::of(cores, vertex_pair));
        let size = vertices.iter().fold(0.0, |size, vertex| f64::max(size, vertex.size()));
        self.surface.begin(vertices.map(|vertex| vertex.point), size);
        self.vertices.clear();
        self.vertices.extend(vertices);
        self.distances.clear();
        while self.vertices.len() < LIMIT {
            let number = self.closest()?;
            let facet = *self.surface.facet(number);
            let probe = FacetVertex::of(cores, cores.corner(facet.normal).0);
            if self.surface.is_beyond(&facet, probe.point) == Some(true) {
                self.expand(number, probe)?;
                continue;
            }
            let Some(distance) = self.distance(number) else {
                self.settle(number)?;
                continue;
            };
            let corners = facet.corners.map(|corner| &self.vertices[corner as usize]);
            match beyond(cores, &corners, self.exact_normal(&facet)) {
                VertexInFront::Vertex(vertex_pair) => {
                    self.expand(number, FacetVertex::of(cores, vertex_pair))?;
                }
                VertexInFront::Nothing(slack) => return self.result(number, distance.with_slack(slack)),
            }
        }
        None
    }

    fn distance(&self, number: usize) -> Option<BoundedReal> {
        self.distances.get(number).copied().flatten()
    }

    fn exact_normal(&self, facet: &TriangleFacet) -> RealVector {
        let [a, b, c] = facet.corners.map(|corner| exact_point(&self.vertices[corner as usize]));
        (b - a).cross(c - a)
    }

    /// Returns the facet that may be nearest to the origin. If the distances of two facets round to the same f64,
    /// their exact distances decide, since adding a radius can make the rounded results differ.
    fn closest(&self) -> Option<usize> {
        self.surface.closest(|facet, than| {
            self.distance(facet)
                .zip(self.distance(than))
                .is_some_and(|(one, other)| (other - one).is_positive())
        })
    }

    /// Computes the distance of a facet without roundoff.
    fn settle(&mut self, number: usize) -> Option<()> {
        let facet = self.surface.facet(number);
        let normal = self.exact_normal(facet);
        let level = normal.dot(exact_point(&self.vertices[facet.corners[0] as usize]));
        if level.sign()? < 1 {
            return None;
        }
        let distance = BoundedReal::root_of_quotient(level.squared(), normal.dot(normal));
        distance.nearest()?;
        self.surface.refine(number, normal.approx(), distance.approx());
        self.distances.resize(self.distances.len().max(number + 1), None);
        self.distances[number] = Some(distance);
        Some(())
    }

    /// Adds a vertex in front of a facet. Returns `None` if a decision is open.
    fn expand(&mut self, number: usize, vertex: FacetVertex) -> Option<()> {
        let Self { surface, vertices, .. } = self;
        if vertices.iter().any(|other| other.vertex_pair == vertex.vertex_pair) {
            return None;
        }
        surface.expand(number, vertex.point, vertex.size(), |surface, facet| {
            surface.is_beyond(facet, vertex.point).or_else(|| {
                let corners = facet.corners.map(|corner| &vertices[corner as usize]);
                if is_level_by_vertex_pairs(corners, &vertex) {
                    return Some(false);
                }
                let [a, b, c] = corners.map(exact_point);
                let normal = (b - a).cross(c - a);
                Some((exact_point(&vertex) - a).dot(normal).sign()? > 0)
            })
        })?;
        vertices.push(vertex);
        Some(())
    }

    /// Returns the result for a facet that belongs to the difference and is the nearest.
    fn result(&self, number: usize, depth: BoundedReal) -> Option<UntracedDepth> {
        let normal = self.surface.facet(number).normal.unit();
        let (corners, weights) = self.surface.piece_with(number, normal * depth.approx())?;
        let cores = mean(corners.map(|corner| self.vertices[corner as usize].points()), weights);
        Some(UntracedDepth { depth, normal, cores })
    }
}

/// Returns whether the vertex pairs alone imply that a vertex lies in the plane of a facet. It is a corner, or
/// completes a parallelogram, as for an edge of P and an edge of Q: (p, q) + (p′, q′) = (p, q′) + (p′, q).
fn is_level_by_vertex_pairs(corners: [&FacetVertex; 3], vertex: &FacetVertex) -> bool {
    let [p, q] = vertex.vertex_pair;
    corners.iter().any(|corner| corner.vertex_pair == vertex.vertex_pair)
        || corners.iter().any(|opposite| {
            let [other_p, other_q] = opposite.vertex_pair;
            let has =
                |vertex_pair: [usize; 2]| corners.iter().any(|corner| corner.vertex_pair == vertex_pair);
            has([p, other_q]) && has([other_p, q])
        })
}
