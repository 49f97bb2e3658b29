//! The second run in a picture of two.

use crate::figure::analysis::Analysis;
use crate::figure::comparison::Comparison;

/// A second run, for [`super::Panel::Compare`].
#[derive(Clone, Debug)]
pub struct Beside {
    /// The run.
    pub analysis: Analysis,
    /// The scene's own run held against it.
    pub comparison: Comparison,
    /// Where both are shown, as an index of [`Comparison::stops`].
    pub stop: usize,
}
