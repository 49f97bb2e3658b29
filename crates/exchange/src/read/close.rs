//! The end of a bracket: a point, a list, a call, or a comment.

use std::ops::Range;

use super::aside::{self, Aside, AsideKind};
use super::frame::{BracketContent, ClosedBracket, Parsed, Void};
use super::leaf::{PlacedNumber, Separators};
use super::lines::LineContent;
use super::names;
use super::structure::Recogniser;
use super::token::{Token, TokenKind};
use super::words;
use crate::message::text;

/// Methods that keep the points of a list as they are.
const KEEPING: [&str; 24] = [
    "astype",
    "tolist",
    "copy",
    "clone",
    "squeeze",
    "numpy",
    "cpu",
    "toarray",
    "tovector",
    "data",
    "into",
    "to_vec",
    "to_owned",
    "iter",
    "into_iter",
    "collect",
    "unwrap",
    "as_slice",
    "size",
    "len",
    "to_string",
    "concat",
    "freeze",
    "double",
];

/// A closed bracket, with the state from when it was opened.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own about the bracket")]
struct Ended {
    range: Range<usize>,
    /// The indices of the tokens in the bracket.
    tokens: Range<usize>,
    name: Option<String>,
    callee: Option<String>,
    is_signature: bool,
    is_remark: bool,
    is_adjacent: bool,
    is_refused: bool,
    words: usize,
    open: Option<char>,
    scalars: Vec<PlacedNumber>,
}

impl Ended {
    fn of(frame: &BracketContent, index: usize, end: usize) -> Self {
        Self {
            range: frame.start..end,
            tokens: frame.index..index,
            name: frame.name.clone(),
            callee: frame.callee.clone(),
            is_signature: frame.is_signature,
            is_remark: frame.is_remark(),
            is_adjacent: frame.is_adjacent,
            is_refused: frame.is_refused,
            words: frame.words.max(frame.voids.len()),
            open: frame.open,
            scalars: if frame.callee.as_deref().is_some_and(is_method) {
                frame.scalars.clone()
            } else {
                Vec::new()
            },
        }
    }
}

/// Returns whether a callee is a method of the bracket before it: `.reshape`.
fn is_method(callee: &str) -> bool {
    callee.starts_with('.')
}

