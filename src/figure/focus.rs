//! Focus: the hovered item, in any panel. The items linked to it are highlighted in all panels.

use crate::geometry::Side;
use crate::gjk::{Letter, Region};

/// The hovered or pinned item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Focus {
    /// A vertex of P or Q, by its index.
    Vertex(Side, usize),
    /// The difference of two vertices.
    Pair {
        /// The vertex of P.
        p: usize,
        /// The vertex of Q.
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
    /// A line of the listing of the algorithm, by its index.
    Line(usize),
    /// The search direction.
    Direction,
    /// The origin.
    Origin,
}
