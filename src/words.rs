//! Words and numbers in texts, for all layers: counts, enumerations, names, decimals, and text from files made fit to be
//! shown.

use std::cmp::Ordering;
use std::fmt::{Display, Write as _};
use std::iter::Peekable;
use std::str::Chars;

/// Text that may come from a file, for a terminal, a picture or a message: each character that would act on what is around
/// it is replaced by U+FFFD. Line ends and tabs stay.
pub(crate) fn printable(text: &str) -> String {
    text.chars()
        .map(|c| if acts(c) && !matches!(c, '\n' | '\t') { char::REPLACEMENT_CHARACTER } else { c })
        .collect()
}

/// The same for text that has to stay on one line: line ends and tabs become blanks.
pub(crate) fn one_line(text: &str) -> String {
    let blank = |c: char| if matches!(c, '\n' | '\r' | '\t') { ' ' } else { c };
    printable(&text.chars().map(blank).collect::<String>())
}

/// The characters of [`printable`] inside a JSON text, escaped: they can only be in its strings, which stay the same.
pub(crate) fn escaped_in_json(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if acts(c) && !matches!(c, '\n' | '\t') {
            // All of them lie in the basic multilingual plane, so that four digits are enough.
            // Writing to a string cannot fail.
            write!(out, "\\u{:04x}", u32::from(c)).ok();
        } else {
            out.push(c);
        }
    }
    out
}

/// Whether a character acts on what is around it: control characters, line and paragraph separators, marks that change
/// the direction of text, and characters that XML forbids.
fn acts(c: char) -> bool {
    let turns =
        matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    turns || c.is_control() || matches!(c, '\u{2028}' | '\u{2029}' | '\u{fffe}' | '\u{ffff}')
}

/// A number for a message, in a form that stays short: `0.5`, `-1e300`.
pub(crate) fn number(value: f64) -> String {
    let is_plain = value == 0.0 || (1e-5..1e16).contains(&value.abs());
    if is_plain || !value.is_finite() { value.to_string() } else { format!("{value:e}") }
}

/// Whether a decimal was read as zero though it is none: too small for its precision.
pub(crate) fn vanishes(decimal: &str, value: f64) -> bool {
    let digits = decimal.split(['e', 'E']).next().unwrap_or_default();
    value == 0.0 && digits.contains(|c: char| ('1'..='9').contains(&c))
}

/// Adds a line.
pub(crate) fn line(out: &mut String, text: &str) {
    // Writing to a string cannot fail.
    writeln!(out, "{text}").ok();
}

/// A count with its noun, which takes an s in the plural: `1 edge`, `3 edges`.
pub(crate) fn counted<T: Copy + Display + PartialEq + From<u8>>(count: T, noun: &str) -> String {
    let plural = if count == T::from(1) { "" } else { "s" };
    format!("{count} {noun}{plural}")
}

/// `a, b and c`.
pub(crate) fn enumerated(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [rest @ .., last] => format!("{} and {last}", rest.join(", ")),
    }
}

/// The one of several things that has a name; the error lists the names of all.
pub(crate) fn with_name<T: Copy>(all: &[T], name: fn(T) -> &'static str, text: &str) -> Result<T, String> {
    all.iter().copied().find(|thing| name(*thing) == text).ok_or_else(|| {
        let names: Vec<&str> = all.iter().copied().map(name).collect();
        format!("expected one of {}, found `{text}`", names.join(", "))
    })
}

/// The order of names in which `scene 2` comes before `scene 10`: digits count as numbers, and letters of either case as
/// the same, unless nothing else tells the names apart.
pub(crate) fn in_natural_order(a: &str, b: &str) -> Ordering {
    let (mut left, mut right) = (a.chars().peekable(), b.chars().peekable());
    loop {
        let order = match (left.peek().copied(), right.peek().copied()) {
            (None, None) => return a.cmp(b),
            (Some(x), Some(y)) if x.is_ascii_digit() && y.is_ascii_digit() => {
                let (x, y) = (number_at(&mut left), number_at(&mut right));
                // Without leading zeros, the longer one is greater.
                x.len().cmp(&y.len()).then_with(|| x.cmp(&y))
            }
            (x, y) => {
                left.next();
                right.next();
                let letter = |c: Option<char>| c.map(|c| c.to_lowercase().collect::<String>());
                letter(x).cmp(&letter(y))
            }
        };
        if order.is_ne() {
            return order;
        }
    }
}

/// Takes the digits at the beginning, without leading zeros.
fn number_at(text: &mut Peekable<Chars<'_>>) -> String {
    let digits: String = std::iter::from_fn(|| text.next_if(char::is_ascii_digit)).collect();
    digits.trim_start_matches('0').to_owned()
}

#[cfg(test)]
mod tests {
    use super::in_natural_order;

    #[test]
    fn numbers_in_names_count() {
        let sorted = [
            "",
            "Lesson 1",
            "lesson 2",
            "lesson 02 b",
            "lesson 10",
            "lesson a",
            "\u{e9}t\u{e9} 99999999999999999999999",
        ];
        for (i, a) in sorted.iter().enumerate() {
            for (j, b) in sorted.iter().enumerate() {
                assert_eq!(in_natural_order(a, b), i.cmp(&j), "{a} {b}");
            }
        }
    }
}
