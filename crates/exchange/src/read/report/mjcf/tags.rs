//! The elements of MJCF that place or shape a geom, at any depth.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::ops::Range;

use super::super::xml::{is_named, next_tag};
use super::fill::Fill;
use crate::message::text;

/// Maximum number of elements that are read.
pub(super) const MAX_TAGS: usize = 50_000;

/// The elements that are read. The others change no shape.
const NAMES: [&str; 20] = [
    "geom",
    "body",
    "/body",
    "frame",
    "/frame",
    "mesh",
    "compiler",
    "default",
    "/default",
    "mujoco",
    "/mujoco",
    "replicate",
    "/replicate",
    "include",
    "composite",
    "flexcomp",
    "attach",
    "option",
    "key",
    "pair",
];

/// The values of an element by their names.
pub(super) type Attributes<'a> = BTreeMap<&'a str, Cow<'a, str>>;

/// An element with its attributes.
pub(super) struct Tag<'a> {
    pub(super) name: &'a str,
    pub(super) range: Range<usize>,
    pub(super) attributes: Attributes<'a>,
    pub(super) is_closed: bool,
    /// The content that an element lacks.
    pub(super) fault: Option<&'static str>,
}

/// Reads the elements of the text in order, without comments. Placeholders in values are filled.
pub(super) fn tags<'a>(text: &'a str, fill: &mut Fill<'a>) -> Vec<Tag<'a>> {
    let mut tags = Vec::new();
    let mut at = 0;
    while let Some(place) = next_tag(text, at)
        && tags.len() < MAX_TAGS
    {
        let content = &text[place.clone()];
        at = place.end;
        let Some(name) = NAMES.iter().find(|name| is_named(content, name)) else { continue };
        let is_whole = text[at..].starts_with('>');
        let inner = content[name.len()..].trim_end();
        let read = attributes(inner.strip_suffix('/').unwrap_or(inner), fill);
        let fault =
            if is_whole { read.as_ref().err().copied() } else { Some(text!("import-a-tag-that-ends-with")) };
        tags.push(Tag {
            name,
            range: place.start - 1..at + usize::from(is_whole),
            attributes: read.unwrap_or_default(),
            is_closed: inner.ends_with('/'),
            fault,
        });
    }
    tags
}

/// Reads attributes `key="value"`, in double or single quotes, escaped or not: the text may be in a string.
fn attributes<'a>(mut text: &'a str, fill: &mut Fill<'a>) -> Result<Attributes<'a>, &'static str> {
    let expected = || text!("import-values-in-quotes");
    let mut attributes = BTreeMap::new();
    while let Some((key, rest)) = text.split_once('=') {
        let rest = rest.trim_start();
        let rest = rest.strip_prefix('\\').unwrap_or(rest);
        let quote = rest.chars().next().filter(|c| "\"'".contains(*c)).ok_or_else(expected)?;
        let (value, rest) = rest[1..].split_once(quote).ok_or_else(expected)?;
        let value = fill.filled(value.strip_suffix('\\').unwrap_or(value));
        if attributes.insert(key.trim(), value).is_some() {
            return Err(expected());
        }
        text = rest;
    }
    Ok(attributes)
}
