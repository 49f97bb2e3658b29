//! A defect that is hidden in the algorithm until it is named.

use crate::gjk::Defect;

/// A planted defect that nothing in the window names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Mystery {
    /// Whether a pair was found on which the algorithm is wrong.
    pub(crate) is_betrayed: bool,
    /// The last guess, and whether it is right.
    pub(crate) named: Option<(Defect, bool)>,
    /// Whether the user gave up.
    pub(crate) is_given_up: bool,
}

impl Mystery {
    /// Returns whether the defect is still hidden.
    pub(crate) const fn is_open(self) -> bool {
        !self.is_given_up && !matches!(self.named, Some((_, true)))
    }
}
