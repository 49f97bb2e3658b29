//! The optional items of a figure beside the shapes and the simplex.

use crate::geometry::Dimension;

/// An item that can be shown or hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Overlay {
    /// The names of the vertices: p0, q0, ….
    VertexNames,
    /// The search direction, and the support points along it on P and on Q.
    Direction,
    /// The hull of P ⊖ Q.
    Hull,
    /// The differences of all pairs of vertices.
    Pairs,
    /// The Voronoi regions of the simplex with their rulings.
    Regions,
    /// The simplices of earlier iterations.
    Ghosts,
    /// The simplex itself, and the origin.
    Simplex,
    /// The nearest point, and the measured distance or depth.
    Lengths,
    /// The proof of the verdict, at the last step.
    Proof,
    /// The proof of the verdict, at every step.
    ProofThroughout,
    /// The lines of the tests of this iteration, with their values.
    TestLines,
    /// The region in which A cannot be.
    BarredToA,
    /// The region in which the origin cannot be.
    BarredToOrigin,
    /// In 3D, the regions of a segment and of a triangle as slabs and prisms.
    Slabs,
    /// In 3D, the prism over the base of a tetrahedron, with floor and ceiling, that contains the origin.
    Prism,
    /// In 3D, edge planes: on the edges of the faces of a tetrahedron that have the origin in front, perpendicular to these
    /// faces.
    Flags,
    /// In the explorer: the walls of the prism, over the edges of the base of a tetrahedron.
    Walls,
    /// In the explorer: the floor of the prism, which is the plane of the base.
    Floor,
    /// In the explorer: the ceiling of the prism, which is the plane through A.
    Ceiling,
    /// In the explorer: the faces of a tetrahedron that have the origin in front, highlighted, and the code.
    Faces,
}

/// A set of [`Overlay`]s.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Overlays {
    shown: u32,
    /// The distance between the regions of [`Overlay::Slabs`], in hundredths.
    opening: u8,
}

impl Overlay {
    /// The overlays of the pictures of a run.
    pub const OF_RUN: [Self; 16] = [
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

    /// Returns whether the overlay exists in this dimension.
    pub const fn is_in(self, dimension: Dimension) -> bool {
        match dimension {
            Dimension::Two => !matches!(
                self,
                Self::Slabs
                    | Self::Prism
                    | Self::Flags
                    | Self::Walls
                    | Self::Floor
                    | Self::Ceiling
                    | Self::Faces
            ),
            Dimension::Three => true,
        }
    }

    /// Returns the name in RON: lower case with underscores.
    pub const fn name(self) -> &'static str {
        match self {
            Self::VertexNames => "vertex_names",
            Self::Direction => "direction",
            Self::Hull => "hull",
            Self::Pairs => "pairs",
            Self::Regions => "regions",
            Self::Ghosts => "ghosts",
            Self::Simplex => "simplex",
            Self::Lengths => "lengths",
            Self::Proof => "proof",
            Self::ProofThroughout => "proof_throughout",
            Self::TestLines => "test_lines",
            Self::BarredToA => "barred_to_a",
            Self::BarredToOrigin => "barred_to_origin",
            Self::Slabs => "slabs",
            Self::Prism => "prism",
            Self::Flags => "flags",
            Self::Walls => "walls",
            Self::Floor => "floor",
            Self::Ceiling => "ceiling",
            Self::Faces => "faces",
        }
    }

    const fn bit(self) -> u32 {
        1 << self as u8
    }
}

impl Overlays {
    /// The empty set: only the shapes are shown.
    pub const NONE: Self = Self { shown: 0, opening: 0 };
    /// The set of all overlays.
    pub const ALL: Self = Self { shown: 2 * Overlay::Faces.bit() - 1, opening: 0 };

    /// Returns whether `overlay` is shown.
    pub const fn contains(self, overlay: Overlay) -> bool {
        self.shown & overlay.bit() != 0
    }

    /// Returns the set with `overlay`.
    pub const fn with(self, overlay: Overlay) -> Self {
        Self { shown: self.shown | overlay.bit(), ..self }
    }

    /// Returns the set without `overlay`.
    pub const fn without(self, overlay: Overlay) -> Self {
        Self { shown: self.shown & !overlay.bit(), ..self }
    }

    /// Returns the set with `overlay` toggled: removed if it is in the set, added otherwise.
    pub const fn toggled(self, overlay: Overlay) -> Self {
        self.set(overlay, !self.contains(overlay))
    }

    /// Returns the set with `overlay` if `on`, otherwise without it.
    pub const fn set(self, overlay: Overlay, on: bool) -> Self {
        if on { self.with(overlay) } else { self.without(overlay) }
    }

    /// Returns the distance between the regions of a segment or triangle in 3D: 0 closed, 1 wide open.
    pub fn opening(self) -> f64 {
        f64::from(self.opening) / 100.0
    }

    /// Returns the set with this distance between the regions, in hundredths, at most 100.
    pub const fn opened(self, hundredths: u8) -> Self {
        Self { opening: if hundredths > 100 { 100 } else { hundredths }, ..self }
    }
}

impl Default for Overlays {
    /// The overlays that explain most steps without covering each other.
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
