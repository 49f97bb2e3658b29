//! Sections of Godot's text files, `[node name="Crate" type="StaticBody3D" parent="."]`, with the properties
//! below them.

use std::collections::HashMap;
use std::ops::Range;

use crate::read::number;

/// The sections that are read; other brackets at the start of a line belong to the surrounding text.
const KINDS: [&str; 7] =
    ["gd_scene", "gd_resource", "ext_resource", "sub_resource", "resource", "node", "connection"];

/// Maximum number of sections that are read.
pub(super) const MAX_SECTIONS: usize = 50_000;

/// A property with its place.
pub(super) struct PropertyValue<'a> {
    pub(super) text: &'a str,
    pub(super) range: Range<usize>,
}

/// A section.
pub(super) struct GodotSection<'a> {
    pub(super) kind: &'a str,
    pub(super) attributes: HashMap<&'a str, &'a str>,
    pub(super) properties: HashMap<&'a str, PropertyValue<'a>>,
    /// The place of the section's first line.
    pub(super) head: Range<usize>,
    /// The place of the section with all its properties.
    pub(super) range: Range<usize>,
}

impl<'a> GodotSection<'a> {
    /// Returns an attribute without its quotes.
    pub(super) fn attribute(&self, name: &str) -> Option<&'a str> {
        self.attributes.get(name).map(|value| value.trim_matches('"'))
    }

    /// Returns the text of a property.
    pub(super) fn property(&self, name: &str) -> Option<&'a str> {
        self.properties.get(name).map(|value| value.text)
    }
}

/// Finds all sections of a text, whatever surrounds them, and the place of an unclosed value.
pub(super) fn sections(text: &str) -> (Vec<GodotSection<'_>>, Option<Range<usize>>) {
    let mut sections: Vec<GodotSection<'_>> = Vec::new();
    // Whether the next line may be a property.
    let mut is_open = false;
    let mut at = 0;
    while at < text.len() && sections.len() < MAX_SECTIONS {
        let line = text[at..].split_inclusive('\n').next().unwrap_or_default();
        let (start, content) = (at, line.trim());
        at += line.len();
        if content.is_empty() || content.starts_with(';') {
            continue;
        }
        if let Some((kind, attributes)) = head(content) {
            let head = start..start + line.trim_end().len();
            let range = head.clone();
            sections.push(GodotSection { kind, attributes, properties: HashMap::new(), head, range });
            is_open = true;
        } else if let Some(section) = sections.last_mut().filter(|_| is_open) {
            // A line of another kind ends the section, and everything below it belongs to the surrounding
            // text.
            is_open = false;
            if let Some((name, value, is_closed)) = property(line, &text[start..]) {
                if !is_closed {
                    return (sections, Some(start..start + line.trim_end().len()));
                }
                let first = value.as_ptr() as usize - text.as_ptr() as usize;
                let range = start..first + value.len();
                at = range.end + text[range.end..].find('\n').map_or(text.len() - range.end, |end| end + 1);
                section.range.end = range.end;
                is_open = section.properties.insert(name, PropertyValue { text: value, range }).is_none();
            }
        }
    }
    (sections, None)
}

/// The kind and the attributes of a line that begins a section.
fn head(line: &str) -> Option<(&str, HashMap<&str, &str>)> {
    let inside = line.strip_prefix('[')?.strip_suffix(']')?;
    let (kind, mut rest) = inside.split_once(char::is_whitespace).unwrap_or((inside, ""));
    if !KINDS.contains(&kind) {
        return None;
    }
    let mut attributes = HashMap::new();
    while let Some((name, value)) = rest.split_once('=') {
        let (length, _) = value_length(value, char::is_whitespace).filter(|(_, is_closed)| *is_closed)?;
        attributes.insert(name.trim(), value[..length].trim());
        rest = &value[length..];
    }
    Some((kind, attributes))
}

/// The name and the value of a property, which may extend over several lines, and whether its brackets are closed.
fn property<'a>(line: &str, text: &'a str) -> Option<(&'a str, &'a str, bool)> {
    let name = &text[..line.find('=')?];
    let value = &text[name.len() + 1..];
    let name = name.trim();
    let is_name = !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || "_/:".contains(c));
    let (length, is_closed) = value_length(value, |c| c == '\n').filter(|_| is_name)?;
    Some((name, value[..length].trim(), is_closed))
}

/// The length of a value up to an end outside its quotes and brackets, and whether these are closed. Returns
/// `None` if a closing bracket has no opening one.
fn value_length(text: &str, is_end: fn(char) -> bool) -> Option<(usize, bool)> {
    let mut depth = 0_usize;
    let mut is_quoted = false;
    let mut is_escaped = false;
    for (at, c) in text.char_indices() {
        match c {
            _ if is_escaped => is_escaped = false,
            '\\' if is_quoted => is_escaped = true,
            '"' => is_quoted = !is_quoted,
            _ if is_quoted => {}
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.checked_sub(1)?,
            _ if depth == 0 && is_end(c) => return Some((at, true)),
            _ => {}
        }
    }
    Some((text.len(), depth == 0 && !is_quoted))
}

/// Parses the numbers of a value: in a call such as `Vector3(1, 0.5, 2)`, or alone.
pub(super) fn numbers(value: &str) -> Option<Vec<f64>> {
    if let Some(number) = number::whole(value) {
        return Some(vec![number]);
    }
    let (_, inside) = value.strip_suffix(')')?.split_once('(')?;
    inside.split(',').map(number::whole).collect()
}
