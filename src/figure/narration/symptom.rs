//! Where a mistake made on purpose shows: which decision went wrong at this step, and what it ought to have been.

use glam::DVec3;

use super::Telling;
use super::span::{Components, Narration, Number, Parent, Span, say};
use crate::geometry::{Convex, Dimension, Side, support_point};
use crate::gjk::Letter::{A, B, C, D};
use crate::gjk::{
    self, Defect, Event, FaceSide, Finding, Letter, PlaneTest, Question, ReachTest, Region, Ruling, Sign,
    Simplex, Supported, Termination, Tested, Trace,
};

/// What a mistake made on purpose has done at a step of the run: one or more sentences, each of which names it. None where
/// nothing was made wrong, or nothing of it shows here. `shapes` are P and Q, of which the trace is.
pub fn symptom(shapes: &[Convex<DVec3>; 2], trace: &Trace, step: usize) -> Option<Narration> {
    if trace.defects.is_none() {
        return None;
    }
    let event = trace.events.get(step)?;
    let signs = Signs { story: Telling::of(trace, step), shapes };
    let mut out = Narration::default();
    for defect in trace.defects.iter() {
        let mut words = Narration::default();
        match (defect, event) {
            (Defect::NoNegation, Event::Supported(_)) => signs.q_asked_along(event, &mut words),
            (Defect::MaximumFromZero, Event::Supported(_)) => signs.first_vertex_won(event, &mut words),
            (Defect::RejectsAtZero, Event::Supported(_)) => signs.rejected_at_zero(event, &mut words),
            (Defect::NoZeroGuard, Event::Supported(_) | Event::Redirected { .. }) => {
                went_on_with_zero(event, &mut words);
            }
            (Defect::ReversedWinding, Event::Tested(Tested { test, value, .. })) => {
                signs.normal_points_in(test, *value, &mut words);
            }
            (Defect::NoFlip, Event::Tested(Tested { test, .. })) => signs.is_inside_out(test, &mut words),
            (Defect::NoFlip, Event::Ruled { chosen, .. }) => was_not_turned(*chosen, &mut words),
            (Defect::FirstFaceWins, Event::Ruled { chosen, findings, .. }) => {
                signs.passed_over(*chosen, findings, &mut words);
            }
            _ => {}
        }
        if !words.spans().is_empty() {
            if !out.spans().is_empty() {
                out.push(" ");
            }
            say!(&mut out; "Wrong on purpose, “", defect.title(), "”: ");
            out.append(words);
        }
    }
    (!out.spans().is_empty()).then_some(out)
}

/// What there is to see of a mistake at a step.
struct Signs<'a> {
    story: Telling<'a>,
    shapes: &'a [Convex<DVec3>; 2],
}

