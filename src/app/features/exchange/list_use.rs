//! The use of a list of points.

use crate::figure::Role;
use crate::geometry::Side;
use crate::message::text;

/// The use of a list of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ListUse {
    /// The list becomes the shape of P or of Q.
    Body(Side),
    /// The list becomes another body beside P and Q.
    Another,
    /// The list is not used.
    Nothing,
}

impl ListUse {
    /// All uses, in the order of the menu.
    pub(crate) const ALL: [Self; 4] =
        [Self::Body(Side::P), Self::Body(Side::Q), Self::Another, Self::Nothing];

    /// Returns the name on screen.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Body(side) => side.name(),
            Self::Another => text!("exchange-another-body"),
            Self::Nothing => text!("exchange-nothing"),
        }
    }

    /// Returns the role of its thumbnail; an unused list is pale.
    pub(crate) const fn role(self) -> Role {
        match self {
            Self::Body(side) => Role::Shape(side),
            Self::Another => Role::Other { drawn: true, color: None },
            Self::Nothing => Role::Difference,
        }
    }
}
