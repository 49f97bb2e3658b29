//! The task of an expansion: two cores, and how many support points it may compute.

use crate::geometry::exact::ExactPair;
use crate::geometry::{Convex, Dimension, Vector};

/// The most support points of an expansion, as a multiple of the iteration limit of the query. Between polytopes the
/// expansion ends by itself, but may need as many support points as P ⊖ Q has vertices.
pub const CORNERS_PER_ITERATION: usize = 64;

/// The same for curved shapes, where a facet inside a sphere is never near enough: all are equally near.
pub const CURVED_PER_ITERATION: usize = 4;

/// Two cores, and the data needed to measure them.
#[derive(Clone, Copy, Debug)]
pub struct Task<'a, V: Vector> {
    /// P and Q, of which only the cores are used.
    pub shapes: [&'a Convex<V>; 2],
    /// The dimension of the scene.
    pub dimension: Dimension,
    /// The vertices of the cores as integers; none for curved shapes.
    pub exact: Option<&'a ExactPair>,
    /// The iteration limit of the query, of which that of the expansion is a multiple.
    pub iteration_limit: usize,
    /// The sum of the radii, which is added to the bounds on the depth in the trace; ≥ 0.
    pub radius: f64,
}

impl<V: Vector> Task<'_, V> {
    /// The most support points of this expansion.
    pub(super) const fn limit(&self) -> usize {
        let factor = if self.exact.is_some() { CORNERS_PER_ITERATION } else { CURVED_PER_ITERATION };
        self.iteration_limit.saturating_mul(factor)
    }
}
