//! The requested contact and its signed distance.

use crate::edit::error::EditError;
use crate::message::text;

/// The requested relation of P and Q.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Contact {
    /// They touch: the origin lies on the boundary of P ⊖ Q.
    Touch,
    /// They are separated by this distance, in scene units, > 0.
    Gap(f64),
    /// They overlap by this depth, in scene units, > 0.
    Depth(f64),
}

impl Contact {
    /// Returns the requested signed distance: positive for a gap, negative for a depth.
    pub(super) fn goal(self) -> Result<f64, EditError> {
        let (what, length, goal) = match self {
            Self::Touch => return Ok(0.0),
            Self::Gap(gap) => ("gap", gap, gap),
            Self::Depth(depth) => ("depth", depth, -depth),
        };
        if length.is_finite() && length > 0.0 {
            Ok(goal)
        } else {
            Err(EditError::Impossible(
                text!("editing-the-must-be-greater-than"; what = what, length = length),
            ))
        }
    }
}
