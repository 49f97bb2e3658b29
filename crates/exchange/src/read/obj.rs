//! Wavefront OBJ, through `tobj`: each object or group becomes a list of its vertices.
//!
//! Only positions, names and vertex numbers are passed on to the crate, after a check of everything that
//! could fail there, so that each problem has its place. The errors of the crate have no places, and a
//! texture number out of bounds would make it overflow.

use std::fmt::Write as _;
use std::ops::Range;

use glam::DVec3;

use super::{mesh, number};
use crate::form::{FLAT, SourceForm};
use crate::geometry::Dimension;
use crate::message::text;
use crate::reading::{PointList, Problem, Reading};

/// Returns whether a text is an OBJ file: its first lines are OBJ statements, among them a vertex.
pub(super) fn is_obj(text: &str) -> bool {
    let words = ["v", "vn", "vt", "vp", "f", "l", "p", "o", "g", "s", "usemtl", "mtllib"];
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    let first = |line: &str| line.split_whitespace().next().unwrap_or_default().to_owned();
    let mut has_vertex = false;
    let fit = lines.by_ref().take(100).all(|line| {
        let word = first(line);
        let is_vertex = word == "v";
        has_vertex |= is_vertex;
        // A `v` with two numbers is a named 2D point of another form.
        words.contains(&word.as_str()) && !(is_vertex && line.split_whitespace().count() < 4)
    });
    fit && has_vertex
}

/// Reads a mesh. It is 2D if the comment of our own writer says so, and every z is 0.
pub(super) fn read(text: &str) -> Reading {
    let mut reading = Reading::empty(SourceForm::Obj);
    let plain = match plain(text) {
        Ok(plain) => plain,
        Err(problem) => {
            reading.problems.push(problem);
            return reading;
        }
    };
    let options = tobj::LoadOptions::default();
    let no_materials = |_: &std::path::Path| Ok(Default::default());
    match tobj::load_obj_buf(&mut plain.as_bytes(), &options, no_materials) {
        Ok((models, _)) => {
            for model in models {
                let points = model.mesh.positions.chunks_exact(3).map(DVec3::from_slice);
                let name = if model.name == UNNAMED { "" } else { &model.name };
                let corners: Vec<DVec3> = points.clone().collect();
                let before = reading.lists.len();
                mesh::add(&mut reading, name, Dimension::Three, points);
                mesh::count_triangles(&mut reading, before, &triangles(&model.mesh, &corners));
            }
        }
        Err(error) => {
            reading.problems.push(Problem::of_file(text!("import-a-wavefront-obj-mesh"), error.to_string()));
        }
    }
    let is_level = |list: &PointList| list.points.iter().all(|point| point.z == 0.0);
    let all_level = !reading.lists.is_empty() && reading.lists.iter().all(is_level);
    if all_level && text.lines().any(|line| line.trim() == FLAT) {
        reading.lists.iter_mut().for_each(|list| list.dimension = Dimension::Two);
    } else if all_level {
        reading.remarks.push(text!("import-an-obj-mesh-has-three-dimensions").to_owned());
    }
    mesh::finished(reading, text!("import-vertices"))
}

/// The triangles of a mesh; a face of more corners is a fan.
fn triangles(model: &tobj::Mesh, corners: &[DVec3]) -> Vec<[DVec3; 3]> {
    let mut triangles = Vec::new();
    let mut start = 0;
    // Without the counts of corners, all faces are triangles.
    let threes = vec![3; if model.face_arities.is_empty() { model.indices.len() / 3 } else { 0 }];
    for arity in model.face_arities.iter().chain(&threes) {
        let end = start + *arity as usize;
        let corner = |index: &u32| corners.get(*index as usize).copied();
        let face: Option<Vec<DVec3>> =
            model.indices.get(start..end).and_then(|face| face.iter().map(corner).collect());
        mesh::add_fan(&mut triangles, &face.unwrap_or_default());
        start = end;
    }
    triangles
}

/// The name that the crate gives to an object without one.
const UNNAMED: &str = "unnamed_object";

