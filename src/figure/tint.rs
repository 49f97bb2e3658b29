//! Tints: the meanings of the colours of cells in a map.

use crate::gjk::Verdict;

/// The meaning of a cell's colour. [`super::Palette::tint`] is the only table that maps it to a colour.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Tint {
    /// A verdict.
    Verdict(Verdict),
    /// One of several categories without an order, such as regions; consecutive ones differ most.
    Kind(usize),
    /// A value from 0, the least of the map, to 1, the greatest.
    Amount(f64),
    /// Whether two answers agree.
    Agreement(bool),
    /// Two answers that differ only in the verdict on a touch.
    TouchOnly,
}
