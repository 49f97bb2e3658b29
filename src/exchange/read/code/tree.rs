//! Code, data and debug prints of any language with brackets, as statements with calls, lists and records.
//!
//! The parser accepts every text: prose becomes statements that mean nothing.

use std::ops::Range;

use crate::exchange::read::token::{Kind, Token};

/// An expression with its byte range.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Tree {
    pub(super) node: Node,
    pub(super) range: Range<usize>,
}

/// The kind of an expression.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Node {
    Number(f64),
    /// A text in quotes, without them.
    Text(String),
    /// A name with its path: `p`, `glm::vec3`, `box.position`.
    Name(String),
    /// `head(…)`, `head{…}`, `head[…]`, or `owner.head(…)` where the owner is more than a name.
    Call {
        owner: Option<Box<Tree>>,
        head: String,
        open: char,
        arguments: Vec<Argument>,
    },
    /// A bracket without a name before it.
    List {
        open: char,
        arguments: Vec<Argument>,
    },
    /// `-x`
    Negative(Box<Tree>),
    /// `a + b`, and so on.
    Binary {
        sign: char,
        sides: Box<[Tree; 2]>,
    },
    /// A piece that is no expression of this kind; the flag tells whether it holds numbers.
    Unclear {
        has_numbers: bool,
    },
}

/// A value in a bracket, with the name before `:` or `=`.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Argument {
    pub(super) label: Option<String>,
    pub(super) value: Tree,
}

/// How a statement gives a value to its target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Gives {
    /// There is no target.
    Nothing,
    /// `p = …`, `p: …`, `Type p(…)`.
    Value,
    /// `p << …`.
    Stream,
    /// `p += …`: the new value is calculated.
    Calculated,
}

/// One statement.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Statement {
    /// The words before the target or the value: types and keywords, or prose.
    pub(super) words: Vec<String>,
    /// The path of the name that gets the value.
    pub(super) target: Option<String>,
    pub(super) gives: Gives,
    pub(super) value: Tree,
    pub(super) range: Range<usize>,
    /// Whether it stands in a branch or a loop.
    pub(super) is_conditional: bool,
}

impl Tree {
    /// The path that it names: `a`, `a.b` of `a->b()` and `(*a).b`.
    pub(super) fn path(&self) -> Option<String> {
        match &self.node {
            Node::Name(name) => Some(name.clone()),
            Node::Call { owner: None, head, arguments, .. } if arguments.is_empty() => Some(head.clone()),
            Node::Call { owner: None, head, open: '[', arguments } => match arguments.as_slice() {
                [Argument { value: Self { node: Node::Number(index), .. }, .. }] => {
                    Some(format!("{head}[{index}]"))
                }
                // The length of an array in its declaration.
                [] | [_] => Some(head.clone()),
                // The last column of a matrix, `pose[:3, 3]`, and other parts of it.
                [_, Argument { value: Self { node: Node::Number(3.0), .. }, .. }] => {
                    Some(format!("{head}.translation"))
                }
                _ => Some(format!("{head}.part")),
            },
            Node::Call { owner: Some(owner), head, arguments, .. } if arguments.is_empty() => {
                Some(format!("{}.{head}", owner.path()?))
            }
            Node::List { open: '(', arguments } => match arguments.as_slice() {
                [only] => only.value.path(),
                _ => None,
            },
            _ => None,
        }
    }
}

/// The greatest depth of brackets; deeper ones have no meaning here.
const MAX_DEPTH: usize = 48;

/// Words that begin a branch or a loop, whose statements may not run, or run more than once.
const CONDITIONS: [&str; 11] =
    ["if", "else", "elif", "for", "foreach", "while", "do", "switch", "match", "case", "loop"];

/// Words before which no type stands and which are no types.
const KEYWORDS: [&str; 24] = [
    "let",
    "mut",
    "const",
    "var",
    "auto",
    "new",
    "return",
    "static",
    "constexpr",
    "final",
    "else",
    "public",
    "private",
    "inline",
    "in",
    "and",
    "or",
    "not",
    "print",
    "assert",
    "await",
    "yield",
    "ref",
    "local",
];

/// Words after which `{` begins statements.
const BLOCKS: [&str; 17] = [
    "def",
    "struct",
    "class",
    "namespace",
    "enum",
    "union",
    "impl",
    "mod",
    "trait",
    "interface",
    "fn",
    "function",
    "func",
    "else",
    "do",
    "try",
    "unsafe",
];

