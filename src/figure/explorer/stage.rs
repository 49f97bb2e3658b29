//! What of the argument is drawn: one piece of it after the other.

use super::Arrangement;

/// A piece of the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// The Voronoi regions with their rulings.
    Regions,
    /// Where A can never be.
    BarredToA,
    /// Where O can never be.
    BarredToOrigin,
    /// The lines of the tests, with their values.
    TestLines,
    /// n = 3: the walls over the edges of the base.
    Walls,
    /// n = 3: the plane of the base.
    Floor,
    /// n = 3: the plane through A.
    Ceiling,
    /// n = 3: the faces that see O, lit, and the code.
    Faces,
    /// n = 3: folded paper on the edges of the faces that see O.
    Flags,
    /// The direction in which A was asked for.
    Direction,
}

/// A set of [`Stage`]s.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stages(u16);

impl Stage {
    /// All of them, in the order in which they are explained.
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

    /// Whether there is such a piece in the picture of this arrangement.
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

    /// What it is called.
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

    /// What it means.
    pub const fn tooltip(self) -> &'static str {
        match self {
            Self::Regions => "The part of space that is nearest to each feature, with what is ruled about it",
            Self::BarredToA => {
                "Behind O the reach test rejects A; behind the old points the support mapping is broken"
            }
            Self::BarredToOrigin => {
                "What is nearest to A, or to what was there before, was excluded by an earlier test; in the plane the dashed outline is what is left"
            }
            Self::TestLines => "What O is tested against, with the value of each test",
            Self::Walls => "The turns before tested the edges of the base: O is not beyond them",
            Self::Floor => "The base is turned so that O is above it",
            Self::Ceiling => "A passed O, so O is not above A",
            Self::Faces => "The faces at A that see O are lit; together they make the code",
            Self::Flags => {
                "Paper stands on the edges of a face at right angles to it: beyond it an edge is nearest"
            }
            Self::Direction => "The direction in which A was asked for",
        }
    }

    const fn bit(self) -> u16 {
        1 << self as u16
    }
}

impl Stages {
    /// Nothing but the simplex and O.
    pub const NONE: Self = Self(0);

    /// Whether a piece is shown.
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
    /// Everything that does not crowd the picture.
    fn default() -> Self {
        Stage::ALL.into_iter().fold(Self::NONE, Self::with).without(Stage::TestLines).without(Stage::Flags)
    }
}
