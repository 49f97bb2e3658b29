//! The polytope grew by a support point.

use super::{MarkerShape, Meaning, StepContext, StepMarker, Topic};
use crate::epa::{Expanded, Facet};
use crate::gjk::Trace;
use crate::message::text;
use crate::narration::growth::distance;
use crate::narration::{Explanation, Message, enumerated, facet_kind, facet_name, message};
use crate::prediction::{AnswerChoice, Asking, Prediction};

/// Maximum number of facets for which the answer is a number.
const MAX_COUNTED: usize = 8;

/// Maximum number of new facets that are named; if there are more, only the nearest is named.
const MAX_FACETS: usize = 4;

impl Meaning for Expanded {
    fn marker(&self) -> StepMarker {
        StepMarker::new(MarkerShape::Frame, text!("panels-expansion-of-the-polytope"))
    }

    fn explain(&self, context: &StepContext<'_>, out: &mut Explanation) {
        let points = context.state.growth.as_ref().map_or(0, |growth| growth.points.len());
        let number = points.saturating_sub(1);
        let (new, horizon) = (new_facets(context, &self.added), self.horizon.len());
        let [seen, added] = [self.seen.len(), self.added.len()];
        out.add(&message!(context, "epa-expanded"; new, :number, :seen, :added, :horizon));
    }

    fn value(&self, _trace: &Trace) -> String {
        text!("figure-gone-and-new"; gone = self.seen.len(), added = self.added.len())
    }

    fn topic(&self) -> Option<Topic> {
        Some(Topic::Polytope)
    }

    /// Asks how many facets the new point replaces.
    fn questions(&self, asking: &Asking<'_>) -> Vec<Prediction> {
        let Some(growth) = asking.before.growth.as_ref().filter(|_| !self.seen.is_empty()) else {
            return Vec::new();
        };
        let (kind, seen) = (facet_kind(asking.trace().dimension), self.seen.len());
        let all = growth.facets.iter().flatten().count();
        let most = all.min(MAX_COUNTED).max(seen).max(2);
        let choices = (1..=most).map(|count| AnswerChoice::new(count.to_string(), count == seen)).collect();
        vec![Prediction::of_choices(text!("figure-how-many-facets"; kind = kind), choices, asking.reason())]
    }
}

/// Lists the new facets with their distances; if there are many, only the nearest.
fn new_facets(context: &StepContext<'_>, added: &[Facet]) -> Option<Message> {
    let at =
        |it: &Facet| message!("epa-facet-at"; corners = facet_name(it), distance = distance(context, it));
    let nearest = added.iter().min_by(|a, b| a.distance.total_cmp(&b.distance))?;
    Some(if added.len() <= MAX_FACETS {
        message!(context, "epa-new-facets"; facets = enumerated(added.iter().map(at)))
    } else {
        message!(context, "epa-new-nearest"; facet = at(nearest))
    })
}
