//! From tokens to lists of points, by nested brackets. `lines` reads the text outside all brackets, `close`
//! the end of a bracket.

use std::ops::Range;

use super::aside::{self, Aside};
use super::frame::BracketContent;
use super::leaf::{NumberLabel, PlacedNumber};
use super::lines::Lines;
use super::list::RawList;
use super::number;
use super::select::Note;
use super::token::{self, Token, TokenKind};
use super::wkt::Geometries;
use crate::message::text;

/// The result of recognition.
pub(super) struct Recognised {
    /// The lists in order.
    pub(super) lists: Vec<RawList>,
    /// The errors: for each, its place, the expected content, and the content found, if this is not the text
    /// at the place.
    pub(super) problems: Vec<(Range<usize>, String, Option<String>)>,
    /// Whether any point was in brackets.
    pub(super) has_brackets: bool,
    /// Numbers that belong to no list: in calls, and in words about the text.
    pub(super) asides: Vec<Aside>,
    /// Places that were left out already.
    pub(super) left_out: Vec<Note>,
}

impl Recognised {
    /// Adds the lists of well-known text.
    pub(super) fn add(&mut self, geometries: &Geometries) {
        self.has_brackets = true;
        self.lists.extend(geometries.lists.iter().cloned());
        self.lists.sort_by_key(|list| list.extent().start);
        self.left_out.extend(geometries.holes.iter().cloned());
        let problems = geometries.problems.iter().cloned();
        self.problems.extend(problems.map(|(range, expected)| (range, expected, None)));
    }
}

/// The state of recognition.
pub(super) struct Recogniser<'a> {
    pub(super) text: &'a str,
    pub(super) tokens: &'a [Token],
    /// The open brackets; the first stands for the whole text.
    pub(super) stack: Vec<BracketContent>,
    pub(super) lines: Lines<'a>,
    pub(super) problems: Vec<(Range<usize>, String, Option<String>)>,
    pub(super) has_brackets: bool,
    pub(super) asides: Vec<Aside>,
    /// Whether each token is a brace around statements.
    pub(super) blocks: Vec<bool>,
    /// The number of open brackets deeper than [`MAX_DEPTH`].
    too_deep: usize,
}

/// Maximum depth of nested brackets; deeper ones have no meaning for points.
const MAX_DEPTH: usize = 64;

/// Returns the lists in these tokens.
pub(super) fn recognise(text: &str, tokens: &[Token]) -> Recognised {
    let lines = Lines::of(text);
    let mut state = Recogniser {
        text,
        tokens,
        stack: vec![BracketContent::default()],
        lines,
        problems: Vec::new(),
        has_brackets: false,
        asides: Vec::new(),
        blocks: blocks(tokens),
        too_deep: 0,
    };
    let mut index = 0;
    while let Some(token) = tokens.get(index) {
        index += 1 + usize::from(state.take(index, token));
    }
    while state.stack.len() > 1 {
        let open = state.stack.last().map(|frame| frame.start..frame.start + 1).unwrap_or_default();
        let bracket = state.stack.last().and_then(|frame| frame.open).map_or(')', closing);
        state.problems.push((
            open,
            text!("import-a-closing-for-this-bracket"; bracket = bracket),
            Some(text!("import-none").to_owned()),
        ));
        state.close(tokens.len(), text.len());
    }
    state.end_line(tokens.len(), false);
    let Recogniser { lines, mut problems, has_brackets, mut asides, .. } = state;
    let (lists, complaints, said) = lines.finish();
    asides.extend(said);
    problems.extend(complaints.into_iter().map(|(range, expected)| (range, expected, None)));
    problems.sort_by_key(|(range, ..)| (range.start, range.end));
    Recognised { lists, problems, has_brackets, asides, left_out: Vec::new() }
}