impl Recogniser<'_> {
    /// Processes the end of a bracket, by the index of its last token and the byte offset after it.
    pub(super) fn close(&mut self, index: usize, end: usize) {
        let Some(frame) = self.stack.pop() else { return };
        let ended = Ended::of(&frame, index, end);
        let operator = frame.operator.clone();
        let ClosedBracket { part, complaints, asides } = frame.close(end);
        let has_points = matches!(part, Parsed::Point(_) | Parsed::Lists(_));
        if ended.callee.as_deref().is_some_and(is_method) && self.follows_list(&ended) {
            self.method(&ended);
            return;
        }
        if self.stack.len() == 1 && self.is_aside(&ended, &part) {
            let is_empty = matches!(part, Parsed::Nothing) && complaints.is_empty() && asides.is_empty();
            self.set_aside(&ended, asides, is_empty);
            return;
        }
        let had_complaints = !complaints.is_empty();
        if self.stack.len() == 1 && matches!(part, Parsed::Nothing) && !had_complaints {
            self.unknown_point(&ended);
        }
        self.asides.extend(asides);
        self.problems.extend(complaints.into_iter().map(|(range, expected)| (range, expected, None)));
        if let Some(range) = operator.filter(|_| has_points || matches!(part, Parsed::Wide(_))) {
            self.complain(range, text!("import-nothing-that-changes-the-points"));
        }
        let is_clean = !had_complaints && !ended.is_refused;
        if self.stack.len() == 1 {
            self.has_brackets |= has_points;
            self.outside(part, ended, is_clean);
        } else {
            self.inside(part, ended, is_clean);
        }
    }

    /// Notes a point without numbers that is added to a list, or set in one.
    fn unknown_point(&mut self, ended: &Ended) {
        let callee = ended.callee.as_deref().unwrap_or_default();
        let behind = 1 + usize::from(!callee.is_empty());
        let kind = |distance| self.before(ended.tokens.start, distance).map(|token| token.kind);
        let is_set =
            kind(behind) == Some(TokenKind::Equals) && kind(behind + 1) == Some(TokenKind::Close(']'));
        let owner = callee.rsplit_once('.').filter(|_| words::makes_points(callee)).map(|(owner, _)| owner);
        let name = owner.or(ended.name.as_deref().filter(|_| is_set)).filter(|_| ended.words > 0);
        if let Some(name) = name.map(str::to_owned) {
            self.asides.push(Aside { range: ended.range.clone(), name, kind: AsideKind::Point });
        }
    }

    /// Passes the meaning of a bracket to the bracket around it.
    fn inside(&mut self, part: Parsed, ended: Ended, is_clean: bool) {
        let Ended { range, name, callee, open, words, is_refused, .. } = ended;
        let parent = self.frame();
        match part {
            Parsed::Nothing => {
                // The name before a type or an index is still the name of the following value.
                parent.has_words = true;
                parent.label = name.map(|name| (name, true)).or(parent.label.take());
                parent.is_refused |= is_refused && callee.is_some() && !parent.scalars.is_empty();
                if words > 0 && is_clean {
                    parent.voids.push(Void { range, open, callee });
                }
            }
            Parsed::Scalar(_) if callee.as_deref().is_some_and(|callee| !names::is_cast(callee)) => {
                parent.is_refused = true;
                self.complain(range, text!("import-a-number-the-value-of-a"));
            }
            Parsed::Scalar(value) => {
                parent.label = name.map(|name| (name, true));
                self.scalar(value, range);
            }
            Parsed::Point(spot) => {
                if name.as_deref().is_some_and(names::is_measure) {
                    parent.measures.push(range);
                }
                (parent.spot_name, parent.spot_callee, parent.spot_open) = (name, callee, open);
                parent.spots.push(spot);
            }
            Parsed::Wide(row) => parent.wide.push(row),
            Parsed::Lists(lists) => parent.lists.extend(lists),
        }
    }

    /// Returns whether a bracket is a call, a definition, a comparison, or a comment, rather than points.
    fn is_aside(&self, ended: &Ended, part: &Parsed) -> bool {
        let is_point = matches!(part, Parsed::Point(_));
        let has_points = is_point || matches!(part, Parsed::Lists(_));
        let is_call = ended.callee.as_deref().is_some_and(|callee| !words::makes_points(callee));
        ended.is_signature
            || self.is_compared(ended)
            || self.is_index(ended)
            || self.is_header(ended)
            || (is_point && is_call && (ended.words >= 2 || self.is_statement_of(ended)))
            || (!has_points && (is_call || (ended.is_remark && !self.is_between_points(&ended.tokens))))
    }

    /// Returns whether a call is a complete statement, or a test: `xlim(0, 10);`, `plt.xlim(0, 10)`,
    /// `EXPECT_NEAR(…)`.
    fn is_statement_of(&self, ended: &Ended) -> bool {
        let callee = ended.callee.as_deref().unwrap_or_default();
        let before = self.before(ended.tokens.start, 2).map(|token| token.kind);
        let is_member = before == Some(TokenKind::Other('>'));
        let is_first = is_member
            || matches!(
                before,
                None | Some(
                    TokenKind::Newline { .. }
                        | TokenKind::Semicolon
                        | TokenKind::Open('{')
                        | TokenKind::Close('}')
                )
            );
        let ends =
            self.tokens.get(ended.tokens.end + 1).map(|token| token.kind) == Some(TokenKind::Semicolon);
        let is_test = words::words_of(callee).iter().any(|word| aside::HARMLESS.contains(&word.as_str()));
        is_first && (ends || is_test || callee.contains('.'))
    }

    /// Returns whether a bracket is an index with several numbers: `pose[0, 3] = 5`.
    fn is_index(&self, ended: &Ended) -> bool {
        let next = self.tokens.get(ended.tokens.end + 1).map(|token| token.kind);
        ended.open == Some('[') && ended.is_adjacent && next == Some(TokenKind::Equals)
    }

    /// Returns whether a bracket follows `==` or another comparison.
    fn is_compared(&self, ended: &Ended) -> bool {
        let behind = 1 + usize::from(ended.callee.is_some());
        let kind = |distance| self.before(ended.tokens.start, distance).map(|token| token.kind);
        kind(behind) == Some(TokenKind::Equals)
            && matches!(kind(behind + 1), Some(TokenKind::Equals | TokenKind::Other('!' | '<' | '>' | '~')))
    }

    /// Returns whether a call is the head of a function or a loop: `for (…) {`, `constructor(x = 0) {`.
    fn is_header(&self, ended: &Ended) -> bool {
        let after = self.tokens.iter().enumerate().skip(ended.tokens.end + 1);
        let mut after = after.skip_while(|(_, token)| matches!(token.kind, TokenKind::Newline { .. }));
        let opens_block =
            |(index, token): (usize, &Token)| token.kind == TokenKind::Open('{') && self.blocks[index];
        ended.callee.is_some() && after.next().is_some_and(opens_block)
    }

    /// Returns whether points in brackets come right before or after a bracket, with at most a comma between them.
    fn is_between_points(&self, tokens: &Range<usize>) -> bool {
        let is_space = |token: &&Token| matches!(token.kind, TokenKind::Newline { .. });
        let is_word = |token: &&Token| token.kind == TokenKind::Word;
        let before = self.tokens[..tokens.start].iter().rev();
        let mut before = before.skip_while(is_word).skip_while(is_space).map(|token| token.kind);
        let mut after = self.tokens[tokens.end.min(self.tokens.len())..]
            .iter()
            .skip(1)
            .skip_while(is_space)
            .map(|it| it.kind);
        let is_after = match before.next() {
            Some(TokenKind::Close(_)) => true,
            Some(TokenKind::Comma) => matches!(before.next(), Some(TokenKind::Close(_))),
            _ => false,
        };
        let is_before = match after.next() {
            Some(TokenKind::Comma) => {
                let mut next =
                    after.filter(|kind| !matches!(kind, TokenKind::Newline { .. } | TokenKind::Word));
                matches!(next.next(), Some(TokenKind::Open(_)))
            }
            _ => false,
        };
        (is_after && self.lines.has_points()) || is_before
    }

    /// Sets a call or a comment in brackets aside, with all problems in it.
    fn set_aside(&mut self, ended: &Ended, inner: Vec<Aside>, is_empty: bool) {
        let Range { start, end } = ended.range;
        let had_problems = self.forget_problems(start);
        let first =
            self.asides.iter().rposition(|aside| aside.range.start < start).map_or(0, |last| last + 1);
        let within = self.asides.split_off(first);
        let had_numbers = !is_empty || !within.is_empty() || had_problems;
        // A radius or an angle within it is reported separately.
        let all = within.into_iter().chain(inner);
        self.asides.extend(all.filter(|aside| !ended.is_signature && aside::changes(&aside.name)));
        if ended.open != Some('[') || ended.callee.is_none() {
            self.lines.bracket();
        }
        if !had_numbers || ended.callee.is_none() {
            // The name before a type is still the name of the following value.
            let name = ended.name.clone();
            let frame = self.frame();
            frame.label = name.map(|name| (name, true)).or(frame.label.take());
        }
        if had_numbers {
            let before = &self.text[..start];
            let begin = ended
                .callee
                .as_deref()
                .and_then(|callee| before.strip_suffix(callee))
                .map_or(start, str::len);
            let is_call = ended.callee.is_some() && !ended.is_signature;
            let kind = if is_call { AsideKind::Call } else { AsideKind::Bracket };
            let name = ended.callee.clone().or(ended.name.clone()).unwrap_or_default();
            self.asides.push(Aside { range: begin..end, name, kind });
        }
    }

    /// Forgets the problems from a place on. Returns false if there were none.
    fn forget_problems(&mut self, start: usize) -> bool {
        let first =
            self.problems.iter().rposition(|(range, ..)| range.start < start).map_or(0, |last| last + 1);
        let had_problems = first < self.problems.len();
        self.problems.truncate(first);
        had_problems
    }

    /// Returns whether the method of a bracket follows a list.
    fn follows_list(&self, ended: &Ended) -> bool {
        let mut before = self.tokens[..ended.tokens.start.saturating_sub(1)].iter().rev();
        let has_list = match self.stack.as_slice() {
            [_] | [] => self.lines.ends_with_points(),
            [.., frame] => !frame.lists.is_empty() || !frame.spots.is_empty() || !frame.wide.is_empty(),
        };
        let last = before.find(|token| !matches!(token.kind, TokenKind::Newline { .. }));
        has_list && last.is_some_and(|token| matches!(token.kind, TokenKind::Close(_)))
    }

    /// Applies a method to the list before it.
    fn method(&mut self, ended: &Ended) {
        let method = ended.callee.as_deref().unwrap_or_default().trim_start_matches('.').to_owned();
        let start = ended.range.start;
        self.forget_problems(start);
        self.lines.method();
        if KEEPING.contains(&method.to_ascii_lowercase().replace("_list", "list").as_str()) {
            return;
        }
        let count = ended.scalars.last().map(|last| last.value);
        let is_done = method == "reshape"
            && match count {
                Some(2.0) => self.recut(2),
                Some(3.0) => self.recut(3),
                _ => false,
            };
        if !is_done {
            let begin = start - (method.len() + 1).min(start);
            let expected = text!("import-a-call-that-is-known-for"; method = method);
            self.problems.push((begin..ended.range.end, expected, None));
        }
    }

    /// Regroups the numbers of the last list into points of `count` coordinates. Returns whether they divide evenly.
    fn recut(&mut self, count: usize) -> bool {
        if self.stack.len() == 1 {
            return self.lines.recut(count);
        }
        let frame = self.frame();
        match (frame.wide.last_mut(), frame.lists.last_mut()) {
            (Some(row), _) => {
                row.count = Some(count);
                row.numbers.len().is_multiple_of(count)
            }
            (None, Some(list)) => list.recut(count),
            (None, None) => frame.spots.iter().all(|spot| spot.count == count),
        }
    }

    /// Processes a closed outermost bracket.
    fn outside(&mut self, part: Parsed, ended: Ended, is_clean: bool) {
        let is_between = is_clean && ended.words > 0;
        let Ended { range, tokens, name, callee, open: ended_open, .. } = ended;
        match part {
            Parsed::Nothing => {
                let has_comma =
                    self.tokens[tokens.clone()].iter().any(|token| token.kind == TokenKind::Comma);
                if is_between && has_comma && callee.is_none() && self.is_between_points(&tokens) {
                    self.complain(range, text!("import-point"));
                }
                if ended_open != Some('[') || callee.is_none() {
                    self.lines.bracket();
                }
                let frame = self.frame();
                frame.label = name.map(|name| (name, true)).or(frame.label.take());
            }
            Parsed::Wide(row) if row.name.as_deref().is_some_and(names::is_color) => {
                let name = row.name.unwrap_or_default();
                self.asides.push(Aside { range, name, kind: AsideKind::Bracket });
                self.lines.bracket();
            }
            Parsed::Wide(row) => match row.points() {
                Some(mut list) => {
                    list.bracket = Some(range);
                    list.callee = callee.filter(|_| list.name.is_none());
                    self.lines.list(list);
                }
                None => self.complain(range, text!("import-point")),
            },
            Parsed::Scalar(_) => self.complain(range, text!("import-point")),
            Parsed::Point(spot) => self.lines.point(spot, name, callee),
            Parsed::Lists(lists) => {
                let is_in_call = callee.as_deref().is_some_and(|callee| !words::makes_points(callee));
                for mut list in lists {
                    (list.bracket, list.is_in_call) = (Some(range.clone()), is_in_call);
                    self.lines.list(list);
                }
            }
        }
    }

    /// Ends a line outside all brackets.
    pub(super) fn end_line(&mut self, index: usize, is_blank: bool) {
        let ends_with_colon = self.before(index, 1).is_some_and(|token| token.kind == TokenKind::Colon);
        let frame = self.frame();
        let scalars = std::mem::take(&mut frame.scalars);
        let (label, spoiled) = (frame.label.take(), frame.spoiled.take());
        let is_refused = std::mem::take(&mut frame.is_refused);
        frame.gap = Separators::default();
        let line = LineContent { scalars, label, spoiled, is_refused, is_blank, ends_with_colon };
        // A name alone on its line is the name of the following value, unless that has its own: the last word of a
        // sentence before a list is not a name with a type.
        let kept = self.lines.end(line, self.text);
        self.frame().label = kept.map(|(name, _)| (name, false));
        self.frame().last_word = None;
    }
}
