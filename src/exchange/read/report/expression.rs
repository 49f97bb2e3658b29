//! Code and debug prints as nested calls, fields and assignments, of any language with brackets.

use std::ops::Range;

use crate::exchange::read::token::{Kind, Token};

/// A value.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Value {
    /// A number.
    Number(f64),
    /// A name.
    Word(String),
    /// A bracket with its content.
    Group(Group),
}

/// A bracket with its content: `Ball { radius: 1 }`, `btVector3(1, 2, 3)`, `[1, 2]`, or what is streamed with `<<`.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Group {
    /// The name before the bracket.
    pub(super) head: Option<String>,
    /// The opening bracket; `<` for a stream.
    pub(super) open: char,
    pub(super) items: Vec<Item>,
    /// Whether the content is calculated with signs that are not carried out here.
    pub(super) is_calculated: bool,
}

/// A value in a bracket.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Item {
    /// `radius` in `radius: 1` and `radius = 1`.
    pub(super) label: Option<String>,
    pub(super) value: Value,
    pub(super) range: Range<usize>,
}

impl Item {
    /// The number, if it is one.
    pub(super) const fn number(&self) -> Option<f64> {
        if let Value::Number(number) = self.value { Some(number) } else { None }
    }

    /// The bracket, if it is one.
    pub(super) const fn group(&self) -> Option<&Group> {
        if let Value::Group(group) = &self.value { Some(group) } else { None }
    }
}

impl Group {
    /// The value with this name.
    pub(super) fn field(&self, name: &str) -> Option<&Item> {
        self.items.iter().find(|item| item.label.as_deref() == Some(name))
    }

    /// Its numbers in order, if it has nothing else and nothing is calculated.
    pub(super) fn numbers(&self) -> Option<Vec<f64>> {
        if self.is_calculated {
            return None;
        }
        self.items.iter().map(Item::number).collect()
    }

    /// The type and the function of its head: `Cuboid` and `new` of `parry3d::shape::Cuboid::new`, `Box` of
    /// `std::make_shared<fcl::Box<double>>`.
    pub(super) fn name(&self) -> (String, Option<String>) {
        let head = self.head.as_deref().unwrap_or_default();
        let made = ["make_shared<", "make_unique<"].into_iter().find_map(|maker| head.split_once(maker));
        let head = made.map_or(head, |(_, inner)| inner.trim_end_matches([' ', '>']));
        let mut plain = String::new();
        let mut depth = 0_usize;
        for c in head.chars() {
            match c {
                '<' => depth += 1,
                '>' => depth = depth.saturating_sub(1),
                _ if depth == 0 => plain.push(c),
                _ => {}
            }
        }
        let mut steps: Vec<&str> = plain.split("::").filter(|step| !step.trim().is_empty()).collect();
        let last = steps.pop().unwrap_or_default().trim().to_owned();
        let is_type = |step: &str| step.starts_with(char::is_uppercase) || step.starts_with("bt");
        match steps.pop() {
            Some(owner) if is_type(owner) && !is_type(&last) || last == "IDENTITY" && !steps.is_empty() => {
                (owner.trim().to_owned(), Some(last))
            }
            _ => (last, None),
        }
    }
}

/// A bracket that is still open.
struct Open {
    group: Group,
    label: Option<String>,
    start: usize,
    pending: Option<String>,
}

impl Open {
    fn new(open: char, start: usize) -> Self {
        Self { group: Group { open, ..Group::default() }, label: None, start, pending: None }
    }
}

/// The greatest depth of brackets; deeper ones are read as if they stood at this depth.
const MAX_DEPTH: usize = 48;

