//! The search for leftovers of earlier windows.

use crate::app::state::job::Job;
use crate::app::state::leftover::Leftover;

/// The search for leftovers.
#[derive(Debug)]
pub(crate) struct LeftoverSearch {
    pub(super) found: Job<Vec<Leftover>>,
    pub(super) cause: SearchCause,
}

/// The reason to look for leftovers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SearchCause {
    /// The window has opened.
    Start,
    /// A file was opened, beside which there may be copies.
    FileOpened,
    /// The user has requested the search.
    Asked,
}
