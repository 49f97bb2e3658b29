//! The separation or penetration depth of two shapes, with the points that realize it.

use glam::DVec3;

/// A point of P and a point of Q that realize a distance or a depth, in world space: the witness points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WitnessPoints {
    /// The point of P that is nearest to Q, or that lies deepest in it.
    pub on_p: DVec3,
    /// The corresponding point of Q.
    pub on_q: DVec3,
}

/// A separation or a penetration depth. Shapes that touch have a separation of zero.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Length {
    /// The distance between separate shapes, ≥ 0, in scene units.
    Separation(f64),
    /// The length of the minimum translation after which overlapping shapes only touch, in scene units. It is > 0,
    /// unless it is too small for an f64.
    PenetrationDepth(f64),
}

impl Length {
    /// Returns the separation if the shapes do not overlap.
    pub const fn separation(self) -> Option<f64> {
        match self {
            Self::Separation(separation) => Some(separation),
            Self::PenetrationDepth(_) => None,
        }
    }

    /// Returns the penetration depth if the shapes overlap.
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
    /// A unit vector from P to Q. If the shapes are separate, it points from the witness point on P to that on Q. If
    /// they overlap, moving Q along it by the depth separates them, so that `on_p − on_q = depth · normal`.
    pub normal: DVec3,
    /// The points between which the length is measured.
    pub witness_points: WitnessPoints,
    /// A lower and an upper bound on the true length. If `exact`, they are neighboring f64, or one and the same f64 if
    /// the length is one. Otherwise they hold up to the roundoff of support points and of small faces (about one part
    /// in 10⁹ of a depth in f64).
    pub bounds: [f64; 2],
    /// Whether exact arithmetic proved that the feature with the closest point is the right one. Then the length is the
    /// f64 nearest to the true one, and the bounds hold without any roundoff.
    pub exact: bool,
}

impl Measurement {
    /// Creates the measurement of two shapes with radii from that of their cores.
    ///
    /// `gap` is the signed distance of the shapes, between the two `bounds`. If the shapes overlap, it is minus the
    /// depth: −0.0 if the depth is too small for an f64. `normal` is a unit vector from P to Q, or the direction in
    /// which Q leaves P. `cores` are the points of the two cores that realize the length.
    pub(crate) fn from_cores(
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
