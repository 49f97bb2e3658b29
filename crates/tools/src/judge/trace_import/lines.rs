//! The lines of a trace file: each trace from its header to the next one.

use serde::Deserialize;
use serde_json::Value;
use thiserror::Error;

use super::foreign::ForeignTrace;
use super::header::{Facts, Header, dimension_of};
use super::number::decode;
use crate::geometry::Dimension;
use crate::judge::dialogue::{End, SolverAnswers};
use crate::judge::protocol::{NotFinite, Noted, SolverAnswer, Step, excerpt};
use crate::judge::retelling::short_name;
use crate::message::text;
use crate::words::one_line;

/// Maximum size of a trace file, in bytes.
pub const MAX_BYTES: usize = 16 << 20;

/// Maximum length of a line, in bytes.
const MAX_LINE: usize = 1 << 20;

/// Maximum number of steps of a trace, and of all traces of a file.
const MAX_STEPS: [usize; 2] = [2000, 50_000];

/// Maximum number of traces of a file.
const MAX_TRACES: usize = 1000;

/// Maximum length of a kept status, in characters.
const LONGEST_STATUS: usize = 200;

/// Maximum number of points of a step's simplex.
const MAX_KEPT: usize = 16;

/// Maximum number of products of a vertex and a direction in an audit of the file.
const MAX_PRODUCTS: usize = 20_000_000;

/// The line of a trace that cannot be read, and why.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{line}: {reason}")]
pub struct TraceError {
    /// The number of the line, from 1.
    pub line: usize,
    /// The reason, with the expected and the found value.
    pub reason: String,
}

/// The line with the end of a query; every field may be missing.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
struct EndLine {
    intersects: Option<bool>,
    distance: Option<f64>,
    depth: Option<f64>,
    witness: Option<[Vec<f64>; 2]>,
    /// The end of the query in the program's own words.
    status: Option<String>,
}

impl EndLine {
    /// The answer, if there is one; a distance above zero, or a depth, implies it as well.
    fn answer(self) -> Option<SolverAnswer> {
        let by_length = match (self.distance, self.depth) {
            (Some(distance), _) => Some(distance <= 0.0),
            (None, depth) => depth.filter(|depth| *depth > 0.0).map(|_| true),
        };
        let intersects = self.intersects.or(by_length)?;
        Some(SolverAnswer {
            id: 0,
            intersects,
            distance: self.distance,
            depth: self.depth,
            witness: self.witness,
        })
    }
}

/// Returns whether a text looks like a trace: its first line is an object with a line type of traces.
pub fn is_trace(text: &str) -> bool {
    let first = text.trim_start_matches('\u{feff}').lines().find(|line| !line.trim().is_empty());
    let Some(first) = first.filter(|first| first.len() <= MAX_LINE && first.trim_start().starts_with('{'))
    else {
        return false;
    };
    let kind = serde_json::from_str::<Value>(first).ok();
    let kind = kind.as_ref().and_then(|value| value.get("type")?.as_str());
    matches!(kind, Some("trace" | "pair" | "hello" | "step"))
}

/// Reads the traces of a text. There is at least one.
///
/// # Errors
/// The first line that is not part of a trace.
pub fn read_traces(text: &str) -> Result<Vec<ForeignTrace>, TraceError> {
    let mut reader = TraceReader::default();
    let count = text.lines().count();
    for (index, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
        let number = index + 1;
        reader.line(line, number).map_err(|reason| TraceError { line: number, reason })?;
    }
    reader.finish().map_err(|reason| TraceError { line: count.max(1), reason })
}

/// A trace that is being read.
#[derive(Default)]
struct TraceDraft {
    line: usize,
    facts: Facts,
    told: Option<SolverAnswers>,
}

#[derive(Default)]
struct TraceReader {
    done: Vec<ForeignTrace>,
    draft: Option<TraceDraft>,
    /// The name of the solver, which precedes all pairs in a log of the judge's protocol.
    engine: String,
    steps: usize,
    products: usize,
}

