//! Questions about the expanding polytope. Can the simplex begin it, or what does it lack? Where does O lie
//! in it? Which facet is the nearest to O? Does P ⊖ Q extend past it? How many facets does the new point
//! replace?

use super::question::{AnswerChoice, PicturePlace, Prediction};
use crate::epa::{EpaEvent, Facet, Growth, SimplexFlaw};
use crate::geometry::Dimension;
use crate::gjk::{self, Precision, Trace, claim};
use crate::message::text;
use crate::narration::{facet_kind, facet_name, short};

/// Relative difference of distances below which two facets count as equally near.
const TIE: f64 = 1e-12;

/// Maximum number of facets that are offered; if there are more, only the nearest ones are, in the order of
/// their numbers.
const MAX_FACETS: usize = 24;

/// Maximum number of facets for which the answer is a number.
const MAX_COUNTED: usize = 8;

/// Returns the questions that a step of the expanding polytope answers. `growth` is the polytope before it.
pub(super) fn predictions(
    growth: Option<&Growth>,
    event: &EpaEvent,
    dimension: Dimension,
    reason: impl Fn() -> String,
) -> Vec<Prediction> {
    match (event, growth) {
        (EpaEvent::Examined { flaw, .. }, _) => vec![examined(*flaw, dimension, reason())],
        (EpaEvent::Probed { facet, is_beyond, .. }, Some(growth)) => {
            let nearest = nearest(growth, *facet, dimension);
            nearest.into_iter().chain([beyond(growth, *facet, *is_beyond, dimension, reason())]).collect()
        }
        (EpaEvent::Expanded { seen, .. }, Some(growth)) if !seen.is_empty() => {
            vec![seen_by_new(growth, seen.len(), dimension, reason())]
        }
        (
            EpaEvent::Inflated { .. }
            | EpaEvent::Seeded { .. }
            | EpaEvent::Probed { .. }
            | EpaEvent::Expanded { .. },
            _,
        ) => Vec::new(),
    }
}

/// Asks how many points the simplex lacks, before the first missing point is added. Returns `None` if they
/// are not all found.
pub(super) fn missing(trace: &Trace, event: usize) -> Option<Prediction> {
    let is_inflated = |event: &gjk::Event| matches!(event, gjk::Event::Epa(EpaEvent::Inflated { .. }));
    if event.checked_sub(1).and_then(|before| trace.events.get(before)).is_some_and(is_inflated) {
        return None;
    }
    let later = trace.events.get(event..)?;
    let missing = later.iter().take_while(|event| is_inflated(event)).count();
    let is_complete = matches!(later.get(missing), Some(gjk::Event::Epa(EpaEvent::Seeded { .. })));
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

/// Asks where O lies in the first polytope, if not all of its points belong to the simplex.
pub(super) fn seeded(trace: &Trace, facets: &[Facet]) -> Option<Prediction> {
    let nearest = facets.iter().min_by(|a, b| a.distance.total_cmp(&b.distance))?;
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

const fn dimension_key(dimension: Dimension) -> &'static str {
    match dimension {
        Dimension::Two => "two",
        Dimension::Three => "three",
    }
}

fn examined(flaw: Option<SimplexFlaw>, dimension: Dimension, reason: String) -> Prediction {
    let dimension = dimension_key(dimension);
    let all = [
        (None, text!("figure-yes-it-has"; dimension = dimension)),
        (Some(SimplexFlaw::OriginOnBoundary), text!("figure-yes-but-o-lies-on").to_owned()),
        (Some(SimplexFlaw::OriginOutside), text!("figure-not-yet-o-lies-outside").to_owned()),
        (Some(SimplexFlaw::TooFewPoints), text!("figure-no-it-has-too-few").to_owned()),
        (Some(SimplexFlaw::RepeatedPoint), text!("figure-no-two-of-its-points").to_owned()),
        (Some(SimplexFlaw::Flat), text!("figure-no-its-points-lie"; dimension = dimension)),
    ];
    Prediction::of_choices(
        text!("figure-the-polytope-is-to-grow"),
        all.into_iter().map(|(known, words)| AnswerChoice::new(words, known == flaw)).collect(),
        reason,
    )
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
    let mut middle = glam::DVec3::ZERO;
    for corner in &facet.corners {
        middle += growth.points.get(*corner)?.point;
    }
    Some(PicturePlace::OnFacet { middle: middle / facet.corners.len().max(1) as f64, normal: facet.normal })
}

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

fn seen_by_new(growth: &Growth, seen: usize, dimension: Dimension, reason: String) -> Prediction {
    let kind = facet_kind(dimension);
    let all = growth.facets.iter().flatten().count();
    let most = all.min(MAX_COUNTED).max(seen).max(2);
    let choices = (1..=most).map(|count| AnswerChoice::new(count.to_string(), count == seen)).collect();
    Prediction::of_choices(text!("figure-how-many-facets"; kind = kind), choices, reason)
}
