//! Where the origin has its foot on the nearest side, and the points of the two shapes that meet there.

use dashu_int::IBig;
use glam::DVec3;

use super::cloud::Cloud;
use super::polytope::{Corners, Polytope, Side};
use crate::geometry::exact::{ExactVector, quotient};
use crate::geometry::{Foot, Vector, WitnessPoints};

/// The contact points on the nearest side of P ⊖ Q. The polytope may hold it in several pieces, all in one line or plane:
/// the foot lies on one of them. None if it lies on none, which shows that another side is nearer, by less than rounding.
pub(super) fn beside<V: Vector, C: Corners>(
    cloud: &Cloud<'_, V>,
    polytope: &Polytope<C>,
    nearest: &Side<C>,
) -> Option<WitnessPoints> {
    let is_level = |side: &&Side<C>| {
        let corners = side.corners.as_ref();
        corners.iter().all(|corner| cloud.side(nearest.corners.as_ref(), cloud.spot(*corner)) == 0.0)
    };
    let holds_foot = |side: &Side<C>| {
        let weights = exact_weights(cloud, side.corners.as_ref())?;
        weights.iter().all(|weight| *weight >= 0.0).then(|| witness_points(cloud, side, &weights))
    };
    let pieces = polytope.sides().filter(is_level);
    std::iter::once(nearest).chain(pieces).find_map(holds_foot)
}

/// The contact points on this side: those of its point that is nearest to the foot, or next to that.
pub(super) fn on_side<V: Vector, C: Corners>(cloud: &Cloud<'_, V>, side: &Side<C>) -> WitnessPoints {
    let points: Vec<DVec3> =
        side.corners.as_ref().iter().map(|corner| cloud.support(*corner).point).collect();
    let weights: Vec<f64> = match Foot::of(&points) {
        Some(foot) => foot.weights().iter().map(|weight| weight.max(0.0)).collect(),
        None => vec![1.0],
    };
    let sum: f64 = weights.iter().sum();
    witness_points(cloud, side, &weights.iter().map(|weight| weight / sum).collect::<Vec<f64>>())
}

fn witness_points<V: Vector, C: Corners>(
    cloud: &Cloud<'_, V>,
    side: &Side<C>,
    weights: &[f64],
) -> WitnessPoints {
    let nowhere = WitnessPoints { on_p: DVec3::ZERO, on_q: DVec3::ZERO };
    side.corners.as_ref().iter().zip(weights).fold(nowhere, |sum, (corner, weight)| {
        let support = cloud.support(*corner);
        WitnessPoints { on_p: sum.on_p + support.on_p * *weight, on_q: sum.on_q + support.on_q * *weight }
    })
}

/// The barycentric weights of the foot on two or three corners, computed in integers; none for curved shapes.
fn exact_weights<V: Vector>(cloud: &Cloud<'_, V>, corners: &[usize]) -> Option<Vec<f64>> {
    let corners: Vec<ExactVector> =
        corners.iter().map(|corner| cloud.exact_corner(*corner)).collect::<Option<_>>()?;
    let weights: Vec<IBig> = match corners.as_slice() {
        [a, b] => {
            let edge = b - a;
            vec![b.dot(&edge), -a.dot(&edge)]
        }
        [a, b, c] => {
            let normal = (b - a).cross(&(c - a));
            [b.cross(c), c.cross(a), a.cross(b)].map(|part| part.dot(&normal)).into()
        }
        _ => return None,
    };
    let sum: IBig = weights.iter().sum();
    Some(weights.iter().map(|weight| quotient(weight, &sum, 0)).collect())
}