impl Signs<'_> {
    fn components(&self, vector: DVec3) -> Components {
        Components(vector, self.story.dimension())
    }

    fn q_asked_along(&self, event: &Event, out: &mut Narration) {
        let Event::Supported(Supported { direction, support, .. }) = event else { return };
        let [p, q] = self.shapes;
        let (right, index) = q.support(-*direction);
        // What is equally far is as good.
        if right.dot(-*direction) <= support.on_q.dot(-*direction) {
            return;
        }
        say!(out; Side::Q, " was asked along ", Span::Direction, ", too. Farthest against ", Span::Direction);
        say!(out; " is ", Parent(Side::Q, index), " ", self.components(right));
        let point = support_point(p, q, *direction).point;
        say!(out; ", so ", A, " ought to be ", self.components(point));
        say!(out; ", which reaches further than ", self.components(support.point), " does.");
    }

    fn first_vertex_won(&self, event: &Event, out: &mut Narration) {
        let Event::Supported(Supported { direction, support, .. }) = event else { return };
        let q_along = self.story.trace.defects.contains(Defect::NoNegation);
        let sides = [
            (Side::P, *direction, support.on_p, support.index_p),
            (Side::Q, if q_along { *direction } else { -*direction }, support.on_q, support.index_q),
        ];
        let mut separator = "";
        for (side, asked, found, index) in sides {
            let (right, best) = self.shapes[side].support(asked);
            let (most, got) = (right.dot(asked), found.dot(asked));
            if most <= got || best.is_none() {
                continue;
            }
            let way = if asked == *direction { "along " } else { "against " };
            say!(out; separator, "no vertex of ", side, " has a product above 0 ", way, Span::Direction);
            say!(out; ", so ", Parent(side, index), " with ", Number(got), " was taken. Farthest is ");
            say!(out; Parent(side, best), " with ", Number(most), ".");
            separator = " Then ";
        }
    }

    fn rejected_at_zero(&self, event: &Event, out: &mut Narration) {
        let Event::Supported(Supported { sign, test: ReachTest::Rejected, .. }) = event else { return };
        let ending = self.story.trace.outcome.termination;
        let ends_apart = matches!(ending, Termination::SeparatingAxis | Termination::ZeroDirection);
        if ends_apart && *sign == Sign::Zero {
            say!(out; A, "·", Span::Direction, " = 0 is on the level of the origin, not short of it. With “<” ");
            say!(out; super::named(self.story.trace.algorithm), " would go on here.");
        }
    }

    fn normal_points_in(&self, test: &PlaneTest, value: f64, out: &mut Narration) {
        let is_solid = self.story.state.lettered.len() == self.story.dimension().count() + 1;
        if !is_solid || value == 0.0 || matches!(test.question, Question::Along { .. }) {
            return;
        }
        say!(out; "this normal points into the simplex. The right one gives ", test.question, " = ", Number(-value));
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

    fn is_inside_out(&self, test: &PlaneTest, out: &mut Narration) {
        let Question::OverFace { face } = test.question else { return };
        let simplex = &self.story.state.lettered;
        let Some(opposite) = opposite(simplex, face) else { return };
        let [a, b, c] = face.map(|letter| simplex.at(letter));
        if (b - a).cross(c - a).dot(simplex.at(opposite) - a) > 0.0 {
            say!(out; opposite, " is on the side to which the normal of ", face, " points: the tetrahedron is inside ");
            out.push("out, since a triangle before it was not turned over, and this normal points into it.");
        }
    }

    fn passed_over(&self, chosen: Region, findings: &[Finding], out: &mut Narration) {
        let simplex = &self.story.state.lettered;
        let not_asked = findings.iter().filter_map(|finding| match (finding.region, finding.ruling) {
            (Region::Face(face, FaceSide::Above), Ruling::NotAsked) => Some(face),
            _ => None,
        });
        let Some((face, value)) = not_asked.map(|face| (face, over(simplex, face))).find(|it| it.1 > 0.0)
        else {
            return;
        };
        say!(out; face, " sees the origin, too (", Question::OverFace { face }, " = ", Number(value), "), and was not asked. ");
        let complete = gjk::examine(simplex, Dimension::Three);
        let found = complete.iter().find_map(|event| match event {
            Event::Ruled { chosen, .. } => Some(*chosen),
            _ => None,
        });
        match found {
            Some(region) if region == chosen => {
                out.push("It does no harm this time: complete tests find the same.");
            }
            Some(region) => {
                say!(out; "Complete tests find the origin ", super::feature::Nearest(region), ".");
            }
            None => {}
        }
    }
}

/// `ABC⟂·AO`: above zero where the face sees the origin.
pub(super) fn over(simplex: &Simplex<DVec3>, face: [Letter; 3]) -> f64 {
    let [a, b, c] = face.map(|letter| simplex.at(letter));
    -(b - a).cross(c - a).dot(a)
}

/// The corner of a tetrahedron that is not of this face.
fn opposite(simplex: &Simplex<DVec3>, face: [Letter; 3]) -> Option<Letter> {
    (simplex.len() == 4).then(|| [A, B, C, D].into_iter().find(|letter| !face.contains(letter)))?
}

fn went_on_with_zero(event: &Event, out: &mut Narration) {
    match event {
        Event::Redirected { exactly_zero: true, .. } => {
            say!(out; "the origin is on the edge, so ", Span::Direction, " = 0 leads nowhere. The guard would look ");
            out.push("at right angles to the edge, on every side of it.");
        }
        Event::Supported(Supported { direction, .. }) if *direction == DVec3::ZERO => {
            say!(out; "every point has ", A, "·", Span::Direction, " = 0 here. The first vertices were taken");
            out.push(", and the run takes that it gets no farther for a touch.");
        }
        _ => {}
    }
}

fn was_not_turned(chosen: Region, out: &mut Narration) {
    let Region::Face([a, b, c], FaceSide::Below) = chosen else { return };
    say!(out; b, " and ", c, " ought to change places now, to ", [a, c, b], ", so that the origin is above. ");
    out.push("They stay, and the next tetrahedron will be inside out.");
}
