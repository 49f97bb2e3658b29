//! The sign of a computed number: positive, negative, or indistinguishable from zero.

use crate::geometry::Scalar;

/// The result of comparing a number with zero, as an algorithm decided it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sign {
    /// Less than zero, by more than the bound on its roundoff.
    Negative,
    /// Zero, or no farther from zero than the bound on its roundoff.
    Zero,
    /// Greater than zero, by more than the bound on its roundoff.
    Positive,
}

impl Sign {
    /// Returns the sign of a number whose roundoff is at most `bound`.
    pub(super) fn of<S: Scalar>(value: S, bound: S) -> Self {
        if value > bound {
            Self::Positive
        } else if value < -bound {
            Self::Negative
        } else {
            Self::Zero
        }
    }

    /// Returns the name in messages: lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Negative => "negative",
            Self::Zero => "zero",
            Self::Positive => "positive",
        }
    }

    /// Returns −1, 0 or 1.
    pub const fn number(self) -> i8 {
        match self {
            Self::Negative => -1,
            Self::Zero => 0,
            Self::Positive => 1,
        }
    }
}

impl From<f64> for Sign {
    /// Returns the sign of an exact number; NaN counts as zero.
    fn from(value: f64) -> Self {
        Self::of(value, 0.0)
    }
}
