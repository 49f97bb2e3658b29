//! PLY, as text and binary, through `ply-rs-bw`: the element `vertex` with its x, y and z, and the element
//! `face` with the numbers of its corners, of which only triangles are counted.

use std::io::Cursor;

use glam::DVec3;
use ply_rs_bw::parser::{Parser, Reader};
use ply_rs_bw::ply::{Encoding, PropertyAccess, PropertyAccessResult, PropertyDef, PropertyType, ScalarType};

use super::{mesh, number};
use crate::form::SourceForm;
use crate::geometry::Dimension;
use crate::message::text;
use crate::reading::{Problem, Reading};

/// A vertex or a face. The content of every other element is dropped.
#[derive(Debug, Default)]
struct Element {
    /// The coordinates of a vertex; z is missing in 2D.
    coordinates: [Option<f64>; 3],
    /// Whether all coordinates were given in single precision.
    is_single: bool,
    /// The vertex numbers of a face, from 0.
    corners: Vec<usize>,
}

impl Element {
    fn set(&mut self, name: &str, value: f64) -> PropertyAccessResult {
        if let Some(axis) = ["x", "y", "z"].iter().position(|axis| *axis == name) {
            self.coordinates[axis] = Some(value);
        }
        PropertyAccessResult::Set
    }
}

/// The setters that the parser calls for a property, one for each type.
macro_rules! scalars {
    ($($setter:ident: $number:ty),*) => {
        $(fn $setter(&mut self, name: &str, value: $number) -> PropertyAccessResult {
            self.set(name, f64::from(value))
        })*
    };
}

/// The setters for lists of integers: the corners of a face. A negative number refers to no vertex.
macro_rules! corners {
    ($($setter:ident: $number:ty),*) => {
        $(fn $setter(&mut self, name: &str, numbers: Vec<$number>) -> PropertyAccessResult {
            if !CORNERS.contains(&name) {
                return PropertyAccessResult::Ignored;
            }
            self.corners = numbers.into_iter().map(|it| usize::try_from(i64::from(it)).unwrap_or(usize::MAX)).collect();
            PropertyAccessResult::Set
        })*
    };
}

/// The setters for other lists, which are ignored.
macro_rules! ignored {
    ($($setter:ident: $number:ty),*) => {
        $(fn $setter(&mut self, _: &str, _: Vec<$number>) -> PropertyAccessResult {
            PropertyAccessResult::Ignored
        })*
    };
}

/// The names of the list of corners of a face.
const CORNERS: [&str; 2] = ["vertex_indices", "vertex_index"];

impl PropertyAccess for Element {
    fn new() -> Self {
        Self::default()
    }

    fn set_float(&mut self, name: &str, value: f32) -> PropertyAccessResult {
        self.is_single = true;
        self.set(name, f64::from(value))
    }

    scalars!(set_char: i8, set_uchar: u8, set_short: i16, set_ushort: u16, set_int: i32, set_uint: u32, set_double: f64);
    corners!(
        set_list_char: i8, set_list_uchar: u8, set_list_short: i16, set_list_ushort: u16, set_list_int: i32,
        set_list_uint: u32
    );
    ignored!(set_list_float: f32, set_list_double: f64);
}

/// Reads a mesh as one list of vertices without a name.
pub(super) fn read(bytes: &[u8]) -> Reading {
    match contents(bytes) {
        Ok(Contents { dimension, points, faces }) => {
            let mut reading = Reading::empty(SourceForm::Ply);
            let triangles =
                if dimension == Dimension::Three { triangles(&faces, &points) } else { Vec::new() };
            mesh::add(&mut reading, "", dimension, points);
            mesh::count_triangles(&mut reading, 0, &triangles);
            mesh::finished(reading, "vertices")
        }
        Err(problem) => Reading::refused(SourceForm::Ply, problem),
    }
}

/// The vertices and the faces of a mesh.
struct Contents {
    dimension: Dimension,
    points: Vec<DVec3>,
    faces: Vec<Element>,
}

