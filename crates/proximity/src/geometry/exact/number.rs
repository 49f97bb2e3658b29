//! Conversion between f64 and integers of a common unit. Fractions of integers and their roots become the nearest f64,
//! or the two f64 between which they lie.

use std::cmp::Ordering;
use std::ops::Range;

use dashu_int::ops::{BitTest, DivRem, SquareRoot, UnsignedAbs};
use dashu_int::{IBig, Sign, UBig, Word};

use super::bounded_real::{BoundedReal, power_of_two};

/// Number of bits to which a quotient is computed before it is rounded to the 53 of an f64.
const DIGITS: i64 = 66;

/// The range of numbers that, like their neighbors, are far from losing digits and from overflow.
const WITHIN_RANGE: Range<f64> = 1e-290..1e290;

/// Returns a finite number as an integer of 53 bits and the exponent of its power of two.
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

/// Returns the exponent of the last binary digit of a finite number. Returns `None` for zero.
pub(super) fn last_digit(number: f64) -> Option<i32> {
    let (integer, exponent) = parts(number);
    (integer != 0).then(|| exponent + integer.trailing_zeros().cast_signed())
}

/// Returns a finite number as an integer of the unit `2^unit_exponent`, which must be no larger than its last digit.
pub(super) fn integer(number: f64, unit_exponent: i32) -> IBig {
    short_integer(number, unit_exponent).map_or_else(
        || {
            let (integer, exponent) = parts(number);
            IBig::from(integer) << usize::try_from(exponent - unit_exponent).unwrap_or_default()
        },
        IBig::from,
    )
}

/// Returns the integer of [`integer`] if it is well within the range of an i128.
fn short_integer(number: f64, unit_exponent: i32) -> Option<i128> {
    let (integer, exponent) = parts(number);
    let shift = exponent - unit_exponent;
    match u32::try_from(shift) {
        Ok(shift @ 0..64) => Some(i128::from(integer) << shift),
        Ok(_) => None,
        // Only zeros are shifted out.
        Err(_) => Some(i128::from(integer.checked_shr(shift.unsigned_abs()).unwrap_or_default())),
    }
}

/// Returns the difference of two finite numbers as an integer of the unit `2^unit_exponent`.
pub(super) fn difference(a: f64, b: f64, unit_exponent: i32) -> IBig {
    match (short_integer(a, unit_exponent), short_integer(b, unit_exponent)) {
        (Some(a), Some(b)) => IBig::from(a - b),
        _ => integer(a, unit_exponent) - integer(b, unit_exponent),
    }
}

/// Returns `value · 2^exponent`, computed so that it overflows or underflows only if the result does.
fn times_power_of_two(mut value: f64, mut exponent: i64) -> f64 {
    // Products with powers of two within the normal range are exact.
    const STEP: i64 = 1000;
    while exponent != 0 && value != 0.0 && value.is_finite() {
        let step = exponent.clamp(-STEP, STEP);
        value *= power_of_two(step);
        exponent -= step;
    }
    value
}

/// Returns the number of binary digits.
fn bits(number: &impl BitTest) -> i64 {
    i64::try_from(number.bit_len()).unwrap_or(i64::MAX)
}

/// Returns `above / below · 2^shift` as a fraction. The numerator or the denominator is multiplied, so that no digit is
/// lost.
fn raised(above: &UBig, below: &UBig, shift: i64) -> (UBig, UBig) {
    let distance = usize::try_from(shift.unsigned_abs()).unwrap_or_default();
    if shift >= 0 { (above << distance, below.clone()) } else { (above.clone(), below << distance) }
}

/// Returns the f64 nearest to an integer.
fn rounded(number: UBig) -> f64 {
    IBig::from(number).to_f64().value()
}

/// Returns the f64 nearest to an integer times a power of two.
fn nearest(number: &IBig, exponent: i32) -> f64 {
    let magnitude = number.unsigned_abs();
    let shift = usize::try_from(bits(&magnitude) - DIGITS).unwrap_or_default();
    let digits = &magnitude >> shift;
    let digits = if (&digits << shift) == magnitude { digits } else { digits | UBig::ONE };
    let size =
        times_power_of_two(rounded(digits), i64::from(exponent) + i64::try_from(shift).unwrap_or(i64::MAX));
    if *number < IBig::ZERO { -size } else { size }
}

/// Returns the first 128 binary digits of an integer, and the exponent of their power of two.
fn leading(number: &IBig) -> (BoundedReal, i64) {
    let (sign, words) = number.as_sign_words();
    // The part of each word that fits, which is nothing for most of them.
    let digits =
        words.iter().rev().take(1 + (u128::BITS / Word::BITS) as usize).fold(0_u128, |digits, word| {
            let room = digits.leading_zeros().min(Word::BITS);
            (digits << room) | (u128::from(*word) << room >> Word::BITS)
        });
    let surplus = digits.leading_zeros() % u128::BITS;
    let size = BoundedReal::leading(digits << surplus);
    let exponent = bits(number) - i64::from(u128::BITS);
    (if sign == Sign::Negative { -size } else { size }, exponent)
}

/// Returns `numerator / denominator` with an error bound, which may be infinite. The denominator must not be zero.
pub(crate) fn real_quotient(numerator: &IBig, denominator: &IBig) -> BoundedReal {
    let ((above, of_above), (below, of_below)) = (leading(numerator), leading(denominator));
    BoundedReal::quotient(above, below).shifted(of_above - of_below)
}

