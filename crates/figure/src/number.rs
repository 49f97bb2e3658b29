//! The format of numbers: four significant digits in sentences, all digits in exports.

use glam::DVec3;

use crate::geometry::Dimension;
use crate::gjk::Sign;
use crate::message::text;

/// The largest integer that is written with all its digits in a sentence.
const LONGEST_WHOLE: f64 = 1e7;

/// The number of digits that are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Digits {
    /// Four significant digits and a true minus sign, for the screen.
    Four,
    /// All digits and an ASCII minus, for exports.
    All,
}

impl Digits {
    /// Formats a number.
    pub fn write(self, value: f64) -> String {
        match self {
            Self::Four => short(value),
            Self::All => full(value),
        }
    }

    /// Formats the components in parentheses: `(4, 2)`.
    pub fn write_vector(self, vector: DVec3, dimension: Dimension) -> String {
        let components = vector.to_array();
        let shown: Vec<String> = components.iter().take(dimension.count()).map(|c| self.write(*c)).collect();
        format!("({})", shown.join(", "))
    }

    /// A search direction; on screen with its primitive form: `(−336, −480) = 48·(−7, −10)`.
    pub(crate) fn write_direction(self, direction: DVec3, dimension: Dimension) -> String {
        let written = self.write_vector(direction, dimension);
        match primitive(direction).filter(|_| self == Self::Four) {
            Some((factor, primitive)) => {
                format!("{written} = {}·{}", self.write(factor), self.write_vector(primitive, dimension))
            }
            None => written,
        }
    }

    pub(crate) const fn minus(self) -> &'static str {
        match self {
            Self::Four => "−",
            Self::All => "-",
        }
    }
}

/// Formats a number for a sentence: four significant digits, integers in full, a true minus sign (U+2212).
pub fn short(value: f64) -> String {
    with_minus_sign(&rounded(value))
}

/// Formats a number for a sentence that also contains a difference of the number, with as many decimals as the
/// difference.
pub(crate) fn operand(value: f64, difference: f64) -> String {
    let decimals = |number: &str| {
        let (mantissa, exponent) = number.split_once('e').unwrap_or((number, "0"));
        let shown = mantissa.split_once('.').map_or(0, |(_, decimals)| decimals.len());
        let exponent: i32 = exponent.parse().unwrap_or(0);
        i32::try_from(shown).unwrap_or(0) - exponent
    };
    let (own, wanted) = (rounded(value), decimals(&rounded(difference)));
    let all = full(value);
    if !value.is_finite() || decimals(&own) >= wanted || all.contains('e') {
        return with_minus_sign(&own);
    }
    let places = usize::try_from(wanted.max(0)).unwrap_or(0);
    let written = format!("{value:.places$}");
    let shorter = if written.len() < all.len() { trimmed(&written) } else { &all };
    with_minus_sign(shorter)
}

/// Formats two different numbers for a sentence that compares them: with all digits if four show no difference.
pub fn distinct(one: f64, other: f64) -> [String; 2] {
    let shown = [short(one), short(other)];
    if shown[0] == shown[1] && one != other {
        return [one, other].map(|value| with_minus_sign(&full(value)));
    }
    shown
}

/// Formats a number that an algorithm compared with zero, with the sign that the algorithm decided. The text of a
/// zero says whether it is exact.
pub(crate) fn compared(value: f64, sign: Sign, is_exact: bool) -> String {
    match sign {
        Sign::Zero if is_exact => text!("figure-zero-exactly").to_owned(),
        // After an overflow the size of the product is unknown.
        Sign::Zero if !value.is_finite() => text!("figure-counted-as-0"; value = short(value)),
        Sign::Zero => text!("figure-0-within-roundoff"; value = short(value)),
        Sign::Positive | Sign::Negative => short(value),
    }
}

