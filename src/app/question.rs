//! A number that a command asks for before it can do its work.

use super::number_field::parse;
use crate::geometry::{Body, Dimension, MAX_COORDINATE, MAX_VERTICES, Side};

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asked {
    /// How many points on the boundary of a shape become its vertices.
    Points,
    /// The radius of the ball that is added to a shape.
    Rounding,
    /// How much of each edge is cut off with a vertex.
    Cut {
        /// Which vertex.
        vertex: usize,
    },
}

/// A question about one body, and the answer as far as it is typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Question {
    /// What is asked for.
    pub(crate) asked: Asked,
    /// About which body.
    pub(crate) side: Side,
    /// The dimension of the scene.
    pub(crate) dimension: Dimension,
    /// What is typed.
    pub(crate) text: String,
}

impl Question {
    /// A question with a sensible answer that can be taken as it is.
    pub(crate) fn new(asked: Asked, side: Side, body: &Body) -> Self {
        let dimension = body.dimension();
        let text = match asked {
            Asked::Points => if dimension == Dimension::Two { "24" } else { "64" }.to_owned(),
            Asked::Rounding if body.rounding() > 0.0 => body.rounding().to_string(),
            Asked::Rounding => "0.1".to_owned(),
            Asked::Cut { .. } => "1/4".to_owned(),
        };
        Self { asked, side, dimension, text }
    }

    /// Its heading.
    pub(crate) fn heading(&self) -> String {
        let side = self.side.name();
        match self.asked {
            Asked::Points => format!("Make {side} a polytope"),
            Asked::Rounding => format!("Round {side}"),
            Asked::Cut { vertex } => format!("Cut {}{vertex} off", self.side.vertex_letter()),
        }
    }

    /// What the number means.
    pub(crate) const fn about(&self) -> &'static str {
        match self.asked {
            Asked::Points => "So many points on its boundary become its vertices",
            Asked::Rounding => {
                "The radius of a ball that is added to every point of the shape, in scene units"
            }
            Asked::Cut { .. } => "Each edge at the vertex loses this part of its length, between 0 and 1",
        }
    }

    /// The accessible name of the field.
    pub(crate) const fn field(&self) -> &'static str {
        match self.asked {
            Asked::Points => "Number of points",
            Asked::Rounding => "Radius",
            Asked::Cut { .. } => "Part of each edge",
        }
    }

    /// What is typed as a number.
    ///
    /// # Errors
    /// One sentence fragment that says what is wrong with it.
    pub(crate) fn answer(&self) -> Result<f64, String> {
        let value = parse(&self.text)?;
        let (least, most) = match self.asked {
            Asked::Points => (self.dimension.count() as f64 + 1.0, MAX_VERTICES as f64),
            Asked::Rounding => (0.0, MAX_COORDINATE),
            Asked::Cut { .. } => (0.0, 1.0),
        };
        if self.asked == Asked::Points && value.fract() != 0.0 {
            return Err(format!("expected a whole number, found {value}"));
        }
        let is_open = matches!(self.asked, Asked::Cut { .. });
        let is_within = if is_open { value > least && value < most } else { value >= least && value <= most };
        if is_within { Ok(value) } else { Err(format!("expected a number from {least} to {most}")) }
    }
}
