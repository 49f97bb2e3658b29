//! The nearest point found by the search, with bounds on the distance that include roundoff.

use crate::geometry::roundoff::SUPPORT_POINT;
use crate::geometry::{Scalar, SupportPoint, Vector, WitnessPoints, with_lengths};

/// The point of a simplex that is nearest to the origin.
#[derive(Clone, Copy, Debug)]
pub(in crate::gjk) struct Nearest<V: Vector> {
    /// The point, in difference space.
    pub(in crate::gjk) point: V,
    /// The distance of the nearest point from the origin.
    pub(in crate::gjk) distance: V::Scalar,
    /// The points of the cores of P and Q whose difference is the nearest point.
    pub(in crate::gjk) vertex_pair: [V; 2],
    /// Bounds on the distance of the cores.
    pub(in crate::gjk) bounds: [V::Scalar; 2],
}

impl<V: Vector> Nearest<V> {
    /// Returns bounds on the signed distance of the shapes; a negative bound is a depth, since the radii may bridge the
    /// gap. Cores that are not known to be separate may overlap by an unknown amount, so nothing bounds a depth from
    /// above.
    pub(in crate::gjk) fn bounds_around(&self, [radius_p, radius_q]: [f64; 2]) -> [f64; 2] {
        let [lower, upper] = with_lengths(self.bounds.map(Scalar::to_f64), [-radius_p, -radius_q]);
        let may_be_in_each_other = radius_p + radius_q > 0.0 && self.bounds[0] <= V::Scalar::ZERO;
        [if may_be_in_each_other { f64::NEG_INFINITY } else { lower }, upper]
    }

    /// Returns the size of the coordinates of the witness points, whose difference is the nearest point.
    pub(in crate::gjk) fn coordinates(&self) -> V {
        let [on_p, on_q] = self.vertex_pair;
        on_p.abs() + on_q.abs()
    }

    /// Returns the closest points of the cores.
    pub(in crate::gjk) fn witness_points(&self) -> WitnessPoints {
        let [on_p, on_q] = self.vertex_pair.map(V::to_f64);
        WitnessPoints { on_p, on_q }
    }

    pub(super) fn raise_lower_bound(&mut self, level: V::Scalar) {
        let [lower, upper] = self.bounds;
        if level > lower {
            self.bounds[0] = if level > upper { upper } else { level };
        }
    }
}

/// Returns the amount by which the difference falls short of the origin along the direction of a support point, after
/// all roundoff of support values. No point of the difference is nearer to the origin. Zero if it reaches the origin's
/// level.
pub(super) fn level<V: Vector>(support: &SupportPoint<V>, direction: V, roundoff: V::Scalar) -> V::Scalar {
    let level = -support.point.dot(direction.unit()) - roundoff;
    if level > V::Scalar::ZERO { level } else { V::Scalar::ZERO }
}

/// Returns the largest progress along a unit direction that may be roundoff alone, given the last support point.
pub(super) fn noise<V: Vector>(support: &SupportPoint<V>) -> V::Scalar {
    let noise = V::Scalar::EPSILON * V::Scalar::from_f64(SUPPORT_POINT);
    noise * (support.on_p.max_abs() + support.on_q.max_abs())
}
