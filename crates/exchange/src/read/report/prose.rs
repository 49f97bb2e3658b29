//! Shapes and poses in the words of reports on FCL and coal: `cylinder radius 0.03`, `Sphere position : (1, 2, 3)`.

use std::ops::Range;

use glam::DVec3;

use super::beside;
use super::draft::ReadingDraft;
use super::rotation::{self, SpatialFrame};
use crate::geometry::{Dimension, Shape};
use crate::message::text;
use crate::read::number::{self, Lexed};
use crate::reading::Reading;

/// Words that only users of FCL and coal write, since the axis of a cylinder differs elsewhere.
const ENGINES: [&str; 4] = ["fcl", "coal", "gst_libccd", "gst_indep"];

/// The kinds of shapes that are read.
const KINDS: [&str; 5] = ["sphere", "ball", "cylinder", "capsule", "cone"];

/// The properties of a shape, and the number of values of each.
const PROPERTIES: [(&str, usize); 9] = [
    ("radius", 1),
    ("length", 1),
    ("height", 1),
    ("position", 3),
    ("translation", 3),
    ("rotation", 9),
    ("pose", 16),
    ("transform", 16),
    ("transformation", 16),
];

/// A shape with the properties described so far.
struct Described<'a> {
    kind: &'a str,
    range: Range<usize>,
    radius: Option<f64>,
    length: Option<f64>,
    position: Option<DVec3>,
    rotation: Option<[f64; 9]>,
}

/// The shapes so far, the places that were understood, and the unit.
#[derive(Default)]
struct FoundShapes<'a> {
    shapes: Vec<Described<'a>>,
    understood: Vec<Range<usize>>,
    unit: Option<&'a str>,
}

/// Reads the shapes. Returns `None` if fewer than two are described, or none has a position.
pub(super) fn read(text: &str) -> Option<Reading> {
    let lower = text.to_ascii_lowercase();
    let is_code =
        KINDS.iter().any(|kind| ["(", "<", "{"].iter().any(|sign| lower.contains(&format!("{kind}{sign}"))));
    if is_code || !ENGINES.iter().any(|engine| lower.contains(engine)) {
        return None;
    }
    let mut draft = ReadingDraft::of(text);
    let mut found = FoundShapes::default();
    let mut start = 0;
    for line in lower.split_inclusive('\n') {
        describe(&lower, start, &mut found, &mut draft);
        start += line.len();
    }
    let FoundShapes { shapes, understood, unit } = found;
    if shapes.len() < 2 || shapes.iter().all(|shape| shape.position.is_none()) {
        return None;
    }
    // Otherwise a property is missing that was not understood.
    if draft.is_empty() {
        for shape in &shapes {
            body(shape, &mut draft);
        }
    }
    for line in beside::lines_with_numbers(text, &understood) {
        draft.left_out(line, text!("import-numbers-that-belong-to-no-shape"));
    }
    if let Some(unit) = unit {
        draft.remark(&text!("import-the-unit-after-the-numbers-was"; unit = unit));
    }
    draft.remark(text!("import-read-by-the-words-before-the"));
    Some(draft.finish())
}

/// Reads the properties on a line that begins with a kind of shape.
fn describe<'a>(text: &'a str, start: usize, found: &mut FoundShapes<'a>, draft: &mut ReadingDraft<'_>) {
    let line = text[start..].lines().next().unwrap_or_default();
    let begin = start + line.len() - line.trim_start_matches([' ', '\t', '-', '*']).len();
    let kind = word(&text[begin..]);
    if !KINDS.contains(&kind) {
        return;
    }
    let mut at = begin + kind.len();
    let end = start + line.len();
    while at < end {
        let between = text[at..].len() - text[at..].trim_start_matches([' ', '\t', ':', '=', ',']).len();
        let name = word(&text[at + between..]);
        let Some((name, count)) = PROPERTIES.iter().find(|(property, _)| *property == name) else { break };
        let property = at + between;
        let (numbers, length) = numbers(&text[property + name.len()..], *count);
        at = property + name.len() + length;
        let range = begin..at;
        if numbers.len() < *count {
            let expected = text!("import-numbers-of-a-shape"; count = *count, name = name, kind = kind);
            return draft.found(range, &expected, numbers.len().to_string());
        }
        let shapes = &mut found.shapes;
        let index = shapes.iter().position(|shape| shape.kind == kind).unwrap_or_else(|| {
            let range = range.clone();
            shapes.push(Described {
                kind,
                range,
                radius: None,
                length: None,
                position: None,
                rotation: None,
            });
            shapes.len() - 1
        });
        if !shapes[index].set(name, &numbers) {
            draft.problem(range.clone(), &text!("import-a-single-of-one"; name = name, kind = kind));
        }
        found.understood.push(range.clone());
        let (unit, length) = unit(&text[at..end.max(at)]);
        at += length;
        if unit.is_some_and(|unit| *found.unit.get_or_insert(unit) != unit) {
            draft.problem(range, text!("import-a-single-unit"));
        }
    }
}

