//! A mistake that is hidden in the algorithm until it is named.

use crate::gjk::Defect;

/// A mistake made on purpose that nothing in the window names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Mystery {
    /// Whether a pair was found about which the algorithm is wrong.
    pub(crate) is_betrayed: bool,
    /// The last name that was given to it, and whether it is right.
    pub(crate) named: Option<(Defect, bool)>,
    /// Whether it was given up.
    pub(crate) is_given_up: bool,
}

impl Mystery {
    /// Whether the mistake is still hidden.
    pub(crate) const fn is_open(self) -> bool {
        !self.is_given_up && !matches!(self.named, Some((_, true)))
    }
}
