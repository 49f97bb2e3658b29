//! The size of a simplex or a polytope.

use glam::DVec3;

use crate::epa::Growth;
use crate::geometry::{Dimension, SupportPoint};

/// The size of a simplex or polytope.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SimplexSize {
    /// The number of points.
    pub points: usize,
    /// The length, area or volume, in scene units to the power of the extent. `None` for a single point.
    pub measure: Option<f64>,
    /// The dimension of the measure: 1 for a length, 2 for an area, 3 for a volume.
    pub extent: usize,
    /// Whether the size is that of the polytope of EPA.
    pub is_polytope: bool,
}

impl SimplexSize {
    /// Returns the measure as a length in scene units: itself, the square root of an area, the cube root of
    /// a volume.
    pub fn as_length(&self) -> Option<f64> {
        self.measure.map(|measure| match self.extent {
            2 => measure.sqrt(),
            3 => libm::cbrt(measure),
            _ => measure,
        })
    }
}

/// Returns the length of a segment, the area of a triangle, the volume of a tetrahedron; never negative.
pub(super) fn simplex(points: &[SupportPoint<DVec3>]) -> Option<SimplexSize> {
    let at: Vec<DVec3> = points.iter().map(|support| support.point).collect();
    let (extent, measure) = match *at {
        [] => return None,
        [_] => (0, None),
        [a, b] => (1, Some(a.distance(b))),
        [a, b, c] => (2, Some(0.5 * (b - a).cross(c - a).length())),
        [a, b, c, d, ..] => (3, Some((b - a).cross(c - a).dot(d - a).abs() / 6.0)),
    };
    Some(SimplexSize {
        points: at.len(),
        measure: measure.filter(|measure| measure.is_finite()),
        extent,
        is_polytope: false,
    })
}

/// Computes the area or volume inside the facets: the sum over the pieces between a corner and each facet.
/// Returns `None` until there are facets.
pub(super) fn polytope(dimension: Dimension, growth: &Growth) -> Option<SimplexSize> {
    let mut corners: Vec<usize> = Vec::new();
    let mut measure = 0.0;
    let apex = growth.points.first()?.point;
    for facet in growth.facets.iter().flatten() {
        let at: Option<Vec<DVec3>> =
            facet.corners.iter().map(|corner| Some(growth.points.get(*corner)?.point - apex)).collect();
        measure += match *at? {
            [a, b] => 0.5 * a.cross(b).z,
            [a, b, c] => a.cross(b).dot(c) / 6.0,
            _ => return None,
        };
        corners.extend(&facet.corners);
    }
    corners.sort_unstable();
    corners.dedup();
    let extent = if dimension == Dimension::Two { 2 } else { 3 };
    let size = SimplexSize { points: corners.len(), measure: Some(measure.abs()), extent, is_polytope: true };
    (size.points > 0 && measure.is_finite()).then_some(size)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::epa::Facet;

    fn at(x: f64, y: f64, z: f64) -> SupportPoint<DVec3> {
        let point = DVec3::new(x, y, z);
        SupportPoint { point, on_p: point, on_q: DVec3::ZERO, index_p: None, index_q: None }
    }

    fn facet(corners: &[usize]) -> Facet {
        Facet { corners: corners.to_vec(), normal: DVec3::X, distance: 0.0 }
    }

    /// Checks hand-computed values: a 3-4-5 triangle has legs 3 and 4, a corner of a cube a sixth of it.
    #[test]
    fn a_simplex_has_a_length_an_area_or_a_volume() {
        let [o, x, y, z] = [at(1.0, 1.0, 1.0), at(4.0, 1.0, 1.0), at(1.0, 5.0, 1.0), at(1.0, 1.0, 3.0)];
        let measure = |points: &[SupportPoint<DVec3>]| simplex(points).and_then(|size| size.measure);
        assert_eq!(measure(&[o]), None);
        assert_eq!(measure(&[x, y]), Some(5.0));
        assert_eq!(measure(&[o, x, y]), Some(6.0));
        assert_eq!(measure(&[o, x, y, z]), Some(4.0));
    }

    /// Checks a hand-computed value: a square of side 2, one corner of it named first.
    #[test]
    fn a_polygon_has_its_area() {
        let points = vec![at(-1.0, -1.0, 0.0), at(1.0, -1.0, 0.0), at(1.0, 1.0, 0.0), at(-1.0, 1.0, 0.0)];
        let facets = [[0, 1], [1, 2], [2, 3], [3, 0]].map(|corners| Some(facet(&corners))).to_vec();
        let growth = Growth { points, facets, ..Growth::default() };
        let size = polytope(Dimension::Two, &growth);
        assert_eq!(size, Some(SimplexSize { points: 4, measure: Some(4.0), extent: 2, is_polytope: true }));
    }
}
