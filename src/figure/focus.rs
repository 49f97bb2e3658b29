//! Focus: the one thing that somebody points at, in whatever panel. The same thing lights up in all of them.

use crate::geometry::Side;
use crate::gjk::{Letter, Region};

/// What is pointed at, or pinned.
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
    /// A point of the simplex at the step that is shown.
    Letter(Letter),
    /// A region of the simplex at the step that is shown.
    Region(Region),
    /// A turn of the run, by its index: a row of the table.
    Turn(usize),
    /// A step of the run, by its index.
    Step(usize),
    /// A line of the listing of the algorithm, by its index.
    Line(usize),
    /// The search direction.
    Direction,
    /// The origin.
    Origin,
}
