//! The natural order of file names.

use std::cmp::Ordering;
use std::iter::Peekable;
use std::str::Chars;

/// Compares names so that `scene 2` comes before `scene 10`: digits count as numbers, and upper and lower
/// case as equal, unless nothing else distinguishes the names.
pub(super) fn in_natural_order(a: &str, b: &str) -> Ordering {
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

/// Reads the digits at the beginning, without leading zeros.
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
