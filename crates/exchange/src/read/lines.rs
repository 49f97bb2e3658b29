//! The text outside all brackets: rows of numbers, names, and the grouping of points in brackets into lists.

use std::ops::Range;

use super::aside::{Aside, AsideKind};
use super::frame::Complaint;
use super::leaf::{NumberLabel, PlacedNumber, RawPoint};
use super::list::RawList;
use super::matrix::{self, Matrix};
use super::{names, number, select};
use crate::message::text;

/// The content of a line outside brackets.
pub(super) struct LineContent {
    pub(super) scalars: Vec<PlacedNumber>,
    /// A name followed by `:` or `=`, and whether it was a colon.
    pub(super) label: Option<(String, bool)>,
    pub(super) spoiled: Option<Range<usize>>,
    pub(super) is_refused: bool,
    pub(super) is_blank: bool,
    pub(super) ends_with_colon: bool,
}

/// The list that is being read.
#[derive(Debug)]
pub(super) struct Current {
    pub(super) list: RawList,
    /// Whether a word precedes only the first point. The word is then the name of the list, not a callee.
    pub(super) only_first_is_called: bool,
    /// Whether the list consists of rows of numbers.
    pub(super) from_rows: bool,
}

/// The state between lines.
#[derive(Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own about the text so far")]
pub(super) struct Lines<'a> {
    pub(super) text: &'a str,
    pub(super) lists: Vec<RawList>,
    pub(super) current: Option<Current>,
    pub(super) complaints: Vec<Complaint>,
    /// Rows of more numbers than a point has.
    pub(super) matrix: Option<Matrix>,
    /// Whether the last heading speaks of faces.
    pub(super) are_faces: bool,
    /// Numbers in sentences, and numbers with names.
    pub(super) asides: Vec<Aside>,
    /// The number of words on the current line outside brackets.
    pub(super) word_count: usize,
    /// One or two words alone on a line.
    pub(super) heading: Option<String>,
    /// The columns of x, y and possibly z, and the number of columns.
    pub(super) header: Option<(Vec<usize>, usize)>,
    /// A number alone on a line: in some forms the number of rows that follow.
    pub(super) count: Option<(f64, Range<usize>)>,
    /// Whether the next point begins another list, unless it has the same callee as the last point.
    pub(super) is_broken: bool,
    /// The words before the first number of the current line.
    pub(super) words: Vec<String>,
    pub(super) late_word: Option<Range<usize>>,
    pub(super) not_finite: Vec<Range<usize>>,
    pub(super) malformed: Vec<Range<usize>>,
    /// The number of points in brackets on the line, and whether a comma follows the last.
    pub(super) points_on_line: usize,
    pub(super) words_since_point: usize,
    /// Whether a list in brackets ended on the line.
    pub(super) has_list: bool,
    pub(super) has_brackets: bool,
    pub(super) ends_with_comma: bool,
    pub(super) ends_with_semicolon: bool,
    /// Whether the last bracket held points.
    pub(super) ends_with_points: bool,
}

impl<'a> Lines<'a> {
    pub(super) fn of(text: &'a str) -> Self {
        Self { text, ..Self::default() }
    }

    /// Handles a word outside brackets.
    #[expect(clippy::fn_params_excessive_bools, reason = "each is a fact of its own about the word")]
    pub(super) fn word(
        &mut self,
        word: String,
        range: Range<usize>,
        first: bool,
        not_finite: bool,
        is_name: bool,
    ) {
        self.ends_with_comma = false;
        self.ends_with_points &= word.starts_with('.');
        self.word_count += usize::from(!not_finite);
        self.words_since_point += usize::from(!not_finite);
        if is_name && NumberLabel::of(&word) != NumberLabel::Other {
            return;
        }
        if not_finite && !is_name {
            self.not_finite.push(range);
        } else if first {
            self.words.push(word);
        } else {
            self.late_word.get_or_insert(range);
        }
    }

    /// Handles a piece that resembles a number but is not one.
    pub(super) fn malformed(&mut self, range: Range<usize>) {
        self.malformed.push(range);
    }

    /// Handles a comma or a semicolon.
    pub(super) fn separator(&mut self, is_semicolon: bool) {
        (self.ends_with_comma, self.ends_with_semicolon) = (!is_semicolon, is_semicolon);
        self.ends_with_points = false;
        self.is_broken |= is_semicolon && self.has_brackets;
    }

