//! The nearest point that the search has found, with bounds on the distance that allow for roundoff.

use crate::geometry::{Scalar, SupportPoint, Vector, WitnessPoints};

/// The roundoff of a reach, in machine epsilons of the coordinates of both shapes. Less would mistake noise for progress;
/// more gives away digits.
const NOISE: f64 = 8.0;

/// The point of a simplex that is nearest to the origin.
#[derive(Clone, Copy, Debug)]
pub(in crate::gjk) struct Nearest<V: Vector> {
    /// In difference space.
    pub(in crate::gjk) point: V,
    /// How far that is from the origin.
    pub(in crate::gjk) distance: V::Scalar,
    /// The points of the cores of P and Q whose difference it is.
    pub(in crate::gjk) parents: [V; 2],
    /// The distance of the cores lies between these two.
    pub(in crate::gjk) bounds: [V::Scalar; 2],
}

impl<V: Vector> Nearest<V> {
    /// Between what the distance of the shapes lies, whose radii may bridge it: negative is a depth. Cores that are not
    /// known to be apart may be in each other, by nobody knows how much, so that nothing bounds a depth from above.
    pub(in crate::gjk) fn bounds_around(&self, [radius_p, radius_q]: [f64; 2]) -> [f64; 2] {
        let [lower, upper] = self.bounds.map(|bound| bound.to_f64() - radius_p - radius_q);
        let may_be_in_each_other = radius_p + radius_q > 0.0 && self.bounds[0] <= V::Scalar::ZERO;
        [if may_be_in_each_other { f64::NEG_INFINITY } else { lower }, upper]
    }

    /// How large the coordinates are whose difference the nearest point is.
    pub(in crate::gjk) fn coordinates(&self) -> V {
        let [on_p, on_q] = self.parents;
        on_p.abs() + on_q.abs()
    }

    /// The points of the cores that are nearest to each other.
    pub(in crate::gjk) fn witness_points(&self) -> WitnessPoints {
        let [on_p, on_q] = self.parents.map(V::to_f64);
        WitnessPoints { on_p, on_q }
    }

    pub(super) fn raise_lower_bound(&mut self, level: V::Scalar) {
        let [lower, upper] = self.bounds;
        if level > lower {
            self.bounds[0] = if level > upper { upper } else { level };
        }
    }
}

/// How far short of the origin the difference stops along the direction of a support point, after all roundoff: no
/// point of it is nearer to the origin. Zero if it reaches the origin's level.
pub(super) fn level<V: Vector>(support: &SupportPoint<V>, direction: V) -> V::Scalar {
    let level = -support.point.dot(direction.unit()) - roundoff(support);
    if level > V::Scalar::ZERO { level } else { V::Scalar::ZERO }
}

/// How far roundoff may have moved a support point along a direction of length one: the farthest vertex was chosen
/// among products of coordinates of the shapes.
pub(super) fn roundoff<V: Vector>(support: &SupportPoint<V>) -> V::Scalar {
    let noise = V::Scalar::EPSILON * V::Scalar::from_f64(NOISE);
    noise * (support.on_p.max_abs() + support.on_q.max_abs())
}
