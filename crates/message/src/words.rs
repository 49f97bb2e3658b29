//! Words and numbers in texts, for all layers: counts, enumerations, names, decimals, and sanitized text
//! from files.

use std::fmt::Write as _;

use crate::text;

/// Sanitizes text that may come from a file, for outputs of several lines: a terminal, a picture or a message. For
/// other outputs, see [`one_line`], [`escaped_in_json`], [`in_html`] and [`in_csv`]. Each character that would affect
/// its surroundings is replaced by U+FFFD. Line ends and tabs stay.
pub fn printable(text: &str) -> String {
    text.chars()
        .map(|c| if acts(c) && !matches!(c, '\n' | '\t') { char::REPLACEMENT_CHARACTER } else { c })
        .collect()
}

/// Sanitizes text for one line, like [`printable`]; line ends and tabs become blanks.
pub fn one_line(text: &str) -> String {
    let blank = |c: char| if matches!(c, '\n' | '\r' | '\t') { ' ' } else { c };
    printable(&text.chars().map(blank).collect::<String>())
}

/// Puts no-break spaces where a line break would tear a term: around ⊖, before v or −v, and within `(1, −2)`.
pub fn unbroken(text: &str) -> String {
    let is_v = |word: &str| matches!(word.trim_end_matches(|it: char| it.is_ascii_punctuation()), "v" | "−v");
    let is_number = |word: &str| word.chars().all(|it| it.is_ascii_digit() || "(),.;:?−-/".contains(it));
    let mut out = String::with_capacity(text.len());
    let (mut before, mut is_point) = ("", false);
    for (number, word) in text.split(' ').enumerate() {
        // Marks of Markdown keep their blanks.
        let is_text = before.ends_with(char::is_alphanumeric);
        is_point = (is_point || before.starts_with('('))
            && before.ends_with(',')
            && !before.contains(')')
            && is_number(before)
            && is_number(word);
        let is_term = before == "⊖" || is_text && (word.starts_with('⊖') || is_v(word));
        if number > 0 {
            out.push(if is_term || is_point { '\u{a0}' } else { ' ' });
        }
        out.push_str(word);
        before = word;
    }
    out
}

/// Escapes the characters that [`printable`] replaces, in a JSON text. They can occur only in its strings, which keep
/// their value.
pub fn escaped_in_json(text: &str) -> String {
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

/// Sanitizes text for one line, like [`one_line`], and escapes it for HTML or SVG.
pub fn in_html(text: &str) -> String {
    one_line(text).replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Sanitizes text for one line, like [`one_line`], and quotes it as a cell of CSV. A cell that a spreadsheet
/// would execute as a formula begins with an apostrophe.
pub fn in_csv(text: &str) -> String {
    // The second half are the full-width forms, which Excel reads like the first.
    let formula = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
    let text = one_line(text).replace('"', "\"\"");
    // Some programs drop leading blanks first, or characters without a width.
    let is_blank = |c: char| {
        c.is_whitespace() || matches!(c, '\u{ad}' | '\u{200b}'..='\u{200d}' | '\u{2060}' | '\u{feff}')
    };
    let start = text.trim_start_matches(is_blank);
    let guard = if start.starts_with(formula) { "'" } else { "" };
    format!("\"{guard}{text}\"")
}

/// Returns a title as the name of a file without its extension, in lower case and with dashes: `two-boxes`. Returns
/// `None` if it has neither letters nor digits.
pub fn file_stem(title: &str) -> Option<String> {
    /// Maximum number of characters, so that every system accepts the name.
    const LONGEST: usize = 60;
    let words: Vec<String> = title
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect();
    let stem: String = words.join("-").chars().take(LONGEST).collect();
    let stem = stem.trim_end_matches('-').to_owned();
    (!stem.is_empty()).then_some(stem)
}

/// Returns whether a character affects its surroundings: control characters, line and paragraph separators,
/// marks that change the direction of text, and characters that XML forbids.
fn acts(c: char) -> bool {
    let turns =
        matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    turns || c.is_control() || matches!(c, '\u{2028}' | '\u{2029}' | '\u{fffe}' | '\u{ffff}')
}

/// Formats a number for a message, in a form that stays short: `0.5`, `-1e300`.
pub fn number(value: f64) -> String {
    let is_plain = value == 0.0 || (1e-5..1e16).contains(&value.abs());
    if is_plain || !value.is_finite() { value.to_string() } else { format!("{value:e}") }
}

/// Returns whether a nonzero decimal was read as zero: it is too small for its precision.
pub fn vanishes(decimal: &str, value: f64) -> bool {
    let digits = decimal.split(['e', 'E']).next().unwrap_or_default();
    value == 0.0 && digits.contains(|c: char| ('1'..='9').contains(&c))
}

/// Adds a line.
pub fn line(out: &mut String, text: &str) {
    // Writing to a string cannot fail.
    writeln!(out, "{text}").ok();
}

/// Joins items as `a, b and c`.
pub fn enumerated(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [rest @ .., last] => text!("words-and"; one = rest.join(", "), other = last),
    }
}

/// Implements `Display` for an enum by `name`, and `FromStr` by the names of the values in `ALL`.
#[macro_export]
macro_rules! by_name {
    ($kind:ty) => {
        impl std::fmt::Display for $kind {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl std::str::FromStr for $kind {
            type Err = String;

            fn from_str(text: &str) -> Result<Self, String> {
                $crate::words::with_name(&Self::ALL, Self::name, text)
            }
        }
    };
}

/// Finds the item with this name.
///
/// # Errors
/// No item has it. The error lists all names.
pub fn with_name<T: Copy>(all: &[T], name: fn(T) -> &'static str, text: &str) -> Result<T, String> {
    all.iter().copied().find(|thing| name(*thing) == text).ok_or_else(|| {
        let names: Vec<&str> = all.iter().copied().map(name).collect();
        text!("words-unknown-name"; names = names.join(", "), found = text)
    })
}

#[cfg(test)]
mod tests {
    use super::{file_stem, unbroken};

    #[test]
    fn a_title_becomes_the_name_of_a_file() {
        assert_eq!(file_stem("Two boxes: near, or not?").as_deref(), Some("two-boxes-near-or-not"));
        assert_eq!(file_stem("../a\\b").as_deref(), Some("a-b"), "no part of a path stays");
        assert_eq!(file_stem("Überlappung").as_deref(), Some("überlappung"));
        assert_eq!(file_stem(" … "), None);
        assert_eq!(
            file_stem(&"ab ".repeat(40)).map(|stem| stem.chars().count()),
            Some(59),
            "20 words, 19 dashes"
        );
    }

    #[test]
    fn terms_are_not_torn() {
        assert_eq!(unbroken("in P ⊖ Q along −v, not"), "in P\u{a0}⊖\u{a0}Q along\u{a0}−v, not");
        assert_eq!(unbroken("v = (1, −2, 0), 3, 4"), "v = (1,\u{a0}−2,\u{a0}0), 3, 4");
        assert_eq!(unbroken("- v\n> v is short"), "- v\n> v is short", "marks of Markdown keep their blanks");
    }
}
