//! Conversion of f64 to integers of a common unit, and of fractions of integers to the nearest f64.

use dashu_int::ops::{BitTest, DivRem, SquareRoot, UnsignedAbs};
use dashu_int::{IBig, UBig};

/// The number of bits to which a quotient is computed before it is rounded to the 53 of an f64.
const DIGITS: i64 = 66;

/// A finite number as an integer of 53 bits, and the exponent of the power of two to multiply it by.
fn parts(number: f64) -> (i64, i32) {
    const FRACTION_BITS: u32 = f64::MANTISSA_DIGITS - 1;
    const FRACTION: u64 = (1 << FRACTION_BITS) - 1;
    let bits = number.to_bits();
    // The field has eleven bits, so the conversion cannot fail.
    let biased = i32::try_from((bits >> FRACTION_BITS) & 0x7ff).unwrap_or_default();
    let fraction = bits & FRACTION;
    // Subnormal numbers have no implicit leading one.
    let magnitude = if biased == 0 { fraction } else { fraction | (1 << FRACTION_BITS) };
    let integer = i64::try_from(magnitude).unwrap_or_default();
    (if number < 0.0 { -integer } else { integer }, biased.max(1) - 1075)
}

/// The exponent of the last binary digit of a finite number that is not zero; none for zero.
pub(super) fn last_digit(number: f64) -> Option<i32> {
    let (integer, exponent) = parts(number);
    (integer != 0).then(|| exponent + integer.trailing_zeros().cast_signed())
}

/// A finite number as an integer of the unit `2^unit_exponent`, which must be no larger than its last digit.
pub(super) fn integer(number: f64, unit_exponent: i32) -> IBig {
    let Some(last) = last_digit(number) else { return IBig::ZERO };
    let (integer, exponent) = parts(number);
    let shift = usize::try_from(last - unit_exponent).unwrap_or_default();
    IBig::from(integer >> (last - exponent)) << shift
}

/// `value · 2^exponent`, computed so that it overflows or underflows only if the result does.
pub(super) fn times_power_of_two(mut value: f64, mut exponent: i64) -> f64 {
    // Products with powers of two within the normal range are exact.
    const STEP: i64 = 1000;
    while exponent != 0 && value != 0.0 && value.is_finite() {
        let step = exponent.clamp(-STEP, STEP);
        value *= (step as f64).exp2();
        exponent -= step;
    }
    value
}

fn bits(number: &UBig) -> i64 {
    i64::try_from(number.bit_len()).unwrap_or(i64::MAX)
}

/// `above / below · 2^shift` as a fraction: numerator or denominator is multiplied, so that no digit is lost.
fn raised(above: &UBig, below: &UBig, shift: i64) -> (UBig, UBig) {
    let distance = usize::try_from(shift.unsigned_abs()).unwrap_or_default();
    if shift >= 0 { (above << distance, below.clone()) } else { (above.clone(), below << distance) }
}

/// The f64 nearest to an integer.
fn rounded(number: UBig) -> f64 {
    IBig::from(number).to_f64().value()
}

/// `numerator / denominator · 2^exponent` as the nearest f64; infinite only if that is out of range. The denominator
/// must not be zero.
pub fn quotient(numerator: &IBig, denominator: &IBig, exponent: i32) -> f64 {
    let (above, below) = (numerator.unsigned_abs(), denominator.unsigned_abs());
    if above.is_zero() || below.is_zero() {
        return 0.0;
    }
    let shift = DIGITS - bits(&above) + bits(&below);
    let (above, below) = raised(&above, &below, shift);
    let (digits, rest) = above.div_rem(below);
    // A last digit of one represents a remainder that is not zero, so that ties are recognised.
    let digits = if rest.is_zero() { digits } else { digits | UBig::ONE };
    let magnitude = times_power_of_two(rounded(digits), i64::from(exponent) - shift);
    if (numerator.signum() * denominator.signum()).is_one() { magnitude } else { -magnitude }
}

/// `√(numerator / denominator) · 2^exponent` as the nearest f64 or the one next to it; neither may be negative, nor the
/// denominator zero. Nothing overflows on the way.
pub fn root_of_quotient(numerator: &IBig, denominator: &IBig, exponent: i32) -> f64 {
    let (above, below) = (numerator.unsigned_abs(), denominator.unsigned_abs());
    if above.is_zero() || below.is_zero() {
        return 0.0;
    }
    // An even shift, so that its root is a power of two.
    let shift = (2 * DIGITS - bits(&above) + bits(&below)) & !1;
    let (above, below) = raised(&above, &below, shift);
    let root = (above / below).sqrt();
    times_power_of_two(rounded(root), i64::from(exponent) - shift / 2)
}