/// Returns whether each token is a brace around statements, which has a semicolon at its own level.
fn blocks(tokens: &[Token]) -> Vec<bool> {
    let mut blocks = vec![false; tokens.len()];
    for (start, closing) in token::closing(tokens).into_iter().enumerate() {
        if let Some((end, true)) = closing.filter(|_| tokens[start].kind == TokenKind::Open('{')) {
            (blocks[start], blocks[end]) = (true, true);
        }
    }
    blocks
}

const fn closing(open: char) -> char {
    match open {
        '[' => ']',
        '{' => '}',
        _ => ')',
    }
}

impl Recogniser<'_> {
    /// Processes one token; returns whether the next one was processed too.
    fn take(&mut self, index: usize, token: &Token) -> bool {
        let is_outside = self.stack.len() == 1;
        let Token { kind, range } = token;
        if is_outside && self.blocks[index] {
            self.lines.separator(true);
            self.end_line(index, false);
            return false;
        }
        let next = self.tokens.get(index + 1).map(|token| token.kind);
        match kind {
            TokenKind::Number(value) => {
                if next == Some(TokenKind::Colon) {
                    self.number_label(range);
                    return true;
                }
                self.scalar(*value, range.clone());
            }
            TokenKind::Malformed if is_outside => self.lines.malformed(range.clone()),
            TokenKind::Malformed => {
                self.frame().malformed += 1;
                let expected = number::expected(&self.text[range.clone()]);
                self.complain(range.clone(), expected);
                self.frame().is_refused = true;
            }
            TokenKind::Word | TokenKind::Quoted => self.word(index, token, next),
            TokenKind::Open(_) if self.stack.len() > MAX_DEPTH => {
                if self.too_deep == 0 {
                    self.complain(range.clone(), &text!("import-at-most-nested-brackets"; most = MAX_DEPTH));
                }
                self.too_deep += 1;
            }
            TokenKind::Open(bracket) => self.open(index, *bracket),
            TokenKind::Close(_) if self.too_deep > 0 => self.too_deep -= 1,
            TokenKind::Close(bracket) => self.close_with(index, *bracket, next),
            TokenKind::Comma | TokenKind::Semicolon => self.separator(*kind == TokenKind::Semicolon),
            TokenKind::Colon | TokenKind::Equals => self.name(*kind == TokenKind::Colon),
            TokenKind::Newline { blank } if is_outside => self.end_line(index, *blank),
            TokenKind::Newline { .. } => self.frame().gap.newline = true,
            TokenKind::Other(other) => self.other(index, *other, next),
        }
        false
    }

    pub(super) fn frame(&mut self) -> &mut BracketContent {
        if self.stack.is_empty() {
            self.stack.push(BracketContent::default());
        }
        let last = self.stack.len() - 1;
        &mut self.stack[last]
    }

    pub(super) fn complain(&mut self, range: Range<usize>, expected: &str) {
        self.problems.push((range, expected.to_owned(), None));
    }

    /// Marks the numbers in the current bracket as refused, so that nothing is made of them.
    pub(super) fn refuse(&mut self) {
        let frame = self.frame();
        (frame.is_refused, frame.has_bad_number) = (true, true);
    }

    /// Processes a closing bracket.
    fn close_with(&mut self, index: usize, bracket: char, next: Option<TokenKind>) {
        let range = self.tokens[index].range.clone();
        let Some(open) = self.stack.last().and_then(|frame| frame.open) else {
            // `a)` numbers the parts of a text.
            let is_mark = self.before(index, 1).is_some_and(|token| {
                matches!(token.kind, TokenKind::Word | TokenKind::Quoted | TokenKind::Number(_))
                    && token.range.end == range.start
            });
            if !is_mark {
                self.complain(range, text!("import-an-opening-bracket-before-it"));
            }
            return;
        };
        if closing(open) != bracket {
            self.complain(range.clone(), &text!("import-a-closing-bracket"; bracket = closing(open)));
        }
        self.frame().is_before_brace = next == Some(TokenKind::Open('{'));
        self.close(index, range.end);
    }

    /// Returns the token at this distance before another token, if there is one.
    pub(super) fn before(&self, index: usize, distance: usize) -> Option<&Token> {
        index.checked_sub(distance).map(|index| &self.tokens[index])
    }

    pub(super) fn scalar(&mut self, value: f64, range: Range<usize>) {
        if let Some(expected) = number::refusal(value) {
            self.complain(range, &expected);
            self.refuse();
            return;
        }
        let frame = self.frame();
        let is_outside = frame.open.is_none();
        let label = match frame.label.take() {
            Some((name, by_colon)) if is_outside && NumberLabel::of(&name) == NumberLabel::Other => {
                // `P: 1 2 3` has the name of a list; in `radius = 0.5` the number may be a value of its own.
                frame.label = Some((name, by_colon));
                NumberLabel::None
            }
            Some((name, _)) => {
                let label = NumberLabel::of(&name);
                if label == NumberLabel::Other {
                    frame.named.push(aside::named(frame.label_start..range.end, name, value));
                }
                label
            }
            None => NumberLabel::None,
        };
        let gap = std::mem::take(&mut frame.gap);
        frame.last_word = None;
        frame.scalars.push(PlacedNumber { value, range, label, gap });
    }

    /// Reads a numbered label such as `1:` or `Shape 1:`.
    fn number_label(&mut self, range: &Range<usize>) {
        let number = self.text[range.clone()].trim_matches(['"', '\'']).to_owned();
        let frame = self.frame();
        let name = match frame.last_word.take() {
            Some(word) => format!("{word} {number}"),
            None => number,
        };
        frame.label = Some((name, true));
    }

    fn separator(&mut self, is_semicolon: bool) {
        let frame = self.frame();
        frame.gap.comma |= !is_semicolon;
        frame.commas += usize::from(!is_semicolon);
        frame.gap.semicolon |= is_semicolon;
        frame.has_semicolon |= is_semicolon;
        frame.last_word = None;
        if frame.open.is_some() || frame.scalars.is_empty() {
            frame.label = None;
        }
        if frame.open.is_none() {
            self.lines.separator(is_semicolon);
        }
    }

    /// Processes `=` or `:` after a name.
    fn name(&mut self, is_colon: bool) {
        let frame = self.frame();
        // In `const P: [[f64; 3]; 4] = …` the name is before the colon.
        let is_typed = !is_colon && frame.label.as_ref().is_some_and(|(_, by_colon)| *by_colon);
        if !is_typed && let Some(word) = frame.last_word.take() {
            frame.label = Some((word, is_colon));
            frame.label_start = frame.word_start;
        }
    }

    fn open(&mut self, index: usize, bracket: char) {
        let start = self.tokens[index].range.start;
        let before = |distance: usize| index.checked_sub(distance).map(|index| &self.tokens[index]);
        let is_macro = before(1).is_some_and(|token| token.kind == TokenKind::Other('!'));
        let called = before(if is_macro { 2 } else { 1 }).filter(|token| token.kind == TokenKind::Word);
        let callee = called.map(|token| {
            let word = &self.text[token.range.clone()];
            if is_macro { format!("{word}!") } else { word.to_owned() }
        });
        let is_adjacent = before(1).is_some_and(|token| {
            token.range.end == start && matches!(token.kind, TokenKind::Word | TokenKind::Close(']' | '}'))
        });
        let keyword =
            called.and(before(if is_macro { 3 } else { 2 })).filter(|token| token.kind == TokenKind::Word);
        let is_signature = keyword.is_some_and(|token| {
            ["def", "fn", "function", "func", "class", "struct"].contains(&&self.text[token.range.clone()])
        });
        let behind = 1 + usize::from(callee.is_some()) + usize::from(is_macro);
        let operator = self.operator(index, behind);
        let name = self.frame().label.take().map(|(name, _)| name);
        let open = Some(bracket);
        let frame = BracketContent {
            open,
            start,
            index,
            operator,
            name,
            callee,
            is_adjacent,
            is_signature,
            ..BracketContent::default()
        };
        self.stack.push(frame);
    }
}
