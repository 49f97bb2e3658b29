//! Points that form one list, and rows of more numbers than a point has.

use std::ops::Range;

use super::leaf::RawPoint;
use super::words;

/// Points that form one list.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct RawList {
    pub(super) name: Option<String>,
    /// The function that is called with the list, as in `p.push_back({1, 2})`.
    pub(super) callee: Option<String>,
    pub(super) spots: Vec<RawPoint>,
    /// The bracket, if the list is a single point in one pair of brackets too many.
    pub(super) wrapped: Option<char>,
    /// The number of coordinates per point, if a flat row of numbers was divided into points.
    pub(super) cut: Option<usize>,
    /// Whether a call gives that number of coordinates: `reshape(-1, 2)`.
    pub(super) is_cut_by_call: bool,
    /// Whether it is made of rows of indices, each longer than a point.
    pub(super) is_of_indices: bool,
    /// The place of the outermost bracket. `None` for points that no bracket encloses.
    pub(super) bracket: Option<Range<usize>>,
    /// Whether that bracket belongs to a call other than a constructor of points.
    pub(super) is_in_call: bool,
}

impl RawList {
    /// Returns the place from its first point to its last.
    pub(super) fn range(&self) -> Range<usize> {
        let start = self.spots.iter().map(|spot| spot.range.start).min().unwrap_or_default();
        let end = self.spots.iter().map(|spot| spot.range.end).max().unwrap_or_default();
        start..end
    }

    /// Returns the place of the brackets around it, or of its points.
    pub(super) fn extent(&self) -> Range<usize> {
        self.bracket.clone().unwrap_or_else(|| self.range())
    }

    /// Divides a flat row of numbers into points again. Returns false if the number of values does not fit.
    pub(super) fn recut(&mut self, count: usize) -> bool {
        if self.cut.is_none() {
            return self.spots.iter().all(|spot| spot.count == count);
        }
        let numbers: Vec<f64> =
            self.spots.iter().flat_map(|spot| spot.numbers[..spot.count].iter().copied()).collect();
        let range = self.range();
        let is_whole = (2..=3).contains(&count) && numbers.len().is_multiple_of(count);
        if is_whole {
            self.spots = points_of(&numbers, count, &range);
            self.cut = Some(count);
        }
        is_whole
    }
}

/// Divides numbers in sequence into points of `count` coordinates.
fn points_of(numbers: &[f64], count: usize, range: &Range<usize>) -> Vec<RawPoint> {
    let spot = |part: &[f64]| {
        let mut numbers = [0.0; 3];
        numbers[..count].copy_from_slice(part);
        RawPoint { numbers, count, range: range.clone() }
    };
    numbers.chunks_exact(count).map(spot).collect()
}

/// More numbers than a point has, separated only by commas.
#[derive(Clone, Debug)]
pub(super) struct NumberRow {
    pub(super) numbers: Vec<f64>,
    pub(super) range: Range<usize>,
    pub(super) name: Option<String>,
    /// The number of coordinates per point that a call on the row gives: `reshape(-1, 2)`.
    pub(super) count: Option<usize>,
}

impl NumberRow {
    /// Minimum number of numbers in a row; fewer are more likely a point with too many coordinates: a quaternion,
    /// homogeneous coordinates.
    const MIN_NUMBERS: usize = 6;

    /// Returns the points in sequence, as in the buffers of graphics programs: three coordinates each if the
    /// count is a multiple of three, otherwise two.
    pub(super) fn points(&self) -> Option<RawList> {
        let fits = |count: &usize| self.numbers.len().is_multiple_of(*count);
        let count = match self.count {
            Some(count) => Some(count).filter(fits)?,
            None => [3, 2].into_iter().find(fits)?,
        };
        (self.numbers.len() >= Self::MIN_NUMBERS || self.count.is_some()).then(|| RawList {
            name: self.name.clone(),
            spots: points_of(&self.numbers, count, &self.range),
            cut: Some(count),
            is_cut_by_call: self.count.is_some(),
            ..RawList::default()
        })
    }

    /// Returns whether the row may hold one coordinate: it has no name, or a name such as `x`, `ys` or `px`.
    fn may_be_coordinate(&self) -> bool {
        self.name.as_deref().is_none_or(|name| {
            let name = name.to_ascii_lowercase();
            name.trim_end_matches('s').ends_with(['x', 'y', 'z'])
        })
    }
}

/// Makes points of two or three rows that each hold one coordinate of all points.
pub(super) fn transposed(wide: &[NumberRow]) -> Option<Vec<RawPoint>> {
    let [first, .., last] = wide else { return None };
    let is_alike = |row: &NumberRow| row.numbers.len() == first.numbers.len() && row.may_be_coordinate();
    let range = first.range.start..last.range.end;
    (wide.len() <= 3 && wide.iter().all(is_alike)).then(|| {
        (0..first.numbers.len())
            .map(|index| {
                let mut numbers = [0.0; 3];
                for (number, row) in numbers.iter_mut().zip(wide) {
                    *number = row.numbers[index];
                }
                RawPoint { numbers, count: wide.len(), range: range.clone() }
            })
            .collect()
    })
}

/// Returns the indices in rows of four or more different indices each: faces with as many corners.
pub(super) fn rows_of_indices(wide: &[NumberRow]) -> Option<Vec<RawPoint>> {
    let is_face = |row: &NumberRow| {
        let is_index = |number: &f64| number.fract() == 0.0 && *number >= 0.0;
        let is_different = |(at, number): (usize, &f64)| !row.numbers[..at].contains(number);
        (4..=16).contains(&row.numbers.len())
            && row.numbers.iter().all(is_index)
            && row.numbers.iter().enumerate().all(is_different)
    };
    let spot = |number: &f64, range: &Range<usize>| RawPoint {
        numbers: [*number, 0.0, 0.0],
        count: 1,
        range: range.clone(),
    };
    (wide.len() > 1 && wide.iter().all(is_face))
        .then(|| wide.iter().flat_map(|row| row.numbers.iter().map(|it| spot(it, &row.range))).collect())
}

/// Returns whether each list is a point in its own brackets: `{{{0, 0, 1}}, {{1, 0, 0}}}`,
/// `[{pos: [0, 0]}, {pos: [1, 0]}]`, `[Vector((0, 0)), Vector((1, 0))]`.
pub(super) fn is_list_of_wrapped_points(lists: &[RawList]) -> bool {
    let [first, rest @ ..] = lists else { return false };
    let is_made = first.wrapped == Some('(') && first.callee.as_deref().is_some_and(words::makes_points);
    let is_like_first = |list: &RawList| {
        list.name == first.name
            && (list.wrapped == Some('{')
                || (is_made && list.wrapped == first.wrapped && list.callee == first.callee))
    };
    !rest.is_empty() && lists.iter().all(is_like_first)
}