impl Described<'_> {
    /// Sets a property that was not set.
    fn set(&mut self, name: &str, numbers: &[f64]) -> bool {
        let [first, .., last] = numbers else {
            let place = if name == "radius" { &mut self.radius } else { &mut self.length };
            return place.replace(numbers[0]).is_none();
        };
        match numbers.len() {
            3 => self.position.replace(DVec3::new(*first, numbers[1], *last)).is_none(),
            9 => self.rotation.replace(numbers.try_into().unwrap_or_default()).is_none(),
            _ => {
                let [a, b, c, x, d, e, f, y, g, h, i, z, rest @ ..] = numbers else { return false };
                let is_new = self.position.replace(DVec3::new(*x, *y, *z)).is_none();
                let rows = [*a, *b, *c, *d, *e, *f, *g, *h, *i];
                self.rotation.replace(rows).is_none() && is_new && rest == [0.0, 0.0, 0.0, 1.0]
            }
        }
    }
}

/// Adds a shape that is described completely.
fn body(shape: &Described<'_>, draft: &mut ReadingDraft<'_>) {
    let Described { kind, range, radius, length, position, rotation } = shape;
    let half = length.unwrap_or_default() / 2.0;
    let made = match (*kind, *radius, length) {
        ("sphere" | "ball", Some(radius), None) => Shape::Ball { radius },
        ("cylinder", Some(radius), Some(_)) => Shape::Cylinder { half_height: half, radius },
        ("cone", Some(radius), Some(_)) => Shape::Cone { half_height: half, radius },
        ("capsule", Some(radius), Some(_)) => {
            Shape::Capsule { a: DVec3::Z * -half, b: DVec3::Z * half, radius }
        }
        _ => return draft.problem(range.clone(), &text!("import-the-radius-and-the-length-of"; kind = kind)),
    };
    let Some(position) = *position else {
        return draft.problem(range.clone(), &text!("import-a-position-of-the"; kind = kind));
    };
    match rotation::matrix(rotation.unwrap_or([1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0])) {
        Ok(rotation) => {
            let pose = SpatialFrame { position, rotation }.pose();
            draft.body(kind, range.clone(), Dimension::Three, (made, pose, 0.0));
        }
        Err(found) => draft.found(range.clone(), &text!("import-a-rotation-of-the"; kind = kind), found),
    }
}

/// The letters at the beginning of a text.
fn word(text: &str) -> &str {
    &text[..text.find(|c: char| !c.is_alphabetic()).unwrap_or(text.len())]
}

/// Returns at most `count` numbers, separated only by blanks, commas and brackets, and the length of their text.
fn numbers(text: &str, count: usize) -> (Vec<f64>, usize) {
    let mut numbers = Vec::new();
    let mut end = 0;
    let mut at = 0;
    while numbers.len() < count {
        let rest = text[at..].trim_start_matches(|c: char| c.is_whitespace() || ":=,;()[]".contains(c));
        at = text.len() - rest.len();
        let Some((Lexed::Number(number), length)) = number::lex(rest, false) else { break };
        numbers.push(number);
        at += length;
        end = at;
    }
    (numbers, end)
}

/// A unit after a number, and the length of its text.
fn unit(text: &str) -> (Option<&str>, usize) {
    let blanks = text.len() - text.trim_start_matches([' ', ')', ']']).len();
    let inner = text[blanks..].trim_start_matches(['[', '(']);
    let name = word(inner);
    if !["mm", "cm", "m", "km", "in"].contains(&name) {
        return (None, 0);
    }
    let behind = inner[name.len()..].trim_start_matches([']', ')']);
    (Some(name), text.len() - behind.len())
}
