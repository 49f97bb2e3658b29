//! From tokens to lists of points, by nested brackets. The text outside of all brackets is read by `lines`.

use std::ops::Range;

use super::frame::{Frame, POINT, Parsed, RawList};
use super::leaf::{Label, Scalar};
use super::lines::Lines;
use super::token::{Kind, Token};
use super::{names, number};

/// The result of recognition.
pub(super) struct Recognised {
    /// The lists in order.
    pub(super) lists: Vec<RawList>,
    /// The errors: their places, what was expected, and what was found unless that is the text of the place.
    pub(super) problems: Vec<(Range<usize>, String, Option<String>)>,
    /// Whether any point was in brackets.
    pub(super) has_brackets: bool,
    /// Numbers that belong to no list: calls, and words about the text.
    pub(super) asides: Vec<Aside>,
}

/// Numbers that belong to no list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Aside {
    pub(super) range: Range<usize>,
    /// `p.rotate` of `p.rotate(0.5)`, `angle` of `angle = 0.5`; empty for a number in a sentence.
    pub(super) name: String,
}

/// The state of recognition.
struct Recogniser<'a> {
    text: &'a str,
    tokens: &'a [Token],
    /// The open brackets; the first stands for the whole text.
    stack: Vec<Frame>,
    lines: Lines,
    problems: Vec<(Range<usize>, String, Option<String>)>,
    has_brackets: bool,
    asides: Vec<Aside>,
    /// Whether each token is a brace around statements.
    blocks: Vec<bool>,
    /// The number of open brackets beyond [`MAX_DEPTH`].
    too_deep: usize,
}

/// The greatest depth of nested brackets; deeper ones have no meaning for points.
const MAX_DEPTH: usize = 64;

/// The lists in these tokens.
pub(super) fn recognise(text: &str, tokens: &[Token]) -> Recognised {
    let lines = Lines::default();
    let mut state = Recogniser {
        text,
        tokens,
        stack: vec![Frame::default()],
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
            format!("a closing `{bracket}` for this bracket"),
            Some("none".to_owned()),
        ));
        state.close(text.len());
    }
    state.end_line(false);
    let Recogniser { lines, mut problems, has_brackets, mut asides, .. } = state;
    let (lists, complaints, said) = lines.finish();
    asides.extend(said);
    problems.extend(complaints.into_iter().map(|(range, expected)| (range, expected, None)));
    problems.sort_by_key(|(range, ..)| (range.start, range.end));
    Recognised { lists, problems, has_brackets, asides }
}

