//! The tooltips of the charts and of the termination criteria.

use crate::figure::evolution::Quantity;
use crate::figure::evolution::gap::Criterion;
use crate::message::text;

/// Returns the meaning of a quantity.
pub(super) fn quantity_tooltip(quantity: Quantity) -> &'static str {
    match quantity {
        Quantity::Reach => text!("plot-quantity-reach"),
        Quantity::Direction => text!("panels-the-length-of-the-search"),
        Quantity::Bounds => text!("plot-quantity-bounds"),
        Quantity::Size => text!("plot-quantity-size"),
        Quantity::Regions => text!("panels-in-which-region-of-the"),
    }
}

/// Returns the guarantee of a criterion, its source and the common mistakes with it.
pub(super) fn criterion_tooltip(criterion: Criterion) -> &'static str {
    match criterion {
        Criterion::Duplicate => text!("plot-criterion-duplicate"),
        Criterion::Relative => text!("panels-the-difference-of-the-bounds"),
        Criterion::Absolute => text!("panels-the-distance-is-known-to"),
        Criterion::NoProgress => text!("plot-criterion-no-progress"),
    }
}
