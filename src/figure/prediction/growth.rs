//! Questions about the expanding polytope. Can the simplex begin it, or what does it lack? Where does O lie
//! in it? Which facet is the nearest to O? Does P ⊖ Q extend past it? How many facets does the new point
//! replace?

use super::question::{Choice, Place, Prediction};
use crate::epa::{Event, Facet, Flaw, Growth};
use crate::figure::narration::{facet_kind, facet_name, short};
use crate::geometry::Dimension;
use crate::gjk::{self, Precision, Trace, claim};
use crate::words::counted;

/// Relative difference of distances below which two facets count as equally near.
const TIE: f64 = 1e-12;

/// Maximum number of facets that are offered; if there are more, only the nearest ones are, in the order of
/// their numbers.
const MAX_FACETS: usize = 24;

/// Maximum number of facets that are offered as a number.
const MAX_COUNTED: usize = 8;

/// Returns the questions that a step of the expanding polytope answers. `growth` is the polytope before it.
pub(super) fn predictions(
    growth: Option<&Growth>,
    event: &Event,
    dimension: Dimension,
    reason: impl Fn() -> String,
) -> Vec<Prediction> {
    match (event, growth) {
        (Event::Examined { flaw, .. }, _) => vec![examined(*flaw, dimension, reason())],
        (Event::Probed { facet, is_beyond, .. }, Some(growth)) => {
            let nearest = nearest(growth, *facet, dimension);
            nearest.into_iter().chain([beyond(growth, *facet, *is_beyond, dimension, reason())]).collect()
        }
        (Event::Expanded { seen, .. }, Some(growth)) if !seen.is_empty() => {
            vec![seen_by_new(growth, seen.len(), dimension, reason())]
        }
        (
            Event::Inflated { .. } | Event::Seeded { .. } | Event::Probed { .. } | Event::Expanded { .. },
            _,
        ) => Vec::new(),
    }
}

/// Asks how many points the simplex lacks, before the first one of them is added. Returns `None` if they are
/// not all found.
pub(super) fn missing(trace: &Trace, event: usize) -> Option<Prediction> {
    let is_inflated = |event: &gjk::Event| matches!(event, gjk::Event::Epa(Event::Inflated { .. }));
    if event.checked_sub(1).and_then(|before| trace.events.get(before)).is_some_and(is_inflated) {
        return None;
    }
    let later = trace.events.get(event..)?;
    let missing = later.iter().take_while(|event| is_inflated(event)).count();
    let is_complete = matches!(later.get(missing), Some(gjk::Event::Epa(Event::Seeded { .. })));
    let (space, span, enough) = match trace.dimension {
        Dimension::Two => ("an area", "on one line", 3),
        Dimension::Three => ("a volume", "in one plane", 4),
    };
    let choices = (1..enough).map(|count| Choice::new(counted(count, "point"), count == missing)).collect();
    let has = counted(enough - missing, "point");
    let reason = format!(
        "It takes {enough} points that do not lie {span} to have {space}. Of the simplex {has} can be kept: one that \
         repeats another, or lies on the line or plane of others, adds nothing."
    );
    is_complete.then(|| {
        let question = format!("How many points are added to the simplex, so that the polytope has {space}?");
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
    let reason = if inside {
        format!("O is on the inner side of each {kind}, {distance} from {kind} {name}, the nearest.")
    } else if outside {
        format!("O is beyond {kind} {name}, by {distance}.")
    } else {
        format!("O lies on {kind} {name}: its distance is 0 to within roundoff.")
    };
    let choices = vec![
        Choice::new("inside", inside),
        Choice::new("on its boundary", !inside && !outside),
        Choice::new("outside", outside),
    ];
    let question = "The polytope has an inside now. Where does O lie?";
    Some(Prediction::of_choices(question, choices, reason))
}

fn examined(flaw: Option<Flaw>, dimension: Dimension, reason: String) -> Prediction {
    let (inside, span) = match dimension {
        Dimension::Two => ("an area", "on one line"),
        Dimension::Three => ("a volume", "in one plane"),
    };
    let all = [
        (None, format!("yes: it has {inside} and holds O inside")),
        (Some(Flaw::OriginOnBoundary), "yes, but O lies on a side of it".to_owned()),
        (Some(Flaw::OriginOutside), "not yet: O lies outside of it".to_owned()),
        (Some(Flaw::TooFewPoints), "no: it has too few points".to_owned()),
        (Some(Flaw::RepeatedPoint), "no: two of its points are the same".to_owned()),
        (Some(Flaw::Flat), format!("no: its points lie {span}")),
    ];
    Prediction::of_choices(
        "The polytope is to grow from this simplex. Is it a valid initial polytope?",
        all.into_iter().map(|(known, words)| Choice::new(words, known == flaw)).collect(),
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
    let is_near = |facet: &Facet| facet.distance - least <= TIE * least.abs();
    let choices: Vec<Choice> = facets
        .iter()
        .map(|(index, facet)| {
            let words = format!("{} {}", facet_kind(dimension), facet_name(facet));
            Choice { place: place(growth, facet), ..Choice::new(words, *index == chosen || is_near(facet)) }
        })
        .collect();
    let has_wrong = choices.iter().any(|choice| !choice.is_right);
    let kind = facet_kind(dimension);
    let next = facets.iter().filter(|(index, facet)| *index != chosen && !is_near(facet));
    let next = next.min_by(|(_, a), (_, b)| a.distance.total_cmp(&b.distance));
    let next = next.map_or(String::new(), |(_, facet)| {
        format!("; the next is {kind} {}, at {}", facet_name(facet), short(facet.distance))
    });
    let reason = format!("Its distance from O is {}{next}.", short(least));
    (has_wrong && choices.iter().any(|choice| choice.is_right)).then(|| {
        let question = format!("Which {kind} of the polytope is the nearest to O?");
        Prediction::of_choices(question, choices, reason)
    })
}

/// The middle of a facet.
fn place(growth: &Growth, facet: &Facet) -> Option<Place> {
    let mut middle = glam::DVec3::ZERO;
    for corner in &facet.corners {
        middle += growth.points.get(*corner)?.point;
    }
    Some(Place::OnFacet { middle: middle / facet.corners.len().max(1) as f64, normal: facet.normal })
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
    let yes = "yes: the polytope grows there".to_owned();
    let no = format!("no: the {kind} is on the boundary of P ⊖ Q, and gives the depth");
    let choices = vec![Choice::new(yes, is_beyond), Choice::new(no, !is_beyond)];
    let question =
        format!("The farthest point of P ⊖ Q along the normal of {kind} {name}: is it beyond the {kind}?");
    Prediction::of_choices(question, choices, reason)
}

fn seen_by_new(growth: &Growth, seen: usize, dimension: Dimension, reason: String) -> Prediction {
    let kind = facet_kind(dimension);
    let all = growth.facets.iter().flatten().count();
    let most = all.min(MAX_COUNTED).max(seen).max(2);
    let choices = (1..=most).map(|count| Choice::new(count.to_string(), count == seen)).collect();
    Prediction::of_choices(
        format!("The new point is added. How many {kind}s does it see, and so replace?"),
        choices,
        reason,
    )
}
