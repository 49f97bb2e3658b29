//! The roundoff that does not count as an error.

/// The roundoff that does not count as an error.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AuditTolerance {
    /// The distance from 1 to the next number in the precision of the solver.
    epsilon: f64,
    /// Additional error of the solver's lengths, in scene units.
    slack: f64,
}

impl AuditTolerance {
    /// The tolerance of a solver that computes in f64.
    pub const F64: Self = Self { epsilon: f64::EPSILON, slack: 0.0 };

    /// The tolerance of a solver that computes in f32.
    pub const F32: Self = Self { epsilon: f32::EPSILON as f64, slack: 0.0 };

    /// Returns the tolerance for a solver that states this additional error of its lengths, in scene units.
    #[must_use]
    pub const fn with_slack(self, slack: f64) -> Self {
        Self { slack, ..self }
    }

    /// Returns the error of lengths that is allowed in addition to roundoff.
    pub(super) const fn slack(self) -> f64 {
        self.slack
    }

    /// Returns the bound on the roundoff of a product of numbers of this size.
    pub(in crate::judge) fn of(self, size: f64, degree: i32) -> f64 {
        /// More operations than any of the tests takes, each rounded once.
        const OPERATIONS: f64 = 64.0;
        OPERATIONS * self.epsilon * size.powi(degree)
    }

    /// Returns the sine of the largest angle between two directions that count as equal.
    pub(super) fn angle(self) -> f64 {
        if self.epsilon == f64::EPSILON { 1e-6 } else { 1e-2 }
    }

    /// Returns the error of a length, as a fraction.
    pub(super) fn length(self) -> f64 {
        if self.epsilon == f64::EPSILON { 1e-6 } else { 1e-3 }
    }
}
