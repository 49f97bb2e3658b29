//! The distance of the nearest point of a simplex from the origin, independent of the algorithm.

use glam::DVec3;

use crate::enclosure::OriginPlace;
use crate::geometry::{Dimension, SupportPoint};
use crate::internal::Foot;

/// Maximum difference, in machine epsilons of the coordinates, between a foot point and the weighted mean of its
/// points. A larger difference is due to roundoff, as in slivers. Then the mean counts, since it is always a point of
/// the simplex.
const ROUNDOFF: f64 = 64.0;

/// Returns the distance of the nearest point, in scene units: exactly zero if a full simplex contains the
/// origin, decided by exact predicates. Infinite without points.
pub(super) fn distance(dimension: Dimension, points: &[SupportPoint<DVec3>]) -> f64 {
    if OriginPlace::of(points, dimension) == Some(OriginPlace::Inside) {
        return 0.0;
    }
    let at: Vec<DVec3> = points.iter().map(|support| support.point).collect();
    // Each feature of the simplex is a set of its points; the nearest point lies in the interior of one of them.
    let features = 1_usize..1 << at.len();
    let of_feature = |feature: usize| {
        let members = at.iter().enumerate().filter(|(index, _)| (feature >> index) & 1 == 1);
        let members: Vec<DVec3> = members.map(|(_, point)| *point).collect();
        // A full simplex was tested already.
        (members.len() <= dimension.count()).then(|| foot_in(&members)).flatten()
    };
    features.filter_map(of_feature).fold(f64::INFINITY, f64::min)
}

/// The distance from the origin to its foot on the span of these points, if the foot lies between them.
fn foot_in(points: &[DVec3]) -> Option<f64> {
    let foot = Foot::of(points)?;
    if !foot.weights().iter().all(|weight| *weight >= 0.0) {
        return None;
    }
    let mean =
        points.iter().zip(foot.weights()).fold(DVec3::ZERO, |sum, (point, weight)| sum + *point * *weight);
    let size = points.iter().fold(0.0_f64, |most, point| most.max(point.abs().max_element()));
    let is_moved = (mean - foot.point).abs().max_element() > ROUNDOFF * f64::EPSILON * size;
    let length = if is_moved { mean.length() } else { foot.point.length() };
    length.is_finite().then_some(length)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn simplex(points: &[[f64; 3]]) -> Vec<SupportPoint<DVec3>> {
        let support = |at: &[f64; 3]| {
            let point = DVec3::from_array(*at);
            SupportPoint { point, on_p: point, on_q: DVec3::ZERO, index_p: None, index_q: None }
        };
        points.iter().map(support).collect()
    }

    /// Checks hand-computed values: nearest to a vertex, to the inside of an edge (3-4-5: the altitude is
    /// 12/5), to a face, and enclosed.
    #[test]
    fn the_nearest_point_is_on_the_feature_by_hand() {
        let two = |points: &[[f64; 3]]| distance(Dimension::Two, &simplex(points));
        let three = |points: &[[f64; 3]]| distance(Dimension::Three, &simplex(points));
        assert_eq!(two(&[[3.0, 4.0, 0.0]]), 5.0);
        assert_eq!(two(&[[3.0, 4.0, 0.0], [6.0, 8.0, 0.0]]), 5.0);
        assert!((two(&[[3.0, 0.0, 0.0], [0.0, 4.0, 0.0]]) - 2.4).abs() < 1e-15);
        assert_eq!(two(&[[-1.0, -1.0, 0.0], [2.0, -1.0, 0.0], [0.0, 2.0, 0.0]]), 0.0);
        assert_eq!(two(&[[-1.0, 0.0, 0.0], [2.0, 0.0, 0.0], [0.0, 2.0, 0.0]]), 0.0, "on the boundary");
        assert_eq!(three(&[[1.0, 1.0, 2.0], [-1.0, 1.0, 2.0], [0.0, -1.0, 2.0]]), 2.0);
        let tetrahedron = [[1.0, 1.0, -1.0], [-1.0, 1.0, -1.0], [0.0, -1.0, -1.0], [0.0, 0.0, 3.0]];
        assert_eq!(three(&tetrahedron), 0.0);
        assert_eq!(three(&[]), f64::INFINITY);
    }

    /// Checks four points in the plane z = 1, and the same point four times: no volume, and no barycentric
    /// coordinates.
    #[test]
    fn flat_simplices_hold_nothing_beside_them() {
        let flat = [[1.0, 1.0, 1.0], [-1.0, 1.0, 1.0], [0.0, -1.0, 1.0], [0.3, 0.1, 1.0]];
        assert_eq!(distance(Dimension::Three, &simplex(&flat)), 1.0);
        assert_eq!(distance(Dimension::Three, &simplex(&[[0.0, 3.0, 4.0]; 4])), 5.0);
    }
}
