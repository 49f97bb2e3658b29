//! The positions of all fields in a RON text.
//!
//! ron reports where its parser stopped, but not in which field; an invalid value is known by its field, but not by its
//! position. The outline translates between the two. It is built only after an error, and works on broken text too: it
//! follows brackets, names and commas, and tolerates errors.

use std::fmt::Write;
use std::iter;
use std::ops::Range;

/// All values of a text, in the order in which they begin.
#[derive(Debug)]
pub(super) struct Outline<'a> {
    text: &'a str,
    entries: Vec<Entry<'a>>,
}

/// A value and its position.
#[derive(Debug)]
struct Entry<'a> {
    /// The value that contains it.
    parent: Option<usize>,
    /// The step to it from its parent.
    step: Step<'a>,
    /// Byte offset of its field name, or of the value if it has none.
    name_start: usize,
    /// Byte range of the value.
    value: Range<usize>,
    /// Whether it has brackets, and so may contain other values.
    has_parts: bool,
}

/// The step from a value to one that it contains.
#[derive(Clone, Copy, Debug)]
enum Step<'a> {
    /// The whole text.
    Root,
    /// `.name`: a field, or the content of `Name(…)`.
    Field(&'a str),
    /// `[index]`: an element of a list or tuple.
    Element(usize),
}

impl<'a> Outline<'a> {
    pub(super) fn of(text: &'a str) -> Self {
        let mut entries: Vec<Entry<'a>> = Vec::new();
        let mut open: Vec<Group<'a>> = Vec::new();
        // The name that a bracket right after it would belong to, as in `Ball(…)`.
        let mut name: Option<&'a str> = None;
        let mut tokens = tokens(text).peekable();
        while let Some((kind, range)) = tokens.next() {
            match kind {
                Token::Text if matches!(tokens.peek(), Some((Token::Colon, _))) => {
                    if let Some(group) = open.last_mut() {
                        group.field = Some(range);
                    }
                    continue;
                }
                Token::Text => {
                    entries.push(Entry::new(text, open.last(), range.clone()));
                    name = Some(&text[range]);
                    continue;
                }
                Token::Open => {
                    if name.is_none() {
                        entries.push(Entry::new(text, open.last(), range));
                    }
                    entries.last_mut().into_iter().for_each(|entry| entry.has_parts = true);
                    open.push(Group { entry: entries.len() - 1, name, field: None, index: 0 });
                }
                Token::Close => {
                    if let Some(group) = open.pop() {
                        entries[group.entry].value.end = range.end;
                    }
                }
                Token::Comma => {
                    if let Some(group) = open.last_mut() {
                        group.field = None;
                        group.index += 1;
                    }
                }
                Token::Colon => {}
            }
            name = None;
        }
        for group in open {
            entries[group.entry].value.end = text.len();
        }
        Self { text, entries }
    }

    /// The path of the innermost value (with its field name) at a byte offset, such as `q.shape.Points[3]`.
    pub(super) fn path_at(&self, offset: usize) -> String {
        self.at(offset).map(|index| self.path(index)).unwrap_or_default()
    }

    /// The byte range of the innermost value at this offset if it begins there or contains no others; otherwise of the
    /// name or bracket there.
    pub(super) fn value_at(&self, offset: usize) -> Range<usize> {
        let is_it = |entry: &&Entry<'_>| {
            entry.value.start == offset || (!entry.has_parts && entry.value.contains(&offset))
        };
        let value = self.at(offset).map(|index| &self.entries[index]).filter(is_it);
        value.map_or(offset..offset + word_length(&self.text[offset..]), |entry| entry.value.clone())
    }

    /// The byte range of the value with this path, or of the value in which it is missing.
    pub(super) fn find(&self, path: &str) -> Range<usize> {
        let value = |path: &str| {
            (0..self.entries.len())
                .find(|index| self.path(*index) == path)
                .map(|index| &self.entries[index].value)
        };
        let mut parents = iter::successors(Some(path), |path| path.rfind(['.', '[']).map(|end| &path[..end]));
        parents.find_map(value).cloned().unwrap_or(0..self.text.len())
    }

    fn at(&self, offset: usize) -> Option<usize> {
        self.entries.iter().rposition(|entry| (entry.name_start..entry.value.end).contains(&offset))
    }

    fn path(&self, index: usize) -> String {
        let chain = iter::successors(Some(index), |index| self.entries[*index].parent);
        let mut steps: Vec<_> = chain.map(|index| self.entries[index].step).collect();
        steps.reverse();
        let mut path = String::new();
        for step in steps {
            // Writing to a string cannot fail.
            let _ = match step {
                Step::Root => Ok(()),
                Step::Field(name) if path.is_empty() => path.write_str(name),
                Step::Field(name) => write!(path, ".{name}"),
                Step::Element(index) => write!(path, "[{index}]"),
            };
        }
        path
    }
}