/// Writes a vector of integers as their greatest common divisor times a primitive vector. Returns `None` if the divisor
/// is less than 2, or a component is no integer or too large for an `f64` to be exact.
pub(crate) fn primitive(vector: DVec3) -> Option<(f64, DVec3)> {
    const EXACT: f64 = 9_007_199_254_740_992.0;
    let components = vector.abs().to_array();
    if !components.iter().all(|component| component.fract() == 0.0 && *component <= EXACT) {
        return None;
    }
    let divisor = components.into_iter().fold(0.0, |mut divisor, mut component| {
        while component != 0.0 {
            (divisor, component) = (component, divisor % component);
        }
        divisor
    });
    (divisor >= 2.0).then(|| (divisor, vector / divisor))
}

/// Formats a number for an export: the shortest text that parses to the same f64, with an ASCII minus.
pub fn full(value: f64) -> String {
    let size = value.abs();
    if !value.is_finite() {
        out_of_range()
    } else if value == 0.0 {
        // A negative zero would only confuse readers; JSON keeps it.
        "0".to_owned()
    } else if (1e-5..1e16).contains(&size) {
        value.to_string()
    } else {
        format!("{value:e}")
    }
}

/// Replaces each hyphen that stands for a minus sign by a true minus sign.
pub(crate) fn with_minus_sign(number: &str) -> String {
    number.replace('-', "−")
}

/// Returns the words for an overflow, such as that of a triple product in a huge scene, in place of `inf`.
fn out_of_range() -> String {
    text!("figure-out-of-range").to_owned()
}

fn rounded(value: f64) -> String {
    if !value.is_finite() {
        return out_of_range();
    }
    if value == 0.0 {
        return "0".to_owned();
    }
    if value.fract() == 0.0 && value.abs() < LONGEST_WHOLE {
        return value.to_string();
    }
    let scientific = format!("{value:.3e}");
    let (mantissa, exponent) = scientific.split_once('e').unwrap_or((&scientific, "0"));
    match exponent.parse::<i32>() {
        Ok(exponent @ -4..=6) => {
            let decimals = usize::try_from(3 - exponent).unwrap_or(0);
            trimmed(&format!("{value:.decimals$}")).to_owned()
        }
        _ => format!("{}e{exponent}", trimmed(mantissa)),
    }
}

/// Removes the trailing zeros of a fraction.
fn trimmed(decimal: &str) -> &str {
    if decimal.contains('.') { decimal.trim_end_matches('0').trim_end_matches('.') } else { decimal }
}

#[cfg(test)]
mod tests {
    use glam::DVec3;

    use super::{operand, primitive};

    #[test]
    fn integers_are_divided_by_what_they_have_in_common() {
        let of = |x: f64, y: f64, z: f64| primitive(DVec3::new(x, y, z));
        assert_eq!(of(-336.0, -480.0, 0.0), Some((48.0, DVec3::new(-7.0, -10.0, 0.0))));
        assert_eq!(of(0.0, 6.0, 0.0), Some((6.0, DVec3::Y)));
        assert_eq!(of(4.0, -6.0, 8.0), Some((2.0, DVec3::new(2.0, -3.0, 4.0))));
        assert_eq!(of(-1.0, 1.0, 0.0), None);
        assert_eq!(of(6.0, 10.0, 15.0), None, "only pairs have a divisor in common");
        assert_eq!(of(0.0, 0.0, 0.0), None);
        assert_eq!(of(2.0, 4.5, 0.0), None);
        assert_eq!(of(1e300, 2e300, 0.0), None, "not exact");
        assert_eq!(of(f64::INFINITY, 2.0, 0.0), None);
        assert_eq!(of(f64::NAN, 2.0, 0.0), None);
    }

    /// The expected numbers were rounded on paper.
    #[test]
    fn an_operand_has_the_decimals_of_its_difference() {
        assert_eq!(operand(4.0, -5.0), "4");
        assert_eq!(operand(2_000_003.25, -3.25), "2000003.25");
        assert_eq!(operand(100_000_000.321_43, 0.321_43), "100000000.3214");
        assert_eq!(operand(-1.0 / 3.0, 10.0), "−0.3333");
        assert_eq!(operand(1.234_567_89, 0.000_123_4), "1.2345679");
        assert_eq!(operand(1e8, 4.0), "100000000");
        assert_eq!(operand(1e20, 1e20), "1e20");
        assert_eq!(operand(f64::INFINITY, 1.0), "out of range");
    }
}
