//! Words that the messages of all layers share: counts and enumerations.

use std::fmt::Display;

/// A count with its noun, which takes an s in the plural: `1 edge`, `3 edges`.
pub(crate) fn counted<T: Copy + Display + PartialEq + From<u8>>(count: T, noun: &str) -> String {
    let plural = if count == T::from(1) { "" } else { "s" };
    format!("{count} {noun}{plural}")
}

/// `a, b and c`.
pub(crate) fn enumerated(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [rest @ .., last] => format!("{} and {last}", rest.join(", ")),
    }
}
