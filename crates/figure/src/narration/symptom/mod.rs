//! The symptoms of planted defects: the wrong and the right decision at a step, and the effect on later steps and on
//! the verdict.
//!
//! The *sound* rule is that of the algorithm without defects. A step is blamed only if the sound rule, applied to the
//! same simplex and direction, decides otherwise.

mod aftermath;
mod cycle;
mod parting;
mod sound;

use std::ops::Range;

use glam::DVec3;

pub use aftermath::DefectEffects;

use super::feature::nearest_to;
use super::phrases::placed;
use super::{Components, Narration, message, named, said, separated, short, vertex_of};
use crate::explain::claim::{along_unit, tolerance};
use crate::geometry::{Convex, Dimension, Side};
use crate::gjk::Letter::{A, B, C, D};
use crate::gjk::{
    Algorithm, Defect, Event, FaceSide, Letter, PlaneQuestion, PlaneTest, ReachTest, Region, Ruled, Ruling,
    Sign, Simplex, Supported, Termination, Tested, Trace,
};
use crate::internal;
use sound::Sound;

/// Describes the effect of planted defects at a step of the run. Each sentence names one defect.
/// Returns `None` if the run has no defects, or if no defect shows at this step. `shapes` are the P and Q of the trace.
pub fn symptom(shapes: &[Convex<DVec3>; 2], trace: &Trace, step: usize) -> Option<Narration> {
    shown_in(shapes, trace, step..step + 1)
}

/// Returns the text that replaces every sentence while a planted defect is hidden.
pub fn sealed() -> Narration {
    said(message!("defect-hidden"))
}

/// Describes the first of these steps at which defects show.
pub(crate) fn shown_in(shapes: &[Convex<DVec3>; 2], trace: &Trace, steps: Range<usize>) -> Option<Narration> {
    let shown = all(shapes, trace);
    let first = shown.iter().find(|shown| steps.contains(&shown.step))?.step;
    Some(together(shown.iter().filter(|shown| shown.step == first)))
}

/// Joins the words about all defects that show at one step.
fn together<'a>(shown: impl Iterator<Item = &'a Symptom>) -> Narration {
    let sentences = shown.map(
        |Symptom { defect, words, .. }| message!("defect-shown"; title = defect.title(), words = words.clone()),
    );
    separated(sentences, " ")
}

/// A defect that shows at a step.
struct Symptom {
    step: usize,
    defect: Defect,
    /// The decision of the sound rule.
    words: Narration,
    /// Whether the sound rule decides otherwise: on a point, a sign, a region, an order or a direction.
    is_change: bool,
}

/// Returns all places where defects show, in the order of the steps.
fn all(shapes: &[Convex<DVec3>; 2], trace: &Trace) -> Vec<Symptom> {
    let mut shown: Vec<Symptom> = Vec::new();
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
            if let Some((words, is_change)) = signs.look(defect, step, event) {
                shown.push(Symptom { step, defect, words, is_change });
            }
        }
        signs.was_zero |= event.redirected().is_some_and(|event| event.exactly_zero);
        if let Some(Ruled { chosen: Region::Face(_, FaceSide::Below), .. }) = event.ruled() {
            signs.not_turned = trace.defects.contains(Defect::NoFlip).then_some(step);
        }
    });
    shown
}

/// The signs of defects in an iteration.
struct Signs<'a> {
    trace: &'a Trace,
    sound: Sound<'a>,
    /// The length within which a claim of the run counts as true, in scene units.
    tolerance: f64,
    /// The simplex with the letters of this iteration.
    lettered: Simplex<DVec3>,
    /// The last step that should have flipped a triangle and did not.
    not_turned: Option<usize>,
    /// Whether the search direction was zero at an earlier step.
    was_zero: bool,
}

