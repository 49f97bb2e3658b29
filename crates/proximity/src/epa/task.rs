//! The task of an expansion: two cores, and the maximum number of support points.

use crate::geometry::exact::ExactPair;
use crate::geometry::{Convex, Dimension, Vector};

/// Maximum number of support points of an expansion between polytopes, as a multiple of the iteration limit of the
/// query. The expansion ends by itself, but may need as many support points as P ⊖ Q has vertices.
const CORNERS_PER_ITERATION: usize = 64;

/// Maximum number of support points of an expansion on curved shapes, as a multiple of the iteration limit of the
/// query. With a sphere all facets stay equally near, so the expansion would never end by itself.
const CURVED_PER_ITERATION: usize = 4;

/// Two cores, and the data needed to measure them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Task<'a, V: Vector> {
    /// P and Q; only their cores are used.
    pub(crate) shapes: [&'a Convex<V>; 2],
    /// The dimension of the scene.
    pub(crate) dimension: Dimension,
    /// The vertices of the cores as integers; `None` for curved shapes.
    pub(crate) exact: Option<&'a ExactPair>,
    /// The iteration limit of the query. The limit of the expansion is a multiple of it.
    pub(crate) iteration_limit: usize,
    /// The radii of P and Q, ≥ 0, which are added to the bounds on the depth in the trace.
    pub(crate) radii: [f64; 2],
}

impl<V: Vector> Task<'_, V> {
    /// Returns the maximum number of support points of this expansion.
    pub(super) const fn limit(&self) -> usize {
        let factor = if self.exact.is_some() { CORNERS_PER_ITERATION } else { CURVED_PER_ITERATION };
        self.iteration_limit.saturating_mul(factor)
    }
}
