//! The fifteen axes of two boxes, and the two least numbers of them.

use std::hint::select_unpredictable;

/// At right angles to what a facet of the difference of two boxes lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Axis {
    /// To a vector of P.
    OfP(usize),
    /// To a vector of Q.
    OfQ(usize),
    /// To one of each.
    Edges(usize, usize),
}

/// How many belong to faces.
pub(super) const OF_FACES: usize = 6;

/// All fifteen, in the order in which they are looked at: those of faces first.
pub(super) const AXES: [Axis; OF_FACES + 9] = {
    let mut axes = [Axis::OfP(0); OF_FACES + 9];
    let mut i = 0;
    while i < 3 {
        (axes[2 * i], axes[2 * i + 1]) = (Axis::OfP(i), Axis::OfQ(i));
        let mut j = 0;
        while j < 3 {
            axes[OF_FACES + 3 * i + j] = Axis::Edges(i, j);
            j += 1;
        }
        i += 1;
    }
    axes
};

/// The least of some numbers, and the second.
#[derive(Clone, Copy)]
pub(super) struct LeastTwo {
    /// Which of them it is.
    pub(super) index: usize,
    pub(super) first: f64,
    pub(super) second: f64,
}

impl LeastTwo {
    pub(super) const NONE: Self = Self { index: 0, first: f64::INFINITY, second: f64::INFINITY };

    /// Takes another number. Without a branch, which would be foretold wrongly as often as not. One that is not a number leaves
    /// the second as small as the first.
    #[inline]
    pub(super) fn look(&mut self, index: usize, number: f64) {
        self.index = select_unpredictable(number < self.first, index, self.index);
        let behind = if number > self.first { number } else { self.first };
        self.first = if number < self.first { number } else { self.first };
        self.second = if behind < self.second { behind } else { self.second };
    }
}
