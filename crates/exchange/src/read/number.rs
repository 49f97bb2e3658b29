//! Numbers as programs and people write them: `4.0f`, `-.5`, `1.`, `1e-3`, `2.5_f64`, `−3`, `1_000`, `0x1.8p+1`.

use std::ops::Range;

use crate::geometry::MAX_COORDINATE;
use crate::hexadecimal::hexadecimal;
use crate::message::text;
use crate::reading::Problem;
use crate::words::vanishes;

/// The number at the beginning of a text.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Lexed {
    /// A finite number of any size.
    Number(f64),
    /// A piece that begins like a number but fits no f64, such as `1.2.3`, `1e999`, `1e-400` or `0x10`.
    Malformed,
}

/// The type suffixes of numbers in programming languages.
const SUFFIXES: [&str; 35] = [
    "_f32", "_f64", "_r", "f32", "f64", "f16", "lf", "LF", "f", "F", "d", "D", "l", "L", "m", "u", "U", "ul",
    "UL", "ull", "ULL", "ll", "LL", "uz", "u8", "u16", "u32", "u64", "usize", "_usize", "i8", "i16", "i32",
    "i64", "isize",
];

/// Reads the number at the beginning of a text, and its length in bytes. Returns `None` if the text begins
/// otherwise. With `decimal_comma` a comma between two digits is a decimal point.
pub(super) fn lex(text: &str, decimal_comma: bool) -> Option<(Lexed, usize)> {
    let bytes = text.as_bytes();
    let digit = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_digit);
    let sign = sign_length(text);
    if let Some(length) = hexadecimal_length(bytes, sign) {
        return Some(lexed_hexadecimal(text, length));
    }
    let whole = digits(bytes, sign);
    let mut end = sign + whole;
    let point = match bytes.get(end) {
        // Two points denote a range, not a fraction.
        Some(b'.') => (whole > 0 && bytes.get(end + 1) != Some(&b'.')) || digit(end + 1),
        Some(b',') => decimal_comma && whole > 0 && digit(end + 1),
        _ => false,
    };
    if point {
        end += 1 + digits(bytes, end + 1);
    } else if whole == 0 {
        return None;
    }
    if matches!(bytes.get(end), Some(b'e' | b'E')) {
        let sign = sign_length(&text[end + 1..]);
        let exponent = digits(bytes, end + 1 + sign);
        if exponent > 0 {
            end += 1 + sign + exponent;
        }
    }
    let number = &text[..end];
    if let Some(suffix) = SUFFIXES.iter().find(|suffix| is_whole(&text[end..], suffix)) {
        end += suffix.len();
    }
    let rest = &text[end..];
    if continues(rest) {
        return Some((Lexed::Malformed, end + junk(rest)));
    }
    let plain = number.replace(['_', '\''], "").replace('−', "-").replace(',', ".");
    // `1,000` has a separator, rather than two numbers.
    let is_group = plain.len() == 3 && plain.bytes().all(|byte| byte == b'0');
    let lexed = match plain.parse::<f64>() {
        Ok(_) if is_group => Lexed::Malformed,
        Ok(value) if value.is_finite() && !vanishes(&plain, value) => Lexed::Number(value),
        Ok(_) | Err(_) => Lexed::Malformed,
    };
    Some((lexed, end))
}

/// Returns the expected value if a piece of a text is malformed as a number.
pub(super) fn expected(found: &str) -> &'static str {
    if found.parse().is_ok_and(|value| vanishes(found, value)) {
        text!("import-too-small-for-double")
    } else {
        text!("import-a-number")
    }
}

/// Finds the first nonzero decimal in a text that would be read as zero. Quoted text is skipped.
pub(super) fn lost(text: &str, is_single: bool) -> Option<Range<usize>> {
    let parse = |decimal: &str| {
        if is_single { decimal.parse::<f32>().map(f64::from) } else { decimal.parse::<f64>() }
    };
    let mut start = 0;
    for (index, piece) in text.split('"').enumerate() {
        let is_quoted = index % 2 == 1;
        let mut at = start;
        // Commands of paths in drawings come directly before their numbers.
        for word in piece.split(|c: char| !(c.is_ascii_digit() || "._+-eE".contains(c))) {
            let vanishes = |value: f64| vanishes(word, value);
            if !is_quoted && word.contains(['e', 'E', '.']) && parse(word).is_ok_and(vanishes) {
                return Some(at..at + word.len());
            }
            at += word.len() + text[at + word.len()..].chars().next().map_or(0, char::len_utf8);
        }
        start += piece.len() + 1;
    }
    None
}

