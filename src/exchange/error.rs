//! Errors of import and export.

use std::path::PathBuf;

use thiserror::Error;

use crate::files::FileError;
use crate::geometry::ShapeError;

/// The reason why shapes could not be read or written. The text is the whole message, one sentence without a full stop.
#[derive(Debug, Error)]
pub enum ExchangeError {
    /// A file cannot be read.
    #[error(transparent)]
    File(#[from] FileError),
    /// A file whose content is not of the form that its name or its first bytes indicate.
    #[error("{}: expected {expected}, found {found}", path.display())]
    Unreadable {
        /// Path of the file.
        path: PathBuf,
        /// The expected content.
        expected: String,
        /// The content that was found.
        found: String,
    },
    /// The number or the dimension of the chosen lists does not permit a scene.
    #[error("expected {expected}, found {found}")]
    Choice {
        /// A choice from which a scene can be made.
        expected: String,
        /// The choice that was made.
        found: String,
    },
    /// The points are not a valid shape.
    #[error(transparent)]
    Shape(#[from] ShapeError),
    /// A curved shape, which has no vertices to list.
    #[error("{name} is a {kind}, which has no vertices to list: make it a polytope first")]
    Curved {
        /// P or Q.
        name: &'static str,
        /// The name of the kind of shape.
        kind: &'static str,
    },
    /// A shape with a radius, which is not the hull of its vertices.
    #[error("{name} has a radius, so that it is not the hull of its vertices: make it a polytope first")]
    Rounded {
        /// P or Q.
        name: &'static str,
    },
    /// The difference has more points than are listed.
    #[error(
        "the difference of shapes with {found} pairs of vertices is only drawn approximately: expected at most {most} vertices of the difference"
    )]
    TooManyPairs {
        /// The most vertices of a difference that are listed.
        most: usize,
        /// The number of pairs of vertices.
        found: usize,
    },
    /// A unit test of something else than the pair.
    #[error("a unit test is about both shapes: expected the pair, found {found}")]
    NotAPair {
        /// The content that was requested.
        found: &'static str,
    },
}
