//! What every algorithm says about a scene, whichever of them is the scene's own.

use super::answered::Answered;
use crate::gjk::{self, Algorithm, Judgement, Outcome};
use crate::scene::Scene;

/// What an algorithm says about a scene.
pub(super) struct Opinion {
    pub(super) algorithm: Algorithm,
    pub(super) outcome: Outcome,
    /// What the reference says to that.
    pub(super) judgement: Judgement,
}

/// What every algorithm for scenes of this dimension says.
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
