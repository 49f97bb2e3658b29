//! Parts of a text that stay on one line: words, and formulas with the spaces in them.

use std::ops::Range;

/// Operators with a space on either side.
const OPERATORS: [&str; 9] = ["⊖", "=", "<", ">", "≤", "≥", "≈", "+", "−"];

/// Maximum length of the first terms of a sum that stays on one line, in bytes.
const MAX_TERM: usize = 12;

/// Characters of a number.
const OF_NUMBERS: &str = "0123456789.e−+";

/// Returns the bytes of the parts between which lines may break: `P ⊖ Q` and `v = (1, 2)` are one part each. A chain
/// may break before its second equals sign, and a long sum between its terms.
pub(crate) fn runs(text: &str) -> Vec<Range<usize>> {
    let mut runs = Vec::new();
    let mut start = 0;
    let spaces = text.match_indices(' ').map(|(space, _)| space);
    for end in spaces.chain([text.len()]) {
        let rest = text.get(end + 1..).unwrap_or_default();
        if !joins(&text[start..end], rest) {
            runs.push(start..end);
            start = end + 1;
        }
    }
    runs.retain(|run| !run.is_empty());
    runs
}

/// Returns whether the space between a run and the rest of the text belongs to a formula.
fn joins(run: &str, rest: &str) -> bool {
    let left = run.rsplit(' ').next().unwrap_or_default().trim_start_matches('(');
    let right = rest.split(' ').next().unwrap_or_default();
    let is_open = run.matches('(').count() > run.matches(')').count();
    match right {
        "=" => return !run.contains(" = "),
        "+" | "−" if !is_open && run.len() > MAX_TERM => return false,
        _ => {}
    }
    OPERATORS.contains(&left)
        || OPERATORS.contains(&right)
        || (left.ends_with(',') && are_components(run, right))
}

/// Returns whether a run ends within brackets that hold only numbers, and another number follows.
fn are_components(run: &str, next: &str) -> bool {
    let inside = run.rsplit('(').next().filter(|inside| inside.len() < run.len());
    let next = next.split([',', ')']).next().unwrap_or_default();
    let is_number = |text: &str| !text.is_empty() && text.chars().all(|letter| OF_NUMBERS.contains(letter));
    inside.is_some_and(|inside| inside.trim_end_matches(',').split(", ").all(is_number)) && is_number(next)
}

#[cfg(test)]
mod tests {
    use super::runs;

    #[test]
    fn formulas_are_one_part_and_words_are_many() {
        let cases: [(&str, &[&str]); 9] = [
            ("A is in P ⊖ Q, too", &["A", "is", "in", "P ⊖ Q,", "too"]),
            ("the start v = (1, −2.5e−7).", &["the", "start", "v = (1, −2.5e−7)."]),
            ("v = (−336, −480) = 48·(−7, −10), then", &["v = (−336, −480)", "= 48·(−7, −10),", "then"]),
            ("outside: AB⟂·AO = −10416 < 0 (≤ 0)", &["outside:", "AB⟂·AO = −10416 < 0", "(≤ 0)"]),
            ("p1 (4, 11, 0) and q2", &["p1", "(4, 11, 0)", "and", "q2"]),
            ("along −v (A, 2, 3)", &["along", "−v", "(A,", "2,", "3)"]),
            ("O = 2/7·(p0 − q0) + 1/2·(p2 − q0).", &["O = 2/7·(p0 − q0)", "+ 1/2·(p2 − q0)."]),
            ("0 (exactly), 4 − 1", &["0", "(exactly),", "4 − 1"]),
            (" 2  3 ", &["2", "3"]),
        ];
        for (text, parts) in cases {
            let found: Vec<&str> = runs(text).into_iter().map(|run| &text[run]).collect();
            assert_eq!(found, parts);
        }
        assert!(runs("").is_empty());
    }
}
