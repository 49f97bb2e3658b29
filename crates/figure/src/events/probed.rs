//! The facet nearest to the origin was probed.

use glam::DVec3;

use super::{
    BegunIteration, IterationKind, Linked, MarkerShape, Meaning, Measured, StepContext, StepMarker, Topic,
    has_vertices,
};
use crate::epa::{EpaEvent, Facet, Growth, Probed};
use crate::explain::claim::{self, About, BoundedLength, Fact};
use crate::geometry::Dimension;
use crate::gjk::{Event, Precision, State, Trace};
use crate::growth::number_of;
use crate::message::text;
use crate::narration::growth::{distance, facet};
use crate::narration::nearest::with_signs;
use crate::narration::{Digits, Explanation, Narration, facet_kind, facet_name, message, said, say, short};
use crate::prediction::{AnswerChoice, Asking, PicturePlace, Prediction};

/// Relative difference of distances below which two facets count as equally near.
const TIE: f64 = 1e-12;

/// Maximum number of facets that are offered; if there are more, only the nearest ones are, in the order of
/// their numbers.
const MAX_FACETS: usize = 24;

impl Meaning for Probed {
    fn marker(&self) -> StepMarker {
        StepMarker::new(MarkerShape::Disc, text!("transport-marker-probe"))
    }

    /// Describes the facet and the support point along its normal.
    fn explain(&self, context: &StepContext<'_>, out: &mut Explanation) {
        let growth = context.state.growth.as_ref();
        let Some(it) = growth.and_then(|growth| growth.facets.get(self.facet)?.as_ref()) else { return };
        let status =
            context.status_of(|fact| matches!(fact, Fact::Supports { .. } | Fact::ReachesBeyond { .. }));
        let is_outside = it.distance < -claim::tolerance_in(context.trace, Precision::F64);
        // On curved shapes the expansion ends within a tolerance.
        let next = context.trace.events.get(context.state.step + 1);
        let is_expanded = self.is_beyond && matches!(next, Some(Event::Epa(EpaEvent::Expanded(_))));
        let certainty = match status {
            Some(status) if !self.is_beyond && status.is_fact() && has_vertices(context.trace) => "sure",
            _ if self.gain <= 0.0 => "nothing",
            _ => "within",
        };
        let facet = said(facet(context, it));
        let depth = depth(context, it.distance + self.gain.max(0.0), self.is_beyond, out);
        let (gain, outside) = (self.gain.max(0.0), -it.distance);
        let shown = facet.clone();
        out.add(&if is_expanded {
            message!(context, "epa-expands"; facet = shown, gain, outside, depth, :is_outside)
        } else {
            message!(context, "epa-boundary"; facet = shown, gain, outside, depth, :is_outside, :certainty)
        });
        let (distance, normal) = (distance(context, it), context.components(it.normal));
        let (found, number) = (
            context.point(&self.support),
            context.state.growth.as_ref().map_or(0, |growth| number_of(growth, &self.support)),
        );
        out.add(&message!("epa-probe"; facet, distance, normal, found, :number));
    }

    fn value(&self, trace: &Trace) -> String {
        let point = Digits::Four.write_vector(self.support.point, trace.dimension);
        text!("figure-side-probed"; side = self.facet, point = point, gain = short(self.gain))
    }

    fn linked(&self, _there: &State) -> Linked {
        Linked::Support(self.support)
    }

    fn begins(&self, there: &State, last: Option<&IterationKind>) -> Option<BegunIteration> {
        let number = match last {
            Some(IterationKind::Growth { number, .. }) => number + 1,
            _ => 1,
        };
        let facet = there.growth.as_ref()?.facets.get(self.facet)?.clone()?;
        Some((IterationKind::Growth { number, facet, gain: self.gain }, Some(self.support)))
    }

    fn bounds(&self) -> Option<(Measured, [f64; 2])> {
        Some((Measured::Depth, self.bounds))
    }

    fn topic(&self) -> Option<Topic> {
        Some(Topic::Polytope)
    }

    fn questions(&self, asking: &Asking<'_>) -> Vec<Prediction> {
        let (Some(growth), dimension) = (&asking.before.growth, asking.trace().dimension) else {
            return Vec::new();
        };
        let beyond = beyond(growth, self.facet, self.is_beyond, dimension, asking.reason());
        nearest(growth, self.facet, dimension).into_iter().chain([beyond]).collect()
    }
}