/// The statements of a text.
pub(super) fn parse(text: &str, tokens: &[Token]) -> Vec<Statement> {
    let mut parser =
        Parser { text, tokens, at: 0, closing: closing(tokens), found: Vec::new(), depth: 0, conditions: 0 };
    while parser.at < tokens.len() {
        parser.statements();
        // A closing bracket without an opening one.
        parser.at += 1;
    }
    parser.found
}

/// Of each opening bracket, the index of its closing one, and whether a semicolon stands between them at its level.
fn closing(tokens: &[Token]) -> Vec<Option<(usize, bool)>> {
    let mut closing = vec![None; tokens.len()];
    let mut open: Vec<(usize, bool)> = Vec::new();
    for (index, token) in tokens.iter().enumerate() {
        match token.kind {
            Kind::Open(_) => open.push((index, false)),
            Kind::Close(_) => {
                if let Some((start, has_semicolon)) = open.pop() {
                    closing[start] = Some((index, has_semicolon));
                    // A brace around statements makes statements of the brace around it.
                    if has_semicolon
                        && tokens[start].kind == Kind::Open('{')
                        && let Some((outer, has_inner)) = open.last_mut()
                    {
                        *has_inner |= tokens[*outer].kind == Kind::Open('{');
                    }
                }
            }
            Kind::Semicolon => {
                if let Some((_, has_semicolon)) = open.last_mut() {
                    *has_semicolon = true;
                }
            }
            _ => {}
        }
    }
    closing
}

struct Parser<'a> {
    text: &'a str,
    tokens: &'a [Token],
    at: usize,
    closing: Vec<Option<(usize, bool)>>,
    found: Vec<Statement>,
    depth: usize,
    conditions: usize,
}

