//! Arithmetic in pairs of f64 with error bounds, between floating point and integers.
//!
//! A difference of two f64 is exactly the sum of two (Knuth's two-sum), and so is a product (Dekker's). Sums and
//! products of such pairs are accurate to about 31 decimal digits, and every number carries a bound on its error. If
//! the bound leaves a sign or a rounding open, integers must decide it; nothing here ever guesses.
//!
//! The relative error of an operation is [`DOUBLE_WORD`] at most.

use std::ops::{Add, Mul, Neg, Sub};

use glam::DVec3;

use super::double_word::{
    DoubleWord, nearly_two_square, quick_two_sum, two_difference, two_product, two_square, two_sum,
};
use crate::geometry::roundoff::{DOUBLE_WORD, MARGIN, MIN_PRODUCT};

/// Upper limit of reliable products. Larger products may exceed the range of f64. They count as unknown, as do products
/// below [`MIN_PRODUCT`].
const LARGEST: f64 = 1e250;

/// Returns two to the power of an exponent within the normal range, from −1022 to 1023.
pub(super) const fn power_of_two(exponent: i64) -> f64 {
    f64::from_bits((exponent + 1023).cast_unsigned() << (f64::MANTISSA_DIGITS - 1))
}

/// A real number with a bound on its error.
#[derive(Clone, Copy, Debug, Default)]
pub struct BoundedReal {
    /// The f64 nearest to the sum of both parts.
    high: f64,
    low: f64,
    /// Bound on the error of the sum of both parts, ≥ 0. Zero only if the sum is the number itself. Infinite or NaN if
    /// nothing is known about the number.
    error: f64,
}

impl BoundedReal {
    /// Zero.
    pub const ZERO: Self = Self { high: 0.0, low: 0.0, error: 0.0 };

    /// A number about which nothing is known.
    pub(crate) const UNKNOWN: Self = Self { high: 0.0, low: 0.0, error: f64::INFINITY };

    /// Converts an f64, without error.
    #[inline]
    pub const fn of(number: f64) -> Self {
        Self { high: number, low: 0.0, error: 0.0 }
    }

    /// Returns a sum of two f64 whose error is at most `error`.
    #[inline]
    pub(crate) fn within(number: DoubleWord, error: f64) -> Self {
        let (high, low) = two_sum(number.high, number.low);
        Self { high, low, error: error * MARGIN }
    }

    /// Returns a number given its first 128 binary digits, the first of them a one. The digits after these are unknown.
    /// Zero digits give zero.
    pub(super) fn leading(digits: u128) -> Self {
        /// Number of the 128 digits that follow the 53 of an f64. The last few of these are rounded.
        const FOLLOWING: u32 = u128::BITS - f64::MANTISSA_DIGITS;
        let first = digits >> FOLLOWING << FOLLOWING;
        let parts = DoubleWord { high: first as f64, low: (digits - first) as f64 };
        Self::within(parts, DOUBLE_WORD * parts.high)
    }

    /// Returns the difference of two f64, without error.
    #[inline]
    pub fn difference(a: f64, b: f64) -> Self {
        let (high, low) = two_difference(a, b);
        Self { high, low, error: 0.0 }
    }

    /// Returns the distance of two points minus a sum of two radii ≥ 0: the separation of two balls, negative if they
    /// overlap.
    #[inline]
    pub fn distance_beyond(points: [DVec3; 2], radii: [f64; 2]) -> Self {
        let SphereGap { gap, rest, error } = SphereGap::of(points, radii);
        let (high, low) = two_sum(gap, rest);
        Self { high, low, error }
    }

    /// Returns the f64 nearest to [`BoundedReal::distance_beyond`], or zero if that is negative. Returns `None` if the
    /// error leaves the rounding open. This is faster than rounding the [`BoundedReal`] itself.
    #[inline]
    pub fn separation_beyond(points: [DVec3; 2], radii: [f64; 2]) -> Option<f64> {
        let SphereGap { gap, rest, error } = SphereGap::of(points, radii);
        // The number lies between these two, and rounding does not move it past them.
        let [least, most] = [rest - error, rest + error].map(|rest| gap + rest);
        if most <= 0.0 { Some(0.0) } else { (least == most).then_some(least) }
    }

