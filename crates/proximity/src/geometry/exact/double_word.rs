//! Arithmetic in pairs of f64 without error bounds, for formulas whose error is bounded as a whole.
//!
//! An operation of [`BoundedReal`](super::BoundedReal) spends half of its time on its error bound. If the sizes of all
//! numbers are known beforehand, so is the bound. The parts may overlap: the lower one is a sum of roundoff, which may
//! be larger than the last digit of the upper one (M. Lange, S. M. Rump, *Faithfully Rounded Floating-point
//! Computations*, 2020).

use std::ops::{Add, Mul, Neg, Sub};

/// The sum of two f64.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct DoubleWord {
    pub(super) high: f64,
    pub(super) low: f64,
}

/// Returns the rounded sum of two numbers and its exact roundoff.
#[inline]
pub(super) fn two_sum(a: f64, b: f64) -> (f64, f64) {
    let sum = a + b;
    let of_b = sum - a;
    (sum, (a - (sum - of_b)) + (b - of_b))
}

/// Returns the rounded difference of two numbers and its exact roundoff.
#[inline]
pub(super) fn two_difference(a: f64, b: f64) -> (f64, f64) {
    let difference = a - b;
    let of_b = a - difference;
    (difference, (a - (difference + of_b)) + (of_b - b))
}

/// Returns the rounded sum of two numbers, the first at least as large as the second, and its exact roundoff.
#[inline]
pub(super) fn quick_two_sum(a: f64, b: f64) -> (f64, f64) {
    let sum = a + b;
    (sum, b - (sum - a))
}

/// Returns the two halves of the digits of a number.
#[inline]
fn split(a: f64) -> (f64, f64) {
    /// Multiplying by this factor leaves the upper 26 digits of a number in a difference.
    const SPLITTER: f64 = ((1_u64 << 27) + 1) as f64;
    let shifted = SPLITTER * a;
    let upper = shifted - (shifted - a);
    (upper, a - upper)
}

/// Returns the rounded product of two numbers and its exact roundoff.
#[inline]
pub(super) fn two_product(a: f64, b: f64) -> (f64, f64) {
    let product = a * b;
    let ((a1, a2), (b1, b2)) = (split(a), split(b));
    (product, ((a1 * b1 - product) + a1 * b2 + a2 * b1) + a2 * b2)
}

/// Returns the rounded square of a number and its exact roundoff.
#[inline]
pub(super) fn two_square(a: f64) -> (f64, f64) {
    let square = a * a;
    let (upper, lower) = split(a);
    (square, ((upper * upper - square) + 2.0 * upper * lower) + lower * lower)
}

/// Returns the upper 26 digits of a number and the other 27: truncated, which takes less time than rounding.
#[inline]
fn cut(a: f64) -> (f64, f64) {
    const LOWER: u64 = (1 << 27) - 1;
    let upper = f64::from_bits(a.to_bits() & !LOWER);
    (upper, a - upper)
}

/// Returns the rounded square of a number and its roundoff, the latter to within 9 · 2⁻¹⁰⁶ of the square: the square of
/// a lower part of 27 digits is rounded.
#[inline]
pub(super) fn nearly_two_square(a: f64) -> (f64, f64) {
    let square = a * a;
    let (upper, lower) = cut(a);
    (square, ((upper * upper - square) + (2.0 * upper) * lower) + lower * lower)
}

/// Returns the rounded product of two numbers and its roundoff, the latter to within 12 · 2⁻¹⁰⁶ of the product.
#[inline]
fn nearly_two_product(a: f64, b: f64) -> (f64, f64) {
    let product = a * b;
    let ((a1, a2), (b1, b2)) = (cut(a), cut(b));
    (product, ((a1 * b1 - product) + a1 * b2 + a2 * b1) + a2 * b2)
}

impl DoubleWord {
    /// Returns the difference of two f64, without error.
    #[inline]
    pub(super) fn difference(a: f64, b: f64) -> Self {
        let (high, low) = two_difference(a, b);
        Self { high, low }
    }

    /// Returns the nearest f64.
    #[inline]
    pub(super) fn approx(self) -> f64 {
        self.high + self.low
    }

    /// Returns the same sum with its nearest f64 as the upper part.
    #[inline]
    pub(super) fn apart(self) -> Self {
        let (high, low) = two_sum(self.high, self.low);
        Self { high, low }
    }

    /// Returns the product with an f64. In addition to roundoff it loses 12 · 2⁻¹⁰⁶ of itself.
    #[inline]
    pub(super) fn times(self, factor: f64) -> Self {
        let (high, lost) = nearly_two_product(self.high, factor);
        Self { high, low: lost + self.low * factor }
    }
}

impl From<f64> for DoubleWord {
    #[inline]
    fn from(number: f64) -> Self {
        Self { high: number, low: 0.0 }
    }
}

impl Add for DoubleWord {
    type Output = Self;

    #[inline]
    fn add(self, other: Self) -> Self {
        let (high, lost) = two_sum(self.high, other.high);
        Self { high, low: lost + (self.low + other.low) }
    }
}

impl Sub for DoubleWord {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        self + -other
    }
}

impl Neg for DoubleWord {
    type Output = Self;

    #[inline]
    fn neg(self) -> Self {
        Self { high: -self.high, low: -self.low }
    }
}

impl Mul for DoubleWord {
    type Output = Self;

    #[inline]
    fn mul(self, other: Self) -> Self {
        let (high, lost) = two_product(self.high, other.high);
        Self { high, low: lost + (self.high * other.low + self.low * other.high) }
    }
}
