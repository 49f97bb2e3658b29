//! The text of an exception of FCL: `Shape 1: Box…`, in newer versions `Shape 1:` above `Box<double>(…);`,
//! with four rows below `X_FS1`, and the tolerances of the solver.

use std::borrow::Cow;
use std::ops::Range;

use glam::DVec3;

use super::draft::ReadingDraft;
use super::rotation;
use crate::geometry::{Dimension, Pose, Rotation, Shape};
use crate::message::text;
use crate::read::number;
use crate::reading::Reading;

/// Returns whether the text is one of FCL.
pub(super) fn is_fcl(text: &str) -> bool {
    text.contains("X_FS") && text.contains("Shape ")
}

/// Maximum length of a repeated message, in characters.
const MAX_CHARACTERS: usize = 200;

/// A line of a report, without the name of a process before it, and with the part that the log broke off.
struct ReportLine<'a> {
    text: Cow<'a, str>,
    /// The place of the line in the text.
    range: Range<usize>,
}

/// A shape whose pose has not been read.
struct Waiting {
    name: String,
    range: Range<usize>,
    shape: Option<Shape>,
}

/// Reads the shapes and their poses.
pub(super) fn read(text: &str) -> Reading {
    let mut draft = ReadingDraft::of(text);
    let lines = lines(text, &mut draft);
    let mut shape: Option<Waiting> = None;
    let mut index = 0;
    while let Some(line) = lines.get(index) {
        index += 1;
        if let Some((name, words)) = heading(&line.text) {
            if let Some(Waiting { range, .. }) = shape.take() {
                draft.problem(range, text!("import-a-pose-below-the-shape"));
            }
            let (found, below) = described(name, words, line, &lines[index..]);
            index += below;
            if found.shape.is_none() {
                draft.problem(found.range.clone(), text!("import-a-box-sphere-ellipsoid-capsule-cylinder"));
            }
            shape = Some(found);
        } else if line.text.trim_start().starts_with("X_FS") {
            let rows = &lines[index..lines.len().min(index + 4)];
            match shape.take() {
                Some(shape) => place(shape, rows, &mut draft),
                None => draft.problem(line.range.clone(), text!("import-the-shape-before-its-pose")),
            }
            index += 4;
        } else {
            remark(&line.text, &mut draft);
        }
    }
    if let Some(Waiting { range, .. }) = shape {
        draft.problem(range, text!("import-a-pose-below-the-shape"));
    }
    if !draft.is_empty() {
        draft.remark(text!("import-read-as-fcl-prints-them-a"));
        draft.remark(text!("import-the-rotation-matrices-became-quaternions-which"));
    }
    draft.finish()
}

/// The shape of a heading, and the number of lines below that belong to it.
fn described(name: String, words: &str, line: &ReportLine<'_>, lines: &[ReportLine<'_>]) -> (Waiting, usize) {
    if !words.trim().is_empty() {
        let start = line.range.start + line.text.len() - words.trim_start().len();
        let range = start.min(line.range.end)..line.range.end;
        return (Waiting { name, range, shape: shape_of(words) }, 0);
    }
    let below = lines.iter().take_while(|line| !is_heading(&line.text)).count();
    let range = match &lines[..below] {
        [first, .., last] => first.range.start..last.range.end,
        [only] => only.range.clone(),
        [] => line.range.clone(),
    };
    let words: Vec<&str> = lines[..below].iter().map(|line| &*line.text).collect();
    (Waiting { name, range, shape: shape_of(&words.join("\n")) }, below)
}

