//! STL, as text and binary, through `stl_io`: triangles in single precision, without names.

use std::io::{Cursor, Error, ErrorKind};

use glam::DVec3;

use super::{mesh, number};
use crate::form::SourceForm;
use crate::geometry::Dimension;
use crate::message::text;
use crate::reading::{Problem, Reading};

/// The length of the head of a binary file: 80 arbitrary bytes and the number of triangles.
const HEAD: usize = 84;

/// The length of one triangle in a binary file, in bytes.
const TRIANGLE: usize = 50;

/// Returns whether these bytes are a binary STL, decided by its length, since the head is arbitrary.
pub(super) fn is_binary(bytes: &[u8]) -> bool {
    let count = bytes.get(80..HEAD).and_then(|count| <[u8; 4]>::try_from(count).ok()).map(u32::from_le_bytes);
    let length =
        count.and_then(|count| usize::try_from(count).ok()?.checked_mul(TRIANGLE)?.checked_add(HEAD));
    length == Some(bytes.len()) && bytes.len() > HEAD
}

/// Reads a mesh as one list of vertices without a name.
pub(super) fn read(bytes: &[u8]) -> Reading {
    let binary = is_binary(bytes);
    let text = || str::from_utf8(bytes).ok().filter(|_| !binary);
    if let Some(problem) = miscounted(bytes).or_else(|| number::lost_problem(text()?, true)) {
        return Reading::refused(SourceForm::Stl, problem);
    }
    let mut owned = bytes.to_vec();
    if binary {
        // Some programs begin the head of a binary file with the keyword of a text file.
        owned[..5].fill(b' ');
    }
    let mut reading = Reading::empty(SourceForm::Stl);
    let coordinate = |number: f32| if binary { f64::from(number) } else { mesh::as_written(number) };
    let mut cursor = Cursor::new(owned);
    let corners = stl_io::create_stl_reader(&mut cursor).and_then(|triangles| {
        let mut corners = Vec::new();
        for triangle in triangles {
            let triangle = triangle?;
            corners.extend(triangle.vertices.map(|vertex| DVec3::from_array(vertex.0.map(coordinate))));
        }
        Ok(corners)
    });
    match corners {
        Ok(corners) => {
            let (triangles, _) = corners.as_chunks::<3>();
            mesh::add(&mut reading, "", Dimension::Three, corners.iter().copied());
            mesh::count_triangles(&mut reading, 0, triangles);
        }
        Err(error) => reading.problems.push(Problem::of_file(text!("import-an-stl-mesh"), found(&error))),
    }
    mesh::finished(reading, text!("import-triangles"))
}

/// Finds bytes after the last of the triangles that the head of a binary file counts.
fn miscounted(bytes: &[u8]) -> Option<Problem> {
    let count = u32::from_le_bytes(bytes.get(80..HEAD)?.try_into().ok()?);
    let length = usize::try_from(count).ok()?.checked_mul(TRIANGLE)?.checked_add(HEAD)?;
    let is_longer = str::from_utf8(bytes).is_err() && bytes.len() > length;
    is_longer.then(|| {
        let expected = text!("import-bytes-for-triangles"; length = length, count = count);
        Problem::of_file(expected, text!("import-bytes"; count = bytes.len()))
    })
}

fn found(error: &Error) -> String {
    if error.kind() == ErrorKind::UnexpectedEof {
        text!("import-an-end-before-the-last-triangle").to_owned()
    } else {
        super::super::reading::excerpt(&error.to_string())
    }
}
