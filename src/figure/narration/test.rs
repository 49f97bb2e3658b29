//! Sentences about tests of planes, and the tests that a ruling rests on.

use glam::DVec3;

use super::span::named;
use super::span::{Compared, Narration, Number, Signed, named_first, product, say};
use super::telling::Telling;
use crate::gjk::claim::{self, Claim, Status};
use crate::gjk::{Defect, Letter, Question, Sign, State, Tested, Trace};

pub(super) fn tested(telling: &Telling<'_>, tested: &Tested, out: &mut Narration) {
    let Some(Claim { status, .. }) = telling.claims.first() else { return };
    let test = Test { tested: *tested, status: *status };
    in_projection(&telling.state, out);
    if *status == Status::Refuted {
        let listing = named_first(telling.trace.algorithm);
        say!(out; listing.as_str(), " finds that ");
    }
    if tested.test.normal == DVec3::ZERO {
        let written = product(tested.test.question);
        say!(out; written.trim_end_matches("·AO"), " is the zero vector, so ", tested.test.question, " = ");
        say!(out; Number(tested.value), " wherever the origin is.");
        return plane_code_after(telling, out);
    }
    let start = out.spans().is_empty();
    let opening = if start { "The" } else { "the" };
    match tested.test.question {
        Question::Along { edge: [from, to] } => {
            let side = if tested.sign == Sign::Positive { " origin is on " } else { " origin is not on " };
            say!(out; opening, side, to, "’s side of ", from);
        }
        Question::BeyondEdge { edge, face } => {
            say!(out; opening, " origin is ", beyond(tested.sign), " edge ", edge);
            if telling.state.lettered.len() == 4 {
                say!(out; " of face ", face);
            }
        }
        Question::OverFace { face } if telling.state.lettered.len() == 4 => {
            say!(out; if start { "Face " } else { "face " }, face, sees(tested.sign));
        }
        Question::OverFace { face } => {
            let side = match tested.sign {
                Sign::Positive => " origin is above ",
                Sign::Negative => " origin is below ",
                Sign::Zero => " origin is in the plane of ",
            };
            say!(out; opening, side, face);
            out.push(match tested.sign {
                Sign::Positive => ", on the side that its normal points to",
                Sign::Negative => ", on the side that its normal points away from",
                Sign::Zero => "",
            });
        }
    }
    say!(out; ": ", tested.test.question, " = ", test.compared(), ".");
    if *status == Status::Refuted {
        out.push(" That is false: exact arithmetic finds the origin elsewhere.");
    }
    plane_code_after(telling, out);
}

/// A test with how sure it is.
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

    /// A test of this iteration that was told before.
    fn told_before(telling: &Telling<'_>, tested: Tested) -> Self {
        let status = claim::status_of_test(telling.trace, &telling.state, &tested);
        Self { tested, status }
    }

    /// A word for a sign that is not the true one.
    const fn doubt(self) -> &'static str {
        if matches!(self.status, Status::Refuted) { ", which is false" } else { "" }
    }
}

pub(super) fn in_projection(state: &State, out: &mut Narration) {
    if state.view.is_some() {
        out.push("In the projection along the edge, ");
    }
}

/// After the last of the tests of a tetrahedron's faces, the code that they make.
fn plane_code_after(telling: &Telling<'_>, out: &mut Narration) {
    let faces = face_tests(&telling.state);
    let asked_last = telling.state.tests.last().is_some_and(|tested| asks_over_face(tested.test.question));
    match faces.as_slice() {
        [_, _, _] if asked_last && telling.state.tests.len() == 3 => {
            out.push(" ");
            plane_code(telling, &faces, true, out);
            out.push(".");
        }
        [.., (face, tested)]
            if asked_last
                && tested.sign == Sign::Positive
                && telling.state.lettered.len() == 4
                && first_face_wins(telling.trace) =>
        {
            say!(out; " The first face that sees it wins: ", named(telling.trace.algorithm), " goes on with ");
            say!(out; *face, ".");
        }
        _ => {}
    }
}

