//! The sentences about a step of a run, which each kind of event chooses in its own file (`figure::events`).

use std::borrow::Cow;

use super::claim::length_key;
use super::{Explanation, Narration, message};
use crate::events::{StepContext, meaning};
use crate::explain::claim::{Fact, Status};
use crate::gjk::Trace;

/// Returns the sentences about a step of the trace (an index of [`Trace::events`], clamped to the last) in one text.
pub fn narrate(trace: &Trace, step: usize) -> Narration {
    explain(trace, step).whole()
}

/// Explains the event at a step of the trace (an index of [`Trace::events`], clamped to the last) and its consequences,
/// from the claims of that step.
pub fn explain(trace: &Trace, step: usize) -> Explanation {
    explain_at(&StepContext::of(trace, step))
}

/// Returns the explanations of all steps, and computes each state only once.
pub fn explain_all(trace: &Trace) -> Vec<Explanation> {
    let mut all = Vec::with_capacity(trace.steps());
    trace.walk(|state, _| all.push(explain_at(&StepContext::at(trace, Cow::Borrowed(state)))));
    all
}

fn explain_at(context: &StepContext<'_>) -> Explanation {
    let mut explanation = Explanation::default();
    let (out, trace) = (&mut explanation, context.trace);
    let Some(event) = trace.events.get(context.state.step) else { return explanation };
    // Before the first support point, an external trace only sets the radii aside.
    if let Some(external) = trace.external.as_ref().filter(|_| context.state.supports > 0) {
        meaning(event).explain_external(context, external, out);
        return explanation;
    }
    meaning(event).explain(context, out);
    if context.state.step == 0 {
        out.add(&message!("run-question"; is_distance: trace.algorithm.measures()));
    }
    doubts(context, out);
    explanation
}

/// Adds a sentence if exact arithmetic refutes a length or a coordinate of a step. Refuted signs, regions and verdicts
/// have sentences of their own.
fn doubts(context: &StepContext<'_>, out: &mut Explanation) {
    let mut told: Vec<&str> = Vec::new();
    for claim in context.claims.iter().filter(|claim| claim.status == Status::Refuted) {
        let of = match &claim.fact {
            Fact::Foot { letters, .. } if letters.len() > context.dimension().count() => "coordinates",
            Fact::Foot { .. } => "foot",
            Fact::NearestPoint { .. } => "point",
            Fact::LowerBound { of, .. } | Fact::UpperBound { of, .. } => length_key(*of),
            Fact::Supports { .. } | Fact::ReachesBeyond { .. } => "length",
            _ => continue,
        };
        if !told.contains(&of) {
            told.push(of);
            out.add(&message!("roundoff"; :of));
        }
    }
}
