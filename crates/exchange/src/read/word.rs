//! Words and signs among the numbers: names, callees, members of a list, operators.

use std::ops::Range;

use super::leaf::NumberLabel;
use super::number;
use super::structure::Recogniser;
use super::token::{Token, TokenKind};
use crate::message::text;

/// Names of members that hold the points of their list, or the number of these points.
const KEEPING: [&str; 12] = [
    "convex_hull",
    "data",
    "vertices",
    "points",
    "coords",
    "exterior",
    "length",
    "size",
    "shape",
    "dtype",
    "count",
    "values",
];

impl Recogniser<'_> {
    pub(super) fn word(&mut self, index: usize, token: &Token, next: Option<TokenKind>) {
        let word = self.text[token.range.clone()].trim_matches(['"', '\'']).to_owned();
        let is_quoted = token.kind == TokenKind::Quoted;
        let is_name = matches!(next, Some(TokenKind::Colon | TokenKind::Equals));
        if !is_quoted && self.is_derived(index, &word, next) {
            self.complain(token.range.clone(), text!("import-nothing-that-changes-the-list"));
        }
        let frame = self.frame();
        frame.has_words = true;
        frame.words += 1;
        frame.word_start = token.range.start;
        if frame.open.is_none() {
            frame.last_word = Some(word.clone());
            let not_finite = !is_quoted && number::is_not_finite(&word);
            let comes_first = frame.scalars.is_empty();
            self.lines.word(word, token.range.clone(), comes_first, not_finite, is_name);
            return;
        }
        let calls = matches!(next, Some(TokenKind::Open(_))) || next == Some(TokenKind::Other('!'));
        if !is_quoted && number::is_not_finite(&word) && !is_name && !calls {
            // Including its sign, if it has one.
            let sign = self.before(index, 1);
            let signed = sign.filter(|sign| matches!(sign.kind, TokenKind::Other('-' | '+' | '−')));
            let start = signed.map_or(token.range.start, |sign| sign.range.start);
            self.complain(start..token.range.end, text!("import-a-finite-number"));
            self.refuse();
            return;
        }
        if !is_name && !calls {
            self.word_within(index, token, &word, next);
        }
        self.frame().last_word = Some(word);
    }

    /// Handles a word in a bracket that is neither a name nor a callee.
    fn word_within(&mut self, index: usize, token: &Token, word: &str, next: Option<TokenKind>) {
        let is_quoted = token.kind == TokenKind::Quoted;
        let before = self.tokens[..index].iter().rev().map(|token| token.kind);
        let before = before.into_iter().find(|kind| !matches!(kind, TokenKind::Newline { .. }));
        let is_element = matches!(before, Some(TokenKind::Open(_) | TokenKind::Comma))
            && matches!(next, Some(TokenKind::Close(_) | TokenKind::Comma));
        let is_value =
            ["true", "false", "null", "none", "nullptr"].contains(&word.to_ascii_lowercase().as_str());
        let frame = self.frame();
        match &frame.label {
            // A value that is not a number: `"name": "lot"`.
            Some((name, _)) if NumberLabel::of(name) == NumberLabel::Other => {
                if is_quoted && name == "name" {
                    frame.given = Some(word.to_owned());
                }
                frame.label = None;
            }
            _ if !frame.scalars.is_empty() => {
                frame.spoiled.get_or_insert_with(|| token.range.clone());
            }
            _ if is_element && !is_quoted && !is_value => frame.bare.push(token.range.clone()),
            _ => {}
        }
    }

    /// Returns whether a word is a member of the list before it that holds other points: `.T`, `.centroid`.
    fn is_derived(&self, index: usize, word: &str, next: Option<TokenKind>) -> bool {
        let is_call = matches!(next, Some(TokenKind::Open(_)));
        let follows = self.before(index, 1).is_some_and(|token| {
            matches!(token.kind, TokenKind::Close(_)) && token.range.end == self.tokens[index].range.start
        });
        let has_list = match self.stack.as_slice() {
            [_] => self.lines.ends_with_points(),
            [.., frame] => !frame.lists.is_empty() || !frame.spots.is_empty() || !frame.wide.is_empty(),
            [] => false,
        };
        let last = word.rsplit('.').next().unwrap_or_default();
        let is_member = word.starts_with('.') && !is_call && follows && !KEEPING.contains(&last);
        let is_product =
            word == "@" && matches!(self.before(index, 1).map(|it| it.kind), Some(TokenKind::Close(_)));
        has_list && (is_member || is_product)
    }

    /// Processes a character without a meaning of its own.
    pub(super) fn other(&mut self, index: usize, other: char, next: Option<TokenKind>) {
        let range = self.tokens[index].range.clone();
        let is_noise = "`|!\\$\"'@?".contains(other)
            || (other == '>' && self.before(index, 1).is_some_and(|token| token.kind == TokenKind::Equals));
        let is_operator = "+-*/@%".contains(other)
            && matches!(self.before(index, 1).map(|token| token.kind), Some(TokenKind::Close(_)))
            && match (other, next) {
                ('-', Some(TokenKind::Word)) => self.is_statement(index),
                ('-', Some(TokenKind::Number(_))) | (_, Some(TokenKind::Number(_) | TokenKind::Word)) => true,
                _ => false,
            };
        let is_transposed = other == '\''
            && self.before(index, 1).is_some_and(|token| {
                matches!(token.kind, TokenKind::Close(']')) && token.range.end == range.start
            });
        let is_operator = is_operator || is_transposed;
        let is_outside = self.stack.len() == 1;
        if is_operator && is_outside && self.lines.ends_with_points() {
            return self.complain(range, text!("import-nothing-that-changes-the-list"));
        }
        let frame = self.frame();
        let is_within = !frame.scalars.is_empty() || !frame.spots.is_empty();
        let is_after_list = is_operator && (!frame.lists.is_empty() || !frame.wide.is_empty());
        if is_after_list || (!is_noise && is_within) {
            frame.spoiled.get_or_insert(range);
        }
    }

    /// Returns whether the line has an `=` before a token.
    fn is_statement(&self, index: usize) -> bool {
        let line = self.tokens[..index].iter().rev().take(12);
        line.take_while(|token| !matches!(token.kind, TokenKind::Newline { .. } | TokenKind::Semicolon))
            .any(|token| token.kind == TokenKind::Equals)
    }

    /// Returns the operator before a bracket and its callee, which changes the points in the bracket.
    pub(super) fn operator(&self, index: usize, behind: usize) -> Option<Range<usize>> {
        let token = self.before(index, behind)?;
        let first = self.before(index, behind + 1).map(|token| token.kind);
        // `a += vec2(1, 0)`
        if let (TokenKind::Equals, Some(TokenKind::Other('+' | '-' | '*' | '/' | '@'))) = (token.kind, first)
        {
            return Some(token.range.clone());
        }
        let TokenKind::Other(operator) = token.kind else { return None };
        let is_operator = match (operator, first) {
            ('-', Some(TokenKind::Word | TokenKind::Close(_))) => self.is_statement(index),
            (
                '*' | '/' | '@' | '+' | '%',
                Some(TokenKind::Word | TokenKind::Close(_) | TokenKind::Number(_)),
            )
            | ('-', Some(TokenKind::Equals | TokenKind::Comma | TokenKind::Open(_) | TokenKind::Number(_))) => {
                true
            }
            _ => false,
        };
        is_operator.then(|| token.range.clone())
    }
}