/// Adds a shape at the place that its rows give.
fn place(Waiting { name, range, shape }: Waiting, rows: &[ReportLine<'_>], draft: &mut ReadingDraft<'_>) {
    let Some(shape) = shape else { return };
    match pose(rows) {
        Ok(pose) => {
            draft.body(&name, range, Dimension::Three, (shape, pose, 0.0));
        }
        Err(found) => {
            let start = rows.first().map_or(range.start, |row| row.range.start);
            let end = rows.last().map_or(range.end, |row| row.range.end);
            let expected = text!("import-four-rows-of-four-numbers-a");
            draft.found(start..end.max(start), expected, found);
        }
    }
}

/// Repeats the message, and lists the omitted numbers.
fn remark(line: &str, draft: &mut ReadingDraft<'_>) {
    if let Some((_, message)) = line.split_once("Original error message:") {
        // The function with its words, after the file and the line.
        let message = message.split_once("): ").map_or(message, |(_, words)| words);
        let short: String = message.trim().trim_end_matches('.').chars().take(MAX_CHARACTERS).collect();
        draft.remark(&text!("import-fcl-says"; short = short));
    } else if line.contains("tolerance") {
        draft.remark(text!("import-the-tolerances-in-the-report-belong"));
    }
}

/// The lines. A log of a terminal breaks lines at its width, within numbers, and names the process only
/// before the first part.
fn lines<'a>(text: &'a str, draft: &mut ReadingDraft<'_>) -> Vec<ReportLine<'a>> {
    let named = |line: &str| {
        let inner = line.trim_start();
        inner.strip_prefix('[').and_then(|rest| rest.find(']')).map(|end| line.len() - inner.len() + end + 2)
    };
    let widths = text.lines().filter(|line| named(line).is_some()).map(|line| line.chars().count());
    let width = widths.clone().max().filter(|width| widths.filter(|it| it == width).count() > 1);
    let mut start = 0;
    let mut lines: Vec<ReportLine<'_>> = Vec::new();
    let mut is_broken = false;
    for whole in text.split_inclusive('\n') {
        let line = whole.trim_end_matches(['\n', '\r']);
        let skipped = named(line);
        match lines.last_mut() {
            Some(last) if is_broken && skipped.is_none() => {
                draft.remark(text!("import-lines-wrapped-by-a-log-are"));
                last.text.to_mut().push_str(line);
                last.range.end = start + line.trim_end().len();
            }
            _ => {
                let own = skipped.unwrap_or_default();
                let end = (start + line.trim_end().len()).max(start + own);
                lines.push(ReportLine { text: Cow::Borrowed(&line[own..]), range: start + own..end });
                is_broken = skipped.is_some();
            }
        }
        is_broken &= Some(line.chars().count()) == width;
        start += whole.len();
    }
    lines
}

/// Returns whether a shape or a pose begins in a line.
fn is_heading(line: &str) -> bool {
    line.trim_start().starts_with("X_FS") || heading(line).is_some()
}

/// The name of a shape, and its words: `Shape 1: Box…`.
fn heading(line: &str) -> Option<(String, &str)> {
    let (name, words) = line.split_once(':')?;
    let number = name.trim().strip_prefix("Shape ")?;
    number.parse::<u32>().ok()?;
    Some((name.trim().to_owned(), words))
}

/// The numbers in some words, such as `Cylinder(r: 0.05, lz: 0.06)`.
fn numbers(words: &str) -> Vec<f64> {
    let pieces = words.split(|c: char| c.is_whitespace() || ",:;()[]".contains(c));
    pieces.filter_map(number::whole).collect()
}

fn shape_of(words: &str) -> Option<Shape> {
    let words = words.trim();
    let end = words.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(words.len());
    let (kind, rest) = words.split_at(end);
    let shape = match (kind, numbers(rest).as_slice()) {
        ("Box", [x, y, z]) => Shape::Cuboid { half_extents: DVec3::new(*x, *y, *z) / 2.0 },
        ("Sphere", [radius]) => Shape::Ball { radius: *radius },
        ("Ellipsoid", [x, y, z]) => Shape::Ellipsoid { semi_axes: DVec3::new(*x, *y, *z) },
        ("Convex", _) => Some(points_of(rest)).filter(|points| !points.is_empty()).map(Shape::Points)?,
        (_, [radius, length]) => along_z(kind, *radius, length / 2.0)?,
        _ => return None,
    };
    Some(shape)
}

/// The points of a hull, as `Vector3<double>(1, 2, 3)`.
fn points_of(words: &str) -> Vec<DVec3> {
    let calls = words.split("Vector3<").skip(1);
    let insides = calls.filter_map(|call| Some(call.split_once('(')?.1.split_once(')')?.0));
    insides
        .filter_map(|inside| {
            let point: [f64; 3] = numbers(inside).try_into().ok()?;
            Some(DVec3::from_array(point))
        })
        .collect()
}

/// A body of revolution along z by its radius and half of its length.
fn along_z(kind: &str, radius: f64, half_height: f64) -> Option<Shape> {
    Some(match kind {
        "Capsule" => Shape::Capsule { a: DVec3::Z * -half_height, b: DVec3::Z * half_height, radius },
        "Cylinder" => Shape::Cylinder { half_height, radius },
        "Cone" => Shape::Cone { half_height, radius },
        _ => return None,
    })
}

/// The pose of four rows; the error contains the found text.
fn pose(rows: &[ReportLine<'_>]) -> Result<Pose, String> {
    let numbers: Vec<Vec<f64>> = rows.iter().map(|row| numbers(&row.text)).collect();
    let [x, y, z, last] = numbers.as_slice() else { return Err(text!("import-fewer-rows").to_owned()) };
    let ([a, b, c, px], [d, e, f, py], [g, h, i, pz]) = (x.as_slice(), y.as_slice(), z.as_slice()) else {
        return Err(text!("import-rows-of-other-lengths").to_owned());
    };
    if last.as_slice() != [0.0, 0.0, 0.0, 1.0] {
        return Err(text!("import-a-different-last-row").to_owned());
    }
    let rotation = rotation::matrix([*a, *b, *c, *d, *e, *f, *g, *h, *i])?;
    Ok(Pose { position: DVec3::new(*px, *py, *pz), rotation: Rotation::Quaternion(rotation) })
}
