//! The text of an exception of FCL: `Shape 1: Box…`, in newer versions `Shape 1:` above `Box<double>(…);`, with four rows
//! below `X_FS1`, and the tolerances of the solver.

use std::ops::Range;

use glam::DVec3;

use super::draft::Draft;
use super::rotation;
use crate::exchange::read::number;
use crate::exchange::reading::Reading;
use crate::geometry::{Dimension, Pose, Rotation, Shape};

/// Whether the text is one of FCL.
pub(super) fn is_fcl(text: &str) -> bool {
    text.contains("X_FS") && text.contains("Shape ")
}

/// The longest message that is repeated.
const MOST_CHARACTERS: usize = 200;

/// Reads the shapes and their poses.
pub(super) fn read(text: &str) -> Reading {
    let mut draft = Draft::of(text);
    let lines: Vec<(usize, &str)> = lines(text);
    let mut shape: Option<(String, Range<usize>, Option<Shape>)> = None;
    let mut index = 0;
    while let Some((start, line)) = lines.get(index).copied() {
        index += 1;
        if let Some((name, at, words)) = heading(line) {
            if let Some((_, range, _)) = shape.take() {
                draft.problem(range, "a pose below the shape, as `X_FS1` and four rows");
            }
            let mut range = start + at..start + line.len();
            let mut words = words;
            if words.trim().is_empty() {
                let below = lines[index..].iter().take_while(|(_, line)| !is_heading(line)).count();
                if let Some((first, _)) = lines.get(index).filter(|_| below > 0) {
                    let (last, line) = lines[index + below - 1];
                    range = *first..last + line.len();
                    words = &text[range.clone()];
                }
                index += below;
            }
            let found = shape_of(words);
            if found.is_none() {
                draft.problem(
                    range.clone(),
                    "a Box, Sphere, Ellipsoid, Capsule, Cylinder, Cone or Convex with its lengths or points",
                );
            }
            shape = Some((name, range, found));
        } else if line.trim_start().starts_with("X_FS") {
            let rows: Vec<(usize, &str)> = lines.iter().skip(index).take(4).copied().collect();
            let end = rows.last().map_or(start + line.len(), |(at, row)| at + row.len());
            let Some((name, range, found)) = shape.take() else {
                draft.problem(start..start + line.len(), "the shape before its pose");
                continue;
            };
            let pose = pose(&rows);
            match (found, pose) {
                (None, _) => {}
                (Some(_), Err(found)) => {
                    let first = rows.first().map_or(start, |(at, _)| *at);
                    draft.found(
                        first..end,
                        "four rows of four numbers: a rotation, a position, and 0 0 0 1",
                        found,
                    );
                }
                (Some(shape), Ok(pose)) => draft.body(&name, range, Dimension::Three, (shape, pose, 0.0)),
            }
            index += 4;
        } else if let Some((_, message)) = line.split_once("Original error message:") {
            // The function with its words; before it stand the file and the line.
            let message = message.split_once("): ").map_or(message, |(_, words)| words);
            let short: String = message.trim().trim_end_matches('.').chars().take(MOST_CHARACTERS).collect();
            draft.remark(&format!("FCL says: {short}"));
        } else if line.contains("tolerance") {
            draft.remark("The tolerances in the report belong to its solver and are left out");
        }
    }
    if let Some((_, range, _)) = shape {
        draft.problem(range, "a pose below the shape, as `X_FS1` and four rows");
    }
    if !draft.is_empty() {
        draft.remark("Read as FCL prints them: a box by its full lengths, cylinders, cones and capsules along z by radius and full length");
        draft.remark("The rotation matrices became quaternions, which rounds vertices by a few units in the last place");
    }
    draft.finish()
}

/// The lines with their offsets, without the name of a process in brackets before each.
fn lines(text: &str) -> Vec<(usize, &str)> {
    let mut start = 0;
    let mut lines = Vec::new();
    for whole in text.split_inclusive('\n') {
        let line = whole.trim_end();
        let inner = line.trim_start();
        let skipped = match inner.strip_prefix('[').and_then(|rest| rest.find(']')) {
            Some(end) => line.len() - inner.len() + end + 2,
            None => 0,
        };
        lines.push((start + skipped, &line[skipped..]));
        start += whole.len();
    }
    lines
}

/// Whether a shape or a pose begins in a line.
fn is_heading(line: &str) -> bool {
    line.trim_start().starts_with("X_FS") || heading(line).is_some()
}

/// The name of a shape, the place of its words, and they: `Shape 1: Box…`.
fn heading(line: &str) -> Option<(String, usize, &str)> {
    let (name, words) = line.split_once(':')?;
    let number = name.trim().strip_prefix("Shape ")?;
    number.parse::<u32>().ok()?;
    Some((name.trim().to_owned(), line.len() - words.trim_start().len(), words))
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

/// The pose of four rows; the error says what was found.
fn pose(rows: &[(usize, &str)]) -> Result<Pose, String> {
    let numbers: Vec<Vec<f64>> = rows.iter().map(|(_, row)| numbers(row)).collect();
    let [x, y, z, last] = numbers.as_slice() else { return Err("fewer rows".to_owned()) };
    let ([a, b, c, px], [d, e, f, py], [g, h, i, pz]) = (x.as_slice(), y.as_slice(), z.as_slice()) else {
        return Err("rows of other lengths".to_owned());
    };
    if last.as_slice() != [0.0, 0.0, 0.0, 1.0] {
        return Err("another last row".to_owned());
    }
    let rotation = rotation::matrix([*a, *b, *c, *d, *e, *f, *g, *h, *i])?;
    Ok(Pose { position: DVec3::new(*px, *py, *pz), rotation: Rotation::Quaternion(rotation) })
}
