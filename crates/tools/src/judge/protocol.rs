//! The messages of judge and solver: JSON Lines, one object per line. Fields are only ever added.
//!
//! Points have two numbers in 2D and three in 3D. Messages of an unknown type, and unknown fields, are ignored by both
//! sides. The protocol is described for solvers in `docs/judge.md`.

use glam::DVec3;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::claims::{ClaimedPart, Declared, Method};
use crate::geometry::Dimension;
use crate::message::{by_name, text};

/// The version of the protocol.
pub const VERSION: u32 = 1;

/// The level of the questions to a solver.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// The yes or no about pairs, with lengths if it gives them.
    Answer,
    /// Also support points: for each pair the farthest vertex of a list.
    Support,
    /// Also the steps of each query.
    #[default]
    Trace,
}

impl Level {
    /// All levels.
    pub const ALL: [Self; 3] = [Self::Answer, Self::Support, Self::Trace];

    /// Returns the name in the protocol and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Answer => "answer",
            Self::Support => "support",
            Self::Trace => "trace",
        }
    }
}

by_name!(Level);

/// The right answer about shapes that touch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Touch {
    /// Either answer.
    #[default]
    Either,
    /// The shapes intersect.
    Yes,
    /// The shapes do not intersect.
    No,
}

impl Touch {
    /// All policies.
    pub const ALL: [Self; 3] = [Self::Either, Self::Yes, Self::No];

    /// Returns the name in the protocol and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Either => "either",
            Self::Yes => "yes",
            Self::No => "no",
        }
    }

    /// Returns whether this answer about shapes that touch is right.
    pub const fn allows(self, intersects: bool) -> bool {
        match self {
            Self::Either => true,
            Self::Yes => intersects,
            Self::No => !intersects,
        }
    }
}

by_name!(Touch);

/// A message of the judge.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub(super) enum JudgeMessage {
    Hello {
        version: u32,
        dimension: usize,
        level: &'static str,
        touch: &'static str,
        /// Maximum sensible number of iterations.
        limit: usize,
    },
    Pair(Box<WorldPair>),
    Support {
        id: u64,
        points: Vec<Vec<f64>>,
        v: Vec<f64>,
    },
    Bye,
}

/// A pair of shapes: hulls of points in world coordinates, each with a radius around it.
#[derive(Clone, Debug, Serialize)]
pub(super) struct WorldPair {
    pub(super) id: u64,
    pub(super) dimension: usize,
    pub(super) p: Vec<Vec<f64>>,
    pub(super) q: Vec<Vec<f64>>,
    pub(super) p_radius: f64,
    pub(super) q_radius: f64,
    /// The first search direction.
    pub(super) first: Vec<f64>,
    /// The points of P, with every number in the format of C's `printf("%a")`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) p_hex: Option<Vec<Vec<String>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) q_hex: Option<Vec<Vec<String>>>,
}

impl JudgeMessage {
    /// Formats the message as a line.
    pub(super) fn line(&self) -> String {
        // Finite numbers and strings always become JSON.
        serde_json::to_string(self).unwrap_or_default() + "\n"
    }
}

/// Returns the components of a point or vector of this dimension.
pub(super) fn components(vector: DVec3, dimension: Dimension) -> Vec<f64> {
    vector.to_array()[..dimension.count()].to_vec()
}

/// Returns the vector with these components: one for each dimension, all finite.
pub(super) fn vector(components: &[f64], dimension: Dimension) -> Option<DVec3> {
    let is_fit = components.len() == dimension.count() && components.iter().all(|it| it.is_finite());
    is_fit.then(|| DVec3::new(components[0], components[1], components.get(2).copied().unwrap_or(0.0)))
}

/// A message of the solver.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum SolverMessage {
    Hello(Greeting),
    Step(Step),
    Answer(SolverAnswer),
    Support(SupportAnswer),
    /// A message that the judge does not know.
    Other,
}

/// The introduction of a solver; every field may be missing.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub(super) struct Greeting {
    #[serde(default)]
    pub(super) name: Option<String>,
    #[serde(default)]
    pub(super) language: Option<String>,
    #[serde(default)]
    pub(super) method: Option<String>,
    /// `f32` or `f64`: determines the allowed roundoff.
    #[serde(default)]
    pub(super) precision: Option<String>,
    /// The parts of the solver's runs that are judged.
    #[serde(default)]
    pub(super) claims: Option<Vec<ClaimedPart>>,
}

impl Greeting {
    /// Returns the method and the claims, which decide which deviations are errors.
    pub(super) fn declared(&self) -> Declared {
        let method = self.method.as_deref().and_then(Method::named);
        Declared { method, claims: self.claims.clone() }
    }
}

/// A step of a query as the solver reports it; every field except the id may be missing.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct Step {
    /// The number of the pair.
    pub id: u64,
    /// The search direction.
    #[serde(default)]
    pub v: Option<Vec<f64>>,
    /// The index of the vertex of P that is farthest along v.
    #[serde(default)]
    pub p: Option<usize>,
    /// The index of the vertex of Q that is farthest along −v.
    #[serde(default)]
    pub q: Option<usize>,
    /// The new point, `p − q`.
    #[serde(default)]
    pub a: Option<Vec<f64>>,
    /// The points kept after the step, newest first.
    #[serde(default)]
    pub simplex: Option<Vec<Vec<f64>>>,
    /// Further data of the step.
    #[serde(flatten)]
    pub noted: Noted,
}

