//! The questions that an event answers.

use glam::DVec3;

use super::question::{Asked, Choice, Place, Prediction, vertex_name, way};
use super::{direction, growth, length};
use crate::epa;
use crate::figure::analysis::Analysis;
use crate::figure::narration::{self, Digits};
use crate::figure::ties::{maxima, support_values};
use crate::geometry::{Side, SupportPoint};
use crate::gjk::claim;
use crate::gjk::{Event, Letter, Question, ReachTest, Sign, State, Supported, Trace};

/// The question about the verdict. Pages of lessons ask it at any step, so it does not mention the shown
/// step.
pub const VERDICT_QUESTION: &str = "Which verdict does the algorithm give at its end?";

/// Returns the questions that the event at this index of [`Trace::events`](crate::gjk::Trace::events)
/// answers, in order. Empty for an event that decides nothing, and for the first one, before which nothing
/// is shown.
pub fn predictions(analysis: &Analysis, event: usize) -> Vec<Prediction> {
    let trace = &analysis.trace;
    let (Some(before), Some(next)) = (event.checked_sub(1), trace.events.get(event)) else {
        return Vec::new();
    };
    let state = trace.state(before);
    let reason = || narration::narrate(trace, event).to_plain();
    match next {
        Event::Supported(supported) => supports(analysis, supported),
        Event::Tested(tested) => {
            let product = narration::product(tested.test.question);
            let place = place(tested.test.question);
            let reason = format!(
                "{product} is {}: O lies {}.",
                narration::short(tested.value),
                side_of(tested.test.question, tested.sign)
            );
            let question = format!("{place} Which sign has {product}?");
            vec![Prediction::of_choices(question, signs(&product, tested.sign), reason)]
        }
        // A single point has only one region.
        Event::Ruled { findings, .. } if findings.len() < 2 => Vec::new(),
        Event::Ruled { chosen, findings, .. } => {
            let choices = findings.iter().map(|finding| Choice {
                region: Some(finding.region),
                ..Choice::new(finding.region.to_string(), finding.region == *chosen)
            });
            let question = "In which region of the simplex does the algorithm find O?";
            vec![Prediction::of_choices(question, choices.collect(), reason())]
        }
        Event::Reduced { kept, .. } => {
            reduction(&state, kept, reduction_reason(trace, event)).into_iter().collect()
        }
        Event::Redirected { direction, exactly_zero } => {
            let found = (!exactly_zero).then_some(*direction);
            vec![direction::prediction(&state, trace.dimension, found, reason())]
        }
        // A verdict that exact arithmetic has settled is known at the end.
        Event::Ended(_) if state.settled.is_some() => Vec::new(),
        Event::Ended(_) | Event::SettledExactly { .. } => {
            let verdict = trace.outcome.verdict;
            let words = ["OVERLAP", "TOUCHING", "SEPARATE", "UNDECIDED"];
            let choices = words.into_iter().map(|word| Choice::new(word, word == verdict.word())).collect();
            vec![Prediction::of_choices(VERDICT_QUESTION, choices, reason())]
        }
        Event::Epa(epa::Event::Inflated { direction, support }) => {
            let missing = growth::missing(trace, event).into_iter();
            missing.chain(farthest(analysis, *direction, *support)).collect()
        }
        Event::Epa(epa::Event::Seeded { facets, .. }) => {
            let was_inflated = matches!(trace.events[before], Event::Epa(epa::Event::Inflated { .. }));
            growth::seeded(trace, facets).filter(|_| was_inflated).into_iter().collect()
        }
        Event::Epa(event) => growth::predictions(state.growth.as_ref(), event, trace.dimension, reason),
        Event::Measured(measurement) => {
            length::prediction(trace, measurement, reason()).into_iter().collect()
        }
        Event::OnCores { .. }
        | Event::Relabelled { .. }
        | Event::Projected { .. }
        | Event::Weighed { .. }
        | Event::Approached { .. } => Vec::new(),
    }
}

/// Asks for the farthest vertex of each shape that has vertices, then for the sign of A·v, if it is tested.
fn supports(analysis: &Analysis, supported: &Supported) -> Vec<Prediction> {
    let v = supported.direction;
    let mut asked = farthest(analysis, v, supported.support);
    if supported.test != ReachTest::Untested {
        let reach = narration::short(supported.reach);
        let says = match supported.sign {
            Sign::Positive => "A lies beyond O along v",
            Sign::Zero => "A is level with O",
            Sign::Negative => "A does not reach O, and v separates P and Q",
        };
        let question =
            "The farthest point of P ⊖ Q along v becomes A. Does it get beyond O: which sign has A·v?";
        let mut choices = signs("A·v", supported.sign);
        let places = [Place::Toward(-v), Place::AtOrigin, Place::Toward(v)];
        for (choice, place) in choices.iter_mut().zip(places) {
            choice.place = Some(place);
        }
        asked.push(Prediction::of_choices(question, choices, format!("A·v is {reach}: {says}.")));
    }
    asked
}

