//! The bodies of a report that is being read.

use std::ops::Range;

use crate::form::SourceForm;
use crate::geometry::{Body, Dimension, Pose, Shape};
use crate::message::text;
use crate::reading::{LeftOut, Place, PointList, Problem, Reading, excerpt};

/// A reading of bodies that is being built.
#[derive(Debug)]
pub(in crate::read) struct ReadingDraft<'a> {
    text: &'a str,
    lists: Vec<(Range<usize>, PointList)>,
    problems: Vec<Problem>,
    remarks: Vec<String>,
    left_out: Vec<LeftOut>,
    /// The ends of all lines, once they are needed.
    line_ends: Vec<usize>,
}

impl<'a> ReadingDraft<'a> {
    /// Creates an empty draft.
    pub(in crate::read) const fn of(text: &'a str) -> Self {
        Self {
            text,
            lists: Vec::new(),
            problems: Vec::new(),
            remarks: Vec::new(),
            left_out: Vec::new(),
            line_ends: Vec::new(),
        }
    }

    /// Adds a body and returns its list, or adds a problem at its place if the body is invalid.
    pub(in crate::read) fn body(
        &mut self,
        name: &str,
        range: Range<usize>,
        dimension: Dimension,
        (mut shape, pose, rounding): (Shape, Pose, f64),
    ) -> Option<&mut PointList> {
        if let Shape::Capsule { a, b, .. } = &mut shape {
            // An end on an axis is often the negative of the other one; + 0 avoids −0.
            (*a, *b) = (*a + 0.0, *b + 0.0);
        }
        if self.lists.len() >= Reading::MAX_LISTS {
            self.problem(range, &text!("import-at-most-bodies"; most = Reading::MAX_LISTS));
            return None;
        }
        match Body::new(dimension, shape, pose, rounding) {
            Ok(body) => {
                let list = PointList::of_body(name.to_owned(), body).from(self.place(range.clone()));
                self.lists.push((range, list));
                self.lists.last_mut().map(|(_, list)| list)
            }
            Err(error) => {
                self.found(range, text!("import-a-body"), error.to_string());
                None
            }
        }
    }

    /// The place of a range. All lines are counted once, however many bodies there are.
    fn place(&mut self, range: Range<usize>) -> Place {
        if self.line_ends.is_empty() {
            self.line_ends.extend(self.text.match_indices('\n').map(|(at, _)| at));
            self.line_ends.push(self.text.len());
        }
        let line = 1 + self.line_ends.partition_point(|end| *end < range.start);
        Place { range, line }
    }

    /// Adds a place that was not understood.
    pub(in crate::read) fn problem(&mut self, range: Range<usize>, expected: &str) {
        if self.problems.len() < Reading::MAX_PROBLEMS {
            self.problems.push(Problem::here(self.text, range, expected));
        }
    }

    /// Adds a place with its content.
    pub(in crate::read) fn found(&mut self, range: Range<usize>, expected: &str, found: String) {
        if self.problems.len() < Reading::MAX_PROBLEMS {
            self.problems.push(Problem::at(self.text, range, expected, found));
        }
    }

    /// Lists a part of the text that contributes to no shape as omitted.
    pub(in crate::read) fn left_out(&mut self, range: Range<usize>, why: &str) {
        if self.left_out.len() >= Reading::MAX_PROBLEMS {
            return;
        }
        let place = self.place(range);
        if !self.left_out.iter().any(|it| it.place.line == place.line && it.why == why) {
            let text = excerpt(&self.text[place.range.clone()]);
            self.left_out.push(LeftOut { place, text, why: why.to_owned() });
        }
    }

    /// Adds a note about an assumption or an omission, once.
    pub(in crate::read) fn remark(&mut self, remark: &str) {
        if !self.remarks.iter().any(|it| it == remark) {
            self.remarks.push(remark.to_owned());
        }
    }

    /// Returns whether there is neither a body nor a problem.
    pub(in crate::read) const fn is_empty(&self) -> bool {
        self.lists.is_empty() && self.problems.is_empty()
    }

    /// Finishes the reading: all bodies must have the dimension of the first; a body of another dimension is
    /// a problem.
    pub(in crate::read) fn finish(mut self) -> Reading {
        let Some(dimension) = self.lists.first().map(|(_, list)| list.dimension) else {
            if self.problems.is_empty() {
                self.problem(0..0, text!("import-shapes-with-their-poses"));
            }
            return Reading {
                problems: self.problems,
                remarks: self.remarks,
                left_out: self.left_out,
                ..Reading::empty(SourceForm::Report)
            };
        };
        self.left_out.sort_by_key(|left_out| left_out.place.range.start);
        let lists = std::mem::take(&mut self.lists);
        let mut kept = Vec::new();
        for (range, list) in lists {
            if list.dimension == dimension {
                kept.push(list);
            } else {
                let expected = text!("import-a-body-like-the-first"; count = dimension.count());
                self.found(range, &expected, text!("import-one-in"; count = list.dimension.count()));
            }
        }
        self.problems.sort_by_key(|problem| (problem.range.start, problem.range.end));
        Reading {
            lists: kept,
            problems: self.problems,
            remarks: self.remarks,
            left_out: self.left_out,
            ..Reading::empty(SourceForm::Report)
        }
    }
}
