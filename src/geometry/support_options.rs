//! Support queries that differ from the usual one: other vertices win ties, or a mistake is made on purpose.

use super::dimension::Side;
use super::support::{Convex, Core, SupportPoint, inverse_ellipsoid_reach};
use super::vector::{Scalar, Vector};

/// The rules by which support points are computed. The default gives the same points as [`super::support_point`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SupportOptions {
    /// The vertices of P and of Q, by index, that win ties for the farthest vertex; without a preference the first in
    /// order wins. An index that no vertex has is ignored.
    pub preferred: [Option<usize>; 2],
    /// A mistake: the support point of Q is also computed along the direction, instead of against it.
    pub q_along: bool,
    /// A mistake: the search for the maximum starts at 0, so that a vertex with a negative product is never chosen.
    /// Curved cores involve no such search.
    pub maximum_from_zero: bool,
    /// A mistake: an ellipsoid is asked with the inverse of the matrix of its semi-axes, instead of the transpose.
    pub inverse_for_transpose: bool,
}

impl SupportOptions {
    /// The support point of P ⊖ Q in `direction` by these rules, whether right or wrong.
    pub fn support_point<V: Vector>(&self, p: &Convex<V>, q: &Convex<V>, direction: V) -> SupportPoint<V> {
        let [for_p, for_q] = self.directions(direction);
        let on_p = p.rounded(self.core_support(Side::P, p, for_p), for_p);
        let on_q = q.rounded(self.core_support(Side::Q, q, for_q), for_q);
        SupportPoint::of_parents(on_p, on_q)
    }

    /// The same for the cores of the shapes, without their radii.
    pub fn core_support_point<V: Vector>(
        &self,
        p: &Convex<V>,
        q: &Convex<V>,
        direction: V,
    ) -> SupportPoint<V> {
        let [for_p, for_q] = self.directions(direction);
        SupportPoint::of_parents(self.core_support(Side::P, p, for_p), self.core_support(Side::Q, q, for_q))
    }

    /// The directions in which P and Q are evaluated.
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
            let reach = vertex.dot(direction);
            if reach > best_reach {
                best = index;
                best_reach = reach;
            }
        }
        (vertices[best], Some(best))
    }
}
