//! Vertices of the difference by their parents, and how well products of them are known.

use crate::geometry::Difference;
use crate::geometry::exact::RealVector;

/// A bound on the error of a product of four vectors that are sums of vertices, in machine epsilons of the fourth power
/// of the size of all vertices together: a dozen roundoff errors of half an epsilon.
pub(super) const NOISE: f64 = 16.0;

/// More than what products lose below the normal range.
pub(super) const UNDERFLOW: f64 = 1e-250;

/// The parents of one to three vertices of the difference.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::gjk) struct Parents {
    pub(super) of: [[usize; 2]; 3],
    pub(super) count: usize,
}

impl Parents {
    #[inline]
    pub(super) fn as_slice(&self) -> &[[usize; 2]] {
        &self.of[..self.count]
    }
}

impl FromIterator<[usize; 2]> for Parents {
    #[inline]
    fn from_iter<T: IntoIterator<Item = [usize; 2]>>(vertices: T) -> Self {
        let mut parents = Self::default();
        for (place, vertex) in parents.of.iter_mut().zip(vertices) {
            *place = vertex;
            parents.count += 1;
        }
        parents
    }
}

/// The vertices of the difference, without any roundoff.
pub(super) fn exact_points(cores: &impl Difference, parents: &[[usize; 2]]) -> [RealVector; 3] {
    let mut points = [RealVector::default(); 3];
    for (point, parents) in points.iter_mut().zip(parents) {
        *point = exact_point(cores, *parents);
    }
    points
}

pub(super) fn exact_point(cores: &impl Difference, parents: [usize; 2]) -> RealVector {
    let [on_p, on_q] = cores.vertices(parents);
    RealVector::difference(on_p, on_q)
}
