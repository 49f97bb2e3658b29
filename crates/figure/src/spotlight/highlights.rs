//! The highlighted items.

use glam::DVec3;

use super::focus::Focus;
use crate::geometry::{Side, SupportPoint};
use crate::gjk::{Letter, Region};
use crate::mark::Hit;
use crate::narration::Span;

/// A highlighted point of P or Q.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LitVertex {
    /// The shape that it belongs to.
    pub side: Side,
    /// The index of the vertex. `None` on a curved shape.
    pub index: Option<usize>,
    /// The position in world space.
    pub at: DVec3,
}

/// The highlighted items.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Spotlight {
    /// The hovered item.
    pub focus: Option<Focus>,
    /// Points of P and of Q.
    pub places: Vec<LitVertex>,
    /// Points of P ⊖ Q that the run has found, with their vertex pairs.
    pub supports: Vec<SupportPoint<DVec3>>,
    /// Differences of vertices by the indices of their vertex pairs, whether or not the run has found them.
    pub pairs: Vec<[usize; 2]>,
    /// Vertices of the simplex at the current step.
    pub letters: Vec<Letter>,
    /// Regions of the simplex at the current step.
    pub regions: Vec<Region>,
    /// Iterations of the run, ascending, which are rows of the table.
    pub iterations: Vec<usize>,
    /// Steps of the run, ascending.
    pub steps: Vec<usize>,
    /// Lines of the run's published code, ascending: those that the highlighted steps execute.
    pub lines: Vec<usize>,
    /// Whether the search direction is highlighted.
    pub direction: bool,
    /// Whether the origin is highlighted.
    pub origin: bool,
}

impl Spotlight {
    /// Returns whether nothing is highlighted.
    pub const fn is_empty(&self) -> bool {
        self.places.is_empty()
            && self.supports.is_empty()
            && self.pairs.is_empty()
            && self.letters.is_empty()
            && self.regions.is_empty()
            && self.iterations.is_empty()
            && self.steps.is_empty()
            && self.lines.is_empty()
            && !self.direction
            && !self.origin
    }

    /// Returns whether a vertex is highlighted.
    pub fn has_vertex(&self, side: Side, index: usize) -> bool {
        self.places.iter().any(|place| place.side == side && place.index == Some(index))
    }

    /// Returns whether a difference of vertices is highlighted.
    fn has_pair(&self, p: usize, q: usize) -> bool {
        self.pairs.contains(&[p, q])
    }

    /// Returns whether a vertex of the simplex is highlighted.
    fn has_letter(&self, letter: Letter) -> bool {
        self.letters.contains(&letter)
    }

    /// Returns whether an iteration is highlighted.
    pub fn has_iteration(&self, iteration: usize) -> bool {
        self.iterations.contains(&iteration)
    }

    /// Returns whether a step is highlighted.
    pub fn has_step(&self, step: usize) -> bool {
        self.steps.binary_search(&step).is_ok()
    }

    /// Returns whether a line of the published code is highlighted.
    pub fn has_line(&self, line: usize) -> bool {
        self.lines.binary_search(&line).is_ok()
    }

    /// Returns whether the given item is highlighted.
    pub fn is_about(&self, focus: Focus) -> bool {
        match focus {
            Focus::Vertex(side, index) => self.has_vertex(side, index),
            Focus::Pair { p, q } => self.has_pair(p, q),
            Focus::Letter(letter) => self.has_letter(letter),
            Focus::Region(region) => self.regions.contains(&region),
            Focus::Iteration(iteration) => self.has_iteration(iteration),
            Focus::Step(step) => self.has_step(step),
            Focus::Line(line) => self.has_line(line),
            Focus::Direction => self.direction,
            Focus::Origin => self.origin,
        }
    }

    /// Returns whether an item of a picture is highlighted.
    pub fn has_hit(&self, hit: Hit) -> bool {
        match hit {
            Hit::Vertex(side, index) => self.has_vertex(side, index),
            Hit::Pair { p, q } => self.has_pair(p, q),
            Hit::Letter(letter) => self.has_letter(letter),
            Hit::Region(region) => self.regions.contains(&region),
            Hit::Direction => self.direction,
            Hit::Origin => self.origin,
            Hit::Body(_) | Hit::Other(_) => false,
        }
    }

    /// Returns whether a span of a sentence about the current step is highlighted.
    pub fn has_span(&self, span: &Span) -> bool {
        match span {
            Span::Letter(letter) => self.has_letter(*letter),
            Span::Vertex(side, index) => self.has_vertex(*side, *index),
            Span::Direction => self.direction,
            Span::Origin => self.origin,
            Span::Text(_) | Span::Side(_) | Span::Number { .. } => false,
        }
    }
}
