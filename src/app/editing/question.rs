//! A number that a command requests in a dialog.

use crate::app::widgets::number_field::parse;
use crate::geometry::{Body, Dimension, MAX_COORDINATE, MAX_VERTICES, Side};

/// The requested quantity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asked {
    /// The number of points on the boundary that become the vertices of a polytope.
    Points,
    /// The radius of the ball that is added to a shape.
    Radius,
    /// The fraction of each edge that is cut off with a vertex.
    Cut {
        /// The index of the vertex.
        vertex: usize,
    },
}

/// A question about one body, with the text typed so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Question {
    /// The requested quantity.
    pub(crate) asked: Asked,
    /// The body that the answer applies to.
    pub(crate) side: Side,
    /// The dimension of the scene.
    pub(crate) dimension: Dimension,
    /// The text typed so far.
    pub(crate) text: String,
}

impl Question {
    /// Creates a question with a sensible default answer.
    pub(crate) fn new(asked: Asked, side: Side, body: &Body) -> Self {
        let dimension = body.dimension();
        let text = match asked {
            Asked::Points => if dimension == Dimension::Two { "24" } else { "64" }.to_owned(),
            Asked::Radius if body.rounding() > 0.0 => body.rounding().to_string(),
            Asked::Radius => "0.1".to_owned(),
            Asked::Cut { .. } => "1/4".to_owned(),
        };
        Self { asked, side, dimension, text }
    }

    /// Returns the heading of the dialog.
    pub(crate) fn heading(&self) -> String {
        let side = self.side.name();
        match self.asked {
            Asked::Points => format!("Make {side} a {}", self.dimension.polytope()),
            Asked::Radius => format!("Added radius of {side}"),
            Asked::Cut { vertex } => format!("Cut {}{vertex} off", self.side.vertex_letter()),
        }
    }

    /// Returns the explanation of the number.
    pub(crate) const fn about(&self) -> &'static str {
        match self.asked {
            Asked::Points => "The number of points on its boundary that become its vertices",
            Asked::Radius => "The radius of a ball that is added to every point of the shape, in scene units",
            Asked::Cut { .. } => "The fraction of each edge at the vertex that is cut off, between 0 and 1",
        }
    }

    /// Returns the accessible name of the field.
    pub(crate) const fn field(&self) -> &'static str {
        match self.asked {
            Asked::Points => "Number of points",
            Asked::Radius => "Radius",
            Asked::Cut { .. } => "Fraction of each edge",
        }
    }

    /// Returns the typed text as a number.
    ///
    /// # Errors
    /// A sentence fragment that names the error in the text.
    pub(crate) fn answer(&self) -> Result<f64, String> {
        let value = parse(&self.text)?;
        let (least, most) = match self.asked {
            Asked::Points => (self.dimension.count() as f64 + 1.0, MAX_VERTICES as f64),
            Asked::Radius => (0.0, MAX_COORDINATE),
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
