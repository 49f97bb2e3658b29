//! Why something cannot be brought in or out.

use std::io;
use std::path::PathBuf;

use thiserror::Error;

use crate::geometry::ShapeError;

/// What keeps shapes from being read or written. The text is the whole message, one sentence without a full stop.
#[derive(Debug, Error)]
pub enum ExchangeError {
    /// A file cannot be read.
    #[error("{}: cannot be read: {error}", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// A file is not what its name or its first bytes say.
    #[error("{}: expected {expected}, found {found}", path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// What should be.
        expected: String,
        /// What is.
        found: String,
    },
    /// Another number of lists was chosen than can become bodies.
    #[error("expected {expected}, found {found}")]
    Choice {
        /// What can be made into a scene.
        expected: String,
        /// What was chosen.
        found: String,
    },
    /// The points make no shape.
    #[error(transparent)]
    Shape(#[from] ShapeError),
    /// A curved shape has no vertices that could be listed.
    #[error("{name} is a {kind}, which has no vertices to list: make it a polytope first")]
    Curved {
        /// P or Q.
        name: &'static str,
        /// What the shape is called.
        kind: &'static str,
    },
    /// A rounded shape is not the hull of its vertices.
    #[error("{name} is rounded, so that its vertices do not say what it is: make it a polytope first")]
    Rounded {
        /// P or Q.
        name: &'static str,
    },
    /// The difference has more points than are listed.
    #[error(
        "the difference of shapes with {found} pairs of corners is only drawn approximately: expected at most {most}"
    )]
    TooManyPairs {
        /// The most pairs whose differences are listed.
        most: usize,
        /// How many there are.
        found: usize,
    },
    /// A unit test asks about a pair.
    #[error("a unit test is about both shapes: expected the pair, found {found}")]
    NotAPair {
        /// What was to be written.
        found: &'static str,
    },
}