/// The content of a text.
pub(super) fn parse(text: &str, tokens: &[Token]) -> Group {
    let mut stack = vec![Open::new(' ', 0)];
    let mut too_deep = 0_usize;
    let mut joins = false;
    let mut head: Option<String> = None;
    let mut index = 0;
    while let Some(Token { kind, range }) = tokens.get(index) {
        let next = tokens.get(index + 1).map(|token| token.kind);
        let before = index.checked_sub(1).and_then(|before| tokens.get(before));
        let follows_word = before.is_some_and(|token| token.kind == Kind::Word);
        index += 1;
        let is_deep = stack.len() > MAX_DEPTH;
        let Some(top) = stack.last_mut() else { break };
        match kind {
            Kind::Number(number) => push(top, Value::Number(*number), range.clone()),
            Kind::Malformed => top.group.is_calculated = true,
            Kind::Quoted | Kind::Newline { .. } => {}
            Kind::Word => {
                // A reference is what it refers to.
                let mut word = text[range.clone()].trim_start_matches('&').to_owned();
                if word.is_empty() {
                    continue;
                }
                if std::mem::take(&mut joins)
                    && let Some(Item { value: Value::Word(owner), .. }) = top.group.items.last()
                {
                    word = format!("{owner}.{word}");
                    top.group.items.pop();
                }
                let is_macro = next == Some(Kind::Other('!'))
                    && matches!(tokens.get(index + 1).map(|token| token.kind), Some(Kind::Open(_)));
                if matches!(next, Some(Kind::Open(_))) || is_macro {
                    index += usize::from(is_macro);
                    // `btTransform t(…)` declares t.
                    let declares = next == Some(Kind::Open('(')) && !word.contains(['.', ':', '<']);
                    let is_type = declares
                        && follows_word
                        && !word.starts_with(char::is_uppercase)
                        && !word.starts_with("bt");
                    match top.group.items.last() {
                        Some(Item { label: None, value: Value::Word(kind), .. }) if is_type => {
                            head = Some(kind.clone());
                            top.pending = Some(word);
                            top.group.items.pop();
                        }
                        _ => head = Some(word),
                    }
                } else if word == "new" {
                    // It stands before what it makes.
                } else {
                    push(top, Value::Word(word), range.clone());
                }
            }
            Kind::Open(_) if is_deep => {
                too_deep += 1;
                head = None;
            }
            Kind::Open(open) => {
                let label = top.pending.take();
                let mut opened = Open::new(*open, range.start);
                (opened.label, opened.group.head) = (label, head.take());
                stack.push(opened);
            }
            Kind::Close(_) if too_deep > 0 => too_deep -= 1,
            Kind::Close(_) => {
                end_stream(&mut stack, range.start);
                close(&mut stack, range.end);
            }
            Kind::Comma => top.pending = None,
            Kind::Semicolon => {
                end_stream(&mut stack, range.start);
                if let Some(top) = stack.last_mut() {
                    top.pending = None;
                }
            }
            Kind::Colon | Kind::Equals => top.pending = named(top),
            Kind::Other('<') if next == Some(Kind::Other('<')) && !is_deep => {
                index += 1;
                if let Some(label) = named(top) {
                    stack.push(Open { label: Some(label), ..Open::new('<', range.start) });
                }
            }
            Kind::Other('-') if next == Some(Kind::Other('>')) => {
                index += 1;
                joins = true;
            }
            Kind::Other(sign) => top.group.is_calculated |= "+-*/%^−".contains(*sign),
        }
    }
    while stack.len() > 1 {
        close(&mut stack, text.len());
    }
    stack.pop().map(|open| open.group).unwrap_or_default()
}

fn push(top: &mut Open, value: Value, range: Range<usize>) {
    let label = top.pending.take();
    top.group.items.push(Item { label, value, range });
}

/// Takes the name before `=`, `:` or `<<`: the last word or empty call; in `p: Type = …` the word before the colon.
fn named(top: &mut Open) -> Option<String> {
    let is_name = |item: &Item| match &item.value {
        Value::Word(_) => true,
        Value::Group(group) => group.items.is_empty() && group.head.is_some(),
        Value::Number(_) => false,
    };
    if !top.group.items.last().is_some_and(is_name) {
        return top.pending.take();
    }
    let Item { label, value, .. } = top.group.items.pop()?;
    label.or(match value {
        Value::Word(word) => Some(word),
        Value::Group(group) => group.head,
        Value::Number(_) => None,
    })
}

fn end_stream(stack: &mut Vec<Open>, end: usize) {
    if stack.last().is_some_and(|open| open.group.open == '<') {
        close(stack, end);
    }
}

fn close(stack: &mut Vec<Open>, end: usize) {
    if stack.len() < 2 {
        return;
    }
    if let Some(Open { group, label, start, .. }) = stack.pop()
        && let Some(parent) = stack.last_mut()
    {
        parent.group.items.push(Item { label, value: Value::Group(group), range: start..end });
    }
}
