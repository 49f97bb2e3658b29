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
    let test = Test { tested: *tested, status: *status };
    let (question, value, certainty) = (tested.test.question, test.compared(), test.certainty());
    if tested.test.normal == DVec3::ZERO {
        let (code, value) = (telling.code(), tested.value);
        out.add(&message!("test-no-normal"; code, normal = normal(question), question, value, :certainty));
    } else {
        let is_taken = *status == Status::Refuted;
        let (subject, test) = (origin(telling, is_taken), test.answer(&telling.state));
        let view = if is_taken && telling.state.view.is_some() { "edge" } else { "whole" };
        out.add(&message!("test-answer"; subject, test, question, value, :certainty, :view));
        if asks_over_face(question) && !is_solid(&telling.state) {
            out.add(&message!("test-above"));
        }
    }
    after_faces(telling, out);
}

/// The normal of a test: `AB⟂`, `ABC⟂`.
fn normal(question: PlaneQuestion) -> String {
    let shown = product(question);
    shown.split('·').next().unwrap_or_default().to_owned()
}

/// A test with its certainty.
#[derive(Clone, Copy)]
struct Test {
    tested: Tested,
    status: Status,
}

impl Test {
    fn compared(self) -> Compared {
        let Tested { value, sign, .. } = self.tested;
        Compared { value, sign, is_exact: self.status == Status::Proved && value == 0.0 }
    }

    /// Creates a test of this iteration that an earlier step has stated.
    fn stated_before(telling: &Telling<'_>, tested: Tested) -> Self {
        let status = claim::status_of_test(telling.trace, &telling.state, &tested);
        Self { tested, status }
    }

    /// Returns whether the sign is true, as a variant of a message.
    fn certainty(self) -> &'static str {
        if self.status == Status::Refuted { "false" } else { "fact" }
    }

    /// The place of the origin: `not outside edge AB`.
    fn answer(self, state: &State) -> Message {
        answer(self.tested.test.question, self.tested.sign, is_solid(state))
    }
}

/// The answer to a question about a triangle or, if it is solid, about a tetrahedron: `not outside edge AB of face
/// ABC`.
pub(super) fn answer(question: PlaneQuestion, sign: Sign, is_solid: bool) -> Message {
    let sign = sign.name();
    match question {
        PlaneQuestion::Along { edge: [from, to] } => message!("test-along"; from, to, :sign),
        PlaneQuestion::BeyondEdge { edge, face } => {
            message!("test-edge"; edge, face, :sign, of: if is_solid { "face" } else { "triangle" })
        }
        PlaneQuestion::OverFace { face } if is_solid => message!("test-face"; face, :sign),
        PlaneQuestion::OverFace { face } => message!("test-triangle"; face, :sign),
    }
}

fn is_solid(state: &State) -> bool {
    state.lettered.len() == 4
}

/// Returns the subject of a sentence about the place of the origin: `The origin is`, or the algorithm if that is only
/// its conclusion.
pub(super) fn origin(telling: &Telling<'_>, is_taken: bool) -> Message {
    message!("region-origin"; code = telling.code(), subject: subject(telling, is_taken))
}

/// Who speaks, and whether in the projection, for a message.
pub(super) fn subject(telling: &Telling<'_>, is_taken: bool) -> &'static str {
    match (is_taken, telling.state.view.is_some()) {
        (false, false) => "fact",
        (true, false) => "taken",
        (false, true) => "fact-projected",
        (true, true) => "taken-projected",
    }
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
            out.add(&message!("test-first-face"; code = telling.code(), face = *face));
        }
        _ => {}
    }
}

/// `The origin is in front of 2 new faces: ABC yes (+2.875), ACD no (−34.5), ADB yes (+8.625) → 0b101 (ABC is the
/// lowest bit).`
fn plane_code(telling: &Telling<'_>, faces: &[FaceTest]) -> Message {
    let tests = || faces.iter().map(|(_, tested)| Test::stated_before(telling, *tested));
    let is_false = tests().any(|test| test.status == Status::Refuted);
    let bit = |(bit, (_, tested)): (usize, &FaceTest)| usize::from(tested.sign == Sign::Positive) << bit;
    let code: usize = faces.iter().enumerate().map(bit).sum();
    let answer = |((face, tested), test): (&FaceTest, Test)| {
        if tested.test.normal == DVec3::ZERO {
            return message!("test-code-face-no-normal"; face = *face);
        }
        let value = match tested.sign {
            // How exactly is said with the test itself.
            Sign::Zero => said(tested.value),
            Sign::Positive | Sign::Negative => said(test.compared().signed()),
        };
        let sign = tested.sign.name();
        message!("test-code-face"; face = *face, value, :sign, certainty: test.certainty())
    };
    let answers = separated(faces.iter().zip(tests()).map(answer), ", ");
    let (subject, bits) = (origin(telling, is_false), format!("0b{code:03b}"));
    // Only Djonov’s code combines the three answers to a number.
    let has_bits = telling.trace.algorithm == Algorithm::Djonov;
    message!("test-code";
        subject, faces = answers, bits, count: code.count_ones(), code: if has_bits { "bits" } else { "none" }
    )
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
            tests.push(brief(Test::stated_before(telling, *tested), state));
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

/// A test with its number, in a list.
fn brief(test: Test, state: &State) -> Message {
    let (question, certainty) = (test.tested.test.question, test.certainty());
    if test.tested.test.normal == DVec3::ZERO {
        return message!("test-brief-no-normal"; normal = normal(question), :certainty);
    }
    message!("test-brief"; test = test.answer(state), question, value = test.compared(), :certainty)
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

pub(in crate::figure) const fn first_face_wins(trace: &Trace) -> bool {
    trace.algorithm.first_face_wins() || trace.defects.contains(Defect::FirstFaceWins)
}