impl Parser<'_> {
    fn kind(&self, ahead: usize) -> Option<Kind> {
        self.tokens.get(self.at + ahead).map(|token| token.kind)
    }

    fn is_sign(&self, ahead: usize, sign: char) -> bool {
        self.kind(ahead) == Some(Kind::Other(sign))
    }

    fn place(&self) -> usize {
        self.tokens.get(self.at).map_or(self.text.len(), |token| token.range.start)
    }

    /// The end of the token before this one.
    fn end(&self) -> usize {
        self.at.checked_sub(1).and_then(|before| self.tokens.get(before)).map_or(0, |token| token.range.end)
    }

    fn word(&self, ahead: usize) -> Option<&str> {
        let token = self.tokens.get(self.at + ahead)?;
        (token.kind == Kind::Word).then(|| self.text[token.range.clone()].trim_start_matches(['&', '@', '$']))
    }

    /// Whether the token ahead touches the one before it.
    fn touches(&self, ahead: usize) -> bool {
        let index = self.at + ahead;
        index > 0
            && self
                .tokens
                .get(index)
                .is_some_and(|token| token.range.start == self.tokens[index - 1].range.end)
    }

    /// Statements up to the closing bracket that ends them, or the end.
    fn statements(&mut self) {
        loop {
            match self.kind(0) {
                None | Some(Kind::Close(_)) => return,
                Some(Kind::Newline { .. } | Kind::Semicolon | Kind::Comma) => self.at += 1,
                Some(_) => self.statement(),
            }
        }
    }

    /// Whether a statement goes on behind the end of a line.
    fn goes_on(&self) -> bool {
        let mut ahead = 1;
        while matches!(self.kind(ahead), Some(Kind::Newline { .. })) {
            ahead += 1;
        }
        let is_method = self
            .tokens
            .get(self.at + ahead)
            .is_some_and(|token| token.kind == Kind::Word && self.text[token.range.clone()].starts_with('.'));
        let ends_open = self.at.checked_sub(1).is_some_and(|before| {
            matches!(self.tokens[before].kind, Kind::Equals | Kind::Other('+' | '*' | '<'))
        });
        is_method || ends_open || (self.is_sign(ahead, '<') && self.is_sign(ahead + 1, '<'))
    }

    fn statement(&mut self) {
        let start = self.place();
        let mut words: Vec<String> = Vec::new();
        // The name before a colon, which may be followed by its type.
        let mut named: Option<String> = None;
        let mut is_conditional = false;
        loop {
            match self.kind(0) {
                Some(Kind::Word) => {
                    let word = self.word(0).unwrap_or_default().to_owned();
                    is_conditional |= CONDITIONS.contains(&word.as_str());
                    if self.is_block(&words, 1) {
                        self.at += 1;
                        return self.block(is_conditional);
                    }
                    match self.kind(1) {
                        Some(Kind::Equals) if self.kind(2) != Some(Kind::Equals) => {
                            self.at += 2;
                            let target = named.or(Some(word));
                            return self.value(start, words, target, is_conditional);
                        }
                        // `name := value`
                        Some(Kind::Colon) if self.kind(2) == Some(Kind::Equals) => {
                            self.at += 3;
                            return self.value(start, words, Some(word), is_conditional);
                        }
                        Some(Kind::Colon) => {
                            if !KEYWORDS.contains(&word.as_str()) && named.is_none() {
                                named = Some(word);
                            }
                            self.at += 2;
                        }
                        Some(Kind::Word) if named.is_none() => {
                            words.push(word);
                            self.at += 1;
                        }
                        // `Type* name` and `Type& name`.
                        Some(Kind::Other('*' | '&')) if named.is_none() && self.is_declared(2) => {
                            words.push(word);
                            self.at += 2;
                        }
                        _ => return self.value(start, words, named, is_conditional),
                    }
                }
                // A heading, with its value below.
                Some(Kind::Newline { blank: false }) if named.is_some() && self.is_value_below() => {
                    self.at += 1
                }
                None | Some(Kind::Close(_) | Kind::Newline { .. } | Kind::Semicolon) => return,
                Some(Kind::Open('{')) if self.is_block(&words, 0) => return self.block(is_conditional),
                Some(_) => return self.value(start, words, named, is_conditional),
            }
        }
    }

    /// Whether a name stands ahead that is declared there: a value, arguments or the end follows it.
    fn is_declared(&self, ahead: usize) -> bool {
        self.kind(ahead) == Some(Kind::Word)
            && matches!(
                self.kind(ahead + 1),
                Some(Kind::Equals | Kind::Semicolon | Kind::Comma | Kind::Open('[' | '{'))
            )
    }

    /// Whether the next line begins with a bracket or a call.
    fn is_value_below(&self) -> bool {
        matches!(self.kind(1), Some(Kind::Open(_)))
            || (self.kind(1) == Some(Kind::Word) && matches!(self.kind(2), Some(Kind::Open(_))))
    }

    /// Whether the brace ahead holds statements.
    fn is_block(&self, words: &[String], ahead: usize) -> bool {
        let index = self.at + ahead;
        if self.kind(ahead) != Some(Kind::Open('{')) {
            return false;
        }
        let begins = |word: &str| BLOCKS.contains(&word);
        let has_semicolon = matches!(self.closing.get(index), Some(Some((_, true))));
        has_semicolon || words.iter().any(|word| begins(word)) || self.word(0).is_some_and(begins)
    }

    fn block(&mut self, is_conditional: bool) {
        let Some(close) = self.closing.get(self.at).copied().flatten().map(|(close, _)| close) else {
            self.at += 1;
            return;
        };
        self.at += 1;
        self.conditions += usize::from(is_conditional);
        self.depth += 1;
        if self.depth < MAX_DEPTH {
            while self.at < close {
                self.statements();
                self.at += usize::from(self.at < close);
            }
        }
        self.depth -= 1;
        self.conditions -= usize::from(is_conditional);
        self.at = close + 1;
    }

    /// A statement from its value on.
    fn value(&mut self, start: usize, mut words: Vec<String>, target: Option<String>, is_conditional: bool) {
        while self.goes_on() && matches!(self.kind(0), Some(Kind::Newline { .. })) {
            self.at += 1;
        }
        let (mut target, mut gives) = match target {
            Some(target) => (Some(target), Gives::Value),
            None => (None, Gives::Nothing),
        };
        // `Type name` with its arguments on the next line.
        let is_split = words.last().is_some_and(|kind| is_type(kind))
            && self.kind(0) == Some(Kind::Word)
            && matches!(self.kind(1), Some(Kind::Newline { blank: false }))
            && self.kind(2) == Some(Kind::Open('('));
        let mut value = if is_split {
            let head = self.word(0).unwrap_or_default().to_owned();
            let from = self.place();
            self.at += 2;
            let arguments = self.bracket();
            Tree { node: Node::Call { owner: None, head, open: '(', arguments }, range: from..self.end() }
        } else {
            self.expression(0, true)
        };
        // The type in `p: [f64; 3] = …`.
        if gives == Gives::Value
            && matches!(value.node, Node::List { .. })
            && self.kind(0) == Some(Kind::Equals)
        {
            self.at += 1;
            value = self.expression(0, true);
        }
        let is_array = matches!(value.node, Node::Call { open: '[', .. });
        // `p.x = …` and `t.origin() = …`, where the target is more than a word.
        if gives == Gives::Nothing
            && let Some(path) = value.path()
        {
            let sign = self.kind(0);
            if sign == Some(Kind::Equals) && self.kind(1) != Some(Kind::Equals) {
                self.at += 1;
                while matches!(self.kind(0), Some(Kind::Newline { .. })) {
                    self.at += 1;
                }
                (target, gives, value) = (Some(path), Gives::Value, self.expression(0, true));
            } else if matches!(sign, Some(Kind::Other(_))) && self.kind(1) == Some(Kind::Equals) {
                self.at += 2;
                (target, gives, value) = (Some(path), Gives::Calculated, self.expression(0, true));
            } else if self.is_sign(0, '<') && self.is_sign(1, '<') {
                (target, gives, value) = (Some(path), Gives::Stream, self.stream());
            }
        }
        // `Type name = { … }` constructs a value of the type.
        if gives == Gives::Value
            && !is_array
            && let Node::List { open: '{', arguments } = &mut value.node
            && let Some(kind) = words.last().filter(|kind| is_type(kind))
        {
            let arguments = std::mem::take(arguments);
            value.node = Node::Call { owner: None, head: kind.clone(), open: '{', arguments };
        }
        // A chain of assignments, `a = b = 1`.
        let mut more = Vec::new();
        while gives == Gives::Value
            && self.kind(0) == Some(Kind::Equals)
            && let Some(path) = value.path()
        {
            self.at += 1;
            more.push(path);
            value = self.expression(0, true);
        }
        // `Type name(…)` declares a name.
        if gives == Gives::Nothing
            && let Node::Call { owner: None, head, .. } = &mut value.node
            && !head.contains(['.', ':', '<', '!'])
            && let Some(kind) = words.last()
            && is_type(kind)
        {
            target = Some(std::mem::replace(head, kind.clone()));
            gives = Gives::Value;
            words.pop();
        }
        // `Type name;` as well.
        if gives == Gives::Nothing
            && let Node::Name(name) = &value.node
            && !name.contains(['.', ':', '<'])
            && matches!(self.kind(0), Some(Kind::Semicolon | Kind::Comma))
            && let Some(kind) = words.last().filter(|kind| is_type(kind)).cloned()
        {
            target = Some(name.clone());
            gives = Gives::Value;
            value.node = Node::Call { owner: None, head: kind, open: '(', arguments: Vec::new() };
        }
        let is_declaration = gives == Gives::Value && !words.is_empty();
        let end = self.end();
        let is_conditional = is_conditional || self.conditions > 0;
        let statement = |target, value| Statement {
            words: words.clone(),
            target,
            gives,
            value,
            range: start..end.max(start),
            is_conditional,
        };
        for path in more {
            self.found.push(statement(Some(path), value.clone()));
        }
        let is_condition = matches!(&value.node, Node::Call { owner: None, head, .. } if CONDITIONS.contains(&head.as_str()))
            || words.iter().any(|word| CONDITIONS.contains(&word.as_str()));
        self.found.push(statement(target, value));
        if is_condition {
            self.branch();
        } else {
            self.rest(&words, is_declaration, is_conditional);
        }
    }

    /// What a condition governs: a block, or the next statement.
    fn branch(&mut self) {
        let before = self.at;
        while matches!(self.kind(0), Some(Kind::Newline { blank: false })) {
            self.at += 1;
        }
        match self.kind(0) {
            Some(Kind::Open('{')) => self.block(true),
            Some(Kind::Word) => {
                self.conditions += 1;
                self.statement();
                self.conditions -= 1;
            }
            _ => {
                self.at = before
                    .max(self.at.min(before + usize::from(!matches!(self.kind(0), Some(Kind::Close(_))))))
            }
        }
    }

    /// What follows a value on its line.
    fn rest(&mut self, words: &[String], is_declaration: bool, is_conditional: bool) {
        match self.kind(0) {
            Some(Kind::Open('{')) => self.block(is_conditional),
            Some(Kind::Comma) if is_declaration && self.kind(1) == Some(Kind::Word) => {
                // `Type a(…), b(…);`
                self.at += 1;
                let is_last = matches!(self.kind(1), Some(Kind::Comma | Kind::Semicolon));
                if is_last || matches!(self.kind(1), Some(Kind::Equals | Kind::Open(_))) {
                    let start = self.place();
                    if self.kind(1) == Some(Kind::Equals) {
                        let target = self.word(0).map(str::to_owned);
                        self.at += 2;
                        self.value(start, words.to_vec(), target, is_conditional);
                    } else {
                        self.value(start, words.to_vec(), None, is_conditional);
                    }
                }
            }
            Some(Kind::Other(_) | Kind::Colon | Kind::Equals | Kind::Malformed) => self.at += 1,
            _ => {}
        }
    }

    /// The values behind `<<`, up to the end of the statement.
    fn stream(&mut self) -> Tree {
        let start = self.place();
        let mut arguments = Vec::new();
        loop {
            match self.kind(0) {
                Some(Kind::Other('<')) | Some(Kind::Comma) => self.at += 1,
                Some(Kind::Newline { .. }) => {
                    let continues =
                        self.at > 0 && self.tokens[self.at - 1].kind == Kind::Comma || self.goes_on();
                    if !continues {
                        break;
                    }
                    self.at += 1;
                }
                None | Some(Kind::Semicolon | Kind::Close(_)) => break,
                Some(_) => {
                    let before = self.at;
                    arguments.push(Argument { label: None, value: self.expression(0, false) });
                    self.at = self.at.max(before + 1);
                }
            }
        }
        Tree { node: Node::List { open: '<', arguments }, range: start..self.end() }
    }

    /// An expression whose signs bind at least as strongly as `least`. Outside of brackets a line ends it.
    fn expression(&mut self, least: u8, is_outside: bool) -> Tree {
        let start = self.place();
        let mut left = self.operand(is_outside);
        loop {
            let is_product = self.kind(0) == Some(Kind::Word)
                && self.tokens.get(self.at).is_some_and(|token| &self.text[token.range.clone()] == "@");
            let sign = match self.kind(0) {
                Some(Kind::Other(sign)) => sign,
                // The product of matrices in Python.
                _ if is_product => '*',
                // `a -1` within a bracket with commas.
                Some(Kind::Number(_)) if !is_outside && self.follows_value_as_sum() => '+',
                _ => break,
            };
            let strength = match sign {
                '+' | '-' | '−' => 1,
                '*' | '/' | '%' | '×' => 2,
                '^' => 3,
                _ => break,
            };
            // `->` and `<<` are no calculations, and neither is `a += 1`.
            if strength < least || (sign == '-' && self.is_sign(1, '>')) || self.kind(1) == Some(Kind::Equals)
            {
                break;
            }
            let is_implied = matches!(self.kind(0), Some(Kind::Number(_)));
            self.at += usize::from(!is_implied);
            if self.is_sign(0, sign) && !is_product {
                self.at += 1;
            }
            while matches!(self.kind(0), Some(Kind::Newline { .. })) {
                self.at += 1;
            }
            let right = self.expression(strength + 1, is_outside);
            let sign = if sign == '−' { '-' } else { sign };
            left = Tree {
                node: Node::Binary { sign, sides: Box::new([left, right]) },
                range: start..self.end(),
            };
        }
        left
    }

    /// Whether the number here has a sign and follows a value directly before it, as in `f(a -1)`.
    fn follows_value_as_sum(&self) -> bool {
        let number = &self.text[self.tokens[self.at].range.clone()];
        let follows = self.at > 0 && matches!(self.tokens[self.at - 1].kind, Kind::Word | Kind::Close(')'));
        follows && number.starts_with(['-', '+', '−'])
    }

    fn operand(&mut self, is_outside: bool) -> Tree {
        let start = self.place();
        let Some(Token { kind, range }) = self.tokens.get(self.at) else {
            return Tree { node: Node::Unclear { has_numbers: false }, range: start..start };
        };
        let (kind, range) = (*kind, range.clone());
        let node = match kind {
            Kind::Number(number) => {
                self.at += 1;
                Node::Number(number)
            }
            Kind::Malformed => {
                self.at += 1;
                Node::Unclear { has_numbers: true }
            }
            Kind::Quoted => {
                self.at += 1;
                Node::Text(self.text[range].trim_matches(['"', '\'']).to_owned())
            }
            Kind::Word => return self.named(is_outside),
            Kind::Open(open) => {
                let arguments = self.bracket();
                // A cast, `(float) x`.
                if let (
                    '(',
                    [Argument { label: None, value: Tree { node: Node::Name(_), .. } }],
                    Some(Kind::Number(_) | Kind::Word | Kind::Open('{')),
                ) = (open, arguments.as_slice(), self.kind(0))
                {
                    return self.operand(is_outside);
                }
                // `(*points)[0]`
                if let (
                    '(',
                    [Argument { label: None, value: Tree { node: Node::Name(name), .. } }],
                    Some(Kind::Open('[')),
                ) = (open, arguments.as_slice(), self.kind(0))
                    && self.touches(0)
                {
                    let head = name.clone();
                    let arguments = self.bracket();
                    let node = Node::Call { owner: None, head, open: '[', arguments };
                    return Tree { node, range: start..self.end() };
                }
                Node::List { open, arguments }
            }
            Kind::Other('-' | '−') => {
                self.at += 1;
                Node::Negative(Box::new(self.operand(is_outside)))
            }
            Kind::Other('+' | '*' | '!' | '~' | '&')
                if !matches!(self.kind(1), None | Some(Kind::Newline { .. })) =>
            {
                self.at += 1;
                return self.operand(is_outside);
            }
            _ => {
                self.at += usize::from(!matches!(
                    kind,
                    Kind::Close(_) | Kind::Semicolon | Kind::Newline { .. } | Kind::Comma
                ));
                Node::Unclear { has_numbers: false }
            }
        };
        let tree = Tree { node, range: start..self.end() };
        self.members(tree, is_outside)
    }

    /// A name, and what is called or indexed by it.
    fn named(&mut self, is_outside: bool) -> Tree {
        let start = self.place();
        let mut word = self.word(0).unwrap_or_default().to_owned();
        self.at += 1;
        if word == "new" && matches!(self.kind(0), Some(Kind::Word)) {
            word = self.word(0).unwrap_or_default().to_owned();
            self.at += 1;
        }
        if matches!(word.as_str(), "function" | "async" | "fn") && !is_outside {
            return self.function(start);
        }
        while self.is_sign(0, '-')
            && self.is_sign(1, '>')
            && self.kind(2) == Some(Kind::Word)
            && self.touches(0)
        {
            word = format!("{word}.{}", self.word(2).unwrap_or_default());
            self.at += 3;
        }
        if self.is_sign(0, '!') && matches!(self.kind(1), Some(Kind::Open(_))) {
            self.at += 1;
        }
        // An address, `&[…]`, and a keyword before what it makes.
        if word.is_empty() || (word == "mut" && self.kind(0) == Some(Kind::Word)) {
            return self.operand(is_outside);
        }
        let mut node = Node::Name(word.clone());
        while let Some(Kind::Open(open)) = self.kind(0) {
            let is_block = open == '{' && matches!(self.closing.get(self.at), Some(Some((_, true))));
            if is_block || (open == '[' && !self.touches(0) && is_outside) {
                break;
            }
            let is_index = matches!(&node, Node::Call { open: '[', .. });
            let is_typed = matches!(&node, Node::Call { open: '{', arguments, .. } if open != '{' && is_type_list(arguments));
            let is_named = matches!(&node, Node::Name(_));
            if !(is_named
                || is_typed
                || (is_index && open == '{')
                || (is_index && open == '[' && self.touches(0)))
            {
                break;
            }
            let arguments = self.bracket();
            node = Node::Call { owner: None, head: word.clone(), open, arguments };
        }
        // `bodies[ball].x` is what `ball.x` is.
        if let Node::Call { owner: None, open: '[', arguments, .. } = &node
            && let [Argument { value: Tree { node: Node::Name(index), .. }, .. }] = arguments.as_slice()
            && self.touches(0)
            && let index = index.clone()
            && let Some(member) = self.member()
        {
            word = format!("{index}.{member}");
            node = match self.kind(0) {
                Some(Kind::Open('(')) if self.touches(0) => {
                    let arguments = self.bracket();
                    Node::Call { owner: None, head: word.clone(), open: '(', arguments }
                }
                _ => Node::Name(word.clone()),
            };
        }
        // `p[0].x` is a path.
        while let Node::Call { owner: None, head, open: '[', arguments } = &node
            && let [Argument { value: Tree { node: Node::Number(index), .. }, .. }] = arguments.as_slice()
            && self.touches(0)
            && let Some(member) = self.member()
        {
            word = format!("{head}[{index}].{member}");
            node = match self.kind(0) {
                Some(Kind::Open(open)) if open != '{' && self.touches(0) => {
                    let arguments = self.bracket();
                    Node::Call { owner: None, head: word.clone(), open, arguments }
                }
                _ => Node::Name(word.clone()),
            };
        }
        let tree = Tree { node, range: start..self.end() };
        self.members(tree, is_outside)
    }

    /// The name of a member, `.b` or `->b`, if it stands here.
    fn member(&mut self) -> Option<String> {
        if let Some(Token { kind: Kind::Word, range }) = self.tokens.get(self.at)
            && let Some(name) = self.text[range.clone()].strip_prefix('.')
        {
            self.at += 1;
            return Some(name.to_owned());
        }
        if self.is_sign(0, '-') && self.is_sign(1, '>') && self.kind(2) == Some(Kind::Word) {
            let name = self.word(2)?.to_owned();
            self.at += 3;
            return Some(name);
        }
        None
    }

    /// The members of a value: `value.method(…)`, on the same line or on the next.
    fn members(&mut self, mut tree: Tree, is_outside: bool) -> Tree {
        let start = tree.range.start;
        loop {
            let before = self.at;
            while matches!(self.kind(0), Some(Kind::Newline { .. })) && (!is_outside || self.goes_on()) {
                self.at += 1;
            }
            if self.is_sign(0, '?') {
                self.at += 1;
            }
            let Some(head) = self.member() else {
                self.at = before;
                return tree;
            };
            let (open, arguments) = match self.kind(0) {
                Some(Kind::Open(open)) if open != '{' => (open, self.bracket()),
                _ => ('(', Vec::new()),
            };
            tree = Tree {
                node: Node::Call { owner: Some(Box::new(tree)), head, open, arguments },
                range: start..self.end(),
            };
        }
    }

    /// A function without a name, `function () { … }`, whose statements belong to the text.
    fn function(&mut self, start: usize) -> Tree {
        while !matches!(self.kind(0), None | Some(Kind::Open('{') | Kind::Close(_) | Kind::Comma)) {
            if matches!(self.kind(0), Some(Kind::Open('('))) {
                self.bracket();
            } else {
                self.at += 1;
            }
        }
        if self.kind(0) == Some(Kind::Open('{')) {
            self.block(false);
        }
        Tree { node: Node::Unclear { has_numbers: false }, range: start..self.end() }
    }

    /// The content of the bracket here.
    fn bracket(&mut self) -> Vec<Argument> {
        let close = self.closing.get(self.at).copied().flatten();
        let is_record = self.kind(0) == Some(Kind::Open('{'));
        let end = close.map_or(self.tokens.len(), |(close, _)| close);
        self.at += 1;
        self.depth += 1;
        let mut arguments = Vec::new();
        let mut rows: Vec<Argument> = Vec::new();
        while self.at < end && self.depth < MAX_DEPTH {
            match self.kind(0) {
                Some(Kind::Comma | Kind::Newline { .. }) => self.at += 1,
                Some(Kind::Semicolon) => {
                    self.at += 1;
                    row(&mut rows, &mut arguments);
                }
                Some(_) => {
                    let before = self.at;
                    arguments.push(self.argument(end));
                    self.at = self.at.max(before + 1);
                }
                None => break,
            }
        }
        self.depth -= 1;
        // `{ vertices, faces: [] }`: a name is its own label.
        if arguments.iter().any(|argument| argument.label.is_some()) {
            for argument in &mut arguments {
                if let (None, Node::Name(name)) = (&argument.label, &argument.value.node)
                    && is_record
                {
                    argument.label = Some(name.clone());
                }
            }
        }
        if !rows.is_empty() {
            row(&mut rows, &mut arguments);
            arguments = rows;
        }
        self.at = (end + 1).min(self.tokens.len());
        arguments
    }

    /// A value in a bracket that closes at `end`, and what follows it up to the next separator.
    fn argument(&mut self, end: usize) -> Argument {
        let start = self.place();
        let is_name = matches!(self.kind(0), Some(Kind::Word | Kind::Quoted));
        let is_label = match self.kind(1) {
            Some(Kind::Colon) => true,
            Some(Kind::Equals) => !matches!(self.kind(2), Some(Kind::Equals) | Some(Kind::Other('>'))),
            _ => false,
        };
        let label = (is_name && is_label).then(|| {
            let name =
                self.text[self.tokens[self.at].range.clone()].trim_matches(['"', '\'', '.', '&']).to_owned();
            self.at += 2;
            name
        });
        while matches!(self.kind(0), Some(Kind::Newline { .. })) && label.is_some() {
            self.at += 1;
        }
        let value = self.expression(0, false);
        // Nothing but a separator may follow, or in a bracket of numbers the next number.
        let from = self.at;
        let is_next = |kind: Option<Kind>| matches!(kind, Some(Kind::Number(_) | Kind::Open(_)));
        let ends = |kind: Option<Kind>| {
            matches!(kind, None | Some(Kind::Comma | Kind::Semicolon | Kind::Newline { .. } | Kind::Close(_)))
        };
        let is_number = matches!(value.node, Node::Number(_) | Node::List { .. });
        if self.at >= end || ends(self.kind(0)) || (is_number && is_next(self.kind(0))) {
            return Argument { label, value };
        }
        // A comparison, whose left side is carried out.
        let is_compared =
            matches!(self.kind(0), Some(Kind::Equals | Kind::Other('<' | '>' | '!' | '&' | '|' | '?')));
        if is_compared && matches!(value.node, Node::Call { .. }) && !self.is_arrow_ahead() {
            while self.at < end && !matches!(self.kind(0), Some(Kind::Comma | Kind::Semicolon)) {
                self.at += 1;
            }
            return Argument { label, value };
        }
        // A lambda, `() => { … }` or `[&] { … }`: its statements belong to the text.
        let mut has_numbers = !matches!(value.node, Node::Name(_) | Node::Text(_));
        while self.at < end && !matches!(self.kind(0), Some(Kind::Comma | Kind::Semicolon)) {
            match self.kind(0) {
                Some(Kind::Open('{'))
                    if matches!(self.closing[self.at], Some((_, true))) || self.is_arrow() =>
                {
                    self.block(false);
                }
                Some(Kind::Open(_)) => {
                    let from = self.at;
                    self.bracket();
                    has_numbers |=
                        self.tokens[from..self.at].iter().any(|token| matches!(token.kind, Kind::Number(_)));
                }
                Some(Kind::Number(_) | Kind::Malformed) => {
                    has_numbers = true;
                    self.at += 1;
                }
                _ => self.at += 1,
            }
        }
        let is_word = self.tokens[from..self.at]
            .iter()
            .all(|token| matches!(token.kind, Kind::Word | Kind::Newline { .. }));
        // `Type name` in a signature or prose: words.
        let node =
            Node::Unclear { has_numbers: has_numbers && !is_word || matches!(value.node, Node::Number(_)) };
        Argument { label, value: Tree { node, range: start..self.end() } }
    }

    /// Whether `=>` stands here.
    fn is_arrow_ahead(&self) -> bool {
        self.kind(0) == Some(Kind::Equals) && self.is_sign(1, '>')
    }

    fn is_arrow(&self) -> bool {
        self.at > 0 && matches!(self.tokens[self.at - 1].kind, Kind::Other('>' | '|') | Kind::Close(')'))
    }
}

/// Ends a row of a bracket with semicolons.
fn row(rows: &mut Vec<Argument>, arguments: &mut Vec<Argument>) {
    let (Some(first), Some(last)) = (arguments.first(), arguments.last()) else { return };
    let range = first.value.range.start..last.value.range.end;
    let arguments = std::mem::take(arguments);
    rows.push(Argument { label: None, value: Tree { node: Node::List { open: '[', arguments }, range } });
}

/// Whether a word before a name can be its type.
fn is_type(word: &str) -> bool {
    let plain = word.trim_start_matches(['*', '&']);
    !KEYWORDS.contains(&plain)
        && !CONDITIONS.contains(&plain)
        && !BLOCKS.contains(&plain)
        && plain.starts_with(|c: char| c.is_alphabetic() || c == '_')
}

/// Whether a brace holds the parameters of a type, `{3, Float64}`.
fn is_type_list(arguments: &[Argument]) -> bool {
    arguments.iter().all(|argument| {
        argument.label.is_none()
            && matches!(&argument.value.node, Node::Name(_) | Node::Number(_) | Node::Call { open: '{', .. })
    }) && arguments.iter().any(|argument| matches!(&argument.value.node, Node::Name(_) | Node::Call { .. }))
}
