//! Rows of more numbers than a point has, outside brackets: a row for each coordinate, faces, or a pose.

use std::ops::Range;

use super::leaf::RawPoint;
use super::list::RawList;
use super::words::is_rotation;
use crate::message::text;

/// Rows of numbers below each other.
#[derive(Debug)]
pub(super) struct Matrix {
    name: Option<String>,
    rows: Vec<(Vec<f64>, Range<usize>)>,
}

impl Matrix {
    pub(super) const fn of(name: Option<String>) -> Self {
        Self { name, rows: Vec::new() }
    }

    pub(super) fn push(&mut self, numbers: Vec<f64>, range: Range<usize>) {
        self.rows.push((numbers, range));
    }

    /// Reads the points, each of which is a column.
    ///
    /// # Errors
    /// The place of each row, and the expected content: the text does not say that the points are the
    /// columns.
    pub(super) fn into_list(
        self,
        are_columns: impl Fn(usize, usize) -> bool,
    ) -> Result<RawList, Vec<(Range<usize>, String)>> {
        let Self { name, rows } = self;
        let count = rows.len();
        let length = rows.first().map_or(0, |(row, _)| row.len());
        let is_even = (2..=3).contains(&count) && rows.iter().all(|(row, _)| row.len() == length);
        if is_pose(&rows) || !is_even || !are_columns(count, length) {
            return Err(rows
                .into_iter()
                .map(|(_, range)| (range, text!("import-point").to_owned()))
                .collect());
        }
        let start = rows.first().map_or(0, |(_, range)| range.start);
        let range = start..rows.last().map_or(start, |(_, range)| range.end);
        let point = |column: usize| {
            let mut numbers = [0.0; 3];
            for (number, (row, _)) in numbers.iter_mut().zip(&rows) {
                *number = row[column];
            }
            RawPoint { numbers, count, range: range.clone() }
        };
        let spots = (0..length).map(point).collect();
        Ok(RawList { name, spots, bracket: Some(range.clone()), ..RawList::default() })
    }
}

/// Returns whether three rows of four numbers are a rotation with a translation beside it.
fn is_pose(rows: &[(Vec<f64>, Range<usize>)]) -> bool {
    let [(a, _), (b, _), (c, _)] = rows else { return false };
    let first = |row: &[f64]| <[f64; 3]>::try_from(row.get(..3)?).ok();
    let [Some(a), Some(b), Some(c)] = [a, b, c].map(|row| first(row).filter(|_| row.len() == 4)) else {
        return false;
    };
    is_rotation(&[a, b, c])
}

/// Returns whether a row is a face as in mesh files: the number of its corners, then their indices below a
/// limit.
pub(super) fn is_face(numbers: &[f64], limit: usize) -> bool {
    let [count, corners @ ..] = numbers else { return false };
    let is_index = |number: &f64| number.fract() == 0.0 && *number >= 0.0 && *number < limit as f64;
    let is_other = |(at, number): (usize, &f64)| !corners[..at].contains(number);
    *count == corners.len() as f64
        && corners.len() <= 16
        && corners.iter().all(is_index)
        && corners.iter().enumerate().all(is_other)
}

/// Returns whether a text says that points are the columns of a matrix of this size.
pub(super) fn are_columns(text: &str, rows: usize, columns: usize) -> bool {
    const WORDS: [&str; 8] = [
        "matrix3x",
        "matrix2x",
        "a column",
        "are the columns",
        "columns are",
        "each column",
        "per column",
        "as columns",
    ];
    let text = text.to_ascii_lowercase();
    text.contains(&format!("{rows}x{columns}")) || WORDS.iter().any(|word| text.contains(word))
}
