//! The places where A can never be, and where the origin can never be: borders, hatched on the far side.

use glam::DVec3;

use super::SimplexRegions;
use super::half_space::HalfSpace;
use crate::geometry::{Dimension, Vector as _};
use crate::gjk::Letter::{self, A, B, C};
use crate::mark::{Barred, Figure, Form, Role};
use crate::message::text;

/// Extent of a border in the plane, in radii of the figure.
const FAR: f64 = 12.0;
/// Extent of a border in space, in radii of the simplex and the origin.
const NEAR: f64 = 0.9;
/// Depth of the corner strokes of a border in space, toward its far side, in radii of the simplex and the origin.
const DEPTH: f64 = 0.15;

/// Draws the region in which A can never be: behind the origin, if A·v was tested, since the query would have ended
/// there (`A·v < 0`); and behind the earlier points, since the support mapping would be wrong there. Draws nothing if v
/// is zero or unknown.
pub fn add_barred_to_a(figure: &mut Figure, regions: &SimplexRegions) {
    let forward = regions.asked.unit();
    if regions.simplex.is_empty() || forward == DVec3::ZERO {
        return;
    }
    let role = Role::Barred(Barred::A);
    let behind = |point: DVec3| HalfSpace::through(point, -forward);
    let word = text!("figure-a-never-a-v-0");
    if regions.passed {
        add_border(figure, regions, role, (DVec3::ZERO, behind(DVec3::ZERO)), word.to_owned());
    }
    if regions.simplex.len() > 1 {
        let old = name(&regions.simplex.letters()[1..]);
        let at = regions.simplex.at(B);
        let words = text!("figure-a-never-behind"; letters = old);
        add_border(figure, regions, role, (at, behind(at)), words);
    }
}

/// Draws the region in which the origin can never be: past A along v; for a segment, past its ends; for a triangle,
/// behind its old edge and past the ends of that edge. For a tetrahedron see [`super::add_prism`]. Draws nothing if the
/// run has not proved it.
pub fn add_barred_to_origin(figure: &mut Figure, regions: &SimplexRegions) {
    if !regions.secured {
        return;
    }
    let at = |letter: Letter| regions.simplex.at(letter);
    let (a, b, c) = (at(A), at(B), at(C));
    let forward = regions.asked.unit();
    let borders = match regions.simplex.len() {
        2 => vec![(A, a - b, "beyond"), (B, b - a, "beyond")],
        3 => {
            vec![(A, forward, "beyond"), (B, -forward, "behind"), (B, b - c, "beyond"), (C, c - b, "beyond")]
        }
        _ => Vec::new(),
    };
    for (letter, out, side) in borders {
        let border = (at(letter), HalfSpace::through(at(letter), out));
        let letters = if side == "behind" { "BC".to_owned() } else { letter.to_string() };
        let words = text!("figure-o-never"; side = side, letters = letters);
        add_border(figure, regions, Role::Barred(Barred::Origin), border, words);
    }
}

/// Adds a border through a point: a line with strokes on its far side; in space a framed and hatched square.
fn add_border(
    figure: &mut Figure,
    regions: &SimplexRegions,
    role: Role,
    (through, barred): (DVec3, HalfSpace),
    text: String,
) {
    if barred.normal == DVec3::ZERO {
        return;
    }
    match regions.dimension {
        Dimension::Two => {
            let reach = DVec3::Z.cross(barred.normal) * (FAR * regions.bounds.radius());
            let ends = [through - reach, through + reach];
            figure.add(role, None, Form::Comb { ends, toward: barred.normal });
            figure.add(role, None, Form::Note { ends, text, toward: barred.normal });
        }
        Dimension::Three => {
            let middle = regions.middle();
            let middle = middle - barred.normal * barred.height(middle);
            let (x, y) = barred.normal.any_orthonormal_pair();
            let reach = NEAR * regions.core().radius();
            let corner = |across: f64, up: f64| middle + (x * across + y * up) * reach;
            let points = vec![corner(-1.0, -1.0), corner(1.0, -1.0), corner(1.0, 1.0), corner(-1.0, 1.0)];
            let into = barred.normal * (DEPTH * regions.core().radius());
            figure.add(role, None, Form::Area { points: points.clone() });
            for corner in &points {
                figure.add(role, None, Form::Line { points: vec![*corner, *corner + into], closed: false });
            }
            let ends = [points[1], points[2]];
            figure.add(role, None, Form::Line { points, closed: true });
            figure.add(role, None, Form::Note { ends, text, toward: barred.normal });
        }
    }
}

/// The letters as one word.
fn name(letters: &[Letter]) -> String {
    letters.iter().map(Letter::to_string).collect()
}
