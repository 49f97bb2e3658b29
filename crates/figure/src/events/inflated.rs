//! A support point was added to a flat simplex, which is to become a polytope.

use super::{Linked, MarkerShape, Meaning, StepContext, StepMarker, Topic};
use crate::epa::{EpaEvent, Inflated};
use crate::gjk::{Event, State, Trace};
use crate::message::text;
use crate::narration::{Digits, Explanation, message};
use crate::prediction::{AnswerChoice, Asking, Prediction, dimension_key, farthest};

impl Meaning for Inflated {
    fn marker(&self) -> StepMarker {
        StepMarker::new(MarkerShape::Disc, text!("transport-marker-probe"))
    }

    fn explain(&self, context: &StepContext<'_>, out: &mut Explanation) {
        let (direction, found) = (context.components(self.direction), context.point(&self.support));
        out.add(&message!(context, "epa-inflated"; direction, found));
    }

    fn value(&self, trace: &Trace) -> String {
        Digits::Four.write_vector(self.support.point, trace.dimension)
    }

    fn linked(&self, _there: &State) -> Linked {
        Linked::Support(self.support)
    }

    fn topic(&self) -> Option<Topic> {
        Some(Topic::Polytope)
    }

    fn questions(&self, asking: &Asking<'_>) -> Vec<Prediction> {
        missing(asking).into_iter().chain(farthest(asking.analysis, self.direction, self.support)).collect()
    }
}

/// Returns whether an event inflates a simplex.
pub(super) const fn is_inflated(event: &Event) -> bool {
    matches!(event, Event::Epa(EpaEvent::Inflated(_)))
}

/// Asks how many points the simplex lacks, before the first missing point is added. Returns `None` if they
/// are not all found.
fn missing(asking: &Asking<'_>) -> Option<Prediction> {
    let trace = asking.trace();
    if asking.previous().is_some_and(is_inflated) {
        return None;
    }
    let later = trace.events.get(asking.event..)?;
    let missing = later.iter().take_while(|event| is_inflated(event)).count();
    let is_complete = matches!(later.get(missing), Some(Event::Epa(EpaEvent::Seeded { .. })));
    let (enough, dimension) = (trace.dimension.count() + 1, dimension_key(trace.dimension));
    let choice = |count: usize| AnswerChoice::new(text!("figure-points"; count = count), count == missing);
    let choices = (1..enough).map(choice).collect();
    let reason = text!(
        "figure-it-takes-points";
        enough = enough, dimension = dimension, count = enough - missing
    );
    is_complete.then(|| {
        let question = text!("figure-how-many-points"; dimension = dimension);
        Prediction::of_choices(question, choices, reason)
    })
}
