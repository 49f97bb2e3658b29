//! Four points in space: edge planes on the edges of A. On the far side of the plane on an edge, the origin
//! is nearest to that edge, or to a feature outside it.

use glam::DVec3;

use super::SimplexRegions;
use super::face::asked;
use crate::geometry::Vector as _;
use crate::gjk::Letter::{A, B, C, D};
use crate::gjk::{Letter, PlaneQuestion, Sign};
use crate::mark::{Figure, Form, Role};
use crate::narration::measured;

/// Height of an edge plane, in radii of the simplex and the origin.
const HEIGHT: f64 = 0.45;

/// Draws the edge planes on the two edges at A of each face with the origin in front: part of the plane through the edge
/// perpendicular to the face. Each shows the value of its test once the test was made.
pub fn add_flags(figure: &mut Figure, regions: &SimplexRegions) {
    if regions.simplex.len() != 4 {
        return;
    }
    for [b, c] in [[B, C], [C, D], [D, B]] {
        let face = [A, b, c];
        if asked(regions, face).is_some_and(|tested| tested.sign == Sign::Positive) {
            for to in [b, c] {
                add_flag(figure, regions, face, to);
            }
        }
    }
}

fn add_flag(figure: &mut Figure, regions: &SimplexRegions, face: [Letter; 3], to: Letter) {
    let [a, b, c] = face.map(|letter| regions.simplex.at(letter));
    let end = regions.simplex.at(to);
    let normal = (b - a).unit().cross((c - a).unit()).unit();
    if normal == DVec3::ZERO || end == a {
        return;
    }
    let up = normal * (HEIGHT * regions.core().radius());
    let role = Role::Flag(to);
    let points = vec![a, end, end + up, a + up];
    figure.add(role, None, Form::Area { points: points.clone() });
    figure.add(role, None, Form::Line { points, closed: true });
    let asked = regions.tests.iter().rev().find(|tested| match tested.test.question {
        PlaneQuestion::BeyondEdge { edge, face: from } => {
            edge.contains(&to) && from.iter().all(|letter| face.contains(letter))
        }
        PlaneQuestion::Along { .. } | PlaneQuestion::OverFace { .. } => false,
    });
    if let Some(tested) = asked {
        let text = measured(tested.test.question, tested.value);
        let at = a.midpoint(end) + up;
        figure.add(role, None, Form::Label { at, text, toward: normal });
    }
}
