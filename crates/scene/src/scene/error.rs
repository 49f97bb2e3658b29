//! Errors in scene files: the place, the expected and the found content.

use std::ops::Range;

use ron::error::{Error as RonError, Position, SpannedError};
use thiserror::Error;

use super::checked::ValueProblem;
use super::outline;
use crate::internal::point_length;
use crate::message::text;

/// The reason why a scene file was refused. The caller knows the file's name and prints it in front.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", text!(
    "scene-error"; line = line.to_string(), column = column.to_string(), field = field, expected = expected,
    found = found,
))]
pub struct SceneError {
    /// Line number, from 1.
    pub line: usize,
    /// Column number, from 1, in characters.
    pub column: usize,
    /// The path of the field, such as `q.shape.Points[3]`; `scene` for the file as a whole.
    pub field: String,
    /// The value or notation that is valid at this place.
    pub expected: String,
    /// The text that was found there instead.
    pub found: String,
}

/// Maximum number of characters of the file that are quoted in a message.
const MAX_FOUND: usize = 40;

impl SceneError {
    /// The field of an error about the file as a whole.
    pub const WHOLE: &str = "scene";

    /// Creates an error about the file as a whole.
    pub(super) fn whole_file(expected: impl Into<String>, found: impl Into<String>) -> Self {
        Self {
            line: 1,
            column: 1,
            field: Self::WHOLE.to_owned(),
            expected: expected.into(),
            found: found.into(),
        }
    }

    /// Creates the error about a field with an invalid value.
    pub(super) fn from_problem(text: &str, problem: ValueProblem) -> Self {
        let ValueProblem { path, expected, found } = problem;
        let value = outline::find(text, &path);
        let found = found.unwrap_or_else(|| excerpt(&text[value.clone()]));
        Self::at(text, value.start, path, expected, found)
    }

    /// Creates the error about an invalid value at this place.
    pub(super) fn of_value(text: &str, value: Range<usize>, expected: &str) -> Self {
        let path = outline::path_at(text, value.start);
        Self::at(text, value.start, path, expected.to_owned(), excerpt(&text[value]))
    }

    /// Creates the error about a text that is not RON, or whose fields and types are not those of a scene, or of another
    /// document.
    pub fn from_ron(text: &str, error: &SpannedError) -> Self {
        let [start, end] = [error.span.start, error.span.end].map(|position| offset(text, position));
        // For a value that was read and then refused, ron reports the position after it; otherwise that of the
        // unreadable text.
        let stands_behind = matches!(
            error.code,
            RonError::InvalidValueForType { .. }
                | RonError::NoSuchEnumVariant { .. }
                | RonError::NoSuchStructField { .. }
                | RonError::DuplicateStructField { .. }
                | RonError::ExpectedDifferentStructName { .. }
                | RonError::ExpectedDifferentLength { .. }
                | RonError::IntegerOutOfBounds
                | RonError::ExpectedStringEnd
        );
        let stop = if stands_behind { start } else { end };
        let value = outline::value_at(text, stop);
        // ron may stop within a number, after the digits that it could read: then the whole number is quoted. Within a
        // string the exact position is more useful.
        let within_number = value.start < stop && !text[value.clone()].contains('"');
        let mut place = if within_number { value.start } else { stop };
        let path = outline::path_at(text, place);
        let found = excerpt(&text[value]);
        let (path, expected, found) = match &error.code {
            RonError::NoSuchStructField { expected, found, .. }
            | RonError::NoSuchEnumVariant { expected, found, .. } => {
                (path, one_of(expected), format!("`{found}`"))
            }
            RonError::MissingStructField { field, .. } => {
                (join(&path, field), text!("scene-a-value").to_owned(), text!("scene-none").to_owned())
            }
            RonError::DuplicateStructField { .. } => {
                (path, text!("scene-field-once").to_owned(), text!("scene-field-again").to_owned())
            }
            RonError::InvalidValueForType { expected, .. } => (path, expected.clone(), found),
            RonError::ExpectedDifferentLength { expected, found } => {
                // A point has as many numbers as the scene has dimensions.
                let dimension = &text[outline::find(text, "dimension")];
                let is_point = expected == point_length() && matches!(dimension, "2" | "3");
                let expected =
                    if is_point { text!("scene-numbers"; count = dimension) } else { expected.clone() };
                place = outline::start_at(text, place);
                (path, expected, found.to_string())
            }
            RonError::ExpectedComma if within_number && found.trim_matches('`').parse::<f64>().is_ok() => {
                (path, text!("scene-a-whole-number").to_owned(), found)
            }
            RonError::IntegerOutOfBounds if !found.starts_with("`-") => {
                (path, text!("scene-a-smaller-number").to_owned(), found)
            }
            RonError::ExpectedComma if within_number => (path, text!("scene-a-number").to_owned(), found),
            code => (path, plain(code), found),
        };
        Self::at(text, place, path, expected, found)
    }

