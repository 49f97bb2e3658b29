//! The initial polytope is complete.

use super::inflated::is_inflated;
use super::{MarkerShape, Meaning, StepContext, StepMarker, Topic};
use crate::epa::Seeded;
use crate::explain::claim;
use crate::gjk::{Precision, Trace};
use crate::message::text;
use crate::narration::growth::{distance, facet};
use crate::narration::{Explanation, enumerated, facet_kind, facet_name, message, short};
use crate::prediction::{AnswerChoice, Asking, Prediction};

impl Meaning for Seeded {
    fn marker(&self) -> StepMarker {
        StepMarker::new(MarkerShape::Frame, text!("panels-initial-polytope"))
    }

    fn explain(&self, context: &StepContext<'_>, out: &mut Explanation) {
        let to =
            |it| message!("epa-distance-to"; distance = distance(context, it), facet = facet(context, it));
        let distances = enumerated(self.facets.iter().map(to));
        let (corners, facets) = (context.dimension().count() + 1, self.facets.len());
        out.add(&message!(context, "epa-seeded"; distances, :corners, :facets));
    }

    fn value(&self, _trace: &Trace) -> String {
        text!("figure-sides"; count = self.facets.len())
    }

    fn topic(&self) -> Option<Topic> {
        Some(Topic::Polytope)
    }

    /// Asks where O lies, if not all points of the polytope belong to the simplex.
    fn questions(&self, asking: &Asking<'_>) -> Vec<Prediction> {
        let was_inflated = asking.previous().is_some_and(is_inflated);
        place(asking.trace(), self).filter(|_| was_inflated).into_iter().collect()
    }
}

/// Asks where O lies in the first polytope.
fn place(trace: &Trace, seeded: &Seeded) -> Option<Prediction> {
    let nearest = seeded.facets.iter().min_by(|a, b| a.distance.total_cmp(&b.distance))?;
    let roundoff = claim::tolerance_in(trace, Precision::F64);
    let (inside, outside) = (nearest.distance > roundoff, nearest.distance < -roundoff);
    let kind = facet_kind(trace.dimension);
    let name = facet_name(nearest);
    let distance = short(nearest.distance.abs());
    let place = match (inside, outside) {
        (true, _) => "inside",
        (_, true) => "outside",
        _ => "boundary",
    };
    let reason = text!("figure-where-is-o"; place = place, kind = kind, name = name, distance = distance);
    let choices = vec![
        AnswerChoice::new(text!("figure-kind-inside"), inside),
        AnswerChoice::new(text!("figure-on-its-boundary"), !inside && !outside),
        AnswerChoice::new(text!("figure-outside"), outside),
    ];
    let question = text!("figure-the-polytope-has-an-inside");
    Some(Prediction::of_choices(question, choices, reason))
}
