//! Well-known text, bare or in quotes within code: `POLYGON Z ((0 0 1, 2 0 1, 2 2 1, 0 0 1))`.

use std::ops::Range;

use super::aside;
use super::leaf::RawPoint;
use super::list::RawList;
use super::number::{self, Lexed};
use super::select::Note;
use crate::message::text;

/// The geometries of a text.
pub(super) struct Geometries {
    /// The text, with blanks in place of the geometries.
    pub(super) plain: String,
    pub(super) lists: Vec<RawList>,
    /// Rings that are holes.
    pub(super) holes: Vec<Note>,
    /// Invalid geometries, or geometries of another dimension.
    pub(super) problems: Vec<Note>,
}

/// The kinds of geometries, the longer names first.
const KINDS: [(&str, WktKind); 7] = [
    ("MULTIPOLYGON", WktKind::Polygons),
    ("MULTIPOINT", WktKind::Points),
    ("MULTILINESTRING", WktKind::Lines),
    ("LINESTRING", WktKind::Lines),
    ("POLYGON", WktKind::Polygons),
    ("TRIANGLE", WktKind::Polygons),
    ("POINT", WktKind::Points),
];

/// The beginnings of calls that change a geometry, of `PostGIS` and of shapely.
const CHANGES: [&str; 17] = [
    "st_rotate",
    "st_scale(",
    "st_translate(",
    "st_affine(",
    "st_transscale(",
    "st_buffer(",
    "st_expand(",
    "st_transform(",
    "st_flipcoordinates(",
    "st_swapordinates(",
    "st_snaptogrid(",
    "st_simplify",
    "st_offsetcurve(",
    "st_force2d(",
    "affinity.",
    "affinity import",
    ".buffer(",
];

#[derive(Clone, Copy, PartialEq, Eq)]
enum WktKind {
    /// Brackets of rings, of which the first in a bracket is the outer one.
    Polygons,
    Lines,
    Points,
}

/// The points in one pair of brackets.
struct PointGroup {
    points: Vec<RawPoint>,
    range: Range<usize>,
    /// Whether the ring is the first in the bracket around it.
    is_first: bool,
}

/// Takes the geometries out of a text. Returns `None` if it has none.
pub(super) fn taken(text: &str) -> Option<Geometries> {
    let mut plain = text.as_bytes().to_vec();
    let (mut lists, mut holes, mut problems) = (Vec::new(), Vec::new(), Vec::new());
    let mut at = 0;
    while let Some((start, kind, open)) = next_kind(text, at) {
        at = start + 1;
        let Some((groups, end)) = groups(text, open) else {
            let is_name = text[start..open].bytes().all(|byte| byte.is_ascii_uppercase() || byte == b' ');
            if is_name {
                let expected = text!("import-well-known-text-with-2-or");
                problems.push((start..open + 1, expected.to_owned()));
            }
            continue;
        };
        let name = name_before(text, start);
        let list = |spots: Vec<RawPoint>| RawList {
            name: name.clone(),
            spots,
            bracket: Some(start..end),
            ..RawList::default()
        };
        match kind {
            WktKind::Points => {
                lists.push(list(groups.into_iter().flat_map(|group| group.points).collect()));
            }
            WktKind::Lines => lists.extend(groups.into_iter().map(|group| list(group.points))),
            WktKind::Polygons => {
                for group in groups {
                    if group.is_first {
                        lists.push(list(opened(group.points)));
                    } else {
                        holes.push((group.range, text!("import-a-hole-does-not-change-the").to_owned()));
                    }
                }
            }
        }
        plain[start..end].iter_mut().filter(|byte| **byte != b'\n').for_each(|byte| *byte = b' ');
        at = end;
    }
    problems.extend(changes(text));
    let plain = String::from_utf8(plain).ok()?;
    (!lists.is_empty()).then_some(Geometries { plain, lists, holes, problems })
}

/// The calls that move, turn, scale or grow a geometry.
fn changes(text: &str) -> impl Iterator<Item = Note> {
    let lower = text.to_ascii_lowercase();
    CHANGES.into_iter().flat_map(move |name| {
        let places: Vec<usize> = lower.match_indices(name).map(|(at, _)| at).collect();
        // A buffer of zero repairs a polygon and keeps its hull.
        let is_call = |at: &usize| {
            let argument = lower[at + name.len()..].split([')', ',']).next().unwrap_or_default();
            argument.trim().parse::<f64>() != Ok(0.0)
        };
        let note = |at| {
            let expected = text!("import-geometries-that-no-call-moves-turns");
            (at..at + name.len(), expected.to_owned())
        };
        places.into_iter().filter(is_call).map(note).collect::<Vec<_>>()
    })
}

