//! The positions of the fields in a RON text.
//!
//! ron reports where its parser stopped, but not in which field; for an invalid value, the field is known,
//! but not the position. The outline translates between the two. It is computed only after an error, and
//! works on broken text too: it follows brackets, names and commas, and tolerates errors. A text may have
//! millions of values, so only the values around the place in question are kept.

use std::iter::Peekable;
use std::mem;
use std::ops::Range;

/// Maximum depth of brackets that the outline follows. ron reads 128 levels.
const MAX_DEPTH: usize = 256;

/// A value and its position.
#[derive(Clone, Debug)]
struct OutlineEntry<'a> {
    /// The step that leads to this value from the value that contains it.
    step: OutlineStep<'a>,
    /// Byte offset of the value's field name, or of the value if it has no name.
    name_start: usize,
    /// Byte range of the value; of its name or its bracket, if it has parts.
    value: Range<usize>,
    /// Whether the value has brackets, and so may contain other values.
    has_parts: bool,
    /// Byte offset of its end. `None` for a value whose bracket is still open.
    end: Option<usize>,
}

/// The step from a value to a value that it contains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum OutlineStep<'a> {
    /// The whole text.
    Root,
    /// `.name`: a field, or the content of `Name(…)`.
    Field(&'a str),
    /// `[index]`: an element of a list or tuple.
    Element(usize),
}

/// Returns the path of the innermost value (with its field name) at a byte offset, such as
/// `q.shape.Points[3]`.
pub(super) fn path_at(text: &str, offset: usize) -> String {
    let mut path = String::new();
    for entry in around(text, offset) {
        path = match entry.step {
            OutlineStep::Root => path,
            OutlineStep::Field(name) if path.is_empty() => name.to_owned(),
            OutlineStep::Field(name) => format!("{path}.{name}"),
            OutlineStep::Element(index) => format!("{path}[{index}]"),
        };
    }
    path
}

/// Returns the byte offset at which the innermost value at an offset begins, or the start of the text if
/// there is none.
pub(super) fn start_at(text: &str, offset: usize) -> usize {
    around(text, offset).last().map_or(0, |entry| entry.value.start)
}

/// Returns the byte range of the innermost value at this offset if it begins there or contains no others,
/// otherwise the byte range of the name or bracket there.
pub(super) fn value_at(text: &str, offset: usize) -> Range<usize> {
    match around(text, offset).last() {
        Some(entry) if !entry.has_parts && entry.value.contains(&offset) => entry.value.clone(),
        Some(entry) if entry.value.start == offset => offset..end_of(text, offset),
        _ => offset..offset + word_length(&text[offset..]),
    }
}

/// Returns the byte range of the first value with this path, or of the value in which it is missing.
pub(super) fn find(text: &str, path: &str) -> Range<usize> {
    let wanted = steps(path);
    // For each open value on the path, the number of steps that lead to it.
    let mut open: Vec<Option<usize>> = Vec::new();
    let mut last = None;
    let mut best: Option<(usize, usize)> = None;
    for event in OutlineWalk::of(text) {
        match event {
            OutlineEvent::Value(entry) => {
                let before = open.last().copied();
                last = match (before, entry.step) {
                    (None, _) => Some(0),
                    (Some(Some(taken)), step) if wanted.get(taken) == Some(&step) => Some(taken + 1),
                    _ => None,
                };
                if let Some(taken) = last
                    && best.map_or(0, |(most, _)| most) < taken
                {
                    best = Some((taken, entry.value.start));
                    if taken == wanted.len() {
                        break;
                    }
                }
            }
            OutlineEvent::Open => open.push(last),
            OutlineEvent::Close(_) => {
                open.pop();
            }
        }
    }
    best.map_or(0..text.len(), |(_, start)| start..end_of(text, start))
}

/// The steps of a path such as `q.shape.Points[3]`.
fn steps(path: &str) -> Vec<OutlineStep<'_>> {
    let parts = path.split(['.', '[']).filter(|part| !part.is_empty());
    parts
        .map(|part| match part.strip_suffix(']').and_then(|index| index.parse().ok()) {
            Some(index) => OutlineStep::Element(index),
            None => OutlineStep::Field(part),
        })
        .collect()
}

/// The values at a byte offset, from the outermost to the innermost.
fn around(text: &str, offset: usize) -> Vec<OutlineEntry<'_>> {
    let mut chain: Vec<OutlineEntry<'_>> = Vec::new();
    if offset >= text.len() {
        return chain;
    }
    // The positions in the chain of the values that are open.
    let mut open: Vec<usize> = Vec::new();
    for event in OutlineWalk::of(text) {
        match event {
            OutlineEvent::Value(entry) if entry.name_start > offset => break,
            OutlineEvent::Value(entry) => {
                chain.truncate(open.last().map_or(0, |parent| parent + 1));
                chain.push(entry);
            }
            OutlineEvent::Open => {
                if let Some(entry) = chain.last_mut() {
                    (entry.has_parts, entry.end) = (true, None);
                }
                open.push(chain.len().saturating_sub(1));
            }
            OutlineEvent::Close(end) if end > offset => break,
            OutlineEvent::Close(end) => {
                if let Some(entry) = open.pop().and_then(|index| chain.get_mut(index)) {
                    entry.end = Some(end);
                }
            }
        }
    }
    while chain.last().is_some_and(|entry| entry.end.is_some_and(|end| end <= offset)) {
        chain.pop();
    }
    chain
}

