//! Why-sentences: every step of a trace in words, with the very numbers that the algorithm compared.
//!
//! All words about a run are made here (about two of them: in [`comparison`](super::comparison)), so that the window,
//! the command line and the exports agree: one or two sentences for each event ([`narrate`]), one for the verdict
//! ([`verdict`]), one for each ruling ([`reason`]), and the cells of the table of iterations ([`table`]). They put
//! [claims](crate::gjk::claim) into words; each claim has a subject and a certainty.

mod claim;
mod end;
mod explorer;
pub(super) mod feature;
mod growth;
mod listed;
pub(super) mod message;
mod nearest;
mod number;
pub(super) mod phrases;
mod proof;
mod region;
pub mod remedy;
mod ruling;
pub(super) mod span;
mod support;
pub(super) mod symptom;
pub mod table;
mod telling;
pub(super) mod test;
mod tied;
mod told;

pub use claim::claim;
pub use end::{answer_word, cause, verdict};
pub use explorer::{can_happen, stopped};
pub(super) use growth::{facet_name, kind as facet_kind};
pub use listed::{hull_state, not_convex, unused, vertex, vertex_at};
pub use message::Explanation;
pub use number::{Digits, distinct, full, short};
pub use proof::{certainty, length_of, measures, proof, weight};
pub use region::reason;
pub use ruling::{caption, measured, region as region_words};
pub(in crate::figure) use span::named;
pub use span::{Narration, Span, capital, product, region_name};
pub use symptom::{DefectEffects, sealed, symptom};
pub(in crate::figure) use table::ended;
pub use tied::tied;

use std::borrow::Cow;

use message::message;
use telling::Telling;

use crate::gjk::claim::{Fact, Length, Status};
use crate::gjk::{Algorithm, Event, Trace};

/// The sentences about a step of the trace (an index of [`Trace::events`], clamped to the last), one after the other.
pub fn narrate(trace: &Trace, step: usize) -> Narration {
    explain(trace, step).whole()
}

/// The event at a step of the trace (an index of [`Trace::events`], clamped to the last), and its consequences, in
/// words for the claims of that step.
pub fn explain(trace: &Trace, step: usize) -> Explanation {
    explain_at(&Telling::of(trace, Cow::Owned(trace.state(step))))
}

/// The explanations of all steps: the states are folded once.
pub fn explain_all(trace: &Trace) -> Vec<Explanation> {
    let mut all = Vec::with_capacity(trace.steps());
    trace.walk(|state, _| all.push(explain_at(&Telling::of(trace, Cow::Borrowed(state)))));
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
        let asks = if trace.algorithm == Algorithm::Distance { "distance" } else { "overlap" };
        out.add(&message!("run-question"; asks: asks));
    }
    doubts(telling, out);
    explanation
}

/// Adds a sentence if exact arithmetic refutes a length or a coordinate of a step. The sentences about signs, regions
/// and verdicts state this themselves.
fn doubts(telling: &Telling<'_>, out: &mut Explanation) {
    let mut told: Vec<&str> = Vec::new();
    for claim in telling.claims.iter().filter(|claim| claim.status == Status::Refuted) {
        let of = match &claim.fact {
            Fact::Foot { letters, .. } if letters.len() > telling.dimension().count() => "coordinates",
            Fact::Foot { .. } => "foot",
            Fact::NearestPoint { .. } => "point",
            Fact::LowerBound { of, .. } | Fact::UpperBound { of, .. } => match of {
                Length::Distance => "distance",
                Length::Depth => "depth",
            },
            Fact::Supports { .. } | Fact::ReachesBeyond { .. } => "length",
            _ => continue,
        };
        if !told.contains(&of) {
            told.push(of);
            out.add(&message!("roundoff"; of: of));
        }
    }
}
