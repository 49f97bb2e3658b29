//! The consequences of a defect: at every step after it, and for the verdict.

use std::collections::BTreeSet;

use glam::DVec3;

use super::cycle::{cycles, in_hindsight};
use super::parting::{Parting, parting, sound_run};
use super::sound::nearest;
use super::{Symptom, all, together};
use crate::enclosure::OriginPlace;
use crate::explain::claim::{along_unit, tolerance};
use crate::geometry::{Convex, SupportPoint, support_point};
use crate::gjk::{
    Defect, Event, Letter, Reference, Region, Settings, Simplex, State, Termination, Trace, Verdict,
};
use crate::internal::ExternalRun;
use crate::narration::end::external_error;
use crate::narration::{Components, Message, Narration, Say, enumerated, listed, message, pair, said, say};

/// The sentences about planted defects, for every step of a run and for its verdict; and the sentences about a cycle
/// that the algorithm does not detect.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DefectEffects {
    /// The sentences step by step; empty if the run has none.
    at: Vec<Option<Narration>>,
    /// The step at which the query ends.
    end: Option<usize>,
    /// The step of the defect at which the run diverges from the sound run.
    cause: Option<usize>,
}

impl DefectEffects {
    /// Creates the sentences of a run: its shapes P and Q, its settings, its trace, and the reference verdict.
    pub fn of(
        shapes: &[Convex<DVec3>; 2],
        settings: &Settings,
        trace: &Trace,
        reference: &Reference,
    ) -> Self {
        if let Some(external) = &trace.external {
            return Self::of_told(trace, external);
        }
        let shown = all(shapes, trace);
        let iterations = trace.iterations();
        let cycles = cycles(trace, &iterations);
        if shown.is_empty() && cycles.is_empty() {
            return Self::default();
        }
        let sound = &sound_run(shapes, settings, trace);
        let (sound, tolerance) = (sound.as_ref(), tolerance(trace));
        let parting = sound.and_then(|sound| parting(trace, sound, &shown));
        let aftermath = Aftermath { shapes, trace, sound, reference, shown: &shown, parting, tolerance };
        let mut at = vec![None; trace.steps()];
        trace.walk(|state, event| {
            if state.supports > 0 {
                at[state.step] = aftermath.told(state, event);
            }
        });
        let end = trace.end();
        let limit = end.filter(|_| trace.outcome.termination == Termination::IterationLimit);
        let last = limit.and_then(|step| Some((step, in_hindsight(&cycles)?)));
        for (step, words) in cycles.iter().map(|cycle| (cycle.step, cycle.words())).chain(last) {
            at[step].get_or_insert_default().add(words);
        }
        Self { at, end, cause: parting.map(|parting| parting.cause.step) }
    }

    /// Shows the error of an external run at all steps of its iteration, or else at the end.
    fn of_told(trace: &Trace, external: &ExternalRun) -> Self {
        let Some(error) = &external.error else { return Self::default() };
        let mut at = vec![None; trace.steps()];
        trace.walk(|state, _| {
            let is_end = trace.end() == Some(state.step);
            let in_iteration = |iteration| state.supports == iteration + 1 && !is_end;
            let is_here = error.iteration.map_or(is_end, in_iteration);
            at[state.step] = is_here.then(|| external_error(external)).flatten();
        });
        Self { at, end: None, cause: None }
    }

    /// Returns the sentences about a step: the defect that shows at this step or caused its error, and the error.
    pub fn at(&self, step: usize) -> Option<&Narration> {
        self.at.get(step)?.as_ref()
    }

    /// Returns the sentences about the verdict.
    pub fn of_verdict(&self) -> Option<&Narration> {
        self.at(self.end?)
    }

    /// Returns the step of the defect at which the run diverges from the run without defects. Returns `None` if it
    /// never diverges.
    pub const fn cause(&self) -> Option<usize> {
        self.cause
    }
}

/// The facts that are known at a step.
struct Aftermath<'a> {
    shapes: &'a [Convex<DVec3>; 2],
    trace: &'a Trace,
    /// The run without defects.
    sound: Option<&'a Trace>,
    reference: &'a Reference,
    shown: &'a [Symptom],
    parting: Option<Parting<'a>>,
    /// The length within which a claim of the run counts as true, in scene units.
    tolerance: f64,
}