/// Byte offset of the end of the value that begins here: a word, brackets, or a name with brackets.
fn end_of(text: &str, start: usize) -> usize {
    let mut depth = 0_usize;
    let mut end = start;
    for (index, (token, range)) in Tokens::of(&text[start..]).enumerate() {
        match token {
            OutlineToken::Open => depth += 1,
            OutlineToken::Close if depth == 0 => return end,
            OutlineToken::Close if depth == 1 => return start + range.end,
            OutlineToken::Close => depth -= 1,
            _ if depth == 0 && index > 0 => return end,
            _ => {}
        }
        end = start + range.end;
    }
    end
}

/// Returns the byte ranges of all strings, numbers and words of a text.
pub(super) fn words(text: &str) -> impl Iterator<Item = Range<usize>> {
    Tokens::of(text).filter(|(token, _)| *token == OutlineToken::Text).map(|(_, range)| range)
}

/// An event of the walk over the outline.
enum OutlineEvent<'a> {
    /// A value begins.
    Value(OutlineEntry<'a>),
    /// The opening bracket of the value that began last: the values in it follow.
    Open,
    /// The innermost value with parts ends at this byte offset.
    Close(usize),
}

/// The values of a text, in the order in which they begin and end.
struct OutlineWalk<'a> {
    text: &'a str,
    tokens: Peekable<Tokens<'a>>,
    open: Vec<OpenBracket<'a>>,
    /// The name that a bracket right after it would belong to, as in `Ball(…)`.
    name: Option<&'a str>,
    /// Whether the opening bracket of the latest value has still to be reported.
    opens: bool,
}

/// An open bracket.
struct OpenBracket<'a> {
    /// The name before the bracket, as in `Ball(…)`.
    name: Option<&'a str>,
    /// The field name that was read last.
    field: Option<Range<usize>>,
    /// The number of commas read so far.
    index: usize,
}

impl<'a> OutlineWalk<'a> {
    fn of(text: &'a str) -> Self {
        Self { text, tokens: Tokens::of(text).peekable(), open: Vec::new(), name: None, opens: false }
    }

    fn entry(&self, value: Range<usize>) -> OutlineEntry<'a> {
        let (step, name_start) = match self.open.last() {
            None => (OutlineStep::Root, value.start),
            Some(OpenBracket { field: Some(field), .. }) => {
                (OutlineStep::Field(&self.text[field.clone()]), field.start)
            }
            // The only value in `Points(…)`; elements with an index come within it.
            Some(OpenBracket { name: Some(name), index: 0, .. }) => (OutlineStep::Field(name), value.start),
            Some(OpenBracket { index, .. }) => (OutlineStep::Element(*index), value.start),
        };
        OutlineEntry { step, name_start, end: Some(value.end), value, has_parts: false }
    }
}

impl<'a> Iterator for OutlineWalk<'a> {
    type Item = OutlineEvent<'a>;

    fn next(&mut self) -> Option<OutlineEvent<'a>> {
        if mem::take(&mut self.opens) {
            self.open.push(OpenBracket { name: self.name.take(), field: None, index: 0 });
            return Some(OutlineEvent::Open);
        }
        loop {
            let (token, range) = self.tokens.next()?;
            match token {
                OutlineToken::Text if matches!(self.tokens.peek(), Some((OutlineToken::Colon, _))) => {
                    if let Some(group) = self.open.last_mut() {
                        group.field = Some(range);
                    }
                    continue;
                }
                OutlineToken::Text => {
                    self.name = Some(&self.text[range.clone()]);
                    return Some(OutlineEvent::Value(self.entry(range)));
                }
                OutlineToken::Open if self.open.len() == MAX_DEPTH => return None,
                OutlineToken::Open => {
                    self.opens = true;
                    return if self.name.is_some() {
                        self.next()
                    } else {
                        Some(OutlineEvent::Value(self.entry(range)))
                    };
                }
                OutlineToken::Close => {
                    self.name = None;
                    if self.open.pop().is_some() {
                        return Some(OutlineEvent::Close(range.end));
                    }
                }
                OutlineToken::Comma => {
                    if let Some(group) = self.open.last_mut() {
                        group.field = None;
                        group.index += 1;
                    }
                }
                OutlineToken::Colon => {}
            }
            self.name = None;
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum OutlineToken {
    Open,
    Close,
    Comma,
    Colon,
    /// A string, a number or a word.
    Text,
}

/// The tokens of a text with their byte ranges, without white space and comments.
struct Tokens<'a> {
    text: &'a str,
    start: usize,
}

impl<'a> Tokens<'a> {
    const fn of(text: &'a str) -> Self {
        Self { text, start: 0 }
    }
}

impl Iterator for Tokens<'_> {
    type Item = (OutlineToken, Range<usize>);

    fn next(&mut self) -> Option<Self::Item> {
        self.start += blank_length(&self.text[self.start..]);
        let rest = &self.text[self.start..];
        let (token, length) = match rest.chars().next()? {
            '(' | '[' | '{' => (OutlineToken::Open, 1),
            ')' | ']' | '}' => (OutlineToken::Close, 1),
            ',' => (OutlineToken::Comma, 1),
            ':' => (OutlineToken::Colon, 1),
            _ => (OutlineToken::Text, string_length(rest).unwrap_or_else(|| word_length(rest))),
        };
        let range = self.start..self.start + length;
        self.start = range.end;
        Some((token, range))
    }
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
