//! The support functions of P, Q and P ⊖ Q, in a direction u that the user turns.
//!
//! The support value of a convex set in a unit direction is the coordinate of its farthest point along it.
//! The support value of P ⊖ Q in u is that of P in u plus that of Q in −u. If it is negative, u separates P
//! and Q: the origin is outside.

mod globe;
mod plane;
mod words;

use glam::DVec3;

use super::analysis::Analysis;
use super::direction::add_direction;
use super::mark::{Figure, Form, Hit, Marker, Role};
use crate::geometry::{Side, SupportPoint, Vector as _, support_point};

pub use globe::{Globe, GlobeView};
pub use plane::Curves;
pub use words::without_direction;

/// Relative difference, as a fraction of the size of the numbers, below which support values count as equal.
/// A direction that is dragged, or computed from an edge, is rounded, and so are the products.
const ROUNDOFF: f64 = 1e-12;

/// Length of the arrows, as a fraction of the radius of the figure.
const ARROW: f64 = 0.3;

/// Maximum number of equally far vertices that are ringed; if there are more, the first are.
const MAX_RINGS: usize = 64;

/// The farthest points in one direction.
#[derive(Clone, Debug, PartialEq)]
pub struct Reach {
    /// The direction u, of length one.
    pub direction: DVec3,
    /// The support values of P along u, of Q along −u, and of P ⊖ Q along u, the sum; in scene units.
    pub lengths: [f64; 3],
    /// The support points, as an algorithm would get them.
    pub support: SupportPoint<DVec3>,
    /// The equally far vertices of P and of Q, up to roundoff; empty for a curved or rounded shape.
    pub farthest: [Vec<usize>; 2],
}

impl Reach {
    /// Computes the farthest points in a direction of any length; along x for the zero direction.
    pub fn of(analysis: &Analysis, direction: DVec3) -> Self {
        let unit = direction.unit();
        let direction = if unit == DVec3::ZERO || !unit.is_finite() { DVec3::X } else { unit };
        let [p, q] = &analysis.convexes;
        let support = support_point(p, q, direction);
        let lengths =
            [support.on_p.dot(direction), -support.on_q.dot(direction), support.point.dot(direction)];
        let farthest = Side::BOTH.map(|side| {
            let sign = if side == Side::P { 1.0 } else { -1.0 };
            let vertices = analysis.vertices(side);
            let size = vertices.iter().fold(0.0_f64, |most, vertex| most.max(vertex.abs().max_element()));
            let far =
                |vertex: &DVec3| sign * vertex.dot(direction) >= lengths[side as usize] - ROUNDOFF * size;
            vertices.iter().enumerate().filter(|(_, vertex)| far(vertex)).map(|(index, _)| index).collect()
        });
        Self { direction, lengths, support, farthest }
    }

    /// Computes the farthest points in the search direction of a step or, once it is found, in the next
    /// direction.
    pub fn at_step(analysis: &Analysis, step: usize) -> Self {
        Self::of(analysis, search_direction(analysis, step))
    }

    /// Returns whether several vertex pairs are farthest.
    pub fn is_tie(&self) -> bool {
        self.farthest.iter().any(|vertices| vertices.len() > 1)
    }

    /// Iterates over the vertex pairs whose differences are farthest.
    pub fn pairs(&self) -> impl Iterator<Item = [usize; 2]> {
        let [of_p, of_q] = &self.farthest;
        of_p.iter().flat_map(move |p| of_q.iter().map(move |q| [*p, *q]))
    }

    /// Adds the direction and its farthest points to the shapes view.
    pub fn add_to_world(&self, figure: &mut Figure, analysis: &Analysis) {
        let length = ARROW * analysis.bounds().radius();
        let drawn: [(Side, DVec3, f64, &str); 2] =
            [(Side::P, self.support.on_p, 1.0, "+u"), (Side::Q, self.support.on_q, -1.0, "−u")];
        for (side, at, sign, name) in drawn {
            add_direction(figure, at, self.direction * sign, length, name);
            let vertices = analysis.vertices(side);
            let farthest = &self.farthest[side as usize];
            for index in farthest.iter().take(MAX_RINGS) {
                let Some(at) = vertices.get(*index).copied() else { continue };
                let hit = Some(Hit::Vertex(side, *index));
                figure.add(Role::Horizon, hit, Form::Point { at, marker: Marker::Ring });
            }
            if farthest.is_empty() {
                figure.add(Role::Horizon, None, Form::Point { at, marker: Marker::Ring });
            }
        }
    }
}

/// Returns the search direction of the algorithm at a step, of any length.
pub fn search_direction(analysis: &Analysis, step: usize) -> DVec3 {
    let state = analysis.state(step);
    state.next.unwrap_or(state.asked)
}
