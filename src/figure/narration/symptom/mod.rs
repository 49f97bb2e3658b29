//! Where a deliberate defect shows: which decision went wrong at this step, and what it ought to have been; and what
//! of the steps after it, and of the verdict, rests on that.
//!
//! A step is blamed only where the sound rule, applied to the same simplex and direction, would have decided otherwise.

mod aftermath;
mod cycle;
mod parting;
mod sound;

use std::ops::Range;

use glam::DVec3;

pub use aftermath::DefectEffects;

use super::number::short;
use super::span::named;
use super::span::{Components, Narration, Number, Span, VertexOf, say};
use crate::geometry::{Convex, Dimension, Side};
use crate::gjk::Letter::{A, B, C, D};
use crate::gjk::claim::{along_unit, tolerance};
use crate::gjk::{
    self, Algorithm, Defect, Event, FaceSide, Finding, Letter, PlaneTest, Question, ReachTest, Region,
    Ruling, Sign, Simplex, Supported, Termination, Tested, Trace,
};
use sound::Sound;

/// The effect of deliberate defects at a step of the run: one or more sentences, each of which names one. None where
/// the run has no defects, or none of them shows at this very step. `shapes` are P and Q, of which the trace is.
pub fn symptom(shapes: &[Convex<DVec3>; 2], trace: &Trace, step: usize) -> Option<Narration> {
    shown_in(shapes, trace, step..step + 1)
}

/// The words in place of every sentence while a deliberate defect is hidden.
pub fn sealed() -> Narration {
    let mut out = Narration::default();
    out.push("A mistake is hidden in this algorithm, and the sentence of this step would name it. Hold the picture and ");
    out.push("the numbers in STEPS against the lines of CODE, which are without the mistake.");
    out
}

/// The first of these steps at which defects show, in words.
pub(in crate::figure) fn shown_in(
    shapes: &[Convex<DVec3>; 2],
    trace: &Trace,
    steps: Range<usize>,
) -> Option<Narration> {
    let shown = all(shapes, trace);
    let first = shown.iter().find(|shown| steps.contains(&shown.step))?.step;
    Some(together(shown.iter().filter(|shown| shown.step == first)))
}

/// All that shows at one step.
fn together<'a>(shown: impl Iterator<Item = &'a Shown>) -> Narration {
    let mut out = Narration::default();
    for Shown { defect, words, .. } in shown {
        if !out.spans().is_empty() {
            out.push(" ");
        }
        say!(&mut out; "Wrong on purpose, “", defect.title(), "”: ");
        out.append(words.clone());
    }
    out
}

/// A defect that shows at a step.
struct Shown {
    step: usize,
    defect: Defect,
    /// The decision of the sound rule.
    words: Narration,
    effect: Effect,
}

/// The change that a defect has made.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Effect {
    /// Nothing: the sound rule decides the same.
    Nothing,
    /// A point, a sign, a region, an order or a direction.
    Something,
}

/// All places where defects show, in the order of the steps.
fn all(shapes: &[Convex<DVec3>; 2], trace: &Trace) -> Vec<Shown> {
    let mut shown: Vec<Shown> = Vec::new();
    if trace.defects.is_none() {
        return shown;
    }
    let mut signs = Signs {
        trace,
        sound: Sound::of(shapes, trace.precision),
        tolerance: tolerance(trace),
        lettered: Simplex::EMPTY,
        not_turned: None,
        was_zero: false,
    };
    trace.walk(|state, event| {
        let step = state.step;
        signs.lettered = state.lettered;
        for defect in trace.defects.iter() {
            let mut words = Narration::default();
            let effect = signs.look(defect, step, event, &mut words);
            if !words.spans().is_empty() {
                shown.push(Shown { step, defect, words, effect });
            }
        }
        match event {
            Event::Redirected { exactly_zero: true, .. } => signs.was_zero = true,
            Event::Ruled { chosen, .. } if is_below(Some(*chosen)) => {
                signs.not_turned = trace.defects.contains(Defect::NoFlip).then_some(step);
            }
            _ => {}
        }
    });
    shown
}

const fn is_below(region: Option<Region>) -> bool {
    matches!(region, Some(Region::Face(_, FaceSide::Below)))
}

