//! OFF, as text: meshes of vertices and faces with their counts, one after the other, in any surrounding
//! text.

use std::ops::Range;

use glam::DVec3;

use super::report::beside;
use super::{mesh, number};
use crate::form::SourceForm;
use crate::geometry::Dimension;
use crate::message::text;
use crate::reading::{LeftOut, Problem, Reading};

/// The letters before the keyword, with the numbers that they add to a vertex: normals, and colors of three
/// or four components.
const KEYWORDS: [(&str, &[usize]); 4] =
    [("OFF", &[0]), ("COFF", &[3, 4]), ("NOFF", &[3]), ("CNOFF", &[6, 7])];

/// A line of the text without its comment.
struct OffLine<'a> {
    words: Vec<&'a str>,
    range: Range<usize>,
}

/// Returns whether a line of the text is the keyword of a mesh, with its counts after or below it.
pub(super) fn is_off(text: &str) -> bool {
    let mut lines = lines(text).filter(|line| !line.words.is_empty());
    let mut after_keyword = false;
    lines.any(|line| {
        let is_head = after_keyword && counts(&line.words).is_some();
        let behind = head_of(&line.words).map(|(_, behind)| behind);
        after_keyword = behind.is_some_and(<[_]>::is_empty);
        is_head || behind.is_some_and(|behind| !behind.is_empty())
    })
}

/// The numbers that a keyword adds to each vertex, and the words after it: none, or the counts.
fn head_of<'a, 'b>(words: &'b [&'a str]) -> Option<(&'static [usize], &'b [&'a str])> {
    let (first, behind) = words.split_first()?;
    let (_, extra) = KEYWORDS.iter().find(|(keyword, _)| keyword == first)?;
    (behind.is_empty() || counts(behind).is_some()).then_some((*extra, behind))
}

/// Reads all meshes. In a file (`is_file`), the first mesh may lack its keyword.
pub(super) fn read(text: &str, is_file: bool) -> Reading {
    let mut reading = Reading::empty(SourceForm::Off);
    let all: Vec<OffLine<'_>> = lines(text).filter(|line| !line.words.is_empty()).collect();
    let mut lines = all.as_slice();
    let mut understood = Vec::new();
    let mut is_headless = is_file && all.first().is_some_and(|line| counts(&line.words).is_some());
    while let [head, rest @ ..] = lines {
        let found = head_of(&head.words).or_else(|| is_headless.then_some(([0].as_slice(), &head.words[..])));
        let Some((extra, counts)) = found else {
            lines = rest;
            continue;
        };
        is_headless = false;
        match block(text, counts, rest, extra, &mut reading) {
            Ok(left) => {
                let end = left.first().map_or(text.len(), |line| line.range.start);
                understood.push(head.range.start..end);
                lines = left;
            }
            Err(problem) => {
                reading.problems.push(problem);
                return reading;
            }
        }
    }
    for range in beside::lines_with_numbers(text, &understood) {
        if reading.left_out.len() < Reading::MAX_PROBLEMS {
            reading.left_out.push(LeftOut::at(text, range, text!("import-numbers-outside-the-mesh")));
        }
    }
    mesh::finished(reading, text!("import-a-mesh-that-begins-with-off"))
}

/// Reads the mesh below a keyword, which its counts may follow. Returns the remaining lines.
fn block<'a, 'b>(
    text: &str,
    behind: &[&str],
    below: &'b [OffLine<'a>],
    extra: &[usize],
    reading: &mut Reading,
) -> Result<&'b [OffLine<'a>], Problem> {
    let expected = || text!("import-the-counts-of-off");
    let (counted, below) = match (counts(behind), below) {
        (Some(counted), _) => (counted, below),
        (None, [line, rest @ ..]) => (counts(&line.words).ok_or_else(|| here(text, line, expected()))?, rest),
        (None, []) => {
            return Err(Problem::at(
                text,
                text.len()..text.len(),
                expected(),
                text!("import-the-end-of-the-text"),
            ));
        }
    };
    let [vertices, faces] = counted;
    let needed = vertices.saturating_add(faces);
    let Some((rows, left)) = below.split_at_checked(needed) else {
        let expected = text!("import-lines-of-vertices-and-faces-as"; needed = needed);
        return Err(Problem::at(text, text.len()..text.len(), expected, below.len().to_string()));
    };
    let (rows, of_faces) = rows.split_at(vertices);
    let points = points(text, rows, extra)?;
    let mut triangles = Vec::new();
    for row in of_faces {
        let face = face(&row.words, &points).ok_or_else(|| {
            let expected = text!("import-one-of-the-faces-that-off"; faces = faces);
            here(text, row, &expected)
        })?;
        mesh::add_fan(&mut triangles, &face);
    }
    if let Some(line) = left.first().filter(|line| number::whole(line.words[0]).is_some()) {
        let expected = text!("import-the-end-of-the-mesh-after"; needed = needed);
        return Err(here(text, line, &expected));
    }
    let before = reading.lists.len();
    mesh::add(reading, "", Dimension::Three, points);
    mesh::count_triangles(reading, before, &triangles);
    Ok(left)
}

/// The vertices of these lines, each with the additional numbers that its keyword allows.
fn points(text: &str, rows: &[OffLine<'_>], extra: &[usize]) -> Result<Vec<DVec3>, Problem> {
    let point = |row: &OffLine<'_>| {
        let is_whole = extra.iter().any(|more| row.words.len() == 3 + more);
        let numbers: Option<Vec<f64>> = row.words.iter().map(|word| number::whole(word)).collect();
        match numbers.as_deref() {
            Some([x, y, z, ..]) if is_whole => Ok(DVec3::new(*x, *y, *z)),
            _ => {
                let expected = text!("import-the-numbers-of-a-vertex"; count = rows.len());
                Err(here(text, row, &expected))
            }
        }
    };
    rows.iter().map(point).collect()
}

/// The corners of a face: their number, then their indices. A color may follow.
fn face(words: &[&str], points: &[DVec3]) -> Option<Vec<DVec3>> {
    let [count, rest @ ..] = words else { return None };
    let count: usize = count.parse().ok()?;
    let (corners, color) = rest.split_at_checked(count)?;
    let is_color = color.len() <= 4 && color.iter().all(|word| number::whole(word).is_some());
    let corners: Option<Vec<DVec3>> =
        corners.iter().map(|index| points.get(index.parse::<usize>().ok()?).copied()).collect();
    corners.filter(|_| is_color && count > 0)
}

/// The counts of vertices and faces; the count of edges may be missing.
fn counts(words: &[&str]) -> Option<[usize; 2]> {
    let counts: Option<Vec<usize>> = words.iter().map(|word| word.parse().ok()).collect();
    match counts?.as_slice() {
        [vertices, faces] | [vertices, faces, _] if *vertices > 0 => Some([*vertices, *faces]),
        _ => None,
    }
}

fn lines(text: &str) -> impl Iterator<Item = OffLine<'_>> {
    let mut start = 0;
    text.split_inclusive('\n').map(move |whole| {
        let content = whole.split('#').next().unwrap_or_default().trim_matches('\u{feff}');
        let range = start..start + whole.trim_end().len();
        start += whole.len();
        OffLine { words: content.split_whitespace().collect(), range }
    })
}

fn here(text: &str, line: &OffLine<'_>, expected: &str) -> Problem {
    Problem::here(text, line.range.clone(), expected)
}