impl TraceReader {
    fn line(&mut self, line: &str, number: usize) -> Result<(), String> {
        if line.trim().is_empty() {
            return Ok(());
        }
        if line.len() > MAX_LINE {
            return Err(text!("judge-line-too-long"; most = MAX_LINE, found = line.len()));
        }
        let mut value: Value = serde_json::from_str(line)
            .map_err(|error| text!("judge-no-json"; found = excerpt(line), error = error.to_string()))?;
        let Some(kind) = value.get("type").and_then(Value::as_str).map(str::to_owned) else {
            return Err(text!("judge-no-type"; found = excerpt(line)));
        };
        if !matches!(kind.as_str(), "trace" | "pair" | "hello" | "step" | "answer") {
            return Ok(());
        }
        let not_finite = decode(&mut value)?;
        let wrong = |error: serde_json::Error| {
            let error = error.to_string();
            text!("judge-fields"; kind = kind, found = excerpt(line), error = error)
        };
        match kind.as_str() {
            "trace" | "pair" => {
                if let Some(NotFinite { field, said }) = not_finite {
                    return Err(text!("judge-not-finite"; field = field, said = said));
                }
                let header: Header = serde_json::from_value(value).map_err(wrong)?;
                self.begin(header.facts()?, number)
            }
            "hello" => {
                if let Some(name) = value.get("name").and_then(Value::as_str) {
                    self.engine = short_name(Some(name));
                }
                Ok(())
            }
            "step" => {
                if let Some(fields) = value.as_object_mut() {
                    fields.entry("id").or_insert_with(|| 0.into());
                }
                let zero = value.get("zero").and_then(Value::as_f64);
                if zero.is_some_and(|zero| zero < 0.0) {
                    return Err(text!("judge-negative-zero"; found = excerpt(line)));
                }
                let step: Step = serde_json::from_value(value).map_err(wrong)?;
                let noted = Noted { zero, not_finite, ..step.noted };
                self.step(Step { noted, ..step }, number)
            }
            _ => {
                let ending: EndLine = serde_json::from_value(value).map_err(wrong)?;
                let draft =
                    self.draft.get_or_insert_with(|| TraceDraft { line: number, ..TraceDraft::default() });
                let told = draft.told.get_or_insert_with(|| SolverAnswers::nothing(End::Answered));
                told.not_finite = told.not_finite.take().or(not_finite);
                if let Some(status) = &ending.status {
                    draft.facts.status = one_line(&status.chars().take(LONGEST_STATUS).collect::<String>());
                }
                if told.answer.is_none() {
                    told.answer = ending.answer();
                }
                Ok(())
            }
        }
    }

    fn begin(&mut self, facts: Facts, line: usize) -> Result<(), String> {
        self.close()?;
        if self.done.len() >= MAX_TRACES {
            return Err(text!("judge-too-many-traces"; most = MAX_TRACES));
        }
        self.draft = Some(TraceDraft { line, facts, told: None });
        Ok(())
    }

    fn step(&mut self, step: Step, line: usize) -> Result<(), String> {
        let draft = self.draft.get_or_insert_with(|| TraceDraft { line, ..TraceDraft::default() });
        let told = draft.told.get_or_insert_with(|| SolverAnswers::nothing(End::Answered));
        let [most, most_of_all] = MAX_STEPS;
        self.steps += 1;
        if told.steps.len() >= most || self.steps > most_of_all {
            return Err(text!("judge-too-many-steps"; most = most, most_of_all = most_of_all));
        }
        let kept = step.simplex.as_ref().map_or(0, Vec::len);
        if kept > MAX_KEPT {
            return Err(text!("judge-too-many-kept"; most = MAX_KEPT, found = kept));
        }
        let vertices =
            |body: &crate::geometry::Body| body.local_vertices().map_or(0, |vertices| vertices.len());
        self.products += draft.facts.bodies.iter().flatten().map(vertices).sum::<usize>();
        if self.products > MAX_PRODUCTS {
            return Err(text!("judge-too-many-products"; most = MAX_PRODUCTS));
        }
        if draft.facts.dimension.is_none()
            && let Some(point) =
                step.a.as_ref().or(step.v.as_ref()).or_else(|| step.simplex.as_ref()?.first())
        {
            draft.facts.dimension = Some(dimension_of(point)?);
        }
        told.steps.push(step);
        Ok(())
    }

    /// Ends the current trace.
    fn close(&mut self) -> Result<(), String> {
        let Some(TraceDraft { line, mut facts, told }) = self.draft.take() else { return Ok(()) };
        if facts.engine.is_empty() {
            facts.engine.clone_from(&self.engine);
        }
        let dimension = facts.dimension.unwrap_or(Dimension::Two);
        let told = told.unwrap_or_else(|| SolverAnswers::nothing(End::Answered));
        self.done.push(ForeignTrace::new(line, facts, dimension, told)?);
        Ok(())
    }

    fn finish(mut self) -> Result<Vec<ForeignTrace>, String> {
        self.close()?;
        if self.done.is_empty() {
            return Err(text!("judge-no-trace").to_owned());
        }
        Ok(self.done)
    }
}
