//! The sentences about a step of a run; each kind of event has a file of its own.

use std::borrow::Cow;

use super::claim::length_key;
use super::telling::Telling;
use super::{Explanation, Narration, end, growth, message, nearest, proof, region, support, test, told};
use crate::gjk::claim::{Fact, Status};
use crate::gjk::{Algorithm, Event, Trace};

/// Returns the sentences about a step of the trace (an index of [`Trace::events`], clamped to the last) in one text.
pub fn narrate(trace: &Trace, step: usize) -> Narration {
    explain(trace, step).whole()
}

/// Explains the event at a step of the trace (an index of [`Trace::events`], clamped to the last) and its consequences,
/// from the claims of that step.
pub fn explain(trace: &Trace, step: usize) -> Explanation {
    explain_at(&Telling::of(trace, step))
}

/// Returns the explanations of all steps, and computes each state only once.
pub fn explain_all(trace: &Trace) -> Vec<Explanation> {
    let mut all = Vec::with_capacity(trace.steps());
    trace.walk(|state, _| all.push(explain_at(&Telling::at(trace, Cow::Borrowed(state)))));
    all
}

fn explain_at(telling: &Telling<'_>) -> Explanation {
    let mut explanation = Explanation::default();
    let (out, trace) = (&mut explanation, telling.trace);
    let Some(event) = trace.events.get(telling.state.step) else { return explanation };
    if let Some(external) = trace.external.as_ref().filter(|_| !matches!(event, Event::OnCores { .. })) {
        told::told(telling, external, event, out);
        return explanation;
    }
    match event {
        Event::OnCores { radii } => end::on_cores(*radii, out),
        Event::Supported(supported) => support::supported(telling, supported, out),
        Event::Tested(tested) => test::tested(telling, tested, out),
        Event::Ruled { .. } => region::ruled(telling, out),
        Event::Relabelled { from, to } => region::relabelled(telling, from, to, out),
        Event::Reduced { kept, dropped } => region::reduced(telling, kept, dropped, out),
        Event::Redirected { direction, exactly_zero } => {
            end::redirected(telling, *direction, *exactly_zero, out);
        }
        Event::Projected { .. } => out.add(&message!("projected")),
        Event::Ended(termination) => end::ended(telling, *termination, out),
        Event::Weighed { letters, weights } => nearest::weighed(telling, letters, weights, out),
        Event::Approached { .. } => nearest::approached(telling, out),
        Event::SettledExactly { verdict, simplex } => {
            proof::settled(trace.dimension, *verdict, simplex, out);
        }
        Event::Epa(event) => growth::grown(telling, event, out),
        Event::Measured(measurement) => proof::measured(trace, measurement, out),
    }
    if telling.state.step == 0 {
        out.add(&message!("run-question"; is_distance: trace.algorithm == Algorithm::Distance));
    }
    doubts(telling, out);
    explanation
}

/// Adds a sentence if exact arithmetic refutes a length or a coordinate of a step. Refuted signs, regions and verdicts
/// have sentences of their own.
fn doubts(telling: &Telling<'_>, out: &mut Explanation) {
    let mut told: Vec<&str> = Vec::new();
    for claim in telling.claims.iter().filter(|claim| claim.status == Status::Refuted) {
        let of = match &claim.fact {
            Fact::Foot { letters, .. } if letters.len() > telling.dimension().count() => "coordinates",
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