/// A ring without its last point, if that is the first again.
fn opened(mut points: Vec<RawPoint>) -> Vec<RawPoint> {
    if points.len() > 1 && points.first().map(|it| it.numbers) == points.last().map(|it| it.numbers) {
        points.pop();
    }
    points
}

/// The place of the next name of a kind, the kind, and the place of the bracket after it.
fn next_kind(text: &str, from: usize) -> Option<(usize, WktKind, usize)> {
    let bytes = text.as_bytes();
    let mut at = from;
    while at < bytes.len() {
        let is_inside = at > 0 && (bytes[at - 1].is_ascii_alphanumeric() || bytes[at - 1] == b'_');
        let found = KINDS.iter().find(|(name, _)| {
            !is_inside
                && bytes
                    .get(at..at + name.len())
                    .is_some_and(|word| word.eq_ignore_ascii_case(name.as_bytes()))
        });
        if let Some((name, kind)) = found {
            let rest = text[at + name.len()..].trim_start_matches(' ');
            let tag = ["ZM", "M", "Z", "z"].into_iter().find(|tag| rest.starts_with(tag)).unwrap_or_default();
            let rest = rest[tag.len()..].trim_start_matches(' ');
            if rest.starts_with('(') {
                return Some((at, *kind, text.len() - rest.len()));
            }
        }
        at += 1;
    }
    None
}

/// The groups of points in a bracket, and the end of the bracket. Returns `None` if it is not well-known
/// text.
fn groups(text: &str, open: usize) -> Option<(Vec<PointGroup>, usize)> {
    let mut groups: Vec<PointGroup> = Vec::new();
    // The start of each open bracket, and the number of brackets in it.
    let mut stack: Vec<(usize, usize)> = Vec::new();
    let (mut points, mut numbers) = (Vec::new(), Vec::new());
    let mut at = open;
    if text[..open].trim_end().ends_with(['M']) {
        return None;
    }
    loop {
        let first = text[at..].chars().next()?;
        match first {
            '(' => {
                let is_empty = points.is_empty() && numbers.is_empty();
                stack.push((at, 0));
                (stack.len() <= 4 && is_empty).then_some(())?;
            }
            ')' | ',' => {
                points.extend(point(&mut numbers, at).ok()?);
                if first == ')' {
                    let (start, _) = stack.pop()?;
                    let outer = stack.last_mut().map(|(_, count)| std::mem::replace(count, *count + 1));
                    if !points.is_empty() {
                        let (points, range) = (std::mem::take(&mut points), start..at + 1);
                        groups.push(PointGroup { points, range, is_first: outer.unwrap_or_default() == 0 });
                    }
                }
            }
            _ if first.is_whitespace() => {}
            _ => {
                let (Lexed::Number(value), length) = number::lex(&text[at..], false)? else { return None };
                number::refusal(value).is_none().then_some(())?;
                numbers.push((value, at));
                at += length;
                continue;
            }
        }
        at += first.len_utf8();
        if stack.is_empty() {
            let count = groups.first()?.points.first()?.count;
            let is_even = groups.iter().flat_map(|group| &group.points).all(|point| point.count == count);
            return is_even.then_some((groups, at));
        }
    }
}

/// Makes a point of the numbers since the last comma. Returns `None` if there are none, as after a closing bracket, and
/// an error if there are not two or three.
fn point(numbers: &mut Vec<(f64, usize)>, end: usize) -> Result<Option<RawPoint>, ()> {
    let numbers = std::mem::take(numbers);
    let Some((_, start)) = numbers.first() else { return Ok(None) };
    if !(2..=3).contains(&numbers.len()) {
        return Err(());
    }
    let mut coordinates = [0.0; 3];
    for (coordinate, (value, _)) in coordinates.iter_mut().zip(&numbers) {
        *coordinate = *value;
    }
    Ok(Some(RawPoint { numbers: coordinates, count: numbers.len(), range: *start..end }))
}

/// The name before a geometry on its line: `roof: POLYGON …`, `track = wkt.loads("LINESTRING …`.
fn name_before(text: &str, start: usize) -> Option<String> {
    let before = &text[aside::line_start(text, start)..start];
    let end = before.rfind([':', '='])?;
    let word = before[..end].trim_end_matches([':', '=', ' ']);
    let name = word.rsplit(|c: char| !(c.is_alphanumeric() || c == '_')).next()?;
    (!name.is_empty()
        && !name.eq_ignore_ascii_case("srid")
        && !name.starts_with(|c: char| c.is_ascii_digit()))
    .then(|| name.to_owned())
}
