//! A scene that was read and run, with the truth beside the answer, and whether that is as it should be.

use std::path::Path;

use super::proof::Proof;
use super::{Exit, Failure, Overrides};
use crate::geometry::Measurement;
use crate::gjk::{self, Algorithm, Query, Reference, Trace};
use crate::scene::{Expectation, Scene};

/// A scene with its run.
#[derive(Debug)]
pub(super) struct Answered {
    /// As it is in the file, but for the overrides.
    pub(super) scene: Scene,
    pub(super) trace: Trace,
    pub(super) reference: Reference,
    /// What is left of the certificate of the reference when it is checked.
    pub(super) proof: Proof,
    /// One sentence for everything that is not as it should be.
    pub(super) differences: Vec<String>,
    /// Whether the scene's expectation is about this run: it is not, where settings were overridden.
    pub(super) expectation_applies: bool,
}

impl Answered {
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

    /// What the process says of it.
    pub(super) fn exit(&self) -> Exit {
        if self.differences.is_empty() { Exit::Done } else { Exit::Differs }
    }
}

/// Refuses an algorithm that does not decide scenes of this dimension.
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

/// What the scene says about verdict or answer is held against the run, right or wrong: a scene may show how a listing
/// fails. Where it says nothing of them, the algorithm is held against the truth.
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

/// A length that the scene states must be as measured: by the run itself if it takes lengths, otherwise by looking at all
/// of the explicit difference. One that cannot be measured is not as expected, either.
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
