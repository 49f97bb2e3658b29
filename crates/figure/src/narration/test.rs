//! Sentences about plane tests, and the tests behind a ruling.

use glam::DVec3;

use super::span::Compared;
use super::telling::Telling;
use super::{Explanation, Message, message, product, said, separated};
use crate::gjk::claim::{self, Claim, Status};
use crate::gjk::{Algorithm, Defect, Letter, PlaneQuestion, Sign, State, Tested, Trace};

/// Maximum number of tests in the evidence of a ruling; earlier ones are shown on request.
const MAX_TESTS: usize = 3;

pub(super) fn tested(telling: &Telling<'_>, tested: &Tested, out: &mut Explanation) {
    let Some(Claim { status, .. }) = telling.claims.first() else { return };
    let test = JudgedTest { tested: *tested, status: *status };
    let (question, value, status) = (tested.test.question, test.compared(), *status);
    if tested.test.normal == DVec3::ZERO {
        let (normal, value) = (normal(question), tested.value);
        out.add(&message!(telling, "test-no-normal"; normal, question, value, :status));
    } else {
        let is_taken = status == Status::Refuted;
        let (subject, test) = (message!(telling, "region-origin"; :is_taken), test.answer(&telling.state));
        let is_projected = is_taken && telling.state.view.is_some();
        let has_side = asks_over_face(question) && !is_solid(&telling.state);
        out.add(&message!("test-answer"; subject, test, question, value, :status, :is_projected, :has_side));
    }
    after_faces(telling, out);
}

/// Names the normal of a test: `AB⟂`, `ABC⟂`.
fn normal(question: PlaneQuestion) -> String {
    let shown = product(question);
    shown.split('·').next().unwrap_or_default().to_owned()
}

/// A test with its certainty.
#[derive(Clone, Copy)]
struct JudgedTest {
    tested: Tested,
    status: Status,
}

impl JudgedTest {
    fn compared(self) -> Compared {
        let Tested { value, sign, .. } = self.tested;
        Compared { value, sign, is_exact: self.status == Status::Proved && value == 0.0 }
    }

    /// Creates a judged test from a test of this iteration that an earlier step has stated.
    fn stated_before(telling: &Telling<'_>, tested: Tested) -> Self {
        let status = claim::status_of_test(telling.trace, &telling.state, &tested);
        Self { tested, status }
    }

    /// Returns the place of the origin: `not outside edge AB`.
    fn answer(self, state: &State) -> Message {
        answer(self.tested.test.question, self.tested.sign, is_solid(state))
    }
}

/// Answers a question about a triangle, or about a tetrahedron if `is_solid`: `not outside edge AB of face ABC`.
pub(super) fn answer(question: PlaneQuestion, sign: Sign, is_solid: bool) -> Message {
    match question {
        PlaneQuestion::Along { edge: [from, to] } => message!("test-along"; from, to, :sign),
        PlaneQuestion::BeyondEdge { edge, face } => message!("test-edge"; edge, face, :sign, :is_solid),
        PlaneQuestion::OverFace { face } => message!("test-face"; face, :sign, :is_solid),
    }
}

fn is_solid(state: &State) -> bool {
    state.lettered.len() == 4
}

/// Adds, after the last test of a tetrahedron's faces, their code, or the first face with the origin in front.
fn after_faces(telling: &Telling<'_>, out: &mut Explanation) {
    let state = &telling.state;
    if !state.tests.last().is_some_and(|tested| asks_over_face(tested.test.question)) {
        return;
    }
    match face_tests(state).as_slice() {
        faces @ [_, _, _] if state.tests.len() == 3 => {
            out.add(&message!("test-faces"; code = plane_code(telling, faces)));
        }
        [.., (face, tested)]
            if tested.sign == Sign::Positive && is_solid(state) && first_face_wins(telling.trace) =>
        {
            out.add(&message!(telling, "test-first-face"; face = *face));
        }
        _ => {}
    }
}