    /// Adds a point in brackets.
    pub(super) fn point(&mut self, spot: RawPoint, name: Option<String>, callee: Option<String>) {
        self.begin_brackets();
        // `(0, 0), (1, 0) and the second one is (2, 2), …`
        let is_told_apart = self.words_since_point >= MIN_SENTENCE + usize::from(callee.is_some());
        let is_called_alike =
            |current: &Current| callee.is_some() && current.list.callee == callee && !is_told_apart;
        let goes_on = self.current.as_ref().is_some_and(|current| {
            let is_other =
                self.is_broken || is_told_apart || (callee.is_some() && current.list.callee != callee);
            name.is_none() && !current.from_rows && (is_called_alike(current) || !is_other)
        });
        if goes_on && let Some(current) = &mut self.current {
            current.only_first_is_called &= callee.is_none();
            current.list.spots.push(spot);
        } else {
            self.flush();
            let name = name.or(self.heading.take());
            let only_first_is_called = callee.is_some();
            let list = RawList { name, callee, spots: vec![spot], ..RawList::default() };
            self.current = Some(Current { list, only_first_is_called, from_rows: false });
        }
        self.points_on_line += 1;
        self.words_since_point = 0;
        self.is_broken = false;
        self.ends_with_points = true;
    }

    /// Adds a list in brackets.
    pub(super) fn list(&mut self, mut list: RawList) {
        self.begin_brackets();
        (self.ends_with_points, self.has_list) = (true, true);
        let is_next_call = list.name.is_none()
            && list.wrapped.is_some()
            && list.callee.is_some()
            && !list.is_in_call
            && self.current.as_ref().is_some_and(|current| current.list.callee == list.callee);
        if is_next_call && let Some(current) = &mut self.current {
            current.list.spots.append(&mut list.spots);
            current.only_first_is_called = false;
            return;
        }
        self.flush();
        list.name = list.name.or(self.heading.take());
        if list.wrapped.is_some() && list.callee.is_some() {
            self.current = Some(Current { list, only_first_is_called: true, from_rows: false });
        } else {
            list.name = list.name.or_else(|| list.callee.as_deref().and_then(names::of_callee));
            self.lists.push(list);
        }
        self.is_broken = true;
    }

    /// Handles a bracket without points.
    pub(super) fn bracket(&mut self) {
        self.method();
        self.ends_with_points = false;
    }

    /// Handles the brackets of a method that is applied to the list before them.
    pub(super) fn method(&mut self) {
        self.has_brackets = true;
        (self.ends_with_comma, self.ends_with_semicolon) = (false, false);
    }

    /// Returns whether the last bracket held points, and at most a method follows it.
    pub(super) const fn ends_with_points(&self) -> bool {
        self.ends_with_points
    }

    /// Returns whether the line, or the list that is being read, has points in brackets.
    pub(super) const fn has_points(&self) -> bool {
        self.points_on_line > 0 || self.has_list || self.current.is_some()
    }

    /// Divides the numbers of the last list into points again. Returns false if they do not fit.
    pub(super) fn recut(&mut self, count: usize) -> bool {
        let last = self.current.as_mut().map(|current| &mut current.list).or(self.lists.last_mut());
        last.is_some_and(|list| {
            list.is_cut_by_call = true;
            list.recut(count)
        })
    }

    fn begin_brackets(&mut self) {
        self.has_brackets = true;
        (self.ends_with_comma, self.ends_with_semicolon) = (false, false);
        self.words.clear();
    }

    /// Ends a line. Returns the name of the following list, if the line ended with one.
    pub(super) fn end(&mut self, line: LineContent, text: &str) -> Option<(String, bool)> {
        let said = LineWords {
            words: std::mem::take(&mut self.words),
            late_word: self.late_word.take(),
            not_finite: std::mem::take(&mut self.not_finite),
            malformed: std::mem::take(&mut self.malformed),
            count: std::mem::take(&mut self.word_count),
        };
        let has_brackets = std::mem::take(&mut self.has_brackets);
        let points = std::mem::take(&mut self.points_on_line);
        let has_points = std::mem::take(&mut self.has_list) || points > 0;
        self.words_since_point = 0;
        // Several points on one line without a comma at its end: the next line begins another list.
        self.is_broken |= points > 1 && !self.ends_with_comma;
        if line.is_blank {
            self.blank();
            return line.label;
        }
        let is_sentence = said.count >= MIN_SENTENCE && !is_row(&line.scalars, text);
        if is_sentence && !has_points && !has_brackets && !line.scalars.is_empty() {
            self.flush();
        }
        if self.complain_of_pieces(&line, &said, is_sentence, text) || line.is_refused {
            return None;
        }
        if line.scalars.is_empty() {
            if !has_brackets && !said.words.is_empty() {
                self.words_only(&said.words, line.label.is_some());
                if self.are_faces && line.label.is_some() {
                    return Some(("faces".to_owned(), true));
                }
            }
            return line.label;
        }
        let is_heading = line.ends_with_colon && !is_row(&line.scalars, text);
        if is_sentence || is_heading {
            self.said(&line.scalars, AsideKind::Sentence);
            if is_heading {
                self.flush();
                self.are_faces = are_faces(&said.words);
                self.heading = None;
            }
            let label = line.label.filter(|_| is_heading);
            return if self.are_faces { label.map(|_| ("faces".to_owned(), true)) } else { label };
        }
        // `1 1 (top)` is a row with a comment.
        let is_row = is_row(&line.scalars, text) && !has_points && said.count <= 1;
        if has_brackets && !is_row {
            self.beside_brackets(&line, has_points, text);
            return None;
        }
        self.row(line, said, text);
        None
    }

