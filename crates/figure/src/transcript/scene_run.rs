//! A scene with its run, the reference verdict, and the differences from the expected result.

use super::proof::ProvenStatement;
use crate::cast::CastRun;
use crate::gjk::{self, Reference, Trace};
use crate::message::text;
use crate::scene::{Expectation, Scene};

/// A scene with its run.
#[derive(Debug)]
pub struct SceneRun {
    /// The scene as in the file, with the overrides applied.
    pub scene: Scene,
    /// The run of the scene's query.
    pub trace: Trace,
    /// The verdict of the reference.
    pub reference: Reference,
    /// The result of checking the certificate of the reference verdict.
    pub proof: ProvenStatement,
    /// One sentence for each difference from the expected result.
    pub differences: Vec<String>,
    /// Whether the scene's expectation concerns this run: not if settings were overridden.
    pub expectation_applies: bool,
}

impl SceneRun {
    /// Runs the query of a scene. `expectation_applies` states whether its expectation concerns this query.
    pub fn new(scene: Scene, expectation_applies: bool) -> Self {
        let convexes = scene.convexes();
        let query = scene.query(&convexes);
        let trace = gjk::run(&query);
        let reference = gjk::reference(&query, &trace.outcome);
        let no_expectation = Expectation::default();
        let expect = if expectation_applies { &scene.expect } else { &no_expectation };
        let mut differences = expect.differences_in(&query, &trace);
        differences.extend(unexpected_error(expect, &trace, &reference));
        if let Some(cast) = CastRun::of(&scene).filter(|_| expectation_applies) {
            differences.extend(crate::cast::differences(&cast, &scene));
        }
        let proof = ProvenStatement::of(&query, &reference);
        differences.extend(proof.failure());
        Self { scene, trace, reference, proof, differences, expectation_applies }
    }
}

/// Describes a verdict that differs from the reference. Returns `None` if the scene states how its run ends, right or
/// wrong: a scene may show how a published code fails.
fn unexpected_error(expect: &Expectation, trace: &Trace, reference: &Reference) -> Option<String> {
    let says_how_it_ends = expect.verdict.is_some() || expect.answer.is_some();
    let verdict = trace.outcome.verdict;
    (!says_how_it_ends && !reference.agrees_with(verdict))
        .then(|| text!("figure-the-verdict-is"; verdict = verdict.word(), truth = reference.verdict.word()))
}
