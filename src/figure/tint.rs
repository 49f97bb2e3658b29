//! Tints: what the colour of one cell of a map means.

use crate::gjk::Verdict;

/// The meaning of a cell's colour. The one table that turns it into a colour is [`super::Palette::tint`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Tint {
    /// A verdict.
    Verdict(Verdict),
    /// One of several kinds that have no order, such as regions; neighbours in number differ most.
    Kind(usize),
    /// An amount from 0, the least of the map, to 1, the most.
    Amount(f64),
    /// Whether two answers are the same.
    Agreement(bool),
    /// Two answers that differ only in what a touch counts as.
    TouchOnly,
}