/// Asks which facet is the nearest. Returns `None` if there is only one. The reason does not mention the
/// support point outside it, which is the next question.
fn nearest(growth: &Growth, chosen: usize, dimension: Dimension) -> Option<Prediction> {
    let mut facets: Vec<(usize, &Facet)> = growth
        .facets
        .iter()
        .enumerate()
        .filter_map(|(index, facet)| Some((index, facet.as_ref()?)))
        .collect();
    let least = growth.facets.get(chosen)?.as_ref()?.distance;
    facets.sort_by(|(_, a), (_, b)| a.distance.total_cmp(&b.distance));
    facets.truncate(MAX_FACETS);
    facets.sort_by_key(|(index, _)| *index);
    let kind = facet_kind(dimension);
    let is_near = |facet: &Facet| facet.distance - least <= TIE * least.abs();
    let choices: Vec<AnswerChoice> = facets
        .iter()
        .map(|(index, facet)| {
            let words = text!("figure-facet-named"; kind = kind, name = facet_name(facet));
            AnswerChoice {
                place: place(growth, facet),
                ..AnswerChoice::new(words, *index == chosen || is_near(facet))
            }
        })
        .collect();
    let has_wrong = choices.iter().any(|choice| !choice.is_right);
    let next = facets.iter().filter(|(index, facet)| *index != chosen && !is_near(facet));
    let next = next.min_by(|(_, a), (_, b)| a.distance.total_cmp(&b.distance));
    let (next, name, farther) = match next {
        Some((_, facet)) => ("some", facet_name(facet), short(facet.distance)),
        None => ("none", String::new(), String::new()),
    };
    let reason = text!(
        "figure-its-distance-from-o";
        distance = short(least), next = next, kind = kind, name = name, farther = farther
    );
    (has_wrong && choices.iter().any(|choice| choice.is_right)).then(|| {
        let question = text!("figure-which-facet-is-nearest"; kind = kind);
        Prediction::of_choices(question, choices, reason)
    })
}

/// The middle of a facet.
fn place(growth: &Growth, facet: &Facet) -> Option<PicturePlace> {
    let mut middle = DVec3::ZERO;
    for corner in &facet.corners {
        middle += growth.points.get(*corner)?.point;
    }
    Some(PicturePlace::OnFacet { middle: middle / facet.corners.len().max(1) as f64, normal: facet.normal })
}

/// Asks whether P ⊖ Q extends in front of the facet.
fn beyond(
    growth: &Growth,
    chosen: usize,
    is_beyond: bool,
    dimension: Dimension,
    reason: String,
) -> Prediction {
    let kind = facet_kind(dimension);
    let name = growth.facets.get(chosen).and_then(Option::as_ref).map(facet_name).unwrap_or_default();
    let yes = text!("figure-yes-the-polytope-grows-there").to_owned();
    let no = text!("figure-no-the-facet-is"; kind = kind);
    let choices = vec![AnswerChoice::new(yes, is_beyond), AnswerChoice::new(no, !is_beyond)];
    let question = text!("figure-the-farthest-along-the-normal"; kind = kind, name = name);
    Prediction::of_choices(question, choices, reason)
}

/// Returns the bounds on the depth for the end of a sentence, and adds a sentence about the bounds with the radii.
/// `support_value` is the distance of the support point from the origin along the normal of the facet.
fn depth(context: &StepContext<'_>, support_value: f64, is_beyond: bool, out: &mut Explanation) -> Narration {
    let bounds = context.bounds(BoundedLength::Depth, context.difference());
    let [least, Some(most)] = bounds else {
        return Narration::default();
    };
    let bounds = match least.map(|least| short(least) == short(most)) {
        // While the polytope still grows, the bounds have not met, even if their shown digits are equal.
        Some(true) if is_beyond => "close",
        Some(true) => "met",
        Some(false) => "between",
        None => "above",
    };
    // The bounds allow for roundoff: in f32, far from the origin, they are wider than the lengths that were found.
    let has_roundoff =
        matches!(bounds, "between" | "above") && support_value < most && short(support_value) != short(most);
    let least = least.unwrap_or_default();
    let difference = most - least;
    let depth = said(message!(context, "epa-depth"; least, most, difference, :bounds, :has_roundoff));
    let [_, total] = context.bounds(BoundedLength::Depth, About::Difference);
    if let (Some(radii), Some(total)) = (context.state.cores, total) {
        let sum = say!(most, with_signs(" + ", radii));
        out.add(&message!("epa-depth-with-radii"; sum, total, is_met: bounds == "met"));
    }
    depth
}
