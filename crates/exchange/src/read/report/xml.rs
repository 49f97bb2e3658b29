//! Tags of XML that may be broken, or embedded in another text.

use std::ops::Range;

/// Returns the place between `<` and `>` of the next tag that is not in a comment. A tag without an end ends
/// at the next one.
pub(super) fn next_tag(text: &str, mut at: usize) -> Option<Range<usize>> {
    loop {
        let start = at + text[at..].find('<')?;
        let rest = &text[start..];
        if !rest.starts_with("<!--") {
            let length = rest[1..].find(['<', '>']).unwrap_or(rest.len() - 1);
            return Some(start + 1..start + 1 + length);
        }
        at = start + rest.find("-->")? + 3;
    }
}

/// Returns whether the content of a tag begins with this name.
pub(super) fn is_named(tag: &str, name: &str) -> bool {
    let rest = tag.strip_prefix(name);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(|c: char| c.is_whitespace() || c == '/'))
}
