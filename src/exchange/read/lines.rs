//! The text outside of all brackets: rows of numbers, names, and the grouping of points in brackets into lists.

use std::ops::Range;

use super::frame::{Complaint, POINT, RawList};
use super::leaf::{Label, Numbers, RawPoint, Scalar, understood};
use super::structure::Aside;
use super::{names, number};

/// The content of a line outside of brackets.
pub(super) struct Line {
    pub(super) scalars: Vec<Scalar>,
    /// A name followed by `:` or `=`, and whether it was a colon.
    pub(super) label: Option<(String, bool)>,
    pub(super) spoiled: Option<Range<usize>>,
    pub(super) is_refused: bool,
    pub(super) is_blank: bool,
}

/// The list that is being read.
#[derive(Debug)]
struct Current {
    list: RawList,
    /// Whether only its first point followed a word, which is then the name of the list rather than a callee.
    only_first_is_called: bool,
    /// Whether it consists of rows of numbers.
    from_rows: bool,
}

/// The state between lines.
#[derive(Debug, Default)]
pub(super) struct Lines {
    lists: Vec<RawList>,
    current: Option<Current>,
    complaints: Vec<Complaint>,
    /// Numbers in sentences, and numbers with names.
    asides: Vec<Aside>,
    /// The number of words on the current line outside of brackets.
    word_count: usize,
    /// One or two words alone on a line.
    heading: Option<String>,
    /// The columns of x, y and possibly z, and the number of columns.
    header: Option<(Vec<usize>, usize)>,
    /// A number alone on a line: in some forms the number of rows that follow.
    count: Option<(f64, Range<usize>)>,
    /// Whether the next point begins another list unless its callee is that of the last one.
    is_broken: bool,
    /// The words before the first number of the current line.
    words: Vec<String>,
    late_word: Option<Range<usize>>,
    not_finite: Vec<Range<usize>>,
    malformed: Vec<Range<usize>>,
    /// The number of points in brackets on the line, and whether a comma follows the last.
    points_on_line: usize,
    has_brackets: bool,
    ends_with_comma: bool,
}

