//! A scene with its run, the reference verdict, and the differences from the expected result.

use super::proof::Proof;
use crate::geometry::Measurement;
use crate::gjk::{self, Query, Reference, Trace};
use crate::scene::{Expectation, Scene};

/// A scene with its run.
#[derive(Debug)]
pub struct SceneRun {
    /// The scene as in the file, with the overrides applied.
    pub scene: Scene,
    /// The run of its query.
    pub trace: Trace,
    /// The verdict of the reference.
    pub reference: Reference,
    /// The result of checking the certificate of the reference verdict.
    pub proof: Proof,
    /// One sentence for each difference from the expected result.
    pub differences: Vec<String>,
    /// Whether the scene's expectation concerns this run: not if settings were overridden.
    pub expectation_applies: bool,
}

impl SceneRun {
    /// Runs the query of a scene. `expectation_applies` says whether it is the query that its expectation is about.
    pub fn new(scene: Scene, expectation_applies: bool) -> Self {
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
