//! The lists that a query in a text names: `distance(brick, kite)`.

use std::ops::Range;

use super::token::{Token, TokenKind};
use super::words::words_of;

/// Parts of the names of queries about two shapes.
const QUERIES: [&str; 14] = [
    "distance",
    "overlap",
    "intersect",
    "colli",
    "gjk",
    "epa",
    "closest",
    "gap",
    "separat",
    "touch",
    "disjoint",
    "penetrat",
    "contact",
    "test",
];

/// Other words in the names of such queries.
const WORDS: [&str; 3] = ["hit", "hits", "sat"];

/// Maximum number of tokens in the brackets of a query.
const MAX_QUERY: usize = 200;

/// Maximum number of lists among which a query may choose.
const MAX_LISTS: usize = 64;

/// Returns whether a name denotes a query about two shapes.
pub(super) fn is_query(callee: &str) -> bool {
    let lower = callee.to_ascii_lowercase();
    QUERIES.iter().any(|query| lower.contains(query))
        || words_of(callee).iter().any(|word| WORDS.contains(&word.as_str()))
}

/// The index of the list that a word names, alone or with a member: `brick`, `brick.data`.
fn list_of(word: &str, lists: &[&str]) -> Option<usize> {
    let head = || word.split(['.', ':', '<']).next().unwrap_or_default();
    let index = |name: &str| lists.iter().position(|list| !list.is_empty() && *list == name);
    index(word).or_else(|| index(head()))
}

/// Returns the indices of the lists that a text names, in the order of the text, each once. Quoted text names
/// none.
pub(super) fn lists_in(text: &str, lists: &[&str]) -> Vec<usize> {
    let mut named = Vec::new();
    if lists.len() > MAX_LISTS {
        return named;
    }
    for piece in text.split('"').step_by(2) {
        for word in piece.split(|c: char| !(c.is_alphanumeric() || "_.".contains(c))) {
            if let Some(index) = list_of(word, lists)
                && !named.contains(&index)
            {
                named.push(index);
            }
        }
    }
    named
}

/// A call in a text.
pub(super) struct QueryCall<'a> {
    pub(super) callee: &'a str,
    /// The place of the call, with the callee.
    pub(super) range: Range<usize>,
}

/// Returns the calls of a text, other than those in quotes of a sentence.
pub(super) fn calls<'a>(text: &'a str, tokens: &'a [Token]) -> impl Iterator<Item = QueryCall<'a>> {
    tokens.windows(2).enumerate().filter_map(move |(index, pair)| {
        let (word, open) = (&pair[0], &pair[1]);
        let before = index.checked_sub(1).map(|before| &tokens[before]);
        let is_quoted = before.is_some_and(|token| token.kind == TokenKind::Other('`'));
        // `def distance(a, b):` and `float distance(const Poly& a, const Poly& b)` define a query.
        let is_definition = before.is_some_and(|token| {
            let word = &text[token.range.clone()];
            token.kind == TokenKind::Word
                && !["return", "assert", "await", "not", "if", "and", "or"].contains(&word)
        });
        if is_quoted || is_definition || word.kind != TokenKind::Word || open.kind != TokenKind::Open('(') {
            return None;
        }
        let end = end_of(tokens, index + 1)?;
        Some(QueryCall { callee: &text[word.range.clone()], range: word.range.start..end })
    })
}

/// Returns the name of the query about exactly two of the lists, and their indices in the order of its arguments.
/// Returns `None` if two queries concern different lists, or if a name belongs to two lists.
pub(super) fn asked(text: &str, tokens: &[Token], lists: &[&str]) -> Option<(String, [usize; 2])> {
    let is_twice = |index: usize| lists.iter().filter(|name| **name == lists[index]).count() > 1;
    let mut asked: Option<(String, [usize; 2])> = None;
    if lists.len() > MAX_LISTS {
        return None;
    }
    for call in calls(text, tokens).filter(|call| is_query(call.callee)) {
        let named = lists_in(&text[call.range], lists);
        if let [first, second] = named.as_slice() {
            let found = [*first, *second];
            if found.iter().any(|index| is_twice(*index)) {
                return None;
            }
            match &asked {
                Some((_, pair)) if !found.iter().all(|index| pair.contains(index)) => return None,
                Some(_) => {}
                None => asked = Some((call.callee.to_owned(), found)),
            }
        }
    }
    asked
}

/// The byte offset after the bracket that a token opens. Returns `None` for a long bracket.
fn end_of(tokens: &[Token], open: usize) -> Option<usize> {
    let mut depth = 0_usize;
    for token in tokens[open..].iter().take(MAX_QUERY) {
        match token.kind {
            TokenKind::Open(_) => depth += 1,
            TokenKind::Close(_) => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 {
            return Some(token.range.end);
        }
    }
    None
}
