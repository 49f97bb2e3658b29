//! A scene with its run, the reference verdict, the differences from the expected result, and the verdicts of all
//! algorithms.

use std::path::Path;

use super::arguments::Overrides;
use super::error::Failure;
use super::exit::Exit;
use super::proof::Proof;
use crate::geometry::Measurement;
use crate::gjk::{self, Algorithm, Judgement, Outcome, Query, Reference, Trace};
use crate::scene::{Expectation, Scene};

/// A scene with its run.
#[derive(Debug)]
pub(super) struct SceneRun {
    /// The scene as in the file, with the overrides applied.
    pub(super) scene: Scene,
    pub(super) trace: Trace,
    pub(super) reference: Reference,
    /// The result of checking the certificate of the reference verdict.
    pub(super) proof: Proof,
    /// One sentence for each difference from the expected result.
    pub(super) differences: Vec<String>,
    /// Whether the scene's expectation concerns this run: not if settings were overridden.
    pub(super) expectation_applies: bool,
}

impl SceneRun {
    /// Reads a scene and runs it.
    pub(super) fn read(path: &Path, overrides: Overrides) -> Result<Self, Failure> {
        let mut scene = Scene::read(path)?;
        let settings = overrides.apply(scene.query);
        require_applicable(path, &scene, settings.algorithm)?;
        let expectation_applies = settings == scene.query;
        scene.query = settings;
        Ok(Self::run(scene, expectation_applies))
    }

    fn run(scene: Scene, expectation_applies: bool) -> Self {
        let convexes = scene.convexes();
        let query = scene.query(&convexes);
        let trace = gjk::run(&query);
        let reference = gjk::reference(&query, &trace.outcome);
        let no_expectation = Expectation::default();
        let expect = if expectation_applies { &scene.expect } else { &no_expectation };
        let mut differences = differences(expect, &trace, &reference);
        differences.extend(length_differences(expect, &query, &trace));
        let proof = Proof::of(&query, &reference);
        differences.extend(proof.failure());
        Self { scene, trace, reference, proof, differences, expectation_applies }
    }

    /// The exit status for this run.
    pub(super) fn exit(&self) -> Exit {
        if self.differences.is_empty() { Exit::Done } else { Exit::Differs }
    }
}

/// Refuses an algorithm that does not exist in the dimension of the scene.
pub(super) fn require_applicable(path: &Path, scene: &Scene, algorithm: Algorithm) -> Result<(), Failure> {
    match algorithm.refusal(scene.dimension) {
        None => Ok(()),
        Some(reason) => Err(Failure::Unexpected {
            path: path.to_owned(),
            expected: format!("an algorithm for {}D", scene.dimension.count()),
            found: format!("{algorithm} ({reason})"),
        }),
    }
}

/// The differences from the expected result. A verdict or answer that the scene states is compared with that of the run,
/// right or wrong: a scene may show how a listing fails. If it states none, the run is compared with the reference.
fn differences(expect: &Expectation, trace: &Trace, reference: &Reference) -> Vec<String> {
    let mut differences = expect.differences(&trace.outcome);
    let says_how_it_ends = expect.verdict.is_some() || expect.answer.is_some();
    if !says_how_it_ends && !reference.agrees_with(trace.outcome.verdict) {
        differences.push(format!(
            "the verdict is {}, the reference says {}",
            trace.outcome.verdict.name(),
            reference.verdict.name()
        ));
    }
    differences
}

/// The differences between the lengths that the scene states and the measured ones: those of the run itself if it
/// measures any, otherwise those of the explicit difference. A length that cannot be measured is a difference, too.
fn length_differences(expect: &Expectation, query: &Query<'_>, trace: &Trace) -> Vec<String> {
    if expect.separation.is_none() && expect.penetration_depth.is_none() {
        return Vec::new();
    }
    if let Some(Measurement { length, .. }) = trace.outcome.measurement {
        let length_or_zero = |length: Option<f64>| Some(length.unwrap_or(0.0));
        return expect.length_differences(
            length_or_zero(length.separation()),
            length_or_zero(length.penetration_depth()),
        );
    }
    let Some(gap) = gjk::signed_gap(query.dimension, query.p, query.q) else {
        return vec!["the distance between these curved shapes is not measured".to_owned()];
    };
    expect.length_differences(Some(gap.max(0.0)), Some((-gap).max(0.0)))
}

/// The result of an algorithm on a scene.
pub(super) struct AlgorithmResult {
    pub(super) algorithm: Algorithm,
    pub(super) outcome: Outcome,
    /// The judgement of the reference on the verdict.
    pub(super) judgement: Judgement,
}

/// The results of all algorithms for the dimension of the scene, including its own.
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
