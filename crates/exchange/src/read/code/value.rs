//! The values of expressions: numbers, vectors, rotations, poses, lists of points, records, shapes.

use std::ops::Range;

use glam::{DMat3, DQuat, DVec3};

use super::turn::{PartialPose, WrittenTurn};
use super::words::plain;
use crate::message::text;

/// A value, and the places of the text that it comes from.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct CodeValue {
    pub(super) what: What,
    pub(super) from: Vec<Range<usize>>,
}

/// A value in a bracket, with its label.
pub(super) type LabeledValue = (Option<String>, CodeValue);

/// The kinds of values.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum What {
    Number(f64),
    /// Numbers in a bracket or in a constructor: a vector, or a row of a matrix.
    Numbers(Vec<f64>),
    /// Points, or rows of a matrix, all of one length.
    Rows(Vec<Vec<f64>>),
    Turn(WrittenTurn),
    Place(PartialPose),
    /// A shape or a body, by its index.
    Thing(usize),
    /// Values with names.
    Record(Vec<(String, CodeValue)>),
    /// Values without names that are not numbers.
    List(Vec<CodeValue>),
    Text(String),
    /// An unknown name.
    Name(String),
    /// A value that cannot be understood.
    Unknown {
        /// Whether the value holds numbers.
        has_numbers: bool,
    },
}

/// A refusal: the expected value, the found text, and the place of that text. `None` stands for the text or
/// the place of the call.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Refused {
    pub(super) expected: String,
    pub(super) found: Option<String>,
    pub(super) range: Option<Range<usize>>,
}

impl Refused {
    pub(super) fn new(expected: impl Into<String>) -> Self {
        Self { expected: expected.into(), found: None, range: None }
    }

    pub(super) fn found(expected: &str, found: impl Into<String>) -> Self {
        Self { found: Some(found.into()), ..Self::new(expected) }
    }

    /// Creates a refusal at the place of a value.
    pub(super) fn at(expected: impl Into<String>, value: &CodeValue) -> Self {
        Self { range: value.from.first().cloned(), ..Self::new(expected) }
    }

    /// Refuses a name that the text does not set.
    pub(super) fn unset(name: &str) -> Self {
        Self::new(text!("import-numbers-for-which-the-text-does"; name = name))
    }
}

impl CodeValue {
    pub(super) const fn new(what: What, from: Vec<Range<usize>>) -> Self {
        Self { what, from }
    }

    /// Creates a value that comes from no place of its own.
    pub(super) const fn of(what: What) -> Self {
        Self::new(what, Vec::new())
    }

    /// Creates a value that cannot be understood.
    pub(super) const fn unknown(has_numbers: bool, from: Vec<Range<usize>>) -> Self {
        Self::new(What::Unknown { has_numbers }, from)
    }

    /// Returns whether the value is a number, a vector, a rotation, points or a pose.
    pub(super) const fn is_plain(&self) -> bool {
        matches!(
            self.what,
            What::Number(_) | What::Numbers(_) | What::Rows(_) | What::Turn(_) | What::Place(_)
        )
    }

    /// Returns the number, if the value is one.
    pub(super) fn number(&self) -> Option<f64> {
        match &self.what {
            What::Number(number) => Some(*number),
            What::Numbers(numbers) if numbers.len() == 1 => Some(numbers[0]),
            _ => None,
        }
    }

