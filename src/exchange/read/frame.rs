//! What stands between two brackets, while it is read and when it is closed.

use std::ops::Range;

use super::leaf::{Gap, Numbers, Scalar, Spot, understood};

/// Points that belong together.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct RawList {
    pub(super) name: Option<String>,
    /// What is called with it, as in `p.push_back({1, 2})`.
    pub(super) callee: Option<String>,
    pub(super) spots: Vec<Spot>,
    /// Whether it is a single point in one pair of brackets too many.
    pub(super) wrapped: Option<char>,
    /// How many numbers were taken for a point, where nothing stood between the points.
    pub(super) cut: Option<usize>,
}

/// More numbers than a point has, with nothing between them but commas.
#[derive(Clone, Debug)]
pub(super) struct Row {
    pub(super) numbers: Vec<f64>,
    pub(super) range: Range<usize>,
    pub(super) name: Option<String>,
}

/// The inside of a bracket, or the whole text.
#[derive(Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own about the text so far")]
pub(super) struct Frame {
    /// The bracket; none for the whole text.
    pub(super) open: Option<char>,
    /// Where the bracket stands.
    pub(super) start: usize,
    /// `p` in `p = (`.
    pub(super) name: Option<String>,
    /// `vec3` in `vec3(`.
    pub(super) callee: Option<String>,
    /// Whether that stands right before the bracket.
    pub(super) is_adjacent: bool,
    /// Whether an opening brace follows it, as in `new float[3, 8] {`.
    pub(super) is_before_brace: bool,
    /// The numbers that stand directly in it.
    pub(super) scalars: Vec<Scalar>,
    /// What separated the next number from the last one, so far.
    pub(super) gap: Gap,
    /// The first thing between numbers that means nothing.
    pub(super) spoiled: Option<Range<usize>>,
    /// Whether something in it was refused already.
    pub(super) is_refused: bool,
    /// Whether there are words in it, or brackets without points.
    pub(super) has_words: bool,
    /// Whether a semicolon stands in it.
    pub(super) has_semicolon: bool,
    /// The name that the next number or bracket has, and whether it was given with a colon.
    pub(super) label: Option<(String, bool)>,
    /// The last word, which becomes a name when `=` or `:` follows.
    pub(super) last_word: Option<String>,
    /// Points that stand directly in it.
    pub(super) spots: Vec<Spot>,
    /// The name of the last of them.
    pub(super) spot_name: Option<String>,
    /// Rows of numbers in it, too many for a point.
    pub(super) wide: Vec<Row>,
    /// Lists in it.
    pub(super) lists: Vec<RawList>,
}

/// What a closed bracket was.
#[derive(Debug)]
pub(super) enum Part {
    /// Nothing that has to do with points: a type, an index, words.
    Nothing,
    /// One number in brackets, as `float(1)`.
    Scalar(f64),
    /// One point.
    Point(Spot),
    /// Numbers that may be one coordinate of many points, or all points one after the other.
    Wide(Row),
    /// Lists of points.
    Lists(Vec<RawList>),
}

/// What is wrong with a closed bracket: where, and what was expected.
pub(super) type Complaint = (Range<usize>, String);

/// What a point is made of, in messages.
pub(super) const POINT: &str = "2 or 3 numbers for a point";

