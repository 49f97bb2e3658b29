//! A scene with its run, the reference verdict, the differences from the expected result, and the verdicts of all
//! algorithms.

use std::path::Path;

use super::arguments::Overrides;
use super::error::Failure;
use super::exit::Exit;
use super::proof::Proof;
use crate::gjk::{self, Algorithm, Judgement, Outcome, Reference, Trace};
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
        let mut differences = expect.differences_in(&query, &trace);
        differences.extend(unexpected_error(expect, &trace, &reference));
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

/// A verdict that differs from the reference, unless the scene states how its run ends, right or wrong: a scene may show
/// how a listing fails.
fn unexpected_error(expect: &Expectation, trace: &Trace, reference: &Reference) -> Option<String> {
    let says_how_it_ends = expect.verdict.is_some() || expect.answer.is_some();
    let verdict = trace.outcome.verdict;
    (!says_how_it_ends && !reference.agrees_with(verdict)).then(|| {
        format!("the verdict is {}, the reference says {}", verdict.name(), reference.verdict.name())
    })
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
