//! Errors of import and export.

use std::path::PathBuf;

use thiserror::Error;

use crate::files::FileError;
use crate::geometry::{Dimension, ShapeError, Side};
use crate::message::text;

/// The reason why shapes could not be read or written. The text is the whole message, one sentence without a full stop.
#[derive(Debug, Error)]
pub enum ExchangeError {
    /// A file cannot be read.
    #[error(transparent)]
    File(#[from] FileError),
    /// A file whose content does not match its name or its first bytes.
    #[error("{}: {}", path.display(), text!("import-expected-found"; expected = expected, found = found))]
    Unreadable {
        /// Path of the file.
        path: PathBuf,
        /// The expected content.
        expected: String,
        /// The content that was found.
        found: String,
    },
    /// The number or the dimension of the chosen lists does not fit a scene.
    #[error("{}", text!("import-expected-found"; expected = expected, found = found))]
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
    #[error("{}", text!("export-has-no-vertices"; name = name, kind = kind))]
    Curved {
        /// P or Q.
        name: &'static str,
        /// The name of the kind of shape.
        kind: &'static str,
    },
    /// A shape with a radius, which is not the hull of its vertices.
    #[error("{}", text!("export-has-a-radius"; name = name))]
    Rounded {
        /// P or Q.
        name: &'static str,
    },
    /// The difference has more vertices than the export lists.
    #[error("{}", text!("export-too-many-pairs"; found = found, most = most))]
    TooManyPairs {
        /// Maximum number of vertices of a listed difference.
        most: usize,
        /// The number of pairs of vertices.
        found: usize,
    },
    /// A shape of a kind that an engine cannot construct.
    #[error("{}", text!(
        "export-no-kind"; engine = engine, kind = kind, name = name, polytope = polytope.unwrap_or("none")
    ))]
    NoKind {
        /// The name of the engine.
        engine: &'static str,
        /// P, Q or difference.
        name: &'static str,
        /// The name of the kind of shape.
        kind: String,
        /// The kind of shape that the engine can construct instead, if the shape is curved or rounded.
        polytope: Option<&'static str>,
    },
    /// A shape of a dimension that an engine does not have.
    #[error("{}", text!("export-no-dimension"; engine = engine, count = dimension.count()))]
    NoDimension {
        /// The name of the engine.
        engine: &'static str,
        /// The dimension of the scene.
        dimension: Dimension,
    },
    /// A hull with more vertices than an engine permits.
    #[error("{}", text!("export-too-many-vertices"; engine = engine, most = most, name = name, found = found))]
    TooManyVertices {
        /// The name of the engine.
        engine: &'static str,
        /// P, Q or difference.
        name: &'static str,
        /// Maximum number of vertices.
        most: usize,
        /// Number of vertices of the hull.
        found: usize,
    },
    /// A unit test of something other than the pair.
    #[error("{}", text!("export-not-a-pair"; found = found))]
    NotAPair {
        /// The content that was requested.
        found: &'static str,
    },
}

impl ExchangeError {
    /// Returns the curved or rounded shape that could be written if it were a polytope.
    pub fn curved(&self) -> Option<Side> {
        let (Self::Curved { name, .. }
        | Self::Rounded { name }
        | Self::NoKind { name, polytope: Some(_), .. }) = self
        else {
            return None;
        };
        Side::BOTH.into_iter().find(|side| side.name() == *name)
    }
}
