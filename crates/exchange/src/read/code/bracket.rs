//! The content of brackets: values with labels, rows separated by semicolons, and the blocks of lambdas.

use super::parser::{MAX_DEPTH, Parser};
use super::tree::{Argument, Expression, Node};
use crate::read::token::TokenKind;

/// Maximum depth of unclosed brackets whose content is parsed: each of them extends to the end of the text.
const MAX_UNCLOSED: usize = 3;

impl Parser<'_> {
    /// Parses the content of the bracket here.
    pub(super) fn bracket(&mut self) -> Vec<Argument> {
        let close = self.close();
        if close.is_none() && self.depth >= MAX_UNCLOSED {
            self.at += 1;
            return Vec::new();
        }
        let end = close.unwrap_or(self.tokens.len());
        let is_record = self.kind(0) == Some(TokenKind::Open('{'));
        self.at += 1;
        self.depth += 1;
        let mut arguments = Vec::new();
        let mut rows: Vec<Argument> = Vec::new();
        while self.at < end && self.depth < MAX_DEPTH {
            match self.kind(0) {
                Some(TokenKind::Comma | TokenKind::Newline { .. }) => self.at += 1,
                Some(TokenKind::Semicolon) => {
                    self.at += 1;
                    rows.extend(row(&mut arguments));
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
        if is_record {
            label_names(&mut arguments);
        }
        if !rows.is_empty() {
            rows.extend(row(&mut arguments));
            arguments = rows;
        }
        self.at = (end + 1).min(self.tokens.len());
        arguments
    }

    /// A value in a bracket that closes at `end`, and the text after it up to the next separator.
    fn argument(&mut self, end: usize) -> Argument {
        let start = self.place();
        let label = self.label();
        let value = self.expression(0, false);
        // Nothing but a separator may follow, or in a bracket of numbers the next number.
        let is_number = matches!(value.node, Node::Number(_) | Node::List { .. });
        let ends = match self.kind(0) {
            None
            | Some(
                TokenKind::Comma | TokenKind::Semicolon | TokenKind::Newline { .. } | TokenKind::Close(_),
            ) => true,
            Some(TokenKind::Number(_) | TokenKind::Open(_)) => is_number,
            _ => false,
        };
        if self.at >= end || ends {
            return Argument { label, value };
        }
        // A comparison, whose left side is evaluated.
        let is_compared = matches!(
            self.kind(0),
            Some(TokenKind::Equals | TokenKind::Other('<' | '>' | '!' | '&' | '|' | '?'))
        );
        let is_lambda = self.kind(0) == Some(TokenKind::Equals) && self.is_sign(1, '>');
        if is_compared && matches!(value.node, Node::Call { .. }) && !is_lambda {
            while self.is_inside(end) {
                self.at += 1;
            }
            return Argument { label, value };
        }
        let has_numbers = self.remainder(end, &value.node);
        Argument { label, value: self.tree(Node::Unclear { has_numbers }, start) }
    }

    /// The label before `:` or `=`.
    fn label(&mut self) -> Option<String> {
        let is_label = match self.kind(1) {
            Some(TokenKind::Colon) => true,
            Some(TokenKind::Equals) => {
                !matches!(self.kind(2), Some(TokenKind::Equals | TokenKind::Other('>')))
            }
            _ => false,
        };
        if !is_label || !matches!(self.kind(0), Some(TokenKind::Word | TokenKind::Quoted)) {
            return None;
        }
        let range = self.tokens[self.at].range.clone();
        self.at += 2;
        self.pass_lines();
        Some(self.text[range].trim_matches(['"', '\'', '.', '&']).to_owned())
    }

    /// Returns whether the next token is neither a separator nor the end of the bracket.
    fn is_inside(&self, end: usize) -> bool {
        self.at < end && !matches!(self.kind(0), Some(TokenKind::Comma | TokenKind::Semicolon))
    }

    /// Skips the text after a value. Returns whether it has numbers.
    ///
    /// The statements of a lambda, `() => { … }`, belong to the text.
    fn remainder(&mut self, end: usize, value: &Node) -> bool {
        let from = self.at;
        let mut has_numbers = !matches!(value, Node::Name(_) | Node::Text(_));
        while self.is_inside(end) {
            match self.kind(0) {
                Some(TokenKind::Open('{')) if self.has_semicolon(0) || self.follows_arrow() => {
                    self.block(false);
                }
                Some(TokenKind::Open(_)) => {
                    let from = self.at;
                    self.bracket();
                    let inner = &self.tokens[from..self.at];
                    has_numbers |= inner.iter().any(|token| matches!(token.kind, TokenKind::Number(_)));
                }
                kind => {
                    has_numbers |= matches!(kind, Some(TokenKind::Number(_) | TokenKind::Malformed));
                    self.at += 1;
                }
            }
        }
        // `Type name` in a signature or prose: words.
        let is_word = |kind: TokenKind| matches!(kind, TokenKind::Word | TokenKind::Newline { .. });
        let is_prose = self.tokens[from..self.at].iter().all(|token| is_word(token.kind));
        has_numbers && !is_prose || matches!(value, Node::Number(_))
    }

    /// Returns whether the arrow or the parameters of a lambda come directly before the next token.
    fn follows_arrow(&self) -> bool {
        self.at > 0
            && matches!(self.tokens[self.at - 1].kind, TokenKind::Other('>' | '|') | TokenKind::Close(')'))
    }
}

/// Labels each bare name beside labeled values with that name: `vertices` in `{ vertices, faces: [] }`.
fn label_names(arguments: &mut [Argument]) {
    if arguments.iter().all(|argument| argument.label.is_none()) {
        return;
    }
    for argument in arguments {
        if let (None, Node::Name(name)) = (&argument.label, &argument.value.node) {
            argument.label = Some(name.clone());
        }
    }
}

/// The row of a bracket that a semicolon ends.
fn row(arguments: &mut Vec<Argument>) -> Option<Argument> {
    let range = arguments.first()?.value.range.start..arguments.last()?.value.range.end;
    let arguments = std::mem::take(arguments);
    Some(Argument { label: None, value: Expression { node: Node::List { open: '[', arguments }, range } })
}
