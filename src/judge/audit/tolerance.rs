//! How much roundoff is no error.

/// How much roundoff is no error.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tolerance {
    /// The distance from 1 to the next number in the precision of the solver.
    epsilon: f64,
    /// By how much its lengths may be off besides, in scene units.
    slack: f64,
}

impl Tolerance {
    /// That of a solver that computes in f64.
    pub const F64: Self = Self { epsilon: f64::EPSILON, slack: 0.0 };

    /// That of a solver that computes in f32.
    pub const F32: Self = Self { epsilon: f32::EPSILON as f64, slack: 0.0 };

    /// The same for a solver whose lengths may be off by so much, as it says itself; in scene units.
    #[must_use]
    pub const fn with_slack(self, slack: f64) -> Self {
        Self { slack, ..self }
    }

    /// By how much lengths may be off besides roundoff.
    pub(super) const fn slack(self) -> f64 {
        self.slack
    }

    /// The bound on the roundoff of a product of numbers of this size.
    pub(in crate::judge) fn of(self, size: f64, degree: i32) -> f64 {
        /// More operations than any of the tests takes, each rounded once.
        const OPERATIONS: f64 = 64.0;
        OPERATIONS * self.epsilon * size.powi(degree)
    }

    /// The sine of the greatest angle between two directions that are the same.
    pub(super) fn angle(self) -> f64 {
        if self.epsilon == f64::EPSILON { 1e-6 } else { 1e-2 }
    }

    /// The error of a length, as a fraction.
    pub(super) fn length(self) -> f64 {
        if self.epsilon == f64::EPSILON { 1e-6 } else { 1e-3 }
    }
}
