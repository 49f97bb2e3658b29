//! Values of a document that are checked, and the problems with them.

use std::fmt::Display;

use glam::{DVec2, DVec3};

use super::document::SettingWord;
use crate::geometry::{Dimension, MAX_COORDINATE};
use crate::internal::Coordinates;
use crate::message::text;

/// A value that is out of range or inconsistent with others.
#[derive(Debug)]
pub(super) struct ValueProblem {
    /// The path of the value in the document.
    pub(super) path: String,
    /// A description of the valid values.
    pub(super) expected: String,
    /// A description of the value found. `None` if its text in the file describes it best.
    pub(super) found: Option<String>,
}

pub(super) type CheckedValue<T> = Result<T, ValueProblem>;

impl ValueProblem {
    pub(super) fn new(path: impl Into<String>, expected: impl Into<String>) -> Self {
        Self { path: path.into(), expected: expected.into(), found: None }
    }

    pub(super) fn found(self, found: impl Display) -> Self {
        Self { found: Some(found.to_string()), ..self }
    }
}

/// A vector that is no place: its components are at most as large as coordinates.
pub(super) fn component_vector(
    path: &str,
    coordinates: Coordinates,
    dimension: Dimension,
) -> CheckedValue<DVec3> {
    let vector = vector(path, coordinates, dimension)?;
    if vector.abs().max_element() > MAX_COORDINATE || !vector.is_finite() {
        let expected = text!("scene-components"; most = format!("{MAX_COORDINATE:e}"));
        return Err(ValueProblem::new(path, expected));
    }
    Ok(vector)
}

pub(super) fn choice<T>(name: Option<SettingWord<T>>, default: T) -> T {
    name.map_or(default, |SettingWord(choice)| choice)
}

/// A vector with as many components as the scene has dimensions.
pub(super) fn vector(path: &str, coordinates: Coordinates, dimension: Dimension) -> CheckedValue<DVec3> {
    match dimension {
        Dimension::Two => Ok(DVec2::from_array(numbers(path, coordinates)?).extend(0.0)),
        Dimension::Three => Ok(DVec3::from_array(numbers(path, coordinates)?)),
    }
}

pub(super) fn numbers<const N: usize>(
    path: &str,
    Coordinates(numbers): Coordinates,
) -> CheckedValue<[f64; N]> {
    numbers.try_into().map_err(|numbers: Vec<f64>| {
        ValueProblem::new(path, text!("scene-numbers"; count = N.to_string())).found(numbers.len())
    })
}
