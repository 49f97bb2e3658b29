//! The simplex was examined as an initial polytope.

use super::{
    BegunIteration, IterationKind, MarkerShape, Meaning, StepContext, StepMarker, Topic, has_vertices,
};
use crate::epa::{Examined, SimplexFlaw};
use crate::gjk::{State, Trace};
use crate::message::text;
use crate::narration::growth::key;
use crate::narration::{Explanation, message};
use crate::prediction::{AnswerChoice, Asking, Prediction, dimension_key};

impl Meaning for Examined {
    fn marker(&self) -> StepMarker {
        StepMarker::new(MarkerShape::Frame, text!("panels-initial-polytope"))
    }

    fn explain(&self, context: &StepContext<'_>, out: &mut Explanation) {
        let count = self.points.len();
        out.add(&match self.flaw {
            None => message!(context, "epa-start"; :count, status: context.status_of(|_| true)),
            Some(SimplexFlaw::OriginOnBoundary) => {
                message!(context, "epa-start-boundary"; has_vertices: has_vertices(context.trace))
            }
            Some(SimplexFlaw::OriginOutside) => message!(context, "epa-start-outside"),
            Some(SimplexFlaw::TooFewPoints | SimplexFlaw::RepeatedPoint | SimplexFlaw::Flat) => {
                let needed = context.dimension().count() + 1;
                message!(context, "epa-start-invalid"; :count, :needed, flaw: key(self.flaw))
            }
        });
        out.add(&message!(context, "epa"));
    }

    fn value(&self, _trace: &Trace) -> String {
        text!("figure-number-of-points"; count = self.points.len())
    }

    fn begins(&self, _there: &State, _last: Option<&IterationKind>) -> Option<BegunIteration> {
        Some((IterationKind::Start(self.flaw), None))
    }

    fn topic(&self) -> Option<Topic> {
        Some(Topic::Polytope)
    }

    /// Asks whether the simplex can begin the polytope.
    fn questions(&self, asking: &Asking<'_>) -> Vec<Prediction> {
        let dimension = dimension_key(asking.trace().dimension);
        let all = [
            (None, text!("figure-yes-it-has"; dimension = dimension)),
            (Some(SimplexFlaw::OriginOnBoundary), text!("figure-yes-but-o-lies-on").to_owned()),
            (Some(SimplexFlaw::OriginOutside), text!("figure-not-yet-o-lies-outside").to_owned()),
            (Some(SimplexFlaw::TooFewPoints), text!("figure-no-it-has-too-few").to_owned()),
            (Some(SimplexFlaw::RepeatedPoint), text!("figure-no-two-of-its-points").to_owned()),
            (Some(SimplexFlaw::Flat), text!("figure-no-its-points-lie"; dimension = dimension)),
        ];
        let choices =
            all.into_iter().map(|(known, words)| AnswerChoice::new(words, known == self.flaw)).collect();
        vec![Prediction::of_choices(text!("figure-the-polytope-is-to-grow"), choices, asking.reason())]
    }
}