    /// Handles an empty line.
    fn blank(&mut self) {
        self.is_broken = true;
        self.header = None;
        let is_over = self.current.as_ref().is_some_and(|current| {
            let is_printed = current.list.callee.is_some() && !self.ends_with_semicolon;
            current.from_rows || (is_printed && !self.ends_with_comma)
        });
        if is_over || self.matrix.is_some() {
            self.flush();
        }
    }

    /// Reports pieces of a line that are not finite numbers. Returns false if they are words of a sentence.
    fn complain_of_pieces(
        &mut self,
        line: &LineContent,
        said: &LineWords,
        is_sentence: bool,
        text: &str,
    ) -> bool {
        let is_alone = line.scalars.is_empty() && said.count > 0 && said.not_finite.len() < 2;
        if is_sentence
            || is_alone
            || (line.scalars.is_empty() && said.malformed.is_empty() && said.not_finite.len() < 2)
        {
            let pieces = said.malformed.iter().cloned();
            self.asides.extend(pieces.map(|range| Aside {
                range,
                name: String::new(),
                kind: AsideKind::Sentence,
            }));
            return false;
        }
        let before = self.complaints.len();
        let wrong = said
            .malformed
            .iter()
            .map(|range| (range.clone(), number::expected(&text[range.clone()]).to_owned()));
        self.complaints.extend(
            said.not_finite.iter().map(|range| (range.clone(), text!("import-a-finite-number").to_owned())),
        );
        self.complaints.extend(wrong);
        self.complaints.len() > before
    }

    /// Sets numbers without names aside.
    pub(super) fn said(&mut self, scalars: &[PlacedNumber], kind: AsideKind) {
        let stray = scalars.iter().filter(|scalar| scalar.label == NumberLabel::None);
        self.asides.extend(stray.map(|scalar| Aside {
            range: scalar.range.clone(),
            name: String::new(),
            kind,
        }));
    }

    /// Handles a line without numbers and brackets.
    fn words_only(&mut self, words: &[String], has_label: bool) {
        let column = |axis: &str| words.iter().position(|word| word.eq_ignore_ascii_case(axis));
        self.flush();
        self.are_faces = are_faces(words);
        if let (Some(x), Some(y)) = (column("x"), column("y")) {
            let columns = [Some(x), Some(y), column("z")].into_iter().flatten().collect();
            self.header = Some((columns, words.len()));
        } else if !has_label && words.len() <= 2 {
            self.heading = Some(words.join(" "));
        } else {
            self.heading = None;
        }
    }

    /// Ends the list that is being read.
    pub(super) fn flush(&mut self) {
        if let Some(matrix) = self.matrix.take() {
            match matrix.into_list(|rows, columns| matrix::are_columns(self.text, rows, columns)) {
                Ok(list) => self.lists.push(list),
                Err(complaints) => self.complaints.extend(complaints),
            }
        }
        let Some(Current { mut list, only_first_is_called, .. }) = self.current.take() else { return };
        if let Some((count, range)) = self.count.take()
            && count != list.spots.len() as f64
        {
            self.complaints.push((range, text!("import-point").to_owned()));
        }
        if list.name.is_none()
            && let Some(callee) = &list.callee
        {
            let is_method = callee.contains('.');
            list.name = if only_first_is_called || is_method { names::of_callee(callee) } else { None };
        }
        self.lists.push(list);
    }

    /// Returns all lists, all errors, and all numbers outside the lists.
    pub(super) fn finish(mut self) -> (Vec<RawList>, Vec<Complaint>, Vec<Aside>) {
        self.flush();
        if let Some((_, range)) = self.count.take() {
            self.complaints.push((range, text!("import-point").to_owned()));
        }
        (names::gathered(self.lists), self.complaints, self.asides)
    }
}

/// Minimum number of words on a line that make it a sentence.
pub(super) const MIN_SENTENCE: usize = 3;

/// The words of a line.
pub(super) struct LineWords {
    /// The words before the first number.
    pub(super) words: Vec<String>,
    pub(super) late_word: Option<Range<usize>>,
    pub(super) not_finite: Vec<Range<usize>>,
    pub(super) malformed: Vec<Range<usize>>,
    /// The number of words outside brackets.
    pub(super) count: usize,
}

/// Returns whether the words of a heading speak of faces.
fn are_faces(words: &[String]) -> bool {
    words.len() <= 4 && words.iter().any(|word| select::is_faces(word))
}

/// Returns whether two or more numbers are side by side, with nothing but blanks and a comma between them.
pub(super) fn is_row(scalars: &[PlacedNumber], text: &str) -> bool {
    scalars.array_windows().any(|[first, second]| {
        let between = text.get(first.range.end..second.range.start).unwrap_or_default();
        between.chars().all(|c| c.is_whitespace() || c == ',' || c == ';')
    })
}
