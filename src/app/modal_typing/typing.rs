//! What has been typed so far.

use super::entry::Entry;

/// What has been typed after the tool.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Typing {
    pub(super) entry: Entry,
    /// Why it cannot be taken.
    pub(super) refusal: Option<String>,
}
