//! Kinds of pairs: the distributions that an experiment draws from.

mod body;
mod boxes;
mod curved;
mod points;

use crate::edit::seeded_random::SeededRandom;
use crate::geometry::{Body, Dimension};
use crate::message::{by_name, text};

/// A kind of pairs, named as on the command line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Family {
    /// Hulls of 3 or 4 points (2D: triangles and quads) or of 4 or 5 points (3D). Each coordinate is −2, −1,
    /// 0, 1 or 2 with equal probability, whatever their hull is: a point that repeats another or lies inside
    /// stays. Nothing is rounded, touches are common, and so are origins on an edge of the simplex.
    ///
    /// This family gives the well-known error counts of the published codes on small integers. The counts depend on the
    /// range: with −1 … 1 more directions become zero, with −5 … 5 fewer.
    #[default]
    SmallIntegers,
    /// Tetrahedra (2D: triangles) with integer coordinates, up to 1, 10 and 100 from zero along the three axes (2D: 1
    /// and 100). The order of the axes is drawn for both shapes together. Nothing is rounded, and all shapes are long
    /// and flat: about one pair in five thousand sends "the first face wins" into a cycle.
    Slivers,
    /// Hulls of 3 to 8 (2D) or 4 to 12 points (3D), 0.5 to 1 from the center in any direction. The distance
    /// of the centers is up to 2. Pairs without special features.
    Polytopes,
    /// Axis-aligned boxes with half extents of 0.5, 1 or 1.5 on a grid of quarter units. The centers differ
    /// by up to 2.5 along each axis: faces in one plane, shared edges and vertices.
    GridBoxes,
    /// Rotated boxes, with a vertex, an edge or a face of one against those of the other, separated by the
    /// gap or overlapping by it.
    NearContact,
    /// Points, segments and planar polygons (2D: points and segments) with small integer coordinates, often both in one
    /// plane or on one line. Half of the shapes Q are hulls of [`Family::SmallIntegers`].
    Flat,
    /// Balls, capsules, ellipsoids, cylinders, cones and rounded boxes (2D: discs, capsules, ellipses,
    /// rounded boxes), rotated in any direction. The distance of the centers is up to 2.5.
    Curved,
    /// Needles and plates: rotated boxes, a hundred to a million times longer than thick, that just pierce
    /// or just miss each other.
    Needles,
    /// Pairs of [`Family::Polytopes`] moved a million units away from the origin, where coordinates keep ten
    /// digits after the decimal point.
    Far,
}

impl Family {
    /// All families, in the order of the menu.
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

    /// Returns the name on the command line and in tags.
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

    /// Returns the name on screen.
    pub fn title(self) -> &'static str {
        match self {
            Self::SmallIntegers => text!("family-small-integers"),
            Self::Slivers => text!("family-slivers"),
            Self::Polytopes => text!("family-polytopes"),
            Self::GridBoxes => text!("family-grid-boxes"),
            Self::NearContact => text!("family-near-contact"),
            Self::Flat => text!("family-flat"),
            Self::Curved => text!("family-curved"),
            Self::Needles => text!("family-needles"),
            Self::Far => text!("family-far"),
        }
    }

    /// Describes the family in one line.
    pub fn description(self) -> &'static str {
        match self {
            Self::SmallIntegers => text!("family-small-integers.description"),
            Self::Slivers => text!("family-slivers.description"),
            Self::Polytopes => text!("family-polytopes.description"),
            Self::GridBoxes => text!("family-grid-boxes.description"),
            Self::NearContact => text!("family-near-contact.description"),
            Self::Flat => text!("family-flat.description"),
            Self::Curved => text!("family-curved.description"),
            Self::Needles => text!("family-needles.description"),
            Self::Far => text!("family-far.description"),
        }
    }

    /// Returns whether the shapes of the family are hulls of vertices, with or without a radius.
    pub const fn has_vertices(self) -> bool {
        !matches!(self, Self::Curved)
    }

    /// Returns whether the family uses the gap.
    pub const fn uses_gap(self) -> bool {
        matches!(self, Self::NearContact)
    }

    /// Draws pair number `number` of a seed. `gap` ≥ 0 is in scene units; see [`Family::uses_gap`].
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

by_name!(Family);
