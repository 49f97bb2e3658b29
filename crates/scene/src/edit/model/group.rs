//! The sections of the gallery.

use crate::message::text;

/// A section of the gallery.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Group {
    /// Shapes with straight edges.
    Regular,
    /// Curved shapes.
    Round,
    /// Random shapes from a seed, and points spread over a sphere.
    Random,
    /// Shapes that are hard for solvers, or that have a surprising hull: needles, plates, stars.
    Hard,
}

impl Group {
    /// All groups, in the order of the gallery.
    pub const ALL: [Self; 4] = [Self::Regular, Self::Round, Self::Random, Self::Hard];

    /// Returns the heading of the group.
    pub fn title(self) -> &'static str {
        match self {
            Self::Regular => text!("kinds-regular"),
            Self::Round => text!("kinds-round"),
            Self::Random => text!("kinds-random"),
            Self::Hard => text!("kinds-hard"),
        }
    }
}
