//! The parts of the sentences about a step: the claim can be read aloud, and no part is long.

use gjk_figure::narration::explain;

use crate::narration::all_runs;

/// The number of words of a sentence, where a value in brackets counts as one and a sign of a formula as none.
fn words(sentence: &str) -> usize {
    let mut depth = 0_usize;
    let outside = |c: char| {
        depth += usize::from(c == '(');
        let is_inside = depth > 0;
        depth -= usize::from(c == ')' && depth > 0);
        if is_inside { '#' } else { c }
    };
    let plain: String = sentence.chars().map(outside).collect();
    plain.split_whitespace().filter(|word| word.chars().any(|c| c.is_alphanumeric() || c == '#')).count()
}

#[test]
fn claims_are_short_enough_to_be_read_aloud() {
    assert_eq!(words("A·v = (1, 2) lies past O."), 5);
    for trace in all_runs() {
        for step in 0..trace.steps() {
            let explanation = explain(&trace, step);
            let parts = [
                (&explanation.claim, 14),
                (&explanation.evidence, 30),
                (&explanation.consequence, 30),
                (&explanation.more, 30),
            ];
            for (part, most) in parts {
                let part = part.to_plain();
                assert!(words(&part) <= most, "{} words, more than {most}: {part}", words(&part));
            }
        }
    }
}
