//! The consequences of a defect: at every step after it, and for the verdict.

use glam::DVec3;

use super::cycle::cycles;
use super::parting::{Parting, parting, sound_run};
use super::sound::{Enclosure, nearest};
use super::{Shown, all, together};
use crate::figure::narration::span::{Listed, Narration, Number, Say, Span, VertexOf, say};
use crate::figure::narration::told;
use crate::geometry::{Convex, Side, SupportPoint, support_point};
use crate::gjk::claim::{along_unit, tolerance};
use crate::gjk::{
    Defect, Event, ExternalRun, Letter, Reference, Region, Settings, Simplex, State, Supported, Termination,
    Trace, Verdict,
};
use crate::words::{counted, enumerated};

/// The sentences about deliberate defects at every step of a run and about its verdict; and about a run that is
/// in a cycle without a notice of its own.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DefectEffects {
    /// Step by step; empty where there is nothing to say at all.
    at: Vec<Option<Narration>>,
    /// The step at which the query ends.
    end: Option<usize>,
    /// The step of the defect by which the run leaves the sound one.
    cause: Option<usize>,
}

impl DefectEffects {
    /// Those of a run with these settings. `shapes` are P and Q, of which the trace is; `reference` is the truth about them.
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
        let sound = sound_run(shapes, settings, trace);
        let parting = sound.as_ref().and_then(|sound| parting(trace, sound, &shown));
        let context = Context {
            shapes,
            trace,
            sound: sound.as_ref(),
            reference,
            shown: &shown,
            parting,
            tolerance: tolerance(trace),
        };
        let mut at = vec![None; trace.steps()];
        trace.walk(|state, event| {
            if state.supports > 0 {
                at[state.step] = context.told(state, event);
            }
        });
        let end = trace.events.iter().position(|event| matches!(event, Event::Ended(_)));
        let limit = end.filter(|_| trace.outcome.termination == Termination::IterationLimit);
        let last = cycles.last().zip(limit).map(|(cycle, step)| (step, cycle.in_hindsight()));
        for (step, words) in cycles.iter().map(|cycle| (cycle.step, cycle.words())).chain(last) {
            let slot = &mut at[step];
            *slot = Some(match slot.take() {
                Some(before) => before.then(words),
                None => words,
            });
        }
        Self { at, end, cause: parting.map(|parting| parting.cause.step) }
    }

    /// The error of a run that was told, at all steps of its iteration, or else at the end.
    fn of_told(trace: &Trace, external: &ExternalRun) -> Self {
        let Some(error) = &external.error else { return Self::default() };
        let mut at = vec![None; trace.steps()];
        trace.walk(|state, event| {
            let is_end = matches!(event, Event::Ended(_));
            let is_here = match error.iteration {
                Some(iteration) => state.supports == iteration + 1 && !is_end,
                None => is_end,
            };
            at[state.step] = is_here.then(|| told::error(external)).flatten();
        });
        Self { at, end: None, cause: None }
    }

    /// The sentences about a step: which defect shows there, or from which one it follows, and what is wrong.
    pub fn at(&self, step: usize) -> Option<&Narration> {
        self.at.get(step)?.as_ref()
    }

    /// The sentences about the verdict.
    pub fn of_verdict(&self) -> Option<&Narration> {
        self.at(self.end?)
    }

    /// The step of the defect by which the run leaves the one without defects; none where it never does.
    pub const fn cause(&self) -> Option<usize> {
        self.cause
    }
}

/// The facts that are known at a step.
struct Context<'a> {
    shapes: &'a [Convex<DVec3>; 2],
    trace: &'a Trace,
    /// The run without defects.
    sound: Option<&'a Trace>,
    reference: &'a Reference,
    shown: &'a [Shown],
    parting: Option<Parting<'a>>,
    /// The length within which a claim of the run counts as true, in scene units.
    tolerance: f64,
}

