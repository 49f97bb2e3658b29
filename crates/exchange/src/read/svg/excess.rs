//! Excess that would occupy the XML parser for minutes: it compares each attribute of an element, each
//! namespace and each entity with all others.

use std::collections::HashSet;

use crate::message::text;
use crate::reading::Problem;

/// Maximum number of attributes of an element; SVG elements have a few dozen.
const MAX_ATTRIBUTES: usize = 256;

/// Maximum number of prefixes of namespaces in a document.
const MAX_NAMESPACES: usize = 100;

/// Maximum number of entities in a document.
const MAX_ENTITIES: usize = 100;

/// Maximum number of bytes of entities times references to them.
const MAX_EXPANSION: usize = 1 << 20;

/// Finds the problem of a document that exceeds one of these limits.
pub(in crate::read) fn problem(text: &str) -> Option<Problem> {
    tags(text).or_else(|| entities(text))
}

/// The first tag with too many attributes or namespaces. Quotes within comments and data are ignored.
fn tags(text: &str) -> Option<Problem> {
    let refused = |at: usize, most: usize, of: &str| {
        Some(Problem::at(
            text,
            at..at + 1,
            text!("import-at-most"; most = most, of = of),
            text!("import-more"),
        ))
    };
    let mut namespaces = HashSet::new();
    let mut at = 0;
    while let Some(start) = text[at..].find('<').map(|found| at + found) {
        let rest = &text[start..];
        let other = [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")];
        if let Some((_, end)) = other.into_iter().find(|(begin, _)| rest.starts_with(begin)) {
            at = rest.find(end).map_or(text.len(), |found| start + found + end.len());
            continue;
        }
        let mut attributes = 0;
        at = start + 1;
        // A tag ends at its bracket or, if it is broken or declares a document type, where the next one begins.
        while let Some(next) = text[at..].find(['=', '"', '\'', '<', '>']).map(|found| at + found) {
            let before = &text[at..next];
            at = next + 1;
            match text.as_bytes()[next] {
                b'=' => {
                    attributes += 1;
                    let name = before.split_whitespace().next_back().unwrap_or_default();
                    if name.starts_with("xmlns:") {
                        namespaces.insert(name);
                    }
                    if attributes > MAX_ATTRIBUTES {
                        return refused(next, MAX_ATTRIBUTES, "attributes");
                    }
                    if namespaces.len() > MAX_NAMESPACES {
                        return refused(next, MAX_NAMESPACES, "namespaces");
                    }
                }
                b'<' => {
                    at = next;
                    break;
                }
                b'>' => break,
                quote => {
                    at = text[at..].find(char::from(quote)).map_or(text.len(), |found| at + found + 1);
                }
            }
        }
    }
    None
}

/// Entities that are too many, or that would expand to too much.
fn entities(text: &str) -> Option<Problem> {
    let declarations = || text.split("<!ENTITY").skip(1).map(|rest| rest.find('>').unwrap_or(rest.len()));
    let count = declarations().take(MAX_ENTITIES + 1).count();
    if count > MAX_ENTITIES {
        return Some(Problem::of_file(
            text!("import-at-most-entities"; most = MAX_ENTITIES),
            text!("import-more"),
        ));
    }
    let predefined = ["#", "amp;", "lt;", "gt;", "quot;", "apos;"];
    let is_own = |rest: &&str| !predefined.iter().any(|name| rest.starts_with(name));
    let references = if count == 0 { 0 } else { text.split('&').skip(1).filter(is_own).count() };
    let expansion = declarations().sum::<usize>().saturating_mul(references);
    (expansion > MAX_EXPANSION)
        .then(|| Problem::of_file(text!("import-entities-that-are-short-or-referred"), text!("import-more")))
}
