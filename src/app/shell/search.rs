//! The search for leftovers of earlier windows.

use crate::app::state::job::Job;
use crate::app::state::leftover::Leftover;

/// The search for leftovers.
#[derive(Debug)]
pub(crate) struct Search {
    pub(super) found: Job<Vec<Leftover>>,
    pub(super) cause: Cause,
}

/// The reason to look for leftovers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cause {
    /// The window has opened.
    Start,
    /// A file was opened, beside which there may be copies.
    FileOpened,
    /// The user has requested the search.
    Asked,
}
