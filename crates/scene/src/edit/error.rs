//! The reasons for which an edit is refused.

use thiserror::Error;

use crate::geometry::ShapeError;
use crate::message::text;

/// The reason why an edit was refused. The text is one sentence without a full stop, for the status line.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum EditError {
    /// The resulting shape or pose is invalid.
    #[error(transparent)]
    Shape(#[from] ShapeError),
    /// The shape is curved and has no vertices.
    #[error("{}", text!("edit-no-vertices"; kind = *kind))]
    NoVertices {
        /// The name of the kind of shape.
        kind: &'static str,
    },
    /// There is no vertex with this index.
    #[error("{}", text!("edit-no-vertex"; index = index.to_string(), count = count.to_string()))]
    NoSuchVertex {
        /// The requested index.
        index: usize,
        /// The number of vertices.
        count: usize,
    },
    /// The edit would leave no vertex.
    #[error("{}", text!("edit-last-vertex"))]
    LastVertex,
    /// The shape would not keep its kind under this scaling.
    #[error("{}", text!("edit-uneven-scale"; kind = *kind))]
    UnevenScale {
        /// The name of the kind of shape.
        kind: &'static str,
    },
    /// A reason that is particular to one edit.
    #[error("{0}")]
    Impossible(String),
}