/// Lists the face tests with their code: `The origin is in front of 2 new faces: ABC yes (+2.875), ACD no (−34.5), ADB
/// yes (+8.625) → 0b101 (ABC is the lowest bit).`
fn plane_code(telling: &Telling<'_>, faces: &[FaceTest]) -> Message {
    let tests = || faces.iter().map(|(_, tested)| JudgedTest::stated_before(telling, *tested));
    // If one answer is false, the sentence is only a conclusion of the algorithm.
    let is_taken = tests().any(|test| test.status == Status::Refuted);
    let bit = |(bit, (_, tested)): (usize, &FaceTest)| usize::from(tested.sign == Sign::Positive) << bit;
    let code: usize = faces.iter().enumerate().map(bit).sum();
    let answer = |((face, tested), test): (&FaceTest, JudgedTest)| {
        let value = match tested.sign {
            // The sentence about the test itself states whether the zero is exact.
            Sign::Zero => said(tested.value),
            Sign::Positive | Sign::Negative => said(test.compared().signed()),
        };
        let has_normal = tested.test.normal != DVec3::ZERO;
        message!("test-code-face"; face = *face, value, sign: tested.sign, status: test.status, :has_normal)
    };
    let answers = separated(faces.iter().zip(tests()).map(answer), ", ");
    let (subject, bits) = (message!(telling, "region-origin"; :is_taken), format!("0b{code:03b}"));
    // Only Djonov’s code combines the three answers to a number.
    let has_bits = telling.trace.algorithm == Algorithm::Djonov;
    message!("test-code"; subject, faces = answers, bits, count: code.count_ones(), :has_bits)
}

/// Adds the tests of this iteration with their numbers, and the code of the faces; nothing if there were none.
pub(super) fn evidence(telling: &Telling<'_>, out: &mut Explanation) {
    let state = &telling.state;
    let faces = face_tests(state);
    let has_code = is_solid(state) && faces.len() == 3;
    let mut tests: Vec<Message> = Vec::new();
    for (index, tested) in state.tests.iter().enumerate() {
        let question = tested.test.question;
        let is_repeated = state.tests[..index].iter().any(|earlier| earlier.test.question == question);
        let is_in_code = has_code && asks_over_face(question);
        if !is_repeated && !is_in_code {
            tests.push(brief(JudgedTest::stated_before(telling, *tested), state));
        }
    }
    let last = tests.split_off(tests.len().saturating_sub(MAX_TESTS));
    let code_decides = last.is_empty();
    if !code_decides {
        out.add(&message!("ruled-tests"; tests = separated(last, ", ")));
    }
    if !tests.is_empty() {
        out.add(&message!("ruled-tests-before"; tests = separated(tests, ", ")));
    }
    if has_code {
        let code = plane_code(telling, &faces);
        out.add(&if code_decides { message!("ruled-code"; code) } else { message!("ruled-code-more"; code) });
    }
}

/// Formats a test with its number, for a list.
fn brief(test: JudgedTest, state: &State) -> Message {
    let (Tested { test: asked, .. }, status) = (test.tested, test.status);
    let (question, has_normal) = (asked.question, asked.normal != DVec3::ZERO);
    let (normal, value) = (normal(question), test.compared());
    message!("test-brief"; test = test.answer(state), question, value, normal, :status, :has_normal)
}

pub(super) type FaceTest = ([Letter; 3], Tested);

/// Returns the faces that were tested for the origin in front, each once, in the order of the tests.
pub(super) fn face_tests(state: &State) -> Vec<FaceTest> {
    let mut faces: Vec<FaceTest> = Vec::new();
    for tested in &state.tests {
        if let PlaneQuestion::OverFace { face } = tested.test.question
            && faces.iter().all(|(known, _)| *known != face)
        {
            faces.push((face, *tested));
        }
    }
    faces
}

const fn asks_over_face(question: PlaneQuestion) -> bool {
    matches!(question, PlaneQuestion::OverFace { .. })
}

pub(crate) const fn first_face_wins(trace: &Trace) -> bool {
    trace.algorithm.first_face_wins() || trace.defects.contains(Defect::FirstFaceWins)
}
