//! Why-sentences: every step of a trace in words, with the very numbers that the algorithm compared.
//!
//! All words about a run are made here, so that the window, the command line and the exports say the same:
//! one or two sentences for each event ([`narrate`]), one for the verdict ([`verdict`]), one for each ruling
//! ([`reason`]), and the cells of the table of iterations ([`table`]). They are words for [claims](crate::gjk::claim),
//! which know what they are about and how sure they are.

mod about;
mod claim;
mod doubt;
mod end;
mod explorer;
mod feature;
mod growth;
mod listed;
mod nearest;
mod number;
mod parting;
mod proof;
mod region;
pub mod remedy;
mod ruling;
mod span;
mod support;
mod symptom;
pub mod table;
mod test;
mod tied;

pub use claim::claim;
pub use end::{answer_word, cause, verdict};
pub use explorer::{can_happen, stopped};
pub use listed::{hull_state, not_convex, unused, vertex, vertex_at};
pub use number::{full, short};
pub(in crate::figure) use parting::{Parted, both_outcomes, distance_along, parted};
pub use proof::{certainty, length_of, measures, proof, weight};
pub use region::reason;
pub use ruling::{caption, measured, region as region_words};
pub use span::{Narration, Span, product};
pub use symptom::{Symptoms, symptom};
pub use tied::tied;

use crate::geometry::Dimension;
use crate::gjk::claim::{Claim, claims_of};
use crate::gjk::{Algorithm, Event, State, Trace};

/// The event at a step of the trace (an index of [`Trace::events`], clamped to the last), and its consequences, in words for
/// the claims of that step.
pub fn narrate(trace: &Trace, step: usize) -> Narration {
    let mut out = Narration::default();
    let telling = Telling::of(trace, step);
    let Some(event) = trace.events.get(telling.state.step) else { return out };
    match event {
        Event::OnCores { radii } => end::on_cores(*radii, &mut out),
        Event::Supported(supported) => support::supported(&telling, supported, &mut out),
        Event::Tested(tested) => test::tested(&telling, tested, &mut out),
        Event::Ruled { .. } => region::ruled(&telling, &mut out),
        Event::Relabelled { from, to } => region::relabelled(&telling, from, to, &mut out),
        Event::Reduced { kept, dropped } => region::reduced(&telling, kept, dropped, &mut out),
        Event::Redirected { direction, exactly_zero } => {
            end::redirected(&telling, *direction, *exactly_zero, &mut out);
        }
        Event::Projected { .. } => end::projected(&mut out),
        Event::Ended(termination) => end::ended(&telling, *termination, &mut out),
        Event::Weighed { letters, weights } => nearest::weighed(&telling, letters, weights, &mut out),
        Event::Approached { .. } => nearest::approached(&telling, &mut out),
        Event::SettledExactly { verdict, simplex } => {
            proof::settled(trace.dimension, *verdict, simplex, &mut out);
        }
        Event::Epa(event) => growth::grown(&telling, event, &mut out),
        Event::Measured(measurement) => proof::measured(trace, measurement, &mut out),
    }
    doubt::doubts(&telling, &mut out);
    out
}

/// A step with its claims, from which the sentences are made.
struct Telling<'a> {
    trace: &'a Trace,
    state: State,
    claims: Vec<Claim>,
}

impl<'a> Telling<'a> {
    fn of(trace: &'a Trace, step: usize) -> Self {
        let state = trace.state(step);
        let claims = claims_of(trace, &state);
        Self { trace, state, claims }
    }

    const fn dimension(&self) -> Dimension {
        self.trace.dimension
    }

    /// Whether P and Q, or their cores, are polytopes.
    fn has_vertices(&self) -> bool {
        self.trace.shapes.iter().all(|shape| shape.core_vertices().is_some())
    }

    /// The first claim in which something is found.
    fn find<T>(&self, find: impl Fn(&Claim) -> Option<T>) -> Option<T> {
        self.claims.iter().find_map(find)
    }
}

/// The algorithm at the start of a sentence.
fn named_first(algorithm: Algorithm) -> String {
    capital(named(algorithm))
}

/// A sentence with a capital letter at its start.
pub fn capital(words: &str) -> String {
    let mut rest = words.chars();
    rest.next().into_iter().flat_map(char::to_uppercase).chain(rest).collect()
}

/// The algorithm as the subject of a sentence.
pub(in crate::figure) const fn named(algorithm: Algorithm) -> &'static str {
    algorithm.subject()
}
