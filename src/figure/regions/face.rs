//! Four points in space: which of the new faces see the origin, and the code that their answers make.

use glam::DVec3;

use super::Arrangement;
use crate::figure::narration::short;
use crate::figure::{Figure, Form, Role};
use crate::geometry::Vector as _;
use crate::gjk::Letter::{A, B, C, D};
use crate::gjk::{Letter, Question};

/// The new faces, in the order of the bits of the code.
const FACES: [[Letter; 3]; 3] = [[A, B, C], [A, C, D], [A, D, B]];
/// Values that are smaller than this part of their terms are about zero: they make no code.
const ABOUT_ZERO: f64 = 1e-6;

/// The faces that were found to see the origin, lit; each tested face with its answer and its value; and the code, once
/// all three have answered.
pub fn add_faces(figure: &mut Figure, arrangement: &Arrangement) {
    if arrangement.simplex.len() != 4 {
        return;
    }
    for face in FACES {
        let Some(value) = seen(arrangement, face) else { continue };
        let points = arrangement.points(&face);
        let middle = points.iter().sum::<DVec3>() / points.len().max(1) as f64;
        if value > 0.0 {
            figure.add(Role::Lit, None, Form::Area { points: points.clone() });
            figure.add(Role::Lit, None, Form::Line { points, closed: true });
        }
        let name: String = face.iter().map(Letter::to_string).collect();
        let text = if value > 0.0 {
            format!("{name} sees O ({})", signed(value))
        } else {
            format!("{name} does not ({})", signed(value))
        };
        let role = if value > 0.0 { Role::Lit } else { Role::TestLine };
        figure.add(role, None, Form::Label { at: middle, text, toward: middle - arrangement.middle() });
    }
    if let Some(code) = plane_code(arrangement) {
        let text = format!("code 0b{code:03b}");
        figure.add(Role::Lit, None, Form::Label { at: DVec3::ZERO, text, toward: DVec3::new(1.0, 1.0, 1.0) });
    }
}

/// The plane code of a tetrahedron: 1 if ABC sees the origin, plus 2 if ACD does, plus 4 if ADB does. None before all
/// three were asked, and where rounding could turn an answer.
pub fn plane_code(arrangement: &Arrangement) -> Option<u8> {
    let bits = FACES.iter().enumerate().map(|(bit, face)| {
        let value = seen(arrangement, *face)?;
        let is_clear = value == 0.0 || !is_about_zero(arrangement, *face, value);
        is_clear.then_some(u8::from(value > 0.0) << bit)
    });
    bits.sum()
}

/// The value of the test whether a face sees the origin, once it was made.
pub(super) fn seen(arrangement: &Arrangement, wanted: [Letter; 3]) -> Option<f64> {
    let tests = arrangement.tests.iter().rev();
    let of_face = |question: Question| matches!(question, Question::OverFace { face } if face == wanted);
    tests.filter(|(test, _)| of_face(test.question)).map(|(_, value)| *value).next()
}

fn is_about_zero(arrangement: &Arrangement, face: [Letter; 3], value: f64) -> bool {
    let [a, b, c] = face.map(|letter| arrangement.simplex.at(letter));
    let largest = [a, b, c].map(DVec3::max_abs).into_iter().fold(0.0, f64::max);
    let normal = (b - a).cross(c - a).length();
    value.abs() <= ABOUT_ZERO * normal * largest
}

/// With a plus where there is no minus.
fn signed(value: f64) -> String {
    let plus = if value > 0.0 { "+" } else { "" };
    format!("{plus}{}", short(value))
}
