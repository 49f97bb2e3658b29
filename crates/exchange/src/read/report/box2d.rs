//! `b2DistanceInput` of `Box2D`, and the other inputs with proxies and transforms: as a debugger prints it in
//! braces or in columns, or as code that sets it field by field.

use std::collections::BTreeMap;
use std::ops::Range;

use glam::{DVec2, DVec3};

use super::draft::ReadingDraft;
use crate::geometry::{Dimension, MAX_VERTICES, Pose, Rotation, Shape, UNIT_TOLERANCE};
use crate::message::text;
use crate::read::number::{self, Lexed};
use crate::reading::Reading;

/// Returns whether the text contains such an input.
pub(super) fn is_box2d(text: &str) -> bool {
    text.contains("proxyA") && text.contains("proxyB")
}

/// A number with the names on the way to it, and its place.
struct NamedNumber {
    path: Vec<String>,
    value: f64,
    at: usize,
}

/// Maximum depth of names before a number; deeper ones have no meaning here.
const MAX_PATH: usize = 12;

/// Maximum number of numbers that are read.
const MAX_ENTRIES: usize = 50_000;

/// The part of one proxy that is found so far.
#[derive(Default)]
struct Proxy {
    points: BTreeMap<u32, [Option<f64>; 2]>,
    count: Option<f64>,
    radius: f64,
    transform: BTreeMap<&'static str, f64>,
    at: Option<usize>,
    is_positional: bool,
}

/// Reads the two proxies. Returns `None` if no vertex of them is given.
pub(super) fn read(text: &str) -> Option<Reading> {
    let mut draft = ReadingDraft::of(text);
    let entries = if has_columns(text) { columns(text) } else { fields(text) };
    let mut proxies = [Proxy::default(), Proxy::default()];
    for NamedNumber { path, value, at } in &entries {
        for (proxy, letter) in proxies.iter_mut().zip(["A", "B"]) {
            let after = |word: &str| {
                let name = format!("{word}{letter}");
                let index = path.iter().position(|step| *step == name)?;
                Some(path[index + 1..].iter().map(String::as_str).collect::<Vec<_>>())
            };
            if let Some(steps) = after("proxy") {
                proxy.at = proxy.at.or(Some(*at));
                proxy.field(&steps, *value);
            } else if let Some(steps) = after("transform") {
                proxy.step(&steps, *value);
            } else if after("sweep").is_some() {
                draft
                    .problem(to_end_of_line(text, *at), text!("import-transforms-of-the-proxies-not-sweeps"));
            }
        }
        if let Some(name) = path.iter().find(|step| step.starts_with("translation")) {
            let name = crate::words::one_line(name);
            let why = text!("import-is-a-motion-the-proxies-are"; name = name);
            draft.left_out(to_end_of_line(text, *at), &why);
        }
    }
    // Calls make the proxies; those are read as code.
    if proxies.iter().all(|proxy| proxy.points.is_empty()) {
        return None;
    }
    for (proxy, name) in proxies.iter().zip(["A", "B"]) {
        proxy.body(name, text, &mut draft);
    }
    Some(draft.finish())
}

fn to_end_of_line(text: &str, at: usize) -> Range<usize> {
    at..text[at..].find('\n').map_or(text.len(), |end| at + end)
}

impl Proxy {
    fn field(&mut self, steps: &[&str], value: f64) {
        match steps {
            ["points" | "m_vertices" | "vertices", index, axis] => {
                let axis = match *axis {
                    "x" | "0" => 0,
                    "y" | "1" => 1,
                    _ => return,
                };
                if let Ok(index) = index.parse::<u32>()
                    && self.points.len() <= MAX_VERTICES
                {
                    self.points.entry(index).or_default()[axis].get_or_insert(value);
                }
            }
            // A debugger shows the first of the vertices behind a pointer.
            ["m_vertices" | "vertices", "x"] => {
                self.points.entry(0).or_default()[0].get_or_insert(value);
            }
            ["m_vertices" | "vertices", "y"] => {
                self.points.entry(0).or_default()[1].get_or_insert(value);
            }
            ["count" | "m_count"] => self.count = Some(value),
            ["radius" | "m_radius"] => self.radius = value,
            _ => {}
        }
    }

