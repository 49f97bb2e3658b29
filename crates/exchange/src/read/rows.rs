//! Lines of numbers: points, numbers with names, faces, and rows of a matrix.

use std::ops::Range;

use super::aside::{self, Aside, AsideKind};
use super::leaf::{NumberLabel, Numbers, PlacedNumber, RawPoint, understood};
use super::lines::{Current, LineContent, LineWords, Lines, MIN_SENTENCE, is_row};
use super::list::RawList;
use super::matrix::{self, Matrix};
use crate::message::text;

impl Lines<'_> {
    /// Handles numbers on a line with brackets: each is omitted, or a problem.
    pub(super) fn beside_brackets(&mut self, line: &LineContent, has_points: bool, text: &str) {
        let is_mark =
            |(index, scalar): (usize, &PlacedNumber)| index == 0 && is_numbering(&scalar.range, text);
        let stray = line.scalars.iter().enumerate();
        let stray =
            stray.filter(|(index, scalar)| scalar.label == NumberLabel::None && !is_mark((*index, *scalar)));
        for (_, scalar) in stray {
            match &line.label {
                Some((name, _)) if !has_points => {
                    self.asides.push(aside::named(scalar.range.clone(), name.clone(), scalar.value));
                }
                Some((name, false)) if line.scalars.len() == 1 => {
                    self.asides.push(aside::named(scalar.range.clone(), name.clone(), scalar.value));
                }
                None if !has_points => {
                    let (range, name) = (scalar.range.clone(), String::new());
                    self.asides.push(Aside { range, name, kind: AsideKind::Bracket });
                }
                _ => self.complaints.push((scalar.range.clone(), text!("import-point").to_owned())),
            }
        }
    }

    /// Reads a line with numbers and without brackets.
    pub(super) fn row(&mut self, line: LineContent, said: LineWords, text: &str) {
        let LineContent { scalars, label, spoiled, .. } = line;
        let LineWords { words, late_word, count, .. } = said;
        let scalars = match scalars.as_slice() {
            // `1) 0 0`
            [mark, rest @ ..] if rest.len() > 1 && text[mark.range.end..].starts_with(')') => rest.to_vec(),
            _ => scalars,
        };
        let (Some(first), Some(last)) = (scalars.first(), scalars.last()) else { return };
        let whole = first.range.start..last.range.end;
        if is_declaration(&scalars, &words) {
            let kind = AsideKind::Named { is_zero: false };
            return self.asides.push(Aside { range: whole, name: String::new(), kind });
        }
        if label.is_none() && words.is_empty() && late_word.is_some() && is_dimension(&scalars, text) {
            self.flush();
            return self.said(&scalars, AsideKind::Sentence);
        }
        let is_among_rows = !self.is_broken && self.current.as_ref().is_some_and(|current| current.from_rows);
        let is_sentence = count >= MIN_SENTENCE
            && words.len() >= 2
            && late_word.is_some()
            && has_short_runs(&scalars, text);
        if (is_sentence || label.is_none() && are_counts(&scalars, text)) && !is_among_rows {
            return self.asides.push(Aside { range: whole, name: String::new(), kind: AsideKind::Row });
        }
        if let Some(range) = spoiled.or(late_word) {
            self.complaints.push((range, text!("import-a-number-or-the-end-of").to_owned()));
            return;
        }
        if scalars.len() == 1 && first.label == NumberLabel::None {
            return self.lone(first, label.map(|(name, _)| name), &words, text);
        }
        let name = match (label, words.as_slice()) {
            (Some((name, _)), _) => Some(name),
            (None, []) => None,
            (None, [name]) => {
                let is_same = self.current.as_ref().is_some_and(|c| c.list.name.as_ref() == Some(name));
                (!is_same).then(|| name.clone())
            }
            (None, _) => {
                self.complaints.push((whole, text!("import-point").to_owned()));
                return;
            }
        };
        match self.columns(&scalars, words.len(), whole.clone()) {
            Numbers::Points(spots) => self.rows(spots, name),
            Numbers::Named => {}
            Numbers::Wide(numbers) => self.wide(numbers, whole, name),
            Numbers::Unclear(_) => self.complaints.push((whole, text!("import-point").to_owned())),
        }
    }

    /// Reads a line with one number.
    fn lone(&mut self, scalar: &PlacedNumber, label: Option<String>, words: &[String], text: &str) {
        let range = scalar.range.clone();
        match (label, words) {
            // A named number: `radius = 0.5`.
            (Some(name), _) => self.asides.push(aside::named(range, name, scalar.value)),
            (None, []) if self.current.is_none() && scalar.value.fract() == 0.0 => {
                self.count = Some((scalar.value, range));
            }
            (None, []) => self.complaints.push((range, text!("import-point").to_owned())),
            (None, [_] | [_, _])
                if text[range.clone()].parse::<u32>().is_ok()
                    && !self.ends_with_semicolon
                    && !words.iter().any(|word| aside::changes(word)) =>
            {
                self.flush();
                self.heading = Some(format!("{} {}", words.join(" "), &text[range]));
            }
            (None, _) => self.asides.push(aside::named(range, words.join(" "), scalar.value)),
        }
    }

    /// Adds a row of more numbers than a point has: to a matrix, or as a face.
    fn wide(&mut self, numbers: Vec<f64>, range: Range<usize>, name: Option<String>) {
        if self.matrix.is_none() || name.is_some() {
            self.flush();
        }
        let limit = self.lists.last().map_or(0, |list| list.spots.len());
        let is_whole = numbers.iter().all(|number| number.fract() == 0.0 && *number >= 0.0);
        if matrix::is_face(&numbers, limit) || (self.are_faces && is_whole) {
            self.asides.push(Aside { range, name: "faces".to_owned(), kind: AsideKind::Faces });
            return;
        }
        let heading = &mut self.heading;
        let matrix = self.matrix.get_or_insert_with(|| Matrix::of(name.or_else(|| heading.take())));
        matrix.push(numbers, range);
    }

    /// The coordinates of a row, chosen by the header if there is one.
    fn columns(&self, scalars: &[PlacedNumber], words: usize, whole: Range<usize>) -> Numbers {
        match &self.header {
            Some((columns, count)) => {
                let chosen: Option<Vec<PlacedNumber>> =
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
}

/// Returns whether a line declares variables with names of coordinates: `x: float = 0.0`,
/// `double x = 0, y = 0;`.
fn is_declaration(scalars: &[PlacedNumber], words: &[String]) -> bool {
    const TYPES: [&str; 12] =
        ["float", "double", "int", "real", "number", "var", "let", "const", "auto", "static", "f32", "f64"];
    let is_axis = |scalar: &PlacedNumber| matches!(scalar.label, NumberLabel::Axis(_));
    scalars.iter().all(is_axis)
        && words.iter().any(|word| TYPES.contains(&word.to_ascii_lowercase().as_str()))
}

/// Returns whether a line begins a file of qhull: the dimension and a title, and the number of points on the
/// next line.
fn is_dimension(scalars: &[PlacedNumber], text: &str) -> bool {
    let [scalar, ..] = scalars else { return false };
    let next = text[scalar.range.end..].lines().nth(1).unwrap_or_default();
    matches!(scalar.value, 2.0 | 3.0) && next.trim().parse::<u32>().is_ok()
}

/// Returns whether at most three numbers are side by side.
fn has_short_runs(scalars: &[PlacedNumber], text: &str) -> bool {
    let runs = scalars.chunk_by(|first, second| is_row(&[first.clone(), second.clone()], text));
    runs.into_iter().all(|run| run.len() <= 3)
}

/// Returns whether each of several numbers counts the things named by the word after it: `0 warnings, 1 error`.
fn are_counts(scalars: &[PlacedNumber], text: &str) -> bool {
    let counts = |scalar: &PlacedNumber| {
        let range = scalar.range.clone();
        let letters =
            text[range.end..].trim_start_matches(' ').bytes().take_while(u8::is_ascii_lowercase).count();
        text[range].bytes().all(|byte| byte.is_ascii_digit()) && letters >= 4
    };
    scalars.len() > 1 && scalars.iter().all(counts)
}

/// Returns whether a number at the start of a line numbers the points below each other: `1. (0, 0)`,
/// `2) (1, 0)`, `#3 (1, 1)`.
fn is_numbering(range: &Range<usize>, text: &str) -> bool {
    let line = text[..range.start].rfind('\n').map_or(0, |at| at + 1);
    let before = text[line..range.start].trim_start();
    let number = &text[range.clone()];
    let is_marked = number.ends_with('.') || text[range.end..].starts_with(')') || before == "#";
    let digits = number.trim_end_matches('.');
    (before.is_empty() || before == "#") && is_marked && digits.bytes().all(|byte| byte.is_ascii_digit())
}