    /// Returns the length of a vector, √(x² + y² + z²). Each component is the sum of its nearest f64 and the rest.
    #[inline]
    pub(super) fn length(components: [DoubleWord; 3]) -> Self {
        let Root { first, step, is_known } = Root::of(components);
        let (high, low) = quick_two_sum(first, step);
        Self { high, low, error: if is_known { 5.0 * DOUBLE_WORD * first * MARGIN } else { f64::INFINITY } }
    }

    /// Returns the f64 nearest to the known value.
    #[inline]
    pub const fn approx(self) -> f64 {
        self.high
    }

    /// Returns a bound on the error.
    #[inline]
    pub const fn error(self) -> f64 {
        self.error
    }

    /// Returns an upper bound on the absolute value.
    #[inline]
    pub fn largest(self) -> f64 {
        (self.high.abs() + self.error) * MARGIN
    }

    /// Returns this number with an error bound that is larger by `error`.
    #[inline]
    #[must_use]
    pub(crate) fn widened(self, error: f64) -> Self {
        Self { error: (self.error + error) * MARGIN, ..self }
    }

    /// Returns this number with an error bound that is larger by `slack`, or unchanged if there is no slack.
    #[inline]
    pub(crate) fn with_slack(self, slack: f64) -> Self {
        if slack == 0.0 { self } else { self.widened(slack) }
    }

    /// Returns the sign as −1, 0 or 1. Returns `None` if the error leaves the sign open.
    #[inline]
    pub fn sign(self) -> Option<i8> {
        // The lower part is at most half a unit of the last digit of the upper one.
        if self.high.abs() * (1.0 - f64::EPSILON) > self.error {
            Some(if self.high > 0.0 { 1 } else { -1 })
        } else if self.high == 0.0 && self.low == 0.0 && self.error == 0.0 {
            Some(0)
        } else {
            None
        }
    }

    /// Returns whether the number is certainly positive.
    #[inline]
    pub fn is_positive(self) -> bool {
        self.sign() == Some(1)
    }

    /// Returns the f64 nearest to the number. Returns `None` if the error leaves the rounding open.
    #[inline]
    pub fn nearest(self) -> Option<f64> {
        let Self { high, low, error } = self;
        // The upper part stays the same if less than half of the way to the nearer of its two neighbors is subtracted
        // from it.
        let rest = (low.abs() + error) * MARGIN;
        (high.abs() - rest == high.abs()).then_some(high)
    }

    /// Returns the nearest f64, as [`BoundedReal::nearest`] does, and the two neighboring f64 between which the number
    /// lies. Both neighbors are the number itself if it is an f64. Returns `None` if the error leaves either open.
    pub fn enclosed(self) -> Option<(f64, [f64; 2])> {
        let nearest = self.nearest()?;
        let rest = Self { high: self.low, low: 0.0, error: self.error };
        let bounds = match rest.sign()? {
            0 => [nearest; 2],
            1 => [nearest, nearest.next_up()],
            _ => [nearest.next_down(), nearest],
        };
        Some((nearest, bounds))
    }

    /// Returns the absolute value.
    #[inline]
    #[must_use]
    pub fn abs(self) -> Self {
        if self.high < 0.0 { -self } else { self }
    }

    /// Returns the number times itself.
    #[inline]
    #[must_use]
    pub fn squared(self) -> Self {
        self * self
    }

    /// Returns the number times a power of two; unknown if the power is too far from one.
    #[must_use]
    pub(super) fn shifted(self, exponent: i64) -> Self {
        /// Maximum magnitude of the exponent: a few such factors keep a number near one within range.
        const FARTHEST: u64 = 300;
        if exponent.unsigned_abs() <= FARTHEST {
            self * Self::of(power_of_two(exponent))
        } else {
            self.widened(f64::INFINITY)
        }
    }

    /// Returns a product that is zero, or whose digits are unknown.
    fn product_beside_range(self, other: Self, high: f64, low: f64) -> Self {
        let is_zero = |it: Self| it.high == 0.0 && it.error == 0.0;
        if is_zero(self) || is_zero(other) {
            return Self::ZERO;
        }
        // A factor that is zero except for its error, such as a component perpendicular to an axis, leaves only errors.
        let is_within_errors = self.high == 0.0 || other.high == 0.0;
        let error = (self.error * other.largest() + other.error * self.largest()) * MARGIN + MIN_PRODUCT;
        Self { high, low, error: if is_within_errors { error } else { f64::INFINITY } }
    }

