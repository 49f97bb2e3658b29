//! Numbers beside the lists: those that belong to no list, and those that would move, turn, scale or round one.

use std::ops::Range;

use super::code::hints::Hints;
use super::query;
use super::words::words_of;
use crate::message::text;

/// Numbers that belong to no list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Aside {
    pub(super) range: Range<usize>,
    /// The name before the numbers: `p.rotate` in `p.rotate(0.5)`, `angle` in `angle = 0.5`; empty for a number in a
    /// sentence.
    pub(super) name: String,
    pub(super) kind: AsideKind,
}

/// The surroundings of numbers beside the lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AsideKind {
    /// In a sentence.
    Sentence,
    /// In a row within a sentence; the row may be a point: `it begins at 50 100`.
    Row,
    /// After a name: `eps = 1e-9`.
    Named {
        /// Whether the value is zero, which as an angle or a distance changes nothing.
        is_zero: bool,
    },
    /// In the brackets of a call.
    Call,
    /// In other brackets without points.
    Bracket,
    /// In rows of the faces of a mesh.
    Faces,
    /// In a call that adds a point to a list, or sets one, without numbers: `p.push_back(corner)`.
    Point,
}

/// Words in the names of numbers and calls that move, turn, stretch or round a shape.
const CHANGES: [&str; 37] = [
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
    "margin",
    "skin",
    "rot",
    "phi",
    "psi",
    "heading",
    "degrees",
    "radians",
    "expand",
    "affine",
    "inflation",
];

/// Words in the names of calls that only show, test or size a list.
pub(super) const HARMLESS: [&str; 29] = [
    "reserve", "resize", "size", "count", "len", "length", "print", "printf", "println", "shape", "dtype",
    "clear", "at", "assert", "expect", "check", "require", "log", "plot", "draw", "show", "astype", "abs",
    "fabs", "array", "eye", "identity", "sum", "stack",
];

/// First words of lines that show or test a result.
const TESTS: [&str; 10] =
    ["assert", "expect", "check", "require", "print", "printf", "console", "log", "return", "if"];

/// Participles that announce a change in a sentence.
const TOLD: [&str; 9] =
    ["moved", "rotated", "scaled", "translated", "shifted", "inflated", "stretched", "radius", "turned"];

/// Bodies other than hulls, as sentences about two points may name them.
const BODIES: [&str; 8] = ["cube", "sphere", "ball", "capsule", "cylinder", "circle", "disc", "cuboid"];

/// Returns whether a line has a point in brackets.
fn has_point(line: &str) -> bool {
    line.split('(').skip(1).any(|rest| {
        let number =
            rest.trim_start_matches([' ', '-']).trim_start_matches(|c: char| c.is_ascii_digit() || c == '.');
        rest.starts_with(|c: char| c.is_ascii_digit() || c == '-' || c == ' ') && number.starts_with(',')
    })
}

/// Returns whether a name belongs to a number that moves, turns, stretches or rounds a shape.
pub(super) fn changes(name: &str) -> bool {
    words_of(name).iter().any(|word| CHANGES.contains(&word.as_str()))
}

/// Returns a number after a name.
pub(super) fn named(range: Range<usize>, name: String, value: f64) -> Aside {
    let is_factor = words_of(&name).iter().any(|word| ["w", "scale", "scaled"].contains(&word.as_str()));
    let is_zero = if is_factor { value == 1.0 } else { value == 0.0 };
    Aside { range, name, kind: AsideKind::Named { is_zero } }
}

/// Returns the reason why numbers were left out.
///
/// # Errors
/// The expected content, in place of numbers that would change a list.
pub(super) fn reason(
    text: &str,
    hints: &Hints<'_>,
    aside: &Aside,
    lists: &[&str],
) -> Result<&'static str, String> {
    match aside.kind {
        AsideKind::Sentence | AsideKind::Row => {
            let line = line_of(text, &aside.range);
            let words = words_of(line);
            let has_point = has_point(line);
            let tells = |word: &&String| {
                TOLD.contains(&word.as_str()) || (has_point && BODIES.contains(&word.trim_end_matches('s')))
            };
            match words.iter().find(tells) {
                Some(word) => Err(text!("import-no-beside-the-points-since-it"; word = word)),
                // `for i in range(3): a[i] += 10`
                None if ["+=", "-=", "*=", "/="].iter().any(|sign| line.contains(sign)) => {
                    unchanged(text, hints, aside, lists).map(|_| text!("import-a-number-in-a-sentence"))
                }
                None => Ok(text!("import-a-number-in-a-sentence")),
            }
        }
        AsideKind::Call => call(text, aside, lists),
        AsideKind::Faces => Ok(text!("import-faces")),
        AsideKind::Point => Err(text!("import-point").to_owned()),
        AsideKind::Named { is_zero: true } => Ok(text!("import-not-part-of-a-list-of")),
        AsideKind::Named { .. } if changes(&aside.name) => Err(refusal(&aside.name)),
        AsideKind::Named { .. } | AsideKind::Bracket => unchanged(text, hints, aside, lists),
    }
}