    fn step(&mut self, steps: &[&str], value: f64) {
        let name = match steps {
            ["p", "x"] | ["p" | "0", "0"] => "x",
            ["p", "y"] | ["p" | "0", "1"] => "y",
            ["q", "c"] => "c",
            ["q", "s"] => "s",
            ["q" | "1", "0"] => {
                self.is_positional = true;
                "c"
            }
            ["q" | "1", "1"] => {
                self.is_positional = true;
                "s"
            }
            _ => return,
        };
        self.transform.entry(name).or_insert(value);
    }

    fn body(&self, name: &str, text: &str, draft: &mut ReadingDraft<'_>) {
        let at = self.at.unwrap_or_else(|| text.find(&format!("proxy{name}")).unwrap_or_default());
        let place = to_end_of_line(text, at);
        let whole: Vec<DVec3> = (0_u32..)
            .map_while(|index| match self.points.get(&index) {
                Some([Some(x), Some(y)]) => Some(DVec3::new(*x, *y, 0.0)),
                _ => None,
            })
            .collect();
        let found = whole.len();
        let count = self.count.unwrap_or(found as f64);
        // A comparison that is false for NaN.
        let fits = count >= 1.0 && count <= found as f64;
        if !fits {
            let expected =
                text!("import-vertices-of-the-proxy"; count = count.max(1.0).to_string(), name = name);
            return draft.found(place, &expected, found.to_string());
        }
        let points: Vec<DVec3> = whole
            .into_iter()
            .enumerate()
            .filter(|(index, _)| (*index as f64) < count)
            .map(|(_, it)| it)
            .collect();
        if points.len() < found {
            draft.remark(text!("import-vertices-after-the-count-of-a"));
        }
        let get = |name: &str| self.transform.get(name).copied();
        if self.transform.is_empty() {
            draft.remark(&text!("import-there-is-no-transform-of-it"; name = name));
        }
        if self.is_positional {
            draft.remark(text!("import-a-rotation-in-two-numbers-was"));
        }
        let [cosine, sine] = [get("c").unwrap_or(1.0), get("s").unwrap_or(0.0)];
        let length = DVec2::new(cosine, sine).length();
        let is_rotation = (length - 1.0).abs() <= UNIT_TOLERANCE;
        if !is_rotation {
            let found = text!("import-of-length"; length = length);
            return draft.found(place, &text!("import-a-cosine-and-a-sine-in"; name = name), found);
        }
        let angle = if sine == 0.0 && cosine > 0.0 { 0.0 } else { libm::atan2(sine, cosine) };
        let position = DVec3::new(get("x").unwrap_or(0.0), get("y").unwrap_or(0.0), 0.0);
        let pose = Pose { position, rotation: Rotation::Angle(angle) };
        let radius = self.radius;
        let (shape, pose, rounding) = match points.as_slice() {
            [center] if radius > 0.0 => {
                let position = pose.world_from_local(*center);
                (Shape::Disc { radius }, Pose { position, ..pose }, 0.0)
            }
            [a, b] if radius > 0.0 => (Shape::Capsule { a: *a, b: *b, radius }, pose, 0.0),
            _ => (Shape::Points(points), pose, radius),
        };
        draft.body(&format!("proxy{name}"), place, Dimension::Two, (shape, pose, rounding));
    }
}

/// Returns whether the text is the table of a debugger: names and values in columns, nested by tabs.
fn has_columns(text: &str) -> bool {
    text.lines().any(|line| {
        let line = line.trim_start_matches('\t');
        line.starts_with("proxyA\t")
    })
}

