//! The pieces of the argument that are drawn, one after the other.

use super::Arrangement;

/// A piece of the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
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

/// A set of [`Stage`]s.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stages(u16);

impl Stage {
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

    /// The tooltip.
    pub const fn tooltip(self) -> &'static str {
        match self {
            Self::Regions => "The region of space nearest to each feature, with its ruling",
            Self::BarredToA => {
                "Behind O the test A·v ≥ 0 rejects A; behind the old points A would not be a support point"
            }
            Self::BarredToOrigin => {
                "The region nearest to A, or to the points before it, was excluded by an earlier test; in 2D the dashed outline bounds the rest"
            }
            Self::TestLines => "The planes and lines that O is tested against, with the value of each test",
            Self::Walls => "The iterations before tested the edges of the base: O is not beyond them",
            Self::Floor => "The base is oriented so that O is above it",
            Self::Ceiling => "A passed O, so O is not above A",
            Self::Faces => "The faces at A that see O are lit; together they make the code",
            Self::Flags => {
                "Flags stand on the edges of a face, perpendicular to it: beyond a flag its edge is nearest"
            }
            Self::Direction => "The search direction that found A",
        }
    }

    const fn bit(self) -> u16 {
        1 << self as u16
    }
}

impl Stages {
    /// The empty set: only the simplex and O are drawn.
    pub const NONE: Self = Self(0);

    /// Whether a piece is in the set.
    pub const fn contains(self, stage: Stage) -> bool {
        self.0 & stage.bit() != 0
    }

    /// The set with a piece.
    #[must_use]
    pub const fn with(self, stage: Stage) -> Self {
        Self(self.0 | stage.bit())
    }

    /// The set without a piece.
    #[must_use]
    pub const fn without(self, stage: Stage) -> Self {
        Self(self.0 & !stage.bit())
    }
}

impl Default for Stages {
    /// All pieces that do not crowd the picture.
    fn default() -> Self {
        Stage::ALL.into_iter().fold(Self::NONE, Self::with).without(Stage::TestLines).without(Stage::Flags)
    }
}
