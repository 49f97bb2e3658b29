//! What a figure shows besides the shapes and the simplex.

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
}

/// A set of [`Overlay`]s.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Overlays(u16);

impl Overlay {
    /// All of them.
    pub const ALL: [Self; 10] = [
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
    ];

    const fn bit(self) -> u16 {
        1 << self as u8
    }
}

impl Overlays {
    /// Nothing but the shapes.
    pub const NONE: Self = Self(0);
    /// Everything.
    pub const ALL: Self = Self(0x3FF);

    /// Whether `overlay` is shown.
    pub const fn contains(self, overlay: Overlay) -> bool {
        self.0 & overlay.bit() != 0
    }

    /// The set with `overlay`.
    pub const fn with(self, overlay: Overlay) -> Self {
        Self(self.0 | overlay.bit())
    }

    /// The set without `overlay`.
    pub const fn without(self, overlay: Overlay) -> Self {
        Self(self.0 & !overlay.bit())
    }
}

impl Default for Overlays {
    fn default() -> Self {
        Self::ALL.without(Overlay::ProofThroughout)
    }
}