    /// Returns the vector with two to four components, by place or by the names x, y, z and w.
    pub(super) fn vector(&self) -> Option<Vec<f64>> {
        match &self.what {
            What::List(items) if items.is_empty() => Some(vec![0.0, 0.0]),
            What::Record(fields) if fields.is_empty() => Some(vec![0.0, 0.0]),
            What::Numbers(numbers) if (2..=4).contains(&numbers.len()) => Some(numbers.clone()),
            What::Rows(rows) if rows.len() == 1 => Some(rows[0].clone()),
            // A column, `[[1], [2], [3]]`.
            What::Rows(rows) if (2..=4).contains(&rows.len()) && has_columns(rows, 1) => {
                Some(rows.iter().map(|row| row[0]).collect())
            }
            What::Place(PartialPose { position, turn: WrittenTurn::None, dimension: Some(dimension) }) => {
                Some(position.to_array()[..dimension.count()].to_vec())
            }
            What::Record(_) => {
                let component = |name: &str| self.field(name).and_then(Self::number);
                let (x, y) = (component("x")?, component("y")?);
                Some([Some(x), Some(y), component("z"), component("w")].into_iter().flatten().collect())
            }
            _ => None,
        }
    }

    /// Returns whether the value is a vector with this number of components.
    pub(super) fn is_vector_of(&self, count: usize) -> bool {
        self.vector().is_some_and(|numbers| numbers.len() == count)
    }

    /// Returns the shift by a vector.
    pub(super) fn shift(&self) -> Option<PartialPose> {
        PartialPose::shift(&self.vector()?)
    }

    /// Returns the pose, if the value is a pose or a rotation.
    pub(super) fn placed(&self) -> Option<PartialPose> {
        match &self.what {
            What::Place(placed) => Some(*placed),
            What::Turn(turn) => Some(PartialPose::default().turned(*turn)),
            _ => None,
        }
    }

    /// Returns the points.
    pub(super) fn points(&self) -> Option<Vec<Vec<f64>>> {
        match &self.what {
            What::Rows(rows) if rows.iter().all(|row| (2..=3).contains(&row.len())) => Some(rows.clone()),
            // By threes if there are as many, otherwise by twos.
            What::Numbers(numbers) if numbers.len() >= 6 => {
                let count = [3, 2].into_iter().find(|count| numbers.len().is_multiple_of(*count))?;
                Some(rows_of(numbers, count))
            }
            What::List(items) if !items.is_empty() => {
                let rows: Option<Vec<Vec<f64>>> = items.iter().map(Self::vector).collect();
                rows.filter(|rows| is_even(rows))
            }
            _ => None,
        }
    }

    /// Returns the first points of an array, as many as a call takes.
    pub(super) fn first(&self, count: Option<f64>) -> Self {
        let mut rows = self.points().unwrap_or_default();
        match count {
            Some(count) if count > rows.len() as f64 => Self::unknown(true, self.from.clone()),
            Some(count) => {
                rows.truncate((1..rows.len()).find(|at| *at as f64 == count).unwrap_or(rows.len()));
                Self::new(What::Rows(rows), self.from.clone())
            }
            None => self.clone(),
        }
    }

    /// Returns a value of a record, whatever the spelling of its name.
    pub(super) fn field(&self, name: &str) -> Option<&Self> {
        let What::Record(fields) = &self.what else { return None };
        fields.iter().find(|(field, _)| plain(field) == name).map(|(_, value)| value)
    }

    /// Returns whether the value contains numbers.
    pub(super) fn has_numbers(&self) -> bool {
        match &self.what {
            What::Number(_) | What::Numbers(_) | What::Rows(_) | What::Turn(_) | What::Place(_) => true,
            What::Record(fields) => fields.iter().any(|(_, value)| value.has_numbers()),
            What::List(items) => items.iter().any(Self::has_numbers),
            What::Unknown { has_numbers } => *has_numbers,
            What::Thing(_) | What::Text(_) | What::Name(_) => false,
        }
    }

    /// Returns the shape or body.
    pub(super) const fn thing(&self) -> Option<usize> {
        if let What::Thing(thing) = self.what { Some(thing) } else { None }
    }

    /// Returns the first unknown name in the value.
    pub(super) fn unset(&self) -> Option<&str> {
        match &self.what {
            What::Name(name) => Some(name),
            What::List(items) => items.iter().find_map(Self::unset),
            What::Record(fields) => fields.iter().find_map(|(_, value)| value.unset()),
            _ => None,
        }
    }

