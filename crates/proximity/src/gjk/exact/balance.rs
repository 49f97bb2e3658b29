//! Weights that balance points around the origin.

use dashu_int::IBig;

use super::nearest::{ExactFeature, Vertex};
use crate::geometry::exact::ExactVector;

/// Points of P ⊖ Q with positive weights whose weighted sum is the origin. The origin lies in the relative interior of
/// their hull.
#[derive(Clone, Debug)]
pub(super) struct Balance {
    pub(super) vertices: Vec<Vertex>,
    pub(super) weights: Vec<IBig>,
}

impl Balance {
    /// Creates the balance of a feature with the origin on it.
    pub(super) fn of(feature: ExactFeature) -> Self {
        Self { vertices: feature.vertices, weights: feature.weights }
    }

    /// Returns the points.
    pub(super) fn points(&self) -> impl Iterator<Item = &ExactVector> {
        self.vertices.iter().map(|vertex| &vertex.point)
    }

    /// Adds points whose weighted sum lies on the line or plane that the old points span. The old points can balance
    /// it, since the origin is in the interior of their hull.
    pub(super) fn join(&mut self, vertices: Vec<Vertex>, weights: &[IBig]) {
        let sum = ExactVector::weighted_sum(vertices.iter().map(|vertex| &vertex.point).zip(weights));
        let (factor, counterweights) = self.counterweights(&-&sum);
        for (weight, more) in self.weights.iter_mut().zip(counterweights) {
            *weight += more;
        }
        self.weights.extend(weights.iter().map(|weight| weight * &factor));
        self.vertices.extend(vertices);
    }

    /// Returns weights ≥ 0 with which the points add up to a positive multiple of `target`, and that multiple. At most
    /// two are needed in a plane (Carathéodory).
    fn counterweights(&self, target: &ExactVector) -> (IBig, Vec<IBig>) {
        let mut weights = vec![IBig::ZERO; self.vertices.len()];
        if target.is_zero() {
            return (IBig::ONE, weights);
        }
        let point = |index: usize| &self.vertices[index].point;
        for first in 0..self.vertices.len() {
            let along = point(first).dot(target);
            if along > IBig::ZERO && point(first).cross(target).is_zero() {
                weights[first] = along;
                return (point(first).length_squared(), weights);
            }
            for second in 0..first {
                let normal = point(first).cross(point(second));
                let of_first = target.cross(point(second)).dot(&normal);
                let of_second = point(first).cross(target).dot(&normal);
                if !normal.is_zero() && of_first >= IBig::ZERO && of_second >= IBig::ZERO {
                    (weights[first], weights[second]) = (of_first, of_second);
                    return (normal.length_squared(), weights);
                }
            }
        }
        // Unreachable, since the points span the target. Without counterweights the certificate only fails its check.
        (IBig::ONE, weights)
    }
}
