//! How far apart two shapes are, or how deep they overlap: the lengths and the points that show them.

use glam::DVec3;

/// A point of P and a point of Q that realise a distance or a depth, in world space.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WitnessPoints {
    /// On P: where it is nearest to Q, or reaches deepest into it.
    pub on_p: DVec3,
    /// On Q.
    pub on_q: DVec3,
}

/// The one length of two: shapes that touch have a separation of zero.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Length {
    /// The distance between shapes that are apart, ≥ 0, in scene units.
    Separation(f64),
    /// The least distance by which overlapping shapes must be moved until they only touch, > 0, in scene units.
    PenetrationDepth(f64),
}

impl Length {
    /// The separation, if this is one.
    pub const fn separation(self) -> Option<f64> {
        match self {
            Self::Separation(separation) => Some(separation),
            Self::PenetrationDepth(_) => None,
        }
    }

    /// The penetration depth, if this is one.
    pub const fn penetration_depth(self) -> Option<f64> {
        match self {
            Self::Separation(_) => None,
            Self::PenetrationDepth(depth) => Some(depth),
        }
    }
}

/// A measured pair of shapes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Measurement {
    /// How far apart, or how deep.
    pub length: Length,
    /// Of length one, from P to Q: from the witness on P to that on Q where the shapes are apart; the way Q must go by
    /// the depth where they overlap, so that there `on_p − on_q = depth · normal`.
    pub normal: DVec3,
    /// The points between which the length is measured.
    pub witness_points: WitnessPoints,
    /// The true length lies between these two; where it is not `exact`, down to the rounding of support points and of small
    /// sides (about one part in 10⁹ of a depth in f64).
    pub bounds: [f64; 2],
    /// Whether the feature that holds the nearest point was proved to be the right one in exact arithmetic: then the
    /// length is right to the last digit or the one before it.
    pub exact: bool,
}

impl Measurement {
    /// The lengths of two shapes with rounding radii, from those of their cores.
    ///
    /// `gap` is the separation of the shapes, or minus the depth, and lies between the two `bounds`; `normal` has length
    /// one and points from P to Q, or is the way out for Q; `cores` are the points of the two cores that realise it.
    pub fn from_cores(
        gap: f64,
        bounds: [f64; 2],
        normal: DVec3,
        cores: WitnessPoints,
        radii: [f64; 2],
        exact: bool,
    ) -> Self {
        let [radius_p, radius_q] = radii;
        let witness_points =
            WitnessPoints { on_p: cores.on_p + normal * radius_p, on_q: cores.on_q - normal * radius_q };
        let [lower, upper] = bounds;
        let (length, bounds) = if gap < 0.0 {
            (Length::PenetrationDepth(-gap), [-upper, -lower])
        } else {
            (Length::Separation(gap), [lower, upper])
        };
        Self { length, normal, witness_points, bounds: bounds.map(|bound| bound.max(0.0)), exact }
    }
}
