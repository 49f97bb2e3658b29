//! Hexadecimal numbers as `printf("%a")` writes them, `0x1.8p+1`: exact to the last bit.

/// Maximum number of digits; no printf writes more.
const MAX_DIGITS: usize = 40;

/// Parses a text such as `-0x1.8p+1`. Returns `None` for any other text, and for a number that no f64
/// equals.
pub fn hexadecimal(text: &str) -> Option<f64> {
    let (is_negative, rest) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    let rest = rest.strip_prefix("0x").or_else(|| rest.strip_prefix("0X"))?;
    let (digits, exponent) = rest.split_once(['p', 'P'])?;
    let exponent: i32 = exponent.parse().ok().filter(|it: &i32| it.abs() < 20_000)?;
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let all = format!("{whole}{fraction}");
    if all.is_empty() || all.len() > MAX_DIGITS || !all.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    let significant = all.trim_matches('0');
    if significant.is_empty() {
        return Some(if is_negative { -0.0 } else { 0.0 });
    }
    let trailing = all.len() - all.trim_end_matches('0').len();
    // 53 bits fit in an f64, and at most 14 digits hold them.
    let mantissa = u64::from_str_radix(significant, 16).ok()?;
    let places = i32::try_from(trailing).ok()? - i32::try_from(fraction.len()).ok()?;
    let value = scaled(mantissa, exponent + 4 * places)?;
    Some(if is_negative { -value } else { value })
}

/// `mantissa · 2^exponent`. Returns `None` if no f64 equals it.
fn scaled(mantissa: u64, exponent: i32) -> Option<f64> {
    let zeros = mantissa.trailing_zeros();
    let (mantissa, exponent) = (mantissa >> zeros, exponent + i32::try_from(zeros).ok()?);
    let bits = i32::try_from(u64::BITS - mantissa.leading_zeros()).ok()?;
    let top = exponent + bits - 1;
    if bits > 53 || exponent < -1074 || top > 1023 {
        return None;
    }
    // Two factors, since a power of two below 2^−1022 times a mantissa may be a normal number.
    let half = exponent / 2;
    Some(mantissa as f64 * power_of_two(half) * power_of_two(exponent - half))
}

fn power_of_two(exponent: i32) -> f64 {
    f64::from_bits(u64::try_from(i64::from(exponent) + 1023).unwrap_or_default() << 52)
}

#[cfg(test)]
mod tests {
    use super::hexadecimal;

    /// Compares with `printf("%a")` of the GNU C library, on the left; the last two are `%La` of 3 and of
    /// 0.1f.
    #[test]
    fn numbers_of_c_are_read_exactly() {
        let cases = [
            (0.0, "0x0p+0"),
            (1.0, "0x1p+0"),
            (3.0, "0x1.8p+1"),
            (-0.1, "-0x1.999999999999ap-4"),
            (1e300, "0x1.7e43c8800759cp+996"),
            (f64::MAX, "0x1.fffffffffffffp+1023"),
            (f64::MIN_POSITIVE, "0x1p-1022"),
            (5e-324, "0x0.0000000000001p-1022"),
            (16.0, "0x10p+0"),
            (3.0, "0xc.00p-2"),
            (f64::from(0.1_f32), "0xc.ccccdp-7"),
        ];
        for (number, text) in cases {
            assert_eq!(hexadecimal(text).map(f64::to_bits), Some(number.to_bits()), "{text}");
        }
        assert_eq!(hexadecimal("-0x0p+0").map(f64::to_bits), Some((-0.0_f64).to_bits()));
    }

    /// Refuses texts that are not numbers, and numbers that no f64 equals.
    #[test]
    fn what_no_f64_is_is_refused() {
        for text in [
            "",
            "0x",
            "0xp1",
            "0x1",
            "1.5",
            "0x1.gp0",
            "inf",
            "nan",
            "0x1p+1024",
            "0x1p-1075",
            "0x1.00000000000001p+0",
            "0x1p99999999999",
        ] {
            assert_eq!(hexadecimal(text), None, "{text}");
        }
    }
}
