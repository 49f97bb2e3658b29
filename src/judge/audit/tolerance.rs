//! How much roundoff is no error.

/// How much roundoff is no error, as the distance from 1 to the next number in the precision of the solver.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tolerance(f64);

impl Tolerance {
    /// That of a solver that computes in f64.
    pub const F64: Self = Self(f64::EPSILON);

    /// That of a solver that computes in f32.
    pub const F32: Self = Self(f32::EPSILON as f64);

    /// The bound on the roundoff of a product of numbers of this size.
    pub(super) fn of(self, size: f64, degree: i32) -> f64 {
        /// More operations than any of the tests takes, each rounded once.
        const OPERATIONS: f64 = 64.0;
        OPERATIONS * self.0 * size.powi(degree)
    }

    /// The sine of the greatest angle between two directions that are the same.
    pub(super) fn angle(self) -> f64 {
        if self == Self::F64 { 1e-6 } else { 1e-2 }
    }

    /// The error of a length, as a fraction.
    pub(super) fn length(self) -> f64 {
        if self == Self::F64 { 1e-6 } else { 1e-3 }
    }
}
