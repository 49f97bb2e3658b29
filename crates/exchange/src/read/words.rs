//! Words of names and of messages that all readers of lists share, and the test for rotations.

/// Substrings, in lower case, of functions that construct a point or append one to a list: these are not names.
pub(super) const MAKERS: [&str; 19] = [
    "vec", "point", "pt", "vert", "coord", "pos", "make", "tuple", "list", "array", "float", "double",
    "push", "append", "add", "insert", "emplace", "tensor", "matrix",
];

/// Returns the words of a name in lower case: `ship`, `radius` of `shipRadius`.
pub(super) fn words_of(name: &str) -> Vec<String> {
    split(name, char::is_alphabetic)
}

/// Splits a name into words in lower case, of characters that pass a test. A word ends before a capital after a small
/// letter, and between letters and digits.
pub(super) fn split(name: &str, is_part: fn(char) -> bool) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let mut before = ' ';
    for c in name.chars() {
        let begins = !is_part(c)
            || c.is_ascii_digit() != before.is_ascii_digit()
            || (c.is_uppercase() && !before.is_uppercase());
        if begins || words.is_empty() {
            words.push(String::new());
        }
        if is_part(c)
            && let Some(last) = words.last_mut()
        {
            last.extend(c.to_lowercase());
        }
        before = c;
    }
    words.retain(|word| !word.is_empty());
    words
}

/// Returns whether a call makes a point or a list of points, or adds to one.
pub(super) fn makes_points(callee: &str) -> bool {
    let last = callee.rsplit(['.', ':']).next().unwrap_or_default().to_ascii_lowercase();
    let whole = callee.to_ascii_lowercase();
    let is_maker = |word: &str| MAKERS.iter().any(|maker| word.contains(maker));
    // `vertices.reserve(8)` belongs to a list and adds nothing to it.
    let is_method = callee.contains('.') && !last.contains(|c: char| c.is_ascii_uppercase());
    if is_method {
        is_maker(&last) || last == "set"
    } else {
        is_maker(&whole) || last == "set" || last == "new"
    }
}

/// Returns whether rows of coordinates are unit vectors perpendicular to each other.
pub(super) fn is_rotation(rows: &[[f64; 3]]) -> bool {
    let dot = |a: &[f64; 3], b: &[f64; 3]| a.iter().zip(b).map(|(a, b)| a * b).sum::<f64>();
    rows.iter().enumerate().all(|(index, row)| {
        rows[..=index].iter().enumerate().all(|(other, beside)| {
            let expected = if other == index { 1.0 } else { 0.0 };
            (dot(row, beside) - expected).abs() < 1e-3
        })
    })
}
