//! The state of modal typing.

use super::entry::Entry;

/// The input after the key of a tool.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Typing {
    pub(super) entry: Entry,
    /// The reason why the transform cannot be applied.
    pub(super) refusal: Option<String>,
}