impl Signs<'_> {
    /// Returns the words about a defect that shows at a step, and whether the defect changes a decision.
    fn look(&self, defect: Defect, step: usize, event: &Event) -> Option<(Narration, bool)> {
        let words = match defect {
            Defect::NoNegation => self.q_asked_along(event.supported()?),
            Defect::MaximumFromZero => self.first_vertex_won(event.supported()?),
            Defect::InverseForTranspose => self.asked_with_inverse(event.supported()?),
            Defect::RejectsAtZero => self.rejected_at_zero(event.supported()?),
            Defect::NoZeroGuard => self.went_on_with_zero(step),
            Defect::ReversedWinding => self.normal_points_in(event.tested()?),
            Defect::NoFlip => match event.tested() {
                Some(tested) => self.is_inside_out(tested),
                None => not_flipped(event.ruled()?.chosen),
            },
            Defect::FirstFaceWins => return self.passed_over(event.ruled()?),
        };
        Some((words?, true))
    }

    fn components(&self, vector: DVec3) -> Components {
        Components(vector, self.trace.dimension)
    }

    // ---- Support points -----------------------------------------------------------------------------------------

    /// Returns P and Q, each with the direction of its support query, the point found and its vertex number.
    fn asked(&self, supported: &Supported) -> [(Side, DVec3, DVec3, Option<usize>); 2] {
        let Supported { direction, support, .. } = supported;
        let q_along = self.trace.defects.contains(Defect::NoNegation);
        let for_q = if q_along { *direction } else { -*direction };
        [
            (Side::P, *direction, support.on_p, support.index_p),
            (Side::Q, for_q, support.on_q, support.index_q),
        ]
    }

    fn q_asked_along(&self, Supported { direction, support, .. }: &Supported) -> Option<Narration> {
        let right = self.sound.support(*direction);
        // A vertex that is equally far is equally right.
        if self.sound.product(right.on_q, -*direction) <= self.sound.product(support.on_q, -*direction) {
            return None;
        }
        let best = placed(Side::Q, right.index_q, self.components(right.on_q));
        let [right, found] = [right.point, support.point].map(|point| self.components(point));
        message!("defect-no-negation"; best, right, found).part(None)
    }

    fn first_vertex_won(&self, supported: &Supported) -> Option<Narration> {
        let sentences = self.asked(supported).into_iter().filter_map(|(side, asked, found, index)| {
            let (right, best) = self.sound.support_of(side, asked);
            let (most, got) = (self.sound.product(right, asked), self.sound.product(found, asked));
            if most <= got || !self.sound.has_vertices(side) {
                return None;
            }
            let is_negated = asked != supported.direction;
            if best.is_some() && short(most) != short(got) {
                let [vertex, best] = [index, best].map(|index| vertex_of(side, index));
                message!("defect-maximum"; side, :is_negated, vertex, got, best, most).part(None)
            } else {
                let by = along_unit(most - got, asked);
                message!("defect-maximum-close"; side, :is_negated, by).part(None)
            }
        });
        sentences.reduce(Narration::then)
    }

    fn asked_with_inverse(&self, supported: &Supported) -> Option<Narration> {
        let sentences = self.asked(supported).into_iter().filter_map(|(side, asked, found, _)| {
            let (right, _) = self.sound.support_of(side, asked);
            let by = along_unit(self.sound.product(right, asked) - self.sound.product(found, asked), asked);
            // Only ellipses and ellipsoids have a support mapping with a matrix.
            if self.sound.has_vertices(side) || by <= self.tolerance {
                return None;
            }
            let [right, found] = [right, found].map(|point| self.components(point));
            let is_negated = asked != supported.direction;
            message!("defect-inverse"; side, :is_negated, right, by, found).part(None)
        });
        sentences.reduce(Narration::then)
    }

    fn rejected_at_zero(&self, supported: &Supported) -> Option<Narration> {
        let Supported { direction, support_value, sign: Sign::Zero, test: ReachTest::Rejected, .. } =
            supported
        else {
            return None;
        };
        let trace = self.trace;
        // A run ends with a rejected support point.
        let (Termination::SeparatingAxis | Termination::ZeroDirection) = trace.outcome.termination else {
            return None;
        };
        let instead = match direction {
            &DVec3::ZERO => "accept",
            _ if trace.algorithm == Algorithm::Robust && self.was_zero => "touching",
            _ => "search",
        };
        let (product, code, is_tiny) = (*support_value, named(trace.algorithm), *support_value != 0.0);
        message!("defect-rejects-at-zero"; product, :is_tiny, code, :instead).part(None)
    }

    fn went_on_with_zero(&self, step: usize) -> Option<Narration> {
        let event = self.trace.events.get(step)?;
        let sets_zero = event.redirected().is_some_and(|event| event.exactly_zero);
        if sets_zero && self.asks_along_zero(step + 1) {
            return message!("defect-no-guard").part(None);
        }
        let Supported { test, .. } = event.supported().filter(|_| self.asks_along_zero(step))?;
        message!("defect-no-guard-support"; is_rejected: *test == ReachTest::Rejected).part(None)
    }

    fn asks_along_zero(&self, step: usize) -> bool {
        let supported = self.trace.events.get(step).and_then(Event::supported);
        supported.is_some_and(|supported| supported.direction == DVec3::ZERO)
    }

    // ---- Normals ------------------------------------------------------------------------------------------------

    /// Returns whether the computed normal of a test points to the inner side of the face or edge.
    fn points_in(&self, test: &PlaneTest) -> bool {
        let opposite = match test.question {
            PlaneQuestion::OverFace { face } => self.opposite(&face),
            PlaneQuestion::BeyondEdge { edge, face } => {
                face.into_iter().find(|letter| !edge.contains(letter))
            }
            PlaneQuestion::Along { .. } => None,
        };
        opposite.is_some_and(|opposite| {
            let value = test.normal.dot(self.lettered.at(opposite) - test.through);
            along_unit(value, test.normal) > self.tolerance
        })
    }

    /// Returns the vertex of the tetrahedron opposite to this face.
    fn opposite(&self, face: &[Letter]) -> Option<Letter> {
        (self.lettered.len() == 4).then(|| [A, B, C, D].into_iter().find(|letter| !face.contains(letter)))?
    }

    /// Returns whether a value is larger than any roundoff.
    fn is_clear(&self, value: f64, normal: DVec3) -> bool {
        let is_large = along_unit(value, normal).abs() > self.tolerance;
        value != 0.0 && (is_large || self.trace.algorithm != Algorithm::Robust)
    }

    fn normal_points_in(&self, Tested { test, value, .. }: &Tested) -> Option<Narration> {
        let value = *value;
        let is_solid = self.lettered.len() == self.trace.dimension.count() + 1;
        if !is_solid || !self.is_clear(value, test.normal) {
            return None;
        }
        let (kind, letters) = match &test.question {
            PlaneQuestion::OverFace { face } => ("face", face.as_slice()),
            PlaneQuestion::BeyondEdge { edge, .. } => ("edge", edge.as_slice()),
            PlaneQuestion::Along { .. } => return None,
        };
        let (is_inward, is_inside) = (self.points_in(test), value > 0.0);
        let (product, value) = (test.question, -value);
        message!("defect-winding"; :is_inward, product, value, :is_inside, :kind, letters).part(None)
    }

    fn is_inside_out(&self, Tested { test, value, .. }: &Tested) -> Option<Narration> {
        let value = *value;
        let (PlaneQuestion::OverFace { face }, Some(not_turned)) = (test.question, self.not_turned) else {
            return None;
        };
        let others = self.trace.defects.without(Defect::NoFlip);
        let opposite = self.opposite(&face).filter(|_| self.points_in(test))?;
        if !others.is_none() || !self.is_clear(value, test.normal) {
            return None;
        }
        let (step, product, value) = (not_turned + 1, test.question, -value);
        message!("defect-inside-out"; face, opposite, :step, product, value).part(None)
    }

    // ---- Faces --------------------------------------------------------------------------------------------------

    fn passed_over(&self, Ruled { chosen: taken, findings, .. }: &Ruled) -> Option<(Narration, bool)> {
        let simplex = &self.lettered;
        // The signs of the normals are right only in a tetrahedron that is not inside out.
        if sound::is_inside_out(simplex) || self.trace.defects.contains(Defect::ReversedWinding) {
            return None;
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
        let face = not_asked.find(sees)?;
        let complete = internal::examine(simplex, Dimension::Three);
        let found = complete.iter().find_map(Event::ruled).map(|ruled| ruled.chosen);
        let (product, value) = (PlaneQuestion::OverFace { face }, over(simplex, face));
        let (place, has_found, is_change) = (found.map(nearest_to), found.is_some(), found != Some(*taken));
        let words = message!("defect-first-face"; face, product, value, place, :has_found, :is_change);
        Some((said(words), is_change))
    }
}

/// Describes a triangle that should have been flipped, if the origin was found below it.
fn not_flipped(region: Region) -> Option<Narration> {
    let Region::Face([a, b, c], FaceSide::Below) = region else { return None };
    message!("defect-no-flip"; second = b, third = c, flipped = [a, c, b]).part(None)
}

/// Returns whether a run is in a cycle that its algorithm does not detect.
pub(super) fn is_in_cycle(trace: &Trace) -> bool {
    !cycle::cycles(trace, &trace.iterations()).is_empty()
}

/// Returns `ABC⟂·AO`, which is positive if the origin is in front of the face.
pub(crate) fn over(simplex: &Simplex<DVec3>, face: [Letter; 3]) -> f64 {
    let [a, b, c] = face.map(|letter| simplex.at(letter));
    -(b - a).cross(c - a).dot(a)
}
