//! The item that a pointer hovers over.

use crate::geometry::Side;
use crate::gjk::{Letter, Region};
use crate::mark::Hit;
use crate::narration::Span;

/// The hovered or pinned item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Focus {
    /// A vertex of P or Q, by its index.
    Vertex(Side, usize),
    /// The difference of two vertices.
    Pair {
        /// The index of the vertex of P.
        p: usize,
        /// The index of the vertex of Q.
        q: usize,
    },
    /// A vertex of the simplex at the current step.
    Letter(Letter),
    /// A region of the simplex at the current step.
    Region(Region),
    /// An iteration of the run, by its index: a row of the table.
    Iteration(usize),
    /// A step of the run, by its index.
    Step(usize),
    /// A line of the algorithm's published code, by its index.
    Line(usize),
    /// The search direction.
    Direction,
    /// The origin.
    Origin,
}

impl Focus {
    /// Returns the item that a pointer on a mark of a picture hovers over.
    pub const fn of_hit(hit: Hit) -> Option<Self> {
        Some(match hit {
            Hit::Vertex(side, index) => Self::Vertex(side, index),
            Hit::Pair { p, q } => Self::Pair { p, q },
            Hit::Letter(letter) => Self::Letter(letter),
            Hit::Region(region) => Self::Region(region),
            Hit::Direction => Self::Direction,
            Hit::Origin => Self::Origin,
            Hit::Body(_) | Hit::Other(_) => return None,
        })
    }

    /// Returns the item that a pointer on a span of a sentence hovers over.
    pub const fn of_span(span: &Span) -> Option<Self> {
        Some(match span {
            Span::Letter(letter) => Self::Letter(*letter),
            Span::Vertex(side, index) => Self::Vertex(*side, *index),
            Span::Direction => Self::Direction,
            Span::Origin => Self::Origin,
            Span::Text(_) | Span::Side(_) | Span::Number { .. } => return None,
        })
    }
}