impl Context<'_> {
    fn told(&self, state: &State, event: &Event) -> Option<Narration> {
        let step = state.step;
        let before = self.shown.partition_point(|shown| shown.step < step);
        let (before, rest) = self.shown.split_at(before);
        let here = rest.iter().take_while(|shown| shown.step == step);
        if here.clone().next().is_some() {
            return Some(together(here));
        }
        let Parting { cause, from } = self.parting.filter(|parting| parting.cause.step < step)?;
        let mut out = Narration::default();
        if step < from {
            say!(&mut out; "Since ", StepName(cause), " the points are in another order than in the sound run. Apart from ");
            out.push("that, nothing has changed so far.");
        } else {
            say!(&mut out; "This follows from the mistake at ", StepName(cause), ": ");
            self.consequence(state, event, cause, before, &mut out);
        }
        Some(out)
    }

    /// States what is wrong at a step that follows from a defect.
    fn consequence(
        &self,
        state: &State,
        event: &Event,
        cause: &Shown,
        before: &[Shown],
        out: &mut Narration,
    ) {
        if let Some(termination) = state.ended {
            return self.verdict(state, termination, out);
        }
        if !state.is_rejected() && twins(&state.lettered, out) {
            return;
        }
        let says_inside = matches!(event, Event::Ruled { chosen: Region::Interior, .. });
        if says_inside && self.is_not_inside(&state.lettered, out) {
            out.push(".");
            return;
        }
        let short = self.short(state, before);
        if short.is_empty() {
            if !self.is_nearer_elsewhere(state, out) {
                self.otherwise(state, event, out);
            }
            return;
        }
        let is_of_cause = short.iter().all(|(_, shown)| shown.step == cause.step);
        let letters: Vec<Letter> = short.iter().map(|(letter, _)| *letter).collect();
        let one = letters.len() == 1;
        say!(out; Listed(&letters), if is_of_cause { ", found there," } else { "" });
        say!(out; if one { " is not the farthest point" } else { " are not the farthest points" }, " of ", Side::P);
        say!(out; " ⊖ ", Side::Q, if one { " along the direction that was asked" } else { " along the directions that were asked" });
        if !is_of_cause {
            let steps: Vec<String> = short.iter().map(|(_, shown)| (shown.step + 1).to_string()).collect();
            say!(out; if one { " at step " } else { " at steps " }, enumerated(&steps).as_str());
        }
        out.push(".");
    }

    /// Says which feature of the simplex is nearest to the origin, where another one was clearly found to be.
    fn is_nearer_elsewhere(&self, state: &State, out: &mut Narration) -> bool {
        let letters = match state.region {
            Some(Region::Vertex(a)) => vec![a],
            Some(Region::Edge(edge)) => edge.to_vec(),
            Some(Region::Face(face, _)) => face.to_vec(),
            Some(Region::Interior) | None => return false,
        };
        let all = state.lettered.letters();
        let of = |letters: &[Letter]| nearest(&state.lettered, letters, self.trace.dimension);
        let (Some((_, found)), Some((nearest, least))) = (of(&letters), of(all)) else { return false };
        let is_inside = Enclosure::of(&state.lettered, self.trace.dimension) == Some(Enclosure::Inside);
        let least = if is_inside { 0.0 } else { least };
        if found - least <= self.tolerance {
            return false;
        }
        if is_inside {
            say!(out; "the origin is inside ", Letters(all), ".");
            return true;
        }
        say!(out; "the origin is nearer to ", match nearest.len() {
            1 => "vertex ",
            2 => "edge ",
            _ => "face ",
        }, Letters(&nearest), ", at ", Number(least), " instead of ", Number(found), ".");
        true
    }

    /// States what the sound run does meanwhile.
    fn otherwise(&self, state: &State, event: &Event, out: &mut Narration) {
        let sound = self.sound.map(Trace::iterations).unwrap_or_default();
        let Some(twin) = sound.get(state.iteration()) else {
            return self.has_ended(out);
        };
        let found = match event {
            Event::Supported(Supported { support, .. }) if support.point != twin.support.point => {
                Some(&twin.support)
            }
            _ => None,
        };
        if let Some(support) = found {
            say!(out; "the sound run finds ", VertexOf(Side::P, support.index_p), " − ");
            say!(out; VertexOf(Side::Q, support.index_q), " in this iteration.");
        } else {
            out.push("the sound run goes another way from there.");
        }
    }

    /// That the sound run is over.
    fn has_ended(&self, out: &mut Narration) {
        let Some(Trace { outcome, .. }) = self.sound else { return };
        let supports = counted(outcome.supports, "support");
        // Not with which verdict, which may be hidden.
        say!(out; "the sound run has ended by now, after ", supports.as_str(), ".");
    }

    /// Points of the simplex that were found by a defect, with the step at which each was: the last time it was found.
    fn short<'s>(&self, state: &State, before: &'s [Shown]) -> Vec<(Letter, &'s Shown)> {
        let found_at = |point: &SupportPoint<DVec3>| {
            let events = self.trace.events[..=state.step].iter().enumerate();
            events.rev().find_map(|(step, event)| match event {
                Event::Supported(Supported { support, .. }) if support == point => Some(step),
                _ => None,
            })
        };
        let is_of_support = |shown: &&Shown| {
            matches!(shown.defect, Defect::NoNegation | Defect::MaximumFromZero | Defect::InverseForTranspose)
        };
        let defective = |step: usize| before.iter().filter(is_of_support).find(|shown| shown.step == step);
        let points = state.lettered.lettered();
        points.filter_map(|(letter, point)| Some((letter, defective(found_at(point)?)?))).collect()
    }

    /// Says that the origin is not inside the simplex, where it is not.
    fn is_not_inside(&self, lettered: &Simplex<DVec3>, out: &mut Narration) -> bool {
        let name = lettered.letters();
        match Enclosure::of(lettered, self.trace.dimension) {
            Some(Enclosure::Outside) => say!(out; "the origin is not inside ", Letters(name)),
            Some(Enclosure::Flat) => say!(out; Letters(name), " is flat, and nothing is inside it"),
            Some(Enclosure::Inside) | None => return false,
        }
        true
    }

    /// Says whether the verdict is right, and which reason for it is not.
    fn verdict(&self, state: &State, termination: Termination, out: &mut Narration) {
        let said = self.trace.outcome.verdict;
        if self.reference.agrees_with(said) {
            say!(out; "the verdict ", said.word(), " is right all the same.");
            return self.sound_verdict(out);
        }
        if said == Verdict::Undecided {
            say!(out; "the run comes to no verdict; ", predicate(self.reference.verdict));
        } else {
            say!(out; "the verdict ", said.word(), " is wrong, ", predicate(self.reference.verdict));
        }
        if self.sound.is_some_and(|sound| sound.outcome.verdict == said) {
            out.push(
                ". But the sound run comes to the same verdict, so this is not the work of the mistake.",
            );
            return;
        }
        let mut reason = Narration::default();
        let is_told = match termination {
            Termination::SeparatingAxis => self.separates_nothing(&mut reason),
            Termination::OriginEnclosed => self.is_not_inside(&state.lettered, &mut reason),
            _ => false,
        };
        if is_told {
            out.push(", and ");
            out.append(reason);
        }
        out.push(".");
        self.sound_verdict(out);
    }

    /// States the verdict of the run without the defects.
    fn sound_verdict(&self, out: &mut Narration) {
        let Some(Trace { outcome, .. }) = self.sound else { return };
        let supports = counted(outcome.supports, "support");
        say!(out; " The sound run says ", outcome.verdict.word(), " after ", supports.as_str(), ".");
    }

    /// Says that P ⊖ Q reaches beyond the origin along the last direction, where it clearly does.
    fn separates_nothing(&self, out: &mut Narration) -> bool {
        let direction = self.trace.outcome.direction;
        let [p, q] = self.shapes;
        let farthest = support_point(p, q, direction);
        let reach = along_unit(farthest.point.dot(direction), direction);
        if reach <= self.tolerance {
            return false;
        }
        say!(out; "along ", Span::Direction, " ", Side::P, " ⊖ ", Side::Q, " extends ", Number(reach));
        out.push(" beyond the origin");
        true
    }
}

