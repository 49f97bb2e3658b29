//! Why something cannot be done.

use thiserror::Error;

use crate::geometry::ShapeError;

/// Why an edit was refused. The text is one sentence without a full stop, for the status line.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum EditError {
    /// The result would be no shape, or would stand nowhere.
    #[error(transparent)]
    Shape(#[from] ShapeError),
    /// A curved shape has no vertices to take hold of.
    #[error("a {kind} has no vertices: make it a polytope first")]
    NoVertices {
        /// What the shape is called.
        kind: &'static str,
    },
    /// There is no vertex with this number.
    #[error("there is no vertex {index}: the shape has {count}")]
    NoSuchVertex {
        /// The number that was asked for.
        index: usize,
        /// How many there are.
        count: usize,
    },
    /// Without it nothing would be left.
    #[error("the last vertex cannot be deleted: a shape needs at least one point")]
    LastVertex,
    /// The shape does not keep its kind under this scaling.
    #[error("a {kind} scales only evenly, or along axes that keep it a {kind}")]
    UnevenScale {
        /// What the shape is called.
        kind: &'static str,
    },
    /// A reason that is particular to one edit.
    #[error("{0}")]
    Impossible(String),
}