impl Lines {
    /// A word outside of brackets.
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
        self.word_count += 1;
        if is_name && Label::of(&word) != Label::Other {
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

    /// A piece that resembles a number but is none.
    pub(super) fn malformed(&mut self, range: Range<usize>) {
        self.malformed.push(range);
    }

    /// A comma or a semicolon.
    pub(super) fn separator(&mut self, is_semicolon: bool) {
        self.ends_with_comma = !is_semicolon;
        self.is_broken |= is_semicolon && self.has_brackets;
    }

    /// A point in brackets.
    pub(super) fn point(&mut self, spot: RawPoint, name: Option<String>, callee: Option<String>) {
        self.begin_brackets();
        let is_called_alike = |current: &Current| callee.is_some() && current.list.callee == callee;
        let goes_on = self.current.as_ref().is_some_and(|current| {
            let is_other = self.is_broken || (callee.is_some() && current.list.callee != callee);
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
        self.is_broken = false;
    }

    /// A list in brackets.
    pub(super) fn list(&mut self, mut list: RawList) {
        self.begin_brackets();
        let is_next_call = list.name.is_none()
            && list.wrapped.is_some()
            && list.callee.is_some()
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

    /// A bracket that holds no points.
    pub(super) fn bracket(&mut self) {
        self.has_brackets = true;
        self.ends_with_comma = false;
    }

    fn begin_brackets(&mut self) {
        self.has_brackets = true;
        self.ends_with_comma = false;
        self.words.clear();
    }

    /// Ends a line. Returns the name of the following list, if the line ended with one.
    pub(super) fn end(&mut self, line: Line, text: &str) -> Option<(String, bool)> {
        let words = std::mem::take(&mut self.words);
        let late_word = self.late_word.take();
        let not_finite = std::mem::take(&mut self.not_finite);
        let malformed = std::mem::take(&mut self.malformed);
        let word_count = std::mem::take(&mut self.word_count);
        let has_brackets = std::mem::take(&mut self.has_brackets);
        let points = std::mem::take(&mut self.points_on_line);
        // Several points on one line without a comma at its end: the next line begins another list.
        self.is_broken |= points > 1 && !self.ends_with_comma;
        if line.scalars.len() + not_finite.len() + malformed.len() > 1 || !line.scalars.is_empty() {
            let wrong = not_finite.iter().map(|range| (range, "a finite number"));
            let wrong =
                wrong.chain(malformed.iter().map(|range| (range, number::expected(&text[range.clone()]))));
            let wrong: Vec<_> = wrong.map(|(range, expected)| (range.clone(), expected.to_owned())).collect();
            if !wrong.is_empty() {
                self.complaints.extend(wrong);
                return None;
            }
        }
        if line.is_blank {
            self.is_broken = true;
            self.header = None;
            if self.current.as_ref().is_some_and(|current| current.from_rows) {
                self.flush();
            }
            return line.label;
        }
        if line.is_refused {
            return None;
        }
        if line.scalars.is_empty() {
            if !has_brackets && !words.is_empty() {
                self.words_only(&words, line.label.is_some());
            }
            return line.label;
        }
        // A digit in a sentence: not two or three numbers in a row, which may be a point.
        let is_sentence = word_count >= MIN_SENTENCE && !is_row(&line.scalars, text);
        if has_brackets || is_sentence {
            let stray = line.scalars.iter().filter(|scalar| scalar.label == Label::None);
            if is_sentence {
                self.asides
                    .extend(stray.map(|scalar| Aside { range: scalar.range.clone(), name: String::new() }));
            } else {
                let named =
                    line.label.as_ref().filter(|_| line.scalars.len() == 1).map(|(name, _)| name.clone());
                match named {
                    Some(name) => self.asides.extend(
                        stray.map(|scalar| Aside { range: scalar.range.clone(), name: name.clone() }),
                    ),
                    None => {
                        self.complaints.extend(stray.map(|scalar| (scalar.range.clone(), POINT.to_owned())))
                    }
                }
            }
            return None;
        }
        self.row(line, &words, late_word, text);
        None
    }

    /// A line without numbers and brackets.
    fn words_only(&mut self, words: &[String], has_label: bool) {
        let column = |axis: &str| words.iter().position(|word| word.eq_ignore_ascii_case(axis));
        self.flush();
        if let (Some(x), Some(y)) = (column("x"), column("y")) {
            let columns = [Some(x), Some(y), column("z")].into_iter().flatten().collect();
            self.header = Some((columns, words.len()));
        } else if !has_label && words.len() <= 2 {
            self.heading = Some(words.join(" "));
        } else {
            self.heading = None;
        }
    }

    /// A line with numbers.
    fn row(&mut self, line: Line, words: &[String], late_word: Option<Range<usize>>, text: &str) {
        let Line { scalars, label, spoiled, .. } = line;
        let (Some(first), Some(last)) = (scalars.first(), scalars.last()) else { return };
        let whole = first.range.start..last.range.end;
        if let Some(range) = spoiled.or(late_word) {
            self.complaints.push((range, "a number or the end of the line".to_owned()));
            return;
        }
        if scalars.len() == 1 && first.label == Label::None {
            match (&label, words) {
                // A named number: `radius = 0.5`.
                (Some((name, _)), _) => self.asides.push(Aside { range: whole, name: name.clone() }),
                (None, []) if self.current.is_none() && first.value.fract() == 0.0 => {
                    self.count = Some((first.value, whole));
                }
                (None, [_] | [_, _]) if text[whole.clone()].parse::<u32>().is_ok() => {
                    self.flush();
                    self.heading = Some(format!("{} {}", words.join(" "), &text[whole]));
                }
                (None, _) => self.complaints.push((whole, POINT.to_owned())),
            }
            return;
        }
        let name = match (label, words) {
            (Some((name, _)), _) => Some(name),
            (None, []) => None,
            (None, [name]) => {
                let is_same = self.current.as_ref().is_some_and(|c| c.list.name.as_ref() == Some(name));
                (!is_same).then(|| name.clone())
            }
            (None, _) => {
                self.complaints.push((whole, POINT.to_owned()));
                return;
            }
        };
        match self.columns(&scalars, words.len(), whole.clone()) {
            Numbers::Points(spots) => self.rows(spots, name),
            Numbers::Named => {}
            Numbers::Wide(_) | Numbers::Unclear(_) => self.complaints.push((whole, POINT.to_owned())),
        }
    }

    /// The coordinates of a row, chosen by the header if there is one.
    fn columns(&self, scalars: &[Scalar], words: usize, whole: Range<usize>) -> Numbers {
        match &self.header {
            Some((columns, count)) => {
                let chosen: Option<Vec<Scalar>> =
                    columns.iter().map(|column| scalars.get(column.checked_sub(words)?).cloned()).collect();
                match chosen.filter(|_| scalars.len() + words == *count) {
                    Some(chosen) => understood(&chosen, whole),
                    None => Numbers::Unclear(whole),
                }
            }
            None => understood(scalars, whole),
        }
    }

    fn rows(&mut self, spots: Vec<RawPoint>, name: Option<String>) {
        let goes_on = name.is_none()
            && !self.is_broken
            && self.heading.is_none()
            && self.current.as_ref().is_some_and(|current| current.from_rows);
        if !goes_on {
            self.flush();
            let name = name.or(self.heading.take());
            let list = RawList { name, ..RawList::default() };
            self.current = Some(Current { list, only_first_is_called: false, from_rows: true });
        }
        if let Some(current) = &mut self.current {
            current.list.spots.extend(spots);
        }
        self.is_broken = false;
    }

    /// Ends the list that is being read.
    fn flush(&mut self) {
        let Some(Current { mut list, only_first_is_called, .. }) = self.current.take() else { return };
        if let Some((count, range)) = self.count.take()
            && count != list.spots.len() as f64
        {
            self.complaints.push((range, POINT.to_owned()));
        }
        if list.name.is_none()
            && let Some(callee) = &list.callee
        {
            let is_method = callee.contains('.');
            list.name = if only_first_is_called || is_method { names::of_callee(callee) } else { None };
        }
        self.lists.push(list);
    }

    /// All lists, all errors, and all numbers beside the lists.
    pub(super) fn finish(mut self) -> (Vec<RawList>, Vec<Complaint>, Vec<Aside>) {
        self.flush();
        if let Some((_, range)) = self.count.take() {
            self.complaints.push((range, POINT.to_owned()));
        }
        (names::gathered(self.lists), self.complaints, self.asides)
    }
}

/// The least number of words on a line that make it a sentence.
const MIN_SENTENCE: usize = 3;

/// Whether two or more numbers stand side by side, with nothing but blanks and a comma between them.
fn is_row(scalars: &[Scalar], text: &str) -> bool {
    scalars.windows(2).any(|pair| {
        let between = text.get(pair[0].range.end..pair[1].range.start).unwrap_or_default();
        between.chars().all(|c| c.is_whitespace() || c == ',' || c == ';')
    })
}
