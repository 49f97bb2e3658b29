//! The feature of a simplex nearest to the origin, in integers.

use std::ops::Neg as _;

use dashu_int::IBig;

use crate::geometry::exact::ExactVector;

/// A vertex of P ⊖ Q, or its image in a projection: its vertex pair and its position.
#[derive(Clone, Debug)]
pub struct Vertex {
    /// The vertex pair.
    pub vertex_pair: [usize; 2],
    /// The position.
    pub point: ExactVector,
}

/// A feature of a simplex whose relative interior contains the point nearest to the origin.
#[derive(Clone, Debug)]
pub struct ExactFeature {
    /// The vertices, affinely independent, one to four.
    pub vertices: Vec<Vertex>,
    /// Positive weights, up to a common factor: the weighted mean of the vertices is the nearest point.
    pub weights: Vec<IBig>,
    /// The direction from the nearest point toward the origin, of any length; zero if that point is the origin itself.
    pub direction: ExactVector,
}

/// All features of a simplex of four points, as sets of bits, the smallest first: the first that fits has no
/// superfluous point.
const FEATURES: [usize; 15] = [1, 2, 4, 8, 3, 5, 6, 9, 10, 12, 7, 11, 13, 14, 15];

impl ExactFeature {
    /// Creates the feature of a single point.
    pub fn of(vertex: Vertex) -> Self {
        Self { direction: -&vertex.point, vertices: vec![vertex], weights: vec![IBig::ONE] }
    }

    /// Returns the feature nearest to the origin of a simplex of up to four points. Returns `None` only if there are no
    /// points.
    ///
    /// A feature is nearest if the foot of the origin on its span has positive weights, and if no other point lies
    /// farther toward the origin than the feature does (the conditions of Karush, Kuhn and Tucker). Every sign is
    /// exact, so the search always finds one.
    pub fn nearest(mut simplex: Vec<Vertex>) -> Option<Self> {
        // If the foot lies in the relative interior of the whole, as at the end of a search, no smaller feature
        // contains it.
        if let Some((weights, direction)) = Self::whole(&simplex) {
            return Some(Self { vertices: simplex, weights, direction });
        }
        let (feature, weights, direction) =
            FEATURES.into_iter().filter(|feature| feature >> simplex.len() == 0).find_map(|feature| {
                let inside = |index: &usize| feature >> index & 1 == 1;
                let points: Vec<&ExactVector> =
                    (0..simplex.len()).filter(inside).map(|index| &simplex[index].point).collect();
                let (weights, direction) = foot(&points)?;
                if weights.iter().any(|weight| *weight <= IBig::ZERO) {
                    return None;
                }
                let level = points[0].dot(&direction);
                let is_beyond = |index: usize| simplex[index].point.dot(&direction) > level;
                if (0..simplex.len()).filter(|index| !inside(index)).any(is_beyond) {
                    return None;
                }
                Some((feature, weights, direction))
            })?;
        let mut bits = (0..simplex.len()).map(|index| feature >> index & 1);
        simplex.retain(|_| bits.next() == Some(1));
        Some(Self { vertices: simplex, weights, direction })
    }

    /// Returns the foot of the origin on the span of a simplex, if it lies in the relative interior.
    fn whole(simplex: &[Vertex]) -> Option<(Vec<IBig>, ExactVector)> {
        let zero = ExactVector::default();
        let mut points = [&zero; 4];
        for (point, vertex) in points.iter_mut().zip(simplex) {
            *point = &vertex.point;
        }
        foot(points.get(..simplex.len())?)
            .filter(|(weights, _)| weights.iter().all(|weight| *weight > IBig::ZERO))
    }

    /// Returns the product of the feature with the direction. It is zero if the origin lies on the feature, otherwise
    /// negative.
    pub fn support_value(&self) -> IBig {
        self.vertices[0].point.dot(&self.direction)
    }
}

/// Returns the foot of the origin on the span of some points: the weights of the points, up to a common positive
/// factor, and the direction from the foot to the origin. Returns `None` for points that are not affinely independent.
pub fn foot(points: &[&ExactVector]) -> Option<(Vec<IBig>, ExactVector)> {
    match *points {
        [a] => Some((vec![IBig::ONE], -a)),
        [a, b] => {
            let ab = b - a;
            let weights = [b.dot(&ab), -a.dot(&ab)];
            // (AB × AO) × AB
            let direction = ab.cross(&-a).cross(&ab).halved();
            (!ab.is_zero()).then(|| (weights.into(), direction))
        }
        [a, b, c] => {
            let normal = (b - a).cross(&(c - a));
            let weights = [b.cross(c), c.cross(a), a.cross(b)].map(|part| part.dot(&normal));
            let height = a.dot(&normal);
            let direction = normal.scaled(&-height.signum());
            (!normal.is_zero()).then(|| (weights.into(), direction.halved()))
        }
        [a, b, c, d] => {
            // Volumes of the tetrahedra that the origin spans with the faces; their sum is that of the whole.
            let (ab, cd) = (a.cross(b), c.cross(d));
            let weights = [b.dot(&cd), -a.dot(&cd), d.dot(&ab), -c.dot(&ab)];
            let volume: IBig = weights.iter().sum();
            let weights = if volume < IBig::ZERO { weights.map(IBig::neg) } else { weights };
            (!volume.is_zero()).then(|| (weights.into(), ExactVector::default()))
        }
        _ => None,
    }
}