/// Asks for the farthest vertex of each shape in the direction v, if it has vertices.
fn farthest(analysis: &Analysis, v: DVec3, support: SupportPoint<DVec3>) -> Vec<Prediction> {
    let found = [(Side::P, support.index_p, v), (Side::Q, support.index_q, -v)];
    let is_asked = |found: &(Side, Option<usize>, DVec3)| {
        let vertices = analysis.convexes[found.0].core_vertices().unwrap_or_default();
        vertices.len() > 1 && v != DVec3::ZERO
    };
    let ask = |(side, index, toward): (Side, Option<usize>, DVec3)| {
        let values = support_values(analysis, side, toward);
        let right = right_vertices(analysis, &values, index?, toward);
        if right.is_empty() {
            // The products overflow.
            return None;
        }
        let name = way(side);
        let reason = farthest_reason(side, &values, &right, index?);
        Some(Prediction {
            question: format!(
                "v = {}. Which vertex of {} is the farthest along {name}?",
                Digits::Four.write_vector(v, analysis.dimension),
                side.name()
            ),
            asked: Asked::Vertex { side, count: values.len(), right },
            reason,
            points: Vec::new(),
            values,
        })
    };
    found.into_iter().filter(is_asked).filter_map(ask).collect()
}

/// The farthest vertices. The one of the run counts too, if it falls short of them by roundoff only: the direction that
/// is recorded may differ by that from the one of the query. With a defect it may be none of them.
fn right_vertices(analysis: &Analysis, values: &[f64], index: usize, toward: DVec3) -> Vec<usize> {
    let mut right = maxima(values);
    let short = |most: &usize| claim::along_unit(values[*most] - values[index], toward);
    if !right.contains(&index)
        && right.first().is_some_and(|most| short(most) <= claim::tolerance(&analysis.trace))
    {
        right.push(index);
        right.sort_unstable();
    }
    right
}

/// Why the right vertices are right, and that the run takes another one, if it does.
fn farthest_reason(side: Side, values: &[f64], right: &[usize], index: usize) -> String {
    let Some(best) = right.first() else { return String::new() };
    let (far, name, shape) = (narration::short(values[*best]), way(side), side.name());
    let most = match right {
        [one] => format!("{} reaches {far} along {name}, the most of {shape}", vertex_name(side, *one)),
        _ => format!("They all reach {far} along {name}, the most of {shape}"),
    };
    if right.contains(&index) {
        return format!("{most}.");
    }
    let [got, _] = narration::distinct(values[index], values[*best]);
    format!("{most}. The run takes {}, which reaches only {got}.", vertex_name(side, index))
}

fn signs(product: &str, right: Sign) -> Vec<Choice> {
    [(Sign::Negative, "<"), (Sign::Zero, "="), (Sign::Positive, ">")]
        .map(|(sign, relation)| Choice::new(format!("{product} {relation} 0"), sign == right))
        .into()
}

/// The question of a test, as a sentence.
fn place(question: Question) -> String {
    match question {
        Question::Along { edge: [a, b] } => {
            format!("The plane through {a} perpendicular to {a}{b} is tested.")
        }
        Question::BeyondEdge { edge: [a, b], face: [x, y, z] } => {
            format!("Is O beyond edge {a}{b}, outside of triangle {x}{y}{z}?")
        }
        Question::OverFace { face: [a, b, c] } => format!("On which side of face {a}{b}{c} is O?"),
    }
}

/// The place of O according to the sign of a test.
fn side_of(question: Question, sign: Sign) -> String {
    let [beyond, short] = match question {
        Question::Along { edge: [_, b] } => {
            [format!("on the side of {b}"), format!("on the side away from {b}")]
        }
        Question::BeyondEdge { edge: [a, b], .. } => {
            [format!("beyond edge {a}{b}"), format!("on the inner side of edge {a}{b}")]
        }
        Question::OverFace { face: [a, b, c] } => [format!("above {a}{b}{c}"), format!("below {a}{b}{c}")],
    };
    match sign {
        Sign::Positive => beyond,
        Sign::Negative => short,
        Sign::Zero => "in the plane of the test".to_owned(),
    }
}

/// The ruling of this iteration with its numbers, on which it depends which points stay, and then these.
fn reduction_reason(trace: &Trace, event: usize) -> String {
    let iteration = trace.events[..event].iter().enumerate().rev();
    let mut iteration = iteration.take_while(|(_, event)| !matches!(event, Event::Supported(_)));
    let ruled = iteration.find(|(_, event)| matches!(event, Event::Ruled { .. }));
    let ruling = ruled.map(|(step, _)| narration::explain(trace, step).brief().to_plain());
    let kept = narration::narrate(trace, event).to_plain();
    ruling.into_iter().chain([kept]).collect::<Vec<_>>().join(" ")
}

/// Asks which points stay. A simplex of one point has nothing to drop.
fn reduction(state: &State, kept: &[Letter], reason: String) -> Option<Prediction> {
    let letters = state.simplex.letters();
    if letters.len() < 2 {
        return None;
    }
    let mut stays = kept.to_vec();
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
            choices.push(Choice { kept: chosen, ..Choice::new(words.join(", "), is_right) });
        }
    }
    choices.iter().any(|choice| choice.is_right).then(|| Prediction {
        points: state.simplex.lettered().map(|(letter, point)| (letter, point.point)).collect(),
        ..Prediction::of_choices("Which points does the algorithm keep?", choices, reason)
    })
}
