//! The separation or penetration depth of two shapes, with the points that realise it.

use glam::DVec3;

/// A point of P and a point of Q that realise a distance or a depth, in world space.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WitnessPoints {
    /// The point of P that is nearest to Q, or that lies deepest in it.
    pub on_p: DVec3,
    /// The corresponding point of Q.
    pub on_q: DVec3,
}

/// Either a separation or a penetration depth. Shapes that touch have a separation of zero.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Length {
    /// The distance between shapes that are apart, ≥ 0, in scene units.
    Separation(f64),
    /// The least distance by which overlapping shapes must be moved until they only touch, in scene units: > 0, but for
    /// one that is too small for an f64.
    PenetrationDepth(f64),
}

impl Length {
    /// The separation, if the shapes do not overlap.
    pub const fn separation(self) -> Option<f64> {
        match self {
            Self::Separation(separation) => Some(separation),
            Self::PenetrationDepth(_) => None,
        }
    }

    /// The penetration depth, if the shapes overlap.
    pub const fn penetration_depth(self) -> Option<f64> {
        match self {
            Self::Separation(_) => None,
            Self::PenetrationDepth(depth) => Some(depth),
        }
    }
}

/// A separation or penetration depth with its direction, its witness points and its error bounds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Measurement {
    /// The separation or penetration depth.
    pub length: Length,
    /// A unit vector from P to Q: where the shapes are apart, from the witness point on P to that on Q; where they
    /// overlap, the direction in which Q must be moved by the depth, so that there `on_p − on_q = depth · normal`.
    pub normal: DVec3,
    /// The points between which the length is measured.
    pub witness_points: WitnessPoints,
    /// A lower and an upper bound on the true length. If `exact`, they are neighbouring f64, or one and the same, if the
    /// length is an f64. If not, they hold up to the roundoff of support points and
    /// of small faces (about one part in 10⁹ of a depth in f64).
    pub bounds: [f64; 2],
    /// Whether exact arithmetic proved that the feature with the nearest point is the right one: then the length is
    /// the f64 nearest to the true one, and the bounds hold without any roundoff.
    pub exact: bool,
}

impl Measurement {
    /// The measurement of two shapes with radii, from that of their cores.
    ///
    /// `gap` is the signed distance of the shapes (minus the depth where they overlap, with the sign also of a depth that
    /// is too small for an f64) and lies between the two `bounds`; `normal` is a unit vector from P to Q, or the direction in
    /// which Q leaves P; `cores` are the points of the two cores that realise it.
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
        let (length, bounds) = if gap.is_sign_negative() {
            (Length::PenetrationDepth(-gap), [-upper, -lower])
        } else {
            (Length::Separation(gap), [lower, upper])
        };
        Self { length, normal, witness_points, bounds: bounds.map(|bound| bound.max(0.0)), exact }
    }
}