impl Aftermath<'_> {
    fn told(&self, state: &State, event: &Event) -> Option<Narration> {
        let step = state.step;
        let before = self.shown.partition_point(|shown| shown.step < step);
        let (before, rest) = self.shown.split_at(before);
        let here = rest.iter().take_while(|shown| shown.step == step);
        if here.clone().next().is_some() {
            return Some(together(here));
        }
        let Parting { cause, from } = self.parting.filter(|parting| parting.cause.step < step)?;
        if step < from {
            return message!("defect-order"; cause = step_of(cause)).part(None);
        }
        Some(self.consequence(state, event, cause, before))
    }

    /// States the error at a step that follows from a defect.
    fn consequence(&self, state: &State, event: &Event, cause: &Symptom, before: &[Symptom]) -> Narration {
        if let Some(termination) = state.ended {
            return self.verdict(state, termination, cause);
        }
        let twins = || if state.is_rejected() { None } else { twins(&state.lettered) };
        let says_inside = event.ruled().is_some_and(|ruled| ruled.chosen == Region::Interior);
        let not_inside = || if says_inside { self.is_not_inside(&state.lettered) } else { None };
        if let Some(words) = twins().or_else(not_inside) {
            return because(words, step_of(cause));
        }
        let short = self.short(state, before);
        if short.is_empty() {
            let nearer = self.is_nearer_elsewhere(state).map(|words| because(words, step_of(cause)));
            return nearer.unwrap_or_else(|| self.otherwise(state, event, cause));
        }
        let letters: Vec<Letter> = short.iter().map(|(letter, _)| *letter).collect();
        let causes = Defect::ALL.into_iter().filter_map(|defect| {
            let steps = short.iter().filter(|(_, shown)| shown.defect == defect);
            let steps: BTreeSet<usize> = steps.map(|(_, shown)| shown.step).collect();
            (!steps.is_empty()).then(|| steps_of(defect, steps))
        });
        let causes: Vec<Message> = causes.collect();
        let words = message!("defect-short"; letters = listed(&letters), count: letters.len());
        because(words, enumerated(causes.into_iter()))
    }

    /// States the feature of the simplex nearest to the origin, if the run clearly found another one.
    fn is_nearer_elsewhere(&self, state: &State) -> Option<Message> {
        let region = state.region.filter(|region| *region != Region::Interior)?;
        let all = state.lettered.letters();
        let of = |letters: &[Letter]| nearest(&state.lettered, letters, self.trace.dimension);
        let ((_, found), (nearest, least)) = (of(region.letters())?, of(all)?);
        let is_inside =
            OriginPlace::of(state.lettered.points(), self.trace.dimension) == Some(OriginPlace::Inside);
        if found - if is_inside { 0.0 } else { least } <= self.tolerance {
            return None;
        }
        let letters = if is_inside { all } else { as_named(&nearest, state) };
        Some(message!("defect-nearer"; letters, count: letters.len(), least, found, :is_inside))
    }

    /// States what the run without defects does at this step.
    fn otherwise(&self, state: &State, event: &Event, cause: &Symptom) -> Narration {
        let Some(sound) = self.sound else { return Narration::default() };
        let cause = step_of(cause);
        let twin = sound.iterations().get(state.iteration()).map(|twin| twin.support);
        let found = event.supported().map(|supported| supported.support.point);
        said(match twin {
            // The verdict is not named, since it may be hidden.
            None => message!("defect-twin-ended"; supports: sound.outcome.supports, cause),
            Some(twin) if found.is_some_and(|found| found != twin.point) => {
                let place = || said(Components(twin.point, self.trace.dimension));
                let point = vertices(&twin).unwrap_or_else(place);
                message!("defect-twin-finds"; point, cause)
            }
            Some(_) => message!("defect-elsewhere"; cause),
        })
    }

    /// Returns the points of the simplex that a defect found, each with the last step at which it was found.
    fn short<'s>(&self, state: &State, before: &'s [Symptom]) -> Vec<(Letter, &'s Symptom)> {
        let found_at = |point: &SupportPoint<DVec3>| {
            let is_found = |event: &Event| event.supported().is_some_and(|found| found.support == *point);
            self.trace.events[..=state.step].iter().rposition(is_found)
        };
        let is_of_support = |shown: &&Symptom| {
            matches!(shown.defect, Defect::NoNegation | Defect::MaximumFromZero | Defect::InverseForTranspose)
        };
        let defective = |step: usize| before.iter().filter(is_of_support).find(|shown| shown.step == step);
        let points = state.lettered.lettered();
        points.filter_map(|(letter, point)| Some((letter, defective(found_at(point)?)?))).collect()
    }

    /// States that the origin is not inside the simplex, if that is so.
    fn is_not_inside(&self, lettered: &Simplex<DVec3>) -> Option<Message> {
        let (letters, count) = (lettered.letters(), lettered.len());
        let enclosure = OriginPlace::of(lettered.points(), self.trace.dimension)?;
        let is_flat = enclosure == OriginPlace::Flat;
        (enclosure != OriginPlace::Inside).then(|| message!("defect-not-inside"; letters, :count, :is_flat))
    }

    /// States whether the verdict is right, and which reason for the verdict is wrong.
    fn verdict(&self, state: &State, termination: Termination, cause: &Symptom) -> Narration {
        let verdict = self.trace.outcome.verdict;
        let (cause, word) = (step_of(cause), verdict.word());
        if self.reference.agrees_with(verdict) {
            return self.then_sound(said(message!("defect-right"; said = word, cause)));
        }
        let truth = (!self.reference.is_open()).then_some(self.reference.verdict);
        let (truth, is_undecided) = (message!("defect-truth"; verdict: truth), verdict == Verdict::Undecided);
        let mut words = said(message!("defect-wrong"; said = word, truth, :is_undecided));
        if self.sound.is_some_and(|sound| sound.outcome.verdict == verdict) {
            return said(message!("defect-not-to-blame"; words, cause));
        }
        let reason = match termination {
            Termination::SeparatingAxis => self.separates_nothing(),
            Termination::OriginEnclosed => self.is_not_inside(&state.lettered),
            _ => None,
        };
        if let Some(reason) = reason {
            words.add(reason);
        }
        self.then_sound(because(words, cause))
    }

    /// Appends the verdict of the run without the defects.
    fn then_sound(&self, words: Narration) -> Narration {
        let Some(Trace { outcome, .. }) = self.sound else { return words };
        let (verdict, supports) = (outcome.verdict.word(), outcome.supports);
        words.then(said(message!("defect-twin-verdict"; said = verdict, :supports)))
    }

    /// States that P ⊖ Q extends past the origin along the last direction, if it clearly does.
    fn separates_nothing(&self) -> Option<Message> {
        let direction = self.trace.outcome.direction;
        let [p, q] = self.shapes;
        let farthest = support_point(p, q, direction);
        let support_value = along_unit(farthest.point.dot(direction), direction);
        (support_value > self.tolerance).then(|| message!("defect-separates-nothing"; support_value))
    }
}

