//! An imported file with its reading.

use std::path::Path;

use crate::exchange::Reading;

/// A file and its reading.
pub(super) struct Input<'a> {
    pub(super) path: &'a Path,
    pub(super) reading: Reading,
}
