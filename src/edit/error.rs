//! The reasons for which an edit is refused.

use thiserror::Error;

use crate::geometry::ShapeError;

/// The reason why an edit was refused. The text is one sentence without a full stop, for the status line.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum EditError {
    /// The resulting shape or pose is invalid.
    #[error(transparent)]
    Shape(#[from] ShapeError),
    /// The shape is curved and has no vertices.
    #[error("a {kind} has no vertices: make it a polytope first")]
    NoVertices {
        /// The name of the kind of shape.
        kind: &'static str,
    },
    /// There is no vertex with this number.
    #[error("there is no vertex {index}: the shape has {count}")]
    NoSuchVertex {
        /// The requested index.
        index: usize,
        /// The number of vertices.
        count: usize,
    },
    /// The edit would leave no vertex.
    #[error("the last vertex cannot be deleted: a shape needs at least one point")]
    LastVertex,
    /// The shape would not keep its kind under this scaling.
    #[error("a {kind} scales only evenly, or along axes that keep it a {kind}")]
    UnevenScale {
        /// The name of the kind of shape.
        kind: &'static str,
    },
    /// A reason that is particular to one edit.
    #[error("{0}")]
    Impossible(String),
}
