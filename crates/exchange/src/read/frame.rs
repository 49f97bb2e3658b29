//! The content of a pair of brackets, while it is read and after it is closed.

use std::ops::Range;

use super::aside::{Aside, AsideKind};
use super::leaf::{NumberLabel, Numbers, PlacedNumber, RawPoint, Separators, understood};
use super::list::{NumberRow, RawList, is_list_of_wrapped_points, rows_of_indices, transposed};
use super::{names, query};
use crate::message::text;
use crate::words::enumerated;

/// A bracket without numbers in it, such as `(w, h)`.
#[derive(Clone, Debug)]
pub(super) struct Void {
    pub(super) range: Range<usize>,
    pub(super) open: Option<char>,
    pub(super) callee: Option<String>,
}

/// The content of a bracket, or of the whole text.
#[derive(Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own about the text so far")]
pub(super) struct BracketContent {
    /// The opening bracket. `None` for the whole text.
    pub(super) open: Option<char>,
    /// Byte offset of the bracket.
    pub(super) start: usize,
    /// Index of the opening token.
    pub(super) index: usize,
    /// The operator before the bracket, as in `-vec2(1, 0)` or `r * (1, 0)`.
    pub(super) operator: Option<Range<usize>>,
    /// The name before the bracket: `p` in `p = (`.
    pub(super) name: Option<String>,
    /// The callee: `vec3` in `vec3(`.
    pub(super) callee: Option<String>,
    /// Whether the name of the callee is directly before the bracket.
    pub(super) is_adjacent: bool,
    /// Whether the bracket is the list of parameters in the definition of a function or a type.
    pub(super) is_signature: bool,
    /// The number of words in the bracket.
    pub(super) words: usize,
    /// The number of commas in the bracket.
    pub(super) commas: usize,
    /// The number of pieces in the bracket that resemble numbers.
    pub(super) malformed: usize,
    /// Whether an opening brace follows the bracket, as in `new float[3, 8] {`.
    pub(super) is_before_brace: bool,
    /// The numbers directly in the bracket.
    pub(super) scalars: Vec<PlacedNumber>,
    /// The separators since the last number.
    pub(super) gap: Separators,
    /// The first meaningless piece between numbers.
    pub(super) spoiled: Option<Range<usize>>,
    /// Whether the bracket contains a number that cannot be a coordinate.
    pub(super) has_bad_number: bool,
    /// Whether some of the content was refused already.
    pub(super) is_refused: bool,
    /// Whether the bracket contains words, or brackets without points.
    pub(super) has_words: bool,
    /// Whether the bracket contains a semicolon.
    pub(super) has_semicolon: bool,
    /// The name of the next number or bracket, and whether it was given with a colon.
    pub(super) label: Option<(String, bool)>,
    /// Byte offset of the label.
    pub(super) label_start: usize,
    /// The last word, which becomes a name when `=` or `:` follows.
    pub(super) last_word: Option<String>,
    /// Byte offset of the last word.
    pub(super) word_start: usize,
    /// Numbers with names that are not those of coordinates.
    pub(super) named: Vec<Aside>,
    /// Words between two commas, which may stand for points.
    pub(super) bare: Vec<Range<usize>>,
    /// Brackets without numbers, which may stand for points.
    pub(super) voids: Vec<Void>,
    /// The value of `name`, as in `"name": "lot"`.
    pub(super) given: Option<String>,
    /// Points in the bracket with the names of measures: `min`, `size`.
    pub(super) measures: Vec<Range<usize>>,
    /// The callee of the last point in the bracket.
    pub(super) spot_callee: Option<String>,
    /// The inner bracket of the last point.
    pub(super) spot_open: Option<char>,
    /// The points directly in the bracket.
    pub(super) spots: Vec<RawPoint>,
    /// The name of the last of these points.
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

/// An error in a closed bracket: its place, and the expected content.
pub(super) type Complaint = (Range<usize>, String);

/// A closed bracket: its meaning, the errors in it, and the numbers in it that do not belong to a list.
#[derive(Debug)]
pub(super) struct ClosedBracket {
    pub(super) part: Parsed,
    pub(super) complaints: Vec<Complaint>,
    pub(super) asides: Vec<Aside>,
}

impl BracketContent {
    /// Returns the meaning of the bracket. `end` is the byte offset after its closing bracket.
    pub(super) fn close(mut self, end: usize) -> ClosedBracket {
        let whole = self.start..end;
        let mut closed = ClosedBracket {
            part: Parsed::Nothing,
            complaints: Vec::new(),
            asides: std::mem::take(&mut self.named),
        };
        let has_points = !self.spots.is_empty() || !self.lists.is_empty() || !self.wide.is_empty();
        if !has_points && self.is_no_point() {
            return closed;
        }
        if let Some(range) = self.spoiled.take().filter(|_| !self.is_refused) {
            closed.complaints.push((range, text!("import-a-number-a-comma-or-a").to_owned()));
            self.is_refused = true;
        }
        if has_points {
            for scalar in self.scalars.iter().filter(|scalar| scalar.label == NumberLabel::None) {
                closed.complaints.push((scalar.range.clone(), text!("import-point").to_owned()));
            }
            // `{x: 5, y: 3, points: […]}`
            let is_place =
                |scalar: &&PlacedNumber| matches!(scalar.label, NumberLabel::Axis(_)) && scalar.value != 0.0;
            for scalar in self.scalars.iter().filter(is_place) {
                closed
                    .complaints
                    .push((scalar.range.clone(), text!("import-a-shape-for-this-number-which").to_owned()));
            }
            closed.complaints.extend(self.unknown_points());
            closed.part = Parsed::Lists(self.into_lists(&mut closed.complaints, &mut closed.asides));
            return closed;
        }
        if self.is_refused {
            return closed;
        }
        if let ([scalar], Some('(')) = (self.scalars.as_slice(), self.open)
            && scalar.label == NumberLabel::None
        {
            closed.part = Parsed::Scalar(scalar.value);
            return closed;
        }
        closed.part = self.numbers(whole, &mut closed.complaints);
        if matches!(closed.part, Parsed::Point(_)) {
            let asides = std::mem::take(&mut closed.asides);
            if let Some(Aside { range, .. }) = asides.iter().find(|aside| makes_body(aside)) {
                let names: Vec<String> = asides.iter().map(|aside| format!("`{}`", aside.name)).collect();
                let names = enumerated(&names);
                closed
                    .complaints
                    .push((range.clone(), text!("import-a-vertex-without-a-size-or"; names = names)));
                closed.part = Parsed::Nothing;
            }
        }
        closed
    }