/// A section of the file with one name.
#[derive(Default)]
struct ObjSection {
    /// The numbers of the vertices defined in the section, from 1.
    vertices: Range<usize>,
    /// The statements of faces, lines and points.
    elements: String,
}

/// The positions, names and vertex numbers of a file. The crate numbers vertices in order of appearance.
/// They are listed as points before the faces, so that the vertices of an object stay in the order of the
/// file.
fn plain(text: &str) -> Result<String, Problem> {
    let count = text.lines().filter(|line| line.split_whitespace().next() == Some("v")).count();
    let sections = text.lines().filter(|line| line.starts_with(['o', 'g'])).count();
    for (found, most, of) in
        [(count, Reading::MAX_POINTS, "vertices"), (sections, Reading::MAX_LISTS, "objects")]
    {
        if found > most {
            return Err(Problem::of_file(text!("import-at-most"; most = most, of = of), found.to_string()));
        }
    }
    let uses_faces = text.lines().any(|line| matches!(line.split_whitespace().next(), Some("f" | "l" | "p")));
    let mut out = String::new();
    let mut section = ObjSection { vertices: 1..1, ..ObjSection::default() };
    let mut so_far = 0;
    for line in text.split_inclusive('\n') {
        let content = line.split('#').next().unwrap_or_default();
        let mut words = content.split_whitespace();
        match words.next() {
            Some("v") => {
                out.push('v');
                let mut coordinates = 0;
                for word in words.take(3) {
                    let value = number::whole(word);
                    let refusal =
                        value.map_or_else(|| Some(number::expected(word).to_owned()), number::refusal);
                    if let Some(expected) = refusal {
                        return Err(Problem::here(text, place(text, word), expected));
                    }
                    // Writing to a string cannot fail.
                    write!(out, " {:?}", value.unwrap_or_default()).ok();
                    coordinates += 1;
                }
                if coordinates < 3 {
                    return Err(Problem::here(
                        text,
                        place(text, content.trim()),
                        text!("import-three-coordinates"),
                    ));
                }
                out.push('\n');
                so_far += 1;
                section.vertices.end = so_far + 1;
            }
            Some("o" | "g") => {
                section.end(&mut out, uses_faces);
                section = ObjSection { vertices: so_far + 1..so_far + 1, ..ObjSection::default() };
                let name = words.collect::<Vec<_>>().join(" ");
                writeln!(out, "o {}", if name.is_empty() { UNNAMED } else { &name }).ok();
            }
            Some("f" | "l" | "p") => {
                section.elements.push('f');
                for word in words {
                    let index = vertex_number(word, so_far).filter(|index| (1..=count).contains(index));
                    let Some(index) = index else {
                        let expected = text!("import-the-number-of-a-vertex-1"; count = count);
                        return Err(Problem::here(text, place(text, word), expected));
                    };
                    write!(section.elements, " {index}").ok();
                }
                section.elements.push('\n');
            }
            _ => {}
        }
    }
    section.end(&mut out, uses_faces);
    Ok(out)
}

impl ObjSection {
    /// Writes the elements that constitute the object: its own vertices first.
    fn end(&self, out: &mut String, uses_faces: bool) {
        if self.elements.is_empty() && uses_faces {
            return;
        }
        for index in self.vertices.clone() {
            writeln!(out, "f {index}").ok();
        }
        out.push_str(&self.elements);
    }
}

/// The vertex number of `7`, `7/1/2`, `7//2`, or `-1` for the last vertex so far.
fn vertex_number(word: &str, so_far: usize) -> Option<usize> {
    let number: isize = word.split('/').next()?.parse().ok()?;
    if number < 0 {
        so_far.checked_sub(number.unsigned_abs())?.checked_add(1)
    } else {
        usize::try_from(number).ok()
    }
}

/// The byte range of a slice of the text.
fn place(text: &str, part: &str) -> Range<usize> {
    let start = part.as_ptr() as usize - text.as_ptr() as usize;
    start..start + part.len()
}
