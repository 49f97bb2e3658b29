//! Planted defects: each is a mistake that programmers have made, to be recognized by its symptom.
//!
//! A run without defects is unaffected: the code checks them once for each support point or decision, and they are bits
//! in a byte. A run with defects is never corrected: [`Algorithm::Robust`] then reports the result of its search,
//! without the exact method.

use std::fmt;
use std::str::FromStr;

use super::algorithm::Algorithm;
use crate::geometry::Dimension;
use crate::message::constant;
use crate::words::with_name;

/// A planted defect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Defect {
    /// Q's support point is also computed along v, instead of along −v: the minus sign was forgotten.
    NoNegation,
    /// The search for the farthest vertex begins with a maximum of 0 instead of the product of the first vertex. If all
    /// products are negative, the first vertex wins, wherever it is.
    MaximumFromZero,
    /// Triangles have the wrong winding, so normals that should point out of the simplex point into it. In 2D these
    /// are the normals of the edges of a triangle, in 3D those of the faces of a tetrahedron.
    ReversedWinding,
    /// A triangle in space is not turned over if the origin is below it, so the next tetrahedron is inside out.
    NoFlip,
    /// The search rejects at `A·v <= 0` instead of `< 0`.
    RejectsAtZero,
    /// From a tetrahedron the search continues with the first face that has the origin in front of it, without a test
    /// of the others.
    FirstFaceWins,
    /// A search direction of zero is used like any other.
    NoZeroGuard,
    /// The support mapping of an ellipse or ellipsoid, the affine image of a ball, uses the inverse of its matrix
    /// instead of the transpose. For rotations both are the same, so the defect shows only if a ball was stretched.
    InverseForTranspose,
}

impl Defect {
    /// All defects, in the order of menus.
    pub const ALL: [Self; 8] = [
        Self::NoNegation,
        Self::MaximumFromZero,
        Self::ReversedWinding,
        Self::NoFlip,
        Self::RejectsAtZero,
        Self::FirstFaceWins,
        Self::NoZeroGuard,
        Self::InverseForTranspose,
    ];

    /// Returns the name in RON and JSON: lower case with underscores.
    pub const fn name(self) -> &'static str {
        match self {
            Self::NoNegation => "no_negation",
            Self::MaximumFromZero => "maximum_from_zero",
            Self::ReversedWinding => "reversed_winding",
            Self::NoFlip => "no_flip",
            Self::RejectsAtZero => "rejects_at_zero",
            Self::FirstFaceWins => "first_face_wins",
            Self::NoZeroGuard => "no_zero_guard",
            Self::InverseForTranspose => "inverse_for_transpose",
        }
    }

    /// Returns the name on screen.
    pub fn title(self) -> &'static str {
        constant(self.message())
    }

    /// Returns one line about what goes wrong.
    pub fn description(self) -> &'static str {
        constant(&format!("{}.description", self.message()))
    }

    /// The id of the defect's message.
    const fn message(self) -> &'static str {
        match self {
            Self::NoNegation => "planted-no-negation",
            Self::MaximumFromZero => "planted-maximum-from-zero",
            Self::ReversedWinding => "planted-reversed-winding",
            Self::NoFlip => "planted-no-flip",
            Self::RejectsAtZero => "planted-rejects-at-zero",
            Self::FirstFaceWins => "planted-first-face-wins",
            Self::NoZeroGuard => "planted-no-zero-guard",
            Self::InverseForTranspose => "planted-inverse-for-transpose",
        }
    }

    /// Returns whether the defect makes tests and regions of the simplex wrong, or invalidates the argument by which
    /// the algorithm rules out regions.
    pub(crate) const fn spoils_regions(self) -> bool {
        match self {
            Self::NoNegation
            | Self::MaximumFromZero
            | Self::ReversedWinding
            | Self::NoFlip
            | Self::FirstFaceWins
            | Self::NoZeroGuard
            | Self::InverseForTranspose => true,
            Self::RejectsAtZero => false,
        }
    }

    /// Returns the reason why the defect cannot be planted in this algorithm in this dimension, if there is one.
    pub fn refusal(self, algorithm: Algorithm, dimension: Dimension) -> Option<&'static str> {
        self.refused(algorithm, dimension).map(constant)
    }

    /// The id of the message with that reason.
    const fn refused(self, algorithm: Algorithm, dimension: Dimension) -> Option<&'static str> {
        use Algorithm::{Bittle, Cinkes, Directions, Distance, Djonov, Robust, Winter};
        match (self, algorithm, dimension) {
            (_, Distance, _) => Some("planted-refused-distance"),
            (_, Directions, _) => Some("planted-refused-directions"),
            (_, Bittle, Dimension::Three) => Some("planted-refused-bittle-in-space"),
            (Self::NoFlip, _, Dimension::Two) => Some("planted-refused-flip-in-plane"),
            (Self::FirstFaceWins, _, Dimension::Two) => Some("planted-refused-face-in-plane"),
            (Self::RejectsAtZero, Bittle | Winter | Cinkes, _) => Some("planted-refused-rejects-at-zero"),
            (Self::FirstFaceWins, Winter | Cinkes, _) => Some("planted-refused-first-face"),
            (Self::NoZeroGuard, Djonov | Bittle | Winter, _) => Some("planted-refused-without-guard"),
            (Self::NoZeroGuard, Cinkes, _) => Some("planted-refused-unit-direction"),
            (
                Self::NoNegation
                | Self::MaximumFromZero
                | Self::ReversedWinding
                | Self::NoFlip
                | Self::RejectsAtZero
                | Self::FirstFaceWins
                | Self::NoZeroGuard
                | Self::InverseForTranspose,
                Robust | Djonov | Bittle | Winter | Cinkes,
                _,
            ) => None,
        }
    }
}

impl fmt::Display for Defect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Defect {
    type Err = String;

    /// Accepts names with underscores, and with hyphens, as reports on solvers have them.
    fn from_str(text: &str) -> Result<Self, String> {
        with_name(&Self::ALL, Self::name, &text.replace('-', "_"))
    }
}

/// A set of defects, usually empty.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Defects(u8);

impl Defects {
    /// No defect.
    pub const NONE: Self = Self(0);

    /// Returns whether the set is empty.
    pub const fn is_none(self) -> bool {
        self.0 == 0
    }

    /// Returns whether the set contains this defect.
    pub const fn contains(self, defect: Defect) -> bool {
        self.0 & Self::bit(defect) != 0
    }

    /// Returns the set with this defect.
    #[must_use]
    pub const fn with(self, defect: Defect) -> Self {
        Self(self.0 | Self::bit(defect))
    }

    /// Returns the set without this defect.
    #[must_use]
    pub const fn without(self, defect: Defect) -> Self {
        Self(self.0 & !Self::bit(defect))
    }

    /// Returns the defects of the set, in the order of [`Defect::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Defect> {
        Defect::ALL.into_iter().filter(move |defect| self.contains(*defect))
    }

    /// Returns the defects that can be planted in this algorithm in this dimension; the others change nothing there.
    #[must_use]
    pub fn fitting(self, algorithm: Algorithm, dimension: Dimension) -> Self {
        let refused = |defect: &Defect| defect.refused(algorithm, dimension).is_some();
        Defect::ALL.into_iter().filter(refused).fold(self, Self::without)
    }

    const fn bit(defect: Defect) -> u8 {
        1 << defect as u8
    }
}

impl FromIterator<Defect> for Defects {
    fn from_iter<I: IntoIterator<Item = Defect>>(defects: I) -> Self {
        defects.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Debug for Defects {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
