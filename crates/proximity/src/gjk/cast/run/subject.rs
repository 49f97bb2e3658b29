//! The pair and its motion in the precision of a run.

use glam::DVec3;

use crate::geometry::{Convex, Dimension, Scalar, SupportPoint, Vector, support_point};
use crate::gjk::algorithm::Algorithm;
use crate::gjk::defect::Defects;
use crate::gjk::outcome::Outcome;
use crate::gjk::query::Query;
use crate::gjk::run::decide;
use crate::gjk::settings::Settings;

/// The tolerance of algorithms that converge, in machine epsilons of the size of P ⊖ Q at t = 0.
const TOLERANCE: f64 = 1024.0;

/// P, Q and the translation of Q, rounded to the precision of a run.
pub(super) struct Subject<V: Vector> {
    pub(super) p: Convex<V>,
    pub(super) q: Convex<V>,
    pub(super) translation: V,
    dimension: Dimension,
    settings: Settings,
}

impl<V: Vector> Subject<V> {
    pub(super) fn new(query: &Query<'_>, translation: DVec3) -> Self {
        Self {
            p: query.p.cast(),
            q: query.q.cast(),
            translation: V::from_f64(translation),
            dimension: query.dimension,
            settings: Settings { defects: Defects::NONE, epa: false, ..query.settings },
        }
    }

    pub(super) const fn limit(&self) -> usize {
        self.settings.iteration_limit
    }

    pub(super) fn support(&self, direction: V) -> SupportPoint<V> {
        support_point(&self.p, &self.q, direction)
    }

    /// Returns the tolerance of an algorithm that converges, in scene units.
    pub(super) fn tolerance(&self) -> f64 {
        let axes = DVec3::AXES.into_iter().take(self.dimension.count()).flat_map(|axis| [axis, -axis]);
        let size = |axis: DVec3| self.support(V::from_f64(axis)).point.max_abs().to_f64();
        TOLERANCE * V::Scalar::EPSILON.to_f64() * axes.map(size).fold(0.0, f64::max)
    }

    /// Returns the outcome of an algorithm at a time. Q is moved in the precision of the run.
    pub(super) fn outcome(&self, algorithm: Algorithm, time: f64) -> Outcome {
        self.outcome_of([&self.p, &self.q], algorithm, time)
    }

    pub(super) fn outcome_of(&self, [p, q]: [&Convex<V>; 2], algorithm: Algorithm, time: f64) -> Outcome {
        let moved = q.moved(self.translation * V::Scalar::from_f64(time));
        let (p, q) = (p.cast::<DVec3>(), moved.cast::<DVec3>());
        let settings = Settings { algorithm, ..self.settings };
        decide(&Query { p: &p, q: &q, dimension: self.dimension, settings })
    }
}
