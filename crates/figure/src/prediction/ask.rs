//! The questions that an event answers.

use glam::DVec3;

use super::question::{AnswerChoice, OfferedAnswers, PicturePlace, Prediction, vertex_name, way};
use super::{direction, growth, length};
use crate::analysis::Analysis;
use crate::epa;
use crate::geometry::{Side, SupportPoint};
use crate::gjk::claim;
use crate::gjk::{Event, Letter, PlaneQuestion, ReachTest, Sign, State, Supported, Trace, Verdict};
use crate::message::text;
use crate::narration::{self, Digits};
use crate::ties::{maxima, support_values};

/// The question about the verdict. Pages of lessons ask it at any step, so it does not mention the shown
/// step.
pub fn verdict_question() -> &'static str {
    text!("figure-which-verdict")
}

/// Returns the questions that the event at this index of [`Trace::events`](crate::gjk::Trace::events) answers, in
/// order. Empty for an event that decides nothing, and for the first event, before which nothing is shown.
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
            let [test, a, b, face] = parts_of(tested.test.question);
            let (value, sign) = (narration::short(tested.value), tested.sign.name());
            let reason = text!(
                "figure-o-lies";
                product = product, value = value, sign = sign, test = test, a = a, b = b, face = face
            );
            let question =
                text!("figure-which-sign"; test = test, a = a, b = b, face = face, product = product);
            vec![Prediction::of_choices(question, signs(&product, tested.sign), reason)]
        }
        // A single point has only one region.
        Event::Ruled { findings, .. } if findings.len() < 2 => Vec::new(),
        Event::Ruled { chosen, findings, .. } => {
            let choices = findings.iter().map(|finding| AnswerChoice {
                region: Some(finding.region),
                ..AnswerChoice::new(narration::region_name(finding.region), finding.region == *chosen)
            });
            let question = text!("figure-in-which-region-of-the");
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
            let all = [Verdict::Overlap, Verdict::Touching, Verdict::Separate, Verdict::Undecided];
            let choices = all.into_iter().map(|it| AnswerChoice::new(it.word(), it == verdict)).collect();
            vec![Prediction::of_choices(verdict_question(), choices, reason())]
        }
        Event::Epa(epa::EpaEvent::Inflated { direction, support }) => {
            let missing = growth::missing(trace, event).into_iter();
            missing.chain(farthest(analysis, *direction, *support)).collect()
        }
        Event::Epa(epa::EpaEvent::Seeded { facets, .. }) => {
            let was_inflated = matches!(trace.events[before], Event::Epa(epa::EpaEvent::Inflated { .. }));
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
        let (support_value, sign) = (narration::short(supported.support_value), supported.sign.name());
        let question = text!("figure-the-farthest-point-of-p");
        let mut choices = signs("A·v", supported.sign);
        let places = [PicturePlace::Toward(-v), PicturePlace::AtOrigin, PicturePlace::Toward(v)];
        for (choice, place) in choices.iter_mut().zip(places) {
            choice.place = Some(place);
        }
        asked.push(Prediction::of_choices(
            question,
            choices,
            text!("figure-a-v-is"; support_value = support_value, sign = sign),
        ));
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
            question: text!(
                "figure-v-which-vertex-of-is";
                v = Digits::Four.write_vector(v, analysis.dimension), shape = side.name(), way = name
            ),
            asked: OfferedAnswers::Vertex { side, count: values.len(), right },
            reason,
            points: Vec::new(),
            values,
        })
    };
    found.into_iter().filter(is_asked).filter_map(ask).collect()
}

/// The farthest vertices. They include the run's own vertex if it falls short only by roundoff, since the recorded
/// direction may differ from the query's by as much. With a defect, they may not include the run's vertex.
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

/// Explains why the right vertices are right, and states whether the run takes another one.
fn farthest_reason(side: Side, values: &[f64], right: &[usize], index: usize) -> String {
    let Some(best) = right.first() else { return String::new() };
    let far = narration::short(values[*best]);
    let run = if right.contains(&index) { "right" } else { "other" };
    let [got, _] = narration::distinct(values[index], values[*best]);
    let [vertex, taken] = [*best, index].map(|index| vertex_name(side, index));
    text!(
        "figure-reaches";
        count = right.len(), vertex = vertex, far = far, way = way(side), shape = side.name(),
        run = run, taken = taken, got = got
    )
}

fn signs(product: &str, right: Sign) -> Vec<AnswerChoice> {
    [(Sign::Negative, "<"), (Sign::Zero, "="), (Sign::Positive, ">")]
        .map(|(sign, relation)| AnswerChoice::new(format!("{product} {relation} 0"), sign == right))
        .into()
}

/// The kind of a test, the two letters of its edge, and those of its face.
fn parts_of(question: PlaneQuestion) -> [String; 4] {
    let (kind, edge, face) = match question {
        PlaneQuestion::Along { edge } => ("along", Some(edge), None),
        PlaneQuestion::BeyondEdge { edge, face } => ("edge", Some(edge), Some(face)),
        PlaneQuestion::OverFace { face } => ("face", None, Some(face)),
    };
    let [a, b] = edge.map_or_else(Default::default, |edge| edge.map(|letter| letter.to_string()));
    let face = face.map_or_else(String::new, |[a, b, c]| format!("{a}{b}{c}"));
    [kind.to_owned(), a, b, face]
}

/// The ruling of this iteration with its numbers, and then the points kept because of it.
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
            choices.push(AnswerChoice { kept: chosen, ..AnswerChoice::new(words.join(", "), is_right) });
        }
    }
    choices.iter().any(|choice| choice.is_right).then(|| Prediction {
        points: state.simplex.lettered().map(|(letter, point)| (letter, point.point)).collect(),
        ..Prediction::of_choices(text!("figure-which-points-does-the-algorithm"), choices, reason)
    })
}
