//! Statements: words, the target that gets a value, the value, and the scope of a condition.

use super::parser::{CONDITIONS, KEYWORDS, MAX_DEPTH, Parser, is_type};
use super::tree::{Argument, Expression, Gives, Node, Statement};
use super::words::is_in;
use crate::read::token::TokenKind;

/// A statement up to its value.
struct Begun {
    start: usize,
    words: Vec<String>,
    target: Option<String>,
    is_conditional: bool,
}

impl Parser<'_> {
    /// Parses statements up to the closing bracket that ends them, or to the end.
    pub(super) fn statements(&mut self) {
        loop {
            match self.kind(0) {
                None | Some(TokenKind::Close(_)) => return,
                Some(TokenKind::Newline { .. } | TokenKind::Semicolon | TokenKind::Comma) => self.at += 1,
                Some(_) => self.statement(),
            }
        }
    }

    /// Parses one statement: its words, and then a target, a value or a block.
    fn statement(&mut self) {
        let mut begun = Begun { start: self.place(), words: Vec::new(), target: None, is_conditional: false };
        loop {
            match self.kind(0) {
                Some(TokenKind::Word) => {
                    let word = self.word(0).unwrap_or_default().to_owned();
                    begun.is_conditional |= is_in(CONDITIONS, &word);
                    if self.is_block(&begun.words, 1) {
                        self.at += 1;
                        return self.block(begun.is_conditional);
                    }
                    if self.is_value_next(&mut begun, word) {
                        return self.value(begun);
                    }
                }
                // A heading, with its value below.
                Some(TokenKind::Newline { blank: false })
                    if begun.target.is_some() && self.is_value_below() =>
                {
                    self.at += 1;
                }
                None | Some(TokenKind::Close(_) | TokenKind::Newline { .. } | TokenKind::Semicolon) => return,
                Some(TokenKind::Open('{')) if self.is_block(&begun.words, 0) => {
                    return self.block(begun.is_conditional);
                }
                Some(_) => return self.value(begun),
            }
        }
    }

    /// Adds a word to a statement as its target or its type. Returns whether the value comes next.
    fn is_value_next(&mut self, begun: &mut Begun, word: String) -> bool {
        match self.kind(1) {
            Some(TokenKind::Equals) if self.kind(2) != Some(TokenKind::Equals) => {
                self.at += 2;
                begun.target.get_or_insert(word);
                return true;
            }
            // `name := value`
            Some(TokenKind::Colon) if self.kind(2) == Some(TokenKind::Equals) => {
                self.at += 3;
                begun.target = Some(word);
                return true;
            }
            // The name before a colon, which may be followed by its type.
            Some(TokenKind::Colon) => {
                if !is_in(KEYWORDS, &word) && begun.target.is_none() {
                    begun.target = Some(word);
                }
                self.at += 2;
            }
            Some(TokenKind::Word) if begun.target.is_none() => {
                begun.words.push(word);
                self.at += 1;
            }
            // `Type* name` and `Type& name`.
            Some(TokenKind::Other('*' | '&')) if begun.target.is_none() && self.is_declared(2) => {
                begun.words.push(word);
                self.at += 2;
            }
            _ => return true,
        }
        false
    }

    /// Returns whether the next token is a name that is declared here: a value, arguments or the end follows it.
    fn is_declared(&self, ahead: usize) -> bool {
        let follows = matches!(
            self.kind(ahead + 1),
            Some(TokenKind::Equals | TokenKind::Semicolon | TokenKind::Comma | TokenKind::Open('[' | '{'))
        );
        self.kind(ahead) == Some(TokenKind::Word) && follows
    }

    /// Returns whether the next line begins with a bracket or a call.
    fn is_value_below(&self) -> bool {
        matches!(self.kind(1), Some(TokenKind::Open(_)))
            || (self.kind(1) == Some(TokenKind::Word) && matches!(self.kind(2), Some(TokenKind::Open(_))))
    }

    /// Parses the statements in the brace here.
    pub(super) fn block(&mut self, is_conditional: bool) {
        let close = self.close();
        self.at += 1;
        let Some(close) = close else { return };
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

    /// Parses the rest of a statement from its value on, and skips the text after the value.
    fn value(&mut self, begun: Begun) {
        while self.goes_on() && self.is_line_end() {
            self.at += 1;
        }
        let Begun { start, words, target, is_conditional } = begun;
        let gives = if target.is_some() { Gives::Value } else { Gives::Nothing };
        let value = self.first_value(&words, gives);
        let is_array = matches!(value.node, Node::Call { open: '[', .. });
        let is_conditional = is_conditional || self.conditions > 0 || self.is_in_branch(start);
        let mut statement = Statement { words, target, gives, value, range: start..start, is_conditional };
        self.assigned(&mut statement);
        if !is_array {
            statement.type_its_braces();
        }
        let chained = self.chained(&mut statement);
        let declared = statement.words.clone();
        statement.declare_call();
        statement.declare_alias();
        if matches!(self.kind(0), Some(TokenKind::Semicolon | TokenKind::Comma)) {
            statement.declare_name();
        }
        statement.range = start..self.end().max(start);
        for path in chained {
            self.found.push(Statement { target: Some(path), ..statement.clone() });
        }
        let words = statement.words.clone();
        let head = match &statement.value.node {
            Node::Call { owner: None, head, .. } => head.as_str(),
            _ => "",
        };
        let is_condition = is_in(CONDITIONS, head) || words.iter().any(|word| is_in(CONDITIONS, word));
        let is_declaration = statement.gives == Gives::Value && !declared.is_empty();
        self.found.push(statement);
        if is_condition {
            self.branch();
        } else if is_declaration
            && self.kind(0) == Some(TokenKind::Comma)
            && self.kind(1) == Some(TokenKind::Word)
        {
            self.declare_more(declared, is_conditional);
        } else {
            self.rest(is_conditional);
        }
    }

    /// The first expression of a statement.
    fn first_value(&mut self, words: &[String], gives: Gives) -> Expression {
        // `Type name` with its arguments on the next line.
        let is_split = words.last().is_some_and(|kind| is_type(kind))
            && self.kind(0) == Some(TokenKind::Word)
            && matches!(self.kind(1), Some(TokenKind::Newline { blank: false }))
            && self.kind(2) == Some(TokenKind::Open('('));
        if is_split {
            let head = self.word(0).unwrap_or_default().to_owned();
            let from = self.place();
            self.at += 2;
            let arguments = self.bracket();
            return self.tree(Node::Call { owner: None, head, open: '(', arguments }, from);
        }
        let value = self.expression(0, true);
        // The type in `p: [f64; 3] = …`.
        let is_list = matches!(value.node, Node::List { .. });
        if gives == Gives::Value && is_list && self.kind(0) == Some(TokenKind::Equals) {
            self.at += 1;
            return self.expression(0, true);
        }
        value
    }

    /// Reads `p.x = …` and `t.origin() = …`, where the target is more than a word.
    fn assigned(&mut self, statement: &mut Statement) {
        if statement.gives != Gives::Nothing {
            return;
        }
        let start = statement.range.start;
        let is_equals = |kind: Option<TokenKind>| kind == Some(TokenKind::Equals);
        // `t.translation()(0) = …` changes a part of `t`.
        let part = || statement.value.root().map(|root| format!("{root}.part"));
        let is_index = matches!(self.kind(0), Some(TokenKind::Open('[' | '('))) && self.touches();
        let behind = self.close().filter(|_| is_index).map(|close| close + 1 - self.at);
        let sets =
            behind.is_some_and(|behind| is_equals(self.kind(behind)) && !is_equals(self.kind(behind + 1)));
        let path = match behind {
            Some(behind) if sets => {
                self.at += behind;
                part()
            }
            _ => statement.value.path().or_else(part),
        };
        let Some(path) = path else { return };
        let (gives, value) = if is_equals(self.kind(0)) && !is_equals(self.kind(1)) {
            self.at += 1;
            self.pass_lines();
            (Gives::Value, self.expression(0, true))
        } else if let Some(length) = self.calculates() {
            self.at += length;
            (Gives::Calculated, self.expression(0, true))
        } else if self.is_step() || ["++", "--"].iter().any(|step| self.text[start..].starts_with(step)) {
            self.at += if self.is_step() { 2 } else { 0 };
            (Gives::Calculated, self.tree(Node::Unclear { has_numbers: false }, self.place()))
        } else if self.is_sign(0, '<') && self.is_sign(1, '<') {
            (Gives::Stream, self.stream())
        } else {
            return;
        };
        (statement.target, statement.gives, statement.value) = (Some(path), gives, value);
    }

    /// The number of tokens in the operator of `p += …` or `p //= …`, if one is next.
    fn calculates(&self) -> Option<usize> {
        let is_sign = |ahead: usize| matches!(self.kind(ahead), Some(TokenKind::Other(_)));
        let length = (0..3).find(|ahead| !is_sign(*ahead)).filter(|length| *length > 0)?;
        let is_comparison = self.kind(length + 1) == Some(TokenKind::Equals)
            || length == 1 && ['<', '>', '!'].iter().any(|sign| self.is_sign(0, *sign));
        (self.kind(length) == Some(TokenKind::Equals) && !is_comparison).then_some(length + 1)
    }

    /// Returns whether `++` or `--` is next.
    fn is_step(&self) -> bool {
        ['+', '-'].iter().any(|sign| self.is_sign(0, *sign) && self.is_sign(1, *sign))
    }

    /// The further targets of a chain of assignments, `a = b = 1`.
    fn chained(&mut self, statement: &mut Statement) -> Vec<String> {
        let mut chained = Vec::new();
        while statement.gives == Gives::Value
            && self.kind(0) == Some(TokenKind::Equals)
            && let Some(path) = statement.value.path()
        {
            self.at += 1;
            chained.push(path);
            statement.value = self.expression(0, true);
        }
        chained
    }

    /// Parses the statements that a condition governs: a block, or the next statement.
    fn branch(&mut self) {
        let before = self.at;
        while matches!(self.kind(0), Some(TokenKind::Newline { blank: false })) {
            self.at += 1;
        }
        match self.kind(0) {
            Some(TokenKind::Open('{')) => self.block(true),
            Some(TokenKind::Word) => {
                self.conditions += 1;
                self.statement();
                self.conditions -= 1;
            }
            Some(TokenKind::Close(_)) => self.at = before,
            _ => self.at = self.at.min(before + 1),
        }
    }

    /// Parses a further name of a declaration: `b` in `Type a(…), b(…);`.
    fn declare_more(&mut self, words: Vec<String>, is_conditional: bool) {
        self.at += 1;
        let start = self.place();
        let target = match self.kind(1) {
            Some(TokenKind::Equals) => {
                let target = self.word(0).map(str::to_owned);
                self.at += 2;
                target
            }
            Some(TokenKind::Comma | TokenKind::Semicolon | TokenKind::Open(_)) => None,
            _ => return,
        };
        self.value(Begun { start, words, target, is_conditional });
    }

    /// Passes the text after a value on its line; a block in it is parsed.
    fn rest(&mut self, is_conditional: bool) {
        match self.kind(0) {
            Some(TokenKind::Open('{')) => self.block(is_conditional),
            Some(TokenKind::Other(_) | TokenKind::Colon | TokenKind::Equals | TokenKind::Malformed) => {
                self.at += 1;
            }
            _ => {}
        }
    }

    /// The values after `<<`, up to the end of the statement.
    fn stream(&mut self) -> Expression {
        let start = self.place();
        let mut arguments = Vec::new();
        loop {
            match self.kind(0) {
                Some(TokenKind::Other('<') | TokenKind::Comma) => self.at += 1,
                Some(TokenKind::Newline { .. }) => {
                    let ends_open = self.at > 0 && self.tokens[self.at - 1].kind == TokenKind::Comma;
                    if !ends_open && !self.goes_on() {
                        break;
                    }
                    self.at += 1;
                }
                None | Some(TokenKind::Semicolon | TokenKind::Close(_)) => break,
                Some(_) => {
                    let before = self.at;
                    arguments.push(Argument { label: None, value: self.expression(0, false) });
                    self.at = self.at.max(before + 1);
                }
            }
        }
        self.tree(Node::List { open: '<', arguments }, start)
    }
}