    /// Returns `√(square / divisor)` of two positive numbers; unknown if they are not certainly positive.
    ///
    /// It is one step of Newton's method from the nearest f64, which squares the error.
    pub fn root_of_quotient(square: Self, divisor: Self) -> Self {
        let approx = (square.high / divisor.high).sqrt();
        let (high, low) = two_square(approx);
        let rest = square - Self { high, low, error: 0.0 } * divisor;
        // The quotient does not wait for the rest.
        let per_slope = 0.5 / (approx * divisor.high);
        let (high, low) = quick_two_sum(approx, rest.high * per_slope);
        // The relative error of the two numbers; half of it passes through the root. The step itself is off by the
        // square of the error of the start, two epsilons at most, and by a few epsilons of the correction.
        let relative = rest.error / (square.high.abs() * (1.0 - f64::EPSILON));
        let step = 64.0 * f64::EPSILON * f64::EPSILON;
        let error = high.abs() * (0.5 * relative * (1.0 + 1e-6) + step) * MARGIN;
        let is_sound = square.is_positive()
            && divisor.is_positive()
            && relative < 1e-8
            // Keeps the square of the root from overflowing or losing digits.
            && (1e-120..1e120).contains(&high);
        Self { high, low, error: if is_sound { error } else { f64::INFINITY } }
    }

    /// Returns the quotient of two numbers; unknown if the divisor is not certainly different from zero.
    pub fn quotient(number: Self, divisor: Self) -> Self {
        let approx = number.high / divisor.high;
        let rest = number - Self::of(approx) * divisor;
        let (high, low) = quick_two_sum(approx, rest.high / divisor.high);
        let size = divisor.high.abs() * (1.0 - f64::EPSILON) - divisor.error;
        let error =
            (rest.error / size + 16.0 * f64::EPSILON * (rest.high / size).abs() + DOUBLE_WORD * high.abs())
                * MARGIN;
        let is_sound = divisor.sign().is_some_and(|sign| sign != 0) && high.abs() < LARGEST;
        Self { high, low, error: if is_sound { error } else { f64::INFINITY } }
    }
}

/// The distance of two points minus a sum of two radii ≥ 0.
struct SphereGap {
    /// The first root minus the rounded sum of the radii, rounded.
    gap: f64,
    /// The remainder: the first root plus its step, minus the exact sum of the radii, minus `gap`.
    rest: f64,
    /// Bound on the error of the sum of both.
    error: f64,
}

impl SphereGap {
    /// Let r be the root and c the step of `Root`, and let R be the sum of the radii, which is exactly two f64. Then
    /// r + c − R has small parts of 3.6u r + u R and u (r + R), whose two sums lose 8.2u² r + 3u² R. Together that is
    /// less than 61u² (r + R). Adding the error to the rest loses another 6u² (r + R). The bound, 5 · 2⁻¹⁰², is 80u².
    #[inline]
    fn of([a, b]: [DVec3; 2], [radius_a, radius_b]: [f64; 2]) -> Self {
        let Root { first, step, is_known } =
            Root::of([(a.x, b.x), (a.y, b.y), (a.z, b.z)].map(|(a, b)| DoubleWord::difference(a, b)));
        let (radii, of_radii) = two_sum(radius_a, radius_b);
        let (gap, of_gap) = two_difference(first, radii);
        let rest = (step - of_radii) + of_gap;
        Self {
            gap,
            rest,
            error: if is_known { 5.0 * DOUBLE_WORD * MARGIN * (first + radii) } else { f64::INFINITY },
        }
    }
}

/// The length of a vector: a first root, and a step of Newton's method.
struct Root {
    first: f64,
    step: f64,
    /// Whether all products are within the range of numbers.
    is_known: bool,
}

