//! Simplifies a scene while it still fails: few vertices, short coordinates.
//!
//! The search is greedy, like delta debugging. It tries one change at a time, from the coarsest to the
//! finest, and keeps it if the scene becomes simpler and still fails. Every kept change lowers the
//! [`Complexity`], so the search ends; it is deterministic.

use crate::geometry::{Body, Shape, Side};
use crate::scene::Scene;

use super::simpler::{self, Complexity};

/// Maximum number of scenes that are tried; each costs two queries and a reference verdict.
pub const MAX_TRIALS: usize = 4000;

/// Returns the simplest scene found for which `still_fails` holds, starting from one for which it does. If
/// it does not hold for the scene itself, the scene is returned unchanged. At most [`MAX_TRIALS`] scenes are
/// tried.
///
/// Two searches run, and the simpler result is returned. One removes vertices first; then the failure may depend on the
/// last digits of those that remain. The other rounds numbers first; then the failure may need all vertices.
pub fn shrink(scene: &Scene, mut still_fails: impl FnMut(&Scene) -> bool) -> Scene {
    if !still_fails(scene) {
        return scene.clone();
    }
    let numbers = ShrinkSearch::from(scene, &mut still_fails).end(FirstQuantity::Numbers);
    let vertices = ShrinkSearch::from(scene, &mut still_fails).end(FirstQuantity::Vertices);
    if vertices.0 < numbers.0 { vertices.1 } else { numbers.1 }
}

/// The quantity that is simplified first.
#[derive(Clone, Copy, PartialEq, Eq)]
enum FirstQuantity {
    Numbers,
    Vertices,
}

/// One of the two searches.
struct ShrinkSearch<F> {
    best: Scene,
    cost: Complexity,
    /// The number of scenes that may still be tried.
    trials: usize,
    still_fails: F,
}

impl<F: FnMut(&Scene) -> bool> ShrinkSearch<F> {
    fn from(scene: &Scene, still_fails: F) -> Self {
        // Half for each search; one trial was spent on the original scene.
        let trials = MAX_TRIALS / 2 - 1;
        Self { best: scene.clone(), cost: Complexity::of(&scene.bodies), trials, still_fails }
    }

    /// Runs one search to its end.
    fn end(mut self, first: FirstQuantity) -> (Complexity, Scene) {
        self.spell_out();
        if first == FirstQuantity::Numbers {
            while self.simplify_numbers() {}
        }
        while self.pass() {}
        (self.cost, self.best)
    }

    /// Makes one pass over all kinds of changes. Returns whether any was kept.
    fn pass(&mut self) -> bool {
        let removed = self.remove_vertices();
        let simplified = self.simplify_numbers();
        self.shorten_numbers() || simplified || removed
    }

    /// Makes one pass over the changes that concern many numbers at once. Returns whether any was kept.
    fn simplify_numbers(&mut self) -> bool {
        let moved = self.try_all(simpler::moved);
        let scaled = self.try_all(simpler::scaled);
        let rounded = self.try_all(simpler::rounded);
        self.shorten_equal_numbers() || moved || scaled || rounded
    }

    /// Accepts these bodies if they are simpler and the scene still fails with them.
    fn accept(&mut self, bodies: [Body; 2]) -> bool {
        let cost = Complexity::of(&bodies);
        if cost >= self.cost || self.trials == 0 {
            return false;
        }
        self.trials -= 1;
        let candidate = Scene { bodies, ..self.best.clone() };
        let fails = (self.still_fails)(&candidate);
        if fails {
            (self.best, self.cost) = (candidate, cost);
        }
        fails
    }

    /// Writes bodies with vertices as points in world coordinates, which can be removed and rounded one by one. That is
    /// not simpler in itself, so it is kept even if it is more complex, as long as the scene still fails.
    fn spell_out(&mut self) {
        let bodies = self
            .best
            .bodies
            .each_ref()
            .map(|body| simpler::spelled_out(body).unwrap_or_else(|| body.clone()));
        let candidate = Scene { bodies, ..self.best.clone() };
        self.trials -= 1;
        if (self.still_fails)(&candidate) {
            self.cost = Complexity::of(&candidate.bodies);
            self.best = candidate;
        }
    }

    fn remove_vertices(&mut self) -> bool {
        let mut kept_any = false;
        for side in Side::BOTH {
            let mut index = 0;
            while let Shape::Points(points) = self.best.bodies[side].shape()
                && index < points.len()
                && points.len() > 1
            {
                let mut fewer = points.clone();
                fewer.remove(index);
                if self.accept_shape(side, Shape::Points(fewer)) {
                    kept_any = true;
                } else {
                    index += 1;
                }
            }
        }
        kept_any
    }

    fn accept_shape(&mut self, side: Side, shape: Shape) -> bool {
        let Ok(body) = self.best.bodies[side].with_shape(shape) else { return false };
        let mut bodies = self.best.bodies.clone();
        bodies[side] = body;
        self.accept(bodies)
    }

    /// Tries whole other pairs, the simplest first; keeps the first that fails.
    fn try_all(&mut self, candidates: fn(&[Body; 2]) -> Vec<[Body; 2]>) -> bool {
        candidates(&self.best.bodies).into_iter().any(|bodies| self.accept(bodies))
    }

    /// Shortens numbers of one size in all places at once: a failure that needs two coincident vertices
    /// persists only if both change.
    fn shorten_equal_numbers(&mut self) -> bool {
        let mut kept_any = false;
        for size in simpler::sizes(&self.best.bodies) {
            kept_any |= simpler::shorter(size).into_iter().any(|shorter| {
                let replaced = simpler::replaced(&self.best.bodies, size, shorter);
                replaced.is_some_and(|bodies| self.accept(bodies))
            });
        }
        kept_any
    }

    /// Shortens every number by itself as far as possible.
    fn shorten_numbers(&mut self) -> bool {
        let mut kept_any = false;
        for side in Side::BOTH {
            for index in 0..simpler::numbers(&self.best.bodies[side]).len() {
                let value = simpler::numbers(&self.best.bodies[side]).get(index).copied().unwrap_or_default();
                kept_any |= simpler::shorter(value).into_iter().any(|shorter| {
                    let mut bodies = self.best.bodies.clone();
                    let Some(body) = simpler::with_number(&bodies[side], index, shorter) else {
                        return false;
                    };
                    bodies[side] = body;
                    self.accept(bodies)
                });
            }
        }
        kept_any
    }
}

#[cfg(test)]
mod tests {
    use glam::DVec3;

    use super::{MAX_TRIALS, shrink};
    use crate::geometry::{Dimension, Shape};
    use crate::gjk::{Algorithm, Precision};
    use crate::{Experiment, Family};

    #[test]
    fn a_scene_that_does_not_fail_stays_and_trials_are_bounded() {
        let experiment = Experiment {
            dimension: Dimension::Two,
            family: Family::Curved,
            gap: 0.0,
            pairs: 1,
            seed: 1,
            algorithms: vec![Algorithm::Robust],
            precision: Precision::F64,
        };
        let scene = experiment.scene(0, Algorithm::Robust);
        assert_eq!(shrink(&scene, |_| false), scene);
        let mut asked = 0;
        let smallest = shrink(&scene, |_| {
            asked += 1;
            true
        });
        assert!(asked <= MAX_TRIALS, "{asked}");
        // Everything fails: the result is the simplest pair of its kind.
        for body in &smallest.bodies {
            assert_eq!(body.pose().position, DVec3::ZERO);
            assert_eq!(body.rounding(), 0.0);
            assert!(!matches!(body.shape(), Shape::Points(points) if points.len() > 1));
        }
    }
}