    fn at(text: &str, offset: usize, path: String, expected: String, found: String) -> Self {
        let before = &text[..offset];
        let line = 1 + before.matches('\n').count();
        let column = 1 + before.chars().rev().take_while(|c| *c != '\n').count();
        let field = if path.is_empty() { Self::WHOLE.to_owned() } else { path };
        Self { line, column, field, expected, found }
    }
}

/// The expected syntax according to ron, in the terms of this format.
fn plain(code: &RonError) -> String {
    let opening = |bracket: char| text!("scene-an-opening"; bracket = bracket);
    let closing = |bracket: char| text!("scene-a-closing"; bracket = bracket);
    let expected = match code {
        RonError::ExpectedFloat => text!("scene-a-number"),
        RonError::ExpectedInteger | RonError::IntegerOutOfBounds => text!("scene-a-count"),
        RonError::ExpectedBoolean => text!("scene-a-boolean"),
        RonError::ExpectedString => text!("scene-a-string"),
        RonError::ExpectedStringEnd => text!("scene-a-closing-quote"),
        RonError::ExpectedIdentifier => text!("scene-a-name"),
        RonError::ExpectedComma => text!("scene-a-comma"),
        RonError::ExpectedMapColon => text!("scene-a-colon"),
        RonError::ExpectedStructLike
        | RonError::ExpectedNamedStructLike(_)
        | RonError::ExpectedDifferentStructName { .. } => return opening('('),
        RonError::ExpectedArray => return opening('['),
        RonError::ExpectedMap => return opening('{'),
        RonError::ExpectedArrayEnd => return closing(']'),
        RonError::ExpectedMapEnd => return closing('}'),
        RonError::ExpectedStructLikeEnd | RonError::ExpectedOptionEnd => {
            return closing(')');
        }
        RonError::TrailingCharacters => text!("scene-nothing-more"),
        RonError::Eof => text!("scene-the-rest"),
        other => {
            let message = other.to_string();
            let expected = message.strip_prefix("Expected ").map(str::to_owned);
            return expected.unwrap_or_else(|| text!("scene-valid-ron"; message = message));
        }
    };
    expected.to_owned()
}

/// A list of the valid names, for an error about an invalid name.
fn one_of(names: &[&str]) -> String {
    text!("scene-one-of"; count = names.len(), names = names.join(", "))
}

/// The path of a field of the value with this path.
fn join(path: &str, field: &str) -> String {
    if path.is_empty() { field.to_owned() } else { format!("{path}.{field}") }
}

/// A piece of the file on one line, shortened.
fn excerpt(text: &str) -> String {
    let line = text.trim_start().lines().next().unwrap_or_default().trim_end();
    if line.is_empty() {
        return text!("scene-end-of-file").to_owned();
    }
    let mut excerpt: String = line.chars().take(MAX_FOUND).collect();
    if excerpt.len() < line.len() {
        excerpt.push('…');
    }
    format!("`{excerpt}`")
}

/// The byte offset of one of ron's positions.
fn offset(text: &str, position: Position) -> usize {
    let line_start = match position.line {
        0 | 1 => 0,
        line => text.match_indices('\n').nth(line - 2).map_or(text.len(), |(end, _)| end + 1),
    };
    let line = &text[line_start..];
    let column = position.col.saturating_sub(1);
    line_start + line.char_indices().nth(column).map_or(line.len(), |(offset, _)| offset)
}