/// Says which points of the simplex are one and the same.
fn twins(simplex: &Simplex<DVec3>, out: &mut Narration) -> bool {
    let points = simplex.points();
    let twins = (0..points.len()).find_map(|first| {
        let second = (first + 1..points.len()).find(|second| points[*second].point == points[first].point)?;
        Some([first, second])
    });
    let Some([first, second]) = twins else { return false };
    let letters = simplex.letters();
    say!(out; letters[first], " and ", letters[second], " are the same point, ");
    let support = &points[first];
    say!(out; VertexOf(Side::P, support.index_p), " − ", VertexOf(Side::Q, support.index_q));
    out.push(match points.len() {
        2 => ": the segment has no length.",
        3 => ": the triangle has no area.",
        _ => ": the tetrahedron has no volume.",
    });
    true
}

/// The verdict as what is said of the shapes.
const fn predicate(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Overlap => "the shapes OVERLAP",
        Verdict::Touching => "the shapes are TOUCHING",
        Verdict::Separate => "the shapes are SEPARATE",
        Verdict::Undecided => "the truth is not known",
    }
}

/// `step 3 (“No negation for Q”)`.
struct StepName<'a>(&'a Shown);

impl Say for StepName<'_> {
    fn say(self, narration: &mut Narration) {
        let step = (self.0.step + 1).to_string();
        say!(narration; "step ", step.as_str(), " (“", self.0.defect.title(), "”)");
    }
}

/// `ABC`: a simplex by its letters.
struct Letters<'a>(&'a [Letter]);

impl Say for Letters<'_> {
    fn say(self, narration: &mut Narration) {
        for letter in self.0 {
            narration.push(*letter);
        }
    }
}
