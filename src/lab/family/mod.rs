//! Kinds of pairs: from which distribution an experiment draws.

mod body;
mod boxes;
mod curved;
mod points;

use std::fmt;
use std::str::FromStr;

use crate::edit::seeded_random::SeededRandom;
use crate::geometry::{Body, Dimension};
use crate::words::with_name;

/// A kind of pairs. Its name is what the command line calls it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Family {
    /// Hulls of 3 or 4 (2D: triangles and quads) or of 4 or 5 points (3D), each coordinate any of −2, −1, 0, 1, 2 with
    /// the same chance, whatever the hull of them is: a point that repeats another or lies inside stays. Nothing is
    /// rounded, touches are common, and origins on an edge of the simplex too.
    ///
    /// It is the family of the well-known figures of the published listings on small whole numbers; they depend on how
    /// small: from −1 … 1 more, from −5 … 5 fewer directions come out zero.
    #[default]
    SmallIntegers,
    /// Tetrahedra (2D: triangles) with whole coordinates, up to 1, 10 and 100 away from zero along the three axes (2D: 1
    /// and 100), which axis is which drawn for both together. Nothing is rounded, and all is long and flat: about one
    /// pair in five thousand sends "the first face that sees the origin wins" into a cycle.
    Slivers,
    /// Hulls of 3 to 8 (2D) or 4 to 12 points (3D), 0.5 to 1 from the middle in any direction; the middles are up to 2
    /// apart. Nothing is special about them.
    Polytopes,
    /// Boxes along the axes with half extents of 0.5, 1 or 1.5 on a grid of quarter units, the middles up to 2.5 apart
    /// along each axis: faces in one plane, shared edges and corners.
    GridBoxes,
    /// Turned boxes, a vertex, an edge or a face of one against those of the other, as far apart, or overlapping by as
    /// much, as the gap says.
    NearContact,
    /// Points, segments and plane polygons (2D: points and segments) with small whole coordinates, often both in one
    /// plane or on one line; half of the Q are hulls of [`Family::SmallIntegers`].
    Flat,
    /// Balls, capsules, ellipsoids, cylinders, cones and rounded boxes (2D: discs, capsules, ellipses, rounded boxes),
    /// turned in any direction; the middles are up to 2.5 apart.
    Curved,
    /// Needles and plates, turned boxes a hundred to a million times longer than thick, that just pierce or just miss
    /// each other.
    Needles,
    /// Pairs of [`Family::Polytopes`] moved a million units away from the origin, where their coordinates have ten
    /// digits left behind the point.
    Far,
}

impl Family {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 9] = [
        Self::SmallIntegers,
        Self::Slivers,
        Self::Polytopes,
        Self::GridBoxes,
        Self::NearContact,
        Self::Flat,
        Self::Curved,
        Self::Needles,
        Self::Far,
    ];

    /// The name on the command line and in tags.
    pub const fn name(self) -> &'static str {
        match self {
            Self::SmallIntegers => "small-integers",
            Self::Slivers => "slivers",
            Self::Polytopes => "polytopes",
            Self::GridBoxes => "grid-boxes",
            Self::NearContact => "near-contact",
            Self::Flat => "flat",
            Self::Curved => "curved",
            Self::Needles => "needles",
            Self::Far => "far",
        }
    }

    /// The name on screen.
    pub const fn title(self) -> &'static str {
        match self {
            Self::SmallIntegers => "Small whole numbers",
            Self::Slivers => "Long and flat hulls",
            Self::Polytopes => "Random hulls",
            Self::GridBoxes => "Boxes on a grid",
            Self::NearContact => "Boxes near contact",
            Self::Flat => "Flat shapes",
            Self::Curved => "Curved shapes",
            Self::Needles => "Needles and plates",
            Self::Far => "Far from the origin",
        }
    }

    /// One line about what is drawn.
    pub const fn description(self) -> &'static str {
        match self {
            Self::SmallIntegers => {
                "Few points with coordinates from −2 to 2: exact, and full of coincidences"
            }
            Self::Slivers => "Long and flat tetrahedra with whole coordinates: some send Winter into a cycle",
            Self::Polytopes => "Points around a middle in any direction: nothing is special about them",
            Self::GridBoxes => "Boxes along the axes on a grid of quarter units: shared faces and corners",
            Self::NearContact => "Turned boxes that miss or overlap each other by the gap",
            Self::Flat => "Points, segments and plane polygons, often in one plane",
            Self::Curved => "Balls, capsules, ellipsoids, cylinders, cones and rounded boxes",
            Self::Needles => "Boxes up to a million times longer than thick that just pierce or just miss",
            Self::Far => "Random hulls a million units away from the origin",
        }
    }

    /// Whether its shapes are hulls of vertices, rounded or not.
    pub const fn has_vertices(self) -> bool {
        !matches!(self, Self::Curved)
    }

    /// Whether the gap means something to it.
    pub const fn uses_gap(self) -> bool {
        matches!(self, Self::NearContact)
    }

    /// Pair number `number` of a seed. `gap` ≥ 0 is in scene units; see [`Family::uses_gap`].
    pub fn pair(self, dimension: Dimension, gap: f64, seed: u64, number: u64) -> [Body; 2] {
        let mut chance = SeededRandom::of_pair(seed, number);
        let chance = &mut chance;
        match self {
            Self::SmallIntegers => points::small_integers(dimension, chance),
            Self::Slivers => points::slivers(dimension, chance),
            Self::Polytopes => points::polytopes(dimension, chance),
            Self::GridBoxes => boxes::grid(dimension, chance),
            Self::NearContact => boxes::near_contact(dimension, gap, chance),
            Self::Flat => points::flat(dimension, chance),
            Self::Curved => curved::curved(dimension, chance),
            Self::Needles => boxes::needles(dimension, chance),
            Self::Far => points::far(dimension, chance),
        }
    }
}

impl fmt::Display for Family {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Family {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        with_name(&Self::ALL, Self::name, text)
    }
}
