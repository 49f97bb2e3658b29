//! Parts of sentences about plane tests: the answer, the code of the faces, and the tests behind a ruling.

use glam::DVec3;

use super::span::Compared;

use super::{Explanation, Message, message, product, said, separated};
use crate::events::StepContext;
use crate::explain::claim::{self, Status};
use crate::gjk::{Algorithm, Defect, Letter, PlaneQuestion, Sign, State, Tested, Trace};

/// Maximum number of tests in the evidence of a ruling; earlier ones are shown on request.
const MAX_TESTS: usize = 3;

/// Names the normal of a test: `AB⟂`, `ABC⟂`.
pub(crate) fn normal(question: PlaneQuestion) -> String {
    let shown = product(question);
    shown.split('·').next().unwrap_or_default().to_owned()
}

/// A test with its certainty.
#[derive(Clone, Copy)]
pub(crate) struct JudgedTest {
    pub(crate) tested: Tested,
    pub(crate) status: Status,
}

impl JudgedTest {
    pub(crate) fn compared(self) -> Compared {
        let Tested { value, sign, .. } = self.tested;
        Compared { value, sign, is_exact: self.status == Status::Proved && value == 0.0 }
    }

    /// Creates a judged test from a test of this iteration that an earlier step has stated.
    fn stated_before(context: &StepContext<'_>, tested: Tested) -> Self {
        let status = claim::status_of_test(context.trace, &context.state, &tested);
        Self { tested, status }
    }

    /// Returns the place of the origin: `not outside edge AB`.
    pub(crate) fn answer(self, state: &State) -> Message {
        answer(self.tested.test.question, self.tested.sign, is_solid(state))
    }
}

/// Answers a question about a triangle, or about a tetrahedron if `is_solid`: `not outside edge AB of face ABC`.
pub(crate) fn answer(question: PlaneQuestion, sign: Sign, is_solid: bool) -> Message {
    match question {
        PlaneQuestion::Along { edge: [from, to] } => message!("test-along"; from, to, :sign),
        PlaneQuestion::BeyondEdge { edge, face } => message!("test-edge"; edge, face, :sign, :is_solid),
        PlaneQuestion::OverFace { face } => message!("test-face"; face, :sign, :is_solid),
    }
}

pub(crate) fn is_solid(state: &State) -> bool {
    state.lettered.len() == 4
}

/// Lists the face tests with their code: `The origin is in front of 2 new faces: ABC yes (+2.875), ACD no (−34.5), ADB
/// yes (+8.625) → 0b101 (ABC is the lowest bit).`
pub(crate) fn plane_code(context: &StepContext<'_>, faces: &[FaceTest]) -> Message {
    let tests = || faces.iter().map(|(_, tested)| JudgedTest::stated_before(context, *tested));
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
    let (subject, bits) = (message!(context, "region-origin"; :is_taken), format!("0b{code:03b}"));
    // Only Djonov’s code combines the three answers to a number.
    let has_bits = context.trace.algorithm == Algorithm::Djonov;
    message!("test-code"; subject, faces = answers, bits, count: code.count_ones(), :has_bits)
}

/// Adds the tests of this iteration with their numbers, and the code of the faces; nothing if there were none.
pub(crate) fn evidence(context: &StepContext<'_>, out: &mut Explanation) {
    let state = &context.state;
    let faces = face_tests(state);
    let has_code = is_solid(state) && faces.len() == 3;
    let mut tests: Vec<Message> = Vec::new();
    for (index, tested) in state.tests.iter().enumerate() {
        let question = tested.test.question;
        let is_repeated = state.tests[..index].iter().any(|earlier| earlier.test.question == question);
        let is_in_code = has_code && asks_over_face(question);
        if !is_repeated && !is_in_code {
            tests.push(brief(JudgedTest::stated_before(context, *tested), state));
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
        let code = plane_code(context, &faces);
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

pub(crate) type FaceTest = ([Letter; 3], Tested);

/// Returns the faces that were tested for the origin in front, each once, in the order of the tests.
pub(crate) fn face_tests(state: &State) -> Vec<FaceTest> {
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

pub(crate) const fn asks_over_face(question: PlaneQuestion) -> bool {
    matches!(question, PlaneQuestion::OverFace { .. })
}

pub(crate) const fn first_face_wins(trace: &Trace) -> bool {
    trace.algorithm.first_face_wins() || trace.defects.contains(Defect::FirstFaceWins)
}