/// Reports a nonzero number that would be read as zero.
pub(super) fn lost_problem(text: &str, is_single: bool) -> Option<Problem> {
    let range = lost(text, is_single)?;
    let expected =
        if is_single { text!("import-too-small-for-single") } else { text!("import-too-small-for-double") };
    Some(Problem::here(text, range, expected))
}

/// Parses a whole text as one number, ignoring blanks around it.
pub(super) fn whole(text: &str) -> Option<f64> {
    let text = text.trim();
    match lex(text, false) {
        Some((Lexed::Number(value), length)) if length == text.len() => Some(value),
        Some(_) | None => None,
    }
}

/// Returns the expected value if a number is not valid as a coordinate.
pub(super) fn refusal(number: f64) -> Option<String> {
    if !number.is_finite() {
        Some(text!("import-a-finite-number").to_owned())
    } else if number.abs() > MAX_COORDINATE {
        Some(text!("import-a-number-of-at-most"; most = format!("{MAX_COORDINATE:e}")))
    } else {
        None
    }
}

/// Returns whether a word denotes a number that is not finite: `nan`, `-inf` without its sign,
/// `f64::INFINITY`, `np.nan`.
pub(super) fn is_not_finite(word: &str) -> bool {
    let last = word.rsplit([':', '.']).next().unwrap_or_default().to_ascii_lowercase();
    [
        "nan",
        "inf",
        "infinity",
        "infinityf",
        "neg_infinity",
        "huge_val",
        "negativeinfinity",
        "positiveinfinity",
    ]
    .contains(&last.as_str())
}

/// The length of a sign: `-`, `+` or `−` (U+2212).
fn sign_length(text: &str) -> usize {
    text.chars().next().filter(|first| "+-−".contains(*first)).map_or(0, char::len_utf8)
}

/// The length of a hexadecimal number with a binary exponent after a sign. Returns `None` for `0x10`, which
/// is an address or a seed.
fn hexadecimal_length(bytes: &[u8], sign: usize) -> Option<usize> {
    let rest = bytes.get(sign..)?;
    let rest = rest.strip_prefix(b"0x").or_else(|| rest.strip_prefix(b"0X"))?;
    let mantissa = rest.iter().take_while(|byte| byte.is_ascii_hexdigit() || **byte == b'.').count();
    let exponent =
        rest.get(mantissa..)?.strip_prefix(b"p").or_else(|| rest.get(mantissa..)?.strip_prefix(b"P"))?;
    let signed = usize::from(matches!(exponent.first(), Some(b'+' | b'-')));
    let digits = exponent.iter().skip(signed).take_while(|byte| byte.is_ascii_digit()).count();
    (digits > 0).then_some(sign + 3 + mantissa + signed + digits)
}

fn lexed_hexadecimal(text: &str, length: usize) -> (Lexed, usize) {
    let rest = &text[length..];
    let suffix =
        ["f", "F", "l", "L"].iter().find(|suffix| is_whole(rest, suffix)).map_or(0, |suffix| suffix.len());
    let end = length + suffix;
    if continues(&text[end..]) {
        return (Lexed::Malformed, end + junk(&text[end..]));
    }
    match hexadecimal(&text[..length].replace('−', "-")) {
        Some(value) => (Lexed::Number(value), end),
        None => (Lexed::Malformed, end),
    }
}

/// The length of a sequence of digits with single underscores between them, or with `'` before each three.
fn digits(bytes: &[u8], start: usize) -> usize {
    let mut end = start;
    while let Some(byte) = bytes.get(end) {
        let follow =
            |count: usize| bytes.iter().skip(end + 1).take_while(|it| it.is_ascii_digit()).count() >= count;
        let is_separator = end > start
            && bytes[end - 1].is_ascii_digit()
            && (*byte == b'_' && follow(1) || *byte == b'\'' && follow(3));
        if !byte.is_ascii_digit() && !is_separator {
            break;
        }
        end += 1;
    }
    end - start
}

/// Returns whether a text begins with this suffix, followed by the end of the word.
fn is_whole(text: &str, suffix: &str) -> bool {
    text.strip_prefix(suffix).is_some_and(|rest| !continues(rest))
}

/// Returns whether a text continues the number before it.
fn continues(text: &str) -> bool {
    let mut characters = text.chars();
    match characters.next() {
        Some('.') => characters.next().is_some_and(|next| next.is_ascii_digit()),
        // Some compilers print values that are not numbers as `1.#INF`.
        Some('#') => true,
        Some(next) => next.is_alphanumeric() || next == '_',
        None => false,
    }
}

/// The length of the rest of a malformed number.
fn junk(text: &str) -> usize {
    let belongs = |c: char| c.is_alphanumeric() || "_.#".contains(c);
    text.find(|c| !belongs(c)).unwrap_or(text.len())
}