impl Root {
    /// Returns the length of the vector with these components as r + c. The error is at most 52u² r.
    ///
    /// Here u is half a machine epsilon, a component is h + l with |l| ≤ u |h|, and S is the exact sum of the
    /// three squares. All errors below are bounds.
    ///
    /// *The square of one component* is h² + 2hl + l². The code represents h² by p, the rounded square, and
    /// its roundoff. The roundoff is at most u h², and has an error of 9u² h². Rounding 2hl has an error of
    /// 2u² h². Omitting l² has an error of u² h². The roundoff and 2hl together are at most 3u h²; rounding
    /// their sum has an error of 3u² h². That is 15u² h² for one component. Squares are positive, so it is
    /// 15u² S for all.
    ///
    /// *The sum.* Let s be the rounded sum of the three p. Its two roundoffs are exact and at most u S each.
    /// With the small parts of the squares, they add up to at most 5u S. Four additions combine them, each
    /// with an error of 5u² S. The error of S is now 35u² S.
    ///
    /// *The root.* Let r be the rounded root of s alone, so that the root does not wait for the small parts.
    /// Its square differs from s by at most 2.1u s, and from S by at most 7.2u S. The code computes r² as a
    /// rounded square and a roundoff; the roundoff has an error of 9u² S. Subtracting the rounded square from
    /// s is exact. Subtracting the roundoff has an error of 2.1u² S, and adding the small parts of S one of
    /// 7.2u² S.
    ///
    /// *The step* is c = (S − r²) / 2r, at most 3.6u r. The errors of S − r² contribute 26.7u² r. Three
    /// roundings, and using r / s in place of 1 / r, contribute 18.4u² r. Newton's method itself has an error
    /// of c² / 2r, here 6.5u² r. Together that is 52u² r.
    #[inline]
    fn of(components: [DoubleWord; 3]) -> Self {
        let [(px, mx), (py, my), (pz, mz)] = components.map(|DoubleWord { high, low }| {
            let (square, lost) = nearly_two_square(high);
            (square, lost + 2.0 * high * low)
        });
        let (sum, of_xy) = two_sum(px, py);
        let (sum, of_z) = two_sum(sum, pz);
        let rest = ((mx + my) + mz) + (of_xy + of_z);
        let first = sum.sqrt();
        let (of_first, lost) = nearly_two_square(first);
        // The quotient does not wait for the root.
        let step = (((sum - of_first) - lost) + rest) * (first * (0.5 / sum));
        Self { first, step, is_known: (MIN_PRODUCT..LARGEST).contains(&sum) }
    }
}

impl From<f64> for BoundedReal {
    #[inline]
    fn from(number: f64) -> Self {
        Self::of(number)
    }
}

/// Drops the error bound and keeps the sum.
impl From<BoundedReal> for DoubleWord {
    #[inline]
    fn from(number: BoundedReal) -> Self {
        Self { high: number.high, low: number.low }
    }
}

impl Add for BoundedReal {
    type Output = Self;

    #[inline]
    fn add(self, other: Self) -> Self {
        let (sum, lost) = two_sum(self.high, other.high);
        let (low_sum, low_lost) = two_sum(self.low, other.low);
        let (sum, lost) = quick_two_sum(sum, lost + low_sum);
        let (high, low) = quick_two_sum(sum, low_lost + lost);
        // The sum of two f64 loses nothing.
        let is_exact = self.low == 0.0 && other.low == 0.0;
        let own = if is_exact { 0.0 } else { DOUBLE_WORD * high.abs() };
        let error = self.error + other.error;
        Self { high, low, error: if own == 0.0 && error == 0.0 { 0.0 } else { (error + own) * MARGIN } }
    }
}

impl Sub for BoundedReal {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        self + -other
    }
}

impl Neg for BoundedReal {
    type Output = Self;

    #[inline]
    fn neg(self) -> Self {
        Self { high: -self.high, low: -self.low, error: self.error }
    }
}

impl Mul for BoundedReal {
    type Output = Self;

    #[inline]
    fn mul(self, other: Self) -> Self {
        let (product, lost) = two_product(self.high, other.high);
        let crossed = self.high * other.low + self.low * other.high;
        let (high, low) = quick_two_sum(product, lost + crossed);
        let size = high.abs();
        if !(MIN_PRODUCT..LARGEST).contains(&size) {
            return self.product_beside_range(other, high, low);
        }
        // The product of two f64 loses nothing. For numbers with errors, the bound also covers errors that would vanish
        // below the normal range.
        let is_exact = self.low == 0.0 && other.low == 0.0 && self.error == 0.0 && other.error == 0.0;
        let own = if is_exact { 0.0 } else { DOUBLE_WORD * size };
        let (of_self, of_other) = (self.high.abs() * other.error, other.high.abs() * self.error);
        let error = own + (of_self + of_other) * (1.0 + f64::EPSILON) + self.error * other.error;
        Self { high, low, error: error * MARGIN }
    }
}
