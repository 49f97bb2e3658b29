//! A run as a JSON object. Unknown values are null; every number parses to the same f64.

use glam::DVec3;
use serde::Serialize;

use super::scene_run::SceneRun;
use crate::exchange::Proof;
use crate::explain::claim::{Claim, Fact, Status, all_claims};
use crate::geometry::{Dimension, SupportPoint};
use crate::gjk::{Defect, Iteration, Outcome};
use crate::narration;
use crate::words::escaped_in_json;

/// The fields that all objects about a run share.
#[derive(Debug, Serialize)]
pub struct RunJson<'a> {
    scene: &'a str,
    dimension: usize,
    algorithm: &'static str,
    precision: &'static str,
    /// Planted defects; left out if there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    defects: Vec<&'static str>,
    answer: Option<bool>,
    verdict: &'static str,
    termination: &'static str,
    supports: usize,
    /// The three lengths are null if the run did not measure them.
    separation: Option<f64>,
    penetration_depth: Option<f64>,
    witness_points: Option<WitnessPointsJson>,
    reference: TruthJson,
    /// The proof of the verdict of the reference, with the pair.
    proof: Proof,
}

#[derive(Debug, Serialize)]
struct WitnessPointsJson {
    on_p: Vec<f64>,
    on_q: Vec<f64>,
}

#[derive(Debug, Serialize)]
struct TruthJson {
    verdict: &'static str,
    certified: bool,
}

#[derive(Debug, Serialize)]
struct Traced<'a> {
    #[serde(flatten)]
    run: RunJson<'a>,
    iterations: Vec<IterationRecord>,
}

/// One iteration in JSON.
#[derive(Debug, Serialize)]
struct IterationRecord {
    direction: Vec<f64>,
    reach: f64,
    support: SupportJson,
    tests: Vec<TestJson>,
    region: Option<String>,
    /// Whether the region is proved to contain the origin, or only the conclusion of the published code.
    region_proved: Option<bool>,
    simplex: Vec<Vec<f64>>,
    next_direction: Option<Vec<f64>>,
    /// The claims that the steps of the iteration support.
    claims: Vec<Stated>,
}

#[derive(Debug, Serialize)]
struct SupportJson {
    point: Vec<f64>,
    on_p: Vec<f64>,
    on_q: Vec<f64>,
    index_p: Option<usize>,
    index_q: Option<usize>,
}

#[derive(Debug, Serialize)]
struct TestJson {
    name: String,
    value: f64,
    /// −1, 0 or 1, as decided.
    sign: i8,
}

/// A claim.
#[derive(Debug, Serialize)]
struct Stated {
    kind: &'static str,
    about: &'static str,
    status: &'static str,
    text: String,
}

/// Returns the run with all its iterations, as one object on one line.
pub(super) fn traced(scene_run: &SceneRun) -> serde_json::Result<String> {
    let dimension = scene_run.scene.dimension;
    let claims = all_claims(&scene_run.trace);
    let iterations = scene_run.trace.iterations();
    // Events before the first support point belong to its iteration.
    let starts = std::iter::once(0).chain(iterations.iter().skip(1).map(|iteration| iteration.events.start));
    let iterations = iterations.iter().zip(starts).map(|(iteration, start)| {
        let claims = claims.get(start..iteration.events.end).unwrap_or_default().concat();
        IterationRecord::of(iteration, &claims, dimension)
    });
    let iterations = iterations.collect();
    let text = serde_json::to_string(&Traced { run: RunJson::of(scene_run), iterations })?;
    Ok(escaped_in_json(&text))
}

impl<'a> RunJson<'a> {
    /// Collects the fields of a run.
    pub fn of(scene_run: &'a SceneRun) -> Self {
        let Outcome { termination, answer, verdict, supports, measurement, .. } = scene_run.trace.outcome;
        let dimension = scene_run.scene.dimension;
        Self {
            scene: &scene_run.scene.title,
            dimension: dimension.count(),
            algorithm: scene_run.trace.algorithm.name(),
            precision: scene_run.trace.precision.name(),
            defects: scene_run.trace.defects.iter().map(Defect::name).collect(),
            answer,
            verdict: verdict.name(),
            termination: termination.name(),
            supports,
            separation: measurement.and_then(|it| it.length.separation()),
            penetration_depth: measurement.and_then(|it| it.length.penetration_depth()),
            witness_points: measurement.map(|it| WitnessPointsJson {
                on_p: components(it.witness_points.on_p, dimension),
                on_q: components(it.witness_points.on_q, dimension),
            }),
            reference: TruthJson {
                verdict: scene_run.reference.verdict.name(),
                certified: scene_run.reference.certified,
            },
            proof: Proof::of(&scene_run.trace, &scene_run.reference),
        }
    }
}

impl IterationRecord {
    fn of(iteration: &Iteration, claims: &[Claim], dimension: Dimension) -> Self {
        let components = |vector| components(vector, dimension);
        let SupportPoint { point, on_p, on_q, index_p, index_q } = iteration.support;
        Self {
            direction: components(iteration.direction),
            reach: iteration.support_value,
            support: SupportJson {
                point: components(point),
                on_p: components(on_p),
                on_q: components(on_q),
                index_p,
                index_q,
            },
            tests: iteration
                .tests
                .iter()
                .map(|tested| TestJson {
                    name: tested.test.question.to_string(),
                    value: tested.value,
                    sign: tested.sign.number(),
                })
                .collect(),
            region: iteration.region.map(|region| region.to_string()),
            region_proved: region_proved(claims),
            simplex: iteration.simplex.points().iter().map(|support| components(support.point)).collect(),
            next_direction: iteration.next_direction.map(components),
            claims: claims.iter().map(|claim| Stated::of(claim, dimension)).collect(),
        }
    }
}

impl Stated {
    fn of(claim: &Claim, dimension: Dimension) -> Self {
        let Claim { about, status, fact, .. } = claim;
        let text = narration::claim(claim, dimension).capitalised().to_export();
        Self { kind: fact.kind(), about: about.name(), status: status.name(), text }
    }
}

/// Returns whether the region that an iteration names is a fact. Returns `None` if it names none.
fn region_proved(claims: &[Claim]) -> Option<bool> {
    let named = claims.iter().rfind(|claim| matches!(claim.fact, Fact::Nearest { .. }))?;
    Some(named.status == Status::Proved)
}

/// Two components in 2D, three in 3D.
fn components(vector: DVec3, dimension: Dimension) -> Vec<f64> {
    vector.to_array().into_iter().take(dimension.count()).collect()
}
