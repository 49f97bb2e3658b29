//! The length within which a claim on computed numbers counts as true.

use glam::DVec3;

use super::shapes::Shapes;
use crate::geometry::roundoff::CLAIM;
use crate::geometry::{Side, Vector as _};
use crate::gjk::settings::Precision;
use crate::gjk::trace::Trace;

/// Returns the length, in scene units, within which a claim of the run counts as true.
pub fn tolerance(trace: &Trace) -> f64 {
    tolerance_in(trace, trace.precision)
}

/// Returns that length for a computation in this precision: the polytope and lengths are always computed in double
/// precision.
pub fn tolerance_in(trace: &Trace, precision: Precision) -> f64 {
    let largest = |side: Side| Shapes::of(trace).largest_coordinate(side);
    CLAIM * precision.epsilon() * (largest(Side::P) + largest(Side::Q))
}

/// Returns a product with `direction` as a length: its value if the direction had length one.
pub fn along_unit(product: f64, direction: DVec3) -> f64 {
    let largest = direction.max_abs();
    if product == 0.0 || largest == 0.0 {
        return product;
    }
    product / largest / (direction / largest).length()
}