/// Which tokens are braces around statements: there is a semicolon between them that no other bracket holds.
fn blocks(tokens: &[Token]) -> Vec<bool> {
    let mut blocks = vec![false; tokens.len()];
    let mut open: Vec<(usize, bool)> = Vec::new();
    for (index, token) in tokens.iter().enumerate() {
        match token.kind {
            Kind::Open(_) => open.push((index, false)),
            Kind::Semicolon => {
                if let Some((_, has_semicolon)) = open.last_mut() {
                    *has_semicolon = true;
                }
            }
            Kind::Close(_) => {
                if let Some((start, has_semicolon)) = open.pop() {
                    let is_block = tokens[start].kind == Kind::Open('{') && has_semicolon;
                    (blocks[start], blocks[index]) = (is_block, is_block);
                    if is_block && let Some((outer, has_inner)) = open.last_mut() {
                        *has_inner |= tokens[*outer].kind == Kind::Open('{');
                    }
                }
            }
            _ => {}
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
            self.end_line(false);
            return false;
        }
        let next = self.tokens.get(index + 1).map(|token| token.kind);
        match kind {
            Kind::Number(value) => {
                if next == Some(Kind::Colon) {
                    self.number_label(range);
                    return true;
                }
                self.scalar(*value, range.clone());
            }
            Kind::Malformed if is_outside => self.lines.malformed(range.clone()),
            Kind::Malformed => {
                let expected = number::expected(&self.text[range.clone()]);
                self.complain(range.clone(), expected);
                self.refuse();
            }
            Kind::Word | Kind::Quoted => self.word(index, token, next),
            Kind::Open(_) if self.stack.len() > MAX_DEPTH => {
                if self.too_deep == 0 {
                    self.complain(range.clone(), &format!("at most {MAX_DEPTH} nested brackets"));
                }
                self.too_deep += 1;
            }
            Kind::Open(bracket) => self.open(index, *bracket),
            Kind::Close(_) if self.too_deep > 0 => self.too_deep -= 1,
            Kind::Close(bracket) => {
                let open = self.stack.last().and_then(|frame| frame.open);
                match open {
                    None => self.complain(range.clone(), "an opening bracket before it"),
                    Some(open) => {
                        if closing(open) != *bracket {
                            self.complain(range.clone(), &format!("a closing `{}`", closing(open)));
                        }
                        self.frame().is_before_brace = next == Some(Kind::Open('{'));
                        self.close(range.end);
                    }
                }
            }
            Kind::Comma | Kind::Semicolon => self.separator(*kind == Kind::Semicolon),
            Kind::Colon | Kind::Equals => self.name(*kind == Kind::Colon),
            Kind::Newline { blank } if is_outside => self.end_line(*blank),
            Kind::Newline { .. } => self.frame().gap.newline = true,
            Kind::Other(other) => {
                let is_noise = "`|!\\$\"'@?".contains(*other)
                    || (*other == '>' && index > 0 && self.tokens[index - 1].kind == Kind::Equals);
                let frame = self.frame();
                let is_within = !frame.scalars.is_empty() || !frame.spots.is_empty();
                if !is_noise && is_within {
                    frame.spoiled.get_or_insert_with(|| range.clone());
                }
            }
        }
        false
    }

    fn frame(&mut self) -> &mut Frame {
        if self.stack.is_empty() {
            self.stack.push(Frame::default());
        }
        let last = self.stack.len() - 1;
        &mut self.stack[last]
    }

    fn complain(&mut self, range: Range<usize>, expected: &str) {
        self.problems.push((range, expected.to_owned(), None));
    }

    /// Marks the numbers in the current bracket as refused, so that nothing is made of them.
    fn refuse(&mut self) {
        self.frame().is_refused = true;
    }

    fn scalar(&mut self, value: f64, range: Range<usize>) {
        if let Some(expected) = number::refusal(value) {
            self.complain(range, &expected);
            self.refuse();
            return;
        }
        let frame = self.frame();
        let is_outside = frame.open.is_none();
        let label = match frame.label.take() {
            Some((name, by_colon)) if is_outside && Label::of(&name) == Label::Other => {
                // `P: 1 2 3` has the name of a list; in `radius = 0.5` the number may be a value of its own.
                frame.label = Some((name, by_colon));
                Label::None
            }
            Some((name, _)) => Label::of(&name),
            None => Label::None,
        };
        let gap = std::mem::take(&mut frame.gap);
        frame.last_word = None;
        frame.scalars.push(Scalar { value, range, label, gap });
    }

    /// A numbered label such as `1:` or `Shape 1:`.
    fn number_label(&mut self, range: &Range<usize>) {
        let number = self.text[range.clone()].trim_matches(['"', '\'']).to_owned();
        let frame = self.frame();
        let name = match frame.last_word.take() {
            Some(word) => format!("{word} {number}"),
            None => number,
        };
        frame.label = Some((name, true));
    }

    fn word(&mut self, index: usize, token: &Token, next: Option<Kind>) {
        let word = self.text[token.range.clone()].trim_matches(['"', '\'']).to_owned();
        let is_quoted = token.kind == Kind::Quoted;
        let is_name = matches!(next, Some(Kind::Colon | Kind::Equals));
        let frame = self.frame();
        frame.has_words = true;
        frame.words += 1;
        if frame.open.is_none() {
            frame.last_word = Some(word.clone());
            let not_finite = !is_quoted && number::is_not_finite(&word);
            let comes_first = frame.scalars.is_empty();
            self.lines.word(word, token.range.clone(), comes_first, not_finite, is_name);
            return;
        }
        let calls = matches!(next, Some(Kind::Open(_))) || next == Some(Kind::Other('!'));
        if !is_quoted && number::is_not_finite(&word) && !is_name && !calls {
            // Including its sign, if it has one.
            let sign = index.checked_sub(1).and_then(|before| self.tokens.get(before));
            let signed = sign.filter(|sign| matches!(sign.kind, Kind::Other('-' | '+' | '−')));
            let start = signed.map_or(token.range.start, |sign| sign.range.start);
            self.complain(start..token.range.end, "a finite number");
            self.refuse();
            return;
        }
        let is_after_number = !frame.scalars.is_empty();
        if is_after_number && !is_name && !calls {
            frame.spoiled.get_or_insert_with(|| token.range.clone());
        }
        frame.last_word = Some(word);
    }

    fn separator(&mut self, is_semicolon: bool) {
        let frame = self.frame();
        frame.gap.comma |= !is_semicolon;
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
        }
    }

    fn open(&mut self, index: usize, bracket: char) {
        let start = self.tokens[index].range.start;
        let before = |distance: usize| index.checked_sub(distance).map(|index| &self.tokens[index]);
        let is_macro = before(1).is_some_and(|token| token.kind == Kind::Other('!'));
        let called = before(if is_macro { 2 } else { 1 }).filter(|token| token.kind == Kind::Word);
        let callee = called.map(|token| {
            let word = &self.text[token.range.clone()];
            if is_macro { format!("{word}!") } else { word.to_owned() }
        });
        let is_adjacent = before(1).is_some_and(|token| {
            token.range.end == start && matches!(token.kind, Kind::Word | Kind::Close(']' | '}'))
        });
        let keyword =
            called.and(before(if is_macro { 3 } else { 2 })).filter(|token| token.kind == Kind::Word);
        let is_signature = keyword.is_some_and(|token| {
            ["def", "fn", "function", "func", "class", "struct"].contains(&&self.text[token.range.clone()])
        });
        let name = self.frame().label.take().map(|(name, _)| name);
        let frame =
            Frame { open: Some(bracket), start, name, callee, is_adjacent, is_signature, ..Frame::default() };
        self.stack.push(frame);
    }

    fn close(&mut self, end: usize) {
        let Some(frame) = self.stack.pop() else { return };
        let (start, name, callee) = (frame.start, frame.name.clone(), frame.callee.clone());
        let is_refused = frame.is_refused;
        let is_outside = self.stack.len() == 1;
        let is_signature = frame.is_signature;
        let is_remark = frame.is_remark();
        let (part, complaints) = frame.close(end);
        let has_points = matches!(part, Parsed::Point(_) | Parsed::Lists(_));
        let is_call = callee.as_deref().is_some_and(|callee| !names::makes_points(callee)) && !has_points;
        if is_outside
            && (is_signature
                || ((is_call || is_remark) && !matches!(part, Parsed::Nothing if complaints.is_empty())))
        {
            self.aside(start, end, callee, name);
            return;
        }
        self.problems.extend(complaints.into_iter().map(|(range, expected)| (range, expected, None)));
        if is_outside {
            self.has_brackets |= matches!(part, Parsed::Point(_) | Parsed::Lists(_));
            self.outside(part, start..end, name, callee);
            return;
        }
        let parent = self.frame();
        match part {
            Parsed::Nothing => {
                // The name before a type or an index is still the name of the following value.
                parent.has_words = true;
                parent.label = name.map(|name| (name, true)).or(parent.label.take());
                parent.is_refused |= is_refused && callee.is_some() && !parent.scalars.is_empty();
            }
            Parsed::Scalar(value) => {
                parent.label = name.map(|name| (name, true));
                self.scalar(value, start..end);
            }
            Parsed::Point(spot) => {
                parent.spot_name = name;
                parent.spots.push(spot);
            }
            Parsed::Wide(row) => parent.wide.push(row),
            Parsed::Lists(lists) => parent.lists.extend(lists),
        }
    }

    /// Sets a call or a remark in brackets aside, with all that was found to be wrong in it.
    fn aside(&mut self, start: usize, end: usize, callee: Option<String>, label: Option<String>) {
        self.problems.retain(|(range, ..)| range.start < start || range.end > end);
        let begin = callee.as_ref().map_or(start, |callee| start - callee.len().min(start));
        let begin = if self.text.is_char_boundary(begin) { begin } else { start };
        let name = callee.or(label).unwrap_or_default();
        self.asides.push(Aside { range: begin..end, name });
        self.lines.bracket();
    }

    /// Processes a closed outermost bracket.
    fn outside(&mut self, part: Parsed, range: Range<usize>, name: Option<String>, callee: Option<String>) {
        match part {
            Parsed::Nothing => {
                let frame = self.frame();
                frame.label = name.map(|name| (name, true)).or(frame.label.take());
            }
            Parsed::Wide(row) => match row.points() {
                Some(list) => self.lines.list(list),
                None => self.complain(range, POINT),
            },
            Parsed::Scalar(_) => self.complain(range, POINT),
            Parsed::Point(spot) => self.lines.point(spot, name, callee),
            Parsed::Lists(lists) => {
                for list in lists {
                    self.lines.list(list);
                }
            }
        }
    }

    fn end_line(&mut self, is_blank: bool) {
        let frame = self.frame();
        let scalars = std::mem::take(&mut frame.scalars);
        let (label, spoiled) = (frame.label.take(), frame.spoiled.take());
        let is_refused = std::mem::take(&mut frame.is_refused);
        frame.gap = super::leaf::Gap::default();
        let line = super::lines::Line { scalars, label, spoiled, is_refused, is_blank };
        // A name alone on its line is the name of the following value, unless that has its own: the last word of a
        // sentence before a list is not a name with a type.
        let kept = self.lines.end(line, self.text);
        self.frame().label = kept.map(|(name, _)| (name, false));
        self.frame().last_word = None;
    }
}
