//! The length within which a claim on computed numbers counts as true.

use glam::DVec3;

use super::shapes::Shapes;
use crate::geometry::{Side, Vector as _};
use crate::gjk::{Precision, Trace};

/// Error within which a claim on a run counts as true, relative to the largest coordinates of both shapes. A triple
/// product carries a few dozen errors of half a machine epsilon; a larger value would excuse a wrong decision as
/// roundoff.
const CLAIM: f64 = 64.0;

/// Roundoff of a distance computed from an exact fraction, relative to the numbers it is computed from. It comes from a
/// root, a quotient, a sum and the radii.
///
/// A bound on the correct side of the distance by more than this is proved.
pub(super) const ROUNDED_LENGTH: f64 = 8.0 * f64::EPSILON;

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