/// The byte ranges of all strings, numbers and words of a text.
pub(super) fn words(text: &str) -> impl Iterator<Item = Range<usize>> {
    tokens(text).filter(|(token, _)| *token == Token::Text).map(|(_, range)| range)
}

/// An open bracket.
struct Group<'a> {
    /// The value whose content is in the bracket.
    entry: usize,
    /// The name before it, as in `Ball(…)`.
    name: Option<&'a str>,
    /// The field name that was read last.
    field: Option<Range<usize>>,
    /// The number of commas read so far.
    index: usize,
}

impl<'a> Entry<'a> {
    fn new(text: &'a str, group: Option<&Group<'a>>, value: Range<usize>) -> Self {
        let (step, name_start) = match group {
            None => (Step::Root, value.start),
            Some(Group { field: Some(field), .. }) => (Step::Field(&text[field.clone()]), field.start),
            // The only value in `Points(…)`; elements with an index come within it.
            Some(Group { name: Some(name), index: 0, .. }) => (Step::Field(name), value.start),
            Some(Group { index, .. }) => (Step::Element(*index), value.start),
        };
        Self { parent: group.map(|group| group.entry), step, name_start, value, has_parts: false }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Token {
    Open,
    Close,
    Comma,
    Colon,
    /// A string, a number or a word.
    Text,
}

/// The tokens of a text with their byte ranges, without white space and comments.
fn tokens(text: &str) -> impl Iterator<Item = (Token, Range<usize>)> {
    let mut start = 0;
    iter::from_fn(move || {
        start += blank_length(&text[start..]);
        let rest = &text[start..];
        let (token, length) = match rest.chars().next()? {
            '(' | '[' | '{' => (Token::Open, 1),
            ')' | ']' | '}' => (Token::Close, 1),
            ',' => (Token::Comma, 1),
            ':' => (Token::Colon, 1),
            _ => (Token::Text, string_length(rest).unwrap_or_else(|| word_length(rest))),
        };
        let range = start..start + length;
        start = range.end;
        Some((token, range))
    })
}

/// The length of the white space and comments at the start of a text.
fn blank_length(text: &str) -> usize {
    let mut rest = text;
    loop {
        rest = rest.trim_start();
        rest = if rest.starts_with("//") {
            rest.find('\n').map_or("", |end| &rest[end..])
        } else if rest.starts_with("/*") {
            after_block_comment(rest)
        } else {
            return text.len() - rest.len();
        };
    }
}

/// The text after the block comment that it begins with; block comments nest.
fn after_block_comment(text: &str) -> &str {
    let mut depth = 0_usize;
    let mut rest = text;
    loop {
        if let Some(after) = rest.strip_prefix("/*") {
            depth += 1;
            rest = after;
        } else if let Some(after) = rest.strip_prefix("*/") {
            depth -= 1;
            rest = after;
            if depth == 0 {
                return rest;
            }
        } else {
            let mut chars = rest.chars();
            if chars.next().is_none() {
                return rest;
            }
            rest = chars.as_str();
        }
    }
}

/// The length of the string, plain or raw, that the text begins with; the whole text if the string is never closed.
fn string_length(text: &str) -> Option<usize> {
    if let Some(content) = text.strip_prefix('"') {
        let mut escaped = false;
        let end = content.find(|c| {
            let is_end = c == '"' && !escaped;
            escaped = c == '\\' && !escaped;
            is_end
        });
        return Some(end.map_or(text.len(), |end| end + 2));
    }
    let raw = text.strip_prefix('r')?;
    let hashes = raw.len() - raw.trim_start_matches('#').len();
    let content = raw[hashes..].strip_prefix('"')?;
    let close = format!("\"{}", "#".repeat(hashes));
    let before = text.len() - content.len();
    Some(content.find(&close).map_or(text.len(), |end| before + end + close.len()))
}

/// The length of the word that the text begins with: its first character and all before a blank or punctuation.
fn word_length(text: &str) -> usize {
    let is_end = |c: char| c.is_whitespace() || "()[]{},:\"/".contains(c);
    let mut characters = text.char_indices().skip(1);
    characters.find(|(_, c)| is_end(*c)).map_or(text.len(), |(end, _)| end)
}