/// Names points of the simplex that coincide.
fn twins(simplex: &Simplex<DVec3>) -> Option<Message> {
    let points = simplex.points();
    let [first, second] = (0..points.len()).find_map(|first| {
        let second = (first + 1..points.len()).find(|second| points[*second].point == points[first].point)?;
        Some([first, second])
    })?;
    let pair = vertices(&points[first]).map(|pair| say!(", ", pair));
    let letters = simplex.letters();
    let (first, second) = (letters[first], letters[second]);
    Some(message!("defect-twins"; first, second, pair, count: points.len()))
}

/// Formats the vertex pair: `p1 − q2`. Returns `None` if a shape has no vertices.
fn vertices(support: &SupportPoint<DVec3>) -> Option<Narration> {
    Some(pair([Some(support.index_p?), Some(support.index_q?)]))
}

/// Names a defect with its step: `“No negation for Q” at step 3`.
fn step_of(shown: &Symptom) -> Message {
    steps_of(shown.defect, BTreeSet::from([shown.step]))
}

/// Names a defect with its steps: `“No negation for Q” at steps 3 and 7`.
fn steps_of(defect: Defect, steps: BTreeSet<usize>) -> Message {
    let count = steps.len();
    let steps: Vec<String> = steps.into_iter().map(|step| (step + 1).to_string()).collect();
    message!("defect-steps"; title = defect.title(), :count, steps = enumerated(steps.into_iter()))
}

/// Joins the words about an effect and about its cause.
fn because(words: impl Say, cause: impl Say) -> Narration {
    said(message!("defect-cause"; words, cause))
}

/// Returns the letters of a feature in the order in which the run names them: `ADB`, not `ABD`.
fn as_named<'a>(letters: &'a [Letter], state: &'a State) -> &'a [Letter] {
    let mut named = state.findings.iter().map(|finding| finding.region.letters());
    let is_same = |named: &&[Letter]| {
        named.len() == letters.len() && named.iter().all(|letter| letters.contains(letter))
    };
    named.find(is_same).unwrap_or(letters)
}
