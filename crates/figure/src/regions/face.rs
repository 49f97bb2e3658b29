//! Four points in space: the new faces with the origin in front, and the code of their answers.

use glam::DVec3;

use super::SimplexRegions;
use crate::gjk::Letter::{A, B, C, D};
use crate::gjk::{Letter, PlaneQuestion, Sign, Tested};
use crate::mark::{Figure, Form, Role};
use crate::message::text;
use crate::narration::short;

/// The new faces, in the order of the bits of the code.
pub const FACES: [[Letter; 3]; 3] = [[A, B, C], [A, C, D], [A, D, B]];
/// Draws the faces with the origin in front, lit; each tested face with its answer and its value; and the
/// code, once all three are tested.
pub fn add_faces(figure: &mut Figure, regions: &SimplexRegions) {
    if regions.simplex.len() != 4 {
        return;
    }
    for face in FACES {
        let Some(tested) = asked(regions, face) else { continue };
        let (value, sees) = (tested.value, tested.sign == Sign::Positive);
        let points = regions.points(&face);
        let middle = points.iter().sum::<DVec3>() / points.len().max(1) as f64;
        if sees {
            figure.add(Role::Lit, None, Form::Area { points: points.clone() });
            figure.add(Role::Lit, None, Form::Line { points, closed: true });
        }
        let name: String = face.iter().map(Letter::to_string).collect();
        let answer = if sees { "yes" } else { "no" };
        let text = text!("figure-face-sees"; face = name, sees = answer, value = signed(value));
        let role = if sees { Role::Lit } else { Role::TestLine };
        figure.add(role, None, Form::Label { at: middle, text, toward: middle - regions.middle() });
    }
    if let Some(code) = plane_code(regions) {
        let text = text!("figure-code"; code = format!("0b{code:03b}"));
        figure.add(Role::Lit, None, Form::Label { at: DVec3::ZERO, text, toward: DVec3::new(1.0, 1.0, 1.0) });
    }
}

/// Returns the plane code of a tetrahedron: 1 if the origin is in front of ABC, plus 2 for ACD, plus 4 for
/// ADB, by the decided signs. Returns `None` before all three are tested.
pub fn plane_code(regions: &SimplexRegions) -> Option<u8> {
    let bits = FACES.iter().enumerate().map(|(bit, face)| {
        let sees = asked(regions, *face)?.sign == Sign::Positive;
        Some(u8::from(sees) << bit)
    });
    bits.sum()
}

/// Returns the test whether the origin is in front of a face, once it was made.
pub(super) fn asked(regions: &SimplexRegions, wanted: [Letter; 3]) -> Option<&Tested> {
    let of_face =
        |question: PlaneQuestion| matches!(question, PlaneQuestion::OverFace { face } if face == wanted);
    regions.tests.iter().rev().find(|tested| of_face(tested.test.question))
}

/// Formats a number with its sign, even if it is positive.
fn signed(value: f64) -> String {
    let plus = if value > 0.0 { "+" } else { "" };
    format!("{plus}{}", short(value))
}
