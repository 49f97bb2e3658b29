//! The cursor over the tokens of a text, and the contents of the brackets among them.

use std::ops::Range;

use super::tree::{Expression, Node, Statement};
use super::words::is_in;
use crate::read::token::{Closing, Token, TokenKind, closing};

/// Maximum depth of brackets; deeper ones have no meaning here.
pub(super) const MAX_DEPTH: usize = 48;

/// Words that begin a branch or a loop, whose statements may not run, or run more than once.
pub(super) const CONDITIONS: &str = "if else elif for foreach while do switch match case loop";

/// Words that are not types and do not follow a type.
pub(super) const KEYWORDS: &str = "let mut const var auto new return static constexpr final else public private inline \
    in and or not print assert await yield ref local";

/// Words after which `{` begins statements.
const BLOCKS: &str =
    "def struct class namespace enum union impl mod trait interface fn function func else do try unsafe";

/// Parses the statements of a text.
pub(super) fn parse(text: &str, tokens: &[Token]) -> Vec<Statement> {
    let closing = closing(tokens);
    let branches = branches(text, tokens, &closing);
    let mut parser = Parser {
        text,
        tokens,
        at: 0,
        closing,
        branches,
        found: Vec::new(),
        depth: 0,
        operands: 0,
        conditions: 0,
    };
    while parser.at < tokens.len() {
        parser.statements();
        // A closing bracket without an opening one.
        parser.at += 1;
    }
    parser.found
}

/// The indented lines below a condition that ends with a colon, as in Python.
fn branches(text: &str, tokens: &[Token], closing: &[Closing]) -> Vec<Range<usize>> {
    let mut found: Vec<Range<usize>> = Vec::new();
    let mut outer: Option<usize> = None;
    let mut at = 0;
    while let Some(line) = next_line(tokens, closing, at) {
        let before = if at == 0 { 0 } else { tokens[at - 1].range.end };
        at = line.end;
        let line = &tokens[line];
        let range = line[0].range.start..line[line.len() - 1].range.end;
        let line_start = text[before..range.start].rfind('\n').map_or(before, |end| before + end + 1);
        let indent = range.start - line_start;
        if outer.is_some_and(|outer| indent > outer) {
            if let Some(found) = found.last_mut() {
                found.end = range.end;
            }
            continue;
        }
        let is_condition = line[0].kind == TokenKind::Word && is_in(CONDITIONS, &text[line[0].range.clone()]);
        let begins = is_condition
            && line[line.len() - 1].kind == TokenKind::Colon
            && !text[range.clone()].contains("__main__");
        outer = begins.then_some(indent);
        if begins {
            found.push(range);
        }
    }
    found
}

/// The tokens of the first line from a token on that is not empty. A bracket or a backslash continues a line.
fn next_line(tokens: &[Token], closing: &[Closing], from: usize) -> Option<Range<usize>> {
    let is_end = |at: usize| matches!(tokens[at].kind, TokenKind::Newline { .. });
    let start = (from..tokens.len()).find(|at| !is_end(*at))?;
    let mut at = start;
    while at < tokens.len() && (!is_end(at) || tokens[at - 1].kind == TokenKind::Other('\\')) {
        at = closing[at].map_or(at, |(close, _)| close) + 1;
    }
    Some(start..at)
}

/// Returns whether a word before a name can be its type.
pub(super) fn is_type(word: &str) -> bool {
    let plain = word.trim_start_matches(['*', '&']);
    ![KEYWORDS, CONDITIONS, BLOCKS].iter().any(|list| is_in(list, plain))
        && plain.starts_with(|c: char| c.is_alphabetic() || c == '_')
}

/// A reader of tokens, which collects the statements that it finds.
pub(super) struct Parser<'a> {
    pub(super) text: &'a str,
    pub(super) tokens: &'a [Token],
    /// The index of the token that is read next.
    pub(super) at: usize,
    closing: Vec<Closing>,
    /// The indented lines that conditions of Python govern, in order.
    branches: Vec<Range<usize>>,
    pub(super) found: Vec<Statement>,
    pub(super) depth: usize,
    /// The number of operands that are read within each other.
    pub(super) operands: usize,
    /// The number of branches and loops around this place.
    pub(super) conditions: usize,
}

