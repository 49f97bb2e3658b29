//! Support mappings with other rules: other vertices win ties, or a defect is planted.

use super::dimension::Side;
use super::support::{Convex, Core, SupportPoint, inverse_ellipsoid_reach};
use super::vector::{Scalar, Vector};

/// The rules for computing support points. The default gives the points of [`super::support_point`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct SupportOptions {
    /// The vertices of P and of Q, by index, that win ties for the farthest vertex. Without a preference the first in
    /// order wins. An index without a vertex is ignored.
    pub(crate) preferred: [Option<usize>; 2],
    /// A defect: the support point of Q is also computed along the direction, instead of opposite to it.
    pub(crate) q_along: bool,
    /// A defect: the search for the maximum starts at 0, so that it never chooses a vertex with a negative product.
    /// Curved cores involve no such search.
    pub(crate) maximum_from_zero: bool,
    /// A defect: the support mapping of an ellipsoid uses the inverse of the matrix of its semi-axes, instead of the
    /// transpose.
    pub(crate) inverse_for_transpose: bool,
}

impl SupportOptions {
    /// Returns the support point of P ⊖ Q in `direction` by these rules, whether right or wrong.
    pub(crate) fn support_point<V: Vector>(
        &self,
        p: &Convex<V>,
        q: &Convex<V>,
        direction: V,
    ) -> SupportPoint<V> {
        let [for_p, for_q] = self.directions(direction);
        let on_p = p.rounded(self.core_support(Side::P, p, for_p), for_p);
        let on_q = q.rounded(self.core_support(Side::Q, q, for_q), for_q);
        SupportPoint::of_vertex_pair(on_p, on_q)
    }

    /// Returns the support point of the difference of the cores by these rules, without the radii of the shapes.
    pub(crate) fn core_support_point<V: Vector>(
        &self,
        p: &Convex<V>,
        q: &Convex<V>,
        direction: V,
    ) -> SupportPoint<V> {
        let [for_p, for_q] = self.directions(direction);
        SupportPoint::of_vertex_pair(
            self.core_support(Side::P, p, for_p),
            self.core_support(Side::Q, q, for_q),
        )
    }

    /// Returns the directions in which the support mappings of P and Q are evaluated.
    fn directions<V: Vector>(&self, direction: V) -> [V; 2] {
        [direction, if self.q_along { direction } else { -direction }]
    }

    fn core_support<V: Vector>(&self, side: Side, shape: &Convex<V>, direction: V) -> (V, Option<usize>) {
        let vertices = match &shape.core {
            Core::Vertices(vertices) => vertices,
            Core::Ellipsoid { center, semi_axes } if self.inverse_for_transpose => {
                return (*center + inverse_ellipsoid_reach(semi_axes, direction), None);
            }
            Core::Ellipsoid { .. } | Core::Cylinder { .. } | Core::Cone { .. } => {
                return shape.core_support(direction);
            }
        };
        let first = self.preferred[side as usize].filter(|index| *index < vertices.len()).unwrap_or(0);
        let mut best = first;
        let mut best_reach =
            if self.maximum_from_zero { V::Scalar::ZERO } else { vertices[first].dot(direction) };
        for (index, vertex) in vertices.iter().enumerate() {
            let support_value = vertex.dot(direction);
            if support_value > best_reach {
                best = index;
                best_reach = support_value;
            }
        }
        (vertices[best], Some(best))
    }
}
