//! The fifteen axes of two boxes, and the two smallest support values along them.

use std::hint::select_unpredictable;

/// The axis perpendicular to a facet of the difference of two boxes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BoxAxis {
    /// A vector of P.
    OfP(usize),
    /// A vector of Q.
    OfQ(usize),
    /// The vector product of a vector of P and a vector of Q.
    Edges(usize, usize),
}

/// The number of axes that belong to faces.
pub(super) const OF_FACES: usize = 6;

/// All fifteen axes, in the order in which they are examined: those of faces first.
pub(super) const AXES: [BoxAxis; OF_FACES + 9] = {
    let mut axes = [BoxAxis::OfP(0); OF_FACES + 9];
    let mut i = 0;
    while i < 3 {
        (axes[2 * i], axes[2 * i + 1]) = (BoxAxis::OfP(i), BoxAxis::OfQ(i));
        let mut j = 0;
        while j < 3 {
            axes[OF_FACES + 3 * i + j] = BoxAxis::Edges(i, j);
            j += 1;
        }
        i += 1;
    }
    axes
};

/// The smallest of some numbers, and the second smallest.
#[derive(Clone, Copy)]
pub(super) struct LeastTwo {
    /// The index of the smallest.
    pub(super) index: usize,
    pub(super) first: f64,
    pub(super) second: f64,
}

impl LeastTwo {
    pub(super) const NONE: Self = Self { index: 0, first: f64::INFINITY, second: f64::INFINITY };

    /// Adds a number without a branch, since the processor could not predict one. After a NaN, `second` equals `first`.
    #[inline]
    pub(super) fn look(&mut self, index: usize, number: f64) {
        self.index = select_unpredictable(number < self.first, index, self.index);
        let behind = if number > self.first { number } else { self.first };
        self.first = if number < self.first { number } else { self.first };
        self.second = if behind < self.second { behind } else { self.second };
    }
}
