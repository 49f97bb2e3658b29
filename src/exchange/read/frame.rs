//! The content of a pair of brackets, while it is read and when it is closed.

use std::ops::Range;

use super::leaf::{Gap, Numbers, RawPoint, Scalar, understood};

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
}

impl RawList {
    /// The place from its first point to its last.
    pub(super) fn range(&self) -> Range<usize> {
        let start = self.spots.iter().map(|spot| spot.range.start).min().unwrap_or_default();
        let end = self.spots.iter().map(|spot| spot.range.end).max().unwrap_or_default();
        start..end
    }
}

/// More numbers than a point has, separated by nothing but commas.
#[derive(Clone, Debug)]
pub(super) struct NumberRow {
    pub(super) numbers: Vec<f64>,
    pub(super) range: Range<usize>,
    pub(super) name: Option<String>,
}

/// The content of a bracket, or of the whole text.
#[derive(Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own about the text so far")]
pub(super) struct Frame {
    /// The opening bracket; none for the whole text.
    pub(super) open: Option<char>,
    /// Byte offset of the bracket.
    pub(super) start: usize,
    /// `p` in `p = (`.
    pub(super) name: Option<String>,
    /// `vec3` in `vec3(`.
    pub(super) callee: Option<String>,
    /// Whether the name of the callee is directly before the bracket.
    pub(super) is_adjacent: bool,
    /// Whether it is the list of parameters in the definition of a function or a type.
    pub(super) is_signature: bool,
    /// The number of words in it.
    pub(super) words: usize,
    /// Whether an opening brace follows the bracket, as in `new float[3, 8] {`.
    pub(super) is_before_brace: bool,
    /// The numbers directly in the bracket.
    pub(super) scalars: Vec<Scalar>,
    /// The separators since the last number.
    pub(super) gap: Gap,
    /// The first meaningless piece between numbers.
    pub(super) spoiled: Option<Range<usize>>,
    /// Whether some of the content was refused already.
    pub(super) is_refused: bool,
    /// Whether the bracket contains words, or brackets without points.
    pub(super) has_words: bool,
    /// Whether the bracket contains a semicolon.
    pub(super) has_semicolon: bool,
    /// The name of the next number or bracket, and whether it was given with a colon.
    pub(super) label: Option<(String, bool)>,
    /// The last word, which becomes a name when `=` or `:` follows.
    pub(super) last_word: Option<String>,
    /// The points directly in the bracket.
    pub(super) spots: Vec<RawPoint>,
    /// The name of the last of them.
    pub(super) spot_name: Option<String>,
    /// Rows of numbers in the bracket that are too long for a point.
    pub(super) wide: Vec<NumberRow>,
    /// Lists in the bracket.
    pub(super) lists: Vec<RawList>,
}

/// The meaning of a closed bracket.
#[derive(Debug)]
pub(super) enum Parsed {
    /// Something unrelated to points: a type, an index, words.
    Nothing,
    /// One number in brackets, as in `float(1)`.
    Scalar(f64),
    /// One point.
    Point(RawPoint),
    /// Numbers that may be one coordinate of many points, or the coordinates of all points in sequence.
    Wide(NumberRow),
    /// Lists of points.
    Lists(Vec<RawList>),
}

/// An error in a closed bracket: its place, and what was expected there.
pub(super) type Complaint = (Range<usize>, String);

/// The expected content of a point, in messages.
pub(super) const POINT: &str = "2 or 3 numbers for a point";

impl Frame {
    /// The meaning of the bracket, and the errors in it. `end` is the byte offset after its closing bracket.
    pub(super) fn close(mut self, end: usize) -> (Parsed, Vec<Complaint>) {
        let whole = self.start..end;
        let mut complaints = Vec::new();
        let has_points = !self.spots.is_empty() || !self.lists.is_empty() || !self.wide.is_empty();
        if !has_points && self.is_no_point() {
            return (Parsed::Nothing, complaints);
        }
        if let Some(range) = self.spoiled.take().filter(|_| !self.is_refused) {
            complaints.push((range, "a number, a comma or a closing bracket".to_owned()));
            self.is_refused = true;
        }
        if has_points {
            for scalar in self.scalars.iter().filter(|scalar| scalar.label == super::leaf::Label::None) {
                complaints.push((scalar.range.clone(), POINT.to_owned()));
            }
            let lists = self.into_lists(&mut complaints);
            return (Parsed::Lists(lists), complaints);
        }
        if self.is_refused {
            return (Parsed::Nothing, complaints);
        }
        if let ([scalar], Some('(')) = (self.scalars.as_slice(), self.open)
            && scalar.label == super::leaf::Label::None
        {
            return (Parsed::Scalar(scalar.value), complaints);
        }
        let part = match understood(&self.scalars, whole.clone()) {
            Numbers::Points(mut spots) => match spots.pop() {
                Some(spot) if spots.is_empty() => Parsed::Point(spot),
                last => {
                    spots.extend(last);
                    let Self { name, callee, .. } = self;
                    Parsed::Lists(vec![RawList { name, callee, spots, ..RawList::default() }])
                }
            },
            Numbers::Wide(numbers) => Parsed::Wide(NumberRow { numbers, range: whole, name: self.name }),
            Numbers::Named => Parsed::Nothing,
            Numbers::Unclear(range) => {
                complaints.push((range, POINT.to_owned()));
                Parsed::Nothing
            }
        };
        (part, complaints)
    }