/// Returns the reason for leaving out a number that changes no list.
fn unchanged(text: &str, hints: &Hints<'_>, aside: &Aside, lists: &[&str]) -> Result<&'static str, String> {
    match assigned(text, hints, aside, lists) {
        Some(name) => Err(text!("import-no-statement-that-may-change"; name = name)),
        None => Ok(text!("import-not-part-of-a-list-of")),
    }
}

/// Returns the expected content, in place of a number or a call with this name.
fn refusal(name: &str) -> String {
    text!("import-a-shape-for-which-may-be"; name = name)
}

/// The list or the point that a statement with a number changes: `a += 5`, `a[0][1] = 7`, `p.x += 10`.
fn assigned<'a>(text: &'a str, hints: &Hints<'_>, aside: &'a Aside, lists: &[&'a str]) -> Option<&'a str> {
    let is_count = words_of(&aside.name).last().is_some_and(|word| {
        HARMLESS.contains(&word.as_str()) || ["n", "num", "nv", "version", "id"].contains(&word.as_str())
    });
    if is_count {
        return None;
    }
    if [".x", ".y", ".z"].iter().any(|axis| aside.name.ends_with(axis)) {
        return Some(&aside.name);
    }
    let line = line_of(text, &aside.range);
    let (target, value) = line.split_once('=')?;
    let is_list = |index: &usize| lists[*index].chars().any(char::is_alphabetic);
    let named = |part: &str| query::lists_in(part, lists).into_iter().find(is_list).map(|index| lists[index]);
    let is_augmented = target.trim_end().ends_with(['+', '-', '*', '/', '@']);
    let is_literal = aside.kind == AsideKind::Bracket && !aside.name.is_empty();
    let is_test = value.starts_with('=') || target.ends_with(['!', '<', '>']) || is_test(line);
    let first =
        target.split(|c: char| !(c.is_alphanumeric() || "_.".contains(c))).find(|word| !word.is_empty());
    // `pose[0, 3] = 5`
    let is_element = target.trim_end().ends_with(']') && target.contains(|c: char| c.is_ascii_digit());
    if is_element && !is_test {
        return first;
    }
    // `for v in points: v += 10`
    let looped = || {
        let list = hints.looped(first?, aside.range.start)?;
        lists.iter().copied().find(|name| *name == list || name.ends_with(&format!(".{list}")))
    };
    let changed =
        first.and_then(named).or_else(|| if is_augmented { named(target).or_else(looped) } else { None });
    if is_test { None } else { changed.or_else(|| if is_literal { named(value) } else { None }) }
}

/// Returns the reason for leaving out a call. A call on a list, or with a single list, may change it.
fn call(text: &str, aside: &Aside, lists: &[&str]) -> Result<&'static str, String> {
    let (owner, method) = aside.name.rsplit_once('.').unwrap_or(("", &aside.name));
    let words = words_of(method);
    let is_harmless = words.iter().any(|word| HARMLESS.contains(&word.as_str()));
    // A buffer of zero repairs a polygon and keeps its hull.
    let argument = text[aside.range.clone()].split(['(', ')', ',']).nth(1).unwrap_or_default();
    let is_repair = method == "buffer" && argument.trim().parse::<f64>() == Ok(0.0);
    if changes(method) && !is_harmless && !is_repair {
        return Err(refusal(method));
    }
    let call = &text[aside.range.clone()];
    let named = query::lists_in(call, lists);
    if named.is_empty() && owner.is_empty() {
        return Ok(text!("import-not-part-of-a-list-of"));
    }
    let has_numbers = has_numbers(call);
    if query::is_query(method)
        && has_numbers
        && let Some(word) = change_within(call, lists)
    {
        return Err(refusal(&word));
    }
    let is_owned = lists.contains(&owner);
    let may_change = !is_harmless && (is_owned || named.len() == 1) && has_numbers;
    if may_change && !is_test(line_of(text, &aside.range)) {
        return Err(text!("import-a-call-that-is-known-for"; method = method));
    }
    Ok(text!("import-not-part-of-a-list-of"))
}

/// Returns the change that a query call makes to one of its lists: `gjk(rotate(a, 0.3), b)`, `gjk(a + 5, b)`,
/// `gjk(a, b, margin=0.1)`.
fn change_within(call: &str, lists: &[&str]) -> Option<String> {
    let plain: String = call.split('"').step_by(2).collect::<Vec<_>>().join(" ");
    let pieces: Vec<&str> =
        plain.split_inclusive(|c: char| !(c.is_alphanumeric() || "_.".contains(c))).collect();
    let word =
        |piece: &str| piece.trim_end_matches(|c: char| !(c.is_alphanumeric() || "_.".contains(c))).to_owned();
    if let Some(piece) = pieces.iter().skip(1).find(|piece| changes(&word(piece))) {
        return Some(word(piece));
    }
    // A list followed by an operator.
    pieces.iter().enumerate().find_map(|(index, piece)| {
        let name = word(piece);
        let rest: String = pieces[index..].concat();
        let behind = rest[name.len()..].trim_start();
        let is_counted = index > 0 && ["sizeof", "len"].contains(&word(pieces[index - 1]).as_str());
        let is_changed =
            !is_counted && lists.contains(&name.as_str()) && behind.starts_with(['+', '*', '/', '@', '-']);
        (is_changed && !behind.starts_with("->")).then_some(name)
    })
}

/// Returns whether a line shows or tests a result.
fn is_test(line: &str) -> bool {
    words_of(line).first().is_some_and(|first| TESTS.contains(&first.as_str()))
}

/// Returns whether a call has a number other than the size of an identity matrix.
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

/// Returns the line that a range begins on; for a long one, the part around the range.
pub(super) fn line_of<'a>(text: &'a str, range: &Range<usize>) -> &'a str {
    let last = bound(text, (range.start + MAX_LINE).min(text.len()));
    let end = text[range.start..last].find('\n').map_or(last, |at| range.start + at);
    &text[line_start(text, range.start)..end]
}

/// Returns the start of the line of a place; for a long one, a place before it.
pub(super) fn line_start(text: &str, place: usize) -> usize {
    let first = bound(text, place.saturating_sub(MAX_LINE));
    text[first..place].rfind('\n').map_or(first, |at| first + at + 1)
}

/// The last character boundary at or before a place.
fn bound(text: &str, place: usize) -> usize {
    (0..=place).rev().find(|at| text.is_char_boundary(*at)).unwrap_or_default()
}
