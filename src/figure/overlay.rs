//! What a figure shows besides the shapes and the simplex.

use crate::geometry::Dimension;

/// Something that can be shown or left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Overlay {
    /// The names of the vertices: p0, q0, ….
    VertexNames,
    /// The search direction, and what it finds on P and on Q.
    Direction,
    /// The hull of P ⊖ Q.
    Hull,
    /// The differences of all pairs of vertices.
    Pairs,
    /// The Voronoi regions of the simplex with their rulings.
    Regions,
    /// The simplices of earlier iterations.
    Ghosts,
    /// The simplex itself, and the origin that it looks for.
    Simplex,
    /// The nearest point, and the distance or depth that is measured.
    Lengths,
    /// What proves the verdict, at the last step.
    Proof,
    /// The same at every step.
    ProofThroughout,
    /// The lines of the tests of this turn, with their values.
    TestLines,
    /// Where A can never be.
    BarredToA,
    /// Where the origin can never be.
    BarredToOrigin,
    /// In space, the regions of a segment and of a triangle as slabs and prisms.
    Slabs,
    /// In space, the prism over the base of a tetrahedron, with floor and ceiling, in which the origin can be.
    Prism,
    /// In space, folded paper on the edges of the faces of a tetrahedron that see the origin.
    Flags,
}

/// A set of [`Overlay`]s.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Overlays {
    shown: u32,
    /// How far the regions of [`Overlay::Slabs`] stand apart, in hundredths.
    opening: u8,
}

impl Overlay {
    /// All of them.
    pub const ALL: [Self; 16] = [
        Self::VertexNames,
        Self::Direction,
        Self::Hull,
        Self::Pairs,
        Self::Regions,
        Self::Ghosts,
        Self::Simplex,
        Self::Lengths,
        Self::Proof,
        Self::ProofThroughout,
        Self::TestLines,
        Self::BarredToA,
        Self::BarredToOrigin,
        Self::Slabs,
        Self::Prism,
        Self::Flags,
    ];

    /// Whether it says something of the regions of the simplex.
    pub const fn is_of_regions(self) -> bool {
        matches!(
            self,
            Self::Regions
                | Self::TestLines
                | Self::BarredToA
                | Self::BarredToOrigin
                | Self::Slabs
                | Self::Prism
                | Self::Flags
        )
    }

    /// Whether there is something of it in so many dimensions.
    pub const fn is_in(self, dimension: Dimension) -> bool {
        match dimension {
            Dimension::Two => !matches!(self, Self::Slabs | Self::Prism | Self::Flags),
            Dimension::Three => true,
        }
    }

    const fn bit(self) -> u32 {
        1 << self as u8
    }
}

impl Overlays {
    /// Nothing but the shapes.
    pub const NONE: Self = Self { shown: 0, opening: 0 };
    /// Everything.
    pub const ALL: Self = Self { shown: (1 << Overlay::ALL.len()) - 1, opening: 0 };

    /// Whether `overlay` is shown.
    pub const fn contains(self, overlay: Overlay) -> bool {
        self.shown & overlay.bit() != 0
    }

    /// The set with `overlay`.
    pub const fn with(self, overlay: Overlay) -> Self {
        Self { shown: self.shown | overlay.bit(), ..self }
    }

    /// The set without `overlay`.
    pub const fn without(self, overlay: Overlay) -> Self {
        Self { shown: self.shown & !overlay.bit(), ..self }
    }

    /// How far the regions of a segment or triangle in space stand apart: 0 closed, 1 wide open.
    pub fn opening(self) -> f64 {
        f64::from(self.opening) / 100.0
    }

    /// The same set with the regions so many hundredths apart, at most 100.
    pub const fn opened(self, hundredths: u8) -> Self {
        Self { opening: if hundredths > 100 { 100 } else { hundredths }, ..self }
    }
}

impl Default for Overlays {
    /// What explains most steps; the rest would cover it.
    fn default() -> Self {
        let left_out = [
            Overlay::ProofThroughout,
            Overlay::BarredToA,
            Overlay::BarredToOrigin,
            Overlay::Slabs,
            Overlay::Prism,
        ];
        left_out.into_iter().fold(Self::ALL, Self::without)
    }
}