/// `2 new faces see the origin: ABC yes (+2.875), ACD no (−34.5), ADB yes (+8.625) → code 0b101`.
fn plane_code(telling: &Telling<'_>, faces: &[FaceTest], sentence: bool, out: &mut Narration) {
    let count = faces.iter().filter(|(_, tested)| tested.sign == Sign::Positive).count();
    out.push(match (count, sentence) {
        (0, true) => "No new face sees the origin: ",
        (0, false) => "no new face sees it: ",
        (1, true) => "1 new face sees the origin: ",
        (1, false) => "1 new face sees it: ",
        (2, true) => "2 new faces see the origin: ",
        (2, false) => "2 new faces see it: ",
        (_, true) => "3 new faces see the origin: ",
        (_, false) => "3 new faces see it: ",
    });
    for (index, (face, tested)) in faces.iter().enumerate() {
        let test = Test::told_before(telling, *tested);
        let (compared, doubt) = (test.compared(), test.doubt());
        say!(out; if index > 0 { ", " } else { "" }, *face);
        match tested.sign {
            Sign::Positive => say!(out; " yes (", Signed(compared), doubt, ")"),
            Sign::Negative => say!(out; " no (", Signed(compared), doubt, ")"),
            // How exactly is told by the test itself.
            Sign::Zero => say!(out; " level (", Number(tested.value), doubt, ")"),
        }
    }
    let code: usize = faces
        .iter()
        .enumerate()
        .map(|(bit, (_, tested))| usize::from(tested.sign == Sign::Positive) << bit)
        .sum();
    say!(out; " → code ", format!("0b{code:03b}").as_str());
}

/// The tests of this iteration, in order, with their numbers; nothing if there were none.
pub(super) fn evidence(telling: &Telling<'_>, out: &mut Narration) {
    let state = &telling.state;
    let mut separator = ": ";
    let faces = face_tests(state);
    let has_code = state.lettered.len() == 4 && faces.len() == 3;
    if has_code {
        out.push(separator);
        plane_code(telling, &faces, false, out);
        separator = "; ";
    }
    let mut seen_from = None;
    for (index, tested) in state.tests.iter().enumerate() {
        let question = tested.test.question;
        let repeated = state.tests[..index].iter().any(|earlier| earlier.test.question == question);
        if repeated || (has_code && asks_over_face(question)) {
            continue;
        }
        out.push(separator);
        separator = ", ";
        match question {
            Question::Along { edge: [from, to] } => {
                let is_on = tested.sign == Sign::Positive;
                say!(out; if is_on { "on " } else { "not on " }, to, "’s side of ", from);
            }
            Question::BeyondEdge { edge, face } => {
                if state.lettered.len() == 4 && seen_from.replace(face) != Some(face) {
                    say!(out; "in the plane of ", face, " ");
                }
                say!(out; beyond(tested.sign), " ", edge);
            }
            Question::OverFace { face } if state.lettered.len() == 4 => {
                let is_seen = tested.sign == Sign::Positive;
                say!(out; if is_seen { "seen by face " } else { "not seen by face " }, face);
            }
            Question::OverFace { face } => {
                let side = match tested.sign {
                    Sign::Positive => "above ",
                    Sign::Negative => "below ",
                    Sign::Zero => "level with ",
                };
                say!(out; side, face);
            }
        }
        let test = Test::told_before(telling, *tested);
        say!(out; " (", question, " = ", test.compared(), test.doubt(), ")");
    }
}

const fn beyond(sign: Sign) -> &'static str {
    match sign {
        Sign::Positive => "beyond",
        Sign::Negative => "not beyond",
        Sign::Zero => "level with",
    }
}

const fn sees(sign: Sign) -> &'static str {
    match sign {
        Sign::Positive => " sees the origin",
        Sign::Negative => " does not see the origin",
        Sign::Zero => " is level with the origin and does not see it",
    }
}

pub(super) type FaceTest = ([Letter; 3], Tested);

/// The faces that were asked whether they see the origin, each once, in the order of asking.
pub(super) fn face_tests(state: &State) -> Vec<FaceTest> {
    let mut faces: Vec<FaceTest> = Vec::new();
    for tested in &state.tests {
        if let Question::OverFace { face } = tested.test.question
            && faces.iter().all(|(known, _)| *known != face)
        {
            faces.push((face, *tested));
        }
    }
    faces
}

const fn asks_over_face(question: Question) -> bool {
    matches!(question, Question::OverFace { .. })
}

pub(in crate::figure) const fn first_face_wins(trace: &Trace) -> bool {
    trace.algorithm.first_face_wins() || trace.defects.contains(Defect::FirstFaceWins)
}