/// Returns the f64 nearest to `numerator / denominator · 2^exponent`; infinite only if that is out of range. The
/// denominator must not be zero.
pub fn quotient(numerator: &IBig, denominator: &IBig, exponent: i32) -> f64 {
    match real_quotient(numerator, denominator).nearest() {
        Some(nearest) => times_power_of_two(nearest, i64::from(exponent)),
        None => exact_quotient(numerator, denominator, exponent),
    }
}

/// Returns the result of [`quotient`], computed in integers alone.
fn exact_quotient(numerator: &IBig, denominator: &IBig, exponent: i32) -> f64 {
    let (above, below) = (numerator.unsigned_abs(), denominator.unsigned_abs());
    if above.is_zero() || below.is_zero() {
        return 0.0;
    }
    let shift = DIGITS - bits(&above) + bits(&below);
    let (above, below) = raised(&above, &below, shift);
    let (digits, rest) = above.div_rem(below);
    // A last digit of one represents a nonzero remainder, so that ties are recognized.
    let digits = if rest.is_zero() { digits } else { digits | UBig::ONE };
    let magnitude = times_power_of_two(rounded(digits), i64::from(exponent) - shift);
    if (numerator.signum() * denominator.signum()).is_one() { magnitude } else { -magnitude }
}

/// A real number in f64: the nearest one, and two bounds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Enclosure {
    /// The nearest f64. A number too small for that is a zero with its sign.
    pub nearest: f64,
    /// The two neighboring f64 between which the number lies; both the number itself if it is an f64.
    pub bounds: [f64; 2],
}

impl Enclosure {
    /// Returns the enclosure of the number with the other sign.
    pub fn opposite(self) -> Self {
        let [lower, upper] = self.bounds;
        Self { nearest: -self.nearest, bounds: [-upper, -lower] }
    }
}

/// Returns the f64 nearest to `√(numerator / denominator) · 2^exponent`. Neither numerator nor denominator may be
/// negative, and the denominator must not be zero. No intermediate result overflows.
pub fn root_of_quotient(numerator: &IBig, denominator: &IBig, exponent: i32) -> f64 {
    enclosed_root(numerator, denominator, &IBig::ZERO, exponent).nearest
}

/// Encloses `(√(numerator / denominator) + offset) · 2^exponent`. Neither numerator nor denominator may be negative,
/// and the denominator must not be zero. If numbers with error bounds leave the result open, integers decide it, so the
/// bounds hold without any roundoff.
pub fn enclosed_root(numerator: &IBig, denominator: &IBig, offset: &IBig, exponent: i32) -> Enclosure {
    real_root([numerator, denominator, offset], exponent)
        .unwrap_or_else(|| exact_root([numerator, denominator, offset], exponent))
}

/// Encloses the number by its leading digits. Returns `None` if these leave it open or the number is not well within
/// range.
fn real_root([numerator, denominator, offset]: [&IBig; 3], exponent: i32) -> Option<Enclosure> {
    let [(above, of_above), (below, of_below), (offset, of_offset)] =
        [numerator, denominator, offset].map(leading);
    let twice = of_above - of_below;
    let half = twice.div_euclid(2);
    let root = BoundedReal::root_of_quotient(above.shifted(twice.rem_euclid(2)), below);
    let (nearest, bounds) = (root + offset.shifted(of_offset - half)).enclosed()?;
    let unit = i64::from(exponent) + half;
    let scaled = |bound: f64| times_power_of_two(bound, unit);
    let found = Enclosure { nearest: scaled(nearest), bounds: bounds.map(scaled) };
    WITHIN_RANGE.contains(&found.nearest.abs()).then_some(found)
}

/// Encloses the number in integers alone.
fn exact_root([numerator, denominator, offset]: [&IBig; 3], exponent: i32) -> Enclosure {
    // n/d − o² is the number times √(n/d) − o, which shows the size of a difference of nearly equal lengths.
    let product = numerator - offset * offset * denominator;
    let is_difference = *offset < IBig::ZERO;
    if product.is_zero() && *offset <= IBig::ZERO {
        return Enclosure { nearest: 0.0, bounds: [0.0; 2] };
    }
    let (above, below) = (numerator.unsigned_abs(), denominator.unsigned_abs());
    let root_size = (bits(&above) - bits(&below)) / 2;
    let larger = if offset.is_zero() { root_size } else { root_size.max(bits(&offset.unsigned_abs())) };
    let size = if is_difference { bits(&product.unsigned_abs()) - bits(&below) - larger } else { larger };
    let shift = usize::try_from(DIGITS - size).unwrap_or_default();
    let (square, rest) = (above << (2 * shift)).div_rem(below);
    let root = square.sqrt();
    let is_whole = rest.is_zero() && &root * &root == square;
    // One digit more stands for all that follow, so that ties are recognized.
    let digits = ((IBig::from(root) + (offset << shift)) << 1) + IBig::from(i8::from(!is_whole));
    let unit_exponent = exponent - i32::try_from(shift + 1).unwrap_or(i32::MAX);
    let nearest = nearest(&digits, unit_exponent);
    let bounds = if nearest.is_infinite() {
        [nearest.min(f64::MAX), nearest.max(f64::MIN)]
    } else {
        match integer(nearest, unit_exponent).cmp(&digits) {
            Ordering::Less => [nearest, nearest.next_up()],
            Ordering::Equal => [nearest; 2],
            Ordering::Greater => [nearest.next_down(), nearest],
        }
    };
    Enclosure { nearest, bounds }
}
