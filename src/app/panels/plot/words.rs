//! The tooltips of the charts and of the termination criteria.

use crate::figure::evolution::Quantity;
use crate::figure::evolution::gap::Criterion;
use crate::message::text;

/// The meaning of the tolerance.
pub(super) const TOLERANCE: &str = "The tolerance ε of the criteria: relative |x|² − x·A ≤ ε|x|², which is |x| − δ ≤ ε|x| with δ = x·A/|x|; absolute |x| − μ ≤ ε in scene units, where μ is the largest δ so far. Van den Bergen 2003 and 1999, where v is our x and w our A";

/// Returns the meaning of a quantity.
pub(super) fn quantity_tooltip(quantity: Quantity) -> &'static str {
    match quantity {
        Quantity::Reach => {
            text!("panels-how-far-the-newest-point")
        }
        Quantity::Direction => {
            text!("panels-the-length-of-the-search")
        }
        Quantity::Bounds => {
            text!("panels-between-which-lengths-the-separation")
        }
        Quantity::Size => {
            text!("panels-how-large-the-simplex-is")
        }
        Quantity::Regions => text!("panels-in-which-region-of-the"),
    }
}

/// Returns the guarantee of a criterion, its source and the common mistakes with it.
pub(super) fn criterion_tooltip(criterion: Criterion) -> &'static str {
    match criterion {
        Criterion::Duplicate => {
            text!("panels-by-its-two-vertices-a")
        }
        Criterion::Relative => {
            text!("panels-the-difference-of-the-bounds")
        }
        Criterion::Absolute => {
            text!("panels-the-distance-is-known-to")
        }
        Criterion::NoProgress => {
            text!("panels-a-has-brought-the-simplex")
        }
    }
}
