//! Conversion of the numbers between two brackets, or on one line, to points.

use std::ops::Range;

/// The meaning of the name before a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NumberLabel {
    /// No name: the position determines the coordinate.
    None,
    /// x, y or z, by its index.
    Axis(usize),
    /// Another name: the number is not a coordinate.
    Other,
}

impl NumberLabel {
    /// Interprets a name before a number.
    pub(super) fn of(name: &str) -> Self {
        match name.trim_start_matches('.') {
            "x" | "X" => Self::Axis(0),
            "y" | "Y" => Self::Axis(1),
            "z" | "Z" => Self::Axis(2),
            _ => Self::Other,
        }
    }
}

/// The separators between a number and the previous number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Separators {
    pub(super) comma: bool,
    pub(super) semicolon: bool,
    pub(super) newline: bool,
}

/// A number with its byte range.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct PlacedNumber {
    pub(super) value: f64,
    pub(super) range: Range<usize>,
    pub(super) label: NumberLabel,
    pub(super) gap: Separators,
}

/// A point with its byte range.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct RawPoint {
    /// The coordinates; in 2D the third is 0.
    pub(super) numbers: [f64; 3],
    /// The number of coordinates: 2 or 3.
    pub(super) count: usize,
    pub(super) range: Range<usize>,
}

/// The meaning of a group of numbers.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Numbers {
    /// Points, usually one.
    Points(Vec<RawPoint>),
    /// More numbers than a point has, without separators that divide them into points.
    Wide(Vec<f64>),
    /// Numbers with names that are not those of coordinates.
    Named,
    /// An error at this place.
    Unclear(Range<usize>),
}

/// Interprets at least one number.
pub(super) fn understood(scalars: &[PlacedNumber], whole: Range<usize>) -> Numbers {
    if scalars.iter().any(|scalar| matches!(scalar.label, NumberLabel::Axis(_))) {
        return by_axis(scalars, whole);
    }
    let named = scalars.iter().filter(|scalar| scalar.label == NumberLabel::Other).count();
    if named == scalars.len() {
        return Numbers::Named;
    }
    if named > 0 || scalars.len() == 1 {
        return Numbers::Unclear(whole);
    }
    if let [_, _] | [_, _, _] = scalars {
        return Numbers::Points(vec![spot(scalars, whole)]);
    }
    if let Some(numbers) = matrix(scalars, &whole) {
        return numbers;
    }
    let separators: [fn(Separators) -> bool; 3] = [|gap| gap.semicolon, |gap| gap.newline, |gap| gap.comma];
    let rows = separators.iter().find_map(|separates| rows(scalars, *separates));
    rows.map_or_else(|| Numbers::Wide(scalars.iter().map(|scalar| scalar.value).collect()), Numbers::Points)
}

/// The point of numbers with names such as `x: 1, y: 2`, in any order; other names are ignored.
fn by_axis(scalars: &[PlacedNumber], whole: Range<usize>) -> Numbers {
    let mut numbers = [None; 3];
    for scalar in scalars {
        match scalar.label {
            NumberLabel::Axis(axis) if numbers[axis].is_none() => numbers[axis] = Some(scalar.value),
            NumberLabel::Axis(_) | NumberLabel::None => return Numbers::Unclear(scalar.range.clone()),
            NumberLabel::Other => {}
        }
    }
    match numbers {
        [Some(x), Some(y), z] => Numbers::Points(vec![RawPoint {
            numbers: [x, y, z.unwrap_or(0.0)],
            count: if z.is_some() { 3 } else { 2 },
            range: whole,
        }]),
        _ => Numbers::Unclear(whole),
    }
}

/// Interprets the rows of a matrix with more columns than a point has coordinates, `[0 4 4 2; 0 0 3 5]`:
/// each column is a point, unless the matrix is a pose. Returns `None` for other numbers.
fn matrix(scalars: &[PlacedNumber], whole: &Range<usize>) -> Option<Numbers> {
    let rows: Vec<&[PlacedNumber]> = scalars.chunk_by(|_, next| !next.gap.semicolon).collect();
    let length = rows.first()?.len();
    if rows.len() < 2 || length < 4 {
        return None;
    }
    let is_even = rows.len() <= 3 && rows.iter().all(|row| row.len() == length);
    let turn: Vec<[f64; 3]> =
        rows.iter().map(|row| [0, 1, 2].map(|column| row[column.min(row.len() - 1)].value)).collect();
    if !is_even || (length == 4 && rows.len() == 3 && super::words::is_rotation(&turn)) {
        return Some(Numbers::Unclear(whole.clone()));
    }
    let point = |column: usize| {
        let mut numbers = [0.0; 3];
        for (number, row) in numbers.iter_mut().zip(&rows) {
            *number = row[column].value;
        }
        RawPoint { numbers, count: rows.len(), range: whole.clone() }
    };
    Some(Numbers::Points((0..length).map(point).collect()))
}

/// The points, if this separator divides the numbers into rows of two or of three.
fn rows(scalars: &[PlacedNumber], separates: fn(Separators) -> bool) -> Option<Vec<RawPoint>> {
    let rows: Vec<&[PlacedNumber]> = scalars.chunk_by(|_, next| !separates(next.gap)).collect();
    let count = rows.first()?.len();
    let fit = (2..=3).contains(&count) && rows.iter().all(|row| row.len() == count);
    fit.then(|| rows.iter().map(|row| spot(row, row[0].range.start..row[row.len() - 1].range.end)).collect())
}

fn spot(scalars: &[PlacedNumber], range: Range<usize>) -> RawPoint {
    let mut numbers = [0.0; 3];
    for (number, scalar) in numbers.iter_mut().zip(scalars) {
        *number = scalar.value;
    }
    RawPoint { numbers, count: scalars.len(), range }
}