/// The triangles of the faces; a face with an invalid vertex number has none.
fn triangles(faces: &[Element], points: &[DVec3]) -> Vec<[DVec3; 3]> {
    let mut triangles = Vec::new();
    for face in faces {
        let corners: Option<Vec<DVec3>> =
            face.corners.iter().map(|index| points.get(*index).copied()).collect();
        mesh::add_fan(&mut triangles, &corners.unwrap_or_default());
    }
    triangles
}

fn contents(bytes: &[u8]) -> Result<Contents, Problem> {
    let refused = |error: ply_rs_bw::parser::ParseError| {
        let text = error.to_string();
        let line = error.line().unwrap_or(1);
        Problem {
            line,
            ..Problem::of_file(text!("import-a-ply-mesh"), super::super::reading::excerpt(&text))
        }
    };
    let parser = Parser::<Element>::new();
    let mut reader = Reader::new(Cursor::new(bytes));
    let header = parser.read_header(&mut reader).map_err(refused)?;
    let mut rest = bytes.len();
    for (name, element) in &header.elements {
        // An element takes at least a byte, or a line, for each property. A greater count would be read
        // forever.
        let least = element.count.saturating_mul(element.properties.len().max(1));
        if (element.properties.is_empty() && element.count > 0) || least > rest {
            let found =
                text!("import-times-the-element"; count = element.count, name = name, bytes = bytes.len());
            return Err(Problem::of_file(text!("import-as-many-elements-as-the-file"), found));
        }
        rest -= least;
    }
    let elements = header.elements.get("vertex").map(|element| &element.properties);
    let has = |axis: &str| elements.is_some_and(|properties| properties.contains_key(axis));
    if !has("x") || !has("y") {
        return Err(Problem::of_file(text!("import-an-element-vertex-with-x-y"), text!("import-none")));
    }
    let coordinates = || {
        let axes = elements.into_iter().flatten();
        axes.filter(|(name, _)| ["x", "y", "z"].contains(&name.as_str()))
    };
    if let Some((name, _)) = coordinates().find(|(_, it)| matches!(it.data_type, PropertyType::List(..))) {
        let problem = Problem::of_file(
            text!("import-one-number-for-the-coordinate"; name = name),
            text!("import-a-list-of-numbers"),
        );
        return Err(Problem { line: header_line(bytes, name), ..problem });
    }
    let is_float = |it: &PropertyDef| matches!(it.data_type, PropertyType::Scalar(ScalarType::Float));
    let text = str::from_utf8(bytes).ok().filter(|_| header.encoding == Encoding::Ascii);
    let is_single = coordinates().any(|(_, it)| is_float(it));
    if let Some(problem) = text.and_then(|text| number::lost_problem(text, is_single)) {
        return Err(problem);
    }
    let dimension = if has("z") { Dimension::Three } else { Dimension::Two };
    let mut payload = parser.read_payload(&mut reader, &header).map_err(refused)?;
    let is_text = header.encoding == Encoding::Ascii;
    let vertices = payload.shift_remove("vertex").unwrap_or_default();
    let points = vertices.into_iter().map(|vertex| {
        let number = |number: Option<f64>| match number {
            #[expect(clippy::cast_possible_truncation, reason = "it was read as an f32")]
            Some(number) if is_text && vertex.is_single => mesh::as_written(number as f32),
            Some(number) => number,
            None => 0.0,
        };
        DVec3::from_array(vertex.coordinates.map(number))
    });
    let faces = payload.shift_remove("face").unwrap_or_default();
    Ok(Contents { dimension, points: points.collect(), faces })
}

/// The line of the header that declares a list with this name as a property.
fn header_line(bytes: &[u8], name: &str) -> usize {
    let declares = |line: &[u8]| {
        let line = String::from_utf8_lossy(line);
        let mut words = line.split_whitespace();
        words.next() == Some("property") && words.next() == Some("list") && words.last() == Some(name)
    };
    bytes.split(|byte| *byte == b'\n').position(declares).map_or(1, |line| line + 1)
}
