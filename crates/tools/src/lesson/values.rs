//! The numbers in a text: `{A·v}` stands for the value at the step of the page, `{A·v@6}` for that at step 6.

use std::collections::HashMap;

use thiserror::Error;

use crate::figure::narration::{self, Digits};
use crate::figure::{Analysis, variables};
use crate::gjk::listing::{Listing, ListingReading};
use crate::message::text;

/// A value in braces that does not exist in the run.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", text!("lesson-unknown-value"; expected = expected, name = name))]
pub struct UnknownValue {
    /// The words in braces.
    pub name: String,
    /// The available values.
    pub expected: String,
}

/// Replaces the names of values in a text by their values at a step of the run (an index of the events).
///
/// # Errors
/// A name in braces that the run does not have, or an unclosed brace.
pub fn fill(text: &str, analysis: &Analysis, step: usize) -> Result<String, UnknownValue> {
    let mut filled = String::with_capacity(text.len());
    let mut rest = text;
    let mut values = RunValues { analysis, of_steps: HashMap::new() };
    while let Some((before, after)) = rest.split_once('{') {
        filled.push_str(before);
        let Some((name, behind)) = after.split_once('}') else {
            let name = after.chars().take(20).collect();
            return Err(UnknownValue { name, expected: text!("lesson-a-closing-brace").to_owned() });
        };
        filled.push_str(values.find(name, step)?);
        rest = behind;
    }
    filled.push_str(rest);
    Ok(filled)
}

/// Lists the names of values in a text, each with its step, from 1, if it has one.
pub(super) fn names(text: &str) -> impl Iterator<Item = (&str, Option<usize>)> {
    text.split('{')
        .skip(1)
        .filter_map(|part| part.split_once('}'))
        .map(|(name, _)| name.split_once('@').map_or((name, None), |(name, step)| (name, step.parse().ok())))
}

/// The values of a run. The values of a step are computed once, even if many texts need them.
struct RunValues<'a> {
    analysis: &'a Analysis,
    of_steps: HashMap<usize, Vec<(String, String)>>,
}

impl RunValues<'_> {
    /// Returns the value for a name in braces: at the step that follows the name after `@`, or else at `step`.
    fn find(&mut self, name: &str, step: usize) -> Result<&str, UnknownValue> {
        let trace = &self.analysis.trace;
        let unknown = |expected: String| UnknownValue { name: name.to_owned(), expected };
        let (short, step) = match name.split_once('@') {
            None => (name, step),
            Some((short, number)) => match number.parse::<usize>() {
                Ok(number) if (1..=trace.steps()).contains(&number) => (short, number - 1),
                _ => return Err(unknown(text!("lesson-a-step"; steps = trace.steps().to_string()))),
            },
        };
        let known = self.of_steps.entry(step).or_insert_with(|| values(self.analysis, step));
        let found = known.iter().find(|(known, _)| known == short);
        found.map(|(_, value)| value.as_str()).ok_or_else(|| {
            let names: Vec<&str> = known.iter().map(|(name, _)| name.as_str()).collect();
            unknown(text!("lesson-a-value"; step = (step + 1).to_string(), names = names.join(" ")))
        })
    }
}

/// Lists all values at a step (an index of the events), by their names in a text.
pub fn values(analysis: &Analysis, step: usize) -> Vec<(String, String)> {
    let trace = &analysis.trace;
    let outcome = &trace.outcome;
    let mut values: Vec<(String, String)> = vec![
        ("step".to_owned(), (step + 1).to_string()),
        ("steps".to_owned(), trace.steps().to_string()),
        ("supports".to_owned(), outcome.supports.to_string()),
        ("verdict".to_owned(), outcome.verdict.word().to_owned()),
        ("truth".to_owned(), analysis.reference.verdict.word().to_owned()),
        ("algorithm".to_owned(), trace.algorithm.title().to_owned()),
        ("P vertices".to_owned(), vertices(analysis, 0)),
        ("Q vertices".to_owned(), vertices(analysis, 1)),
    ];
    if let Some(corners) = difference_vertices(analysis) {
        values.push(("difference vertices".to_owned(), corners.to_string()));
    }
    if let Some(measurement) = &outcome.measurement {
        values.push(("length".to_owned(), narration::length_of(measurement)));
    }
    let listing = Listing::of_run(trace);
    let reading = ListingReading::of(trace, &listing);
    for variable in variables(trace, &reading, step) {
        values.push((variable.name, variable.value));
    }
    let state = trace.state(step);
    for tested in &state.tests {
        let product = narration::product(tested.test.question);
        values.push((product, narration::short(tested.value)));
    }
    if let Some(supported) = &state.supported {
        for (name, index, letter) in
            [("p", supported.support.index_p, "p"), ("q", supported.support.index_q, "q")]
        {
            if let Some(index) = index {
                values.push((name.to_owned(), format!("{letter}{index}")));
            }
        }
        let v = Digits::Four.write_vector(supported.direction, trace.dimension);
        values.push(("direction".to_owned(), v));
    }
    if let Some(region) = state.region {
        values.push(("region".to_owned(), region.to_string()));
    }
    if let Some(next) = state.next {
        values.push(("next v".to_owned(), Digits::Four.write_vector(next, trace.dimension)));
    }
    values
}

/// Returns the number of corners of P ⊖ Q, or `None` if its points are samples.
fn difference_vertices(analysis: &Analysis) -> Option<usize> {
    let difference = &analysis.difference;
    (!difference.curved).then(|| difference.hull_vertices().count())
}

fn vertices(analysis: &Analysis, side: usize) -> String {
    analysis.convexes[side].core_vertices().map_or_else(String::new, |vertices| vertices.len().to_string())
}