    /// The meaning of a bracket that contains only numbers.
    fn numbers(self, whole: Range<usize>, complaints: &mut Vec<Complaint>) -> Parsed {
        match understood(&self.scalars, whole.clone()) {
            Numbers::Points(mut spots) => match spots.pop() {
                Some(spot) if spots.is_empty() => Parsed::Point(spot),
                last => {
                    spots.extend(last);
                    let Self { name, callee, .. } = self;
                    Parsed::Lists(vec![RawList { name, callee, spots, ..RawList::default() }])
                }
            },
            Numbers::Wide(numbers) => {
                let name = self.name.or_else(|| self.callee.filter(|callee| names::is_color(callee)));
                Parsed::Wide(NumberRow { numbers, range: whole, name, count: None })
            }
            Numbers::Named => Parsed::Nothing,
            Numbers::Unclear(range) => {
                complaints.push((range, text!("import-point").to_owned()));
                Parsed::Nothing
            }
        }
    }

    /// Words and brackets without numbers among points: `(w, h)`, `corner`.
    fn unknown_points(&self) -> Vec<Complaint> {
        if self.spots.is_empty() {
            return Vec::new();
        }
        let is_like_point = |void: &&Void| {
            void.callee == self.spot_callee && (void.callee.is_some() || void.open == self.spot_open)
        };
        let voids = self.voids.iter().filter(is_like_point).map(|void| &void.range);
        let unknown = voids.chain(&self.bare).map(|range| (range.clone(), text!("import-point").to_owned()));
        unknown
            .chain(
                self.measures.iter().map(|range| {
                    (range.clone(), text!("import-vertices-rather-than-measures-of-a").to_owned())
                }),
            )
            .collect()
    }

