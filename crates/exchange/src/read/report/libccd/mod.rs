//! The notation of libccd: objects that are set field by field, as in its tests and in reports, and its
//! dumps of polytopes.

mod dump;
mod objects;

use crate::reading::Reading;

/// Reads the bodies of such a text. Returns `None` if it has none.
pub(super) fn read(text: &str) -> Option<Reading> {
    if dump::is_dump(text) {
        Some(dump::read(text))
    } else if objects::may_have_some(text) {
        objects::read(text)
    } else {
        None
    }
}
