//! A number that a command requests in a dialog.

use crate::app::widgets::number_field::parse;
use crate::geometry::{Body, Dimension, MAX_COORDINATE, MAX_VERTICES, Side};
use crate::message::text;

/// The requested quantity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RequestedQuantity {
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
pub(crate) struct BodyQuestion {
    /// The requested quantity.
    pub(crate) asked: RequestedQuantity,
    /// The body that the answer applies to.
    pub(crate) side: Side,
    /// The dimension of the scene.
    pub(crate) dimension: Dimension,
    /// The text typed so far.
    pub(crate) text: String,
}

impl BodyQuestion {
    /// Creates a question with a sensible default answer.
    pub(crate) fn new(asked: RequestedQuantity, side: Side, body: &Body) -> Self {
        let dimension = body.dimension();
        let text = match asked {
            RequestedQuantity::Points => if dimension == Dimension::Two { "24" } else { "64" }.to_owned(),
            RequestedQuantity::Radius if body.rounding() > 0.0 => body.rounding().to_string(),
            RequestedQuantity::Radius => "0.1".to_owned(),
            RequestedQuantity::Cut { .. } => "1/4".to_owned(),
        };
        Self { asked, side, dimension, text }
    }

    /// Returns the heading of the dialog.
    pub(crate) fn heading(&self) -> String {
        let side = self.side.name();
        match self.asked {
            RequestedQuantity::Points => {
                text!("editing-make-a"; side = side, polytope = self.dimension.polytope())
            }
            RequestedQuantity::Radius => text!("editing-added-radius-of"; side = side),
            RequestedQuantity::Cut { vertex } => {
                text!("editing-cut-off"; letter = self.side.vertex_letter(), vertex = vertex)
            }
        }
    }

    /// Returns the explanation of the number.
    pub(crate) fn about(&self) -> &'static str {
        match self.asked {
            RequestedQuantity::Points => text!("editing-the-number-of-points-on"),
            RequestedQuantity::Radius => text!("editing-the-radius-of-a-ball"),
            RequestedQuantity::Cut { .. } => text!("editing-the-fraction-of-each-edge"),
        }
    }

    /// Returns the accessible name of the field.
    pub(crate) fn field(&self) -> &'static str {
        match self.asked {
            RequestedQuantity::Points => text!("editing-number-of-points"),
            RequestedQuantity::Radius => text!("editing-radius"),
            RequestedQuantity::Cut { .. } => text!("editing-fraction-of-each-edge"),
        }
    }

    /// Returns the typed text as a number.
    ///
    /// # Errors
    /// A sentence fragment that names the error in the text.
    pub(crate) fn answer(&self) -> Result<f64, String> {
        let value = parse(&self.text)?;
        let (least, most) = match self.asked {
            RequestedQuantity::Points => (self.dimension.count() as f64 + 1.0, MAX_VERTICES as f64),
            RequestedQuantity::Radius => (0.0, MAX_COORDINATE),
            RequestedQuantity::Cut { .. } => (0.0, 1.0),
        };
        if self.asked == RequestedQuantity::Points && value.fract() != 0.0 {
            return Err(text!("editing-expected-a-whole-number-found"; value = value));
        }
        let is_open = matches!(self.asked, RequestedQuantity::Cut { .. });
        let is_within = if is_open { value > least && value < most } else { value >= least && value <= most };
        if is_within {
            Ok(value)
        } else {
            Err(text!("editing-expected-a-number-from-to"; least = least, most = most))
        }
    }
}
