//! Points outside the chosen feature were dropped.

use super::{Linked, MarkerShape, Meaning, Revealed, StepContext, StepMarker, Topic};
use crate::explain::claim::true_region;
use crate::gjk::{Algorithm, Letter, Reduced, Region, State, Trace};
use crate::internal::ExternalRun;
use crate::message::text;
use crate::narration::feature::{kind, without_side};
use crate::narration::{self, Explanation, listed, message};
use crate::prediction::{AnswerChoice, Asking, Prediction};

impl Meaning for Reduced {
    fn marker(&self) -> StepMarker {
        StepMarker::new(MarkerShape::Diamond, text!("transport-marker-simplex"))
    }

    fn explain(&self, context: &StepContext<'_>, out: &mut Explanation) {
        let Self { kept, dropped } = self;
        let is_reason = |region: &Region| kept.len() > 1 && !dropped.is_empty() && is_made_of(*region, kept);
        let feature = context.state.region.filter(is_reason).map(without_side);
        let letters = Letter::ALL.get(1..=kept.len()).unwrap_or_default();
        let change = match (letters == kept.as_slice(), kept.len()) {
            (true, 1) => "none-one",
            (true, _) => "none",
            (false, 1) => "one",
            (false, _) => "more",
        };
        let (has_reason, count) = (feature.is_some(), dropped.len());
        let [kept, dropped, letters] = [kept.as_slice(), dropped, letters].map(listed);
        out.add(&message!("kept"; kept, dropped, letters, feature, :count, :has_reason, :change));
    }

    /// Describes the kept points, and the true place of the origin.
    fn explain_external(&self, context: &StepContext<'_>, external: &ExternalRun, out: &mut Explanation) {
        let given = external.of(context.state.iteration());
        let ([kept, dropped], count) =
            ([&self.kept, &self.dropped].map(|letters| listed(letters)), self.dropped.len());
        out.add(&message!("external-kept"; kept, dropped, :count, has_simplex: given.has_simplex));
        if given.strangers > 0 {
            out.add(&message!("external-strangers"; count: given.strangers));
        }
        if given.has_simplex && given.strangers == 0 && context.state.lettered.len() > 1 {
            let Some(region) = true_region(context.trace, &context.state) else { return };
            out.add(&message!("external-region"; feature = region.letters(), region: kind(region)));
        }
    }

    fn value(&self, _trace: &Trace) -> String {
        self.kept.iter().map(Letter::to_string).collect::<Vec<_>>().join(" ")
    }

    fn linked(&self, _there: &State) -> Linked {
        Linked::Letters(self.kept.clone())
    }

    fn reveals(&self) -> Option<Revealed> {
        Some(Revealed::Region)
    }

    fn topic(&self) -> Option<Topic> {
        Some(Topic::Points)
    }

    /// Asks which points stay. A simplex of one point has nothing to drop.
    fn questions(&self, asking: &Asking<'_>) -> Vec<Prediction> {
        let letters = asking.before.simplex.letters();
        // The replaced point is given, not found.
        if letters.len() < 2 || asking.trace().algorithm == Algorithm::Directions {
            return Vec::new();
        }
        let mut stays = self.kept.clone();
        stays.sort_unstable();
        let mut choices = Vec::new();
        for bits in 1..1_usize << letters.len() {
            let chosen: Vec<Letter> = letters
                .iter()
                .enumerate()
                .filter(|(bit, _)| bits >> bit & 1 == 1)
                .map(|(_, letter)| *letter)
                .collect();
            // Every published code keeps the newest point, unless it has a defect; the right subset is always
            // offered.
            if chosen.contains(&Letter::A) || chosen == stays {
                let words: Vec<String> = chosen.iter().map(ToString::to_string).collect();
                let is_right = chosen == stays;
                choices.push(AnswerChoice { kept: chosen, ..AnswerChoice::new(words.join(", "), is_right) });
            }
        }
        if choices.iter().all(|choice| !choice.is_right) {
            return Vec::new();
        }
        let question = text!("figure-which-points-does-the-algorithm");
        vec![Prediction {
            points: asking.before.simplex.lettered().map(|(letter, point)| (letter, point.point)).collect(),
            ..Prediction::of_choices(question, choices, reason(asking))
        }]
    }
}

/// The ruling of this iteration with its numbers, and then the points kept because of it.
fn reason(asking: &Asking<'_>) -> String {
    let (trace, event) = (asking.trace(), asking.event);
    let iteration = trace.events[..event].iter().enumerate().rev();
    let mut iteration = iteration.take_while(|(_, event)| event.supported().is_none());
    let ruled = iteration.find(|(_, event)| event.ruled().is_some());
    let ruling = ruled.map(|(step, _)| narration::explain(trace, step).brief().to_plain());
    ruling.into_iter().chain([asking.reason()]).collect::<Vec<_>>().join(" ")
}

fn is_made_of(region: Region, letters: &[Letter]) -> bool {
    let feature = region.letters();
    letters.len() == feature.len() && letters.iter().all(|letter| feature.contains(letter))
}
