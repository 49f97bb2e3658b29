//! What a test tells of a number: its sign, or that rounding may have made it.

use crate::geometry::Scalar;

/// A number compared with zero; [`Sign::Zero`] is exactly zero, or cannot be told from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::gjk) enum Sign {
    Negative,
    Zero,
    Positive,
}

impl Sign {
    /// The sign of a number that may be off by the fraction `noise` of its terms. Without noise the terms do not matter,
    /// and may have overflowed.
    pub(super) fn of<S: Scalar>(value: S, noise: S, terms: S) -> Self {
        let noise = if noise == S::ZERO { S::ZERO } else { noise * terms };
        if value > noise {
            Self::Positive
        } else if value < -noise {
            Self::Negative
        } else {
            Self::Zero
        }
    }
}
