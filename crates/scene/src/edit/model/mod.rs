//! A shape as a kind and a few named numbers, for the gallery and the inspector.
//!
//! One list of parameters serves every kind, so that one panel edits a box, a cone and a random polytope alike. A kind
//! that scene files can name becomes the shape of that name; every other kind is generated as its points.
//! A random shape is drawn from its seed alone, so the same numbers give the same shape on every machine.

mod generators;
mod group;
mod kind;
mod parameters;
mod random;

pub(super) use generators::{circle, spiral};
pub use group::Group;
pub use kind::Kind;
pub use parameters::words_of;
pub use parameters::{ModelParameter, ParameterQuantity};

use kind::ShapeSource;

use super::EditError;
use crate::geometry::{Dimension, Shape};
use crate::message::text;

/// A kind with its numbers.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    /// The kind of shape.
    pub kind: Kind,
    /// The numbers of the kind, in order.
    pub parameters: Vec<ModelParameter>,
}

impl Model {
    /// Creates a kind with default numbers: about two units across, so that it fits well beside another.
    pub fn new(kind: Kind, dimension: Dimension) -> Self {
        let parameters = match kind.0 {
            ShapeSource::Shape(row) => parameters::of((row.example)(dimension), dimension),
            ShapeSource::Points(row) => row.parameters.to_vec(),
        };
        Self { kind, parameters }
    }

    /// Finds the kind and the numbers of a shape. Returns `None` for listed points, whose numbers are their
    /// coordinates, and for a shape that does not exist in this dimension.
    pub fn of(shape: &Shape, dimension: Dimension) -> Option<Self> {
        let kind = Kind(ShapeSource::Shape(shape.kind()?));
        kind.exists_in(dimension).then(|| Self { kind, parameters: parameters::of(shape.clone(), dimension) })
    }

    /// Returns the value of the parameter with this name.
    pub fn value(&self, name: &str) -> Option<f64> {
        self.parameters.iter().find(|parameter| parameter.name == name).map(|parameter| parameter.value)
    }

    /// Returns the model with one number set to the nearest valid value. An index that does not exist
    /// changes nothing.
    #[must_use]
    pub fn with(mut self, index: usize, value: f64) -> Self {
        if let Some(parameter) = self.parameters.get_mut(index) {
            *parameter = parameter.set_to(value);
        }
        if let ShapeSource::Shape(row) = self.kind.0 {
            // Bounds may depend on another number: the far plane of a frustum is farther away than its near plane.
            let shape = self.written_to((row.example)(Dimension::Three));
            for bounds in parameters::of(shape, Dimension::Three) {
                let mut parameters = self.parameters.iter_mut();
                if let Some(parameter) = parameters.find(|parameter| parameter.name == bounds.name) {
                    *parameter = ModelParameter { value: parameter.value, ..bounds };
                }
            }
        }
        self
    }

    /// A shape of the kind with its numbers replaced by those of the same names.
    fn written_to(&self, mut shape: Shape) -> Shape {
        for parameter in shape.parameters_mut() {
            if let Some(value) = self.value(parameter.name) {
                parameter.number.set(value);
            }
        }
        shape
    }

    /// Makes the shape with these numbers.
    ///
    /// # Errors
    /// Invalid numbers, or a kind that does not exist in this dimension.
    pub fn shape(&self, dimension: Dimension) -> Result<Shape, EditError> {
        if !self.kind.exists_in(dimension) {
            let (title, count) = (self.kind.title(), dimension.count().to_string());
            return Err(EditError::Impossible(
                text!("kind-not-in-dimension"; kind = title, dimension = count),
            ));
        }
        // The shapes of scene files have bounds and error messages of their own.
        let is_generated = self.kind.is_generated();
        self.parameters.iter().try_for_each(|parameter| parameter.check(is_generated))?;
        let count = Self::new(self.kind, dimension).parameters.len();
        let found = self.parameters.len();
        let missing = || {
            let kind = self.kind.with_article();
            EditError::Impossible(
                text!("kind-numbers"; kind = kind, count = count, found = found.to_string()),
            )
        };
        let shape = match self.kind.0 {
            ShapeSource::Shape(row) => (found == count).then(|| self.written_to((row.example)(dimension))),
            ShapeSource::Points(row) => {
                let values: Vec<f64> = self.parameters.iter().map(|parameter| parameter.value).collect();
                row.shape(&values, dimension)
            }
        };
        let shape = shape.ok_or_else(missing)?;
        shape.check(dimension)?;
        Ok(shape)
    }
}
