//! Arithmetic in pairs of f64 without a bound on the error: for formulas whose error is bounded as a whole.
//!
//! An operation of [`BoundedReal`](super::BoundedReal) takes half of its time to find out how far it may be off. Where the sizes of all
//! numbers are known beforehand, so is that. The parts need not be apart: the lower one is a sum of roundoff, which may be larger
//! than the last digit of the upper one (M. Lange, S. M. Rump, *Faithfully Rounded Floating-point Computations*, 2020).

use std::ops::{Add, Mul, Neg, Sub};

/// The sum of two f64.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct DoubleWord {
    pub(super) high: f64,
    pub(super) low: f64,
}

/// The sum of two numbers as the rounded sum and exactly what that has lost.
#[inline]
pub(super) fn two_sum(a: f64, b: f64) -> (f64, f64) {
    let sum = a + b;
    let of_b = sum - a;
    (sum, (a - (sum - of_b)) + (b - of_b))
}

/// The difference of two numbers as the rounded difference and exactly what that has lost.
#[inline]
pub(super) fn two_difference(a: f64, b: f64) -> (f64, f64) {
    let difference = a - b;
    let of_b = a - difference;
    (difference, (a - (difference + of_b)) + (of_b - b))
}

/// The sum of two numbers, of which the first is at least as large as the second, and exactly what it has lost.
#[inline]
pub(super) fn quick_two_sum(a: f64, b: f64) -> (f64, f64) {
    let sum = a + b;
    (sum, b - (sum - a))
}

/// The two halves of the digits of a number.
#[inline]
fn split(a: f64) -> (f64, f64) {
    /// Multiplied by this, a number leaves its upper 26 digits in a difference.
    const SPLITTER: f64 = ((1_u64 << 27) + 1) as f64;
    let shifted = SPLITTER * a;
    let upper = shifted - (shifted - a);
    (upper, a - upper)
}

/// The product of two numbers as the rounded product and exactly what that has lost.
#[inline]
pub(super) fn two_product(a: f64, b: f64) -> (f64, f64) {
    let product = a * b;
    let ((a1, a2), (b1, b2)) = (split(a), split(b));
    (product, ((a1 * b1 - product) + a1 * b2 + a2 * b1) + a2 * b2)
}

/// The square of a number as the rounded square and exactly what that has lost.
#[inline]
pub(super) fn two_square(a: f64) -> (f64, f64) {
    let square = a * a;
    let (upper, lower) = split(a);
    (square, ((upper * upper - square) + 2.0 * upper * lower) + lower * lower)
}

/// The upper 26 digits of a number and the other 27: cut, which takes less time than to round.
#[inline]
fn cut(a: f64) -> (f64, f64) {
    const LOWER: u64 = (1 << 27) - 1;
    let upper = f64::from_bits(a.to_bits() & !LOWER);
    (upper, a - upper)
}

/// The square of a number as the rounded square and what that has lost, the latter to within 9 · 2⁻¹⁰⁶ of the square: the square of
/// a lower part of 27 digits is rounded.
#[inline]
pub(super) fn nearly_two_square(a: f64) -> (f64, f64) {
    let square = a * a;
    let (upper, lower) = cut(a);
    (square, ((upper * upper - square) + (2.0 * upper) * lower) + lower * lower)
}

/// The same of a product: to within 12 · 2⁻¹⁰⁶ of it.
#[inline]
fn nearly_two_product(a: f64, b: f64) -> (f64, f64) {
    let product = a * b;
    let ((a1, a2), (b1, b2)) = (cut(a), cut(b));
    (product, ((a1 * b1 - product) + a1 * b2 + a2 * b1) + a2 * b2)
}

impl DoubleWord {
    /// The difference of two f64, without error.
    #[inline]
    pub(super) fn difference(a: f64, b: f64) -> Self {
        let (high, low) = two_difference(a, b);
        Self { high, low }
    }

    /// The nearest f64.
    #[inline]
    pub(super) fn approx(self) -> f64 {
        self.high + self.low
    }

    /// The same sum with the nearest f64 as its upper part.
    #[inline]
    pub(super) fn apart(self) -> Self {
        let (high, low) = two_sum(self.high, self.low);
        Self { high, low }
    }

    /// The product with an f64, which loses 12 · 2⁻¹⁰⁶ of itself more than roundoff.
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