    /// Returns whether the bracket is a comment in words, such as `(1 extra point)` or `[version 1.2.3]`.
    pub(super) fn is_remark(&self) -> bool {
        let has_axis = self.scalars.iter().any(|scalar| matches!(scalar.label, NumberLabel::Axis(_)));
        let words = self.words + self.malformed;
        let pieces = words + self.scalars.len();
        // `(3, x)` is a point with a coordinate that is not a number.
        let is_like_point =
            (2..=3).contains(&pieces) && self.commas + 1 == pieces && !self.scalars.is_empty();
        (self.callee.is_none() || (!self.is_adjacent && words >= 2 && words > self.scalars.len()))
            && words.max(1) >= self.scalars.len().min(3)
            && words + self.scalars.len() > 0
            && (words >= 2 || self.scalars.len() < 2)
            && !has_axis
            && !is_like_point
            && !self.has_bad_number
            && self.spots.is_empty()
            && self.lists.is_empty()
            && self.wide.is_empty()
    }

    /// Returns whether the bracket belongs to a type or an index: `[8]` after a name, `[f64; 3]`,
    /// `{3, Float32}`.
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
    fn into_lists(mut self, complaints: &mut Vec<Complaint>, asides: &mut Vec<Aside>) -> Vec<RawList> {
        self.leave_colors(asides);
        if let Some((spots, is_of_indices)) = self.together() {
            let Self { name, callee, .. } = self;
            return vec![RawList { name, callee, spots, is_of_indices, ..RawList::default() }];
        }
        // Adjacent rows without names are a matrix, or points with too many numbers; those of a query are shapes.
        let are_lists =
            self.wide.len() == 1 || self.is_query() || self.wide.iter().all(|row| row.name.is_some());
        for row in std::mem::take(&mut self.wide) {
            match row.points().filter(|_| are_lists) {
                Some(list) => self.lists.push(list),
                None => complaints.push((row.range.clone(), text!("import-point").to_owned())),
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
            Some(RawList {
                name,
                callee: self.callee.clone(),
                spots: self.spots,
                wrapped,
                ..RawList::default()
            })
        };
        self.lists.extend(own);
        self.lists.sort_by_key(|list| list.spots.first().map_or(0, |spot| spot.range.start));
        if let [only] = self.lists.as_mut_slice() {
            // The outermost name is the most specific: `"P": {"vertices": […]}`.
            if let Some(name) = self.given.or(self.name) {
                only.name = Some(name);
            }
            only.callee = only.callee.take().or(self.callee);
        }
        self.lists
    }

    /// The points, if each row holds one coordinate of all points; or, with `true`, the indices in the rows, if these
    /// are faces.
    fn together(&self) -> Option<(Vec<RawPoint>, bool)> {
        if !self.spots.is_empty() || !self.lists.is_empty() {
            return None;
        }
        let has_names = self.wide.iter().all(|row| row.name.is_some());
        let indices = rows_of_indices(&self.wide).filter(|_| !has_names);
        let points = transposed(&self.wide).filter(|_| !self.is_query());
        indices.map(|spots| (spots, true)).or(points.map(|spots| (spots, false)))
    }

    /// Returns whether the bracket holds the arguments of a query about two shapes: `overlap(…, …)`.
    fn is_query(&self) -> bool {
        self.open == Some('(') && self.callee.as_deref().is_some_and(query::is_query)
    }

    /// Sets rows of colors aside.
    fn leave_colors(&mut self, asides: &mut Vec<Aside>) {
        let is_color = |row: &NumberRow| row.name.as_deref().is_some_and(names::is_color);
        let (colors, wide): (Vec<NumberRow>, Vec<NumberRow>) =
            std::mem::take(&mut self.wide).into_iter().partition(is_color);
        self.wide = wide;
        asides.extend(colors.into_iter().map(|row| Aside {
            range: row.range,
            name: row.name.unwrap_or_default(),
            kind: AsideKind::Bracket,
        }));
    }
}

/// Returns whether an aside of a point gives it a size or a pose: `width` in `{x: 1, y: 2, width: 3}`.
fn makes_body(aside: &Aside) -> bool {
    let words = super::words::words_of(&aside.name);
    let is_size =
        words.iter().any(|word| ["width", "height", "w", "h", "r", "size"].contains(&word.as_str()));
    let is_zero = matches!(aside.kind, AsideKind::Named { is_zero: true });
    (is_size || super::aside::changes(&aside.name)) && !is_zero
}