/// The data of a step beside the search itself.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct Noted {
    /// The lower bound of the distance of P and Q after the step, in scene units.
    #[serde(default)]
    pub lower: Option<f64>,
    /// The upper bound of the distance.
    #[serde(default)]
    pub upper: Option<f64>,
    /// Maximum distance of the origin from a point, a line or a plane that counted as containing it, in
    /// scene units. Only traces have it.
    #[serde(skip)]
    pub zero: Option<f64>,
    /// The first field that contains a NaN or an infinity; its other contents are ignored. Only traces have it.
    #[serde(skip)]
    pub not_finite: Option<NotFinite>,
}

/// A field with NaN or an infinity in place of a number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotFinite {
    /// The name of the field.
    pub field: &'static str,
    /// The text of the value: `(nan, 0)`.
    pub said: String,
}

/// The answer about a pair.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct SolverAnswer {
    /// The number of the pair.
    pub id: u64,
    /// Whether P and Q intersect.
    pub intersects: bool,
    /// The separation, in scene units, if the solver reports it.
    #[serde(default)]
    pub distance: Option<f64>,
    /// The penetration depth, in scene units, if the solver reports it.
    #[serde(default)]
    pub depth: Option<f64>,
    /// The closest points of P and of Q, if the solver names them.
    #[serde(default)]
    pub witness: Option<[Vec<f64>; 2]>,
}

/// The answer to a support question.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub(super) struct SupportAnswer {
    pub(super) id: u64,
    pub(super) index: usize,
}

impl SolverMessage {
    /// Reads a line. The error names the problem, for a sentence that begins with "expected".
    pub(super) fn read(line: &str) -> Result<Self, String> {
        let value: Value = serde_json::from_str(line)
            .map_err(|error| text!("judge-no-json"; found = excerpt(line), error = error.to_string()))?;
        let Some(kind) = value.get("type").and_then(Value::as_str).map(str::to_owned) else {
            return Err(text!("judge-no-type"; found = excerpt(line)));
        };
        let read = match kind.as_str() {
            "hello" => serde_json::from_value(value).map(Self::Hello),
            "step" => serde_json::from_value(value).map(Self::Step),
            "answer" => serde_json::from_value(value).map(Self::Answer),
            "support" => serde_json::from_value(value).map(Self::Support),
            _ => return Ok(Self::Other),
        };
        read.map_err(
            |error| text!("judge-fields"; kind = kind, found = excerpt(line), error = error.to_string()),
        )
    }
}

/// Returns the beginning of a line, fit to be shown.
pub(super) fn excerpt(line: &str) -> String {
    const MAX_CHARACTERS: usize = 60;
    let line = crate::words::one_line(line.trim_end());
    if line.chars().count() <= MAX_CHARACTERS {
        format!("`{line}`")
    } else {
        format!("`{}…`", line.chars().take(MAX_CHARACTERS).collect::<String>())
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::SolverMessage;

    const LINES: [&str; 4] = [
        r#"{"type":"hello","name":"Ada","language":"python","method":"djonov","precision":"f32"}"#,
        r#"{"type":"step","id":7,"v":[1,0],"p":2,"q":0,"a":[4,2],"simplex":[[4,2]]}"#,
        r#"{"type":"answer","id":7,"intersects":true,"distance":null,"depth":1e-3,"witness":[[1,2],[3,4]]}"#,
        r#"{"type":"support","id":8,"index":2}"#,
    ];

    /// Pieces that break lines of JSON, or change their values.
    const PIECES: [&str; 12] =
        ["{", "}", "[", "]", "\"", ":", ",", "-1", "1e999", "null", "18446744073709551616", "\\u0000"];

    proptest! {
        #[test]
        fn a_changed_line_is_read_or_refused(
            which in 0..4_usize,
            changes in prop::collection::vec((any::<prop::sample::Index>(), 0..6_usize, 0..12_usize), 1..5),
        ) {
            let mut line: Vec<char> = LINES[which].chars().collect();
            for (at, length, piece) in changes {
                let at = at.index(line.len() + 1);
                let end = (at + length).min(line.len());
                line.splice(at..end, PIECES[piece].chars());
            }
            let line: String = line.into_iter().collect();
            if let Err(sentence) = SolverMessage::read(&line) {
                prop_assert!(sentence.starts_with("expected "), "{}", sentence);
                prop_assert!(sentence.chars().count() < 600, "{}", sentence);
            }
        }

        #[test]
        fn any_line_is_read_or_refused(line in "\\PC{0,300}") {
            let _ = SolverMessage::read(&line);
        }
    }

    #[test]
    fn the_lines_are_read_before_they_are_changed() {
        assert!(
            LINES
                .iter()
                .all(|line| matches!(SolverMessage::read(line), Ok(reply) if reply != SolverMessage::Other))
        );
    }

    #[test]
    fn deep_and_long_lines_are_refused() {
        for line in
            ["[".repeat(500_000), format!("{{\"type\":\"step\",\"id\":1,\"simplex\":{}", "[".repeat(400_000))]
        {
            assert!(SolverMessage::read(&line).is_err());
        }
    }
}
