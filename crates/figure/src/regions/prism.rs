//! Four points in space: the prism over the base BCD that can contain the origin, with its floor and its
//! ceiling.

use glam::DVec3;

use super::SimplexRegions;
use crate::geometry::Vector as _;
use crate::gjk::Letter::{A, B, C, D};
use crate::mark::{Figure, Form, Role};
use crate::message::text;

/// Extent of walls without a floor or a ceiling, in heights of A over the base.
const ON: f64 = 0.6;

/// The planes of the prism that are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PrismParts {
    /// The planes through the edges of the base perpendicular to it.
    pub walls: bool,
    /// The plane of the base: the origin is not below.
    pub floor: bool,
    /// The plane through A parallel to the base: A passed the origin.
    pub ceiling: bool,
}

impl PrismParts {
    /// All parts.
    pub const ALL: Self = Self { walls: true, floor: true, ceiling: true };
}

/// Draws the prism over the base, on the side of its normal `BC × BD`. Earlier iterations excluded the space
/// outside its walls and below the floor; the test of A·v excluded the space above the ceiling.
/// Nothing if A is not above the base, or if the base has no area.
pub fn add_prism(figure: &mut Figure, regions: &SimplexRegions, parts: PrismParts) {
    if regions.simplex.len() != 4 {
        return;
    }
    let [a, b, c, d] = [A, B, C, D].map(|letter| regions.simplex.at(letter));
    let normal = (c - b).unit().cross((d - b).unit()).unit();
    let height = (a - b).dot(normal);
    if normal == DVec3::ZERO || height <= 1e-9 * regions.bounds.radius() {
        return;
    }
    let base = [b, c, d];
    let level = |height: f64| base.map(|corner| corner + normal * height).to_vec();
    if parts.floor {
        add_side(figure, level(0.0), text!("figure-floor-bcd"));
    }
    if parts.ceiling {
        add_side(figure, level(height), text!("figure-ceiling-through-a"));
    }
    if parts.walls {
        let low = level(if parts.floor { 0.0 } else { -ON * height });
        let high = level(if parts.ceiling { height } else { (1.0 + ON) * height });
        for (name, [from, to]) in [("BC", [0, 1]), ("CD", [1, 2]), ("DB", [2, 0])] {
            let name = text!("figure-wall"; edge = name);
            add_side(figure, vec![low[from], low[to], high[to], high[from]], &name);
        }
    }
}

fn add_side(figure: &mut Figure, points: Vec<DVec3>, name: &str) {
    figure.add(Role::Prism, None, Form::Area { points: points.clone() });
    figure.add(Role::Prism, None, Form::Line { points: points.clone(), closed: true });
    figure.add(Role::Prism, None, Form::Caption { within: points, lines: vec![name.to_owned()] });
}
