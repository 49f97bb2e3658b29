//! A case as a line of JSON.

use glam::DVec3;
use serde::Serialize;

use crate::exchange::Proof;
use crate::gjk::{self, Algorithm, Query};
use crate::judge::case::Case;
use crate::judge::protocol::components;

/// A pair with its truth.
#[derive(Debug, Serialize)]
struct CorpusLine<'a> {
    id: u64,
    name: &'a str,
    dimension: usize,
    p: Vec<Vec<f64>>,
    q: Vec<Vec<f64>>,
    p_radius: f64,
    q_radius: f64,
    verdict: &'static str,
    /// Null for a touch: either answer is right.
    intersects: Option<bool>,
    length: Option<TrueLength>,
    tags: &'a [String],
    proof: Proof,
}

/// The true separation or penetration depth.
#[derive(Debug, Serialize)]
struct TrueLength {
    kind: &'static str,
    /// Lower and upper bounds on the length.
    bounds: [f64; 2],
    /// Whether the bounds are neighboring numbers, or equal.
    exact: bool,
}

impl Case {
    /// Formats the case as a JSON object on one line, with the proof that `tools/check_proof.py` checks.
    pub fn corpus_line(&self) -> String {
        let query = self.query(Algorithm::default());
        let trace = gjk::run(&Query { settings: query.settings.measuring(), ..query });
        let [p, q] = self.vertices().map(|vertices| self.points(vertices));
        let line = CorpusLine {
            id: self.id,
            name: &self.name,
            dimension: self.dimension().count(),
            p,
            q,
            p_radius: self.shapes[0].radius,
            q_radius: self.shapes[1].radius,
            verdict: self.reference.verdict.name(),
            intersects: self.intersects(),
            length: self.length.map(|measured| TrueLength {
                kind: if measured.length.separation().is_some() { "separation" } else { "penetration-depth" },
                bounds: measured.bounds,
                exact: measured.exact,
            }),
            tags: &self.topics,
            proof: Proof::of(&trace, &self.reference),
        };
        // All numbers are finite, and all keys are strings.
        serde_json::to_string(&line).unwrap_or_default() + "\n"
    }

    fn points(&self, vertices: &[DVec3]) -> Vec<Vec<f64>> {
        vertices.iter().map(|vertex| components(*vertex, self.dimension())).collect()
    }
}