impl Statement {
    /// The type before the name, if any.
    fn kind(&self) -> Option<String> {
        self.words.last().filter(|kind| is_type(kind)).cloned()
    }

    /// Reads `Type name = { … }` as a constructor of the type.
    fn type_its_braces(&mut self) {
        if self.gives == Gives::Value
            && let Some(head) = self.kind()
            && let Node::List { open: '{', arguments } = &mut self.value.node
        {
            let arguments = std::mem::take(arguments);
            self.value.node = Node::Call { owner: None, head, open: '{', arguments };
        }
    }

    /// Reads `Type name(…)` as the declaration of a name.
    fn declare_call(&mut self) {
        if self.gives == Gives::Nothing
            && let Some(kind) = self.kind()
            && let Node::Call { owner: None, head, .. } = &mut self.value.node
            && !head.contains(['.', ':', '<', '!'])
        {
            self.target = Some(std::mem::replace(head, kind));
            self.gives = Gives::Value;
            self.words.pop();
        }
    }

    /// Reads `Type name;` as the declaration of a name, too, with a constructor without arguments.
    fn declare_name(&mut self) {
        if self.gives == Gives::Nothing
            && let Some(head) = self.kind()
            && let Node::Name(name) = &self.value.node
            && !name.contains(['.', ':', '<'])
        {
            self.target = Some(name.clone());
            self.gives = Gives::Value;
            self.value.node = Node::Call { owner: None, head, open: '(', arguments: Vec::new() };
        }
    }

    /// Reads `use path as name;` as the declaration of a name for the path.
    fn declare_alias(&mut self) {
        if let [first, path, last] = self.words.as_slice()
            && (first.as_str(), last.as_str()) == ("use", "as")
            && let Node::Name(name) = &mut self.value.node
        {
            self.target = Some(std::mem::replace(name, path.clone()));
            self.gives = Gives::Value;
        }
    }
}
