//! Viewing directions from which regions in space look like the plane pictures that explain them.

use glam::DVec3;

use crate::analysis::Analysis;
use crate::geometry::{Dimension, Vector as _};
use crate::gjk::Letter::{A, B, C, D};
use crate::gjk::{Letter, Simplex};
use crate::message::text;

/// A viewing direction.
#[derive(Clone, Debug, PartialEq)]
pub struct ViewDirection {
    /// The name of the direction on a button: `Edge-on to AB`.
    pub name: String,
    /// The description of the view from this direction.
    pub shows: &'static str,
    /// The direction away from the eye, of length one; the opposite direction shows the mirror image.
    pub direction: DVec3,
}

/// Returns the directions that show the regions at a step of a run best; empty if there is no simplex.
pub fn view_directions_at(analysis: &Analysis, step: usize) -> Vec<ViewDirection> {
    let state = analysis.state(step);
    let is_over = state.growth.is_some() || analysis.dimension == Dimension::Two;
    if is_over { Vec::new() } else { view_directions(&state.lettered) }
}

/// Returns the directions that show the regions of a simplex best; empty for a point, and if points
/// coincide.
pub fn view_directions(simplex: &Simplex<DVec3>) -> Vec<ViewDirection> {
    let [a, b, c, d] = [A, B, C, D].map(|letter| simplex.at(letter));
    let along = |to: Letter| {
        let look = text!("figure-the-edge-is-a-point");
        (text!("figure-along-edge"; edge = format!("A{to}")), look, simplex.at(to) - a)
    };
    let normal = |a: DVec3, b: DVec3, c: DVec3| (b - a).unit().cross((c - a).unit());
    let directions = match simplex.len() {
        2 => {
            let across = (b - a).unit().cross((-a).unit());
            let across =
                if across.unit() == DVec3::ZERO && a != b { (b - a).any_orthogonal_vector() } else { across };
            vec![(text!("figure-edge-on-to-ab").to_owned(), text!("figure-a-b-and-o-lie"), across)]
        }
        3 => vec![
            (
                text!("figure-along-the-normal-of-abc").to_owned(),
                text!("figure-the-triangle-lies-in-the"),
                -normal(a, b, c),
            ),
            (text!("figure-edge-on-along-bc").to_owned(), text!("figure-the-triangle-is-a-line"), c - b),
        ],
        4 => {
            let down = (
                text!("figure-down-on-bcd").to_owned(),
                text!("figure-the-base-lies-in-the"),
                -normal(b, c, d),
            );
            [down].into_iter().chain([B, C, D].map(along)).collect()
        }
        _ => Vec::new(),
    };
    let directions = directions.into_iter().map(|(name, shows, direction)| ViewDirection {
        name,
        shows,
        direction: direction.unit(),
    });
    directions.filter(|look| look.direction != DVec3::ZERO).collect()
}
