//! What was understood of a text or a file, and what was not.

use std::fmt;
use std::ops::Range;

use glam::DVec3;

use super::Form;
use crate::geometry::Dimension;

/// A list of points: what can become the vertices of a shape.
#[derive(Clone, Debug, PartialEq)]
pub struct PointList {
    /// What stood before it, such as `polyA` in `polyA = …`; otherwise empty.
    pub name: String,
    /// How many numbers each point has.
    pub dimension: Dimension,
    /// In order; in 2D every z is 0. At least one, and at most [`MAX_VERTICES`](crate::geometry::MAX_VERTICES).
    pub points: Vec<DVec3>,
}

/// A place that was not understood. Everything else was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Bytes of the text, on character boundaries. Empty at the start for a file that is no text.
    pub range: Range<usize>,
    /// From 1.
    pub line: usize,
    /// From 1, in characters.
    pub column: usize,
    /// What should stand there.
    pub expected: String,
    /// What stands there.
    pub found: String,
}

/// What was understood, and what was not.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// All lists, in order. They have the same dimension.
    pub lists: Vec<PointList>,
    /// Every place that was not understood, in order; at most [`Reading::MAX_PROBLEMS`].
    pub problems: Vec<Problem>,
    /// What was done that does not go without saying, each in one sentence without a full stop.
    pub remarks: Vec<String>,
    /// What it was understood as.
    pub form: Form,
}

/// The longest piece of a text that is repeated in a message, in characters.
const MAX_FOUND: usize = 40;

impl Problem {
    /// A problem with a place in a text.
    pub(super) fn at(
        text: &str,
        range: Range<usize>,
        expected: impl Into<String>,
        found: impl Into<String>,
    ) -> Self {
        let before = &text[..range.start];
        let line = 1 + before.matches('\n').count();
        let column = 1 + before.chars().rev().take_while(|c| *c != '\n').count();
        Self { range, line, column, expected: expected.into(), found: found.into() }
    }

    /// The same with what stands there as what was found.
    pub(super) fn here(text: &str, range: Range<usize>, expected: impl Into<String>) -> Self {
        let found = excerpt(&text[range.clone()]);
        Self::at(text, range, expected, found)
    }

    /// About a file that is no text, or about all of it.
    pub(super) fn of_file(expected: impl Into<String>, found: impl Into<String>) -> Self {
        Self { range: 0..0, line: 1, column: 1, expected: expected.into(), found: found.into() }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: expected {}, found {}", self.line, self.column, self.expected, self.found)
    }
}

impl Reading {
    /// The most problems that are told; a text with more of them is no list of points.
    pub const MAX_PROBLEMS: usize = 100;

    /// Nothing.
    pub(super) const fn empty(form: Form) -> Self {
        Self { lists: Vec::new(), problems: Vec::new(), remarks: Vec::new(), form }
    }

    /// Nothing but a reason.
    pub(super) fn refused(form: Form, problem: Problem) -> Self {
        Self { problems: vec![problem], ..Self::empty(form) }
    }

    /// What was understood, in a few words: `2 lists: 5 and 1 points, 3D`.
    pub fn summary(&self) -> String {
        let [first, ..] = self.lists.as_slice() else { return "no points".to_owned() };
        let dimension = first.dimension.count();
        let counts: Vec<String> = self.lists.iter().map(|list| list.points.len().to_string()).collect();
        let lists = if counts.len() == 1 { "1 list".to_owned() } else { format!("{} lists", counts.len()) };
        let shown = &counts[..counts.len().min(MAX_COUNTS)];
        let counts = match shown {
            [only] => only.clone(),
            _ if shown.len() < counts.len() => format!("{}, …", shown.join(", ")),
            [rest @ .., last] => format!("{} and {last}", rest.join(", ")),
            [] => String::new(),
        };
        let points = if counts == "1" { "point" } else { "points" };
        format!("{lists}: {counts} {points}, {dimension}D")
    }
}

/// The most lists whose sizes stand in the summary.
const MAX_COUNTS: usize = 8;

/// A piece of a text on one line, shortened, in quotes.
pub(super) fn excerpt(text: &str) -> String {
    let line = text.trim_start().lines().next().unwrap_or_default().trim_end();
    if line.is_empty() {
        return "nothing".to_owned();
    }
    let mut excerpt: String = line.chars().take(MAX_FOUND).collect();
    if excerpt.len() < line.len() {
        excerpt.push('…');
    }
    format!("`{excerpt}`")
}
