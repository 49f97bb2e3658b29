//! The verdicts of all algorithms on a scene, including the scene's own.

use super::answered::Answered;
use crate::gjk::{self, Algorithm, Judgement, Outcome};
use crate::scene::Scene;

/// The result of an algorithm on a scene.
pub(super) struct Opinion {
    pub(super) algorithm: Algorithm,
    pub(super) outcome: Outcome,
    /// The judgement of the reference on the verdict.
    pub(super) judgement: Judgement,
}

/// The results of all algorithms for the dimension of the scene.
pub(super) fn opinions(answered: &Answered) -> Vec<Opinion> {
    let scene: &Scene = &answered.scene;
    let convexes = scene.convexes();
    let mut query = scene.query(&convexes);
    let applicable =
        Algorithm::ALL.into_iter().filter(|algorithm| algorithm.refusal(scene.dimension).is_none());
    applicable
        .map(|algorithm| {
            query.settings.algorithm = algorithm;
            let outcome = gjk::decide(&query);
            Opinion { algorithm, outcome, judgement: answered.reference.judge(outcome.verdict) }
        })
        .collect()
}
