//! Units after numbers, `1.5 mm`: if most numbers of a text have the same unit, it is left out.

use std::ops::Range;

/// The known units.
const UNITS: [&str; 8] = ["mm", "cm", "dm", "m", "km", "in", "ft", "px"];

/// Replaces the unit in a text by blanks, so that all places stay, and returns the unit. Returns `None` if
/// there is no unit, or several.
pub(super) fn without(text: &str) -> Option<(String, &'static str)> {
    let mut places: Vec<Range<usize>> = Vec::new();
    let mut unit: Option<&'static str> = None;
    let (mut numbers, mut at) = (0, 0);
    while let Some(end) = number_from(text, &mut at) {
        numbers += 1;
        if let Some((found, place)) = unit_at(text, end) {
            if unit.is_some_and(|unit| unit != found) {
                return None;
            }
            unit = Some(found);
            places.push(place);
        }
    }
    let unit = unit.filter(|_| places.len() > 1 && 2 * places.len() > numbers)?;
    let mut plain = text.as_bytes().to_vec();
    for place in places {
        plain[place].fill(b' ');
    }
    // Letters of ASCII became blanks.
    Some((String::from_utf8(plain).ok()?, unit))
}

/// Finds the place of a unit in brackets that differs from the first in the text: `A (cm)`, `B [m]`.
pub(super) fn another(text: &str) -> Option<Range<usize>> {
    let mut first = None;
    for (open, _) in text.match_indices(['(', '[']) {
        let rest = &text[open + 1..];
        let length = rest.bytes().take_while(u8::is_ascii_alphabetic).take(3).count();
        let is_closed = rest[length..].starts_with([')', ']']);
        let unit = UNITS.into_iter().find(|unit| is_closed && *unit == &rest[..length] && *unit != "in");
        if unit.is_some() && first.is_some() && first != unit {
            return Some(open..open + 2 + length);
        }
        first = first.or(unit);
    }
    None
}

/// Finds the next number from a place on, and moves the place past it. Returns its end.
fn number_from(text: &str, at: &mut usize) -> Option<usize> {
    let bytes = text.as_bytes();
    let is = |index: usize, test: fn(&u8) -> bool| bytes.get(index).is_some_and(test);
    let is_in_word =
        |index: usize| index > 0 && is(index - 1, |byte| byte.is_ascii_alphanumeric() || *byte == b'_');
    while *at < bytes.len() && (!bytes[*at].is_ascii_digit() || is_in_word(*at)) {
        *at += 1;
    }
    if *at >= bytes.len() {
        return None;
    }
    let mut end = *at;
    loop {
        let is_exponent = is(end, |byte| matches!(byte, b'e' | b'E'))
            && (is(end + 1, u8::is_ascii_digit)
                || is(end + 1, |byte| matches!(byte, b'+' | b'-')) && is(end + 2, u8::is_ascii_digit));
        if is_exponent {
            end += 2;
        } else if is(end, |byte| byte.is_ascii_digit() || *byte == b'.') {
            end += 1;
        } else {
            break;
        }
    }
    *at = end;
    Some(end)
}

/// The unit after a number, with its place. A meter is separated by a blank: `1.5m` is a decimal number of C#.
fn unit_at(text: &str, end: usize) -> Option<(&'static str, Range<usize>)> {
    let rest = &text[end..];
    let blanks = usize::from(rest.starts_with(' '));
    let word: &str = rest[blanks..].split(|c: char| !c.is_alphanumeric() && c != '_').next()?;
    let unit = UNITS.into_iter().find(|unit| *unit == word)?;
    let is_called = rest[blanks + word.len()..].starts_with(['(', '.', ':', '=']);
    (!is_called && (blanks > 0 || unit != "m")).then(|| (unit, end + blanks..end + blanks + word.len()))
}
