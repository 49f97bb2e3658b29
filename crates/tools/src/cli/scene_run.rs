//! Runs of scenes for commands: read from a file, with settings replaced, with an exit status, and with the
//! verdicts of all algorithms.

use std::path::Path;

use super::arguments::Overrides;
use super::error::Failure;
use super::exit::Exit;
use crate::figure::transcript::SceneRun;
use crate::gjk::{self, Algorithm, Judgement, Outcome};
use crate::message::text;
use crate::scene::Scene;

/// Reads a scene and runs it.
pub(super) fn read(path: &Path, overrides: Overrides) -> Result<SceneRun, Failure> {
    let mut scene = Scene::read(path)?;
    let settings = overrides.apply(scene.query);
    require_applicable(path, &scene, settings.algorithm)?;
    let expectation_applies = settings == scene.query;
    scene.query = settings;
    Ok(SceneRun::new(scene, expectation_applies))
}

/// Returns the exit status for a run.
pub(super) fn exit(scene_run: &SceneRun) -> Exit {
    if scene_run.differences.is_empty() { Exit::Done } else { Exit::Differs }
}

/// Refuses an algorithm that does not exist in the dimension of the scene.
pub(super) fn require_applicable(path: &Path, scene: &Scene, algorithm: Algorithm) -> Result<(), Failure> {
    match algorithm.refusal(scene.dimension) {
        None => Ok(()),
        Some(reason) => Err(Failure::Unexpected {
            path: path.to_owned(),
            expected: text!("command-line-an-algorithm-for"; count = scene.dimension.count()),
            found: format!("{algorithm} ({reason})"),
        }),
    }
}

/// The result of an algorithm on a scene.
pub(super) struct AlgorithmResult {
    pub(super) algorithm: Algorithm,
    pub(super) outcome: Outcome,
    /// The judgment of the reference on the verdict.
    pub(super) judgement: Judgement,
}

/// Returns the results of the algorithms that find their directions, for the dimension of the scene.
pub(super) fn results(scene_run: &SceneRun) -> Vec<AlgorithmResult> {
    let scene = &scene_run.scene;
    let convexes = scene.convexes();
    let mut query = scene.query(&convexes);
    let applicable =
        Algorithm::ALL.into_iter().filter(|algorithm| algorithm.refusal(scene.dimension).is_none());
    applicable
        .map(|algorithm| {
            query.settings.algorithm = algorithm;
            let outcome = gjk::decide(&query);
            AlgorithmResult { algorithm, outcome, judgement: scene_run.reference.judge(outcome.verdict) }
        })
        .collect()
}