    /// Returns whether the value is a shape or a body, or contains one.
    pub(super) fn holds_thing(&self) -> bool {
        match &self.what {
            What::Thing(_) => true,
            What::List(items) => items.iter().any(Self::holds_thing),
            What::Record(fields) => fields.iter().any(|(_, value)| value.holds_thing()),
            _ => false,
        }
    }
}

/// Returns whether items hold numbers.
pub(super) fn has_numbers(items: &[LabeledValue]) -> bool {
    items.iter().any(|(_, value)| value.has_numbers())
}

/// Returns whether items hold a shape or a body.
pub(super) fn holds_thing(items: &[LabeledValue]) -> bool {
    items.iter().any(|(_, value)| value.holds_thing())
}

/// Returns the numbers of the items, if every item is a number.
pub(super) fn scalars(items: &[LabeledValue]) -> Option<Vec<f64>> {
    items.iter().map(|(_, value)| value.number()).collect()
}

/// Returns the rows of a matrix by its numbers, row after row.
pub(super) fn rows_of(numbers: &[f64], columns: usize) -> Vec<Vec<f64>> {
    numbers.chunks_exact(columns).map(<[f64]>::to_vec).collect()
}

/// Returns whether all rows have one length.
fn is_even(rows: &[Vec<f64>]) -> bool {
    rows.first().is_some_and(|first| has_columns(rows, first.len()))
}

/// Returns whether all rows have this length.
pub(super) fn has_columns(rows: &[Vec<f64>], columns: usize) -> bool {
    rows.iter().all(|row| row.len() == columns)
}

/// Returns whether three rows of three numbers are a rotation.
pub(super) fn is_rotation(rows: &[Vec<f64>]) -> bool {
    let [a, b, c] = rows else { return false };
    if !has_columns(rows, 3) {
        return false;
    }
    let matrix = DMat3::from_cols(DVec3::from_slice(a), DVec3::from_slice(b), DVec3::from_slice(c));
    (matrix * matrix.transpose()).abs_diff_eq(DMat3::IDENTITY, 1e-3)
}

/// Returns the rotation about a named axis.
pub(super) fn about(axis: char, angle: f64) -> DQuat {
    match axis {
        'x' => DQuat::from_rotation_x(angle),
        'y' => DQuat::from_rotation_y(angle),
        _ => DQuat::from_rotation_z(angle),
    }
}

/// Returns the value of a bracket by the values in it.
pub(super) fn gathered(items: Vec<LabeledValue>) -> What {
    if items.iter().any(|(label, _)| label.is_some()) {
        let named = |(index, (label, value)): (usize, LabeledValue)| {
            (label.unwrap_or_else(|| index.to_string()), value)
        };
        return What::Record(items.into_iter().enumerate().map(named).collect());
    }
    let items: Vec<CodeValue> = items.into_iter().map(|(_, value)| value).collect();
    if items.is_empty() {
        return What::List(items);
    }
    let number = |item: &CodeValue| if let What::Number(number) = item.what { Some(number) } else { None };
    if let Some(numbers) = items.iter().map(number).collect::<Option<Vec<f64>>>() {
        return What::Numbers(numbers);
    }
    let row = |item: &CodeValue| match &item.what {
        What::Numbers(numbers) => Some(numbers.clone()),
        What::Record(_) | What::Place(_) => item.vector(),
        _ => None,
    };
    match items.iter().map(row).collect::<Option<Vec<Vec<f64>>>>() {
        Some(rows) if is_even(&rows) => What::Rows(rows),
        _ => match <[CodeValue; 1]>::try_from(items) {
            Ok([only]) if matches!(only.what, What::Rows(_)) => only.what,
            Ok([only]) => What::List(vec![only]),
            Err(items) => What::List(items),
        },
    }
}
