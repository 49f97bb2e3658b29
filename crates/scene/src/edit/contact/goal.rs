//! The requested contact and its signed distance.

use crate::edit::error::EditError;
use crate::message::text;

/// The requested relation of P and Q.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Contact {
    /// The shapes touch: the origin lies on the boundary of P ⊖ Q.
    Touch,
    /// The shapes are separated by this distance, in scene units, > 0.
    Gap(f64),
    /// The shapes overlap by this depth, in scene units, > 0.
    Depth(f64),
}

impl Contact {
    /// Returns the requested signed distance: positive for a gap, negative for a depth.
    pub(super) fn goal(self) -> Result<f64, EditError> {
        let is_length = |length: f64| length.is_finite() && length > 0.0;
        match self {
            Self::Touch => Ok(0.0),
            Self::Gap(gap) if is_length(gap) => Ok(gap),
            Self::Depth(depth) if is_length(depth) => Ok(-depth),
            Self::Gap(gap) => Err(EditError::Impossible(text!("edit-bad-gap"; found = gap.to_string()))),
            Self::Depth(depth) => {
                Err(EditError::Impossible(text!("edit-bad-depth"; found = depth.to_string())))
            }
        }
    }
}