impl Frame {
    /// What it is, and what of it was not understood. `end` is behind its closing bracket.
    pub(super) fn close(mut self, end: usize) -> (Part, Vec<Complaint>) {
        let whole = self.start..end;
        let mut complaints = Vec::new();
        let has_points = !self.spots.is_empty() || !self.lists.is_empty() || !self.wide.is_empty();
        if !has_points && self.is_no_point() {
            return (Part::Nothing, complaints);
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
            return (Part::Lists(lists), complaints);
        }
        if self.is_refused {
            return (Part::Nothing, complaints);
        }
        if let ([scalar], Some('(')) = (self.scalars.as_slice(), self.open)
            && scalar.label == super::leaf::Label::None
        {
            return (Part::Scalar(scalar.value), complaints);
        }
        let part = match understood(&self.scalars, whole.clone()) {
            Numbers::Points(mut spots) => match spots.pop() {
                Some(spot) if spots.is_empty() => Part::Point(spot),
                last => {
                    spots.extend(last);
                    let Self { name, callee, .. } = self;
                    Part::Lists(vec![RawList { name, callee, spots, ..RawList::default() }])
                }
            },
            Numbers::Wide(numbers) => Part::Wide(Row { numbers, range: whole, name: self.name }),
            Numbers::Named => Part::Nothing,
            Numbers::Unclear(range) => {
                complaints.push((range, POINT.to_owned()));
                Part::Nothing
            }
        };
        (part, complaints)
    }

    /// Whether it says something about a type or a place: `[8]` behind a name, `[f64; 3]`, `{3, Float32}`.
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

    /// The lists in a bracket that holds more than numbers.
    fn into_lists(mut self, complaints: &mut Vec<Complaint>) -> Vec<RawList> {
        if let Some(spots) = transposed(&self.wide).filter(|_| self.spots.is_empty() && self.lists.is_empty())
        {
            return vec![RawList { name: self.name, callee: self.callee, spots, ..RawList::default() }];
        }
        // Rows side by side without names are a matrix, or points with too many numbers.
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
            // The outermost name is the most telling: `"P": {"vertices": […]}`.
            if let Some(name) = self.name {
                only.name = Some(name);
            }
            only.callee = only.callee.take().or(self.callee);
        }
        self.lists
    }
}

/// Whether each list is a point in brackets of its own: `{{{0, 0, 1}}, {{1, 0, 0}}}`, `[{pos: [0, 0]}, {pos: [1, 0]}]`.
fn is_list_of_wrapped_points(lists: &[RawList]) -> bool {
    let [first, rest @ ..] = lists else { return false };
    let is_like_first = |list: &RawList| list.wrapped == Some('{') && list.name == first.name;
    !rest.is_empty() && lists.iter().all(is_like_first)
}

impl Row {
    /// Fewer numbers than this are rather a point with too many of them: a quaternion, homogeneous coordinates.
    const LEAST: usize = 6;

    /// The points one after the other, as graphics programs keep them: by threes if that comes out even, else by twos.
    pub(super) fn points(&self) -> Option<RawList> {
        let count = [3, 2].into_iter().find(|count| self.numbers.len().is_multiple_of(*count))?;
        let spot = |part: &[f64]| {
            let mut numbers = [0.0; 3];
            numbers[..count].copy_from_slice(part);
            Spot { numbers, count, range: self.range.clone() }
        };
        (self.numbers.len() >= Self::LEAST).then(|| RawList {
            name: self.name.clone(),
            spots: self.numbers.chunks_exact(count).map(spot).collect(),
            cut: Some(count),
            ..RawList::default()
        })
    }

    /// Whether its name lets it be one coordinate: none at all, or `x`, `ys`, `px`.
    fn may_be_coordinate(&self) -> bool {
        self.name.as_deref().is_none_or(|name| {
            let name = name.to_ascii_lowercase();
            name.trim_end_matches('s').ends_with(['x', 'y', 'z'])
        })
    }
}

/// Points from a row for each coordinate.
fn transposed(wide: &[Row]) -> Option<Vec<Spot>> {
    let [first, .., last] = wide else { return None };
    let is_alike = |row: &Row| row.numbers.len() == first.numbers.len() && row.may_be_coordinate();
    let range = first.range.start..last.range.end;
    (wide.len() <= 3 && wide.iter().all(is_alike)).then(|| {
        (0..first.numbers.len())
            .map(|index| {
                let mut numbers = [0.0; 3];
                for (number, row) in numbers.iter_mut().zip(wide) {
                    *number = row.numbers[index];
                }
                Spot { numbers, count: wide.len(), range: range.clone() }
            })
            .collect()
    })
}
