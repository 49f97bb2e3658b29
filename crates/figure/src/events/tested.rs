//! A plane test decided on which side of a plane the origin lies.

use glam::DVec3;

use super::{Linked, MarkerShape, Meaning, StepContext, StepMarker, Topic};
use crate::explain::claim::{Claim, Status};
use crate::gjk::{PlaneQuestion, Sign, State, Tested, Trace};
use crate::message::text;
use crate::narration::test::{
    JudgedTest, asks_over_face, face_tests, first_face_wins, is_solid, normal, plane_code,
};
use crate::narration::{Explanation, message, product, short};
use crate::prediction::{AnswerChoice, Asking, Prediction};

impl Meaning for Tested {
    fn marker(&self) -> StepMarker {
        StepMarker::new(MarkerShape::Bar, text!("panels-test-of-a-plane"))
    }

    fn explain(&self, context: &StepContext<'_>, out: &mut Explanation) {
        let Some(Claim { status, .. }) = context.claims.first() else { return };
        let test = JudgedTest { tested: *self, status: *status };
        let (question, value, status) = (self.test.question, test.compared(), *status);
        if self.test.normal == DVec3::ZERO {
            let (normal, value) = (normal(question), self.value);
            out.add(&message!(context, "test-no-normal"; normal, question, value, :status));
        } else {
            let is_taken = status == Status::Refuted;
            let (subject, test) =
                (message!(context, "region-origin"; :is_taken), test.answer(&context.state));
            let is_projected = is_taken && context.state.view.is_some();
            let has_side = asks_over_face(question) && !is_solid(&context.state);
            out.add(
                &message!("test-answer"; subject, test, question, value, :status, :is_projected, :has_side),
            );
        }
        after_faces(context, out);
    }

    fn value(&self, _trace: &Trace) -> String {
        format!("{} = {}", self.test.question, short(self.value))
    }

    fn variable(&self) -> Option<(String, DVec3)> {
        let product = product(self.test.question);
        Some((product.split('·').next().unwrap_or_default().to_owned(), self.test.normal))
    }

    fn linked(&self, _there: &State) -> Linked {
        Linked::Letters(match self.test.question {
            PlaneQuestion::Along { edge } | PlaneQuestion::BeyondEdge { edge, .. } => edge.to_vec(),
            PlaneQuestion::OverFace { face } => face.to_vec(),
        })
    }

    fn zero_within(&self) -> Option<f64> {
        let is_zero = self.sign == Sign::Zero && self.value != 0.0;
        is_zero.then(|| self.bound / self.test.normal.length())
    }

    fn topic(&self) -> Option<Topic> {
        Some(Topic::Sign)
    }

    fn questions(&self, _asking: &Asking<'_>) -> Vec<Prediction> {
        let product = product(self.test.question);
        let [test, a, b, face] = parts_of(self.test.question);
        let (value, sign) = (short(self.value), self.sign.name());
        let reason = text!(
            "figure-o-lies";
            product = product, value = value, sign = sign, test = test, a = a, b = b, face = face
        );
        let question = text!("figure-which-sign"; test = test, a = a, b = b, face = face, product = product);
        vec![Prediction::of_choices(question, AnswerChoice::signs(&product, self.sign), reason)]
    }
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

/// Adds, after the last test of a tetrahedron's faces, their code, or the first face with the origin in front.
fn after_faces(context: &StepContext<'_>, out: &mut Explanation) {
    let state = &context.state;
    if !state.tests.last().is_some_and(|tested| asks_over_face(tested.test.question)) {
        return;
    }
    match face_tests(state).as_slice() {
        faces @ [_, _, _] if state.tests.len() == 3 => {
            out.add(&message!("test-faces"; code = plane_code(context, faces)));
        }
        [.., (face, tested)]
            if tested.sign == Sign::Positive && is_solid(state) && first_face_wins(context.trace) =>
        {
            out.add(&message!(context, "test-first-face"; face = *face));
        }
        _ => {}
    }
}
