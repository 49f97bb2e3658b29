//! A cast as a JSON object. Unknown values are null; every number parses to the same f64.

use glam::DVec3;
use serde::Serialize;
use serde_json::{Value, json};

use super::run::CastRun;
use super::sentences;
use crate::exchange::{CastCertificateJson, CastProof};
use crate::geometry::Dimension;
use crate::gjk::{CastEvent, CastJudgement, CastStep, Contact, Probe};
use crate::scene::Scene;
use crate::words::escaped_in_json;

/// The run of a cast.
#[derive(Debug, Serialize)]
struct CastJson<'a> {
    scene: &'a str,
    query: &'static str,
    dimension: usize,
    algorithm: &'static str,
    precision: &'static str,
    translation: Vec<f64>,
    /// The time and the end of the algorithm itself.
    time: Option<f64>,
    end: &'static str,
    tolerance: f64,
    normal: Option<Vec<f64>>,
    /// `agrees`, `early`, `late`, `passed` or `invented`, with the size of the error.
    judgement: &'static str,
    error: Option<f64>,
    first_contact: ContactJson,
    steps: Vec<Value>,
    /// The proof of the true first contact, or of the miss, with the pair.
    proof: CastProof,
}

/// The true first contact. All but the certificate are null for a miss, whose kind is `miss`.
#[derive(Debug, Serialize)]
struct ContactJson {
    time: Option<f64>,
    exit: Option<f64>,
    interval: Option<[f64; 2]>,
    /// The time as a fraction, if it is one.
    exact: Option<String>,
    kind: &'static str,
    normal: Option<Vec<f64>>,
    point_p: Option<Vec<f64>>,
    point_q: Option<Vec<f64>>,
    certificate: CastCertificateJson,
}

/// Writes the cast as one object on one line.
///
/// # Errors
/// Returns the errors of the JSON writer.
pub fn json(scene: &Scene, run: &CastRun) -> serde_json::Result<String> {
    let dimension = scene.dimension;
    let shapes = scene.convexes();
    let CastRun { cast, trace, truth, judgement, .. } = run;
    let contact = truth.contact.as_ref();
    let point = |on: fn(&Contact) -> DVec3| contact.map(|contact| components(on(contact), dimension));
    let first_contact = ContactJson {
        time: contact.map(|contact| contact.time.nearest),
        exit: contact.and_then(|contact| Some(contact.exit.as_ref()?.nearest)),
        interval: contact.map(|contact| contact.time.bounds),
        exact: contact.and_then(|contact| Some(contact.time.exact.as_ref()?.to_string())),
        kind: contact.map_or("miss", |contact| contact.kind.name()),
        normal: contact.and_then(|contact| Some(components(contact.normal?, dimension))),
        point_p: point(|contact| contact.points.on_p),
        point_q: point(|contact| contact.points.on_q),
        certificate: CastCertificateJson::of(truth, dimension),
    };
    let text = serde_json::to_string(&CastJson {
        scene: &scene.title,
        query: "cast",
        dimension: dimension.count(),
        algorithm: cast.algorithm.name(),
        precision: trace.precision.name(),
        translation: components(cast.translation, dimension),
        time: trace.time,
        end: trace.end.name(),
        tolerance: trace.tolerance,
        normal: trace.normal.map(|normal| components(normal, dimension)),
        judgement: judgement.name(),
        error: match *judgement {
            CastJudgement::Early { distance } | CastJudgement::Invented { distance } => Some(distance),
            CastJudgement::Late { by } => Some(by),
            CastJudgement::Agrees | CastJudgement::Passed => None,
        },
        first_contact,
        steps: trace.steps.iter().map(|step| self::step(step, run, dimension)).collect(),
        proof: CastProof::of(&scene.query(&shapes), cast.translation, truth),
    })?;
    Ok(escaped_in_json(&text) + "\n")
}

fn step(step: &CastStep, run: &CastRun, dimension: Dimension) -> Value {
    let vector = |vector| components(vector, dimension);
    let mut value = match step.event {
        CastEvent::Clipped { direction, support, ahead, slope } => json!({
            "event": "clipped", "direction": vector(direction), "ahead": ahead, "slope": slope,
            "support": {
                "point": vector(support.point), "on_p": vector(support.on_p), "on_q": vector(support.on_q),
                "index_p": support.index_p, "index_q": support.index_q,
            },
        }),
        CastEvent::Measured { distance, normal, speed, points } => json!({
            "event": "measured", "distance": distance, "normal": vector(normal), "speed": speed,
            "on_p": vector(points.on_p), "on_q": vector(points.on_q),
        }),
        CastEvent::Separation { axis, separation, target, probe } => json!({
            "event": "separation", "axis": vector(axis), "separation": separation, "target": target,
            "probe": match probe { Probe::End => "end", Probe::Secant => "secant", Probe::Middle => "middle" },
        }),
        CastEvent::Sampled { frame, verdict } => {
            json!({ "event": "sampled", "frame": frame, "verdict": verdict.name() })
        }
    };
    value["time"] = json!(step.time);
    value["safe_until"] = json!(step.safe_until);
    value["text"] = json!(sentences::step(step, run, dimension));
    value
}

/// Two components in 2D, three in 3D.
fn components(vector: DVec3, dimension: Dimension) -> Vec<f64> {
    vector.to_array().into_iter().take(dimension.count()).collect()
}
