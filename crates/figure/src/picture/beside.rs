//! The second run in a picture of two.

use crate::analysis::Analysis;
use crate::comparison::Comparison;

/// A second run, for [`super::Panel::Compare`].
#[derive(Clone, Debug)]
pub struct SecondRun {
    /// The run.
    pub analysis: Analysis,
    /// The comparison of the scene's own run with it.
    pub comparison: Comparison,
    /// The step at which both are shown, as an index of [`Comparison::stops`].
    pub stop: usize,
}
