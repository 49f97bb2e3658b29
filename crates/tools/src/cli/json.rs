//! The results of `check` as JSON objects. Unknown values are null; every number parses to the same f64.

use std::collections::BTreeMap;
use std::path::Path;

use serde::Serialize;

use super::scene_run::AlgorithmResult;
use crate::figure::transcript::SceneRun;
use crate::figure::transcript::json::RunJson;
use crate::gjk::{Judgement, Outcome};
use crate::scene::Expectation;
use crate::words::escaped_in_json;

#[derive(Serialize)]
struct CheckedJson<'a> {
    #[serde(flatten)]
    run: RunJson<'a>,
    scene_file: String,
    expected: Option<Expected>,
    pass: bool,
    tags: &'a [String],
    /// `exact`, `within` a number of scene units, or `failed` with the reason.
    certificate: String,
    /// The result of every algorithm for this dimension, by its name.
    algorithms: BTreeMap<&'static str, AlgorithmJson>,
    /// The judgment of the reference on each algorithm, by name: `agrees`, `differs` or `cannot-tell`.
    judgements: BTreeMap<&'static str, &'static str>,
    /// The tolerance of the reference, in scene units; zero if the reference is exact.
    tolerance: f64,
}

/// The result of an algorithm on a scene, which may name another algorithm.
#[derive(Serialize)]
struct AlgorithmJson {
    answer: Option<bool>,
    verdict: &'static str,
    termination: &'static str,
    /// Whether the reference agrees: false both if it disagrees and if it cannot decide.
    agrees: bool,
}

/// An [`Expectation`] without the fields that it does not state.
#[derive(Serialize)]
struct Expected {
    #[serde(skip_serializing_if = "Option::is_none")]
    verdict: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    answer: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    supports: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    separation: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    penetration_depth: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    time: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    exit: Option<f64>,
}

/// Returns the result of the run and whether it is as expected, as one object on one line.
pub(super) fn checked(
    path: &Path,
    scene_run: &SceneRun,
    results: &[AlgorithmResult],
) -> serde_json::Result<String> {
    let expect = &scene_run.scene.expect;
    let text = serde_json::to_string(&CheckedJson {
        run: RunJson::of(scene_run),
        scene_file: path.display().to_string(),
        expected: (scene_run.expectation_applies && !expect.is_empty()).then(|| Expected::of(expect)),
        pass: scene_run.differences.is_empty(),
        tags: &scene_run.scene.tags,
        certificate: scene_run.proof.to_string(),
        algorithms: results
            .iter()
            .map(|result| (result.algorithm.name(), AlgorithmJson::of(result)))
            .collect(),
        judgements: results.iter().map(|result| (result.algorithm.name(), result.judgement.name())).collect(),
        tolerance: scene_run.reference.tolerance,
    })?;
    Ok(escaped_in_json(&text))
}

impl AlgorithmJson {
    fn of(result: &AlgorithmResult) -> Self {
        let Outcome { answer, verdict, termination, .. } = result.outcome;
        Self {
            answer,
            verdict: verdict.name(),
            termination: termination.name(),
            agrees: result.judgement == Judgement::Agrees,
        }
    }
}

impl Expected {
    fn of(expect: &Expectation) -> Self {
        Self {
            verdict: expect.verdict.map(crate::gjk::Verdict::name),
            answer: expect.answer,
            supports: expect.supports,
            separation: expect.separation,
            penetration_depth: expect.penetration_depth,
            time: expect.time,
            exit: expect.exit,
        }
    }
}