impl Parser<'_> {
    pub(super) fn kind(&self, ahead: usize) -> Option<TokenKind> {
        self.tokens.get(self.at + ahead).map(|token| token.kind)
    }

    pub(super) fn is_sign(&self, ahead: usize, sign: char) -> bool {
        self.kind(ahead) == Some(TokenKind::Other(sign))
    }

    pub(super) fn is_line_end(&self) -> bool {
        matches!(self.kind(0), Some(TokenKind::Newline { .. }))
    }

    /// Returns whether a place lies in an indented branch.
    pub(super) fn is_in_branch(&self, place: usize) -> bool {
        let after = self.branches.partition_point(|range| range.start <= place);
        after.checked_sub(1).is_some_and(|last| self.branches[last].contains(&place))
    }

    /// Skips the ends of lines.
    pub(super) fn pass_lines(&mut self) {
        while self.is_line_end() {
            self.at += 1;
        }
    }

    /// Returns the byte at which the next token begins.
    pub(super) fn place(&self) -> usize {
        self.tokens.get(self.at).map_or(self.text.len(), |token| token.range.start)
    }

    /// Returns the byte at which the last token ends.
    pub(super) fn end(&self) -> usize {
        self.at.checked_sub(1).and_then(|before| self.tokens.get(before)).map_or(0, |token| token.range.end)
    }

    /// Builds an expression from a byte to the end of the last token.
    pub(super) fn tree(&self, node: Node, start: usize) -> Expression {
        Expression { node, range: start..self.end().max(start) }
    }

    /// Returns the next token, if it is a word.
    pub(super) fn word(&self, ahead: usize) -> Option<&str> {
        let token = self.tokens.get(self.at + ahead)?;
        (token.kind == TokenKind::Word)
            .then(|| self.text[token.range.clone()].trim_start_matches(['&', '@', '$']))
    }

    /// Returns whether the next token touches the last token.
    pub(super) fn touches(&self) -> bool {
        self.at > 0
            && self
                .tokens
                .get(self.at)
                .is_some_and(|token| token.range.start == self.tokens[self.at - 1].range.end)
    }

    /// Returns the index of the bracket that closes the current bracket.
    pub(super) fn close(&self) -> Option<usize> {
        self.closing.get(self.at).copied().flatten().map(|(close, _)| close)
    }

    /// Returns whether a bracket ahead holds a semicolon.
    pub(super) fn has_semicolon(&self, ahead: usize) -> bool {
        matches!(self.closing.get(self.at + ahead), Some(Some((_, true))))
    }

    /// Returns whether the brace ahead holds statements.
    pub(super) fn is_block(&self, words: &[String], ahead: usize) -> bool {
        let begins = |word: &str| is_in(BLOCKS, word);
        self.kind(ahead) == Some(TokenKind::Open('{'))
            && (self.has_semicolon(ahead)
                || words.iter().any(|word| begins(word))
                || self.word(0).is_some_and(begins))
    }

    /// Returns whether a statement continues after the end of a line.
    pub(super) fn goes_on(&self) -> bool {
        let mut ahead = 1;
        while matches!(self.kind(ahead), Some(TokenKind::Newline { .. })) {
            ahead += 1;
        }
        let is_method = self.tokens.get(self.at + ahead).is_some_and(|token| {
            token.kind == TokenKind::Word && self.text[token.range.clone()].starts_with('.')
        });
        let ends_open = self.at.checked_sub(1).is_some_and(|before| {
            matches!(self.tokens[before].kind, TokenKind::Equals | TokenKind::Other('+' | '*' | '<'))
        });
        is_method || ends_open || (self.is_sign(ahead, '<') && self.is_sign(ahead + 1, '<'))
    }
}
