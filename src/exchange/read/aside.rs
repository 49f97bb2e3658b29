//! Numbers beside the lists: those that belong to no list, and those that would move, turn, scale or round one.

use std::ops::Range;

use super::query;

/// Numbers that belong to no list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Aside {
    pub(super) range: Range<usize>,
    /// `p.rotate` of `p.rotate(0.5)`, `angle` of `angle = 0.5`; empty for a number in a sentence.
    pub(super) name: String,
    pub(super) kind: AsideKind,
}

/// Where numbers beside the lists stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AsideKind {
    /// In a sentence.
    Sentence,
    /// In a row within a sentence, which may be a point: `it begins at 50 100`.
    Row,
    /// Behind a name: `eps = 1e-9`.
    Named {
        /// Whether the value changes nothing where it is an angle or a distance.
        is_zero: bool,
    },
    /// In the brackets of a call.
    Call,
    /// In other brackets without points.
    Bracket,
    /// In rows of the faces of a mesh.
    Faces,
}

/// Words in the names of numbers and calls that move, turn, stretch or round a shape.
const CHANGES: [&str; 26] = [
    "radius",
    "radii",
    "angle",
    "rotation",
    "rotate",
    "rotated",
    "scale",
    "scaled",
    "offset",
    "translate",
    "translation",
    "translated",
    "transform",
    "rounding",
    "theta",
    "yaw",
    "pitch",
    "roll",
    "inflate",
    "shift",
    "orientation",
    "quaternion",
    "quat",
    "buffer",
    "matrix",
    "pose",
];

/// Words in the names of calls that only show, test or size a list.
pub(super) const HARMLESS: [&str; 29] = [
    "reserve", "resize", "size", "count", "len", "length", "print", "printf", "println", "shape", "dtype",
    "clear", "at", "assert", "expect", "check", "require", "log", "plot", "draw", "show", "astype", "abs",
    "fabs", "array", "eye", "identity", "sum", "stack",
];

/// First words of lines that show or test.
const TESTS: [&str; 10] =
    ["assert", "expect", "check", "require", "print", "printf", "console", "log", "return", "if"];

/// Participles that tell a change in a sentence.
const TOLD: [&str; 8] =
    ["rotated", "scaled", "translated", "shifted", "inflated", "stretched", "radius", "turned"];

/// The reason why faces are left out.
pub(super) const FACES: &str = "the faces of a mesh: the hull of the points has its own";

/// Bodies other than hulls, as sentences about two points may name them.
const BODIES: [&str; 8] = ["cube", "sphere", "ball", "capsule", "cylinder", "circle", "disc", "cuboid"];

/// Whether a line has a point in brackets.
fn has_point(line: &str) -> bool {
    line.split('(').skip(1).any(|rest| {
        let number =
            rest.trim_start_matches([' ', '-']).trim_start_matches(|c: char| c.is_ascii_digit() || c == '.');
        rest.starts_with(|c: char| c.is_ascii_digit() || c == '-' || c == ' ') && number.starts_with(',')
    })
}

/// The words of a name in lower case: `ship`, `radius` of `shipRadius`.
pub(super) fn words_of(name: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let mut before = ' ';
    for c in name.chars() {
        let begins = !c.is_alphabetic() || (c.is_uppercase() && !before.is_uppercase());
        if begins || words.is_empty() {
            words.push(String::new());
        }
        if c.is_alphabetic()
            && let Some(last) = words.last_mut()
        {
            last.extend(c.to_lowercase());
        }
        before = c;
    }
    words.retain(|word| !word.is_empty());
    words
}

/// Whether a name is that of a number that moves, turns, stretches or rounds a shape.
pub(super) fn changes(name: &str) -> bool {
    words_of(name).iter().any(|word| CHANGES.contains(&word.as_str()))
}

