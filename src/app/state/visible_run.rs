//! The known part of a run while its verdict is hidden: no more than the playhead has shown.

use crate::gjk::Trace;

/// The part of a run that may be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct VisibleRun {
    /// The last step that may be shown.
    pub(crate) step: usize,
    /// Whether the verdict may be shown: the query has ended.
    pub(crate) verdict: bool,
    /// Whether the whole run may be shown: charts, lengths and notes too.
    pub(crate) all: bool,
}

impl VisibleRun {
    /// A run without hidden parts.
    pub(crate) const ALL: Self = Self { step: usize::MAX, verdict: true, all: true };

    /// Returns the known part of a run after its steps up to `step` have been shown.
    pub(crate) fn up_to(trace: &Trace, step: usize) -> Self {
        Self { step, verdict: trace.has_ended(step), all: step + 1 >= trace.steps() }
    }
}