    /// Whether it is a remark in words, `(1 extra point)`.
    pub(super) fn is_remark(&self) -> bool {
        self.open == Some('(')
            && self.callee.is_none()
            && self.words >= 2
            && self.scalars.len() <= 1
            && self.spots.is_empty()
            && self.lists.is_empty()
            && self.wide.is_empty()
    }

    /// Whether the bracket belongs to a type or an index: `[8]` after a name, `[f64; 3]`, `{3, Float32}`.
    fn is_no_point(&self) -> bool {
        match self.scalars.as_slice() {
            [] => true,
            _ if self.is_before_brace && self.is_adjacent && self.open == Some('[') => true,
            [_] => {
                let is_index = self.open == Some('[') && self.is_adjacent;
                let is_type =
                    self.has_words && (self.has_semicolon || (self.is_adjacent && self.open == Some('{')));
                is_index || is_type
            }
            _ => false,
        }
    }

    /// The lists in a bracket that contains more than numbers.
    fn into_lists(mut self, complaints: &mut Vec<Complaint>) -> Vec<RawList> {
        if let Some(spots) = transposed(&self.wide).filter(|_| self.spots.is_empty() && self.lists.is_empty())
        {
            return vec![RawList { name: self.name, callee: self.callee, spots, ..RawList::default() }];
        }
        // Adjacent rows without names are a matrix, or points with too many numbers.
        let are_lists = self.wide.len() == 1 || self.wide.iter().all(|row| row.name.is_some());
        for row in &self.wide {
            match row.points().filter(|_| are_lists) {
                Some(list) => self.lists.push(list),
                None => complaints.push((row.range.clone(), POINT.to_owned())),
            }
        }
        if self.spots.is_empty() && is_list_of_wrapped_points(&self.lists) {
            let spots = self.lists.into_iter().flat_map(|list| list.spots).collect();
            return vec![RawList { name: self.name, callee: self.callee, spots, ..RawList::default() }];
        }
        let own = if self.spots.is_empty() {
            None
        } else {
            let is_single = self.spots.len() == 1 && self.lists.is_empty();
            let name = self.name.clone().or(if is_single { self.spot_name } else { None });
            let wrapped = self.open.filter(|_| is_single);
            Some(RawList { name, callee: self.callee.clone(), spots: self.spots, wrapped, cut: None })
        };
        self.lists.extend(own);
        self.lists.sort_by_key(|list| list.spots.first().map_or(0, |spot| spot.range.start));
        if let [only] = self.lists.as_mut_slice() {
            // The outermost name is the most specific: `"P": {"vertices": […]}`.
            if let Some(name) = self.name {
                only.name = Some(name);
            }
            only.callee = only.callee.take().or(self.callee);
        }
        self.lists
    }
}

/// Whether each list is a point in its own brackets: `{{{0, 0, 1}}, {{1, 0, 0}}}`, `[{pos: [0, 0]}, {pos: [1, 0]}]`.
fn is_list_of_wrapped_points(lists: &[RawList]) -> bool {
    let [first, rest @ ..] = lists else { return false };
    let is_like_first = |list: &RawList| list.wrapped == Some('{') && list.name == first.name;
    !rest.is_empty() && lists.iter().all(is_like_first)
}

impl NumberRow {
    /// Fewer numbers than this are rather a point with too many coordinates: a quaternion, homogeneous coordinates.
    const LEAST: usize = 6;

    /// The points in sequence, as in the buffers of graphics programs: three coordinates each if the count is a
    /// multiple of three, otherwise two.
    pub(super) fn points(&self) -> Option<RawList> {
        let count = [3, 2].into_iter().find(|count| self.numbers.len().is_multiple_of(*count))?;
        let spot = |part: &[f64]| {
            let mut numbers = [0.0; 3];
            numbers[..count].copy_from_slice(part);
            RawPoint { numbers, count, range: self.range.clone() }
        };
        (self.numbers.len() >= Self::LEAST).then(|| RawList {
            name: self.name.clone(),
            spots: self.numbers.chunks_exact(count).map(spot).collect(),
            cut: Some(count),
            ..RawList::default()
        })
    }

    /// Whether the row may hold one coordinate by its name: none at all, or `x`, `ys`, `px`.
    fn may_be_coordinate(&self) -> bool {
        self.name.as_deref().is_none_or(|name| {
            let name = name.to_ascii_lowercase();
            name.trim_end_matches('s').ends_with(['x', 'y', 'z'])
        })
    }
}

/// Points from one row for each coordinate.
fn transposed(wide: &[NumberRow]) -> Option<Vec<RawPoint>> {
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
