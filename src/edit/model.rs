//! A shape as a kind and a few named numbers: what the gallery offers and the inspector shows.
//!
//! One list of parameters serves every kind, so that one panel edits a box, a cone and a random polytope alike.
//! What scene files can say becomes the shape of that name; everything else is generated and becomes its points.

use super::EditError;
use crate::geometry::{Dimension, Shape};

/// What can be made from a few numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A placeholder of the sketch.
    Rectangle,
}

/// How kinds are put together in the gallery.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Group {
    /// Straight edges, by name.
    Regular,
    /// Round.
    Round,
    /// By chance, from a seed.
    Random,
    /// What solvers find hard: needles, plates.
    Hard,
}

/// What a number means, and so how it is shown and stepped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Quantity {
    /// In scene units.
    Length,
    /// Radians; shown in degrees.
    Angle,
    /// A whole number.
    Count,
    /// Without a unit.
    Ratio,
    /// A whole number that stands for a random sequence.
    Seed,
}

/// One number of a shape.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Parameter {
    /// In words, lower case: `radius`, `half width`, `vertices`.
    pub name: &'static str,
    /// Its value.
    pub value: f64,
    /// The least value that makes a shape.
    pub least: f64,
    /// The greatest.
    pub most: f64,
    /// A sensible span for a slider, within these bounds.
    pub slider: (f64, f64),
    /// What it means.
    pub quantity: Quantity,
}

/// A kind with its numbers.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    /// What it is.
    pub kind: Kind,
    /// Its numbers, in order.
    pub parameters: Vec<Parameter>,
}

impl Kind {
    /// All kinds of a dimension, in the order of the gallery.
    pub fn all(dimension: Dimension) -> Vec<Self> {
        todo!("{dimension:?}")
    }

    /// Its name, as a button says it: `Box`, `Random polytope`.
    pub fn title(self) -> &'static str {
        todo!()
    }

    /// One sentence without a full stop, for the tooltip.
    pub fn description(self) -> &'static str {
        todo!()
    }

    /// Where it stands in the gallery.
    pub fn group(self) -> Group {
        todo!()
    }
}

impl Model {
    /// A kind with sensible numbers: about two units across, so that it sits well beside another.
    pub fn new(kind: Kind, dimension: Dimension) -> Self {
        todo!("{kind:?} {dimension:?}")
    }

    /// The kind and the numbers of a shape; none for listed points, whose numbers are their coordinates.
    pub fn of(shape: &Shape, dimension: Dimension) -> Option<Self> {
        todo!("{shape:?} {dimension:?}")
    }

    /// The shape.
    ///
    /// # Errors
    /// Numbers that make no shape.
    pub fn shape(&self, dimension: Dimension) -> Result<Shape, EditError> {
        todo!("{dimension:?}")
    }
}