/// A number behind a name.
pub(super) fn named(range: Range<usize>, name: String, value: f64) -> Aside {
    let is_factor = words_of(&name).iter().any(|word| ["w", "scale", "scaled"].contains(&word.as_str()));
    let is_zero = if is_factor { value == 1.0 } else { value == 0.0 };
    Aside { range, name, kind: AsideKind::Named { is_zero } }
}

/// The reason why numbers were left out.
///
/// # Errors
/// What was expected in place of numbers that would change a list.
pub(super) fn reason(text: &str, aside: &Aside, lists: &[&str]) -> Result<&'static str, String> {
    match aside.kind {
        AsideKind::Sentence | AsideKind::Row => {
            let line = line_of(text, &aside.range);
            let words = words_of(line);
            let has_point = has_point(line);
            let tells = |word: &&String| {
                TOLD.contains(&word.as_str()) || (has_point && BODIES.contains(&word.trim_end_matches('s')))
            };
            match words.iter().find(tells) {
                Some(word) => {
                    Err(format!("vertices where they are meant; `{word}` may tell another place or size"))
                }
                None => Ok("a number in a sentence"),
            }
        }
        AsideKind::Named { is_zero: true } => Ok("no part of a list of points"),
        AsideKind::Named { .. } if changes(&aside.name) => Err(refusal(&aside.name)),
        AsideKind::Call => call(text, aside, lists),
        AsideKind::Faces => Ok(FACES),
        AsideKind::Named { .. } | AsideKind::Bracket => Ok("no part of a list of points"),
    }
}

/// What is expected in place of a number or a call with this name.
fn refusal(name: &str) -> String {
    format!("a pose or a radius that is set for its shape; `{name}` may change one")
}

/// The reason of a call: one on a list, or with a single list, may change it.
fn call(text: &str, aside: &Aside, lists: &[&str]) -> Result<&'static str, String> {
    let (owner, method) = aside.name.rsplit_once('.').unwrap_or(("", &aside.name));
    let words = words_of(method);
    let is_harmless = words.iter().any(|word| HARMLESS.contains(&word.as_str()));
    if changes(method) && !is_harmless {
        return Err(refusal(method));
    }
    let named = query::lists_in(&text[aside.range.clone()], lists);
    let is_owned = lists.contains(&owner);
    let may_change =
        !is_harmless && (is_owned || named.len() == 1) && has_numbers(&text[aside.range.clone()]);
    if may_change && !is_test(line_of(text, &aside.range)) {
        return Err(format!("a call that is known for a list of points, not `{method}`"));
    }
    Ok("no part of a list of points")
}

/// Whether a line shows or tests a result.
fn is_test(line: &str) -> bool {
    words_of(line).first().is_some_and(|first| TESTS.contains(&first.as_str()))
}

/// Whether a call has a number other than the size of an identity matrix.
fn has_numbers(call: &str) -> bool {
    let call = call.replace("eye(4)", "").replace("eye(3)", "").replace("eye(2)", "");
    let mut before = ' ';
    call.chars().any(|c| {
        let is_number = c.is_ascii_digit() && !(before.is_alphanumeric() || before == '_');
        before = c;
        is_number
    })
}

/// Maximum length of a line around a place, in bytes before and after it.
const MAX_LINE: usize = 300;

/// The line that a range begins on; of a long one, the part around the range.
pub(super) fn line_of<'a>(text: &'a str, range: &Range<usize>) -> &'a str {
    let last = bound(text, (range.start + MAX_LINE).min(text.len()));
    let end = text[range.start..last].find('\n').map_or(last, |at| range.start + at);
    &text[line_start(text, range.start)..end]
}

/// Where the line of a place begins; of a long one, a place before it.
pub(super) fn line_start(text: &str, place: usize) -> usize {
    let first = bound(text, place.saturating_sub(MAX_LINE));
    text[first..place].rfind('\n').map_or(first, |at| first + at + 1)
}

/// The last boundary of characters up to a place.
fn bound(text: &str, place: usize) -> usize {
    (0..=place).rev().find(|at| text.is_char_boundary(*at)).unwrap_or_default()
}