/// The numbers of such a table.
fn columns(text: &str) -> Vec<NamedNumber> {
    let mut entries = Vec::new();
    let mut path: Vec<(usize, String)> = Vec::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let inner = line.trim_start_matches('\t');
        let depth = line.len() - inner.len();
        let mut cells = inner.trim_end().split('\t');
        let name = cells.next().unwrap_or_default().trim_matches(['[', ']']).to_owned();
        path.truncate(path.iter().take_while(|(above, _)| *above < depth).count().min(MAX_PATH));
        path.push((depth, name));
        if let Some(value) = cells.next().and_then(number::whole)
            && entries.len() < MAX_ENTRIES
        {
            let path = path.iter().map(|(_, name)| name.clone()).collect();
            entries.push(NamedNumber { path, value, at: start + depth });
        }
        start += line.len();
    }
    entries
}

/// The numbers of assignments and of nested braces: `input.proxyA.points[0].x = 1;`, `proxyA = {points = {{x = 1, …`.
fn fields(text: &str) -> Vec<NamedNumber> {
    let mut entries = Vec::new();
    // The names of each open brace, and the number of the next value without a name.
    let mut open: Vec<(Vec<String>, u32)> = vec![(Vec::new(), 0)];
    let mut too_deep = 0_usize;
    let mut label: Option<Vec<String>> = None;
    let mut word: Option<Vec<String>> = None;
    let mut at = 0;
    while let Some(first) = text[at..].chars().next() {
        let rest = &text[at..];
        let is_path = first.is_alphabetic()
            || first == '_'
            || first == '['
            || (first == '.' && starts_name(&rest[1..]));
        let mut length = first.len_utf8();
        if is_path {
            length = path_length(rest);
            word = Some(steps(&rest[..length]));
        } else if let Some((lexed, count)) = number::lex(rest, false) {
            length = count.max(1);
            if let Lexed::Number(value) = lexed
                && entries.len() < MAX_ENTRIES
            {
                let path = child(&mut open, label.take());
                entries.push(NamedNumber { path, value, at });
            }
            word = None;
        } else {
            match first {
                '=' | ':' => label = word.take(),
                '{' | '(' if open.len() > MAX_PATH => too_deep += 1,
                '{' | '(' => {
                    let names = child(&mut open, label.take());
                    open.push((names, 0));
                    word = None;
                }
                '}' | ')' if too_deep > 0 => too_deep -= 1,
                '}' | ')' => {
                    if open.len() > 1 {
                        open.pop();
                    }
                    (label, word) = (None, None);
                }
                ';' | ',' => (label, word) = (None, None),
                _ => {}
            }
        }
        at += length;
    }
    entries
}

/// The names on the way to the next value in the innermost brace: its own, or its number.
fn child(open: &mut [(Vec<String>, u32)], label: Option<Vec<String>>) -> Vec<String> {
    let Some((names, next)) = open.last_mut() else { return Vec::new() };
    let own = label.unwrap_or_else(|| vec![next.to_string()]);
    *next = next.saturating_add(1);
    names.iter().cloned().chain(own).take(MAX_PATH).collect()
}

fn starts_name(text: &str) -> bool {
    text.starts_with(|c: char| c.is_alphabetic() || c == '_')
}

/// The length of a path such as `input->proxyA.points[0].x`.
fn path_length(text: &str) -> usize {
    let mut end = 0;
    while let Some(next) = text[end..].chars().next() {
        let is_part = next.is_alphanumeric() || "_.[]".contains(next);
        let is_arrow = text[end..].starts_with("->");
        if !is_part && !is_arrow {
            break;
        }
        end += if is_arrow { 2 } else { next.len_utf8() };
    }
    end.max(1)
}

/// The names of a path.
fn steps(path: &str) -> Vec<String> {
    let steps = path.split(['.', '[', ']', '-', '>']).filter(|step| !step.is_empty());
    steps.take(MAX_PATH).map(str::to_owned).collect()
}
