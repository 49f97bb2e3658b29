//! The sections of the gallery.

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
    pub const fn title(self) -> &'static str {
        match self {
            Self::Regular => "Regular",
            Self::Round => "Round",
            Self::Random => "Many points",
            Self::Hard => "Hard cases",
        }
    }
}