/// The signs of defects in an iteration.
struct Signs<'a> {
    trace: &'a Trace,
    sound: Sound<'a>,
    /// The length within which a claim of the run counts as true, in scene units.
    tolerance: f64,
    /// The simplex with the letters of this iteration.
    lettered: Simplex<DVec3>,
    /// The last step at which a triangle ought to have been turned over and was not.
    not_turned: Option<usize>,
    /// Whether the search direction was zero at an earlier step.
    was_zero: bool,
}

impl Signs<'_> {
    /// Says what a defect has done at a step, if it shows there.
    fn look(&self, defect: Defect, step: usize, event: &Event, out: &mut Narration) -> Effect {
        match (defect, event) {
            (Defect::NoNegation, Event::Supported(_)) => self.q_asked_along(event, out),
            (Defect::MaximumFromZero, Event::Supported(_)) => self.first_vertex_won(event, out),
            (Defect::InverseForTranspose, Event::Supported(_)) => self.asked_with_inverse(event, out),
            (Defect::RejectsAtZero, Event::Supported(_)) => self.rejected_at_zero(event, out),
            (Defect::NoZeroGuard, Event::Supported(_) | Event::Redirected { .. }) => {
                self.went_on_with_zero(step, out);
            }
            (Defect::ReversedWinding, Event::Tested(Tested { test, value, .. })) => {
                self.normal_points_in(test, *value, out);
            }
            (Defect::NoFlip, Event::Tested(Tested { test, value, .. })) => {
                self.is_inside_out(test, *value, out);
            }
            (Defect::NoFlip, Event::Ruled { chosen, .. }) => was_not_turned(Some(*chosen), out),
            (Defect::FirstFaceWins, Event::Ruled { chosen, findings, .. }) => {
                return self.passed_over(*chosen, findings, out);
            }
            _ => {}
        }
        Effect::Something
    }

    fn components(&self, vector: DVec3) -> Components {
        Components(vector, self.trace.dimension)
    }

    // ---- Support points -----------------------------------------------------------------------------------------

    fn q_asked_along(&self, event: &Event, out: &mut Narration) {
        let Event::Supported(Supported { direction, support, .. }) = event else { return };
        let right = self.sound.support(*direction);
        // A vertex that is equally far is as good.
        if self.sound.product(right.on_q, -*direction) <= self.sound.product(support.on_q, -*direction) {
            return;
        }
        say!(out; Side::Q, " was asked along ", Span::Direction, ", too. Farthest against ", Span::Direction);
        say!(out; " is ", VertexOf(Side::Q, right.index_q), " ", self.components(right.on_q));
        say!(out; ", so ", A, " ought to be ", self.components(right.point));
        say!(out; ", which lies farther along ", Span::Direction, " than ", self.components(support.point), ".");
    }

    fn first_vertex_won(&self, event: &Event, out: &mut Narration) {
        let Event::Supported(Supported { direction, support, .. }) = event else { return };
        let q_along = self.trace.defects.contains(Defect::NoNegation);
        let for_q = if q_along { *direction } else { -*direction };
        let sides = [
            (Side::P, *direction, support.on_p, support.index_p),
            (Side::Q, for_q, support.on_q, support.index_q),
        ];
        let mut separator = "";
        for (side, asked, found, index) in sides {
            let (right, best) = self.sound.support_of(side, asked);
            let (most, got) = (self.sound.product(right, asked), self.sound.product(found, asked));
            if most <= got {
                continue;
            }
            let way = if asked == *direction { "along " } else { "against " };
            say!(out; separator, "no vertex of ", side, " has a product above 0 ", way, Span::Direction);
            if best.is_some() && short(most) != short(got) {
                say!(out; ", so ", VertexOf(side, index), " with ", Number(got), " was taken. Farthest is ");
                say!(out; VertexOf(side, best), " with ", Number(most), ".");
            } else {
                say!(out; ", so the first one was taken. Another one is ", Number(along_unit(most - got, asked)));
                out.push(" farther.");
            }
            separator = " Then ";
        }
    }

    fn asked_with_inverse(&self, event: &Event, out: &mut Narration) {
        let Event::Supported(Supported { direction, support, .. }) = event else { return };
        let q_along = self.trace.defects.contains(Defect::NoNegation);
        let for_q = if q_along { *direction } else { -*direction };
        let mut separator = "";
        for (side, asked, found) in [(Side::P, *direction, support.on_p), (Side::Q, for_q, support.on_q)] {
            let (right, index) = self.sound.support_of(side, asked);
            let short_by =
                along_unit(self.sound.product(right, asked) - self.sound.product(found, asked), asked);
            // Only ellipses and ellipsoids are asked with a matrix.
            if index.is_some() || short_by <= self.tolerance {
                continue;
            }
            let way = if asked == *direction { "along " } else { "against " };
            say!(out; separator, side, " was asked with the inverse of its matrix. Farthest ", way, Span::Direction);
            say!(out; ", by the transpose, is ", self.components(right), ", which is ", Number(short_by));
            say!(out; " farther than ", self.components(found), ".");
            separator = " ";
        }
    }

    fn rejected_at_zero(&self, event: &Event, out: &mut Narration) {
        let Event::Supported(Supported { direction, reach, sign, test: ReachTest::Rejected, .. }) = event
        else {
            return;
        };
        // A rejected support point is the last one: the run ends with it.
        let ends_apart = matches!(
            self.trace.outcome.termination,
            Termination::SeparatingAxis | Termination::ZeroDirection
        );
        if !ends_apart || *sign != Sign::Zero {
            return;
        }
        say!(out; A, "·", Span::Direction, " = ", Number(*reach), " is on the level of the origin, not short of it. ");
        say!(out; "With “<” ", named(self.trace.algorithm));
        out.push(if *direction == DVec3::ZERO {
            " would take the point."
        } else if self.trace.algorithm == Algorithm::Robust && self.was_zero {
            " would say TOUCHING here."
        } else {
            " would go on here."
        });
    }

    fn went_on_with_zero(&self, step: usize, out: &mut Narration) {
        match self.trace.events.get(step) {
            Some(Event::Redirected { exactly_zero: true, .. }) if self.asks_along_zero(step + 1) => {
                say!(out; "the origin is on the edge, so ", Span::Direction, " = 0 leads nowhere. The guard would ");
                out.push("look at right angles to the edge, on every side of it.");
            }
            Some(Event::Supported(_)) if self.asks_along_zero(step) => {
                say!(out; "every point has ", A, "·", Span::Direction, " = 0 here. The first vertices were taken");
                out.push(
                    ", and as no point lies farther along the zero vector the run takes that for a touch.",
                );
            }
            _ => {}
        }
    }

    fn asks_along_zero(&self, step: usize) -> bool {
        let event = self.trace.events.get(step);
        matches!(event, Some(Event::Supported(Supported { direction, .. })) if *direction == DVec3::ZERO)
    }

    // ---- Normals ------------------------------------------------------------------------------------------------

    /// Whether the normal of a test, as it was computed, points to the inner side of the face or edge.
    fn points_in(&self, test: &PlaneTest) -> bool {
        let opposite = match test.question {
            Question::OverFace { face } => self.opposite(&face),
            Question::BeyondEdge { edge, face } => face.into_iter().find(|letter| !edge.contains(letter)),
            Question::Along { .. } => None,
        };
        opposite.is_some_and(|opposite| {
            let value = test.normal.dot(self.lettered.at(opposite) - test.through);
            along_unit(value, test.normal) > self.tolerance
        })
    }

    /// The vertex of the tetrahedron that is not of this face.
    fn opposite(&self, face: &[Letter]) -> Option<Letter> {
        (self.lettered.len() == 4).then(|| [A, B, C, D].into_iter().find(|letter| !face.contains(letter)))?
    }

    /// Whether the run has seen a value as other than zero: without doubt.
    fn is_clear(&self, value: f64, normal: DVec3) -> bool {
        let is_large = along_unit(value, normal).abs() > self.tolerance;
        value != 0.0 && (is_large || self.trace.algorithm != Algorithm::Robust)
    }

    fn normal_points_in(&self, test: &PlaneTest, value: f64, out: &mut Narration) {
        let is_solid = self.lettered.len() == self.trace.dimension.count() + 1;
        let is_along = matches!(test.question, Question::Along { .. });
        if !is_solid || is_along || !self.is_clear(value, test.normal) {
            return;
        }
        out.push(if self.points_in(test) {
            "this normal points into the simplex"
        } else {
            "this normal is turned round"
        });
        say!(out; ". The right one gives ", test.question, " = ", Number(-value));
        match test.question {
            Question::OverFace { face } => {
                say!(out; ": ", face, if value > 0.0 { " does not see" } else { " sees" }, " the origin.");
            }
            Question::BeyondEdge { edge, .. } => {
                say!(out; ": the origin is ", if value > 0.0 { "not beyond" } else { "beyond" }, " ", edge, ".");
            }
            Question::Along { .. } => {}
        }
    }

    fn is_inside_out(&self, test: &PlaneTest, value: f64, out: &mut Narration) {
        let (Question::OverFace { face }, Some(not_turned)) = (test.question, self.not_turned) else {
            return;
        };
        let others = self.trace.defects.without(Defect::NoFlip);
        let Some(opposite) = self.opposite(&face).filter(|_| self.points_in(test)) else { return };
        if !others.is_none() || !self.is_clear(value, test.normal) {
            return;
        }
        let step = (not_turned + 1).to_string();
        say!(out; opposite, " is on the side to which the normal of ", face, " points: the tetrahedron is inside ");
        say!(out; "out, since the triangle of step ", step.as_str(), " was not turned over. The right normal gives ");
        say!(out; test.question, " = ", Number(-value), ".");
    }

    // ---- Faces --------------------------------------------------------------------------------------------------

    fn passed_over(&self, taken: Region, findings: &[Finding], out: &mut Narration) -> Effect {
        let simplex = &self.lettered;
        // Which faces see the origin says their normals, and these are right only in a tetrahedron that is not inside out.
        if sound::is_inside_out(simplex) || self.trace.defects.contains(Defect::ReversedWinding) {
            return Effect::Nothing;
        }
        let mut not_asked = findings.iter().filter_map(|finding| match (finding.region, finding.ruling) {
            (Region::Face(face, FaceSide::Above), Ruling::NotAsked) => Some(face),
            _ => None,
        });
        let sees = |face: &[Letter; 3]| {
            let [a, b, c] = face.map(|letter| simplex.at(letter));
            let value = over(simplex, *face);
            value > 0.0 && self.is_clear(value, (b - a).cross(c - a))
        };
        let Some(face) = not_asked.find(sees) else { return Effect::Nothing };
        say!(out; face, " sees the origin, too (", Question::OverFace { face }, " = ", Number(over(simplex, face)));
        out.push("), and was not asked. ");
        let complete = gjk::examine(simplex, Dimension::Three);
        let found = complete.iter().find_map(|event| match event {
            Event::Ruled { chosen, .. } => Some(*chosen),
            _ => None,
        });
        match found {
            Some(region) if region == taken => {
                out.push("It does no harm this time: complete tests find the same.");
                Effect::Nothing
            }
            Some(region) => {
                say!(out; "Complete tests find the origin ", super::feature::Nearest(region), ".");
                Effect::Something
            }
            None => {
                out.push("Complete tests find that all three faces see it, and end.");
                Effect::Something
            }
        }
    }
}

/// Whether a run is in a cycle that its algorithm takes no notice of.
pub(super) fn is_in_cycle(trace: &Trace) -> bool {
    !cycle::cycles(trace, &trace.iterations()).is_empty()
}

/// `ABC⟂·AO`: above zero where the face sees the origin.
pub(in crate::figure) fn over(simplex: &Simplex<DVec3>, face: [Letter; 3]) -> f64 {
    let [a, b, c] = face.map(|letter| simplex.at(letter));
    -(b - a).cross(c - a).dot(a)
}

fn was_not_turned(region: Option<Region>, out: &mut Narration) {
    let Some(Region::Face([a, b, c], FaceSide::Below)) = region else { return };
    say!(out; b, " and ", c, " ought to change places now, to ", [a, c, b], ", so that the origin is above. ");
    out.push("They stay, and the next tetrahedron will be inside out.");
}
