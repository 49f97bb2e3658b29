//! The second run in a picture of two.

use crate::figure::comparison::Comparison;
use crate::figure::study::Study;

/// A second run, for [`super::Panel::Compare`].
#[derive(Clone, Debug)]
pub struct Beside {
    /// The run.
    pub study: Study,
    /// The scene's own run held against it.
    pub comparison: Comparison,
    /// Where both are shown, as an index of [`Comparison::stops`].
    pub stop: usize,
}
