//! Numbers as they stand in traces: decimals, and strings with a number as `printf("%a")` writes it, exact to the last bit.
//! NaN and infinities are no numbers, but what engines print when they fail: their field is set aside with its text.

use serde_json::{Number, Value};

use crate::judge::protocol::NotFinite;

/// The fields whose values are numbers, or lists of them, at any depth.
const NUMERIC: [&str; 18] = [
    "v",
    "p",
    "q",
    "a",
    "simplex",
    "p_radius",
    "q_radius",
    "first",
    "distance",
    "depth",
    "witness",
    "tolerance",
    "zero",
    "position",
    "rotation",
    "dimension",
    "id",
    "version",
];

/// Turns the strings with numbers in an object into numbers; the error says which field holds another string. Fields with
/// NaN or an infinity become null, and the first of them is returned.
pub(super) fn decode(object: &mut Value) -> Result<Option<NotFinite>, String> {
    let Some(fields) = object.as_object_mut() else { return Ok(None) };
    let mut first = None;
    for (name, value) in fields {
        if let Some(field) = NUMERIC.into_iter().find(|field| *field == name) {
            if is_not_finite(value) {
                first = first.or(Some(NotFinite { field, said: text_of(value) }));
                *value = Value::Null;
            }
            numbers(name, value)?;
        } else if matches!(name.as_str(), "p_pose" | "q_pose") {
            first = first.or(decode(value)?);
        }
    }
    Ok(first)
}

/// Whether a NaN or an infinity stands in a value, as C, Python or JavaScript writes it.
fn is_not_finite(value: &Value) -> bool {
    match value {
        Value::String(text) => {
            let text = text.trim_start_matches(['+', '-']).to_ascii_lowercase();
            matches!(text.as_str(), "nan" | "inf" | "infinity")
                || text.starts_with("nan(")
                || text.starts_with("1.#")
        }
        Value::Array(items) => items.iter().any(is_not_finite),
        _ => false,
    }
}

/// The text of a value as it stands in sentences: `(nan, 0)`.
fn text_of(value: &Value) -> String {
    let text = value.to_string().replace('[', "(").replace(']', ")").replace(',', ", ").replace('"', "");
    let start: String = text.chars().take(60).collect();
    if start.len() < text.len() { start + "…" } else { start }
}

fn numbers(name: &str, value: &mut Value) -> Result<(), String> {
    match value {
        Value::String(text) => {
            let number = hexadecimal(text).and_then(Number::from_f64).ok_or_else(|| {
                format!(
                    "expected finite numbers, or strings as %a of C writes them, in \"{name}\", found {}",
                    shown(text)
                )
            })?;
            *value = Value::Number(number);
        }
        Value::Array(items) => items.iter_mut().try_for_each(|item| numbers(name, item))?,
        _ => {}
    }
    Ok(())
}

fn shown(text: &str) -> String {
    let start: String = text.chars().take(30).collect();
    format!("`{}`", crate::words::one_line(&start))
}

/// The number that a text such as `-0x1.8p+1` stands for. None if it is no such text, or a number that no f64 is.
pub(super) fn hexadecimal(text: &str) -> Option<f64> {
    /// More digits than any printf writes.
    const MOST_DIGITS: usize = 40;
    let (is_negative, rest) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    let rest = rest.strip_prefix("0x").or_else(|| rest.strip_prefix("0X"))?;
    let (digits, exponent) = rest.split_once(['p', 'P'])?;
    let exponent: i32 = exponent.parse().ok().filter(|it: &i32| it.abs() < 20_000)?;
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let all = format!("{whole}{fraction}");
    if all.is_empty() || all.len() > MOST_DIGITS || !all.bytes().all(|byte| byte.is_ascii_hexdigit()) {
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

/// `mantissa · 2^exponent`, if an f64 is that.
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

    /// As `printf("%a")` of the C library of GNU writes the numbers on the left; the last two are `%La` of 3 and of 0.1f.
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

    /// Neither texts that are no numbers, nor numbers that no f64 is.
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

    #[test]
    fn what_the_judge_writes_is_read_back() {
        for number in [0.1, -1e-310, 123_456.789, 2.0_f64.powi(-1074), f64::MAX, -7.0] {
            assert_eq!(hexadecimal(&crate::judge::case::hexadecimal(number)), Some(number));
        }
    }
}
