//! The pieces of the argument that are drawn, one after the other.

use super::arrangement::Arrangement;

/// A piece of the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ExplorerOverlay {
    /// The Voronoi regions with their rulings.
    Regions,
    /// The positions that A cannot have.
    BarredToA,
    /// The positions that O cannot have.
    BarredToOrigin,
    /// The lines of the tests, with their values.
    TestLines,
    /// n = 3: the walls over the edges of the base.
    Walls,
    /// n = 3: the plane of the base.
    Floor,
    /// n = 3: the plane through A.
    Ceiling,
    /// n = 3: the faces with O in front, highlighted, and the code.
    Faces,
    /// n = 3: flags that stand perpendicular on the edges of the faces with O in front.
    Flags,
    /// The search direction that found A.
    Direction,
}

/// A set of [`ExplorerOverlay`]s.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ExplorerOverlays(u16);

impl ExplorerOverlay {
    /// All pieces, in the order in which they are explained.
    pub const ALL: [Self; 10] = [
        Self::Regions,
        Self::BarredToA,
        Self::BarredToOrigin,
        Self::TestLines,
        Self::Walls,
        Self::Floor,
        Self::Ceiling,
        Self::Faces,
        Self::Flags,
        Self::Direction,
    ];

    /// Whether this piece exists for this arrangement.
    pub fn applies_to(self, arrangement: &Arrangement) -> bool {
        match self {
            Self::Regions | Self::BarredToA | Self::BarredToOrigin | Self::TestLines => {
                !arrangement.is_tetrahedron()
            }
            Self::Walls | Self::Floor | Self::Ceiling | Self::Faces | Self::Flags => {
                arrangement.is_tetrahedron()
            }
            Self::Direction => true,
        }
    }

    /// The name on screen.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Regions => "Regions",
            Self::BarredToA => "Where A can never be",
            Self::BarredToOrigin => "Where O can never be",
            Self::TestLines => "Test lines",
            Self::Walls => "Walls",
            Self::Floor => "Floor",
            Self::Ceiling => "Ceiling",
            Self::Faces => "Faces",
            Self::Flags => "Folded paper",
            Self::Direction => "Direction v",
        }
    }

    const fn bit(self) -> u16 {
        1 << self as u16
    }
}

impl ExplorerOverlays {
    /// The empty set: only the simplex and O are drawn.
    pub const NONE: Self = Self(0);

    /// Whether a piece is in the set.
    pub const fn contains(self, overlay: ExplorerOverlay) -> bool {
        self.0 & overlay.bit() != 0
    }

    /// The set with a piece.
    #[must_use]
    pub const fn with(self, overlay: ExplorerOverlay) -> Self {
        Self(self.0 | overlay.bit())
    }

    /// The set without a piece.
    #[must_use]
    pub const fn without(self, overlay: ExplorerOverlay) -> Self {
        Self(self.0 & !overlay.bit())
    }
}

impl Default for ExplorerOverlays {
    /// All pieces that do not crowd the picture.
    fn default() -> Self {
        ExplorerOverlay::ALL
            .into_iter()
            .fold(Self::NONE, Self::with)
            .without(ExplorerOverlay::TestLines)
            .without(ExplorerOverlay::Flags)
    }
}
